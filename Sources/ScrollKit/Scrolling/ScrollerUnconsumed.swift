extension Scroller {
  /// What of an input a scroller did not use: for the scroller around it. Both are zero where
  /// everything was used.
  public struct Unconsumed: Equatable, Sendable, BitwiseCopyable {
    /// The distance, in points of offset.
    var way = AxisPair.zero
    /// The velocity, in points per second of offset.
    var speed = AxisPair.zero

    /// How much farther along each axis the content offset would have gone, in points.
    public var distance: CGPoint { way.point }
    /// The velocity along each axis with which the offset would have gone on, in points per second.
    public var velocity: CGPoint { speed.point }
  }
}
