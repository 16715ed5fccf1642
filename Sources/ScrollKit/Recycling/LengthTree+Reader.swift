// Reading: descends from the root to a row, and adds up the sums before it.

extension LengthTree {
  // A walk is inlined as a whole, for the benchmark's `offset-random` and `row-at`.

  /// The sum of the rows before one. Each node and leaf starts its running sums at zero, so small
  /// lengths are not added one by one to a large total.
  @inline(__always)
  func sum(before row: Int) -> Sum { reading { $0.sum(before: row) } }

  /// The length of a row, which must exist; `nil` if it is not measured.
  func length(of row: Int) -> Double? {
    let length = reading { $0.length(of: row) }
    return length < 0 ? nil : length
  }

  /// The tree's memory, read without bounds checks.
  struct Reader {
    let nodes: UnsafeBufferPointer<Double>
    let children: UnsafeBufferPointer<Int32>
    let childCounts: UnsafeBufferPointer<Int32>
    let shifts: UnsafeBufferPointer<Int8>
    let leaves: UnsafeBufferPointer<Double>
    let unmeasuredBlocks: UnsafeBufferPointer<UInt8>
    let leafCounts: UnsafeBufferPointer<Int32>
    let root: Int32
    let height: Int
    /// Whether all rows are measured. Then fewer numbers have to be read.
    let isMeasured: Bool

    /// The node that a search has reached, or the leaf at level zero.
    struct Step {
      var node: Int32
      var level: Int
      /// How many rows lie before the node, and where the node starts.
      var rows = 0
      var start: Double
    }
  }

  @inline(__always)
  func reading<Result>(_ body: (Reader) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      children.withUnsafeBufferPointer { children in
        childCounts.withUnsafeBufferPointer { childCounts in
          shifts.withUnsafeBufferPointer { shifts in
            leaves.withUnsafeBufferPointer { leaves in
              unmeasuredBlocks.withUnsafeBufferPointer { unmeasuredBlocks in
                leafCounts.withUnsafeBufferPointer { leafCounts in
                  body(
                    Reader(
                      nodes: nodes, children: children, childCounts: childCounts, shifts: shifts,
                      leaves: leaves, unmeasuredBlocks: unmeasuredBlocks, leafCounts: leafCounts,
                      root: root, height: height, isMeasured: sum.unmeasured == 0))
                }
              }
            }
          }
        }
      }
    }
  }
}

extension LengthTree.Reader {
  typealias Sum = LengthTree.Sum
  typealias Layout = LengthTree.Layout
  typealias NodeField = LengthTree.NodeField

  /// The place of the child that holds a row counted from the node's start; the last child for a
  /// row after them.
  @inline(__always)
  func place(of row: Int, in node: Int32) -> Int {
    let shift = Int(shifts[Int(node)])
    let base = LengthTree.slot(NodeField.rows, 0, of: node)
    let place =
      shift >= 0 ? row &>> shift : count(before: Double(row &+ 1)) { pair(nodes, base &+ $0) }
    return held(place, in: node)
  }

  /// A place held within a node's children; 0 for a node without children.
  @inline(__always)
  func held(_ place: Int, in node: Int32) -> Int {
    max(0, min(place, Int(childCounts[Int(node)]) &- 1))
  }

  /// The sum of the children before a place. Numbers that are known otherwise are not read: where a
  /// shift finds children and all rows are measured, one cache line is enough (benchmark:
  /// `range-random`).
  @inline(__always)
  func sum(before place: Int, in node: Int32) -> (rows: Int, measured: Double, unmeasured: Double) {
    guard place > 0 else { return (0, 0, 0) }
    let shift = Int(shifts[Int(node)])
    func number(_ field: Int) -> Double { nodes[LengthTree.slot(field, place &- 1, of: node)] }
    return (
      shift >= 0 ? place &<< shift : Int(wholeNumber: number(NodeField.rows)),
      number(NodeField.measured), isMeasured ? 0 : number(NodeField.unmeasured)
    )
  }

  @inline(__always)
  func child(_ place: Int, of node: Int32) -> Int32 {
    children[LengthTree.childSlot(place, of: node)]
  }

  @inline(__always)
  func sum(before row: Int) -> Sum {
    var sum = Sum(rows: Double(row))
    var (node, remaining) = (root, row)
    for _ in 0..<height {
      let place = place(of: remaining, in: node)
      let before = self.sum(before: place, in: node)
      remaining &-= before.rows
      sum.measured += before.measured
      sum.unmeasured += before.unmeasured
      node = child(place, of: node)
      guard node >= 0 else {
        sum.unmeasured += Double(remaining)
        return sum
      }
    }
    return sum + self.sum(ofFirst: remaining, inLeaf: node)
  }

  @inline(__always)
  func length(of row: Int) -> Double {
    var (node, remaining) = (root, row)
    for _ in 0..<height {
      let place = place(of: remaining, in: node)
      remaining &-= sum(before: place, in: node).rows
      node = child(place, of: node)
      guard node >= 0 else { return LengthTree.unmeasured }
    }
    return leaves[LengthTree.firstLength(of: node) &+ remaining]
  }

  /// The sum of a leaf's first rows, without their count.
  @inline(__always)
  func sum(ofFirst count: Int, inLeaf leaf: Int32) -> Sum {
    // All rows of a full leaf: those before the last block, and that block.
    let block = min(count &>> LengthTree.blockShift, LengthTree.nodeCapacity &- 1)
    let remaining = Double(count &- block &<< LengthTree.blockShift)
    let start = LengthTree.firstLength(of: leaf) &+ block &<< LengthTree.blockShift
    var sum = sum(ofFirstBlocks: block, inLeaf: leaf)
    // All lengths of the block are read, and those after the first rows masked out. A branch on
    // the number of rows would often be predicted wrong (benchmark: `offset-random`).
    var (measured, unmeasured) = (Pair(), SIMD2<UInt64>())
    for place in stride(from: 0, to: LengthTree.blockCapacity, by: 2) {
      let lengths = unsafeBitCast(pair(leaves, start &+ place), to: SIMD2<UInt64>.self)
      let counts = 0 &- signs(Pair(Double(place), Double(place &+ 1)) - remaining)
      let isUnmeasured = lengths &>> 63
      measured += unsafeBitCast(lengths & counts & (isUnmeasured &- 1), to: Pair.self)
      unmeasured &+= isUnmeasured & counts
    }
    sum.measured += measured.x + measured.y
    if !isMeasured {
      sum.unmeasured += Double(Int(truncatingIfNeeded: unmeasured.x &+ unmeasured.y))
    }
    return sum
  }

  /// The sum of a leaf's first blocks, without the count of rows.
  @inline(__always)
  func sum(ofFirstBlocks count: Int, inLeaf leaf: Int32) -> Sum {
    guard count > 0 else { return Sum() }
    return Sum(
      unmeasured: unmeasuredRows(of: leaf, through: count &- 1),
      measured: leaves[LengthTree.firstBlock(of: leaf) &+ count &- 1])
  }

  @inline(__always)
  func unmeasuredRows(of leaf: Int32, through block: Int) -> Double {
    isMeasured ? 0 : Double(unmeasuredBlocks[LengthTree.unmeasuredSlot(block, of: leaf)])
  }
}
