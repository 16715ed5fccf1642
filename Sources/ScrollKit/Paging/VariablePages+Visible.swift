// Where pages and their items lie, and which are seen; see `Pages`.

extension VariablePages {
  /// The length of the scroll view's bounds along the axis, in points.
  public var viewportLength: Double { pageAxis.viewport }

  /// The adjusted content insets, in points; leading is left or top.
  public var insets: AxisInsets { pageAxis.insets }

  /// How far beyond the viewport pages are seen; see `Pages.peek`.
  public var peek: AxisInsets { pageAxis.peek }

  /// Whether page 0 is the rightmost, on the horizontal axis.
  public var isRightToLeft: Bool { pageAxis.isMirrored }

  /// The axis the pages lie along.
  public var axis: ScrollAxis { pageAxis.axis }

  /// The frame of an item in the content, in points; for an item there is not, an empty one at the
  /// nearest end.
  public func frame(ofItem item: Int, crossLength: Double) -> CGRect {
    pageAxis.rect(span(ofItem: item) ?? end(item < 0), crossLength: crossLength)
  }

  /// The frame of a page in the content, from its first item to its last, in points; for a page
  /// there is not, an empty one at the nearest end.
  public func frame(of page: Int, crossLength: Double) -> CGRect {
    pageAxis.rect(span(of: page) ?? end(page < 0), crossLength: crossLength)
  }

  /// The end of the items, or their start.
  private func end(_ isStart: Bool) -> AxisSpan {
    AxisSpan(start: (isStart ? items.first?.start : items.last?.end) ?? 0, length: 0)
  }

  /// The length of a page, from its first item to its last, in points; zero for a page that
  /// does not exist.
  public func length(of page: Int) -> Double {
    span(of: page)?.length ?? 0
  }

  /// The pages of which some part is seen; see `Pages.visiblePages(at:)`. O(log n).
  public func visiblePages(at offset: Double) -> Range<Int> {
    pages(in: pageAxis.visibleSpan(at: offset))
  }

  /// The pages of which some part is seen and not covered by an inset; see
  /// `Pages.unobscuredPages(at:)`. O(log n).
  public func unobscuredPages(at offset: Double) -> Range<Int> {
    pageAxis.unobscuredSpan(at: offset).shown { pages(in: $0) }
  }

  /// The items of which some part is seen, as `visiblePages(at:)`. O(log n).
  public func visibleItems(at offset: Double) -> Range<Int> {
    items(in: pageAxis.visibleSpan(at: offset))
  }

  /// The items of which some part is seen and not covered by an inset. O(log n).
  public func unobscuredItems(at offset: Double) -> Range<Int> {
    pageAxis.unobscuredSpan(at: offset).shown { items(in: $0) }
  }

  /// How much of a page is seen at an offset; see `Pages.visibleFraction(of:at:)`.
  public func visibleFraction(of page: Int, at offset: Double) -> Double {
    span(of: page).map { pageAxis.visibleSpan(at: offset).fraction(of: $0) } ?? 0
  }

  /// How much of an item is seen at an offset; see `Pages.visibleFraction(of:at:)`.
  public func visibleFraction(ofItem item: Int, at offset: Double) -> Double {
    span(ofItem: item).map { pageAxis.visibleSpan(at: offset).fraction(of: $0) } ?? 0
  }

  /// The logical span of a page; `nil` for a page that does not exist.
  private func span(of page: Int) -> AxisSpan? {
    groups.indices.contains(page) ? Self.span(of: groups[page], in: items) : nil
  }

  /// The logical span of an item; `nil` for an item that does not exist.
  private func span(ofItem item: Int) -> AxisSpan? {
    items.indices.contains(item) ? items[item] : nil
  }

  private func pages(in window: ViewportSpan) -> Range<Int> {
    window.range(
      of: groups.indices, start: { items[groups[$0].lowerBound].start },
      end: { items[groups[$0].upperBound - 1].end })
  }

  private func items(in window: ViewportSpan) -> Range<Int> {
    window.range(of: items.indices, start: { items[$0].start }, end: { items[$0].end })
  }
}

extension ViewportSpan {
  /// The visible ones of things in ascending order. Where none is visible, the range is empty.
  /// O(log n).
  fileprivate func range(
    of things: Range<Int>, start: (Int) -> Double, end: (Int) -> Double
  ) -> Range<Int> {
    let first = things.partitionPoint { !isAfter(end: end($0)) }
    return first..<max(first, things.partitionPoint { isBefore(start: start($0)) })
  }
}
