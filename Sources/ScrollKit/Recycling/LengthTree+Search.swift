// Searching: from a limit to the number of rows before it, one node after the other. It reads the
// running sums that offsets are read from, so a row is found at the offset told for it, but for
// roundings, which the tolerance of an edge forgives.

extension LengthTree {
  /// How many rows, with the gap after each, end before a limit.
  func rows(before limit: Double, _ layout: Layout) -> Int {
    reading { reader in
      let step = Reader.Step(node: root, level: height, start: layout.leading)
      return reader.rows(before: limit, layout, from: step)
    }
  }

  /// The same for two limits.
  ///
  /// They are near each other in most cases: down to where they part, one way leads to both. Where
  /// a row near the answer is known, its way is tried first, which takes two comparisons a node
  /// instead of sixteen (benchmark: `range-near`). The second may lie before the first: in a gap.
  @inline(__always)
  func rows(
    before first: Double, _ second: Double, _ layout: Layout, near row: Int?
  ) -> (Int, Int) {
    reading { reader in
      var step = Reader.Step(node: root, level: height, start: layout.leading)
      while step.level > 0 {
        let place: Int
        if let row, let guess = reader.guess(row, first, second, layout, step) {
          place = guess
        } else {
          let places = reader.places(before: first, second, layout, step)
          place = places.0 == places.1 ? places.0 : Self.nodeCapacity
        }
        guard place < Self.nodeCapacity, let next = reader.descend(step, place, layout) else {
          return (
            reader.rows(before: first, layout, from: step),
            reader.rows(before: second, layout, from: step)
          )
        }
        step = next
      }
      return reader.rows(before: first, second, layout, inLeaf: step)
    }
  }
}

extension LengthTree.Reader {
  /// Two of sixteen numbers, one for each child of a node or block of a leaf.
  typealias Pair = SIMD2<Double>

  @inline(__always)
  func pair(_ numbers: UnsafeBufferPointer<Double>, _ place: Int) -> Pair {
    Pair(numbers[place], numbers[place &+ 1])
  }

  /// One for a number less than zero, zero for others, without a branch.
  @inline(__always)
  func signs(_ numbers: Pair) -> SIMD2<UInt64> {
    unsafeBitCast(numbers, to: SIMD2<UInt64>.self) &>> 63
  }

  /// How many of sixteen numbers are before each of two limits. The signs of differences count
  /// instead of comparisons, so that there is no branch.
  @inline(__always)
  func count(
    before first: Double, _ second: Double, _ pair: (Int) -> Pair
  ) -> (Int, Int) {
    var counts = (SIMD2<UInt64>(), SIMD2<UInt64>())
    for place in stride(from: 0, to: LengthTree.nodeCapacity, by: 2) {
      let numbers = pair(place)
      counts.0 &+= signs(numbers - first)
      counts.1 &+= signs(numbers - second)
    }
    return (
      Int(truncatingIfNeeded: counts.0.x &+ counts.0.y),
      Int(truncatingIfNeeded: counts.1.x &+ counts.1.y)
    )
  }

  @inline(__always)
  func count(before limit: Double, _ pair: (Int) -> Pair) -> Int {
    count(before: limit, limit, pair).0
  }

  /// How many children of a node, each with the gap after it, end before two limits. The last one
  /// may seem to end too late.
  @inline(__always)
  private func children(
    before first: Double, _ second: Double, _ layout: Layout, _ step: Step
  ) -> (Int, Int) {
    let base = Int(step.node) &* LengthTree.nodeStride
    let shift = shifts[Int(step.node)]
    let (first, second) = (first - step.start, second - step.start)
    if isMeasured, shift >= 0 {
      let measured = base &+ NodeField.measured
      if layout.spacing == 0 { return count(before: first, second) { pair(nodes, measured &+ $0) } }
      let gaps = Double(1 &<< Int(shift)) * layout.spacing
      return count(before: first, second) { place in
        pair(nodes, measured &+ place) + Pair(Double(place &+ 1), Double(place &+ 2)) * gaps
      }
    }
    return count(before: first, second) { place in
      pair(nodes, base &+ NodeField.measured &+ place)
        + pair(nodes, base &+ NodeField.unmeasured &+ place) * layout.estimate
        + pair(nodes, base &+ NodeField.rows &+ place) * layout.spacing
    }
  }

  /// The child that holds a row, if both limits lie in it.
  @inline(__always)
  func guess(
    _ row: Int, _ first: Double, _ second: Double, _ layout: Layout, _ step: Step
  ) -> Int? {
    let place = place(of: row &- step.rows, in: step.node)
    let start = span(before: place, in: step.node, layout)
    let end = span(before: place &+ 1, in: step.node, layout)
    let limits = (min(first, second) - step.start, max(first, second) - step.start)
    return start < limits.0 && limits.1 <= end ? place : nil
  }

  /// How long the children before one are.
  @inline(__always)
  private func span(before place: Int, in node: Int32, _ layout: Layout) -> Double {
    let sum = sum(before: place, in: node)
    return layout.span(
      rows: Double(sum.rows), unmeasured: sum.unmeasured, measured: sum.measured)
  }

  /// The first child of a node that does not end before a limit; the last one if all do.
  @inline(__always)
  func place(before limit: Double, _ layout: Layout, _ step: Step) -> Int {
    places(before: limit, limit, layout, step).0
  }

  /// The same for two limits.
  @inline(__always)
  func places(
    before first: Double, _ second: Double, _ layout: Layout, _ step: Step
  ) -> (Int, Int) {
    let places = children(before: first, second, layout, step)
    let last = Int(childCounts[Int(step.node)]) &- 1
    return (max(0, min(places.0, last)), max(0, min(places.1, last)))
  }

  /// The step down to a child; `nil` where it is a stretch.
  @inline(__always)
  func descend(_ step: Step, _ place: Int, _ layout: Layout) -> Step? {
    let child = child(place, of: step.node)
    guard child >= 0 else { return nil }
    return Step(
      node: child, level: step.level &- 1,
      rows: step.rows &+ sum(before: place, in: step.node).rows,
      start: step.start + span(before: place, in: step.node, layout))
  }

  /// How many rows, with the gap after each, end before a limit.
  @inline(__always)
  func rows(before limit: Double, _ layout: Layout, from start: Step) -> Int {
    var step = start
    while step.level > 0 {
      let place = place(before: limit, layout, step)
      guard let next = descend(step, place, layout) else {
        return stretch(place, before: limit, layout, step)
      }
      step = next
    }
    return rows(before: limit, limit, layout, inLeaf: step).0
  }

  /// The same for two limits in one leaf.
  @inline(__always)
  func rows(
    before first: Double, _ second: Double, _ layout: Layout, inLeaf step: Step
  ) -> (Int, Int) {
    let (first, second) = (first - step.start, second - step.start)
    let blocks = blocks(before: first, second, layout, step.node)
    return (
      step.rows &+ rows(before: first, layout, inLeaf: step.node, blocks.0),
      step.rows &+ rows(before: second, layout, inLeaf: step.node, blocks.1)
    )
  }

  /// How many blocks of a leaf end before two limits, counted from its start, each with the gaps
  /// after its rows.
  @inline(__always)
  private func blocks(
    before first: Double, _ second: Double, _ layout: Layout, _ leaf: Int32
  ) -> (Int, Int) {
    let base = LengthTree.firstBlock(of: leaf)
    let gaps = Double(LengthTree.blockCapacity) * layout.spacing
    if isMeasured, gaps == 0 { return count(before: first, second) { pair(leaves, base &+ $0) } }
    @inline(__always)
    func ends(_ place: Int) -> Pair {
      pair(leaves, base &+ place) + Pair(Double(place &+ 1), Double(place &+ 2)) * gaps
    }
    if unmeasuredRows(of: leaf, through: LengthTree.nodeCapacity &- 1) == 0 {
      return count(before: first, second, ends)
    }
    return count(before: first, second) { place in
      let unmeasured = Pair(
        unmeasuredRows(of: leaf, through: place), unmeasuredRows(of: leaf, through: place &+ 1))
      return ends(place) + unmeasured * layout.estimate
    }
  }

  /// How many rows of a leaf end before a limit, counted from the leaf's start, where the first
  /// block is known that does not.
  @inline(__always)
  private func rows(
    before limit: Double, _ layout: Layout, inLeaf leaf: Int32, _ block: Int
  ) -> Int {
    let block = min(block, LengthTree.nodeCapacity &- 1)
    let rows = block &<< LengthTree.blockShift
    var before = sum(ofFirstBlocks: block, inLeaf: leaf)
    before.rows = Double(rows)
    let rest = limit - layout.span(before)
    let start = LengthTree.firstLength(of: leaf) &+ rows
    let ended =
      isMeasured
      ? ended(before: rest, layout) { leaves[start &+ $0] }
      : ended(before: rest, layout) { place in
        let length = leaves[start &+ place]
        return length < 0 ? layout.estimate : length
      }
    return min(Int(leafCounts[Int(leaf)]), rows &+ ended)
  }

  /// How many of the eight rows of a block end before a limit. Two are added at once, and compared.
  @inline(__always)
  private func ended(before limit: Double, _ layout: Layout, _ length: (Int) -> Double) -> Int {
    var end = 0.0
    var ended = SIMD2<UInt64>()
    for place in stride(from: 0, to: LengthTree.blockCapacity, by: 2) {
      let (first, second) = (length(place), length(place &+ 1))
      let ends = Pair(first, first + second) + end
      end = ends.y
      let gaps = Pair(Double(place &+ 1), Double(place &+ 2)) * layout.spacing
      ended &+= signs(ends + gaps - limit)
    }
    return Int(truncatingIfNeeded: ended.x &+ ended.y)
  }

  /// How many rows end before a limit, up to the end of the stretch where it lies.
  @inline(never)
  private func stretch(
    _ place: Int, before limit: Double, _ layout: Layout, _ step: Step
  ) -> Int {
    let before = sum(before: place, in: step.node)
    let end = nodes[Int(step.node) &* LengthTree.nodeStride &+ NodeField.rows &+ place]
    let count = Int(wholeNumber: end) &- before.rows
    let rows = step.rows &+ before.rows
    let rest = limit - step.start - span(before: place, in: step.node, layout)
    func ends(_ rows: Int) -> Bool { layout.span(.unmeasured(rows)) < rest }
    let pitch = layout.estimate + layout.spacing
    guard pitch > 0 else { return rest > 0 ? rows &+ count : rows }
    // A division may round across an end, by one row.
    var more = Int(saturating: (rest / pitch).rounded(.down)).clamped(to: 0...count)
    if more < count, ends(more + 1) { more += 1 }
    if more > 0, !ends(more) { more -= 1 }
    return rows &+ more
  }
}
