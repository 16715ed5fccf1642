// What the compiler asks of the module ObjectiveC for `#selector`. Where code runs and not only has
// its types checked, `Selector(method)` stands for that, and the method is called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Selector: Sendable {
  private let body: @MainActor @Sendable (Any) -> Void

  @MainActor public init(_ method: @escaping @MainActor @Sendable () -> Void) {
    body = { _ in method() }
  }
  @MainActor public init<Sender>(_ method: @escaping @MainActor @Sendable (Sender) -> Void) {
    body = { if let sender = $0 as? Sender { method(sender) } }
  }

  @MainActor public func call(_ sender: Any) { body(sender) }
}
