#if !hasFeature(Embedded)
  /// The name of a field of saved state.
  struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The fields of saved state, each checked as it is read: the one place where what comes from outside
  /// the program is told from what the module may rely on. Errors name the field, with those it lies in,
  /// the value and what was expected.
  struct CheckedFields {
    private let container: KeyedDecodingContainer<FieldName>
    private let path: String

    init(_ decoder: any Decoder) throws {
      self.init(container: try decoder.container(keyedBy: FieldName.self), path: "")
    }

    private init(container: KeyedDecodingContainer<FieldName>, path: String) {
      (self.container, self.path) = (container, path)
    }

    /// All numbers that pass the gate unchanged.
    static var numbers: ClosedRange<Double> { -Double.saturationLimit...Double.saturationLimit }
    /// All lengths that pass the gate unchanged.
    static var lengths: ClosedRange<Double> { 0...Double.saturationLimit }

    func failure(_ name: String, is value: Any, mustBe expectation: String) -> DecodingError {
      DecodingError.dataCorruptedError(
        forKey: FieldName(name), in: container,
        debugDescription: "\(path)\(name) is \(value), must be \(expectation)")
    }

    /// Whether there is a field, with a value.
    func has(_ name: String) throws -> Bool {
      let name = FieldName(name)
      return container.contains(name) ? try !container.decodeNil(forKey: name) : false
    }

    func value<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
      try container.decode(type, forKey: FieldName(name))
    }

    func number(_ name: String, in range: ClosedRange<Double> = numbers) throws -> Double {
      let number = try value(name, as: Double.self)
      guard range.contains(number) else {
        throw failure(name, is: number, mustBe: "a number in \(range)")
      }
      return number
    }

    func numberIfPresent(
      _ name: String, in range: ClosedRange<Double> = numbers
    ) throws -> Double? {
      try has(name) ? number(name, in: range) : nil
    }

    /// A number above zero.
    func factor(_ name: String) throws -> Double {
      let number = try value(name, as: Double.self)
      guard number > 0, number <= .saturationLimit else {
        throw failure(name, is: number, mustBe: "a positive number")
      }
      return number
    }

    func numbers(
      _ name: String, _ count: Int, in range: ClosedRange<Double> = numbers
    ) throws -> [Double] {
      let numbers = try value(name, as: [Double].self)
      guard numbers.count == count, numbers.allSatisfy(range.contains) else {
        throw failure(name, is: numbers, mustBe: "\(count) numbers in \(range)")
      }
      return numbers
    }

    func byte(_ name: String, in range: ClosedRange<UInt8>) throws -> UInt8 {
      let byte = try value(name, as: UInt8.self)
      guard range.contains(byte) else {
        throw failure(name, is: byte, mustBe: "in \(range)")
      }
      return byte
    }

    /// The fields that lie in a field.
    func fields(_ name: String) throws -> CheckedFields {
      CheckedFields(
        container: try container.nestedContainer(
          keyedBy: FieldName.self, forKey: FieldName(name)),
        path: path + name + ".")
    }
  }

  /// Writes the fields of saved state.
  struct FieldWriter {
    private var container: KeyedEncodingContainer<FieldName>

    init(_ encoder: any Encoder) { container = encoder.container(keyedBy: FieldName.self) }

    private init(container: KeyedEncodingContainer<FieldName>) { self.container = container }

    mutating func set(_ name: String, _ value: some Encodable) throws {
      try container.encode(value, forKey: FieldName(name))
    }

    /// Writes a field that may be missing.
    mutating func set(_ name: String, ifPresent value: (some Encodable)?) throws {
      try container.encodeIfPresent(value, forKey: FieldName(name))
    }

    /// What writes the fields that lie in a field.
    mutating func fields(_ name: String) -> FieldWriter {
      FieldWriter(
        container: container.nestedContainer(keyedBy: FieldName.self, forKey: FieldName(name)))
    }
  }
#endif
