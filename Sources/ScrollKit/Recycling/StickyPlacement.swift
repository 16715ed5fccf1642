/// Where a header or a footer sticks while its section is there: at the start of the viewport, at
/// its end, or at both. This is `position: sticky` of CSS along one axis.
///
/// ```swift
/// let header = StickyPlacement(leading: 0)
/// let viewport = AxisViewport(offset: 120, length: 300)
/// print(header.position(of: 0, length: 40, from: 0, to: 150, in: viewport))  // 110.0
/// ```
public struct StickyPlacement: Equatable, Sendable, BitwiseCopyable {
  /// How far from the viewport's start it stops, in points; `nil` where it does not stick there.
  public let leading: Double?
  /// How far from the viewport's end it stops, in points; `nil` where it does not stick there.
  public let trailing: Double?

  /// Creates a placement. Distances that are NaN count as zero; negative ones are allowed.
  public init(leading: Double? = nil, trailing: Double? = nil) {
    self.leading = leading.map { $0.finite(or: 0) }
    self.trailing = trailing.map { $0.finite(or: 0) }
  }

  /// Where it is drawn in the content, in points.
  ///
  /// With the place n it has in the section from a to b, the length h, the margins m0 and m1, the
  /// clear part of the viewport from x to y: first `n' = max(min(n, y - trailing - h), min(a + m0,
  /// n))`, then, if `n' < x + leading`, `min(x + leading, max(b - m1 - h, n))`. (Chromium,
  /// measured.) So the section's end pushes a header away, and its start a footer.
  ///
  /// - Parameters:
  ///   - place: Where it begins if it does not stick, in points. It may be away from both ends of
  ///     its section.
  ///   - length: Its length.
  ///   - start: Where its section begins.
  ///   - end: Where its section ends.
  ///   - margin: The least distances from the section's ends.
  ///   - viewport: What is on screen; nothing sticks below what its insets cover. Without a length,
  ///     nothing sticks to its end.
  /// - Returns: A position; NaN counts as zero in all numbers.
  public func position(
    of place: Double, length: Double, from start: Double, to end: Double,
    margin: AxisInsets = .zero, in viewport: AxisViewport
  ) -> Double {
    let (place, length) = (place.finite(or: 0), length.nonNegative)
    let (start, end) = (start.finite(or: 0), end.finite(or: 0))
    let clear = viewport.insets.uncovered(offset: viewport.offset, viewport: viewport.length)
    var position = place
    if let trailing, viewport.length > 0 {
      let least = min(start + margin.leading, place)
      position = max(min(place, clear.end - trailing - length), least)
    }
    if let leading, position < clear.start + leading {
      position = min(clear.start + leading, max(end - margin.trailing - length, place))
    }
    return position.finite(or: 0)
  }
}
