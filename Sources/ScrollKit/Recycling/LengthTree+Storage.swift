// Where the numbers of nodes and leaves stand, and how their running sums are made.

extension LengthTree {
  /// What is kept of each of a node's children, in this order. The first three are running sums, of
  /// the child and those before it; behind the last child they repeat the total.
  enum NodeField {
    static let rows = 0
    static let measured = nodeCapacity
    static let unmeasured = 2 * nodeCapacity
    /// The measured lengths of the child alone, from which the running sums are made.
    static let own = 3 * nodeCapacity
  }

  static let nodeStride = 4 * nodeCapacity

  /// Of a leaf the running sums of the blocks come first, then the lengths.
  static let leafStride = nodeCapacity + leafCapacity

  @inline(__always)
  static func firstBlock(of leaf: Int32) -> Int { Int(leaf) &* leafStride }

  @inline(__always)
  static func firstLength(of leaf: Int32) -> Int { Int(leaf) &* leafStride &+ nodeCapacity }

  func childCount(of node: Int32) -> Int { Int(childCounts[Int(node)]) }

  func nodeSum(_ node: Int32) -> Sum {
    sum(through: Self.nodeCapacity - 1, of: node)
  }

  /// What the children of a node come to up to the end of one, or zero before the first.
  func sum(through place: Int, of node: Int32) -> Sum {
    guard place >= 0 else { return Sum() }
    let base = Int(node) * Self.nodeStride + place
    return Sum(
      rows: nodes[base + NodeField.rows], unmeasured: nodes[base + NodeField.unmeasured],
      measured: nodes[base + NodeField.measured])
  }

  func entry(of node: Int32, at place: Int) -> Entry {
    var sum = sum(through: place, of: node) - sum(through: place - 1, of: node)
    sum.measured = nodes[Int(node) * Self.nodeStride + NodeField.own + place]
    return Entry(sum: sum, child: children[Int(node) * Self.nodeCapacity + place])
  }

  func entries(of node: Int32) -> [Entry] {
    (0..<childCount(of: node)).map { entry(of: node, at: $0) }
  }

  /// Sets all children of a node.
  mutating func setEntries(of node: Int32, _ new: some RandomAccessCollection<Entry>) {
    let base = Int(node) * Self.nodeStride
    var (sum, place) = (Sum(), 0)
    for entry in new {
      sum += entry.sum
      children[Int(node) * Self.nodeCapacity + place] = entry.child
      setSums(base + place, through: sum, own: entry.sum.measured)
      place += 1
    }
    childCounts[Int(node)] = Int32(place)
    shifts[Int(node)] = shift(of: new)
    while place < Self.nodeCapacity {
      children[Int(node) * Self.nodeCapacity + place] = -1
      setSums(base + place, through: sum, own: 0)
      place += 1
    }
  }

  /// The power of two of rows in each child but the last, which may hold any number; less than zero
  /// where it is not the same. Then a row's child is found by a shift, and rows need not be read.
  private func shift(of entries: some Collection<Entry>) -> Int8 {
    guard let first = entries.first, entries.count > 1 else { return Int8(Int.bitWidth - 2) }
    let count = first.sum.count
    let isEven =
      count & (count - 1) == 0 && entries.dropLast().allSatisfy { $0.sum.count == count }
    return isEven ? Int8(count.trailingZeroBitCount) : -1
  }

  private mutating func setSums(_ place: Int, through sum: Sum, own: Double) {
    nodes[place + NodeField.rows] = sum.rows
    nodes[place + NodeField.measured] = sum.measured
    nodes[place + NodeField.unmeasured] = sum.unmeasured
    nodes[place + NodeField.own] = own
  }

  /// Takes what a child comes to anew, and with it the running sums from there on.
  mutating func refresh(_ node: Int32, _ place: Int, _ new: Sum) {
    let before = sum(through: place - 1, of: node)
    let old = sum(through: place, of: node)
    let change = before + new - old
    nodes.withUnsafeMutableBufferPointer { nodes in
      let base = Int(node) * Self.nodeStride
      nodes[base + NodeField.own + place] = new.measured
      var measured = before.measured
      for place in place..<Self.nodeCapacity {
        measured += nodes[base + NodeField.own + place]
        nodes[base + NodeField.measured + place] = measured
      }
      guard change.rows != 0 || change.unmeasured != 0 else { return }
      for place in place..<Self.nodeCapacity {
        nodes[base + NodeField.rows + place] += change.rows
        nodes[base + NodeField.unmeasured + place] += change.unmeasured
      }
    }
    if change.rows != 0, place < childCount(of: node) - 1 {
      shifts[Int(node)] = shift(of: entries(of: node))
    }
  }
}

extension LengthTree {
  func leafSum(_ leaf: Int32) -> Sum {
    let last = Self.nodeCapacity - 1
    return Sum(
      rows: Double(leafCounts[Int(leaf)]),
      unmeasured: Double(unmeasuredBlocks[Int(leaf) * Self.nodeCapacity + last]),
      measured: leaves[Self.firstBlock(of: leaf) + last])
  }

  /// The lengths of a leaf, as they stand there.
  func rows(of leaf: Int32) -> ArraySlice<Double> {
    let start = Self.firstLength(of: leaf)
    return leaves[start..<(start + Int(leafCounts[Int(leaf)]))]
  }

  /// Puts rows into a leaf in place of others, which may be more or fewer: no more than there is
  /// room for.
  mutating func replace(_ places: Range<Int>, of leaf: Int32, with new: some Collection<Double>) {
    let (start, count) = (Self.firstLength(of: leaf), Int(leafCounts[Int(leaf)]))
    let growth = new.count - places.count
    leaves.withUnsafeMutableBufferPointer { leaves in
      let rows = UnsafeMutableBufferPointer(
        rebasing: leaves[start..<(start + Self.leafCapacity)])
      _ = rows[(places.upperBound + growth)...].update(
        fromContentsOf: rows[places.upperBound..<count])
      _ = rows[places.lowerBound...].update(fromContentsOf: new)
      if growth < 0 { rows[(count + growth)..<count].update(repeating: 0) }
    }
    leafCounts[Int(leaf)] = Int32(count + growth)
    refreshBlocks(of: leaf, from: places.lowerBound)
  }

  /// Takes the running sums of a leaf anew, from the block that holds a row on.
  mutating func refreshBlocks(of leaf: Int32, from row: Int = 0) {
    let first = row >> Self.blockShift
    leaves.withUnsafeMutableBufferPointer { leaves in
      unmeasuredBlocks.withUnsafeMutableBufferPointer { unmeasuredBlocks in
        let base = Self.firstBlock(of: leaf)
        let unmeasuredBase = Int(leaf) * Self.nodeCapacity
        var measured = first > 0 ? leaves[base + first - 1] : 0
        var unmeasured = first > 0 ? unmeasuredBlocks[unmeasuredBase + first - 1] : 0
        for block in first..<Self.nodeCapacity {
          let start = Self.firstLength(of: leaf) + block << Self.blockShift
          let sum = Self.blockSum(UnsafeBufferPointer(leaves), start)
          measured += sum.measured
          unmeasured &+= sum.unmeasured
          leaves[base + block] = measured
          unmeasuredBlocks[unmeasuredBase + block] = unmeasured
        }
      }
    }
  }

  /// Makes a leaf of measured rows, each of which is read once.
  static func initializeLeaf(
    _ leaf: UnsafeMutableBufferPointer<Double>, with rows: UnsafeBufferPointer<Double>
  ) {
    for row in 0..<rows.count {
      leaf.initializeElement(at: nodeCapacity &+ row, to: rows[row].nonNegative)
    }
    leaf[(nodeCapacity + rows.count)...].initialize(repeating: 0)
    var sum = 0.0
    for block in 0..<nodeCapacity {
      let start = nodeCapacity &+ block &<< blockShift
      sum += blockSum(UnsafeBufferPointer(leaf), start).measured
      leaf.initializeElement(at: block, to: sum)
    }
  }

  /// The sum of the eight lengths of a block, two by two so that none waits for the one before it.
  @inline(__always)
  private static func blockSum(
    _ lengths: UnsafeBufferPointer<Double>, _ start: Int
  ) -> (measured: Double, unmeasured: UInt8) {
    var unmeasured: UInt64 = 0
    func length(_ place: Int) -> Double {
      let length = lengths[start + place]
      unmeasured &+= length.bitPattern &>> 63
      return length < 0 ? 0 : length
    }
    let first = (length(0) + length(1)) + (length(2) + length(3))
    let last = (length(4) + length(5)) + (length(6) + length(7))
    return (first + last, UInt8(truncatingIfNeeded: unmeasured))
  }

  /// An empty leaf.
  mutating func makeLeaf() -> Int32 {
    if let leaf = freeLeaves.popLast() {
      replace(0..<Int(leafCounts[Int(leaf)]), of: leaf, with: EmptyCollection())
      return leaf
    }
    leaves.grow(by: Self.leafStride)
    unmeasuredBlocks.grow(by: Self.nodeCapacity)
    leafCounts.grow(by: 1)
    leaves.append(contentsOf: repeatElement(0, count: Self.leafStride))
    unmeasuredBlocks.append(contentsOf: repeatElement(0, count: Self.nodeCapacity))
    leafCounts.append(0)
    return Int32(leafCounts.count - 1)
  }

  /// Makes room for the nodes over leaves and stretches.
  mutating func reserveNodes(over count: Int) {
    var (level, number) = (count, 0)
    repeat {
      level = (level + Self.nodeCapacity - 1) / Self.nodeCapacity
      number += max(1, level)
    } while level > 1
    nodes.reserveCapacity(number * Self.nodeStride)
    children.reserveCapacity(number * Self.nodeCapacity)
    childCounts.reserveCapacity(number)
    shifts.reserveCapacity(number)
  }

  /// A node without children.
  mutating func makeNode() -> Int32 {
    if let node = freeNodes.popLast() {
      setEntries(of: node, [])
      return node
    }
    nodes.grow(by: Self.nodeStride)
    children.grow(by: Self.nodeCapacity)
    childCounts.grow(by: 1)
    shifts.grow(by: 1)
    nodes.append(contentsOf: repeatElement(0, count: Self.nodeStride))
    children.append(contentsOf: repeatElement(-1, count: Self.nodeCapacity))
    childCounts.append(0)
    shifts.append(Int8(Int.bitWidth - 2))
    return Int32(childCounts.count - 1)
  }
}

extension Array {
  /// Makes room for some more elements, and for a part of what there is: appending would double it,
  /// and a list of measured rows must not take twice its size.
  fileprivate mutating func grow(by number: Int) {
    guard count + number > capacity else { return }
    reserveCapacity(count + Swift.max(number, count / 32))
  }
}
