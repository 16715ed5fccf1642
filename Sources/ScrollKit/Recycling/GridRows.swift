/// Items of one size in rows of a fixed number of columns: a photo grid.
///
/// ```swift
/// let grid = GridRows(
///   count: 100, columnCount: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10,
///   padding: ScrollInsets(left: 5, right: 5))
/// print(grid.frame(of: 3))  // (165.0, 230.0, 150.0, 220.0)
/// print(grid.visibleItems(offset: 0, viewport: 460))  // 0..<4
/// print(grid.item(at: CGPoint(x: 200, y: 300))!)  // 3
/// ```
///
/// Item i is in row `i / columnCount`, column `i % columnCount`. O(1). Lengths that are not
/// numbers, or negative, count as zero.
public struct GridRows: Equatable, Sendable, BitwiseCopyable {
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
  private let isRightToLeft: Bool
  private let axis: ScrollAxis
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
  ///   - isRightToLeft: Whether the first column is the rightmost.
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
    self.isRightToLeft = isRightToLeft
    rows = UniformRows(
      count: Self.rowCount(self.count, columns: columnCount), length: itemSize.along(axis),
      spacing: spacing, padding: padding[axis])
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
    fitting width: Double, itemLength: Double, spacing: Double = 0
  ) -> Int {
    let pitch = itemLength.nonNegative + spacing.nonNegative
    guard pitch > 0 else { return 1 }
    let room = width.nonNegative + spacing.nonNegative + fitTolerance
    return Int(saturating: (room / pitch).rounded(.down)).clamped(to: 1...maximumColumnCount)
  }

  /// The size of the whole content, in points.
  public var contentSize: CGSize {
    CGSize(along: axis, rows.contentLength, cross: lanes.contentLength)
  }

  private var isMirrored: Bool { axis.cross.isMirrored(isRightToLeft) }

  /// The frame of an item, in points. Items outside those there are lie where they would; negative
  /// ones count as the first.
  public func frame(of item: Int) -> CGRect {
    let item = max(0, item)
    let (row, column) = (item / columnCount, item % columnCount)
    let lane = isMirrored ? columnCount - 1 - column : column
    return CGRect(
      origin: CGPoint(along: axis, rows.offset(of: row), cross: lanes.offset(of: lane)),
      size: itemSize)
  }

  /// The item whose frame contains a point. A frame includes its least edges and not its greatest,
  /// within rounding. `nil` in gaps and padding, where there is no item, and if a coordinate is
  /// NaN.
  public func item(at point: CGPoint) -> Int? {
    guard point.isNumeric, let row = rows.row(at: point.along(axis)),
      let lane = lanes.row(at: point.along(axis.cross))
    else { return nil }
    let (first, overflow) = row.multipliedReportingOverflow(by: columnCount)
    guard !overflow else { return nil }
    let item = first.saturatingAdd(isMirrored ? columnCount - 1 - lane : lane)
    let frame = frame(of: item)
    let isInside = ScrollAxis.allCases.allSatisfy { axis in
      let (position, span) = (point.along(axis), frame.span(along: axis))
      return !position.isBefore(span.start) && (span.start + span.length).isPast(position)
    }
    return isInside && item < count ?? .max ? item : nil
  }

  /// The offset to scroll to for an item, along the axis, as with `RowLengths`.
  public func contentOffset(
    of item: Int, alignment: RowAlignment, from offset: Double, viewport: Double,
    insets: AxisInsets = .zero, contentInset: AxisInsets = .zero
  ) -> Double {
    rows.contentOffset(
      of: max(0, item) / columnCount, alignment: alignment, from: offset, viewport: viewport,
      insets: insets, contentInset: contentInset)
  }

  /// The items of the visible rows; see `RowLengths.visibleRange(offset:viewport:insets:)`.
  public func visibleItems(
    offset: Double, viewport: Double, insets: AxisInsets = .zero
  ) -> Range<Int> {
    items(in: rows.visibleRange(offset: offset, viewport: viewport, insets: insets))
  }

  /// The items to keep ready for a viewport; see
  /// `RowLengths.visibleRange(in:overscan:direction:axis:insets:)`.
  public func visibleItems(
    in bounds: CGRect, overscan: Overscan = .none, direction: ScrollDirection = .none,
    insets: AxisInsets = .zero
  ) -> Range<Int> {
    items(
      in: rows.visibleRange(
        in: bounds, overscan: overscan, direction: direction, axis: axis, insets: insets))
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
