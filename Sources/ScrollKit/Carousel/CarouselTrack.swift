/// Where a carousel is on its endless track: the page in the middle of the window, unbounded, and
/// the logical offset within the window. It knows nothing of slots or views.
///
/// The position `middle + (offset - rest) / pitch` never changes by recentring: a move of k pages
/// takes exactly k pitches off the offset, and the remainder is kept.
struct CarouselTrack: Equatable, Sendable, BitwiseCopyable {
  /// The unbounded number of the page at the window's rest.
  var middle: Int
  /// How many pages of the window lie before its middle.
  let side: Int
  /// How many pitches the content of the scroll view is long.
  let length: Int
  /// Whether physical offsets run the other way.
  let isMirrored: Bool
  /// The distance from one page to the next, in points.
  private(set) var pitch = 0.0
  /// The offset at which the middle page rests.
  private(set) var rest = 0.0
  /// The greatest offset, which is also what a physical and a logical offset add up to.
  private(set) var greatestOffset = 0.0
  /// The logical offset within the window, in points.
  private(set) var offset = 0.0
  /// How far the middle page is from its rest, in pages.
  private(set) var remainder = 0.0
  /// The page nearest to the offset, counted from the middle one; of two, the next.
  private(set) var nearestStep = 0
  /// The offset of the last shift, until something else is reported than its echo.
  private var shifted: Double?
  /// What the host made of it, once it has said so.
  private var echo: Double?

  init(middle: Int, side: Int, length: Int, isMirrored: Bool) {
    self.middle = middle
    self.side = side
    self.length = length
    self.isMirrored = isMirrored
  }

  /// The page nearest to the offset.
  var nearest: Int { middle.saturatingAdd(nearestStep) }

  /// The unbounded number of the page that lies first in the content.
  var first: Int { middle.saturatingSubtract(side) }

  /// A logical offset as a physical one, and back.
  @inline(__always)
  func physical(_ offset: Double) -> Double { isMirrored ? greatestOffset - offset : offset }

  /// The physical offset the scroll view should have.
  @inline(__always)
  var contentOffset: Double { physical(offset) }

  /// Takes a physical offset the host reports. The first one after a shift, if it is within half a
  /// device pixel of it, is that shift's echo: the host's offset after rounding. It changes nothing,
  /// however often it is reported, so that no rounding turns a page.
  ///
  /// - Returns: Whether it was news.
  mutating func report(_ reported: Double, on grid: PixelGrid) -> Bool {
    let new = physical(reported.finite(or: contentOffset))
    if let shifted {
      if let echo, new == echo { return false }
      if echo == nil, (new - shifted).magnitude <= grid.pixel / 2 + Self.echoSlack {
        echo = new
        return false
      }
    }
    shifted = nil
    move(to: new)
    return true
  }

  /// What rounding to a pixel grid may add to half a pixel, in points.
  private static var echoSlack: Double { 1e-6 }

  /// How far one step may take a page number.
  private static var greatestStep: Int { Int.max / 8 }

  /// Makes another page the middle one and keeps what is on screen in place.
  mutating func recenter(by pages: Int) {
    let pages = pages.clamped(to: -Self.greatestStep...Self.greatestStep)
    middle = middle.saturatingAdd(pages)
    place(at: offset - Double(pages) * pitch)
  }

  /// Changes the pitch and keeps the remainder, in pages.
  mutating func setPitch(_ new: Double) {
    pitch = new
    rest = (Double(side) * pitch).finite(or: 0)
    greatestOffset = (Double(max(0, length - 1)) * pitch).finite(or: 0)
    place(at: rest + remainder * pitch)
  }

  /// Sets an offset that the host is going to be told, and may echo.
  mutating func place(at offset: Double) {
    move(to: offset.finite(or: rest))
    shifted = self.offset
    echo = nil
  }

  /// Comes to rest on the middle page.
  mutating func comeToRest() {
    place(at: rest)
    (remainder, nearestStep) = (0, 0)
  }

  /// Without a pitch, as before the first layout, nothing is known of the remainder, and it stays.
  @inline(__always)
  private mutating func move(to offset: Double) {
    self.offset = offset
    guard pitch > 0 else { return }
    remainder = ((offset - rest) / pitch).finite(or: 0)
    nearestStep = Int(saturating: remainder.roundedHalfUp)
  }
}
