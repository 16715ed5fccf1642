/// A finger on the scroll view.
struct ScrollDrag: Equatable, Sendable, BitwiseCopyable {
  /// The touch that counts; the others wait while it is down.
  var id: Int
  var others = OtherFingers()
  /// Where the finger went down, and where it is, in the viewport's frame.
  var start: AxisPair
  var location: AxisPair
  /// Whether it has moved far enough to drag.
  var isDragging = false
  /// Whether it caught content that was moving.
  var caught: Bool
  /// The offset, without rubber band, that the content would have with the finger at the origin.
  var base = AxisPair.zero
  /// The axes the drag moves.
  var axes: ScrollAxis.Set = []
  /// When it last moved, and when it was last heard of.
  var moveTime: Double
  var sampleTime: Double
  /// Where the finger was, in the direction of offsets, and where the content was.
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

  /// Lets the next finger that is down take over from the one that was lifted, where it is.
  ///
  /// - Returns: Whether there is one.
  mutating func handOver(_ time: Double, tracker: VelocityTracker) -> Bool {
    guard others.count > 0 else { return false }
    let next = others[0]
    others.remove(next.id)
    (id, start, location) = (next.id, next.location, next.location)
    (moveTime, sampleTime) = (max(moveTime, time), max(sampleTime, time))
    finger = Trackers(tracker)
    addFinger(time)
    return true
  }

  /// Takes the finger to a place, or leaves it where it is.
  ///
  /// - Returns: Whether it drags.
  mutating func follow(_ place: AxisPair?, _ time: Double) -> Bool {
    location = place ?? location
    moveTime = max(moveTime, time)
    stay(time)
    addFinger(time)
    return isDragging
  }

  /// Along which axes a finger pulls, and to which offset it would without rubber band.
  struct Pull {
    var axes: ScrollAxis.Set
    var offset: AxisPair
  }

  /// What it pulls; `nil` while it does not drag.
  var pull: Pull? { isDragging ? Pull(axes: axes, offset: base - location) : nil }

  /// Takes notice of the finger where it is.
  mutating func stay(_ time: Double) { sampleTime = max(sampleTime, time) }

  /// The way of the finger since it went down.
  var travel: AxisPair { location - start }

  /// How a finger holds the content, if there is one.
  enum Grip: UInt8, Sendable, BitwiseCopyable {
    case none
    /// It is down, and has not moved far enough to drag.
    case down
    /// As above, but it has caught content that was moving.
    case caught
    case dragging

    /// What a scroller does that does not move by itself.
    var phase: Scroller.Phase {
      switch self {
      case .none: .idle
      case .down, .caught: .tracking
      case .dragging: .interacting
      }
    }

    /// Whether content that rests on nothing but this finger has to be let go of.
    var holdsContent: Bool { self == .caught || self == .dragging }
  }

  var grip: Grip { isDragging ? .dragging : caught ? .caught : .down }

  var holdsContent: Bool { grip.holdsContent }

  /// Adds where the finger is; offsets run against it.
  mutating func addFinger(_ time: Double) { finger.add(.zero - location, time) }

  /// The finger's velocity at a time, in points per second in the direction of offsets.
  func velocity(at time: Double) -> AxisPair {
    AxisPair(x: finger.x.velocity(at: time), y: finger.y.velocity(at: time))
  }

  /// The content's velocity over the last tenth of a second.
  var contentVelocity: AxisPair {
    AxisPair(x: content.x.meanVelocity(over: 0.1), y: content.y.meanVelocity(over: 0.1))
  }
}
