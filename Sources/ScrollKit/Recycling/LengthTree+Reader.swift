// Reading: from a row to the sum before it, one node after the other.

extension LengthTree {
  /// What the rows before one come to. Within each node and leaf the sum begins at zero, so that
  /// small numbers are not added one by one to a great one.
  @inline(__always)
  func sum(before row: Int) -> Sum { reading { $0.sum(before: row) } }

  /// The length of a row there is; `nil` where it is not measured.
  func length(of row: Int) -> Double? {
    let length = reading { $0.length(of: row) }
    return length < 0 ? nil : length
  }

  /// The tree's memory, read without checks.
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
    /// Whether all rows are measured, so that fewer numbers have to be read.
    let isMeasured: Bool

    /// Where the search for a limit has come to: a node, or a leaf at level zero.
    struct Step {
      var node: Int32
      var level: Int
      /// How many rows lie before it, and where it starts.
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

  /// The child of a node that holds a row, counted from the node's first; the last one for a row
  /// after them.
  @inline(__always)
  func place(of row: Int, in node: Int32) -> Int {
    let shift = Int(shifts[Int(node)])
    let base = Int(node) &* LengthTree.nodeStride &+ NodeField.rows
    let place =
      shift >= 0 ? row &>> shift : count(before: Double(row &+ 1)) { pair(nodes, base &+ $0) }
    return max(0, min(place, Int(childCounts[Int(node)]) &- 1))
  }

  /// What the children before one come to, of which the last is none. What is known without is not
  /// read: where nodes are even and all rows measured, one line of memory is (benchmark:
  /// `range-random`).
  @inline(__always)
  func sum(before place: Int, in node: Int32) -> (rows: Int, measured: Double, unmeasured: Double) {
    guard place > 0 else { return (0, 0, 0) }
    let base = Int(node) &* LengthTree.nodeStride &+ place &- 1
    let shift = Int(shifts[Int(node)])
    return (
      shift >= 0 ? place &<< shift : Int(wholeNumber: nodes[base &+ NodeField.rows]),
      nodes[base &+ NodeField.measured],
      isMeasured ? 0 : nodes[base &+ NodeField.unmeasured]
    )
  }

  @inline(__always)
  func child(_ place: Int, of node: Int32) -> Int32 {
    children[Int(node) &* LengthTree.nodeCapacity &+ place]
  }

  @inline(__always)
  func sum(before row: Int) -> Sum {
    var sum = Sum(rows: Double(row))
    var (node, rest) = (root, row)
    for _ in 0..<height {
      let place = place(of: rest, in: node)
      let before = self.sum(before: place, in: node)
      rest &-= before.rows
      sum.measured += before.measured
      sum.unmeasured += before.unmeasured
      node = child(place, of: node)
      guard node >= 0 else {
        sum.unmeasured += Double(rest)
        return sum
      }
    }
    return sum + self.sum(ofFirst: rest, inLeaf: node)
  }

  @inline(__always)
  func length(of row: Int) -> Double {
    var (node, rest) = (root, row)
    for _ in 0..<height {
      let place = place(of: rest, in: node)
      rest &-= sum(before: place, in: node).rows
      node = child(place, of: node)
      guard node >= 0 else { return LengthTree.unmeasured }
    }
    return leaves[LengthTree.firstLength(of: node) &+ rest]
  }

  /// What the first rows of a leaf come to, their number aside.
  @inline(__always)
  func sum(ofFirst count: Int, inLeaf leaf: Int32) -> Sum {
    // All rows of a full leaf are those before its last block and that block.
    let block = min(count &>> LengthTree.blockShift, LengthTree.nodeCapacity &- 1)
    let rest = Double(count &- block &<< LengthTree.blockShift)
    let start = LengthTree.firstLength(of: leaf) &+ block &<< LengthTree.blockShift
    var sum = sum(ofFirstBlocks: block, inLeaf: leaf)
    // All lengths of the block are read, and the bits of those that do not count taken away: how
    // many count would be guessed wrong by a branch (benchmark: `offset-random`).
    var (measured, unmeasured) = (Pair(), SIMD2<UInt64>())
    for place in stride(from: 0, to: LengthTree.blockCapacity, by: 2) {
      let lengths = unsafeBitCast(pair(leaves, start &+ place), to: SIMD2<UInt64>.self)
      let counts = 0 &- signs(Pair(Double(place), Double(place &+ 1)) - rest)
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

  /// What the first blocks of a leaf come to, their number aside.
  @inline(__always)
  func sum(ofFirstBlocks count: Int, inLeaf leaf: Int32) -> Sum {
    guard count > 0 else { return Sum() }
    return Sum(
      unmeasured: unmeasuredRows(of: leaf, through: count &- 1),
      measured: leaves[LengthTree.firstBlock(of: leaf) &+ count &- 1])
  }

  @inline(__always)
  func unmeasuredRows(of leaf: Int32, through block: Int) -> Double {
    isMeasured ? 0 : Double(unmeasuredBlocks[Int(leaf) &* LengthTree.nodeCapacity &+ block])
  }
}
