// From a position to a row: down the tree, leaving aside whole children. Positions are those of
// `sum(before:)` but for roundings, which a tolerance forgives: a row is found at the offset told for it.

extension LengthTree {
  /// The first row whose end is past a position by more than a tolerance; the number of rows if there is
  /// none.
  func firstRow(
    endingAfter position: Double, by tolerance: Double = 0, leading: Double, estimate: Double,
    spacing: Double
  ) -> Int {
    var walk = Walk(leading: leading, estimate: estimate, spacing: spacing)
    func ends(_ end: Double) -> Bool { end - position > tolerance }
    var (node, level) = (root, height)
    while true {
      let base = Int(node) * Self.nodeCapacity
      let end = base + Int(nodeCounts[Int(node)])
      var slot = base
      // A child's last row ends at its span, less the gap behind it.
      while slot < end, !ends(walk.end(entries[slot].sum)) {
        walk.skip(entries[slot].sum)
        slot += 1
      }
      guard slot < end else { return walk.row }
      let entry = entries[slot]
      if entry.isStretch {
        return walk.stretch(entry) { ends(walk.end(.unmeasured($0 + 1))) }
      }
      guard level == 1 else {
        walk.descend()
        (node, level) = (entry.child, level - 1)
        continue
      }
      walk.descend()
      for length in lengths[leaf(entry)] {
        if ends(walk.end(.row(length))) { return walk.row }
        walk.skip(.row(length))
      }
      return walk.row
    }
  }

  /// The first row that does not start before a position by more than a tolerance, which may be less than
  /// zero; the number of rows if there is none.
  func firstRow(
    startingFrom position: Double, by tolerance: Double = 0, leading: Double, estimate: Double,
    spacing: Double
  ) -> Int {
    var walk = Walk(leading: leading, estimate: estimate, spacing: spacing)
    func starts(_ start: Double) -> Bool { position - start <= tolerance }
    var (node, level) = (root, height)
    while true {
      let base = Int(node) * Self.nodeCapacity
      let end = base + Int(nodeCounts[Int(node)])
      var slot = base
      // Where the next child starts before the position, so do all rows of this one.
      while slot < end, !starts(walk.start(entries[slot].sum)) {
        walk.skip(entries[slot].sum)
        slot += 1
      }
      guard slot < end else { return walk.row }
      let entry = entries[slot]
      if entry.isStretch {
        return walk.stretch(entry) { starts(walk.start(.unmeasured($0))) }
      }
      guard level == 1 else {
        walk.descend()
        (node, level) = (entry.child, level - 1)
        continue
      }
      walk.descend()
      for length in lengths[leaf(entry)] {
        if starts(walk.start(Sum())) { return walk.row }
        walk.skip(.row(length))
      }
      return walk.row
    }
  }

  private func leaf(_ entry: Entry) -> Range<Int> {
    let base = Int(entry.child) * Self.leafCapacity
    return base..<(base + entry.sum.count)
  }

  /// Where a search is: behind the rows that it has left aside.
  private struct Walk {
    let leading: Double
    let estimate: Double
    let spacing: Double
    /// The rows before the node or leaf, and those within it.
    private var before = Sum()
    private var part = Sum()

    init(leading: Double, estimate: Double, spacing: Double) {
      self.leading = leading
      self.estimate = estimate
      self.spacing = spacing
    }

    var row: Int { before.count + part.count }

    /// Where the row after some more rows starts.
    func start(_ more: Sum) -> Double {
      leading + (before + (part + more)).span(estimate: estimate, spacing: spacing)
    }

    /// Where the last of some more rows ends.
    func end(_ more: Sum) -> Double { start(more) - spacing }

    mutating func skip(_ more: Sum) { part = part + more }

    /// Goes on within a child.
    mutating func descend() { (before, part) = (before + part, Sum()) }

    /// The first row of a stretch that meets a condition which, once met, stays met.
    func stretch(_ entry: Entry, where isMet: (Int) -> Bool) -> Int {
      row + (0..<entry.sum.count).partitionPoint(where: isMet)
    }
  }
}

extension LengthTree.Sum {
  /// A row as it stands in a leaf.
  fileprivate static func row(_ length: Double) -> Self {
    length < 0 ? .unmeasured(1) : Self(count: 1, measured: length, unmeasured: 0)
  }
}
