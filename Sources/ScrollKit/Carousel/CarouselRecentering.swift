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
  ///   - track: Where the carousel is.
  ///   - isSettled: Whether the scroll view has come to a stop.
  ///   - grid: The device's pixels.
  /// - Returns: The pages to add to the middle one; zero to leave it.
  @inline(__always)
  func steps(on track: CarouselTrack, isSettled: Bool, grid: PixelGrid) -> Int {
    switch self {
    case .whenSettled: return isSettled ? track.nearestStep : 0
    case .whenSettledPastRest: return isSettled ? Self.stepsPastRest(on: track, grid: grid) : 0
    case .atHalfPage: return track.nearestStep
    case .atWholePage:
      return isSettled ? track.nearestStep : Int(saturating: track.remainder.rounded(.towardZero))
    }
  }

  /// The whole number of pages next to the remainder, away from zero, unless that is within half a
  /// device pixel.
  private static func stepsPastRest(on track: CarouselTrack, grid: PixelGrid) -> Int {
    let (remainder, tolerance) = (track.remainder, grid.pixel / 2 / track.pitch)
    return Int(
      saturating: remainder > 0
        ? max(0, (remainder - tolerance).rounded(.up))
        : min(0, (remainder + tolerance).rounded(.down)))
  }
}
