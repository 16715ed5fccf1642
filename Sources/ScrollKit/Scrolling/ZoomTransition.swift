/// How the picture comes from where it was to where the content is after a zoom: the content is
/// there at once, as in UIKit, and the picture follows.
struct ZoomTransition: Equatable, Sendable, BitwiseCopyable {
  enum Kind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Back into the limits or the range, after a pinch.
    case bounce
    /// On as the fingers went, after a pinch.
    case inertia
    /// By command.
    case animation
  }

  let kind: Kind
  /// What was shown at the start.
  private(set) var from: ZoomPlacement
  /// When it started, in seconds.
  private(set) var start: Double
  /// The progress: from 0 to 1.
  let ease: Ease

  init(_ kind: Kind, from: ZoomPlacement, start: Double, ease: Ease) {
    (self.kind, self.from, self.start, self.ease) = (kind, from, start, ease)
  }

  /// When it is over, in seconds.
  var end: Double { (start + ease.duration).finite(or: start) }

  /// What is shown at a time, of content that is at a placement.
  func placement(time: Double, to end: ZoomPlacement) -> ZoomPlacement {
    guard time < self.end else { return end }
    return from.interpolated(
      to: end, at: ease.position(time: time - start),
      interpolation: kind == .inertia ? .geometric : .linear)
  }

  mutating func shift(by way: AxisPair) {
    from = ZoomPlacement(scales: from.scales, offset: from.offset + way)
  }

  mutating func shiftTimes(by span: Double) { start = (start + span).finite(or: 0) }
}
