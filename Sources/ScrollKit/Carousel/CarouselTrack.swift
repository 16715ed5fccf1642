/// Where a carousel is on its endless track of places: the unbounded number of the place in the
/// middle of the content, and the logical offset within the content. The track knows nothing of
/// pages, slots or views.
///
/// The position is `middle + (offset - restingOffset) / pitch`. Recentring does not change it: k
/// places are added to the middle, and k pitches are taken off the offset.
struct CarouselTrack: Equatable, Sendable, BitwiseCopyable {
  /// The unbounded number of the place that lies at `restingOffset`. It stays so far from the ends
  /// of `Int` that the places around it differ from one another.
  private(set) var middle: Int { didSet { middle = Self.held(middle) } }
  /// How many places of the content lie before its middle.
  private(set) var side: Int
  /// How many pitches the content of the scroll view is long.
  private(set) var length: Int
  /// Whether physical offsets run the other way.
  let isMirrored: Bool
  /// The device's pixels.
  let grid: PixelGrid
  /// The distance from one place to the next, in points.
  private(set) var pitch = 0.0
  /// The logical offset at which the middle place rests. This and the next are kept, though they
  /// follow from the pitch, for the benchmark's `carousel-step`.
  private(set) var restingOffset = 0.0
  /// The greatest offset, which is also the sum of a physical and its logical offset.
  private(set) var maximumOffset = 0.0
  /// The logical offset within the content, in points.
  private(set) var offset = 0.0
  /// How far the offset is past the middle place's resting offset, in places. It is kept because
  /// without a pitch, as before the first layout, the offset does not tell it.
  private(set) var remainder: Double
  /// The place nearest to the offset, counted from the middle one; of two, the next. It is kept
  /// because recentring may round the remainder across a half, which must not turn a page.
  private(set) var nearestStep: Int
  /// The offset of the last shift, until the host reports something else than its echo.
  private var shifted: Double?
  /// What the host first reported of that shift: the shifted offset, rounded by the host.
  private var echo: Double?

  init(middle: Int, remainder: Double, isMirrored: Bool, grid: PixelGrid) {
    self.middle = Self.held(middle)
    (side, length) = (0, 0)
    self.isMirrored = isMirrored
    self.grid = grid
    self.remainder = remainder
    nearestStep = Int(saturating: remainder.roundedHalfUp)
  }

  /// How far the host's rounding to device pixels may move an offset, in points.
  var rounding: Double { grid.echoDistance(of: 0) }

  /// The place nearest to the offset.
  var nearest: Int { middle.saturatingAdd(nearestStep) }

  /// The unbounded number of the place that lies first in the content.
  var first: Int { middle.saturatingSubtract(side) }

  /// A logical offset as a physical one, and back.
  func physical(_ offset: Double) -> Double { isMirrored ? maximumOffset - offset : offset }

  /// The physical offset the scroll view should have.
  var contentOffset: Double { physical(offset) }

  /// The physical offset at which a place rests.
  func contentOffset(of place: Int) -> Double {
    physical(
      (restingOffset + Double(place.saturatingSubtract(middle)) * pitch).finite(or: restingOffset))
  }

  /// The places in a viewport of one pitch: one at rest, else two. A strip no wider than the
  /// rounding to device pixels does not count.
  var seenPlaces: ClosedRange<Int> {
    let miss = pitch > 0 ? min(rounding / pitch, 0.25) : 0
    let low = middle.saturatingAdd(Int(saturating: (remainder + miss).roundedDown))
    return low...max(low, middle.saturatingAdd(Int(saturating: (remainder - miss).rounded(.up))))
  }

  /// Takes a physical offset the host reports. If the first one after a shift is within half a
  /// device pixel of it, it is that shift's echo: the offset after the host's rounding. An echo
  /// changes nothing, however often it is reported, so that rounding never turns a page.
  ///
  /// - Returns: Whether it was news, not an echo.
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

  /// The most places that one step may move.
  private static var greatestStep: Int { Int.max / 8 }

  /// Makes another place the middle one. Nothing on screen moves.
  mutating func recenter(by places: Int) {
    let places = places.clamped(to: -Self.greatestStep...Self.greatestStep)
    middle = middle.saturatingAdd(places)
    offset = (offset - Double(places) * pitch).finite(or: restingOffset)
    remainder -= Double(places)
    nearestStep = nearestStep.saturatingSubtract(places)
    expectEcho()
  }

  /// Changes the pitch and keeps the position.
  mutating func setPitch(_ new: Double) {
    pitch = new
    place(middle: middle, remainder: remainder)
  }

  /// Gives the middle place another number.
  mutating func renumber(middle: Int) {
    self.middle = middle
    expectEcho()
  }

  /// Changes how many places the content has, and how many of them lie before the middle one.
  mutating func setContent(side: Int, length: Int) { (self.side, self.length) = (side, length) }

  /// Goes to a position. The host will be told, and may echo it.
  mutating func place(middle: Int, remainder: Double = 0) {
    (self.middle, self.remainder) = (middle, remainder)
    nearestStep = Int(saturating: remainder.roundedHalfUp)
    restingOffset = (Double(side) * pitch).finite(or: 0)
    maximumOffset = (Double(max(0, length - 1)) * pitch).finite(or: 0)
    offset = (restingOffset + remainder * pitch).finite(or: restingOffset)
    expectEcho()
  }

  /// Takes the next report for an echo if it is of the present offset.
  mutating func expectEcho() { (shifted, echo) = (offset, nil) }

  /// Takes an offset. Without a pitch it does not tell the remainder, which stays.
  private mutating func move(to offset: Double) {
    self.offset = offset
    guard pitch > 0 else { return }
    remainder = ((offset - restingOffset) / pitch).finite(or: 0)
    nearestStep = Int(saturating: remainder.roundedHalfUp)
  }
}
