// What was read when lengths were forgotten: a place, which rows that are measured again come back
// to.

extension RowLengths {
  /// What was read when lengths were forgotten.
  struct Memory: Equatable, Sendable, BitwiseCopyable {
    var place: Place
    /// Whether the row has ever been measured: then it keeps its fraction when it is measured
    /// again.
    var isKnown: Bool
    /// How far below the viewport's start the place belongs, and the offset that was told, in
    /// points.
    var leading: Double
    var offset: Double
    /// Whether an end of the content was kept instead, within the anchor's tolerances. Otherwise an
    /// end that comes near while rows are measured again is not taken for the one that was kept.
    var keepsAnEnd = false
    /// Whether rows have changed otherwise after the row was measured again, but could not be where
    /// it belongs: then what is on screen instead stays there until lengths are forgotten again.
    var isSettled = false
  }

  /// Whether two offsets are the same on a display of which nothing is known.
  private func isSame(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= PixelGrid.greatestRounding + 1e-6
  }

  /// Forgets what was read once the user has scrolled. A host may round the offset, bring it into
  /// the range, or move it along with a bar.
  mutating func recall(_ anchor: Anchor) {
    guard var memory, !isSame(anchor.offset, memory.offset) else { return }
    if isSame(anchor.readingLine, memory.offset + memory.leading) {
      memory.leading = anchor.insets.coveredLeading
      self.memory = memory
    } else if !isSame(anchor.offset, min(max(memory.offset, anchor.least), greatestOffset(anchor)))
    {
      self.memory = nil
    }
  }

  /// An anchor's offset before it was rounded, where the place is where it belongs.
  func exactOffset(_ anchor: Anchor) -> Double? {
    guard let memory else { return nil }
    let offset = offset(of: memory.place) - memory.leading
    return isSame(offset, anchor.offset) ? offset : nil
  }

  /// Rows have come, gone or moved, and what was at the reading line is at `line` now. If the row
  /// that was read has gone, what is there counts.
  mutating func followMemory(
    without rows: Range<Int>, _ moved: (Int) -> Int, line: Double, anchor: Anchor, isShown: Bool
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
      memory.place.row = moved(memory.place.row)
    }
    memory.isSettled = memory.isSettled || (!isShown && isMeasured(memory.place.row))
    self.memory = memory
  }

  /// A change of lengths while something is remembered.
  @inline(never)
  mutating func keepMemory(
    _ anchor: Anchor, _ rows: Range<Int>, _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    guard var memory else { return 0 }
    let (exact, greatest) = (exactOffset(anchor), greatestOffset(anchor))
    let kept = kept(exact ?? anchor.offset, anchor, rows)
    let before = edge(of: kept.row, isEnd: kept.isEnd)
    let row = memory.place.row
    let (start, end, wasMeasured) = (offset(of: row), edge(of: row, isEnd: true), isMeasured(row))
    let position = offset(of: memory.place)
    let change = body(&tree)
    if rows.contains(row) {
      // A change of what is read keeps its start, a first measurement its end, one that follows on
      // forgetting its fraction.
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
    let shift = shift(free, from: free, greatest: greatest, to: wanted, endsPull: returns)
    memory.offset = anchor.offset + shift
    self.memory = memory
    return shift
  }

  /// Makes all rows unmeasured.
  mutating func forget(_ anchor: Anchor, from old: Anchor, isTurned: Bool) -> Double {
    recall(old)
    let greatest = greatestOffset(old)
    let (covered, place) = (
      anchor.insets.coveredLeading, memory?.place ?? place(at: old.readingLine)
    )
    let isKnown = memory?.isKnown ?? place.map { isMeasured($0.row) } ?? false
    let leading = isTurned ? covered : memory?.leading ?? covered
    let keepsAnEnd = memory?.keepsAnEnd ?? (old.staysAtEnd(greatest: greatest) || old.staysAtStart)
    tree.forgetLengths()
    let wanted = place.map { offset(of: $0) - leading } ?? old.readingLine - covered
    let free = keepsAnEnd ? old : old.withoutTolerances
    let shift = shift(
      anchor, from: free, greatest: greatest, to: wanted, endsPull: !isTurned)
    memory = place.map {
      Memory(
        place: $0, isKnown: isKnown, leading: leading, offset: anchor.offset + shift,
        keepsAnEnd: keepsAnEnd)
    }
    return shift
  }
}
