/// A list in sections with headers, one of which sticks to the top while its section is there.
///
/// ```swift
/// let list = SectionedRows(rowCounts: [3, 2], rowLength: 44, headerLength: 20)
/// print(list.offset(ofHeader: 1), list.contentLength)  // 152.0 260.0
/// let header = list.stickyHeader(at: 140)!
/// print(header.section, header.position)  // 0 132.0
/// ```
///
/// All headers and rows follow one another in `lengths`, where row r of section s is the *item*
/// `item(of: r, in: s)`. Finding a section is O(log s), the rest is as in `RowLengths`.
public struct SectionedRows: Equatable, Sendable {
  /// The lengths of headers and rows, in order.
  public private(set) var lengths: RowLengths
  /// The item of each section's header; at the end, the number of items.
  private var headers: [Int]

  /// The greatest number of sections, 2^18; further ones are ignored.
  public static var maximumSectionCount: Int { SequenceLimit.sections }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - rowCounts: How many rows each section has; negative counts as zero.
  ///   - rowLength: What a row counts as until it is measured, in points.
  ///   - headerLength: The length of a header, in points.
  ///   - spacing: The gap between two items, in points.
  ///   - padding: The padding before the first and after the last item, in points.
  public init(
    rowCounts: some Sequence<Int>, rowLength: Double, headerLength: Double, spacing: Double = 0,
    padding: AxisInsets = .zero
  ) {
    var headers = [0]
    rowCounts.forFirst(Self.maximumSectionCount) { count in
      let room = RowLengths.maximumCount - headers[headers.count - 1] - 1
      guard room >= 0 else { return }
      headers.append(headers[headers.count - 1] + 1 + count.clamped(to: 0...room))
    }
    lengths = RowLengths(
      count: headers[headers.count - 1], estimation: .fixed(rowLength), spacing: spacing,
      padding: padding)
    for header in headers.dropLast() {
      lengths.setLength(headerLength, of: header, keeping: 0)
    }
    self.headers = headers
  }

  /// The number of sections.
  public var sectionCount: Int { headers.count - 1 }

  /// The length of the whole content, in points.
  public var contentLength: Double { lengths.contentLength }

  /// The item that is a section's header; `nil` for a section there is not.
  public func header(of section: Int) -> Int? {
    section >= 0 && section < sectionCount ? headers[section] : nil
  }

  /// The number of rows in a section; zero for a section there is not.
  public func rowCount(of section: Int) -> Int {
    header(of: section).map { headers[section + 1] - $0 - 1 } ?? 0
  }

  /// The item that is a row of a section; `nil` for a row there is not.
  public func item(of row: Int, in section: Int) -> Int? {
    guard row >= 0, row < rowCount(of: section) else { return nil }
    return headers[section] + 1 + row
  }

  /// The frame of an item, in points; see `RowLengths.frame(of:crossLength:axis:)`.
  public func frame(
    of item: Int, crossLength: Double, axis: ScrollAxis = .vertical
  ) -> CGRect {
    lengths.frame(of: item, crossLength: crossLength, axis: axis)
  }

  /// Sets the length of an item, as measured; see `RowLengths.setLength(_:of:keeping:)`.
  @discardableResult
  public mutating func setLength(
    _ length: Double, of item: Int, keeping anchor: RowLengths.Anchor
  ) -> Double {
    lengths.setLength(length, of: item, keeping: anchor)
  }

  /// Inserts rows that are not measured before a row of a section, or at its end. O(s + log n).
  ///
  /// - Returns: What to add to the offset so that nothing visible moves.
  @discardableResult
  public mutating func insert(
    count new: Int, at row: Int, in section: Int, keeping anchor: RowLengths.Anchor
  ) -> Double {
    guard let header = header(of: section) else { return 0 }
    let before = lengths.count
    let item = header + 1 + row.clamped(to: 0...rowCount(of: section))
    let shift = lengths.insert(count: new, at: item, keeping: anchor)
    for next in (section + 1)..<headers.count { headers[next] += lengths.count - before }
    return shift
  }

  /// Removes rows of a section; numbers outside it are ignored. O(k + s + log n).
  ///
  /// - Returns: What to add to the offset so that nothing visible moves.
  @discardableResult
  public mutating func remove(
    _ rows: Range<Int>, in section: Int, keeping anchor: RowLengths.Anchor
  ) -> Double {
    guard let header = header(of: section) else { return 0 }
    let rows = rows.clamped(to: 0..<rowCount(of: section))
    let first = header + 1 + rows.lowerBound
    let shift = lengths.remove(first..<(first + rows.count), keeping: anchor)
    for next in (section + 1)..<headers.count { headers[next] -= rows.count }
    return shift
  }

  /// Makes all rows unmeasured, as after a change of width; headers keep their lengths, and can be
  /// measured again. O(s log n); see `RowLengths.forgetLengths(keeping:from:)`.
  ///
  /// - Returns: What to add to the offset so that what is read is where it was.
  @discardableResult
  public mutating func forgetLengths(
    keeping anchor: RowLengths.Anchor, from old: RowLengths.Anchor? = nil
  ) -> Double {
    let known = headers.dropLast().map { lengths.length(of: $0) }
    var present = anchor
    present.offset += lengths.forgetLengths(keeping: anchor, from: old)
    for (header, length) in zip(headers, known) {
      present.offset += lengths.setLength(length, of: header, keeping: present)
    }
    return present.offset - anchor.offset
  }

  /// The section of an item, and its row in it, which is `nil` for a header. `nil` for an item
  /// there is not.
  public func place(of item: Int) -> (section: Int, row: Int?)? {
    guard item >= 0, item < lengths.count else { return nil }
    let section = headers.indices.partitionPoint { headers[$0] > item } - 1
    let row = item - headers[section] - 1
    return (section, row < 0 ? nil : row)
  }

  /// Where a section's header begins, in points, if it did not stick; the end of the last item for
  /// a section there is not.
  public func offset(ofHeader section: Int) -> Double {
    header(of: section).map { lengths.offset(of: $0) } ?? end
  }

  /// Where the last item ends, in points.
  private var end: Double { contentLength - lengths.padding.trailing }

  /// A header that sticks.
  public struct StickyHeader: Equatable, Sendable, BitwiseCopyable {
    /// Its section.
    public var section: Int
    /// Where it is drawn, in content coordinates, in points.
    public var position: Double { didSet { position = position.finite(or: oldValue) } }
    /// Its length, in points.
    public var length: Double { didSet { length = length.nonNegative } }

    /// Creates a header; a position that is NaN counts as zero.
    public init(section: Int, position: Double, length: Double) {
      self.section = section
      self.position = position.finite(or: 0)
      self.length = length.nonNegative
    }
  }

  /// The header that sticks at an offset: that of the section at the start of what is not covered.
  /// It is drawn there, or ends where the next header begins and pushes it away: at
  /// `min(x, next header - length)` with `x = offset + max(0, insets.leading)`. `nil` without
  /// sections, and before the first header.
  ///
  /// - Parameters:
  ///   - offset: The viewport's start, in points; NaN counts as zero.
  ///   - insets: What covers the viewport's ends, in points, such as a bar below which headers
  ///     stick.
  /// - Returns: The header, where it is drawn.
  public func stickyHeader(at offset: Double, insets: AxisInsets = .zero) -> StickyHeader? {
    let line = offset.finite(or: 0) + insets.coveredLeading
    guard sectionCount > 0, !line.isBefore(lengths.offset(of: 0)), let item = lengths.row(at: line),
      let (section, _) = place(of: item)
    else { return nil }
    let length = lengths.length(of: headers[section])
    let end = self.offset(ofHeader: section + 1)
    let start = self.offset(ofHeader: section)
    return StickyHeader(
      section: section, position: max(start, min(line, end - length)), length: length)
  }

  /// The visible items, with the header that sticks; see `RowLengths.visibleRange`. The header's
  /// item may lie before the range. Where all of the viewport is covered, there is neither.
  public func visibleItems(
    offset: Double, viewport: Double, insets: AxisInsets = .zero
  ) -> (items: Range<Int>, header: StickyHeader?) {
    let isCovered = insets.uncovered(offset: offset, viewport: viewport).length == 0
    return (
      lengths.visibleRange(offset: offset, viewport: viewport, insets: insets),
      isCovered ? nil : stickyHeader(at: offset, insets: insets)
    )
  }
}
