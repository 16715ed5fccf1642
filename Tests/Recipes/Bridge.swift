// What the bridge files of the library read from a scroll view.

import ScrollKit
import UIKit

/// A scroll view whose insets UIKit adjusts in ways of its own.
private final class AdjustedScrollView: UIScrollView {
  var adjusted: UIEdgeInsets?
  override var adjustedContentInset: UIEdgeInsets { adjusted ?? super.adjustedContentInset }
}

@MainActor enum BridgeRun {
  /// Metrics and anchors have the scroll view's own insets; `nil` if nothing is wrong.
  static func fault(_ dice: inout Dice) -> String? {
    Device.shared = Device()
    func insets() -> UIEdgeInsets {
      func inset() -> CGFloat { CGFloat(Int.random(in: 0...90, using: &dice)) }
      return UIEdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
    }
    let scroll = AdjustedScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: Double.random(in: 0...2000, using: &dice))
    scroll.contentInset = insets()
    scroll.contentInsetAdjustmentBehavior =
      [.automatic, .scrollableAxes, .never, .always].randomElement(using: &dice)!
    if Bool.random(using: &dice) { scroll.adjusted = insets() }
    let wanted = scroll.adjustedContentInset
    let metrics = ScrollMetrics(scroll)
    if metrics.adjustedContentInset != ScrollInsets(wanted) {
      return "\(metrics.adjustedContentInset), not \(wanted)"
    }
    let anchor = AxisViewport(scroll)
    if anchor.insets != ScrollInsets(wanted)[.vertical] { return "\(anchor.insets), not \(wanted)" }
    if anchor.offset != Double(scroll.contentOffset.y) || anchor.length != 844 {
      return "\(anchor.offset), \(anchor.length)"
    }
    return nil
  }
}
