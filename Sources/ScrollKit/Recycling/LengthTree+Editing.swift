// Changing and inserting rows. Each descends once; a node that overflows is halved, and its new
// sibling handed up.

extension LengthTree {
  /// What setting lengths has changed.
  struct Change {
    /// How many rows were set.
    var count: Int { new.count }
    /// What the rows before them come to.
    var before = Sum()
    /// What they came to themselves, and what they come to now.
    var old = Sum()
    var new = Sum()

    /// Adds what has been changed behind it.
    mutating func add(_ next: Change) {
      if count == 0 { before = next.before }
      old = old + next.old
      new = new + next.new
    }
  }

  /// Sets the lengths of rows from `row` on, as far as they lie in one leaf.
  ///
  /// - Parameters:
  ///   - row: The first row; there must be one.
  ///   - limit: How many rows at the most.
  ///   - length: The length of the row at a distance from the first, not negative.
  /// - Returns: What that has changed, found on the way.
  mutating func setLengths(from row: Int, limit: Int, _ length: (Int) -> Double) -> Change {
    var change = Change()
    let sibling = edit(root, height, row, Sum()) { tree, node, place, rest, before in
      let entry = tree.entries[Int(node) * Self.nodeCapacity + place]
      guard entry.isStretch else {
        change = tree.fill(entry.child, from: rest, limit: limit, length, before)
        tree.refresh(node, place, tree.leafSum(entry.child))
        return nil
      }
      // A leaf takes the place of a part of the stretch.
      let start = rest - rest % Self.leafCapacity
      let count = min(Self.leafCapacity, entry.sum.count - start)
      let leaf = tree.makeLeaf(unmeasured: count)
      change = tree.fill(
        leaf, from: rest - start, limit: limit, length, before + .unmeasured(start))
      var pieces: [Entry] = []
      if start > 0 { pieces.append(.stretch(start)) }
      pieces.append(Entry(sum: tree.leafSum(leaf), child: leaf))
      let after = entry.sum.count - start - count
      if after > 0 { pieces.append(.stretch(after)) }
      return tree.replace(place..<(place + 1), of: node, with: pieces)
    }
    if let sibling { grow(sibling) }
    refreshSum()
    return change
  }

  /// Inserts rows before a row, or at the end: no more than a leaf holds, or a stretch of any length.
  mutating func insert(_ new: [Double], stretch: Int, at row: Int) {
    guard stretch > 0 || !new.isEmpty else { return }
    guard nodeCounts[Int(root)] > 0 else {
      _ = replace(0..<0, of: root, with: [makeEntry(new, stretch: stretch)])
      refreshSum()
      return
    }
    let sibling = edit(root, height, row, Sum()) { tree, node, place, rest, _ in
      // Where two children meet, the first takes the rows if it can.
      if rest == 0, place > 0, tree.extend(node, place - 1, by: new, stretch: stretch, at: nil) {
        return nil
      }
      if tree.extend(node, place, by: new, stretch: stretch, at: rest) { return nil }
      if tree.share(node, place, new, stretch: stretch, at: rest) { return nil }
      let entry = tree.entries[Int(node) * Self.nodeCapacity + place]
      let pieces = tree.split(entry, at: rest, around: new, stretch: stretch)
      return tree.replace(place..<(place + 1), of: node, with: pieces)
    }
    if let sibling { grow(sibling) }
    refreshSum()
  }

  /// Makes every row unmeasured.
  mutating func forgetLengths() { self = LengthTree(unmeasured: sum.count) }
}

extension LengthTree {
  /// Descends to the node over the leaf or stretch that holds a row, does something there, and takes sums
  /// anew on the way back. The last row's end counts as in the last leaf. What is done is told what lies
  /// before the leaf or stretch.
  private mutating func edit(
    _ node: Int32, _ level: Int, _ row: Int, _ before: Sum,
    _ body: (inout LengthTree, Int32, Int, Int, Sum) -> Entry?
  ) -> Entry? {
    let (place, rest, before) = child(of: node, holding: row, before)
    guard level > 1 else { return body(&self, node, place, rest, before) }
    let below = entries[Int(node) * Self.nodeCapacity + place].child
    let sibling = edit(below, level - 1, rest, before, body)
    refresh(node, place, nodeSum(below))
    guard let sibling else { return nil }
    return replace((place + 1)..<(place + 1), of: node, with: [sibling])
  }

  private mutating func refresh(_ node: Int32, _ place: Int, _ sum: Sum) {
    entries[Int(node) * Self.nodeCapacity + place].sum = sum
  }

  /// Puts entries in the place of others; the sibling that takes the second half where there are too
  /// many.
  private mutating func replace(
    _ places: Range<Int>, of node: Int32, with new: [Entry]
  ) -> Entry? {
    var all = Array(entries[children(of: node)])
    all.replaceSubrange(places, with: new)
    guard all.count > Self.nodeCapacity else {
      setChildren(of: node, all[...])
      return nil
    }
    let sibling = makeNode()
    setChildren(of: node, all[..<(all.count / 2)])
    setChildren(of: sibling, all[(all.count / 2)...])
    return Entry(sum: nodeSum(sibling), child: sibling)
  }

  func children(of node: Int32) -> Range<Int> {
    let base = Int(node) * Self.nodeCapacity
    return base..<(base + Int(nodeCounts[Int(node)]))
  }

  mutating func setChildren(of node: Int32, _ new: ArraySlice<Entry>) {
    var slot = Int(node) * Self.nodeCapacity
    for entry in new {
      entries[slot] = entry
      slot += 1
    }
    nodeCounts[Int(node)] = Int32(new.count)
  }

  /// Puts a new root over the old one and its sibling.
  private mutating func grow(_ sibling: Entry) {
    let old = Entry(sum: nodeSum(root), child: root)
    root = makeNode()
    height += 1
    setChildren(of: root, [old, sibling])
  }

  private mutating func makeEntry(_ new: [Double], stretch: Int) -> Entry {
    guard stretch == 0 else { return .stretch(stretch) }
    let leaf = makeLeaf(unmeasured: 0)
    insert(new, into: leaf, at: 0)
    return Entry(sum: leafSum(leaf), child: leaf)
  }

  private mutating func makeLeaf(unmeasured count: Int) -> Int32 {
    let leaf = makeLeaf()
    leafCounts[Int(leaf)] = Int32(count)
    let base = Int(leaf) * Self.leafCapacity
    for slot in base..<(base + count) { lengths[slot] = Self.unmeasured }
    return leaf
  }

  private mutating func fill(
    _ leaf: Int32, from start: Int, limit: Int, _ length: (Int) -> Double, _ before: Sum
  ) -> Change {
    let count = min(limit, Int(leafCounts[Int(leaf)]) - start)
    let base = Int(leaf) * Self.leafCapacity
    return lengths.withUnsafeMutableBufferPointer { lengths in
      let rows = (base + start)..<(base + start + max(0, count))
      let before = before + Sum(lengths[base..<rows.lowerBound])
      let old = Sum(lengths[rows])
      for slot in rows { lengths[slot] = length(slot - rows.lowerBound) }
      return Change(before: before, old: old, new: Sum(lengths[rows]))
    }
  }

  /// Puts rows into a leaf or stretch, at a row or at its end, if they fit. A few rows that are not
  /// measured go into a leaf like others, so that it is not cut up.
  private mutating func extend(
    _ node: Int32, _ place: Int, by new: [Double], stretch: Int, at row: Int?
  ) -> Bool {
    let entry = entries[Int(node) * Self.nodeCapacity + place]
    let count = entry.sum.count
    if entry.isStretch {
      guard stretch > 0 else { return false }
      refresh(node, place, Entry.stretch(count + stretch).sum)
      return true
    }
    guard new.count + stretch <= Self.leafCapacity - count else { return false }
    let all = stretch > 0 ? Array(repeating: Self.unmeasured, count: stretch) : new
    insert(all, into: entry.child, at: row ?? count)
    refresh(node, place, leafSum(entry.child))
    return true
  }

  /// Puts rows into a full leaf and shares them all with a neighbour, if both have room for them and some
  /// more: so that leaves are well filled in whatever order rows are put in.
  private mutating func share(
    _ node: Int32, _ place: Int, _ new: [Double], stretch: Int, at row: Int
  ) -> Bool {
    let base = Int(node) * Self.nodeCapacity
    let number = new.count + stretch
    for other in [place - 1, place + 1] where other >= 0 && other < Int(nodeCounts[Int(node)]) {
      let (left, right) = (entries[base + min(place, other)], entries[base + max(place, other)])
      let total = left.sum.count + right.sum.count + number
      guard !left.isStretch, !right.isStretch, total <= Self.leafCapacity * 7 / 4 else { continue }
      var all: [Double] = []
      all.reserveCapacity(total)
      for entry in [left, right] {
        let start = Int(entry.child) * Self.leafCapacity
        all += lengths[start..<(start + entry.sum.count)]
      }
      let few = stretch > 0 ? Array(repeating: Self.unmeasured, count: stretch) : new
      all.insert(contentsOf: few, at: row + (other < place ? left.sum.count : 0))
      for (index, entry) in [left, right].enumerated() {
        leafCounts[Int(entry.child)] = 0
        let part = index == 0 ? all[..<(total / 2)] : all[(total / 2)...]
        insert(Array(part), into: entry.child, at: 0)
        refresh(node, min(place, other) + index, leafSum(entry.child))
      }
      return true
    }
    return false
  }

  mutating func insert(_ new: [Double], into leaf: Int32, at start: Int) {
    let base = Int(leaf) * Self.leafCapacity
    let count = Int(leafCounts[Int(leaf)])
    for slot in stride(from: count - 1, through: start, by: -1) {
      lengths[base + slot + new.count] = lengths[base + slot]
    }
    for (index, length) in new.enumerated() { lengths[base + start + index] = length }
    leafCounts[Int(leaf)] = Int32(count + new.count)
  }

  /// The parts of a leaf or stretch before and from a row on, with new rows between.
  private mutating func split(
    _ entry: Entry, at row: Int, around new: [Double], stretch: Int
  ) -> [Entry] {
    let count = entry.sum.count
    guard row > 0 else { return [makeEntry(new, stretch: stretch), entry] }
    guard row < count else { return [entry, makeEntry(new, stretch: stretch)] }
    if entry.isStretch {
      return [.stretch(row), makeEntry(new, stretch: 0), .stretch(count - row)]
    }
    let base = Int(entry.child) * Self.leafCapacity
    let rest = Array(lengths[(base + row)..<(base + count)])
    guard stretch < Self.leafCapacity else {
      leafCounts[Int(entry.child)] = Int32(row)
      return [
        Entry(sum: leafSum(entry.child), child: entry.child), .stretch(stretch),
        makeEntry(rest, stretch: 0),
      ]
    }
    // A leaf that overflows is cut behind the new rows, so that rows put in one after the other fill it
    // up; but no part of it is less than a quarter of the whole, or more than a leaf.
    let few = stretch > 0 ? Array(repeating: Self.unmeasured, count: stretch) : new
    let all = lengths[base..<(base + row)] + few + rest
    let least = max(all.count / 4, all.count - Self.leafCapacity)
    let cut = (row + few.count).clamped(to: least...(all.count - least))
    leafCounts[Int(entry.child)] = 0
    insert(Array(all.prefix(cut)), into: entry.child, at: 0)
    return [
      Entry(sum: leafSum(entry.child), child: entry.child),
      makeEntry(Array(all.suffix(all.count - cut)), stretch: 0),
    ]
  }
}
