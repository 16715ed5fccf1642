/// When a carousel takes another page for the middle of its content.
///
/// A drag that begins counts as a stop under every rule: the nearest page becomes the middle one,
/// so that flicks which follow one another quickly find room on both sides.
public enum CarouselRecentering: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Only when the scroll view has come to a stop, on the nearest page; of two, the next. The right
  /// one under native paging, whose deceleration towards a page must not have its offset shifted:
  /// UIKit would still aim at the old target.
  case whenSettled
  /// As `whenSettled`, but any stop past the middle page's place by more than half a device pixel
  /// is one on the next page, and any short of it on the previous one: the rule of the tutorials
  /// with three image views, which look only when native paging has settled, and then reset the
  /// offset. The page is put to its rest at once, and the remainder dropped.
  case whenSettledPastRest
  /// As soon as the next page is nearer, so that half a page of room is left at all times.
  case atHalfPage
  /// As soon as a whole page has been scrolled. A stop belongs to the nearest page.
  case atWholePage

  /// Whether nothing is shifted while the content moves.
  var waits: Bool { self == .whenSettled || self == .whenSettledPastRest }

  /// By how many places to recentre while the content moves.
  @inline(__always)
  func steps(moving track: CarouselTrack) -> Int {
    switch self {
    case .whenSettled, .whenSettledPastRest: return 0
    case .atHalfPage: return track.nearestStep
    case .atWholePage: return Int(saturating: track.remainder.rounded(.towardZero))
    }
  }

  /// The whole number of places next to the remainder, away from zero, unless that is within half a
  /// device pixel.
  static func stepsPastRest(_ track: CarouselTrack) -> Int {
    let (distance, tolerance) = (track.offset - track.rest, track.rounding)
    guard track.pitch > 0, distance.magnitude > tolerance else { return 0 }
    return distance > 0
      ? Int(saturating: ((distance - tolerance) / track.pitch).rounded(.up))
      : Int(saturating: ((distance + tolerance) / track.pitch).rounded(.down))
  }
}
