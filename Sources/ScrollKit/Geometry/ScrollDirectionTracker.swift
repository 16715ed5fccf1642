/// The direction in which content was scrolled last, remembered while it rests. It tells on which
/// side of the viewport to keep rows ready, and whether to hide a bar.
///
/// ```swift
/// var tracker = ScrollDirectionTracker(tolerance: 10)
/// let directions = [0, 30, 30, 25, 15].map { tracker.scrolled(to: $0) }
/// print(directions)  // [none, down, down, down, up]
/// ```
///
/// A turn counts once the offset has come back by more than `tolerance` from the farthest point it
/// had reached; the first direction counts once the offset has moved by more than that from the
/// first offset. A bounce back at an end counts as a turn. To ignore bounces, pass clamped offsets:
/// `metrics[.vertical].clampedOffset(offset)`.
public struct ScrollDirectionTracker: Equatable, Sendable, BitwiseCopyable {
  /// The axis of the offsets.
  public let axis: ScrollAxis
  /// How far the offset may come back without a turn, in points. Zero, as in Headroom.js, unless
  /// set; not negative.
  public var tolerance: Double { didSet { tolerance = tolerance.nonNegative } }
  /// The direction of the last motion; `none` before the first.
  public private(set) var direction = ScrollDirection.none
  /// The last offset.
  private var offset: Double?
  /// How far the offset has moved since it was farthest, or since the first one.
  private var way = 0.0

  /// Creates a tracker that has seen nothing.
  ///
  /// - Parameters:
  ///   - axis: The axis of the offsets.
  ///   - tolerance: How far the offset may come back without a turn, in points.
  public init(axis: ScrollAxis = .vertical, tolerance: Double = 0) {
    self.axis = axis
    self.tolerance = tolerance.nonNegative
  }

  /// Tells where the offset is now, at every frame or whenever it has moved.
  ///
  /// - Parameter offset: The offset along the axis, in points; NaN changes nothing.
  /// - Returns: The direction of the last motion.
  @discardableResult
  public mutating func scrolled(to offset: Double) -> ScrollDirection {
    guard !offset.isNaN else { return direction }
    let new = offset.finite(or: 0)
    way += new - (self.offset ?? new)
    self.offset = new
    let forward = ScrollDirection(distance: way, along: axis)
    if forward == direction || way.magnitude > tolerance { (direction, way) = (forward, 0) }
    return direction
  }

  /// Tells where the offset is after it was written without a motion, as when rows above turned out
  /// longer or a loop went round. The direction stays, and so does the distance that counts towards
  /// a turn.
  ///
  /// - Parameter offset: The offset along the axis, in points; NaN changes nothing.
  public mutating func shifted(to offset: Double) {
    if !offset.isNaN { self.offset = offset.finite(or: 0) }
  }
}
