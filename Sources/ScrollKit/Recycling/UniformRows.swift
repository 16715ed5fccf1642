/// Rows of one length: everything in O(1), for any number of rows and for lists without end.
///
/// ```swift
/// let rows = UniformRows(count: 1_000_000, length: 44, spacing: 1)
/// print(rows.offset(of: 1000), rows.contentLength)  // 45000.0 44999999.0
/// print(rows.visibleRange(offset: 45010, viewport: 800))  // 1000..<1018
/// ```
///
/// Row i begins at `padding + i * (length + spacing)`. A row is visible when it starts before the
/// viewport's end and ends after the viewport's start, by more than rounding errors: 1e-10 points,
/// as in Flutter, or 2^-45 of the position. So at `offset(of: i)`, row i is the first. Lengths that
/// are not numbers, or negative, count as zero; rows without length and spacing all lie at one
/// place.
public struct UniformRows: Equatable, Sendable, BitwiseCopyable {
  /// The number of rows, not negative; `nil` for a list without end.
  public var count: Int? { didSet { count = count.map { max(0, $0) } } }
  /// The length of a row, in points.
  public var length: Double { didSet { length = length.nonNegative } }
  /// The gap between two rows, in points.
  public var spacing: Double { didSet { spacing = spacing.nonNegative } }
  /// The padding before the first and after the last row, in points; not negative.
  public let padding: AxisInsets

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - count: How many there are; negative counts as zero, `nil` is without end.
  ///   - length: The length of each, in points.
  ///   - spacing: The gap between two, in points.
  ///   - padding: The padding before the first and after the last, in points.
  public init(count: Int?, length: Double, spacing: Double = 0, padding: AxisInsets = .zero) {
    self.count = count.map { max(0, $0) }
    self.length = length.nonNegative
    self.spacing = spacing.nonNegative
    self.padding = AxisInsets(
      leading: padding.leading.nonNegative, trailing: padding.trailing.nonNegative)
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

  /// Where a row begins, in points. A row outside `0..<count` begins where it would.
  public func offset(of row: Int) -> Double {
    (padding.leading + Double(row) * pitch).finite(or: 0)
  }

  /// The frame of a row, in points. A row outside `0..<count` lies where it would.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - crossLength: The extent across the axis, in points.
  ///   - axis: The axis of the list.
  /// - Returns: The frame.
  public func frame(
    of row: Int, crossLength: Double, axis: ScrollAxis = .vertical
  ) -> CGRect {
    CGRect(
      origin: CGPoint(along: axis, offset(of: row), cross: 0),
      size: CGSize(along: axis, length, cross: crossLength.nonNegative))
  }

  /// The rows of which some part is visible.
  ///
  /// - Parameters:
  ///   - offset: The viewport's start, in points; NaN counts as zero.
  ///   - viewport: Its length, in points.
  ///   - insets: What covers its ends, in points, such as bars; see `RowLengths`.
  /// - Returns: A range within `0..<count`. Where no row is visible it is empty, and lies between
  ///   the rows before the viewport and those after it. A viewport of `k * pitch` at
  ///   `offset(of: i)` shows `i..<(i + k)`.
  public func visibleRange(
    offset: Double, viewport: Double, insets: AxisInsets = .zero
  ) -> Range<Int> {
    let clear = insets.uncovered(offset: offset, viewport: viewport)
    let span = ViewportSpan(start: clear.start, end: clear.end)
    guard last >= 0, span.end > span.start else { return 0..<0 }
    func bounds(_ row: Int) -> AxisSpan {
      AxisSpan(start: self.offset(of: row), length: self.length)
    }
    guard pitch > 0 else {
      let first = bounds(0)
      return span.isAfter(end: first.end)
        ? (last + 1)..<(last + 1) : 0..<(span.isBefore(start: first.start) ? 0 : last + 1)
    }
    return span.range(
      count: last + 1, origin: padding.leading, length: self.length, pitch: pitch, bounds: bounds)
  }

  private func index(_ rows: Double) -> Int {
    Int(saturating: rows.rounded(.down)).clamped(to: 0...(last + 1))
  }

  /// The row at a position: the last that begins at or before it, within rounding. A gap belongs to
  /// the row before it. Positions outside count as the first or last row. `nil` without rows.
  public func row(at position: Double) -> Int? {
    guard last >= 0 else { return nil }
    let position = position.finite(or: 0)
    func starts(_ row: Int) -> Bool { offset(of: row) - position <= position.edgeTolerance }
    guard pitch > 0 else { return starts(0) ? last : 0 }
    // The division may round to the next row: compare with the starts themselves.
    var row = min(index((position - padding.leading) / pitch), last)
    if row < last, starts(row + 1) { row += 1 }
    if row > 0, !starts(row) { row -= 1 }
    return row
  }
}
