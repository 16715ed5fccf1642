/// Where a carousel is on its endless track of places: the place in the middle of the content,
/// unbounded, and the logical offset within the content. It knows nothing of pages, slots or views.
///
/// The position `middle + (offset - rest) / pitch` never changes by recentring: a move of k places
/// takes exactly k pitches off the offset, and the remainder is kept.
struct CarouselTrack: Equatable, Sendable, BitwiseCopyable {
  /// The unbounded number of the place that lies at the content's rest. It is held so far from the
  /// ends of `Int` that the places around it have numbers of their own.
  private(set) var middle: Int { didSet { middle = Self.held(middle) } }
  /// How many places of the content lie before its middle.
  private(set) var side: Int
  /// How many pitches the content of the scroll view is long.
  private(set) var length: Int
  /// Whether physical offsets run the other way.
  let isMirrored: Bool
  /// By how much an offset may miss where it belongs since the host rounds it, in points.
  let rounding: Double
  /// The distance from one place to the next, in points.
  private(set) var pitch = 0.0
  /// The offset at which the middle place rests.
  private(set) var rest = 0.0
  /// The greatest offset, which is also what a physical and a logical offset add up to.
  private(set) var greatestOffset = 0.0
  /// The logical offset within the content, in points.
  private(set) var offset = 0.0
  /// How far the middle place is from its rest, in places.
  private(set) var remainder: Double
  /// The place nearest to the offset, counted from the middle one; of two, the next.
  private(set) var nearestStep: Int
  /// The offset of the last shift, until something else is reported than its echo.
  private var shifted: Double?
  /// What the host made of it, once it has said so.
  private var echo: Double?

  init(middle: Int, remainder: Double, isMirrored: Bool, rounding: Double) {
    self.middle = Self.held(middle)
    (side, length) = (0, 0)
    self.isMirrored = isMirrored
    self.rounding = rounding
    self.remainder = remainder
    nearestStep = Int(saturating: remainder.roundedHalfUp)
  }

  /// The place nearest to the offset.
  var nearest: Int { middle.saturatingAdd(nearestStep) }

  /// The unbounded number of the place that lies first in the content.
  var first: Int { middle.saturatingSubtract(side) }

  /// A logical offset as a physical one, and back.
  @inline(__always)
  func physical(_ offset: Double) -> Double { isMirrored ? greatestOffset - offset : offset }

  /// The physical offset the scroll view should have.
  @inline(__always)
  var contentOffset: Double { physical(offset) }

  /// The physical offset at which a place rests.
  func contentOffset(of place: Int) -> Double {
    physical((rest + Double(place.saturatingSubtract(middle)) * pitch).finite(or: rest))
  }

  /// The places in a viewport of one pitch: one at rest, else two. What shows by no more than the
  /// rounding to device pixels is not seen.
  var seenPlaces: ClosedRange<Int> {
    let miss = pitch > 0 ? min(rounding / pitch, 0.25) : 0
    let low = middle.saturatingAdd(Int(saturating: (remainder + miss).roundedDown))
    return low...max(low, middle.saturatingAdd(Int(saturating: (remainder - miss).rounded(.up))))
  }

  /// Takes a physical offset the host reports. The first one after a shift, if it is within half a
  /// device pixel of it, is that shift's echo: the host's offset after rounding. It changes
  /// nothing, however often it is reported, so that no rounding turns a page.
  ///
  /// - Returns: Whether it was news.
  mutating func report(_ reported: Double) -> Bool {
    let new = physical(reported.finite(or: contentOffset))
    if let shifted {
      if let echo, new == echo { return false }
      if echo == nil, (new - shifted).magnitude <= rounding {
        echo = new
        return false
      }
    }
    shifted = nil
    move(to: new)
    return true
  }

  private static func held(_ place: Int) -> Int { place.clamped(to: -Int.max / 2...Int.max / 2) }

  /// How far one step may take a place number.
  private static var greatestStep: Int { Int.max / 8 }

  /// Makes another place the middle one and keeps what is on screen in place.
  mutating func recenter(by places: Int) {
    let places = places.clamped(to: -Self.greatestStep...Self.greatestStep)
    middle = middle.saturatingAdd(places)
    offset = (offset - Double(places) * pitch).finite(or: rest)
    remainder -= Double(places)
    nearestStep = nearestStep.saturatingSubtract(places)
    expectEcho()
  }

  /// Changes the pitch and keeps the remainder, in places.
  mutating func setPitch(_ new: Double) {
    pitch = new
    place(middle: middle, remainder: remainder)
  }

  /// Calls the middle place by another number.
  mutating func renumber(middle: Int) {
    self.middle = middle
    expectEcho()
  }

  /// Changes how many places the content has.
  mutating func setContent(side: Int, length: Int) { (self.side, self.length) = (side, length) }

  /// Goes to a position, of which the host is going to be told, and which it may echo.
  mutating func place(middle: Int, remainder: Double = 0) {
    (self.middle, self.remainder) = (middle, remainder)
    nearestStep = Int(saturating: remainder.roundedHalfUp)
    rest = (Double(side) * pitch).finite(or: 0)
    greatestOffset = (Double(max(0, length - 1)) * pitch).finite(or: 0)
    offset = (rest + remainder * pitch).finite(or: rest)
    expectEcho()
  }

  /// Takes the next report for an echo if it is of the present offset.
  mutating func expectEcho() { (shifted, echo) = (offset, nil) }

  /// Without a pitch, as before the first layout, nothing is known of the remainder, and it stays.
  @inline(__always)
  private mutating func move(to offset: Double) {
    self.offset = offset
    guard pitch > 0 else { return }
    remainder = ((offset - rest) / pitch).finite(or: 0)
    nearestStep = Int(saturating: remainder.roundedHalfUp)
  }
}
