/// The fingers that zoom, or may do so: two, or one after a tap.
struct ScrollPinch: Equatable, Sendable, BitwiseCopyable {
  /// Whether they have moved far enough: from then on until the last finger is lifted.
  var isZooming = false
  /// Whether a single finger zooms, by going up and down after a tap.
  var isSingle = false
  /// The distance of the fingers when they came together, in points.
  var startDistance: Double
  /// From the point that drags to the one about which the content returns into its limits, when
  /// one of two fingers has been lifted.
  var lean = AxisPair.zero
  /// The logarithms of the recent distances.
  var spread = VelocityTracker()

  init(distance: Double, isSingle: Bool = false) {
    startDistance = distance
    self.isSingle = isSingle
  }

  /// The least distance of two fingers that counts, in points. Fingertips are never so near; a
  /// distance of zero would ask for a scale of zero.
  static var leastDistance: Double { 1 }
}

extension ScrollDrag {
  /// The distance of the two fingers that count.
  var fingerDistance: Double {
    max((others[0].location - location).finite.length, ScrollPinch.leastDistance)
  }
}
