/// When a carousel takes another page for the middle of its window.
public enum CarouselRecentering: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Only when the scroll view has come to a stop, on the nearest page; of two, the next. The right
  /// one under native paging, whose deceleration towards a page must not have its offset shifted:
  /// UIKit would still aim at the old target. Between two stops the window gives room for as many
  /// pages as lie beside its middle.
  case whenSettled
  /// As `whenSettled`, but any stop past the middle page's place by more than half a device pixel is
  /// one on the next page, and any short of it on the previous one: the rule of the tutorials with
  /// three image views, which look only when native paging has settled. The remainder is kept.
  case whenSettledPastRest
  /// As soon as the next page is nearer, so that half a page of room is left at all times.
  case atHalfPage
  /// As soon as a whole page has been scrolled. A stop belongs to the nearest page.
  case atWholePage

  /// By how many pages to recentre.
  ///
  /// - Parameters:
  ///   - remainder: How far the middle page is from its rest, in pages.
  ///   - isSettled: Whether the scroll view has come to a stop.
  ///   - tolerance: Half a device pixel, in pages.
  /// - Returns: The pages to add to the middle one; zero to leave it.
  func steps(remainder: Double, isSettled: Bool, tolerance: Double) -> Int {
    let steps: Double
    switch self {
    case .whenSettled: steps = isSettled ? remainder.roundedHalfUp : 0
    case .whenSettledPastRest: steps = isSettled ? past(remainder, tolerance) : 0
    case .atHalfPage: steps = remainder.roundedHalfUp
    case .atWholePage: steps = isSettled ? remainder.roundedHalfUp : remainder.rounded(.towardZero)
    }
    return Int(saturating: steps)
  }

  /// The whole number next to `remainder`, away from zero, unless it is within a tolerance.
  private func past(_ remainder: Double, _ tolerance: Double) -> Double {
    remainder > 0
      ? max(0, (remainder - tolerance).rounded(.up))
      : min(0, (remainder + tolerance).rounded(.down))
  }
}
