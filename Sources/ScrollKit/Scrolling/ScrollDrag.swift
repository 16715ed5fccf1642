/// A finger on the scroll view.
struct ScrollDrag: Equatable, Sendable, BitwiseCopyable {
  /// The touch that counts; others are left aside while it is down.
  var id: Int
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
  /// The page shown when it began, for paging.
  var startPageX = 0
  var startPageY = 0
  /// When it last moved.
  var moveTime: Double
  /// Where the finger was and where the content was.
  var finger: (x: VelocityTracker, y: VelocityTracker)
  var content: (x: VelocityTracker, y: VelocityTracker)

  init(
    id: Int, at location: AxisPair, time: Double, caught: Bool,
    estimator: VelocityTracker.Estimator, silenceLimit: Double?
  ) {
    self.id = id
    start = location
    self.location = location
    self.caught = caught
    moveTime = time
    let tracker = VelocityTracker(estimator: estimator, silenceLimit: silenceLimit)
    finger = (tracker, tracker)
    content = (VelocityTracker(), VelocityTracker())
    addFinger(time)
  }

  /// The way of the finger since it went down.
  var travel: AxisPair { location - start }

  /// Adds where the finger is; offsets run against it.
  mutating func addFinger(_ time: Double) {
    finger.x.add(position: -location.x, time: time)
    finger.y.add(position: -location.y, time: time)
  }

  mutating func addContent(_ offset: AxisPair, _ time: Double) {
    content.x.add(position: offset.x, time: time)
    content.y.add(position: offset.y, time: time)
  }

  /// The finger's velocity at a time, in points per second in the direction of offsets.
  func velocity(at time: Double) -> AxisPair {
    AxisPair(x: finger.x.velocity(at: time), y: finger.y.velocity(at: time))
  }

  /// The content's velocity over the last tenth of a second.
  var contentVelocity: AxisPair {
    AxisPair(x: content.x.meanVelocity(over: 0.1), y: content.y.meanVelocity(over: 0.1))
  }

  static func == (a: ScrollDrag, b: ScrollDrag) -> Bool {
    a.id == b.id && a.start == b.start && a.location == b.location && a.isDragging == b.isDragging
      && a.caught == b.caught && a.base == b.base && a.axes == b.axes
      && a.startPageX == b.startPageX && a.startPageY == b.startPageY && a.moveTime == b.moveTime
      && a.finger == b.finger && a.content == b.content
  }
}
