// What the compiler asks of the module ObjectiveC for `#selector`. For type checking only.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Selector: Sendable {}
