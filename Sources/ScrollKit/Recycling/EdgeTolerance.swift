// The one place that says when a row touches an edge of the viewport and no more.

extension Double {
  /// How far a row may reach over an edge at this position and still only touch it, in points: 1e-10, as
  /// in Flutter's lists of fixed extents, and more where numbers are so great that rounding leaves more.
  var edgeTolerance: Double { Swift.max(1e-10, 4 * magnitude.ulp) }
}
