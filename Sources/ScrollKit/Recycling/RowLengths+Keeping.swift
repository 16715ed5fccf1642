// How a change of rows keeps what is read where it is on screen.

extension RowLengths {
  /// A change of lengths.
  @inline(__always)
  mutating func keep(
    _ anchor: Anchor, spanning rows: Range<Int>,
    _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    if memory != nil {
      recall(anchor)
      if memory != nil { return keepMemory(anchor, rows, body) }
    }
    let line = anchor.readingLine
    if hasFixedEstimate, rows.count == 1 || !span(rows, line) {
      return keep(anchor, line, body)
    }
    let kept = kept(anchor.offset, anchor, rows)
    let (greatest, before) = (greatestOffset(anchor), edge(of: kept.row, isEnd: kept.isEnd))
    _ = body(&tree)
    let after = edge(of: kept.row, isEnd: kept.isEnd)
    return shift(anchor, from: anchor, greatest: greatest, to: anchor.offset + after - before)
  }

  /// A change of lengths, of one row or of several that do not span the reading line, which moves
  /// none but those after it. Which row stays follows from where these are; none is searched for.
  @inline(__always)
  private mutating func keep(
    _ anchor: Anchor, _ line: Double, _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    let greatest = greatestOffset(anchor)
    let change = body(&tree)
    let start = offset(after: change.before)
    let end = offset(after: change.before + change.old)
    let moved = offset(after: change.before + change.new) - end
    // Above the line they keep their end; so does a row that spans it and has never been measured.
    // Rows without length at the line push nothing where nothing comes after them.
    let keepsEnd =
      start.isBefore(line)
      ? change.old.unmeasured > 0 || !(end - spacing).isPast(line)
      : !(end - spacing).isPast(line) && (contentLength - padding.trailing - moved).isPast(line)
    return shift(
      anchor, from: anchor, greatest: greatest, to: anchor.offset + (keepsEnd ? moved : 0))
  }

  /// Whether rows begin at or before the reading line and end after it.
  private func span(_ rows: Range<Int>, _ line: Double) -> Bool {
    !offset(of: rows.lowerBound).isPast(line)
      && (offset(of: rows.upperBound) - spacing).isPast(line)
  }

  /// The row that stays where it is while the lengths of some rows change, the first visible one,
  /// and whether its end does: that is so where it is one of them, spans the reading line and is
  /// not measured.
  func kept(_ offset: Double, _ anchor: Anchor, _ rows: Range<Int>) -> (row: Int, isEnd: Bool) {
    let line = offset + anchor.insets.coveredLeading
    let first = firstRow(endingAfterOrStartingFrom: line)
    let isEnd =
      rows.contains(first) && self.offset(of: first).isBefore(line) && !isMeasured(first)
    return (first, isEnd)
  }

  /// Where a row begins or ends.
  func edge(of row: Int, isEnd: Bool) -> Double {
    offset(of: row) + (isEnd ? length(of: row) : 0)
  }

  /// Whether a change of lengths moves no rows but those after it.
  private var hasFixedEstimate: Bool {
    if case .fixed = estimation { return true }
    return tree.sum.unmeasured == 0
  }

  /// An insertion.
  mutating func keep(
    _ anchor: Anchor, inserting new: Int, at row: Int, _ body: (inout LengthTree) -> Void
  ) -> Double {
    // Rows put in before the first visible one push it down, at the very start of the content too.
    // Where none is visible, rows added at the end push nothing.
    let isAppended = row == count
    return keep(
      anchor, without: row..<row, { row <= $0 && !isAppended ? $0 + new : $0 }, body)
  }

  /// Rows that come, go or move: the first visible row, or the next that stays, is kept where it
  /// is.
  mutating func keep(
    _ anchor: Anchor, without rows: Range<Int>, _ moved: (Int) -> Int,
    _ body: (inout LengthTree) -> Void
  ) -> Double {
    if memory != nil { recall(anchor) }
    let exact = exactOffset(anchor)
    let line = (exact ?? anchor.offset) + anchor.insets.coveredLeading
    let greatest = greatestOffset(anchor)
    let first = firstRow(endingAfter: line)
    let row = rows.contains(first) ? rows.upperBound : first
    let before = offset(of: row)
    body(&tree)
    let change = offset(of: moved(row)) - before
    let shift = shift(
      anchor, from: anchor, greatest: greatest, to: (exact ?? anchor.offset) + change)
    guard memory != nil else { return shift }
    followMemory(
      without: rows, moved, line: line + change, anchor: anchor, isShown: exact != nil)
    memory?.offset = anchor.offset + shift
    return shift
  }
}
