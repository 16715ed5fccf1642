/// Where in the viewport to put a row that is scrolled to.
public enum RowAlignment: CountedPayload, Equatable, Sendable, BitwiseCopyable {
  /// At the start, after a header that sticks there.
  case leading
  /// In the middle of the free room.
  case center
  /// At its end.
  case trailing
  /// By the least move that shows all of it: none if it is visible, or if the whole viewport is
  /// covered. A row longer than the free room shows its start.
  case nearest
  /// With this share of the free room before it: 0 is `leading`, 1 is `trailing`.
  case fraction(Double)

  var counted: SIMD8<Double> {
    switch self {
    case .leading: Self.counted(0)
    case .center: Self.counted(1)
    case .trailing: Self.counted(2)
    case .nearest: Self.counted(3)
    case .fraction(let share): Self.counted(4, share.unitFraction(or: 0))
    }
  }

  /// The offset at which a stretch of content is aligned, held within the content. All positions
  /// count from the same end of the content.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - length: How long it is.
  ///   - viewport: What is on screen.
  ///   - covering: What lies over the content within the insets, such as a header that sticks.
  ///     Negative ones cover nothing.
  ///   - contentLength: The content's length.
  /// - Returns: The offset, in points: in `0...(contentLength - viewport)` widened by the insets,
  ///   or the least where the content is shorter.
  public func offset(
    start: Double, length: Double, in viewport: AxisViewport, covering: AxisInsets = .zero,
    contentLength: Double
  ) -> Double {
    let (start, length) = (start.finite(or: 0), length.nonNegative)
    let insets = viewport.insets
    let lead = covering.leading.nonNegative + insets.coveredLeading
    let trail = covering.trailing.nonNegative + insets.trailing.nonNegative
    let room = viewport.length - lead - trail
    let slack = room - length
    let atStart = start - lead
    let wanted: Double
    switch self {
    case .leading: wanted = atStart
    case .center: wanted = atStart - slack / 2
    case .trailing: wanted = atStart - slack
    case .fraction(let share): wanted = atStart - share.unitFraction(or: 0) * slack
    case .nearest:
      if room <= 0 {
        // Nothing can be seen, wherever one scrolls.
        wanted = viewport.offset
      } else {
        wanted = AxisSpan(start: start, length: length).offset(
          showingIn: AxisSpan(start: lead, length: room), from: viewport.offset)
      }
    }
    return insets.held(wanted, viewport: viewport.length, content: contentLength)
  }
}
