/// The fingers that zoom, or may do so: two, or one after a tap.
struct ScrollPinch: Equatable, Sendable, BitwiseCopyable {
  /// Whether they have moved far enough: from then on until the last finger is lifted.
  var isZooming = false
  /// Whether a single finger zooms, by going up and down after a tap.
  var isSingle = false
  /// The way from one finger to the other when they came together, in points.
  var startWay: AxisPair
  /// From the point that drags to the one about which the content returns into its limits, when
  /// one of two fingers has been lifted.
  var lean = AxisPair.zero
  /// The logarithms of the recent distances; the vertical ones, if each axis has a scale.
  var spread = VelocityTracker()
  var verticalSpread = VelocityTracker()

  init(way: AxisPair = .zero, isSingle: Bool = false) {
    startWay = way
    self.isSingle = isSingle
  }

  mutating func resetSpread() {
    spread.reset()
    verticalSpread.reset()
  }

  mutating func shiftTimes(by span: Double) {
    spread.shiftTimes(by: span)
    verticalSpread.shiftTimes(by: span)
  }

  /// The least distance of two fingers that counts, in points. Fingertips are never so near; a
  /// distance of zero would ask for a scale of zero.
  static var leastDistance: Double { 1 }
}

extension ScrollDrag {
  /// The way from one of the two fingers that count to the other.
  var fingerWay: AxisPair { (others[0].location - location).finite }
}
