/// Items of one size in rows of a fixed number of columns: a photo grid.
///
/// ```swift
/// let grid = GridRows(
///   count: 100, columns: 2, itemSize: CGSize(width: 150, height: 220), spacing: 10, margin: 5)
/// print(grid.frame(of: 3))  // (165.0, 235.0, 150.0, 220.0)
/// print(grid.visibleItems(offset: 0, viewport: 460))  // 0..<4
/// ```
///
/// Item i is in row `i / columns`, column `i % columns`. O(1). Lengths that are not numbers, or negative,
/// count as zero.
public struct GridRows: Equatable, Sendable, BitwiseCopyable {
  /// The number of items, not negative; `nil` for a grid without end.
  public let count: Int?
  /// The number of columns, at least one.
  public let columns: Int
  /// The size of an item, in points.
  public var itemSize: CGSize { CGSize(width: itemWidth, height: itemHeight) }
  private let itemWidth: Double
  private let itemHeight: Double
  private let columnSpacing: Double
  private let margins: ScrollInsets
  private let isRightToLeft: Bool
  private let axis: ScrollAxis
  /// The rows along the axis.
  public let rows: UniformRows

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - count: How many items there are; negative counts as zero, `nil` is without end.
  ///   - columns: How many stand side by side; at least one.
  ///   - itemSize: The size of each, in points.
  ///   - spacing: The gap between rows, in points.
  ///   - columnSpacing: The gap between columns; by default `spacing`.
  ///   - margins: The margins around all items.
  ///   - axis: The axis along which the rows follow one another.
  ///   - isRightToLeft: Whether the first column is the rightmost.
  public init(
    count: Int?, columns: Int, itemSize: CGSize, spacing: Double = 0, columnSpacing: Double? = nil,
    margins: ScrollInsets = .zero, axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    let columns = columns.clamped(to: 1...Self.maximumColumns)
    self.count = count.map { max(0, $0) }
    self.columns = columns
    itemWidth = itemSize.along(.horizontal).finiteLength
    itemHeight = itemSize.along(.vertical).finiteLength
    self.columnSpacing = (columnSpacing ?? spacing).finiteLength
    self.margins = ScrollInsets(
      top: margins.top.finiteLength, left: margins.left.finiteLength,
      bottom: margins.bottom.finiteLength, right: margins.right.finiteLength)
    self.axis = axis
    self.isRightToLeft = isRightToLeft
    let count = self.count
    rows = UniformRows(
      count: count.map { $0 / columns + ($0 % columns > 0 ? 1 : 0) },
      length: itemSize.along(axis), spacing: spacing, padding: self.margins[axis])
  }

  /// Creates a grid with the same margin all round.
  public init(
    count: Int?, columns: Int, itemSize: CGSize, spacing: Double = 0, margin: Double
  ) {
    self.init(
      count: count, columns: columns, itemSize: itemSize, spacing: spacing,
      margins: ScrollInsets(top: margin, left: margin, bottom: margin, right: margin))
  }

  /// The greatest number of columns.
  public static var maximumColumns: Int { 1 << 20 }

  /// How much columns may be wider than what they have to fit into, in points: lengths that were rounded
  /// to a multiple of a pixel or to 32 bits are a little more than the share they were made of.
  public static var fitTolerance: Double { 1e-3 }

  /// How many columns of a least width fit: `floor((width + gap) / (item + gap))`, at least one. What is
  /// short by `fitTolerance` fits.
  public static func columns(
    fitting width: Double, itemLength: Double, spacing: Double = 0
  ) -> Int {
    let pitch = itemLength.finiteLength + spacing.finiteLength
    guard pitch > 0 else { return 1 }
    let room = width.finiteLength + spacing.finiteLength + fitTolerance
    return Int(saturating: (room / pitch).rounded(.down)).clamped(to: 1...maximumColumns)
  }

  /// The size of the whole content, in points.
  public var contentSize: CGSize {
    let cross = axis.cross
    let ends = margins[cross]
    let items = Double(columns) * crossLength + Double(columns - 1) * columnSpacing
    return CGSize(
      along: axis, rows.contentLength,
      cross: (ends.leading + items + ends.trailing).finiteLength)
  }

  private var crossLength: Double { axis == .vertical ? itemWidth : itemHeight }

  /// The frame of an item, in points. Items outside those there are lie where they would; negative ones
  /// count as the first.
  public func frame(of item: Int) -> CGRect {
    let item = max(0, item)
    let (row, column) = (item / columns, item % columns)
    let isMirrored = isRightToLeft && axis == .vertical
    let place = Double(isMirrored ? columns - 1 - column : column)
    let cross = margins[axis.cross].leading + place * (crossLength + columnSpacing)
    return CGRect(
      origin: CGPoint(along: axis, rows.offset(of: row), cross: cross.finite(or: 0)),
      size: itemSize)
  }

  /// The items of the visible rows.
  public func visibleItems(offset: Double, viewport: Double) -> Range<Int> {
    items(in: rows.visibleRange(offset: offset, viewport: viewport))
  }

  /// The items to keep ready for a viewport; see `RowLengths.visibleRange(in:overscan:direction:axis:)`.
  public func visibleItems(
    in bounds: CGRect, overscan: Overscan = .none, direction: ScrollDirection = .none
  ) -> Range<Int> {
    items(in: rows.visibleRange(in: bounds, overscan: overscan, direction: direction, axis: axis))
  }

  /// The items in rows.
  public func items(in rows: Range<Int>) -> Range<Int> {
    let limit = count ?? .max
    func start(_ row: Int) -> Int {
      let (items, overflow) = max(0, row).multipliedReportingOverflow(by: columns)
      return min(overflow ? .max : items, limit)
    }
    let (low, high) = (start(rows.lowerBound), start(rows.upperBound))
    return low..<max(low, high)
  }
}
