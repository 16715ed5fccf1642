// What was read when lengths were forgotten. Rows that are measured again bring it back to its
// place on screen.

extension RowLengths {
  /// What was read when lengths were forgotten.
  struct Memory: Equatable, Sendable, BitwiseCopyable {
    var place: RowPlace
    /// Whether the row had been measured. Then it keeps its fraction when it is measured again.
    var isKnown: Bool
    /// How far after the viewport's start the place belongs, in points.
    var leading: Double
    /// The offset that the last change led to, in points.
    var offset: Double
    /// Whether the viewport stayed at an end of the content, within the tolerances. If
    /// not, it does not stay at an end that comes near while rows are measured again.
    var keepsAnEnd = false
    /// Whether the row was measured again but could not be shown where it belongs, and other rows
    /// have changed since. Then what is on screen stays there until lengths are forgotten again.
    var isSettled = false
  }

  /// Forgets what was read once the user has scrolled. A host that rounds the offset, brings it
  /// into the range or moves it along with a bar has not scrolled.
  mutating func recall(_ viewport: AxisViewport) {
    let grid = PixelGrid.coarsest
    guard var memory, !grid.isEcho(viewport.offset, of: memory.offset) else { return }
    if grid.isEcho(viewport.readingLine, of: memory.offset + memory.leading) {
      memory.leading = viewport.insets.coveredLeading
      self.memory = memory
    } else if !grid.isEcho(viewport.offset, of: restingRange(viewport).clamped(memory.offset)) {
      self.memory = nil
    }
  }

  /// A viewport's offset before the host rounded it, if the place is shown where it belongs.
  func exactOffset(_ viewport: AxisViewport) -> Double? {
    guard let memory else { return nil }
    let offset = self.position(of: memory.place) - memory.leading
    return PixelGrid.coarsest.isEcho(viewport.offset, of: offset) ? offset : nil
  }

  /// Updates the memory after rows were inserted, removed or moved. `rows` were removed or moved;
  /// `number` gives the new number of any other row. If the remembered row is one of `rows`, the
  /// row at `line` replaces it: there lies now what was at the reading line.
  mutating func renumberMemory(
    without rows: Range<Int>, _ number: (Int) -> Int, line: Double, viewport: AxisViewport,
    isShown: Bool
  ) {
    guard var memory else { return }
    if rows.contains(memory.place.row) {
      guard let place = place(at: line) else {
        self.memory = nil
        return
      }
      (memory.place, memory.isKnown) = (place, isMeasured(place.row))
      memory.leading = viewport.insets.coveredLeading
    } else {
      memory.place.row = number(memory.place.row)
    }
    memory.isSettled = memory.isSettled || (!isShown && isMeasured(memory.place.row))
    self.memory = memory
  }

  /// Sets the lengths of some rows while something is remembered.
  @inline(never)
  mutating func settingLengthsWithMemory(
    of rows: Range<Int>, keeping viewport: AxisViewport,
    _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    guard var memory else { return 0 }
    let (exact, range) = (exactOffset(viewport), restingRange(viewport))
    let line = (exact ?? viewport.offset) + viewport.insets.coveredLeading
    let kept = keptEdge(at: line, changing: rows)
    let before = edge(of: kept.row, isEnd: kept.isEnd)
    let row = memory.place.row
    let (start, end, wasMeasured) = (
      self.position(of: row), edge(of: row, isEnd: true), isMeasured(row)
    )
    let position = self.position(of: memory.place)
    let change = body(&tree)
    if rows.contains(row) {
      // A row that changes keeps its start, one that is measured for the first time its end, one
      // whose length was forgotten its fraction.
      var moved = self.position(of: memory.place)
      if wasMeasured {
        moved = self.position(of: row) + position - start
      } else if !memory.isKnown, position.isPast(start) {
        moved = edge(of: row, isEnd: true) + position - end
      }
      if moved != self.position(of: memory.place), let place = place(at: moved) {
        memory.place = place
      }
      memory.isKnown = isMeasured(memory.place.row)
    }
    let returns = change.old.unmeasured > 0 && !memory.isSettled
    memory.isSettled =
      memory.isSettled || (!returns && exact == nil && isMeasured(memory.place.row))
    let after = edge(of: kept.row, isEnd: kept.isEnd)
    let wanted =
      returns
      ? self.position(of: memory.place) - memory.leading
      : (exact ?? viewport.offset) + after - before
    let shift = shift(
      viewport, from: viewport, in: range, to: wanted, keepsEnds: memory.keepsAnEnd,
      endsPull: returns)
    memory.offset = viewport.offset + shift
    self.memory = memory
    return shift
  }

  /// Makes all rows unmeasured.
  mutating func forget(_ viewport: AxisViewport, from old: AxisViewport, isTurned: Bool) -> Double {
    recall(old)
    let range = restingRange(old)
    let (covered, place) = (
      viewport.insets.coveredLeading, memory?.place ?? place(at: old.readingLine)
    )
    let isKnown = memory?.isKnown ?? place.map { isMeasured($0.row) } ?? false
    let leading = isTurned ? covered : memory?.leading ?? covered
    let keepsAnEnd =
      memory?.keepsAnEnd ?? (staysAtEnd(old, of: range) || staysAtStart(old, of: range))
    tree.forgetLengths()
    let wanted = place.map { position(of: $0) - leading } ?? old.readingLine - covered
    let shift = shift(
      viewport, from: old, in: range, to: wanted, keepsEnds: keepsAnEnd, endsPull: !isTurned)
    memory = place.map {
      Memory(
        place: $0, isKnown: isKnown, leading: leading, offset: viewport.offset + shift,
        keepsAnEnd: keepsAnEnd)
    }
    return shift
  }
}
