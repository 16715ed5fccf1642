// Changing and inserting rows. Each edit descends once. A node that overflows is halved, and its
// parent takes the new sibling.

extension LengthTree {
  /// The result of setting lengths.
  struct Change {
    /// How many rows were set.
    var count: Int { new.count }
    /// The sum of the rows before those that were set.
    var before = Sum()
    /// The sums of the rows that were set, before and after.
    var old = Sum()
    var new = Sum()

    /// Adds the change of the rows that follow.
    mutating func add(_ next: Change) {
      if count == 0 { before = next.before }
      old += next.old
      new += next.new
    }
  }

  /// Rows to insert.
  enum NewRows {
    /// Their lengths, no more than a leaf holds.
    case measured([Double])
    /// Any number of rows that are not measured.
    case unmeasured(Int)

    var count: Int {
      switch self {
      case .measured(let lengths): lengths.count
      case .unmeasured(let count): count
      }
    }

    /// What a leaf stores for them.
    var stored: [Double] {
      switch self {
      case .measured(let lengths): lengths
      case .unmeasured(let count): Array(repeating: LengthTree.unmeasured, count: count)
      }
    }
  }

  /// Sets the lengths of rows from `row` on, but only of those in the same leaf.
  ///
  /// - Parameters:
  ///   - row: The first row, which must exist.
  ///   - limit: The greatest number of rows to set.
  ///   - length: The length of the row at a distance from the first, not negative.
  /// - Returns: What has changed.
  mutating func setLengths(from row: Int, limit: Int, _ length: (Int) -> Double) -> Change {
    var change = Change()
    let sibling = edit(root, height, row, Sum()) { tree, node, place, remaining, before in
      let entry = tree.entry(of: node, at: place)
      guard entry.isStretch else {
        change = tree.fill(entry.child, from: remaining, limit: limit, length, before)
        tree.refresh(node, place, tree.leafSum(entry.child))
        return nil
      }
      // A leaf replaces a part of the stretch.
      let start = remaining - remaining % Self.leafCapacity
      let count = min(Self.leafCapacity, entry.sum.count - start)
      let leaf = tree.makeLeaf(repeatElement(Self.unmeasured, count: count))
      change = tree.fill(
        leaf, from: remaining - start, limit: limit, length, before + .unmeasured(start))
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

  /// Inserts rows before a row, or at the end.
  mutating func insert(_ new: NewRows, at row: Int) {
    guard new.count > 0 else { return }
    guard childCount(of: root) > 0 else {
      _ = replace(0..<0, of: root, with: [makeEntry(new)])
      refreshSum()
      return
    }
    let sibling = edit(root, height, row, Sum()) { tree, node, place, remaining, _ in
      // Between two children, the first takes the rows if it has room.
      if remaining == 0, place > 0, tree.extend(node, place - 1, by: new, at: nil) { return nil }
      if tree.extend(node, place, by: new, at: remaining) { return nil }
      if tree.share(node, place, new, at: remaining) { return nil }
      let pieces = tree.split(tree.entry(of: node, at: place), at: remaining, around: new)
      return tree.replace(place..<(place + 1), of: node, with: pieces)
    }
    if let sibling { grow(sibling) }
    refreshSum()
  }

  /// Inserts pieces that follow one another.
  mutating func insert(_ pieces: [NewRows], at row: Int) {
    var start = row
    for piece in pieces {
      insert(piece, at: start)
      start += piece.count
    }
  }

  /// Makes every row unmeasured.
  mutating func forgetLengths() { self = LengthTree(unmeasured: count) }
}

extension LengthTree {
  /// Descends to the node over the leaf or stretch that holds a row, calls `body` there, and
  /// updates the sums on the way back. The place after the last row belongs to the last leaf or
  /// stretch. `body` gets the node, the place of the leaf or stretch, the row counted from its
  /// start, and the sum of the rows before it.
  private mutating func edit(
    _ node: Int32, _ level: Int, _ row: Int, _ before: Sum,
    _ body: (inout LengthTree, Int32, Int, Int, Sum) -> Entry?
  ) -> Entry? {
    let place = reading { $0.place(of: row, in: node) }
    let part = sum(through: place - 1, of: node)
    let remaining = row - part.count
    guard level > 1 else { return body(&self, node, place, remaining, before + part) }
    let below = child(place, of: node)
    let sibling = edit(below, level - 1, remaining, before + part, body)
    refresh(node, place, nodeSum(below))
    guard let sibling else { return nil }
    return replace((place + 1)..<(place + 1), of: node, with: [sibling])
  }

  /// Replaces entries of a node by others. If there are too many, a new sibling takes the second
  /// half, and is returned.
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

  private mutating func makeEntry(_ new: NewRows) -> Entry {
    switch new {
    case .measured(let lengths): makeEntry(lengths)
    case .unmeasured(let count): .stretch(count)
    }
  }

  private mutating func makeEntry(_ rows: some Collection<Double>) -> Entry {
    let leaf = makeLeaf(rows)
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

  /// Puts rows into a leaf or stretch, at a row or at its end, if they fit. A leaf takes a few
  /// unmeasured rows like measured ones, so that they do not cut it up.
  private mutating func extend(
    _ node: Int32, _ place: Int, by new: NewRows, at row: Int?
  ) -> Bool {
    let entry = entry(of: node, at: place)
    let count = entry.sum.count
    if entry.isStretch {
      guard case .unmeasured(let more) = new else { return false }
      refresh(node, place, .unmeasured(count + more))
      return true
    }
    guard new.count <= Self.leafCapacity - count else { return false }
    let row = row ?? count
    switch new {
    case .measured(let lengths): replace(row..<row, of: entry.child, with: lengths)
    case .unmeasured(let more):
      let rows = repeatElement(Self.unmeasured, count: more)
      replace(row..<row, of: entry.child, with: rows)
    }
    refresh(node, place, leafSum(entry.child))
    return true
  }

  /// Puts rows into a full leaf, and divides them all evenly between the leaf and a neighbour, if
  /// that fills both to no more than seven eighths. So leaves are well filled whatever the order of
  /// insertions.
  private mutating func share(_ node: Int32, _ place: Int, _ new: NewRows, at row: Int) -> Bool {
    for other in [place - 1, place + 1] where other >= 0 && other < childCount(of: node) {
      let first = min(place, other)
      let (left, right) = (entry(of: node, at: first), entry(of: node, at: first + 1))
      let total = left.sum.count + right.sum.count + new.count
      guard !left.isStretch, !right.isStretch, total <= Self.leafCapacity * 7 / 4 else { continue }
      var all = Array(rows(of: left.child)) + rows(of: right.child)
      all.insert(contentsOf: new.stored, at: row + (other < place ? left.sum.count : 0))
      replace(0..<left.sum.count, of: left.child, with: all[..<(total / 2)])
      replace(0..<right.sum.count, of: right.child, with: all[(total / 2)...])
      refresh(node, first, leafSum(left.child))
      refresh(node, first + 1, leafSum(right.child))
      return true
    }
    return false
  }

  /// A leaf or stretch cut at a row, with new rows between its parts.
  private mutating func split(_ entry: Entry, at row: Int, around new: NewRows) -> [Entry] {
    let count = entry.sum.count
    guard row > 0 else { return [makeEntry(new), entry] }
    guard row < count else { return [entry, makeEntry(new)] }
    if entry.isStretch { return [.stretch(row), makeEntry(new), .stretch(count - row)] }
    let leaf = entry.child
    var all = Array(rows(of: leaf))
    if case .unmeasured(let many) = new, many >= Self.leafCapacity {
      replace(row..<count, of: leaf, with: EmptyCollection())
      return [self.entry(leaf), .stretch(many), makeEntry(all[row...])]
    }
    // An overfull leaf is cut after the new rows, so that rows inserted one after the other fill
    // it. But each part holds at least a quarter of the rows, and at most a full leaf.
    all.insert(contentsOf: new.stored, at: row)
    let least = max(all.count / 4, all.count - Self.leafCapacity)
    let cut = (row + new.count).clamped(to: least...(all.count - least))
    replace(0..<count, of: leaf, with: all[..<cut])
    return [self.entry(leaf), makeEntry(all[cut...])]
  }
}
