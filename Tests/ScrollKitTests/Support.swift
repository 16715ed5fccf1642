// The helpers both test targets share, visible in every file of this one.
@_exported public import ScrollKitTestSupport
