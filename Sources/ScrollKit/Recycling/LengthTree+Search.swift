// From a position to a row: down the tree, leaving aside whole children. Positions are computed as
// `sum(before:)` does, so that a row is found at the very offset that is told for it.

extension LengthTree {
  /// The first row whose end is past a position; the number of rows if there is none.
  func firstRow(
    endingAfter position: Double, leading: Double, estimate: Double, spacing: Double
  ) -> Int {
    var walk = Walk(leading: leading, estimate: estimate, spacing: spacing)
    var (node, level) = (root, height)
    while true {
      let base = Int(node) * Self.nodeCapacity
      let end = base + Int(nodeCounts[Int(node)])
      var slot = base
      // A child's last row ends at its span, less the gap behind it.
      while slot < end, walk.end(entries[slot].sum) <= position {
        walk.skip(entries[slot].sum)
        slot += 1
      }
      guard slot < end else { return walk.row }
      let entry = entries[slot]
      if entry.isStretch {
        return walk.stretch(entry) { walk.end(.unmeasured($0 + 1)) > position }
      }
      guard level == 1 else {
        (node, level) = (entry.child, level - 1)
        continue
      }
      for length in lengths[leaf(entry)] {
        if walk.end(.row(length)) > position { return walk.row }
        walk.skip(.row(length))
      }
      return walk.row
    }
  }

  /// The first row that does not start before a position; the number of rows if there is none.
  func firstRow(
    startingFrom position: Double, leading: Double, estimate: Double, spacing: Double
  ) -> Int {
    var walk = Walk(leading: leading, estimate: estimate, spacing: spacing)
    var (node, level) = (root, height)
    while true {
      let base = Int(node) * Self.nodeCapacity
      let end = base + Int(nodeCounts[Int(node)])
      var slot = base
      // Where the next child starts before the position, so do all rows of this one.
      while slot < end, walk.start(entries[slot].sum) < position {
        walk.skip(entries[slot].sum)
        slot += 1
      }
      guard slot < end else { return walk.row }
      let entry = entries[slot]
      if entry.isStretch {
        return walk.stretch(entry) { walk.start(.unmeasured($0)) >= position }
      }
      guard level == 1 else {
        (node, level) = (entry.child, level - 1)
        continue
      }
      for length in lengths[leaf(entry)] {
        if walk.start(Sum()) >= position { return walk.row }
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
    private var sum = Sum()

    init(leading: Double, estimate: Double, spacing: Double) {
      self.leading = leading
      self.estimate = estimate
      self.spacing = spacing
    }

    var row: Int { sum.count }

    /// Where the row after some more rows starts.
    func start(_ more: Sum) -> Double {
      leading + (sum + more).span(estimate: estimate, spacing: spacing)
    }

    /// Where the last of some more rows ends.
    func end(_ more: Sum) -> Double { start(more) - spacing }

    mutating func skip(_ more: Sum) { sum = sum + more }

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
