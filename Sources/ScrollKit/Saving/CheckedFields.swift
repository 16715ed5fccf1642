#if !hasFeature(Embedded)
  /// The fields of saved state, which come from outside the program. Each is checked as it is read,
  /// so the module may rely on the values. Errors name the field with its path, its value and what
  /// was expected.
  struct CheckedFields {
    private let container: KeyedDecodingContainer<FieldName>
    private let path: String

    init(_ decoder: any Decoder) throws {
      self.init(container: try decoder.container(keyedBy: FieldName.self), path: "")
    }

    private init(container: KeyedDecodingContainer<FieldName>, path: String) {
      (self.container, self.path) = (container, path)
    }

    /// All numbers that `finite(or:)` leaves unchanged.
    static var numbers: ClosedRange<Double> { -Double.saturationLimit...Double.saturationLimit }
    /// All such numbers that are not negative.
    static var lengths: ClosedRange<Double> { 0...Double.saturationLimit }

    func failure(_ name: String, is value: Any, mustBe expectation: String) -> DecodingError {
      DecodingError.dataCorruptedError(
        forKey: FieldName(name), in: container,
        debugDescription: "\(path)\(name) is \(value), must be \(expectation)")
    }

    /// Whether a field is there and not null.
    func has(_ name: String) throws -> Bool {
      let name = FieldName(name)
      return container.contains(name) ? try !container.decodeNil(forKey: name) : false
    }

    /// A field's value. A missing field throws the decoder's error; any other fault throws ours,
    /// since not every decoder names the field.
    private func value<Value: Decodable>(
      _ name: String, as type: Value.Type, mustBe expectation: @autoclosure () -> String
    ) throws -> Value {
      try naming(name, mustBe: expectation()) {
        try container.decode(type, forKey: FieldName(name))
      }
    }

    private func naming<Value>(
      _ name: String, mustBe expectation: @autoclosure () -> String, _ read: () throws -> Value
    ) throws -> Value {
      do {
        return try read()
      } catch DecodingError.keyNotFound(let key, let context) {
        throw DecodingError.keyNotFound(key, context)
      } catch {
        // Including the decoder's own errors for numbers that do not fit.
        throw failure(name, is: form(of: name), mustBe: expectation())
      }
    }

    /// Describes the content of a field, whatever it is.
    private func form(of name: String) -> String {
      let key = FieldName(name)
      if (try? container.decodeNil(forKey: key)) == true { return "null" }
      if let flag = try? container.decode(Bool.self, forKey: key) { return "\(flag)" }
      if let number = try? container.decode(Double.self, forKey: key) { return "\(number)" }
      if let text = try? container.decode(String.self, forKey: key) { return Self.quoted(text) }
      if (try? container.nestedUnkeyedContainer(forKey: key)) != nil { return "an array" }
      let object = try? container.nestedContainer(keyedBy: FieldName.self, forKey: key)
      return object == nil ? "no number there is" : "an object"
    }

    private static func quoted(_ text: String) -> String {
      "\"\(text.prefix(40))\(text.count > 40 ? "..." : "")\""
    }

    func flag(_ name: String) throws -> Bool {
      try value(name, as: Bool.self, mustBe: "true or false")
    }

    /// The field `kind`: one of a few words.
    func kind(_ kinds: String...) throws -> String {
      let expectation = kinds.dropLast().joined(separator: ", ") + " or " + (kinds.last ?? "")
      let kind = try value("kind", as: String.self, mustBe: expectation)
      guard kinds.contains(kind) else {
        throw failure("kind", is: Self.quoted(kind), mustBe: expectation)
      }
      return kind
    }

    func number(_ name: String, in range: ClosedRange<Double> = numbers) throws -> Double {
      let expectation = "a number in \(range)"
      let number = try value(name, as: Double.self, mustBe: expectation)
      guard range.contains(number) else {
        throw failure(name, is: number, mustBe: expectation)
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
      let number = try value(name, as: Double.self, mustBe: "a positive number")
      guard number > 0, number <= .saturationLimit else {
        throw failure(name, is: number, mustBe: "a positive number")
      }
      return number
    }

    func numbers(
      _ name: String, _ count: Int, in range: ClosedRange<Double> = numbers
    ) throws -> [Double] {
      try numbers(name, mustBe: "\(count) numbers in \(range)") {
        $0.count == count && $0.allSatisfy(range.contains)
      }
    }

    /// A list of numbers that meets a condition.
    func numbers(
      _ name: String, mustBe expectation: String, _ isRight: ([Double]) -> Bool
    ) throws -> [Double] {
      let numbers = try value(name, as: [Double].self, mustBe: expectation)
      guard isRight(numbers) else {
        let isLong = numbers.count > 20
        throw failure(
          name, is: isLong ? "an array of \(numbers.count)" : "\(numbers)", mustBe: expectation)
      }
      return numbers
    }

    /// A whole number.
    func integer<Number: FixedWidthInteger & Decodable>(
      _ name: String, in range: ClosedRange<Number> = .min ... .max
    ) throws -> Number {
      let expectation = "a whole number in \(range)"
      // Decoded as the widest type, so that the error can show a value out of range.
      let integer = try value(name, as: Int.self, mustBe: expectation)
      guard let number = Number(exactly: integer), range.contains(number) else {
        throw failure(name, is: integer, mustBe: expectation)
      }
      return number
    }

    /// A list of whole numbers.
    func integers(_ name: String, limit: Int) throws -> [Int] {
      let expectation = "up to \(limit) whole numbers"
      let integers = try value(name, as: [Int].self, mustBe: expectation)
      guard integers.count <= limit else {
        throw failure(name, is: "an array of \(integers.count)", mustBe: expectation)
      }
      return integers
    }

    /// A list of up to `limit` objects, each read from its fields.
    func list<Value>(
      _ name: String, limit: Int, _ read: (CheckedFields) throws -> Value
    ) throws -> [Value] {
      let expectation = "up to \(limit) objects"
      var list = try naming(name, mustBe: expectation) {
        try container.nestedUnkeyedContainer(forKey: FieldName(name))
      }
      var values: [Value] = []
      while !list.isAtEnd {
        let place = "\(name)[\(values.count)]"
        guard values.count < limit else {
          throw failure(name, is: "a longer array", mustBe: expectation)
        }
        guard let inner = try? list.nestedContainer(keyedBy: FieldName.self) else {
          throw failure(place, is: "something else", mustBe: "an object")
        }
        values.append(try read(CheckedFields(container: inner, path: path + place + ".")))
      }
      return values
    }

    /// The fields inside a field.
    func fields(_ name: String) throws -> CheckedFields {
      let inner = try naming(name, mustBe: "an object") {
        try container.nestedContainer(keyedBy: FieldName.self, forKey: FieldName(name))
      }
      return CheckedFields(container: inner, path: path + name + ".")
    }
  }
#endif
