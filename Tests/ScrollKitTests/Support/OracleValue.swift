import Foundation

/// A number, a text, or a list of such, as another library's tests give and expect it.
indirect enum OracleValue: Decodable, CustomStringConvertible {
  case nothing
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([OracleValue])
  case fields([String: OracleValue])

  /// Reads JSON.
  init(json: String) {
    self = try! JSONDecoder().decode(OracleValue.self, from: Data(json.utf8))
  }

  init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: Name.self) {
      var values: [String: OracleValue] = [:]
      for key in fields.allKeys {
        values[key.stringValue] = try fields.decode(OracleValue.self, forKey: key)
      }
      self = .fields(values)
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [OracleValue] = []
      while !list.isAtEnd { values.append(try list.decode(OracleValue.self)) }
      self = .list(values)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .nothing
      } else if let truth = try? value.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int?
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ numbers: [Double]) { self = .list(numbers.map { .number($0) }) }
  init(_ numbers: [Int]) { self = .list(numbers.map { .number(Double($0)) }) }
  init(_ lists: [[Int]]) { self = .list(lists.map { OracleValue($0) }) }
  init(_ number: Int) { self = .number(Double(number)) }

  subscript(_ field: String) -> OracleValue {
    if case .fields(let fields) = self { return fields[field] ?? .nothing }
    return .nothing
  }

  func has(_ field: String) -> Bool {
    if case .nothing = self[field] { return false }
    return true
  }

  /// The number; NaN for what is none.
  var number: Double { if case .number(let number) = self { number } else { .nan } }
  var int: Int { Int(number) }
  var truth: Bool { if case .truth(let truth) = self { truth } else { false } }
  var text: String { if case .text(let text) = self { text } else { "" } }
  var list: [OracleValue] { if case .list(let list) = self { list } else { [] } }
  var numbers: [Double] { list.map { $0.number } }
  var names: [String] {
    if case .fields(let fields) = self { fields.keys.sorted() } else { [] }
  }

  /// Whether both are the same, numbers to a millionth. Fields that only the other one has do not
  /// count if they are among some names.
  func matches(_ other: OracleValue, ignoring: Set<String> = []) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.truth(let a), .truth(let b)): a == b
    case (.number(let a), .number(let b)): abs(a - b) <= 1e-6
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.matches($1) }
    case (.fields(let a), .fields(let b)):
      Set(a.keys).union(ignoring) == Set(b.keys).union(ignoring)
        && a.allSatisfy { key, value in
          ignoring.contains(key) || value.matches(b[key] ?? .nothing)
        }
    default: false
    }
  }

  var description: String {
    switch self {
    case .nothing: "nothing"
    case .truth(let truth): "\(truth)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list(let list): "[" + list.map { $0.description }.joined(separator: ", ") + "]"
    case .fields(let fields):
      "{" + fields.keys.sorted().map { "\($0): \(fields[$0]!)" }.joined(separator: ", ") + "}"
    }
  }
}

extension OracleValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(arrayLiteral elements: OracleValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, OracleValue)...) {
    self = .fields(Dictionary(elements) { $1 })
  }
}
