/// Rows, or items in rows and lanes, that follow one another along an axis: which of them a
/// viewport shows, and where to scroll to.
///
/// ```swift
/// func firstSeen(_ layout: some RowLayout, from offset: Double) -> Int? {
///   layout.visibleRange(in: AxisViewport(offset: offset, length: 480)).first
/// }
/// print(firstSeen(UniformRows(count: 1000, length: 44), from: 450)!)  // 10
/// print(firstSeen(RowLengths(count: 1000, length: 100), from: 450)!)  // 4
/// ```
///
/// Positions count from the leading end of the content: from the top or the left, and from the
/// right where the axis is horizontal and the layout is right to left. Frames, the offsets of
/// viewports and insets are physical: they count from the left.
///
/// An item that is not there is measured like an empty one at the nearest end, and aimed at like
/// the nearest one.
public protocol RowLayout: Equatable, Sendable {
  /// The axis along which the rows follow one another.
  var axis: ScrollAxis { get }
  /// Whether rows of a horizontal axis, or lanes of a vertical one, begin at the right.
  var isRightToLeft: Bool { get }
  /// The numbers of the items: from zero to their count, or to the greatest number for a layout
  /// without end.
  var indices: Range<Int> { get }
  /// The length of the whole content along the axis, in points.
  var contentLength: Double { get }
  /// Where an item begins, counted from the leading end of the content, in points.
  func position(of item: Int) -> Double
  /// The length of an item along the axis, in points; zero for an item there is not.
  func length(of item: Int) -> Double
  /// The place at a position in points, which may be a reading line; NaN counts as zero. `nil`
  /// without items.
  func place(at position: Double) -> RowPlace?
  /// The least range of items that holds all of which some part is in a viewport, covered by insets
  /// or not. Where none is, the range is empty.
  func visibleRange(in viewport: AxisViewport) -> Range<Int>
}

extension RowLayout {
  /// The items of which some part is in a viewport, and those that are kept ready beyond it.
  ///
  /// - Parameters:
  ///   - viewport: The viewport. Its insets do not matter: rows are drawn below a bar, too. For
  ///     those that can be read, ask with `viewport.unobscured`.
  ///   - overscan: How far beyond it.
  ///   - direction: Where the content has been moving; up and left are backward.
  /// - Returns: A range of items that there are.
  public func visibleRange(
    in viewport: AxisViewport, overscan: Overscan, direction: ScrollDirection = .none
  ) -> Range<Int> {
    overscan.range(in: viewport, direction, self)
  }

  /// The items of which some part is in a scroll view's bounds, and those that are kept ready
  /// beyond them.
  ///
  /// - Parameters:
  ///   - bounds: The viewport in content coordinates.
  ///   - overscan: How far beyond it.
  ///   - direction: Where the content has been moving; up and left are backward.
  /// - Returns: A range of items that there are.
  public func visibleRange(
    in bounds: CGRect, overscan: Overscan = .none, direction: ScrollDirection = .none
  ) -> Range<Int> {
    overscan.range(in: AxisViewport(bounds, along: axis), direction, self)
  }

  /// The items of which some part is in a viewport and not covered by its insets. Where all is
  /// covered, the range is empty.
  public func unobscuredRange(in viewport: AxisViewport) -> Range<Int> {
    visibleRange(in: viewport.unobscured)
  }

  /// The offset to scroll to for an item. Rows measured on the way change the answer: ask again
  /// until it stays the same.
  ///
  /// - Parameters:
  ///   - item: The item; numbers outside count as the nearest.
  ///   - alignment: Where in the viewport.
  ///   - viewport: What is on screen.
  ///   - covering: What lies over the content within the insets, such as a header that sticks.
  /// - Returns: An offset at which the content can rest.
  public func contentOffset(
    of item: Int, alignment: RowAlignment, in viewport: AxisViewport, covering: AxisInsets = .zero
  ) -> Double {
    let item = held(item)
    return physicalOffset(in: viewport) { viewport in
      alignment.offset(
        start: position(of: item), length: length(of: item), in: viewport,
        covering: isMirrored ? covering.mirrored : covering, contentLength: contentLength)
    }
  }

  /// Where a place is, counted from the leading end of the content, in points. Items outside those
  /// there are count as the nearest; without items it is the start.
  public func position(of place: RowPlace) -> Double {
    guard !indices.isEmpty else { return position(of: 0) }
    let item = held(place.row)
    return place.position(start: position(of: item), length: length(of: item))
  }

  /// The offset at which a place lies at the start of what is not covered.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - viewport: What is on screen; its offset does not matter.
  /// - Returns: An offset at which the content can rest.
  public func contentOffset(keeping place: RowPlace, in viewport: AxisViewport) -> Double {
    physicalOffset(in: viewport) { viewport in
      viewport.insets.offset(
        showing: position(of: place), viewport: viewport.length, content: contentLength)
    }
  }

  /// Whether the first item is the rightmost.
  @inline(__always)
  var isMirrored: Bool { axis.isMirrored(isRightToLeft) }

  /// The nearest item there is; zero without items.
  private func held(_ item: Int) -> Int {
    item.clamped(to: 0...max(0, indices.upperBound - 1))
  }

  /// The physical offset that belongs to the logical one found for a logical viewport.
  private func physicalOffset(
    in viewport: AxisViewport, _ find: (AxisViewport) -> Double
  ) -> Double {
    guard isMirrored else { return find(viewport) }
    let content = contentLength
    let offset = find(viewport.mirrored(in: content))
    return (content - viewport.length - offset).finite(or: 0)
  }

  /// A viewport as one whose offset counts from the leading end.
  @inline(__always)
  func logical(_ viewport: AxisViewport) -> AxisViewport {
    isMirrored ? viewport.mirrored(in: contentLength) : viewport
  }

  /// The rectangle of a stretch of the content.
  @inline(__always)
  func rect(start: Double, length: Double, crossStart: Double = 0, crossLength: Double) -> CGRect {
    let origin = isMirrored ? contentLength - start - length : start
    return CGRect(
      origin: CGPoint(along: axis, origin.finite(or: 0), cross: crossStart),
      size: CGSize(along: axis, length, cross: crossLength.nonNegative))
  }
}
