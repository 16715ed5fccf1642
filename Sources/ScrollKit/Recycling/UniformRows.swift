/// Rows of one length: everything in O(1), for any number of rows and for lists without end.
///
/// ```swift
/// let rows = UniformRows(count: 1_000_000, length: 44, spacing: 1)
/// print(rows.position(of: 1000), rows.contentLength)  // 45000.0 44999999.0
/// print(rows.visibleRange(in: AxisViewport(offset: 45010, length: 800)))  // 1000..<1018
/// ```
///
/// Row i begins at `padding + i * (length + spacing)`. A row is visible when it starts before the
/// viewport's end and ends after the viewport's start, by more than rounding errors: 1e-10 points,
/// as in Flutter, or 2^-45 of the position. So at `position(of: i)`, row i is the first. Lengths
/// that are not numbers, or negative, count as zero; rows without length and spacing all lie at
/// one place.
public struct UniformRows: RowLayout, BitwiseCopyable {
  /// The number of rows, not negative; `nil` for a list without end.
  public var count: Int? { didSet { count = count.map { max(0, $0) } } }
  /// The length of a row, in points.
  public var length: Double { didSet { length = length.nonNegative } }
  /// The gap between two rows, in points.
  public var spacing: Double { didSet { spacing = spacing.nonNegative } }
  /// The padding before the first and after the last row, in points; not negative.
  public let padding: AxisInsets
  /// The axis along which the rows follow one another.
  public let axis: ScrollAxis
  /// Whether rows of a horizontal axis begin at the right. A list without end has no right end:
  /// there it is never so.
  public var isRightToLeft: Bool { startsAtRight && count != nil }
  private let startsAtRight: Bool

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - count: How many there are; negative counts as zero, `nil` is without end.
  ///   - length: The length of each, in points.
  ///   - spacing: The gap between two, in points.
  ///   - padding: The padding before the first and after the last, in points.
  ///   - axis: The axis along which they follow one another.
  ///   - isRightToLeft: Whether rows of a horizontal axis begin at the right.
  public init(
    count: Int?, length: Double, spacing: Double = 0, padding: AxisInsets = .zero,
    axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    self.count = count.map { max(0, $0) }
    self.length = length.nonNegative
    self.spacing = spacing.nonNegative
    self.padding = AxisInsets(
      leading: padding.leading.nonNegative, trailing: padding.trailing.nonNegative)
    self.axis = axis
    startsAtRight = isRightToLeft
  }

  /// The distance from one row to the next.
  public var pitch: Double { length + spacing }

  /// The last row there may be; -1 without rows.
  private var last: Int { (count ?? .max) - 1 }

  /// The length of the whole content, in points; the greatest number for a list without end.
  public var contentLength: Double {
    guard let count else { return .saturationLimit }
    let rows = count > 0 ? Double(count - 1) * pitch + length : 0
    return (padding.leading + rows + padding.trailing).nonNegative
  }

  /// The numbers of the rows.
  public var indices: Range<Int> { 0..<(last + 1) }

  /// Where a row begins, counted from the leading end of the content, in points. A number outside
  /// `0...count` counts as the nearest; `count` gives the end of the last row plus a gap.
  public func position(of row: Int) -> Double { start(of: row.clamped(to: 0...(last + 1))) }

  private func start(of row: Int) -> Double {
    (padding.leading + Double(row) * pitch).finite(or: 0)
  }

  /// The length of a row, in points; zero for a row there is not.
  public func length(of row: Int) -> Double { row >= 0 && row <= last ? length : 0 }

  /// The frame of a row, in points; for a row there is not, an empty one at the nearest end.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - crossLength: The extent across the axis, in points.
  /// - Returns: The frame.
  public func frame(of row: Int, crossLength: Double) -> CGRect {
    rect(start: position(of: row), length: length(of: row), crossLength: crossLength)
  }

  /// The rows of which some part is in a viewport, covered by insets or not.
  ///
  /// - Parameter viewport: The viewport.
  /// - Returns: A range within `0..<count`. Where no row is visible it is empty, and lies between
  ///   the rows before the viewport and those after it. A viewport of `k * pitch` at
  ///   `position(of: i)` shows `i..<(i + k)`.
  public func visibleRange(in viewport: AxisViewport) -> Range<Int> {
    let viewport = logical(viewport)
    let span = ViewportSpan(start: viewport.offset, end: viewport.offset + viewport.length)
    guard last >= 0, span.end > span.start else { return 0..<0 }
    func bounds(_ row: Int) -> AxisSpan {
      AxisSpan(start: start(of: row), length: length)
    }
    guard pitch > 0 else {
      let first = bounds(0)
      return span.isAfter(end: first.end)
        ? (last + 1)..<(last + 1) : 0..<(span.isBefore(start: first.start) ? 0 : last + 1)
    }
    return span.range(
      count: last + 1, origin: padding.leading, length: length, pitch: pitch, bounds: bounds)
  }

  private func index(_ rows: Double) -> Int {
    Int(saturating: rows.rounded(.down)).clamped(to: 0...(last + 1))
  }

  /// The row at a position: the last that begins at or before it, within rounding. A gap belongs to
  /// the row before it. Positions outside count as the first or last row. `nil` without rows.
  public func row(at position: Double) -> Int? {
    guard last >= 0 else { return nil }
    let position = position.finite(or: 0)
    func starts(_ row: Int) -> Bool { start(of: row) - position <= position.edgeTolerance }
    guard pitch > 0 else { return starts(0) ? last : 0 }
    // The division may round to the next row: compare with the starts themselves.
    var row = min(index((position - padding.leading) / pitch), last)
    if row < last, starts(row + 1) { row += 1 }
    if row > 0, !starts(row) { row -= 1 }
    return row
  }
}
