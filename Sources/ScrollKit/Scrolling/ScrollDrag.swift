/// A finger on the scroll view, or what counts as one: a trackpad's gesture, a held scroll bar.
struct ScrollDrag: Equatable, Sendable, BitwiseCopyable {
  /// What holds the content.
  enum Source: UInt8, Sendable, BitwiseCopyable {
    case finger
    /// A trackpad. Its location is one that moves by the distances it tells, against the offset.
    case trackpad
    /// The thumb of a scroll bar. `start` is how far into the thumb it was taken hold of, along the
    /// axis.
    case scrollBar
  }

  var source = Source.finger
  /// The touch that counts; the others wait until it is lifted.
  var id: Int
  var others = OtherFingers()
  /// Where the finger went down, and where it is now, in the viewport's frame. While two fingers
  /// count, `start` is where the point between them would have begun.
  var start: AxisPair
  var location: AxisPair
  /// Whether the next finger counts too, so that the point between the two drags.
  var joins = false
  /// Whether it has moved far enough to drag.
  var isDragging = false
  /// Whether it caught content that was moving.
  var caught: Bool
  /// What it carries of the velocity of content that it has caught.
  var carried: Carried?
  /// The offset, without rubber band, that the content would have with the finger at the origin.
  var base = AxisPair.zero
  /// The axes the drag moves.
  var axes: ScrollAxis.Set = []
  /// The times of the finger's last move and of its last touch of any phase.
  var moveTime: Double
  var sampleTime: Double
  /// The recent positions of the finger, negated so that they run like offsets, and of the content.
  var finger: Trackers
  var content = Trackers(VelocityTracker())

  /// A tracker for each axis.
  struct Trackers: Equatable, Sendable, BitwiseCopyable {
    var x: VelocityTracker
    var y: VelocityTracker

    init(_ tracker: VelocityTracker) { (x, y) = (tracker, tracker) }

    mutating func add(_ place: AxisPair, _ time: Double) {
      x.add(position: place.x, time: time)
      y.add(position: place.y, time: time)
    }

    mutating func shiftTimes(by span: Double) {
      x.shiftTimes(by: span)
      y.shiftTimes(by: span)
    }

    mutating func shiftPositions(by way: AxisPair) {
      x.shiftPositions(by: way.x)
      y.shiftPositions(by: way.y)
    }
  }

  init(
    id: Int, at location: AxisPair, time: Double, caught: Bool, tracker: VelocityTracker
  ) {
    self.id = id
    start = location
    self.location = location
    self.caught = caught
    (moveTime, sampleTime) = (time, time)
    finger = Trackers(tracker)
    addFinger(time)
  }

  /// Lets the next finger that is down take over, from where it is.
  ///
  /// - Returns: Whether there is one.
  mutating func handOver(
    _ time: Double, tracker: VelocityTracker, keepsTravel: Bool = false
  ) -> Bool {
    guard others.count > 0 else { return false }
    let next = others[0]
    others.remove(next.id)
    (id, location) = (next.id, next.location)
    joins = joins && others.count > 0
    carried = nil
    if !keepsTravel { start = location }
    restart(time, tracker: tracker)
    return true
  }

  /// Measures the velocity anew, from where the fingers are.
  mutating func restart(_ time: Double, tracker: VelocityTracker) {
    (moveTime, sampleTime) = (max(moveTime, time), max(sampleTime, time))
    finger = Trackers(tracker)
    addFinger(time)
  }

  /// Keeps what the finger has travelled, and the content where it is, when another point drags
  /// from now on.
  mutating func move(from old: AxisPair) {
    let way = point - old
    start = start + way
    base = base + way
  }

  /// Takes a move of the finger; without a place, the finger stays where it is. Its velocity is
  /// that of `finger`, where that is another place.
  ///
  /// - Returns: Whether it drags.
  mutating func follow(_ place: AxisPair?, finger: AxisPair? = nil, _ time: Double) -> Bool {
    location = place ?? location
    moveTime = max(moveTime, time)
    stay(time)
    self.finger.add(.zero - (finger ?? point), time)
    return isDragging
  }

  /// The axes a finger pulls along, and the offset it pulls to, without rubber band.
  struct Pull {
    var axes: ScrollAxis.Set
    var offset: AxisPair
  }

  /// The pull of the finger; `nil` while it does not drag.
  var pull: Pull? { isDragging ? Pull(axes: axes, offset: base - point) : nil }

  /// Notes that the finger is still there.
  mutating func stay(_ time: Double) { sampleTime = max(sampleTime, time) }

  /// How far the finger has travelled since it went down.
  var travel: AxisPair { point - start }

  /// The point that drags: where the finger is, or between the two that count.
  @inline(__always)
  var point: AxisPair { joins ? (location + others[0].location) * 0.5 : location }

  /// How a finger holds the content, if there is one.
  enum Grip: UInt8, Sendable, BitwiseCopyable {
    case none
    /// It is down, and has not moved far enough to drag.
    case down
    /// It is down, has not moved far enough to drag, and has caught content that was moving.
    case caught
    case dragging

    /// The phase of a scroller without a motion.
    var phase: Scroller.Phase {
      switch self {
      case .none: .idle
      case .down, .caught: .tracking
      case .dragging: .interacting
      }
    }

    /// Whether the finger holds the content in place, so that lifting it releases the content.
    var holdsContent: Bool { self == .caught || self == .dragging }
  }

  var grip: Grip { isDragging ? .dragging : caught ? .caught : .down }

  var holdsContent: Bool { grip.holdsContent }

  /// Adds the finger's position to its tracker, negated: offsets grow when the finger moves back.
  mutating func addFinger(_ time: Double) { finger.add(.zero - point, time) }

  /// The finger's velocity at a time, in points per second in the direction of offsets.
  func velocity(time: Double) -> AxisPair {
    AxisPair(x: finger.x.velocity(time: time), y: finger.y.velocity(time: time))
  }

  /// The content's velocity over the last tenth of a second.
  var contentVelocity: AxisPair {
    AxisPair(x: content.x.meanVelocity(over: 0.1), y: content.y.meanVelocity(over: 0.1))
  }
}
