/// A list in sections with headers and footers, which stick to the ends of the viewport while their
/// section is there.
///
/// ```swift
/// let list = SectionedRows(rowCounts: [3, 2], rowLength: 44, headerLength: 20)
/// print(list.position(ofHeader: 1), list.contentLength)  // 152.0 260.0
/// let header = list.stickyHeader(in: AxisViewport(offset: 140))!
/// print(header.section, header.position)  // 0 132.0
/// ```
///
/// All headers, rows and footers follow one another in `lengths`, where row r of section s is the
/// *item* `item(of: r, in: s)`. Finding a section is O(log s), the rest is as in `RowLengths`.
public struct SectionedRows: RowLayout {
  /// The lengths of headers, rows and footers, in order.
  public internal(set) var lengths: RowLengths
  /// What a new section's header counts as, in points.
  public let headerLength: Double
  /// What a new section's footer counts as, in points; `nil` without footers.
  public let footerLength: Double?
  /// The item of each section's header; at the end, the number of items.
  var headers: [Int]

  /// The greatest number of sections, 2^18; further ones are ignored.
  public static var maximumSectionCount: Int { SequenceLimit.sections }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - rowCounts: How many rows each section has; negative counts as zero.
  ///   - rowLength: What a row counts as until it is measured, in points.
  ///   - headerLength: The length of a header, in points.
  ///   - footerLength: The length of a footer, in points; `nil` for sections without footers.
  ///   - spacing: The gap between two items, in points.
  ///   - padding: The padding before the first and after the last item, in points.
  ///   - axis: The axis along which the items follow one another.
  ///   - isRightToLeft: Whether items of a horizontal axis begin at the right.
  public init(
    rowCounts: some Sequence<Int>, rowLength: Double, headerLength: Double,
    footerLength: Double? = nil, spacing: Double = 0, padding: AxisInsets = .zero,
    axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    self.headerLength = headerLength.nonNegative
    self.footerLength = footerLength.map { $0.nonNegative }
    let extra = footerLength == nil ? 1 : 2
    var headers = [0]
    rowCounts.forFirst(Self.maximumSectionCount) { count in
      let room = RowLengths.maximumCount - headers[headers.count - 1] - extra
      guard room >= 0 else { return }
      headers.append(headers[headers.count - 1] + extra + count.clamped(to: 0...room))
    }
    lengths = RowLengths(
      count: headers[headers.count - 1], estimation: .fixed(rowLength), spacing: spacing,
      padding: padding, axis: axis, isRightToLeft: isRightToLeft)
    self.headers = headers
    for section in 0..<(headers.count - 1) {
      lengths.setLengths(CollectionOfOne(headerLength), from: headers[section])
      guard let footerLength else { continue }
      lengths.setLengths(CollectionOfOne(footerLength), from: headers[section + 1] - 1)
    }
  }

  /// The number of sections.
  public var sectionCount: Int { headers.count - 1 }

  /// The number of items: headers, rows and footers.
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

  /// The item that is a section's footer; `nil` for a section there is not, and without footers.
  public func footer(of section: Int) -> Int? {
    footerLength != nil && header(of: section) != nil ? headers[section + 1] - 1 : nil
  }

  /// The number of rows in a section; zero for a section there is not.
  public func rowCount(of section: Int) -> Int {
    header(of: section).map { headers[section + 1] - $0 - extraItems } ?? 0
  }

  /// The number of items of a section that are no rows.
  var extraItems: Int { footerLength == nil ? 1 : 2 }

  /// The item that is a row of a section; `nil` for a row there is not.
  public func item(of row: Int, in section: Int) -> Int? {
    guard row >= 0, row < rowCount(of: section) else { return nil }
    return headers[section] + 1 + row
  }

  /// The section of an item, and its row in it, which is `nil` for a header or a footer. `nil` for
  /// an item there is not.
  public func indexPath(of item: Int) -> (section: Int, row: Int?)? {
    guard item >= 0, item < lengths.count else { return nil }
    let section = headers.indices.partitionPoint { headers[$0] > item } - 1
    let row = item - headers[section] - 1
    return (section, row < 0 || row >= rowCount(of: section) ? nil : row)
  }

  /// Where a section's header begins, in points, if it did not stick; the end of the last item for
  /// a section there is not.
  public func position(ofHeader section: Int) -> Double {
    header(of: section).map { lengths.position(of: $0) } ?? end
  }

  /// Where a section's footer begins, in points, if it did not stick; where its last item ends for
  /// a section without one, and the end of the last item for a section there is not.
  public func position(ofFooter section: Int) -> Double {
    footer(of: section).map { lengths.position(of: $0) } ?? position(ofEnd: section)
  }

  /// Where the last item of a section ends, in points; the end of the last item for a section there
  /// is not.
  func position(ofEnd section: Int) -> Double {
    guard header(of: section) != nil, section < sectionCount - 1 else { return end }
    return position(ofHeader: section + 1) - lengths.spacing
  }

  /// Where the last item ends, in points.
  private var end: Double { contentLength - lengths.padding.trailing }

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
    of row: Int, in section: Int, alignment: ScrollAlignment, in viewport: AxisViewport
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
