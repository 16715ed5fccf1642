/// Rows of different lengths, most of them estimated until they have been on screen: which are
/// visible, where each lies, and how far to shift the offset when one turns out longer than
/// estimated.
///
/// ```swift
/// var rows = RowLengths(count: 1_000_000, length: 44, spacing: 1)
/// print(rows.visibleRange(in: AxisViewport(offset: 45010, length: 800)))  // 1000..<1018
/// let shift = rows.setLength(100, of: 3, keeping: 45010)
/// print(shift, rows.position(of: 1000))  // 56.0 45056.0
/// ```
///
/// A row is visible when it starts before the viewport's end and ends after the viewport's start,
/// by more than rounding errors: 1e-10 points, as in Flutter, or 2^-45 of the position. Lookups and
/// changes are O(log n), insertions on average: now and then one moves all measured lengths to a
/// larger buffer. Building from lengths is O(n), from a count O(1). Lengths are stored in leaves of
/// 128 rows. A leaf with a measured row takes about 9.5 bytes a row as built and 12 after
/// insertions (19 in the worst order, up to 40 after removals); a leaf without one takes none.
/// Every change sums the lengths anew, so positions do not drift: they are exact to a millionth of
/// a point up to 1e9 points. Lengths that are negative or not numbers count as zero; edits of rows
/// outside `0..<count` change nothing.
public struct RowLengths: RowLayout {
  /// The gap between two rows, in points.
  public let spacing: Double
  /// The padding before the first and after the last row, in points; not negative.
  public let padding: AxisInsets
  /// What rows count as that are not measured.
  public let estimation: Estimation
  /// The axis along which the rows follow one another.
  public let axis: ScrollAxis
  /// Whether rows of a horizontal axis begin at the right.
  public let isRightToLeft: Bool
  /// How near to the start the viewport must be to stay at the start when rows change, in points;
  /// `nil` for never. For a feed whose newest rows come first. NaN and negative count as zero.
  public var startTolerance: Double? { didSet { startTolerance = startTolerance?.nonNegative } }
  /// How near to the end the viewport must be to stay at the end when rows change, in points; `nil`
  /// for never. For a chat. NaN and negative count as zero.
  public var endTolerance: Double? { didSet { endTolerance = endTolerance?.nonNegative } }
  var tree: LengthTree
  /// The row that was read when lengths were forgotten; kept until the user scrolls.
  var memory: Memory?

  /// What rows count as that are not measured, in points.
  public enum Estimation: CountedPayload, Equatable, Sendable, BitwiseCopyable {
    /// Always this.
    case fixed(Double)
    /// This, until rows are measured; then their mean, which improves as the user scrolls. Each new
    /// length moves all unmeasured rows and the content's end. So set the lengths of all rows on
    /// screen in one call of `setLengths`: a content that is too short for a moment would hold the
    /// offset back.
    case mean(initially: Double)

    var counted: SIMD8<Double> {
      switch self {
      case .fixed(let length): Self.counted(0, length.nonNegative)
      case .mean(let length): Self.counted(1, length.nonNegative)
      }
    }
  }

  /// The greatest number of rows: 2^48, or 2^29 where `Int` has 32 bits.
  public static var maximumCount: Int { 1 << min(48, Int.bitWidth - 3) }
  /// The greatest number of lengths taken at once, 2^21; further ones are ignored. Set them later.
  public static var maximumMeasuredCount: Int { SequenceLimit.elements }

  /// Creates rows of which none is measured.
  ///
  /// - Parameters:
  ///   - count: How many there are, in `0...maximumCount`.
  ///   - length: What each counts as, in points.
  ///   - spacing: The gap between two, in points.
  ///   - padding: The padding before the first and after the last, in points.
  ///   - axis: The axis along which they follow one another.
  ///   - isRightToLeft: Whether rows of a horizontal axis begin at the right.
  public init(
    count: Int, length: Double, spacing: Double = 0, padding: AxisInsets = .zero,
    axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    self.init(
      count: count, estimation: .fixed(length), spacing: spacing, padding: padding, axis: axis,
      isRightToLeft: isRightToLeft)
  }

  /// Creates unmeasured rows with an estimate of your choice.
  public init(
    count: Int, estimation: Estimation, spacing: Double = 0, padding: AxisInsets = .zero,
    axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    self.init(
      tree: LengthTree(unmeasured: count.clamped(to: 0...Self.maximumCount)),
      estimation: estimation, spacing: spacing, padding: padding, axis: axis,
      isRightToLeft: isRightToLeft)
  }

  /// Creates rows whose lengths are all known, in one pass; of at most `maximumMeasuredCount`.
  public init(
    _ lengths: some Sequence<Double>, estimation: Estimation = .mean(initially: 44),
    spacing: Double = 0, padding: AxisInsets = .zero, axis: ScrollAxis = .vertical,
    isRightToLeft: Bool = false
  ) {
    self.init(
      tree: LengthTree(lengths, limit: Self.maximumMeasuredCount), estimation: estimation,
      spacing: spacing, padding: padding, axis: axis, isRightToLeft: isRightToLeft)
  }

  private init(
    tree: LengthTree, estimation: Estimation, spacing: Double, padding: AxisInsets,
    axis: ScrollAxis, isRightToLeft: Bool
  ) {
    self.tree = tree
    self.estimation = estimation
    self.spacing = spacing.nonNegative
    self.padding = AxisInsets(
      leading: padding.leading.nonNegative, trailing: padding.trailing.nonNegative)
    self.axis = axis
    self.isRightToLeft = isRightToLeft
  }
}

extension RowLengths {
  /// The number of rows.
  public var count: Int { tree.count }

  /// The numbers of the rows.
  public var indices: Range<Int> { 0..<count }

  /// How many of them are measured.
  public var measuredCount: Int { Int(tree.sum.rows - tree.sum.unmeasured) }

  // A call would copy all of the list: these are inlined for the `resize` rows of the benchmark.

  /// What a row that is not measured counts as now, in points.
  @inline(__always)
  public var estimate: Double {
    switch estimation {
    case .fixed(let length): return length.nonNegative
    case .mean(let length):
      let sum = tree.sum
      let measured = sum.rows - sum.unmeasured
      return measured > 0 ? sum.measured / measured : length.nonNegative
    }
  }

  /// The length of the whole content, in points.
  @inline(__always)
  public var contentLength: Double {
    let sum = tree.sum
    let rows = layout.span(sum) - (sum.rows > 0 ? spacing : 0)
    return (padding.leading + rows + padding.trailing).nonNegative
  }

  /// The length of a row, measured or estimated; zero for a row there is not.
  public func length(of row: Int) -> Double {
    guard row >= 0, row < count else { return 0 }
    return tree.length(of: row) ?? estimate
  }

  /// Whether a row has been measured.
  public func isMeasured(_ row: Int) -> Bool {
    row >= 0 && row < count && tree.length(of: row) != nil
  }

  /// Where a row begins, counted from the leading end of the content, in points. A number outside
  /// `0...count` counts as the nearest; `count` gives the end of the last row plus a gap.
  public func position(of row: Int) -> Double {
    offset(after: tree.sum(before: row.clamped(to: 0...count)))
  }

  /// Where a row begins that follows the rows summed up, in points.
  @inline(__always)
  func offset(after sum: LengthTree.Sum) -> Double {
    (padding.leading + layout.span(sum)).finite(or: 0)
  }

  /// The frame of a row, in points; for a row there is not, an empty one at the nearest end.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - crossLength: The extent across the axis, in points.
  /// - Returns: The frame.
  public func frame(of row: Int, crossLength: Double) -> CGRect {
    rect(start: position(of: row), length: length(of: row), crossLength: crossLength)
  }

  /// The row at a position: the last that begins at or before it, within rounding. Of several that
  /// begin there, the one with a length counts, else the last. A position before all rows is in the
  /// first, one after them in the last. `nil` without rows.
  public func row(at position: Double) -> Int? {
    guard count > 0 else { return nil }
    let position = position.finite(or: 0)
    return min(tree.rows(before: position.limitOfTouching, layout), count - 1)
  }

  /// The rows of which some part is in a viewport, covered by insets or not.
  ///
  /// - Parameter viewport: The viewport.
  /// - Returns: A range within `0..<count`; empty where none is visible.
  public func visibleRange(in viewport: AxisViewport) -> Range<Int> {
    visibleRange(in: viewport, near: nil)
  }

  /// The rows of which some part is in a viewport, found faster near rows that were visible a
  /// moment ago. These change no answer.
  public func visibleRange(in viewport: AxisViewport, near: Range<Int>?) -> Range<Int> {
    let viewport = logical(viewport)
    let (start, end) = (viewport.offset, viewport.offset + viewport.length)
    guard end > start else { return 0..<0 }
    let (ended, limit) = (endLimit(start), startLimit(end, from: start))
    let (first, reaching) = tree.rows(
      before: ended, limit, layout, near: near?.lowerBound)
    return first..<max(first, rows(reaching: reaching, limit))
  }

  /// The first row of which some part lies after a position; the number of rows if there is none.
  func firstRow(endingAfter position: Double) -> Int {
    tree.rows(before: endLimit(position), layout)
  }

  /// The same; if there is none, the first of the rows without length at the position.
  func firstRow(endingAfterOrStartingFrom position: Double) -> Int {
    let row = firstRow(endingAfter: position)
    guard row == count else { return row }
    let limit = startLimit(position, from: position)
    return rows(reaching: tree.rows(before: limit, layout), limit)
  }

  /// What a sum needs to become a position.
  @inline(__always)
  var layout: LengthTree.Layout {
    LengthTree.Layout(leading: padding.leading, estimate: estimate, spacing: spacing)
  }

  /// Rows that end, gap included, before this limit lie before the position or touch it.
  @inline(__always)
  private func endLimit(_ position: Double) -> Double { position.limitOfTouching + spacing }

  /// Rows that start before this limit have a part before the viewport's end.
  @inline(__always)
  private func startLimit(_ end: Double, from start: Double) -> Double {
    end.limitOfReaching(from: start)
  }

  /// How many rows start before a limit, given how many end, gap included, before it.
  @inline(__always)
  private func rows(reaching ended: Int, _ limit: Double) -> Int {
    padding.leading < limit ? min(count, ended + 1) : 0
  }

  /// Whether both hold the same lengths, measured or not, in the same order, with the same
  /// estimate, layout and tolerances. The memory of what was read is not compared.
  public static func == (a: RowLengths, b: RowLengths) -> Bool {
    a.spacing == b.spacing && a.padding == b.padding && a.estimation == b.estimation
      && a.axis == b.axis && a.isRightToLeft == b.isRightToLeft
      && a.startTolerance == b.startTolerance && a.endTolerance == b.endTolerance
      && a.tree == b.tree
  }
}
