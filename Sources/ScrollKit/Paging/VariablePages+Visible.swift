// Where pages and the items they are made of lie, and which are seen; see `Pages`.

extension VariablePages {
  /// The length of the scroll view's bounds along the axis, in points.
  public var viewport: Double { frame.viewport }

  /// The adjusted content insets, in points; leading is left or top.
  public var insets: AxisInsets { frame.insets }

  /// How far beyond the viewport pages are seen; see `Pages.visibleOutsets`.
  public var visibleOutsets: AxisInsets { frame.visibleOutsets }

  /// Whether page 0 is the rightmost, on the horizontal axis.
  public var isRightToLeft: Bool { frame.isMirrored }

  /// The axis the pages lie along.
  public var axis: ScrollAxis { frame.axis }

  /// The frame of an item in the content, in points; `nil` for an item there is not.
  public func frame(ofItem item: Int, crossLength: Double) -> CGRect? {
    guard items.indices.contains(item) else { return nil }
    let span = items[item]
    return frame.rect(start: span.start, length: span.length, crossLength: crossLength)
  }

  /// The frame of a page in the content, from its first item to its last, in points; `nil` for a
  /// page there is not.
  public func frame(of page: Int, crossLength: Double) -> CGRect? {
    guard groups.indices.contains(page) else { return nil }
    let span = span(of: page)
    return frame.rect(start: span.start, length: span.length, crossLength: crossLength)
  }

  /// The length of a page, from its first item to its last, in points; zero for a page there is
  /// not.
  public func length(of page: Int) -> Double {
    groups.indices.contains(page) ? span(of: page).length : 0
  }

  /// The pages of which some part is seen; see `Pages.visiblePages(at:)`. O(log n).
  public func visiblePages(at offset: Double) -> Range<Int> {
    pages(in: frame.visibleSpan(at: offset))
  }

  /// The pages of which some part is seen and not covered by an inset; see
  /// `Pages.unobscuredPages(at:)`. O(log n).
  public func unobscuredPages(at offset: Double) -> Range<Int> {
    let window = frame.unobscuredSpan(at: offset)
    return window.shown(pages(in: window))
  }

  /// The items of which some part is seen, as `visiblePages(at:)`. O(log n).
  public func visibleItems(at offset: Double) -> Range<Int> {
    items(in: frame.visibleSpan(at: offset))
  }

  /// The items of which some part is seen and not covered by an inset. O(log n).
  public func unobscuredItems(at offset: Double) -> Range<Int> {
    let window = frame.unobscuredSpan(at: offset)
    return window.shown(items(in: window))
  }

  /// How much of a page is seen at an offset, as a share of its length.
  public func visibleFraction(of page: Int, at offset: Double) -> Double {
    guard groups.indices.contains(page) else { return 0 }
    let span = span(of: page)
    return frame.visibleSpan(at: offset).fraction(start: span.start, length: span.length)
  }

  /// How much of an item is seen at an offset, as a share of its length.
  public func visibleFraction(ofItem item: Int, at offset: Double) -> Double {
    guard items.indices.contains(item) else { return 0 }
    let span = items[item]
    return frame.visibleSpan(at: offset).fraction(start: span.start, length: span.length)
  }

  private func span(of page: Int) -> Span {
    let first = items[groups[page].lowerBound]
    return Span(start: first.start, length: items[groups[page].upperBound - 1].end - first.start)
  }

  private func pages(in window: ViewportSpan) -> Range<Int> {
    let first = groups.indices.partitionPoint {
      !window.isAfter(end: items[groups[$0].upperBound - 1].end)
    }
    let end = groups.indices.partitionPoint {
      window.isBefore(start: items[groups[$0].lowerBound].start)
    }
    return first..<max(first, end)
  }

  private func items(in window: ViewportSpan) -> Range<Int> {
    let first = items.indices.partitionPoint { !window.isAfter(end: items[$0].end) }
    let end = items.indices.partitionPoint { window.isBefore(start: items[$0].start) }
    return first..<max(first, end)
  }
}
