// Where the numbers of nodes and leaves are stored, and how their running sums are made. Only this
// file computes slots.

extension LengthTree {
  /// The numbers a node keeps of each child, sixteen of a kind in a row. The first three are
  /// running sums of the child and those before it; after the last child they repeat the total.
  enum NodeField {
    static let rows = 0
    static let measured = nodeCapacity
    static let unmeasured = 2 * nodeCapacity
    /// The measured lengths of the child alone. The running sums are made from them.
    static let own = 3 * nodeCapacity
  }

  static let nodeStride = 4 * nodeCapacity

  /// A leaf stores the running sums of its blocks first, then the lengths.
  static let leafStride = nodeCapacity + leafCapacity

  // Slots are inlined for the benchmark's `resize` rows.

  /// The slot in `nodes` of a field of a node's child.
  @inline(__always)
  static func slot(_ field: Int, _ place: Int, of node: Int32) -> Int {
    Int(node) &* nodeStride &+ field &+ place
  }

  /// The slot in `children` of a node's child.
  @inline(__always)
  static func childSlot(_ place: Int, of node: Int32) -> Int {
    Int(node) &* nodeCapacity &+ place
  }

  /// The slot in `unmeasuredBlocks` of a leaf's block.
  @inline(__always)
  static func unmeasuredSlot(_ block: Int, of leaf: Int32) -> Int {
    Int(leaf) &* nodeCapacity &+ block
  }

  /// The slots in `leaves` of a leaf's first block and first length.
  @inline(__always)
  static func firstBlock(of leaf: Int32) -> Int { Int(leaf) &* leafStride }

  @inline(__always)
  static func firstLength(of leaf: Int32) -> Int { Int(leaf) &* leafStride &+ nodeCapacity }

  func childCount(of node: Int32) -> Int { Int(childCounts[Int(node)]) }

  func child(_ place: Int, of node: Int32) -> Int32 { children[Self.childSlot(place, of: node)] }

  func nodeSum(_ node: Int32) -> Sum {
    sum(through: Self.nodeCapacity - 1, of: node)
  }

  /// The sum of a node's children up to and including one; zero for a place before the first.
  func sum(through place: Int, of node: Int32) -> Sum {
    guard place >= 0 else { return Sum() }
    return Sum(
      rows: nodes[Self.slot(NodeField.rows, place, of: node)],
      unmeasured: nodes[Self.slot(NodeField.unmeasured, place, of: node)],
      measured: nodes[Self.slot(NodeField.measured, place, of: node)])
  }

  func entry(of node: Int32, at place: Int) -> Entry {
    var sum = sum(through: place, of: node) - sum(through: place - 1, of: node)
    sum.measured = nodes[Self.slot(NodeField.own, place, of: node)]
    return Entry(sum: sum, child: child(place, of: node))
  }

  func entries(of node: Int32) -> [Entry] {
    (0..<childCount(of: node)).map { entry(of: node, at: $0) }
  }

  /// Sets all children of a node.
  mutating func setEntries(of node: Int32, _ new: some RandomAccessCollection<Entry>) {
    var (sum, place) = (Sum(), 0)
    for entry in new {
      sum += entry.sum
      setChild(entry.child, at: place, of: node, through: sum, own: entry.sum.measured)
      place += 1
    }
    childCounts[Int(node)] = Int32(place)
    shifts[Int(node)] = shift(of: new)
    while place < Self.nodeCapacity {
      setChild(-1, at: place, of: node, through: sum, own: 0)
      place += 1
    }
  }

  /// The base-2 logarithm of the row count that all children but the last share; less than zero
  /// where they share none. The last child may hold any number. With it a shift finds a row's
  /// child, and the row counts are not read.
  private func shift(of entries: some Collection<Entry>) -> Int8 {
    guard let first = entries.first, entries.count > 1 else { return Int8(Int.bitWidth - 2) }
    let count = first.sum.count
    let isEven =
      count & (count - 1) == 0 && entries.dropLast().allSatisfy { $0.sum.count == count }
    return isEven ? Int8(count.trailingZeroBitCount) : -1
  }

  private mutating func setChild(
    _ child: Int32, at place: Int, of node: Int32, through sum: Sum, own: Double
  ) {
    children[Self.childSlot(place, of: node)] = child
    nodes[Self.slot(NodeField.rows, place, of: node)] = sum.rows
    nodes[Self.slot(NodeField.measured, place, of: node)] = sum.measured
    nodes[Self.slot(NodeField.unmeasured, place, of: node)] = sum.unmeasured
    nodes[Self.slot(NodeField.own, place, of: node)] = own
  }

  /// Sets the sum of a child, and updates the running sums from there on.
  mutating func refresh(_ node: Int32, _ place: Int, _ new: Sum) {
    let before = sum(through: place - 1, of: node)
    let old = sum(through: place, of: node)
    let change = before + new - old
    nodes.withUnsafeMutableBufferPointer { nodes in
      nodes[Self.slot(NodeField.own, place, of: node)] = new.measured
      var measured = before.measured
      for place in place..<Self.nodeCapacity {
        measured += nodes[Self.slot(NodeField.own, place, of: node)]
        nodes[Self.slot(NodeField.measured, place, of: node)] = measured
      }
      guard change.rows != 0 || change.unmeasured != 0 else { return }
      for place in place..<Self.nodeCapacity {
        nodes[Self.slot(NodeField.rows, place, of: node)] += change.rows
        nodes[Self.slot(NodeField.unmeasured, place, of: node)] += change.unmeasured
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
      unmeasured: Double(unmeasuredBlocks[Self.unmeasuredSlot(last, of: leaf)]),
      measured: leaves[Self.firstBlock(of: leaf) + last])
  }

  /// The lengths of a leaf as stored, `unmeasured` among them.
  func rows(of leaf: Int32) -> ArraySlice<Double> {
    let start = Self.firstLength(of: leaf)
    return leaves[start..<(start + Int(leafCounts[Int(leaf)]))]
  }

  /// Replaces rows of a leaf by others, more or fewer. The leaf must have room for them.
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

  /// Recomputes the running sums of a leaf, from the block that holds a row on.
  mutating func refreshBlocks(of leaf: Int32, from row: Int = 0) {
    let first = row >> Self.blockShift
    leaves.withUnsafeMutableBufferPointer { leaves in
      unmeasuredBlocks.withUnsafeMutableBufferPointer { unmeasuredBlocks in
        let base = Self.firstBlock(of: leaf)
        let unmeasuredBase = Self.unmeasuredSlot(0, of: leaf)
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

  /// Fills the memory of a leaf with measured rows. Each row is read once.
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

  /// The sum of the eight lengths of a block. They are added in pairs, so that no addition waits
  /// for the one before it.
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

  /// Reserves room for the nodes over a number of leaves and stretches.
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
  /// Reserves room for more elements, or for a 32nd of the present ones if that is more. Appending
  /// would double the room, and a list of measured rows must not take twice its size.
  fileprivate mutating func grow(by number: Int) {
    guard count + number > capacity else { return }
    reserveCapacity(count + Swift.max(number, count / 32))
  }
}
