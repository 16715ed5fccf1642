// How a change of rows keeps what is read where it is on screen. Each function makes a change of
// the tree, and returns what to add to the offset.

extension RowLengths {
  /// Sets the lengths of some rows.
  mutating func settingLengths(
    of rows: Range<Int>, keeping viewport: AxisViewport,
    _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    if memory != nil {
      recall(viewport)
      if memory != nil { return settingLengthsWithMemory(of: rows, keeping: viewport, body) }
    }
    let line = viewport.readingLine
    if hasFixedEstimate, rows.count == 1 || !span(rows, line) {
      return settingLengthsOnOneSide(of: line, keeping: viewport, body)
    }
    let kept = keptEdge(at: line, changing: rows)
    let (range, before) = (restingRange(viewport), edge(of: kept.row, isEnd: kept.isEnd))
    _ = body(&tree)
    let after = edge(of: kept.row, isEnd: kept.isEnd)
    return shift(viewport, from: viewport, in: range, to: viewport.offset + after - before)
  }

  /// Sets the length of one row, or of several that do not span the reading line. Only the rows
  /// after them move, so the row that stays is not searched for.
  private mutating func settingLengthsOnOneSide(
    of line: Double, keeping viewport: AxisViewport, _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    let range = restingRange(viewport)
    let change = body(&tree)
    let start = offset(after: change.before)
    let end = offset(after: change.before + change.old)
    let moved = offset(after: change.before + change.new) - end
    // Rows above the line keep their end. So does a row that spans it and is measured for the first
    // time. Rows without length at the line keep their end unless nothing follows them.
    let keepsEnd =
      start.isBefore(line)
      ? change.old.unmeasured > 0 || !(end - spacing).isPast(line)
      : !(end - spacing).isPast(line) && (contentLength - padding.trailing - moved).isPast(line)
    return shift(viewport, from: viewport, in: range, to: viewport.offset + (keepsEnd ? moved : 0))
  }

  /// Whether rows begin at or before the reading line and end after it.
  private func span(_ rows: Range<Int>, _ line: Double) -> Bool {
    !position(of: rows.lowerBound).isPast(line)
      && (position(of: rows.upperBound) - spacing).isPast(line)
  }

  /// The row that stays where it is while the lengths of `rows` change: the first visible one. Its
  /// start stays, but its end if it is one of `rows`, spans the reading line and is not measured.
  func keptEdge(at line: Double, changing rows: Range<Int>) -> (row: Int, isEnd: Bool) {
    let first = firstRow(endingAfterOrStartingFrom: line)
    let isEnd = rows.contains(first) && position(of: first).isBefore(line) && !isMeasured(first)
    return (first, isEnd)
  }

  /// Where a row begins or ends.
  func edge(of row: Int, isEnd: Bool) -> Double {
    position(of: row) + (isEnd ? length(of: row) : 0)
  }

  /// Whether a change of lengths moves only the rows after it.
  private var hasFixedEstimate: Bool {
    if case .fixed = estimation { return true }
    return tree.sum.unmeasured == 0
  }

  /// Inserts rows before a row, or at the end.
  mutating func inserting(
    _ new: Int, at row: Int, keeping viewport: AxisViewport, _ body: (inout LengthTree) -> Void
  ) -> Double {
    // Rows inserted before the first visible one push it down, even at the start of the content.
    // Rows appended push nothing, even where no row is visible.
    let isAppended = row == count
    return renumbering(
      without: row..<row, { row <= $0 && !isAppended ? $0 + new : $0 }, keeping: viewport, body)
  }

  /// Inserts, removes or moves rows. The first visible row stays where it is, or, if it is one of
  /// `rows`, the next after these.
  ///
  /// - Parameters:
  ///   - rows: The rows that are removed or moved.
  ///   - number: The new number of another row.
  ///   - viewport: What is on screen.
  ///   - body: Makes the change.
  /// - Returns: What to add to the offset.
  mutating func renumbering(
    without rows: Range<Int>, _ number: (Int) -> Int, keeping viewport: AxisViewport,
    _ body: (inout LengthTree) -> Void
  ) -> Double {
    if memory != nil { recall(viewport) }
    let exact = exactOffset(viewport)
    let line = (exact ?? viewport.offset) + viewport.insets.coveredLeading
    let range = restingRange(viewport)
    let first = firstRow(endingAfter: line)
    let row = rows.contains(first) ? rows.upperBound : first
    let before = position(of: row)
    body(&tree)
    let change = position(of: number(row)) - before
    let shift = shift(viewport, from: viewport, in: range, to: (exact ?? viewport.offset) + change)
    guard memory != nil else { return shift }
    renumberMemory(
      without: rows, number, line: line + change, viewport: viewport, isShown: exact != nil)
    memory?.offset = viewport.offset + shift
    return shift
  }
}
