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
      old += next.old
      new += next.new
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
      let entry = tree.entry(of: node, at: place)
      guard entry.isStretch else {
        change = tree.fill(entry.child, from: rest, limit: limit, length, before)
        tree.refresh(node, place, tree.leafSum(entry.child))
        return nil
      }
      // A leaf takes the place of a part of the stretch.
      let start = rest - rest % Self.leafCapacity
      let count = min(Self.leafCapacity, entry.sum.count - start)
      let leaf = tree.makeLeaf(repeatElement(Self.unmeasured, count: count))
      change = tree.fill(
        leaf, from: rest - start, limit: limit, length, before + .unmeasured(start))
      var pieces: [Entry] = []
      if start > 0 { pieces.append(.stretch(start)) }
      pieces.append(tree.entry(leaf))
      let after = entry.sum.count - start - count
      if after > 0 { pieces.append(.stretch(after)) }
      return tree.replace(place..<(place + 1), of: node, with: pieces)
    }
    if let sibling { grow(sibling) }
    refreshSum()
    return change
  }

  /// Inserts rows before a row, or at the end: no more than a leaf holds, or a stretch of any
  /// length.
  mutating func insert(_ new: [Double], stretch: Int, at row: Int) {
    guard stretch > 0 || !new.isEmpty else { return }
    guard childCount(of: root) > 0 else {
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
      let entry = tree.entry(of: node, at: place)
      let pieces = tree.split(entry, at: rest, around: new, stretch: stretch)
      return tree.replace(place..<(place + 1), of: node, with: pieces)
    }
    if let sibling { grow(sibling) }
    refreshSum()
  }

  /// Makes every row unmeasured.
  mutating func forgetLengths() { self = LengthTree(unmeasured: count) }
}

extension LengthTree {
  /// Descends to the node over the leaf or stretch that holds a row, does something there, and
  /// takes sums anew on the way back. The last row's end counts as in the last leaf. What is done
  /// is told what lies before the leaf or stretch.
  private mutating func edit(
    _ node: Int32, _ level: Int, _ row: Int, _ before: Sum,
    _ body: (inout LengthTree, Int32, Int, Int, Sum) -> Entry?
  ) -> Entry? {
    let place = reading { $0.place(of: row, in: node) }
    let part = sum(through: place - 1, of: node)
    let rest = row - part.count
    guard level > 1 else { return body(&self, node, place, rest, before + part) }
    let below = children[Int(node) * Self.nodeCapacity + place]
    let sibling = edit(below, level - 1, rest, before + part, body)
    refresh(node, place, nodeSum(below))
    guard let sibling else { return nil }
    return replace((place + 1)..<(place + 1), of: node, with: [sibling])
  }

  /// Puts entries in the place of others; the sibling that takes the second half where there are
  /// too many.
  private mutating func replace(
    _ places: Range<Int>, of node: Int32, with new: [Entry]
  ) -> Entry? {
    var all = entries(of: node)
    all.replaceSubrange(places, with: new)
    guard all.count > Self.nodeCapacity else {
      setEntries(of: node, all)
      return nil
    }
    let sibling = makeNode()
    setEntries(of: node, all[..<(all.count / 2)])
    setEntries(of: sibling, all[(all.count / 2)...])
    return Entry(sum: nodeSum(sibling), child: sibling)
  }

  /// Puts a new root over the old one and its sibling.
  private mutating func grow(_ sibling: Entry) {
    let old = Entry(sum: nodeSum(root), child: root)
    root = makeNode()
    height += 1
    setEntries(of: root, [old, sibling])
  }

  func entry(_ leaf: Int32) -> Entry { Entry(sum: leafSum(leaf), child: leaf) }

  private mutating func makeEntry(_ new: [Double], stretch: Int) -> Entry {
    guard stretch == 0 else { return .stretch(stretch) }
    let leaf = makeLeaf(new)
    return entry(leaf)
  }

  private mutating func makeLeaf(_ rows: some Collection<Double>) -> Int32 {
    let leaf = makeLeaf()
    replace(0..<0, of: leaf, with: rows)
    return leaf
  }

  private mutating func fill(
    _ leaf: Int32, from start: Int, limit: Int, _ length: (Int) -> Double, _ before: Sum
  ) -> Change {
    let end = start + min(limit, Int(leafCounts[Int(leaf)]) - start)
    var part = reading { $0.sum(ofFirst: start, inLeaf: leaf) }
    part.rows = Double(start)
    var change = Change(before: before + part)
    leaves.withUnsafeMutableBufferPointer { leaves in
      let first = Self.firstLength(of: leaf)
      for place in start..<end {
        let new = length(place - start)
        change.old += .row(leaves[first + place])
        change.new += .row(new)
        leaves[first + place] = new
      }
    }
    refreshBlocks(of: leaf, from: start)
    return change
  }

  /// Puts rows into a leaf or stretch, at a row or at its end, if they fit. A few rows that are not
  /// measured go into a leaf like others, so that it is not cut up.
  private mutating func extend(
    _ node: Int32, _ place: Int, by new: [Double], stretch: Int, at row: Int?
  ) -> Bool {
    let entry = entry(of: node, at: place)
    let count = entry.sum.count
    if entry.isStretch {
      guard stretch > 0 else { return false }
      refresh(node, place, .unmeasured(count + stretch))
      return true
    }
    guard new.count + stretch <= Self.leafCapacity - count else { return false }
    let row = row ?? count
    if stretch > 0 {
      let rows = repeatElement(Self.unmeasured, count: stretch)
      replace(row..<row, of: entry.child, with: rows)
    } else {
      replace(row..<row, of: entry.child, with: new)
    }
    refresh(node, place, leafSum(entry.child))
    return true
  }

  /// Puts rows into a full leaf and shares them all with a neighbour, if both have room for them
  /// and some more: so that leaves are well filled in whatever order rows are put in.
  private mutating func share(
    _ node: Int32, _ place: Int, _ new: [Double], stretch: Int, at row: Int
  ) -> Bool {
    let number = new.count + stretch
    for other in [place - 1, place + 1] where other >= 0 && other < childCount(of: node) {
      let first = min(place, other)
      let (left, right) = (entry(of: node, at: first), entry(of: node, at: first + 1))
      let total = left.sum.count + right.sum.count + number
      guard !left.isStretch, !right.isStretch, total <= Self.leafCapacity * 7 / 4 else { continue }
      var all = Array(rows(of: left.child)) + rows(of: right.child)
      let few = stretch > 0 ? Array(repeating: Self.unmeasured, count: stretch) : new
      all.insert(contentsOf: few, at: row + (other < place ? left.sum.count : 0))
      replace(0..<left.sum.count, of: left.child, with: all[..<(total / 2)])
      replace(0..<right.sum.count, of: right.child, with: all[(total / 2)...])
      refresh(node, first, leafSum(left.child))
      refresh(node, first + 1, leafSum(right.child))
      return true
    }
    return false
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
    let leaf = entry.child
    var all = Array(rows(of: leaf))
    guard stretch < Self.leafCapacity else {
      replace(row..<count, of: leaf, with: EmptyCollection())
      return [self.entry(leaf), .stretch(stretch), makeEntry(Array(all[row...]), stretch: 0)]
    }
    // A leaf that overflows is cut behind the new rows, so that rows put in one after the other
    // fill it up; but no part of it is less than a quarter of the whole, or more than a leaf.
    let few = stretch > 0 ? Array(repeating: Self.unmeasured, count: stretch) : new
    all.insert(contentsOf: few, at: row)
    let least = max(all.count / 4, all.count - Self.leafCapacity)
    let cut = (row + few.count).clamped(to: least...(all.count - least))
    replace(0..<count, of: leaf, with: all[..<cut])
    return [self.entry(leaf), makeEntry(Array(all[cut...]), stretch: 0)]
  }
}
