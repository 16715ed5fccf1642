// Changing rows and sections while something is on screen. Every change returns what to add to the
// offset so that nothing visible moves.

extension SectionedRows {
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

  /// Makes all rows unmeasured, as after a change of width; headers and footers keep their lengths,
  /// and can be measured again. O(s log n); see `RowLengths.forgetLengths(keeping:from:)`.
  ///
  /// - Returns: What to add to the offset so that what is read is where it was.
  @discardableResult
  public mutating func forgetLengths(
    keeping viewport: AxisViewport, from old: AxisViewport? = nil
  ) -> Double {
    let known = fixedItems.map { lengths.length(of: $0) }
    var present = viewport
    present.offset += lengths.forgetLengths(keeping: viewport, from: old)
    for (item, length) in zip(fixedItems, known) {
      present.offset += lengths.setLength(length, of: item, keeping: present)
    }
    return present.offset - viewport.offset
  }

  /// The items of all headers and footers.
  private var fixedItems: [Int] {
    (0..<sectionCount).flatMap { section in
      footer(of: section).map { [headers[section], $0] } ?? [headers[section]]
    }
  }
}

extension SectionedRows {
  /// Inserts sections before a section, or at the end, with headers and footers of the lengths that
  /// new ones have. O(k log n + s).
  ///
  /// - Parameters:
  ///   - rowCounts: How many rows each new section has; negative counts as zero. Sections beyond
  ///     `maximumSectionCount` are ignored.
  ///   - section: The section before which they come; numbers outside those there are count as the
  ///     nearest.
  ///   - viewport: What is on screen.
  /// - Returns: What to add to the offset so that nothing visible moves.
  @discardableResult
  public mutating func insertSections(
    _ rowCounts: some Sequence<Int>, at section: Int, keeping viewport: AxisViewport
  ) -> Double {
    let section = section.clamped(to: 0...sectionCount)
    var starts: [Int] = []
    var pieces: [LengthTree.NewRows] = []
    var added = 0
    rowCounts.forFirst(Self.maximumSectionCount - sectionCount) { count in
      let room = RowLengths.maximumCount - lengths.count - added - extraItems
      guard room >= 0 else { return }
      let rows = count.clamped(to: 0...room)
      starts.append(headers[section] + added)
      pieces.append(.measured([headerLength]))
      if rows > 0 { pieces.append(.unmeasured(rows)) }
      if let footerLength { pieces.append(.measured([footerLength])) }
      added += rows + extraItems
    }
    guard added > 0 else { return 0 }
    let shift = lengths.insert(pieces, at: headers[section], keeping: viewport)
    for next in section..<headers.count { headers[next] += added }
    headers.insert(contentsOf: starts, at: section)
    return shift
  }

  /// Removes sections with all that is in them; numbers outside are ignored. O(k + s + log n) for k
  /// rows.
  ///
  /// - Returns: What to add to the offset so that nothing visible moves.
  @discardableResult
  public mutating func removeSections(
    _ sections: Range<Int>, keeping viewport: AxisViewport
  ) -> Double {
    let sections = sections.clamped(to: 0..<sectionCount)
    let items = headers[sections.lowerBound]..<headers[sections.upperBound]
    guard !items.isEmpty else { return 0 }
    let shift = lengths.remove(items, keeping: viewport)
    headers.removeSubrange(sections)
    for next in sections.lowerBound..<headers.count { headers[next] -= items.count }
    return shift
  }

  /// Moves a section, with all that is in it, to another place. The place is counted without the
  /// section. The first visible row stays where it is; of a section that moves away, the next row
  /// after it. O(k log n + s) for k measured rows.
  ///
  /// - Returns: What to add to the offset so that nothing visible moves.
  @discardableResult
  public mutating func moveSection(
    _ section: Int, to place: Int, keeping viewport: AxisViewport
  ) -> Double {
    guard header(of: section) != nil else { return 0 }
    let place = place.clamped(to: 0...(sectionCount - 1))
    guard place != section else { return 0 }
    let items = headers[section]..<headers[section + 1]
    var counts = (0..<sectionCount).map { headers[$0 + 1] - headers[$0] }
    counts.remove(at: section)
    let start = counts[..<place].reduce(0, +)
    counts.insert(items.count, at: place)
    let shift = lengths.move(items, to: start, keeping: viewport)
    for next in counts.indices { headers[next + 1] = headers[next] + counts[next] }
    return shift
  }
}
