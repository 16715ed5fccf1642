/// Items of one size in rows of a fixed number of columns: a photo grid.
///
/// ```swift
/// let grid = GridRows(
///   count: 100, columnCount: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10,
///   padding: ScrollInsets(left: 5, right: 5))
/// print(grid.frame(of: 3))  // (165.0, 230.0, 150.0, 220.0)
/// print(grid.visibleRange(in: AxisViewport(offset: 0, length: 460)))  // 0..<4
/// print(grid.item(at: CGPoint(x: 200, y: 300))!)  // 3
/// ```
///
/// Item i is in row `i / columnCount`, column `i % columnCount`. O(1). Lengths that are not
/// numbers, or negative, count as zero.
public struct GridRows: RowLayout, BitwiseCopyable {
  /// The number of items, not negative; `nil` for a grid without end.
  public var count: Int? {
    didSet {
      count = count.map { max(0, $0) }
      rows.count = Self.rowCount(count, columns: columnCount)
    }
  }
  /// The number of columns, at least one.
  public let columnCount: Int
  /// The size of an item, in points.
  public var itemSize: CGSize { CGSize(width: itemWidth, height: itemHeight) }
  private let itemWidth: Double
  private let itemHeight: Double
  /// The axis along which the rows follow one another.
  public let axis: ScrollAxis
  /// Whether the first column, or on a horizontal axis the first row, is the rightmost. Rows
  /// without end have no right end: there it is never so.
  public var isRightToLeft: Bool { startsAtRight && (axis == .vertical || count != nil) }
  private let startsAtRight: Bool
  /// The rows along the axis.
  public private(set) var rows: UniformRows
  /// The columns across it, from the left or the top.
  private let lanes: UniformRows

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - count: How many items there are; negative counts as zero, `nil` is without end.
  ///   - columnCount: How many stand side by side; at least one.
  ///   - itemSize: The size of each, in points.
  ///   - spacing: The gap between rows, in points.
  ///   - crossSpacing: The gap between columns; by default `spacing`.
  ///   - padding: The padding around all items.
  ///   - axis: The axis along which the rows follow one another.
  ///   - isRightToLeft: Whether the first column, or on a horizontal axis the first row, is the
  ///     rightmost.
  public init(
    count: Int?, columnCount: Int, itemSize: CGSize, spacing: Double = 0,
    crossSpacing: Double? = nil,
    padding: ScrollInsets = .zero, axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    let columnCount = columnCount.clamped(to: 1...Self.maximumColumnCount)
    self.count = count.map { max(0, $0) }
    self.columnCount = columnCount
    itemWidth = itemSize.along(.horizontal).nonNegative
    itemHeight = itemSize.along(.vertical).nonNegative
    self.axis = axis
    startsAtRight = isRightToLeft
    rows = UniformRows(
      count: Self.rowCount(self.count, columns: columnCount), length: itemSize.along(axis),
      spacing: spacing,
      padding: axis.isMirrored(isRightToLeft && count != nil)
        ? padding[axis].mirrored : padding[axis], axis: axis,
      isRightToLeft: isRightToLeft)
    lanes = UniformRows(
      count: columnCount, length: itemSize.along(axis.cross), spacing: crossSpacing ?? spacing,
      padding: padding[axis.cross])
  }

  /// The number of rows that a number of items, not negative, takes.
  private static func rowCount(_ count: Int?, columns: Int) -> Int? {
    count.map { $0 / columns + ($0 % columns > 0 ? 1 : 0) }
  }

  /// Creates a grid with the same padding all round.
  public init(
    count: Int?, columnCount: Int, itemSize: CGSize, spacing: Double = 0, padding: Double
  ) {
    self.init(
      count: count, columnCount: columnCount, itemSize: itemSize, spacing: spacing,
      padding: ScrollInsets(top: padding, left: padding, bottom: padding, right: padding))
  }

  /// The greatest number of columns, 2^20.
  public static var maximumColumnCount: Int { 1 << 20 }

  /// How much wider than their room columns may be and still fit, in points: item lengths that were
  /// divided and rounded to 32 bits may be a little too long.
  public static var fitTolerance: Double { AxisMetrics.fitTolerance }

  /// How many columns fit: `floor((width + gap) / (item + gap))`, at least one. They also fit where
  /// `fitTolerance` is missing.
  public static func columnCount(
    fitting width: Double, itemCrossLength: Double, crossSpacing: Double = 0
  ) -> Int {
    let pitch = itemCrossLength.nonNegative + crossSpacing.nonNegative
    guard pitch > 0 else { return 1 }
    let room = width.nonNegative + crossSpacing.nonNegative + fitTolerance
    return Int(saturating: (room / pitch).rounded(.down)).clamped(to: 1...maximumColumnCount)
  }

  /// The size of the whole content, in points.
  public var contentSize: CGSize {
    CGSize(along: axis, rows.contentLength, cross: lanes.contentLength)
  }

  /// The length of the whole content along the axis, in points.
  public var contentLength: Double { rows.contentLength }

  /// The numbers of the items.
  public var indices: Range<Int> { 0..<(count ?? .max) }

  /// Where the row of an item begins; see `UniformRows.position(of:)`.
  public func position(of item: Int) -> Double { rows.position(of: max(0, item) / columnCount) }

  /// The length of an item along the axis, in points; zero for an item there is not.
  public func length(of item: Int) -> Double { indices.contains(item) ? rows.length : 0 }

  private var mirrorsLanes: Bool { axis.cross.isMirrored(isRightToLeft) }

  /// The frame of an item, in points; for an item there is not, an empty one at the nearest end.
  public func frame(of item: Int) -> CGRect {
    guard indices.contains(item) else {
      return rect(start: item < 0 ? position(of: 0) : lastEnd, length: 0, crossLength: 0)
    }
    let column = item % columnCount
    let lane = mirrorsLanes ? columnCount - 1 - column : column
    return rect(
      start: position(of: item), length: rows.length, crossStart: lanes.position(of: lane),
      crossLength: itemSize.along(axis.cross))
  }

  /// Where the last row ends.
  private var lastEnd: Double { (contentLength - rows.padding.trailing).nonNegative }

  /// The item whose frame contains a point. A frame includes its least edges and not its greatest,
  /// within rounding. `nil` in gaps and padding, where there is no item, and if a coordinate is
  /// NaN.
  public func item(at point: CGPoint) -> Int? {
    guard point.isNumeric, let row = rows.row(at: position(at: point)),
      let lane = lanes.row(at: point.along(axis.cross))
    else { return nil }
    let (first, overflow) = row.multipliedReportingOverflow(by: columnCount)
    guard !overflow else { return nil }
    let item = first.saturatingAdd(mirrorsLanes ? columnCount - 1 - lane : lane)
    let frame = frame(of: item)
    let isInside = ScrollAxis.allCases.allSatisfy { axis in
      let (position, span) = (point.along(axis), frame.span(along: axis))
      return !position.isBefore(span.start) && (span.start + span.length).isPast(position)
    }
    return isInside && item < count ?? .max ? item : nil
  }

  /// The position of a point along the axis, counted from the leading end of the content.
  private func position(at point: CGPoint) -> Double {
    isMirrored ? contentLength - point.along(axis) : point.along(axis)
  }

  /// The items of the rows of which some part is in a viewport; see `UniformRows`.
  public func visibleRange(in viewport: AxisViewport) -> Range<Int> {
    items(in: rows.visibleRange(in: viewport))
  }

  /// The items to keep ready for a viewport. Overscan by rows counts rows, not items.
  public func visibleRange(
    in viewport: AxisViewport, overscan: Overscan, direction: ScrollDirection = .none
  ) -> Range<Int> {
    items(in: rows.visibleRange(in: viewport, overscan: overscan, direction: direction))
  }

  /// The same for a scroll view's bounds.
  public func visibleRange(
    in bounds: CGRect, overscan: Overscan = .none, direction: ScrollDirection = .none
  ) -> Range<Int> {
    items(in: rows.visibleRange(in: bounds, overscan: overscan, direction: direction))
  }

  /// The items in rows.
  public func items(in rows: Range<Int>) -> Range<Int> {
    let limit = count ?? .max
    func start(_ row: Int) -> Int {
      let (items, overflow) = max(0, row).multipliedReportingOverflow(by: columnCount)
      return min(overflow ? .max : items, limit)
    }
    let (low, high) = (start(rows.lowerBound), start(rows.upperBound))
    return low..<max(low, high)
  }
}
