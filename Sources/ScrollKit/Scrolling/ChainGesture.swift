/// The fingers on a chain of scrollers, and who moves by them.
struct ChainGesture: Equatable, Sendable, BitwiseCopyable {
  /// The finger that counts; the others wait until it is lifted.
  var id: Int
  var others = OtherFingers()
  /// Where it went down and when, and where it is.
  var start: AxisPair
  var startTime: Double
  var location: AxisPair
  /// The scroller that was chosen when the finger had moved far enough.
  var owner: Int?
  /// The axes along which the finger drags.
  var axes: ScrollAxis.Set = []
  /// The axes along which it may move other scrollers than the chosen one: once it has moved one,
  /// a single axis.
  var outward: ScrollAxis.Set = .all
  /// Whether the gesture has been lost: no scroller could use it, or a command has ended it.
  var isLost = false
  /// How far the finger has moved each scroller.
  var lent = Shares()
  /// The scroller that the finger moved last, along each axis.
  var lastX: Int?
  var lastY: Int?

  init(id: Int, at place: AxisPair, time: Double) {
    (self.id, start, startTime, location) = (id, place, time, place)
  }

  var travel: AxisPair { location - start }

  func last(_ axis: ScrollAxis) -> Int? { axis == .horizontal ? lastX : lastY }

  mutating func setLast(_ axis: ScrollAxis, _ level: Int) {
    if axis == .horizontal { lastX = level } else { lastY = level }
  }

  /// A distance for each scroller.
  struct Shares: Equatable, Sendable, BitwiseCopyable {
    var x = SIMD4<Double>.zero
    var y = SIMD4<Double>.zero

    subscript(level: Int) -> AxisPair { AxisPair(x: x[level], y: y[level]) }

    subscript(level: Int, axis: ScrollAxis) -> Double {
      get { axis == .horizontal ? x[level] : y[level] }
      set { if axis == .horizontal { x[level] = newValue } else { y[level] = newValue } }
    }
  }
}
