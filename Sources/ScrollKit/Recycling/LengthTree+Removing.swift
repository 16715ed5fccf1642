// Removing rows: children that are left with little are merged with their neighbours, and what a large
// removal leaves is packed.

extension LengthTree {
  /// Removes rows. O(k + log n) for k rows that are measured.
  mutating func remove(_ rows: Range<Int>) {
    remove(rows, of: root, height)
    while height > 1, nodeCounts[Int(root)] <= 1 {
      let old = root
      if nodeCounts[Int(root)] == 0 {
        height = 1
        break
      }
      root = entries[Int(root) * Self.nodeCapacity].child
      freeNodes.append(old)
      height -= 1
    }
    refreshSum()
    if lengths.count > 4 * (sum.count + Self.leafCapacity) { compact() }
  }

  /// Packs all rows into as few leaves as there may be. O(n).
  private mutating func compact() {
    var new = LengthTree(unmeasured: 0)
    var packed: [Entry] = []
    new.take(self, root, height, into: &packed)
    new.nodeCounts.removeAll()
    new.entries.removeAll()
    new.putNodes(over: packed)
    self = new
  }

  /// Takes over the rows below a node of another tree, in order.
  private mutating func take(
    _ old: LengthTree, _ node: Int32, _ level: Int, into packed: inout [Entry]
  ) {
    for entry in old.entries[old.children(of: node)] {
      guard !entry.isStretch else {
        packed.append(entry)
        continue
      }
      guard level == 1 else {
        take(old, entry.child, level - 1, into: &packed)
        continue
      }
      let base = Int(entry.child) * Self.leafCapacity
      var rows = old.lengths[base..<(base + entry.sum.count)]
      while !rows.isEmpty {
        let isOpen = packed.last.map { !$0.isStretch && $0.sum.count < Self.leafCapacity } ?? false
        if !isOpen { packed.append(Entry(sum: Sum(), child: makeLeaf())) }
        let leaf = packed[packed.count - 1].child
        let count = Int(leafCounts[Int(leaf)])
        let part = rows.prefix(Self.leafCapacity - count)
        insert(Array(part), into: leaf, at: count)
        packed[packed.count - 1].sum = leafSum(leaf)
        rows = rows.dropFirst(part.count)
      }
    }
  }
}

extension LengthTree {
  private mutating func remove(_ rows: Range<Int>, of node: Int32, _ level: Int) {
    var kept: [Entry] = []
    var start = 0
    for slot in children(of: node) {
      var entry = entries[slot]
      let count = entry.sum.count
      let gone = rows.clamped(to: start..<(start + count))
      start += count
      if gone.count == count, count > 0 {
        free(entry, level - 1)
        continue
      }
      if !gone.isEmpty {
        let local = (gone.lowerBound - start + count)..<(gone.upperBound - start + count)
        if entry.isStretch {
          entry = .stretch(count - local.count)
        } else if level == 1 {
          removeItems(local, of: entry.child)
          entry.sum = leafSum(entry.child)
        } else {
          remove(local, of: entry.child, level - 1)
          entry.sum = nodeSum(entry.child)
        }
      }
      if let last = kept.last, let both = merge(last, entry, level) {
        kept[kept.count - 1] = both
      } else {
        kept.append(entry)
      }
    }
    setChildren(of: node, kept[...])
  }

  /// Two neighbours as one, if both are stretches, or they leave a quarter of it free.
  private mutating func merge(_ a: Entry, _ b: Entry, _ level: Int) -> Entry? {
    if a.isStretch || b.isStretch {
      return a.isStretch && b.isStretch ? .stretch(a.sum.count + b.sum.count) : nil
    }
    if level == 1 {
      guard a.sum.count + b.sum.count <= Self.leafCapacity * 3 / 4 else { return nil }
      let base = Int(b.child) * Self.leafCapacity
      insert(Array(lengths[base..<(base + b.sum.count)]), into: a.child, at: a.sum.count)
      freeLeaves.append(b.child)
      return Entry(sum: leafSum(a.child), child: a.child)
    }
    let (left, right) = (children(of: a.child), children(of: b.child))
    guard left.count + right.count <= Self.nodeCapacity * 3 / 4 else { return nil }
    setChildren(of: a.child, (entries[left] + entries[right])[...])
    nodeCounts[Int(b.child)] = 0
    freeNodes.append(b.child)
    return Entry(sum: nodeSum(a.child), child: a.child)
  }

  private mutating func removeItems(_ rows: Range<Int>, of leaf: Int32) {
    let base = Int(leaf) * Self.leafCapacity
    let count = Int(leafCounts[Int(leaf)])
    for slot in rows.upperBound..<count { lengths[base + slot - rows.count] = lengths[base + slot] }
    leafCounts[Int(leaf)] = Int32(count - rows.count)
  }

  /// Gives back a child with all that lies below.
  private mutating func free(_ entry: Entry, _ level: Int) {
    guard !entry.isStretch else { return }
    guard level > 0 else {
      freeLeaves.append(entry.child)
      return
    }
    for slot in children(of: entry.child) { free(entries[slot], level - 1) }
    nodeCounts[Int(entry.child)] = 0
    freeNodes.append(entry.child)
  }
}
