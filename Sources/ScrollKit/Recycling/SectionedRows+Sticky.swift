// Headers and footers that stick while their section is there.

extension SectionedRows {
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
}

extension SectionedRows {
  /// The sections of which some part is in a viewport, also under bars: those whose headers and
  /// footers are in sight, or stick. O(log s log n).
  public func visibleSections(in viewport: AxisViewport) -> Range<Int> {
    let viewport = lengths.logical(viewport)
    let (start, end) = (viewport.offset, viewport.offset + viewport.length)
    let first = (0..<sectionCount).partitionPoint { position(ofEnd: $0).isPast(start) }
    let last = (0..<sectionCount).partitionPoint { !position(ofHeader: $0).isBefore(end) }
    return first..<max(first, last)
  }

  /// Where a section's header is drawn when it sticks at one end or at both: for all headers in
  /// sight at once, and for those that leave while the next arrives. O(log n).
  ///
  /// - Parameters:
  ///   - section: The section; `nil` is the answer for one there is not.
  ///   - placement: Where headers stick.
  ///   - margin: The least distances from the section's ends, in points.
  ///   - viewport: What is on screen.
  /// - Returns: The header, and where it is drawn.
  public func header(
    of section: Int, sticking placement: StickyPlacement, margin: AxisInsets = .zero,
    in viewport: AxisViewport
  ) -> StickyHeader? {
    header(of: section).flatMap { sticky($0, in: section, placement, margin, viewport) }
  }

  /// Where a section's footer is drawn when it sticks at one end or at both; see
  /// `header(of:sticking:margin:in:)`.
  ///
  /// ```swift
  /// let list = SectionedRows(
  ///   rowCounts: [9, 9], rowLength: 44, headerLength: 20, footerLength: 30)
  /// let viewport = AxisViewport(offset: 100, length: 200)
  /// let footer = list.footer(of: 0, sticking: StickyPlacement(trailing: 0), in: viewport)!
  /// print(footer.position, list.position(ofFooter: 0))  // 270.0 416.0
  /// ```
  public func footer(
    of section: Int, sticking placement: StickyPlacement, margin: AxisInsets = .zero,
    in viewport: AxisViewport
  ) -> StickyHeader? {
    footer(of: section).flatMap { sticky($0, in: section, placement, margin, viewport) }
  }

  /// Where any item of a section is drawn when it sticks while its section is there: a header that
  /// begins away from the start of its section. `nil` for an item there is not. See
  /// `header(of:sticking:margin:in:)`.
  public func item(
    _ item: Int, sticking placement: StickyPlacement, margin: AxisInsets = .zero,
    in viewport: AxisViewport
  ) -> StickyHeader? {
    indexPath(of: item).flatMap { sticky(item, in: $0.section, placement, margin, viewport) }
  }

  private func sticky(
    _ item: Int, in section: Int, _ placement: StickyPlacement, _ margin: AxisInsets,
    _ viewport: AxisViewport
  ) -> StickyHeader {
    let length = length(of: item)
    return StickyHeader(
      section: section,
      position: placement.position(
        of: position(of: item), length: length, from: position(ofHeader: section),
        to: position(ofEnd: section), margin: margin, in: lengths.logical(viewport)),
      length: length)
  }
}
