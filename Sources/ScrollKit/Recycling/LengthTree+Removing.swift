// Removing rows. Children that hold few rows afterwards are merged with their neighbours; a large
// removal packs the tree anew.

extension LengthTree {
  /// Removes rows. O(k + log n) for k measured rows.
  mutating func remove(_ rows: Range<Int>) {
    remove(rows, of: root, height)
    while height > 1, childCount(of: root) <= 1 {
      let old = root
      if childCount(of: root) == 0 {
        height = 1
        break
      }
      root = child(0, of: root)
      freeNodes.append(old)
      height -= 1
    }
    refreshSum()
    if leaves.count > 4 * (count + Self.leafStride) { compact() }
  }

  /// Packs all rows into as few leaves as possible. O(n).
  private mutating func compact() {
    var new = LengthTree(unmeasured: 0)
    var packed: [Entry] = []
    new.take(self, root, height, into: &packed)
    (new.nodes, new.children, new.childCounts, new.shifts) = ([], [], [], [])
    new.putNodes(over: packed)
    self = new
  }

  /// Copies the rows below a node of another tree, in order.
  private mutating func take(
    _ old: LengthTree, _ node: Int32, _ level: Int, into packed: inout [Entry]
  ) {
    for entry in old.entries(of: node) {
      guard !entry.isStretch else {
        packed.append(entry)
        continue
      }
      guard level == 1 else {
        take(old, entry.child, level - 1, into: &packed)
        continue
      }
      var rows = old.rows(of: entry.child)
      while !rows.isEmpty {
        let isOpen = packed.last.map { !$0.isStretch && $0.sum.count < Self.leafCapacity } ?? false
        if !isOpen {
          let leaf = makeLeaf()
          packed.append(self.entry(leaf))
        }
        let leaf = packed[packed.count - 1].child
        let count = Int(leafCounts[Int(leaf)])
        let part = rows.prefix(Self.leafCapacity - count)
        replace(count..<count, of: leaf, with: part)
        packed[packed.count - 1] = self.entry(leaf)
        rows = rows.dropFirst(part.count)
      }
    }
  }
}

extension LengthTree {
  private mutating func remove(_ rows: Range<Int>, of node: Int32, _ level: Int) {
    if removeWithinChild(rows, of: node, level) { return }
    var kept: [Entry] = []
    var start = 0
    for entry in entries(of: node) {
      let count = entry.sum.count
      let gone = rows.clamped(to: start..<(start + count))
      start += count
      if gone.count == count, count > 0 {
        free(entry, level - 1)
        continue
      }
      let local = (gone.lowerBound - start + count)..<(gone.upperBound - start + count)
      let remainder = remaining(entry, without: local, level)
      if let last = kept.last, let both = merge(last, remainder, level) {
        kept[kept.count - 1] = both
      } else {
        kept.append(remainder)
      }
    }
    setEntries(of: node, kept)
  }

  /// Removes rows that lie in one child, if the child stays well filled. Then no neighbour is
  /// merged with it, and the other children need not be read.
  private mutating func removeWithinChild(
    _ rows: Range<Int>, of node: Int32, _ level: Int
  ) -> Bool {
    guard !rows.isEmpty, childCount(of: node) > 0 else { return rows.isEmpty }
    let place = reading { $0.place(of: rows.lowerBound, in: node) }
    let start = sum(through: place - 1, of: node).count
    let entry = entry(of: node, at: place)
    let local = (rows.lowerBound - start)..<(rows.upperBound - start)
    guard local.upperBound <= entry.sum.count, local.count < entry.sum.count else { return false }
    // Which children of a node will go is not known here.
    let left = filledPlaces(of: entry, level) - (level > 1 ? 0 : local.count)
    guard entry.isStretch || isWellFilled(left, level) else { return false }
    refresh(node, place, remaining(entry, without: local, level).sum)
    return true
  }

  /// How many rows a leaf holds, or how many children a node. Below level 1 are leaves.
  private func filledPlaces(of entry: Entry, _ level: Int) -> Int {
    level > 1 ? childCount(of: entry.child) : entry.sum.count
  }

  /// Whether a child with so many filled places is too full to be merged: more than three quarters.
  private func isWellFilled(_ places: Int, _ level: Int) -> Bool {
    places > (level > 1 ? Self.nodeCapacity : Self.leafCapacity) * 3 / 4
  }

  /// A child without some of its rows.
  private mutating func remaining(
    _ entry: Entry, without rows: Range<Int>, _ level: Int
  ) -> Entry {
    guard !rows.isEmpty else { return entry }
    if entry.isStretch { return .stretch(entry.sum.count - rows.count) }
    if level == 1 {
      replace(rows, of: entry.child, with: EmptyCollection())
      return self.entry(entry.child)
    }
    remove(rows, of: entry.child, level - 1)
    return Entry(sum: nodeSum(entry.child), child: entry.child)
  }

  /// Two neighbours as one child: two stretches, or two leaves or nodes that would not be well
  /// filled together. Otherwise `nil`.
  private mutating func merge(_ a: Entry, _ b: Entry, _ level: Int) -> Entry? {
    if a.isStretch || b.isStretch {
      return a.isStretch && b.isStretch ? .stretch(a.sum.count + b.sum.count) : nil
    }
    let places = filledPlaces(of: a, level) + filledPlaces(of: b, level)
    guard !isWellFilled(places, level) else { return nil }
    if level == 1 {
      replace(a.sum.count..<a.sum.count, of: a.child, with: rows(of: b.child))
      freeLeaves.append(b.child)
      return self.entry(a.child)
    }
    setEntries(of: a.child, entries(of: a.child) + entries(of: b.child))
    freeNodes.append(b.child)
    return Entry(sum: nodeSum(a.child), child: a.child)
  }

  /// Frees a child and everything below it.
  private mutating func free(_ entry: Entry, _ level: Int) {
    guard !entry.isStretch else { return }
    guard level > 0 else {
      freeLeaves.append(entry.child)
      return
    }
    for below in entries(of: entry.child) { free(below, level - 1) }
    freeNodes.append(entry.child)
  }
}
