/// When a carousel moves another page to the middle of its content.
///
/// The beginning of a drag counts as a stop under every rule: the nearest page becomes the middle
/// one, so that quick flicks in a row find room on both sides.
public enum CarouselRecentering: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Only when the scroll view has stopped. The nearest page becomes the middle one; at a tie, the
  /// later one. Use it with native paging: if the offset were shifted while UIKit decelerates
  /// towards a page, UIKit would still aim at the old target.
  case whenSettled
  /// As `whenSettled`, but a stop more than half a device pixel after the middle page's resting
  /// offset turns to the next page, and one more than that before it turns to the previous page.
  /// The page is put at its resting offset at once, and the remainder is dropped. It is the rule of
  /// the tutorials with three image views, which look only when native paging has settled, and then
  /// reset the offset.
  case whenSettledPastRest
  /// As soon as another page is nearer, so that half a page of room is left at all times.
  case atHalfPage
  /// As soon as a whole page has been scrolled. After a stop, the nearest page becomes the middle
  /// one.
  case atWholePage

  /// Whether recentring waits until the content has come to a stop.
  var waits: Bool { self == .whenSettled || self == .whenSettledPastRest }

  // Inlined for the benchmark's `carousel-step`.

  /// By how many places to recentre while the content moves.
  @inline(__always)
  func steps(moving track: CarouselTrack) -> Int {
    switch self {
    case .whenSettled, .whenSettledPastRest: return 0
    case .atHalfPage: return track.nearestStep
    case .atWholePage: return Int(saturating: track.remainder.rounded(.towardZero))
    }
  }

  /// The remainder rounded away from zero to whole places, or zero within half a device pixel.
  static func stepsPastRest(_ track: CarouselTrack) -> Int {
    let (distance, tolerance) = (track.offset - track.restingOffset, track.rounding)
    guard track.pitch > 0, distance.magnitude > tolerance else { return 0 }
    return distance > 0
      ? Int(saturating: ((distance - tolerance) / track.pitch).rounded(.up))
      : Int(saturating: ((distance + tolerance) / track.pitch).rounded(.down))
  }
}
