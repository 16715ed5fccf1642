import Foundation
import ScrollKit

/// A scroller's saved state as a tree that can be changed.
struct SavedState {
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  var tree: Any

  init(_ scroller: Scroller) throws {
    tree = try JSONSerialization.jsonObject(with: JSONEncoder().encode(scroller))
  }

  /// Scripts for states that together contain every field.
  static let scripts = [
    "", "~300,200,2,0,.01 f", flick, "\(flick) >.2", "\(pull) u@.6 >.7", "O500 >.1",
    "w50", "k8 >.1", "[0@0 =50@.1", "R >.1",
    "\(flick) ~300,260,4,.2,.01",
  ]

  static func scroller(_ script: String) -> Scroller {
    var setup = ScrollSetup(scale: 3)
    setup.configuration.stationaryTime = 0.25
    switch script {
    case "":
      setup.configuration.paging = .pages(length: 90)
      setup.configuration.velocityEstimator = .leastSquares(horizon: 0.1)
      setup.configuration.animationCurve = .spring(bounce: 0.3)
    case "O500 >.1":
      setup.configuration.paging = .pages(length: 90, spacing: 7, alignment: .center, limit: 3)
    case "\(flick) ~300,260,4,.2,.01": setup.configuration.carriedMomentum = .init()
    case "R >.1": setup.configuration.refreshThreshold = 80
    default: break
    }
    var play = setup.script(.vertical)
    play.play(script)
    return play.scroller
  }

  private init(tree: Any) { self.tree = tree }

  func scroller() throws -> Scroller {
    try JSONDecoder().decode(
      Scroller.self, from: JSONSerialization.data(withJSONObject: tree))
  }

  /// The paths of all numbers and flags.
  var leaves: [[Step]] { Self.leaves(tree, []) }

  private static func leaves(_ tree: Any, _ path: [Step]) -> [[Step]] {
    if let fields = tree as? [String: Any] {
      return fields.keys.sorted().flatMap { leaves(fields[$0] ?? 0, path + [.key($0)]) }
    }
    if let list = tree as? [Any] {
      return list.indices.flatMap { leaves(list[$0], path + [.index($0)]) }
    }
    return tree is String ? [] : [path]
  }

  /// The paths of all fields, as text.
  var fields: [String] { Self.fields(tree, "") }

  private static func fields(_ tree: Any, _ path: String) -> [String] {
    guard let fields = tree as? [String: Any] else { return [] }
    return fields.keys.sorted().flatMap { key in
      [path + key] + self.fields(fields[key] ?? 0, path + key + ".")
    }
  }

  subscript(path: [Step]) -> Any {
    path.reduce(tree) { tree, step in
      switch step {
      case .key(let key): (tree as? [String: Any])?[key] ?? 0
      case .index(let index): (tree as? [Any])?[index] ?? 0
      }
    }
  }

  func setting(_ path: [Step], to value: Any?) -> SavedState {
    SavedState(tree: Self.setting(tree, path[...], to: value))
  }

  private static func setting(_ tree: Any, _ path: ArraySlice<Step>, to value: Any?) -> Any {
    let rest = path.dropFirst()
    switch path.first {
    case .key(let key):
      var fields = tree as? [String: Any] ?? [:]
      fields[key] = rest.isEmpty ? value : setting(fields[key] ?? [:], rest, to: value)
      return fields
    case .index(let index):
      var list = tree as? [Any] ?? []
      list[index] = setting(list[index], rest, to: value)
      return list
    case nil: return value ?? tree
    }
  }

  private static func steps(_ path: String) -> [Step] {
    path.split(separator: ".").map { .key(String($0)) }
  }

  func removing(_ path: String) throws -> SavedState { setting(Self.steps(path), to: nil) }

  /// The text of the state, with some text in place of a field.
  func text(setting path: String, to text: String) throws -> Data {
    let marked = setting(Self.steps(path), to: "@@@")
    let data = try JSONSerialization.data(withJSONObject: marked.tree)
    let whole = String(decoding: data, as: UTF8.self)
    return Data(whole.replacingOccurrences(of: "\"@@@\"", with: text).utf8)
  }

  /// Other values for a leaf. Some may be out of its range.
  static func others(of value: Any) -> [NSNumber] {
    guard let number = value as? NSNumber else { return [] }
    let text = String(
      decoding: (try? JSONSerialization.data(withJSONObject: [value])) ?? Data(), as: UTF8.self)
    if text == "[true]" || text == "[false]" { return [NSNumber(value: text != "[true]")] }
    let double = number.doubleValue
    return [double + 1, double - 1, double + 0.0009765625, double * 0.5].filter { $0 != double }
      .map { NSNumber(value: $0) }
  }
}
