/// How the safe area enters the adjusted content inset, as in UIKit.
public enum InsetAdjustmentBehavior: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// As `scrollableAxes`. (UIKit also adjusts for bars of a containing controller, which a model
  /// without controllers leaves to the safe area it is given.)
  case automatic
  /// The safe area counts on an axis whose content is longer than the viewport, both compared
  /// before any adjustment, by more than `AxisMetrics.fitTolerance`, or that always bounces.
  case scrollableAxes
  /// The safe area never counts.
  case never
  /// The safe area always counts.
  case always

  /// Whether the safe area is added along an axis with these lengths.
  func addsSafeArea(viewport: Double, content: Double, alwaysBounces: Bool) -> Bool {
    switch self {
    case .automatic, .scrollableAxes:
      alwaysBounces || AxisMetrics.exceeds(content, viewport: viewport)
    case .never: false
    case .always: true
    }
  }
}
