/// Where in the viewport to put what is scrolled to: a row, or a rectangle along one axis.
///
/// ```swift
/// let metrics = ScrollMetrics(
///   viewportSize: CGSize(width: 300, height: 200), contentSize: CGSize(width: 900, height: 2000))
/// let rect = CGRect(x: 350, y: 700, width: 100, height: 80)
/// print(metrics.contentOffset(showing: rect, horizontal: .nearest, vertical: .center).y)  // 640.0
/// ```
public enum ScrollAlignment: CountedPayload, Equatable, Sendable, BitwiseCopyable {
  /// At the start, after a header that sticks there.
  case leading
  /// In the middle of the free room.
  case center
  /// At its end.
  case trailing
  /// By the least move that shows all of it, as UIKit does: none if it is visible. What is longer
  /// than the free room shows its start.
  case nearest
  /// By the least move, as browsers do: none if it is visible, and none if it is longer than the
  /// free room and fills it. Otherwise what is longer is moved to the edge that is nearer.
  /// (Chromium, measured; `nearest` of CSSOM.)
  case nearestEdge
  /// In the middle if none of it is in the free room, else no move: as browsers move to the focus
  /// sideways. (Chromium, measured.)
  case centerIfHidden
  /// In the middle if none of it is in the free room, else as `nearestEdge`: as browsers move to
  /// the focus up and down. (Chromium, measured.)
  case centerIfHiddenElseNearestEdge
  /// With this share of the free room before it: 0 is `leading`, 1 is `trailing`.
  case fraction(Double)

  var counted: SIMD8<Double> {
    switch self {
    case .leading: Self.counted(0)
    case .center: Self.counted(1)
    case .trailing: Self.counted(2)
    case .nearest: Self.counted(3)
    case .fraction(let share): Self.counted(4, share.unitFraction(or: 0))
    case .nearestEdge: Self.counted(5)
    case .centerIfHidden: Self.counted(6)
    case .centerIfHiddenElseNearestEdge: Self.counted(7)
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
    let item = AxisSpan(start: start, length: length)
    // Where nothing can be seen, wherever one scrolls, what depends on sight moves nothing.
    let wanted =
      room <= 0 && dependsOnSight
      ? viewport.offset
      : offset(
        of: item, margin: .zero, in: AxisSpan(start: lead, length: room), from: viewport.offset)
    return insets.held(wanted, viewport: viewport.length, content: contentLength)
  }

  /// Whether the offset depends on what is seen at present.
  private var dependsOnSight: Bool {
    switch self {
    case .leading, .center, .trailing, .fraction: false
    case .nearest, .nearestEdge, .centerIfHidden, .centerIfHiddenElseNearestEdge: true
    }
  }

  /// The offset at which a stretch of content is aligned, also out of range.
  ///
  /// - Parameters:
  ///   - item: The stretch.
  ///   - margin: By how much it is to be shown with more at its ends.
  ///   - clear: The room, counted from the viewport's origin.
  ///   - offset: The present offset.
  /// - Returns: The offset, in points.
  func offset(
    of item: AxisSpan, margin: AxisInsets, in clear: AxisSpan, from offset: Double
  ) -> Double {
    let area = AxisSpan(
      start: item.start - margin.leading,
      length: max(0, item.length + margin.leading + margin.trailing))
    let slack = clear.length - area.length
    let atStart = area.start - clear.start
    let isHidden =
      !item.start.isBefore(offset + clear.start + clear.length)
      || !item.end.isPast(offset + clear.start)
    switch self {
    case .leading: return atStart
    case .center: return atStart - slack / 2
    case .trailing: return atStart - slack
    case .fraction(let share): return atStart - share.unitFraction(or: 0) * slack
    case .nearest: return area.offset(showingIn: clear, from: offset)
    case .nearestEdge: return area.offset(nearestIn: clear, from: offset)
    case .centerIfHidden: return isHidden ? atStart - slack / 2 : offset
    case .centerIfHiddenElseNearestEdge:
      return isHidden ? atStart - slack / 2 : area.offset(nearestIn: clear, from: offset)
    }
  }
}
