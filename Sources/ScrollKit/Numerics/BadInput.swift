/// Tells an app in development about numbers that are none.
///
/// ```swift
/// BadInput.report = { print("\($0) reached ScrollKit") }
/// let metrics = AxisMetrics(viewport: 480, contentLength: .nan)  // nan reached ScrollKit
/// print(metrics.contentLength)  // 0.0
/// BadInput.report = nil
/// ```
///
/// No function of the module traps: NaN counts as the neutral value of its kind. That hides a fault
/// of the app, a division by a length that is still zero, say. A function set here is told of NaN
/// as lengths, insets, scales, times and other quantities, in a debug build of the module: set a
/// breakpoint in it, and the stack shows where the number came from. NaN as a point or an offset,
/// which is refused or counts as an edge, is not always told. A release build calls nothing.
///
/// The function is called while a value is being changed. Let it print the number, or note it. It
/// must not read or change that value: Swift ends a program that does. And it must not pass the
/// number on to the module: that would be reported in turn, without end.
public enum BadInput {
  /// Is called with a number that is NaN, on the thread that gave it. `nil`, the default, for
  /// silence. Set it once, before anything else of the module is used.
  nonisolated(unsafe) public static var report: (@Sendable (_ number: Double) -> Void)?

  /// Reports a number if it is NaN.
  @inline(__always)
  static func check(_ number: Double) {
    #if DEBUG && !hasFeature(Embedded)
      if number != number, let report { report(number) }
    #endif
  }
}
