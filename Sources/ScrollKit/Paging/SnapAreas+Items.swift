extension SnapAreas {
  /// Creates snap areas from the lengths of items that follow one another.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths in points, no more than `maximumCount`; not numbers and
  ///     negative ones count as zero.
  ///   - spacing: The gap between two items, in points.
  ///   - padding: The padding inside the content before the first and after the last item; leading
  ///     is where the first item is, also in right-to-left layouts.
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - alignment: Where an area rests.
  ///   - grouping: How items are put together into areas.
  ///   - ends: What happens at the ends. By default, centred areas are padded and others contained,
  ///     as `Pages` are. A loop has no ends.
  ///   - insets: The adjusted content insets, in points.
  ///   - covering: What covers the viewport's ends without widening the range, in points.
  ///   - loops: Whether the content repeats without end. A gap follows the last item then.
  ///   - axis: The axis.
  ///   - isRightToLeft: Whether the first item is the rightmost; no effect on the vertical axis.
  public init(
    lengths: some Sequence<Double>, spacing: Double = 0, padding: AxisInsets = .zero,
    viewport: Double, alignment: PageAlignment = .leading,
    grouping: VariablePages.Grouping = .none, ends: PageEnds? = nil, insets: AxisInsets = .zero,
    covering: AxisInsets = .zero, loops: Bool = false, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false
  ) {
    let ends = ends ?? .standard(for: alignment)
    let isMirrored = axis.isMirrored(isRightToLeft)
    // What covers the ends is room that items cannot use, as insets are.
    let pages = VariablePages(
      lengths: lengths, spacing: spacing, padding: padding, viewport: viewport,
      alignment: alignment, grouping: grouping, ends: loops ? .contained : ends,
      insets: insets + covering, axis: axis, isRightToLeft: isRightToLeft)
    var pageAxis = pages.pageAxis
    pageAxis.insets = insets
    if loops, !pages.items.isEmpty { pageAxis.contentLength += spacing.nonNegative }
    let content = pageAxis.contentLength
    self.init(
      pages.groups.map { group in
        let span = VariablePages.span(of: group, in: pages.items)
        return SnapArea(
          start: isMirrored ? content - span.end : span.start, length: span.length,
          alignment: alignment)
      },
      on: pageAxis, covering: covering, ends: ends, loops: loops)
  }

  /// Creates snap areas from the frames of items, which may lie at any distances and overlap.
  ///
  /// - Parameters:
  ///   - frames: The items' frames in the content, in points, no more than `maximumCount`;
  ///     coordinates that are NaN count as zero.
  ///   - contentLength: The length of the content, in points.
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - alignment: Where an area rests.
  ///   - margin: By how much each area reaches beyond its item, in points; leading is left or top.
  ///   - grouping: How items that follow one another are put together into areas.
  ///   - ends: What happens at the ends. The content has the padding it has: `padded` is `free`.
  ///   - insets: The adjusted content insets, in points.
  ///   - covering: What covers the viewport's ends without widening the range, in points.
  ///   - loops: Whether the content repeats without end, as a round of `contentLength`.
  ///   - axis: The axis.
  ///   - isRightToLeft: Whether the content begins at the right.
  public init(
    frames: some Sequence<CGRect>, contentLength: Double, viewport: Double,
    alignment: PageAlignment = .leading, margin: AxisInsets = .zero,
    grouping: VariablePages.Grouping = .none, ends: PageEnds = .contained,
    insets: AxisInsets = .zero, covering: AxisInsets = .zero, loops: Bool = false,
    axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    let spans = frames.firstElements(Self.maximumCount).map { $0.span(along: axis) }
    let clear = AxisMetrics(viewport: viewport, contentLength: contentLength, insets: insets)
      .unobscuredLength
    // What lies outside the first and the last item counts as theirs, unless the content repeats.
    let isMirrored = axis.isMirrored(isRightToLeft)
    func logical(_ span: AxisSpan) -> AxisSpan {
      AxisSpan(
        start: isMirrored ? contentLength.nonNegative - span.end : span.start,
        length: span.length)
    }
    let items = spans.map(logical)
    let outside =
      loops
      ? AxisInsets.zero
      : AxisInsets(
        leading: max(0, items.first?.start ?? 0),
        trailing: max(0, contentLength.nonNegative - (items.last?.end ?? 0)))
    let groups = VariablePages.groups(
      items, grouping, room: max(0, clear - covering.leading - covering.trailing),
      padding: outside)
    self.init(
      groups.map { group in
        let (first, last) = (spans[group.lowerBound], spans[group.upperBound - 1])
        let start = min(first.start, last.start)
        return SnapArea(
          start: start, length: max(first.end, last.end) - start, alignment: alignment,
          margin: margin)
      },
      contentLength: contentLength, viewport: viewport, insets: insets, covering: covering,
      ends: ends, loops: loops, axis: axis, isRightToLeft: isRightToLeft)
  }
}
