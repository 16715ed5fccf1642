/// A list in sections with headers, one of which sticks to the top while its section is there.
///
/// ```swift
/// let list = SectionedRows(rowCounts: [3, 2], rowLength: 44, headerLength: 20)
/// print(list.position(ofHeader: 1), list.contentLength)  // 152.0 260.0
/// let header = list.stickyHeader(in: AxisViewport(offset: 140))!
/// print(header.section, header.position)  // 0 132.0
/// ```
///
/// All headers and rows follow one another in `lengths`, where row r of section s is the *item*
/// `item(of: r, in: s)`. Finding a section is O(log s), the rest is as in `RowLengths`.
public struct SectionedRows: RowLayout {
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
  ///   - axis: The axis along which the items follow one another.
  ///   - isRightToLeft: Whether items of a horizontal axis begin at the right.
  public init(
    rowCounts: some Sequence<Int>, rowLength: Double, headerLength: Double, spacing: Double = 0,
    padding: AxisInsets = .zero, axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    var headers = [0]
    rowCounts.forFirst(Self.maximumSectionCount) { count in
      let room = RowLengths.maximumCount - headers[headers.count - 1] - 1
      guard room >= 0 else { return }
      headers.append(headers[headers.count - 1] + 1 + count.clamped(to: 0...room))
    }
    lengths = RowLengths(
      count: headers[headers.count - 1], estimation: .fixed(rowLength), spacing: spacing,
      padding: padding, axis: axis, isRightToLeft: isRightToLeft)
    for header in headers.dropLast() {
      lengths.setLengths(CollectionOfOne(headerLength), from: header)
    }
    self.headers = headers
  }

  /// The number of sections.
  public var sectionCount: Int { headers.count - 1 }

  /// The number of items: headers and rows.
  public var count: Int { lengths.count }

  /// The numbers of the items.
  public var indices: Range<Int> { lengths.indices }

  /// The axis along which the items follow one another.
  public var axis: ScrollAxis { lengths.axis }

  /// Whether items of a horizontal axis begin at the right.
  public var isRightToLeft: Bool { lengths.isRightToLeft }

  /// The length of the whole content, in points.
  public var contentLength: Double { lengths.contentLength }

  /// Where an item begins; see `RowLengths.position(of:)`.
  public func position(of item: Int) -> Double { lengths.position(of: item) }

  /// The length of an item, in points; zero for an item there is not.
  public func length(of item: Int) -> Double { lengths.length(of: item) }

  /// The frame of an item, in points; see `RowLengths.frame(of:crossLength:)`.
  public func frame(of item: Int, crossLength: Double) -> CGRect {
    lengths.frame(of: item, crossLength: crossLength)
  }

  /// The items of which some part is in a viewport; see `RowLengths.visibleRange(in:)`. The item of
  /// the header that sticks may lie before them.
  public func visibleRange(in viewport: AxisViewport) -> Range<Int> {
    lengths.visibleRange(in: viewport)
  }

  /// How near to the start the viewport must be to stay there; see `RowLengths.startTolerance`.
  public var startTolerance: Double? {
    get { lengths.startTolerance }
    set { lengths.startTolerance = newValue }
  }

  /// How near to the end the viewport must be to stay there; see `RowLengths.endTolerance`.
  public var endTolerance: Double? {
    get { lengths.endTolerance }
    set { lengths.endTolerance = newValue }
  }

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

  /// Sets the length of an item, as measured; see `RowLengths.setLength(_:of:keeping:)`.
  @discardableResult
  public mutating func setLength(
    _ length: Double, of item: Int, keeping viewport: AxisViewport
  ) -> Double {
    lengths.setLength(length, of: item, keeping: viewport)
  }

  /// Inserts rows that are not measured before a row of a section, or at its end. O(s + log n).
  ///
  /// - Returns: What to add to the offset so that nothing visible moves.
  @discardableResult
  public mutating func insert(
    count new: Int, at row: Int, in section: Int, keeping viewport: AxisViewport
  ) -> Double {
    guard let header = header(of: section) else { return 0 }
    let before = lengths.count
    let item = header + 1 + row.clamped(to: 0...rowCount(of: section))
    let shift = lengths.insert(count: new, at: item, keeping: viewport)
    for next in (section + 1)..<headers.count { headers[next] += lengths.count - before }
    return shift
  }

  /// Removes rows of a section; numbers outside it are ignored. O(k + s + log n).
  ///
  /// - Returns: What to add to the offset so that nothing visible moves.
  @discardableResult
  public mutating func remove(
    _ rows: Range<Int>, in section: Int, keeping viewport: AxisViewport
  ) -> Double {
    guard let header = header(of: section) else { return 0 }
    let rows = rows.clamped(to: 0..<rowCount(of: section))
    let first = header + 1 + rows.lowerBound
    let shift = lengths.remove(first..<(first + rows.count), keeping: viewport)
    for next in (section + 1)..<headers.count { headers[next] -= rows.count }
    return shift
  }

  /// Makes all rows unmeasured, as after a change of width; headers keep their lengths, and can be
  /// measured again. O(s log n); see `RowLengths.forgetLengths(keeping:from:)`.
  ///
  /// - Returns: What to add to the offset so that what is read is where it was.
  @discardableResult
  public mutating func forgetLengths(
    keeping viewport: AxisViewport, from old: AxisViewport? = nil
  ) -> Double {
    let known = headers.dropLast().map { lengths.length(of: $0) }
    var present = viewport
    present.offset += lengths.forgetLengths(keeping: viewport, from: old)
    for (header, length) in zip(headers, known) {
      present.offset += lengths.setLength(length, of: header, keeping: present)
    }
    return present.offset - viewport.offset
  }

  /// The section of an item, and its row in it, which is `nil` for a header. `nil` for an item
  /// there is not.
  public func indexPath(of item: Int) -> (section: Int, row: Int?)? {
    guard item >= 0, item < lengths.count else { return nil }
    let section = headers.indices.partitionPoint { headers[$0] > item } - 1
    let row = item - headers[section] - 1
    return (section, row < 0 ? nil : row)
  }

  /// Where a section's header begins, in points, if it did not stick; the end of the last item for
  /// a section there is not.
  public func position(ofHeader section: Int) -> Double {
    header(of: section).map { lengths.position(of: $0) } ?? end
  }

  /// Where the last item ends, in points.
  private var end: Double { contentLength - lengths.padding.trailing }

  /// A header that sticks.
  public struct StickyHeader: Equatable, Sendable, BitwiseCopyable {
    /// Its section.
    public var section: Int
    /// Where it is drawn, counted from the leading end of the content, in points.
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

  /// The header that sticks: that of the section at the start of what is not covered. It is drawn
  /// there, or ends where the next header begins and pushes it away: at
  /// `min(x, next header - length)`, with the reading line x.
  ///
  /// - Parameter viewport: What is on screen; headers stick below what its insets cover.
  /// - Returns: The header, where it is drawn; `nil` without sections, before the first header, and
  ///   where all of the viewport is covered.
  public func stickyHeader(in viewport: AxisViewport) -> StickyHeader? {
    let line = lengths.logical(viewport).readingLine
    let isCovered = viewport.length > 0 && viewport.unobscured.length == 0
    guard !isCovered, sectionCount > 0, !line.isBefore(lengths.position(of: 0)),
      let item = lengths.row(at: line),
      let (section, _) = indexPath(of: item)
    else { return nil }
    let length = lengths.length(of: headers[section])
    let end = self.position(ofHeader: section + 1)
    let start = self.position(ofHeader: section)
    return StickyHeader(
      section: section, position: max(start, min(line, end - length)), length: length)
  }

  /// The frame of a header that sticks, in points.
  public func frame(of header: StickyHeader, crossLength: Double) -> CGRect {
    rect(start: header.position, length: header.length, crossLength: crossLength)
  }

  /// The offset to scroll to for a row of a section, clear of the header that sticks. Sections and
  /// rows outside those there are count as the nearest; in a section without rows, its header
  /// counts.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - section: Its section.
  ///   - alignment: Where in the viewport.
  ///   - viewport: What is on screen.
  /// - Returns: An offset at which the content can rest.
  public func contentOffset(
    of row: Int, in section: Int, alignment: RowAlignment, in viewport: AxisViewport
  ) -> Double {
    let section = section.clamped(to: 0...max(0, sectionCount - 1))
    let rows = rowCount(of: section)
    let header = header(of: section) ?? 0
    guard rows > 0 else { return contentOffset(of: header, alignment: alignment, in: viewport) }
    let length = lengths.length(of: header)
    return contentOffset(
      of: header + 1 + row.clamped(to: 0...(rows - 1)), alignment: alignment, in: viewport,
      covering: isMirrored ? AxisInsets(trailing: length) : AxisInsets(leading: length))
  }
}
