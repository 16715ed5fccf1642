// What was read when lengths were forgotten. Rows that are measured again bring it back to its
// place on screen.

extension RowLengths {
  /// What was read when lengths were forgotten.
  struct Memory: Equatable, Sendable, BitwiseCopyable {
    var place: Place
    /// Whether the row had been measured. Then it keeps its fraction when it is measured again.
    var isKnown: Bool
    /// How far after the viewport's start the place belongs, in points.
    var leading: Double
    /// The offset that the last change led to, in points.
    var offset: Double
    /// Whether the viewport stayed at an end of the content, within the anchor's tolerances. If
    /// not, it does not stay at an end that comes near while rows are measured again.
    var keepsAnEnd = false
    /// Whether the row was measured again but could not be shown where it belongs, and other rows
    /// have changed since. Then what is on screen stays there until lengths are forgotten again.
    var isSettled = false
  }

  /// Forgets what was read once the user has scrolled. A host that rounds the offset, brings it
  /// into the range or moves it along with a bar has not scrolled.
  mutating func recall(_ anchor: Anchor) {
    let grid = PixelGrid.coarsest
    guard var memory, !grid.isEcho(anchor.offset, of: memory.offset) else { return }
    if grid.isEcho(anchor.readingLine, of: memory.offset + memory.leading) {
      memory.leading = anchor.insets.coveredLeading
      self.memory = memory
    } else if !grid.isEcho(anchor.offset, of: restingRange(anchor).clamped(memory.offset)) {
      self.memory = nil
    }
  }

  /// An anchor's offset before the host rounded it, if the place is shown where it belongs.
  func exactOffset(_ anchor: Anchor) -> Double? {
    guard let memory else { return nil }
    let offset = offset(of: memory.place) - memory.leading
    return PixelGrid.coarsest.isEcho(anchor.offset, of: offset) ? offset : nil
  }

  /// Updates the memory after rows were inserted, removed or moved. `rows` were removed or moved;
  /// `number` gives the new number of any other row. If the remembered row is one of `rows`, the
  /// row at `line` replaces it: there lies now what was at the reading line.
  mutating func renumberMemory(
    without rows: Range<Int>, _ number: (Int) -> Int, line: Double, anchor: Anchor, isShown: Bool
  ) {
    guard var memory else { return }
    if rows.contains(memory.place.row) {
      guard let place = place(at: line) else {
        self.memory = nil
        return
      }
      (memory.place, memory.isKnown) = (place, isMeasured(place.row))
      memory.leading = anchor.insets.coveredLeading
    } else {
      memory.place.row = number(memory.place.row)
    }
    memory.isSettled = memory.isSettled || (!isShown && isMeasured(memory.place.row))
    self.memory = memory
  }

  /// Sets the lengths of some rows while something is remembered.
  @inline(never)
  mutating func settingLengthsWithMemory(
    of rows: Range<Int>, keeping anchor: Anchor,
    _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    guard var memory else { return 0 }
    let (exact, range) = (exactOffset(anchor), restingRange(anchor))
    let line = (exact ?? anchor.offset) + anchor.insets.coveredLeading
    let kept = keptEdge(at: line, changing: rows)
    let before = edge(of: kept.row, isEnd: kept.isEnd)
    let row = memory.place.row
    let (start, end, wasMeasured) = (offset(of: row), edge(of: row, isEnd: true), isMeasured(row))
    let position = offset(of: memory.place)
    let change = body(&tree)
    if rows.contains(row) {
      // A row that changes keeps its start, one that is measured for the first time its end, one
      // whose length was forgotten its fraction.
      var moved = offset(of: memory.place)
      if wasMeasured {
        moved = offset(of: row) + position - start
      } else if !memory.isKnown, position.isPast(start) {
        moved = edge(of: row, isEnd: true) + position - end
      }
      if moved != offset(of: memory.place), let place = place(at: moved) { memory.place = place }
      memory.isKnown = isMeasured(memory.place.row)
    }
    let returns = change.old.unmeasured > 0 && !memory.isSettled
    memory.isSettled =
      memory.isSettled || (!returns && exact == nil && isMeasured(memory.place.row))
    let after = edge(of: kept.row, isEnd: kept.isEnd)
    let wanted =
      returns
      ? offset(of: memory.place) - memory.leading : (exact ?? anchor.offset) + after - before
    let free = memory.keepsAnEnd ? anchor : anchor.withoutTolerances
    let shift = shift(free, from: free, in: range, to: wanted, endsPull: returns)
    memory.offset = anchor.offset + shift
    self.memory = memory
    return shift
  }

  /// Makes all rows unmeasured.
  mutating func forget(_ anchor: Anchor, from old: Anchor, isTurned: Bool) -> Double {
    recall(old)
    let range = restingRange(old)
    let (covered, place) = (
      anchor.insets.coveredLeading, memory?.place ?? place(at: old.readingLine)
    )
    let isKnown = memory?.isKnown ?? place.map { isMeasured($0.row) } ?? false
    let leading = isTurned ? covered : memory?.leading ?? covered
    let keepsAnEnd =
      memory?.keepsAnEnd ?? (old.staysAtEnd(of: range) || old.staysAtStart(of: range))
    tree.forgetLengths()
    let wanted = place.map { offset(of: $0) - leading } ?? old.readingLine - covered
    let free = keepsAnEnd ? old : old.withoutTolerances
    let shift = shift(anchor, from: free, in: range, to: wanted, endsPull: !isTurned)
    memory = place.map {
      Memory(
        place: $0, isKnown: isKnown, leading: leading, offset: anchor.offset + shift,
        keepsAnEnd: keepsAnEnd)
    }
    return shift
  }
}
