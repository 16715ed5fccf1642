// From a position to a row: down the tree, leaving aside whole children.

extension LengthTree {
  /// The first row whose end is past a position, counted from the first row's start; the number of rows
  /// if there is none.
  func firstRow(endingAfter position: Double, estimate: Double, spacing: Double) -> Int {
    var walk = Walk(estimate: estimate, spacing: spacing)
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
        return walk.row + walk.stretch(entry.sum.count) { walk.start($0) + estimate > position }
      }
      guard level == 1 else {
        (node, level) = (entry.child, level - 1)
        continue
      }
      for length in lengths[leaf(entry)] {
        let length = length < 0 ? estimate : length
        if walk.position + length > position { return walk.row }
        walk.skip(length)
      }
      return walk.row
    }
  }

  /// The first row that does not start before a position; the number of rows if there is none.
  func firstRow(startingFrom position: Double, estimate: Double, spacing: Double) -> Int {
    var walk = Walk(estimate: estimate, spacing: spacing)
    var (node, level) = (root, height)
    while true {
      let base = Int(node) * Self.nodeCapacity
      let end = base + Int(nodeCounts[Int(node)])
      var slot = base
      // Where the next child starts before the position, so do all rows of this one.
      while slot + 1 < end, walk.position + walk.span(entries[slot].sum) < position {
        walk.skip(entries[slot].sum)
        slot += 1
      }
      guard slot < end else { return walk.row }
      let entry = entries[slot]
      if entry.isStretch {
        return walk.row + walk.stretch(entry.sum.count) { walk.start($0) >= position }
      }
      guard level == 1 else {
        (node, level) = (entry.child, level - 1)
        continue
      }
      for length in lengths[leaf(entry)] {
        if walk.position >= position { return walk.row }
        walk.skip(length < 0 ? estimate : length)
      }
      return walk.row
    }
  }

  private func leaf(_ entry: Entry) -> Range<Int> {
    let base = Int(entry.child) * Self.leafCapacity
    return base..<(base + entry.sum.count)
  }

  /// Where a search is: the row, and the position at which it starts.
  private struct Walk {
    let estimate: Double
    let spacing: Double
    var row = 0
    var position = 0.0

    init(estimate: Double, spacing: Double) {
      self.estimate = estimate
      self.spacing = spacing
    }

    func span(_ sum: Sum) -> Double { sum.span(estimate: estimate, spacing: spacing) }

    func end(_ sum: Sum) -> Double { position + span(sum) - spacing }

    mutating func skip(_ sum: Sum) {
      position += span(sum)
      row += sum.count
    }

    mutating func skip(_ length: Double) {
      position += length + spacing
      row += 1
    }

    /// Where a row of a stretch starts.
    func start(_ row: Int) -> Double { position + Double(row) * (estimate + spacing) }

    /// The first row of a stretch that meets a condition which, once met, stays met.
    func stretch(_ count: Int, where isMet: (Int) -> Bool) -> Int {
      (0..<count).partitionPoint(where: isMet)
    }
  }
}
