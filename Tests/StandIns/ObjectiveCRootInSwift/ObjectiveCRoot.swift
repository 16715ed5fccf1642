// In the place of the class that comes from Objective-C, where code runs without its runtime.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class ObjectiveCRoot {
  public init(root: ()) {}
}
