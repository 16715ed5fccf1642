// Searching: descends from the root to a limit, and counts the rows before it. Offsets come from
// the same running sums, so a search at a row's offset finds the row, within the edge tolerance.

extension LengthTree {
  /// How many rows, with the gap after each, end before a limit.
  func rows(before limit: Double, _ layout: Layout) -> Int {
    reading { reader in
      let step = Reader.Step(node: root, level: height, start: layout.leading)
      return reader.rows(before: limit, layout, from: step)
    }
  }

  // A search is inlined as a whole, for the benchmark's `range` rows and `row-at`.

  /// The same for two limits.
  ///
  /// The limits are near each other in most cases, so one descent serves both until they part. A
  /// row near the answer is tried first: that takes two comparisons a node instead of sixteen
  /// (benchmark: `range-near`). In a gap, the second limit may lie before the first.
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
  /// Two of the sixteen numbers that a node has for its children, or a leaf for its blocks.
  typealias Pair = SIMD2<Double>

  @inline(__always)
  func pair(_ numbers: UnsafeBufferPointer<Double>, _ place: Int) -> Pair {
    Pair(numbers[place], numbers[place &+ 1])
  }

  /// 1 for a negative number, 0 for others, without a branch.
  @inline(__always)
  func signs(_ numbers: Pair) -> SIMD2<UInt64> {
    unsafeBitCast(numbers, to: SIMD2<UInt64>.self) &>> 63
  }

  /// How many of sixteen numbers are less than each of two limits. The signs of differences are
  /// added up, so that there is no branch.
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

  /// How many children of a node end, with their gaps, before each of two limits. The last child
  /// may be counted as ending too late.
  @inline(__always)
  private func children(
    before first: Double, _ second: Double, _ layout: Layout, _ step: Step
  ) -> (Int, Int) {
    let shift = shifts[Int(step.node)]
    @inline(__always)
    func sums(_ field: Int, _ place: Int) -> Pair {
      pair(nodes, LengthTree.slot(field, place, of: step.node))
    }
    let (first, second) = (first - step.start, second - step.start)
    if isMeasured, shift >= 0 {
      if layout.spacing == 0 {
        return count(before: first, second) { sums(NodeField.measured, $0) }
      }
      let gaps = Double(1 &<< Int(shift)) * layout.spacing
      return count(before: first, second) { place in
        sums(NodeField.measured, place) + Pair(Double(place &+ 1), Double(place &+ 2)) * gaps
      }
    }
    return count(before: first, second) { place in
      sums(NodeField.measured, place) + sums(NodeField.unmeasured, place) * layout.estimate
        + sums(NodeField.rows, place) * layout.spacing
    }
  }

  /// The place of the child that holds a row, if both limits lie in that child.
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

  /// The length of the children before a place, with their gaps.
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
    return (held(places.0, in: step.node), held(places.1, in: step.node))
  }

  /// The step down to a child; `nil` if it is a stretch.
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

  /// How many blocks of a leaf end, with their gaps, before each of two limits counted from the
  /// leaf's start.
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

  /// How many rows of a leaf end before a limit counted from the leaf's start. `block` is the first
  /// block that ends after it.
  @inline(__always)
  private func rows(
    before limit: Double, _ layout: Layout, inLeaf leaf: Int32, _ block: Int
  ) -> Int {
    let block = min(block, LengthTree.nodeCapacity &- 1)
    let rows = block &<< LengthTree.blockShift
    var before = sum(ofFirstBlocks: block, inLeaf: leaf)
    before.rows = Double(rows)
    let remaining = limit - layout.span(before)
    let start = LengthTree.firstLength(of: leaf) &+ rows
    let ended =
      isMeasured
      ? ended(before: remaining, layout) { leaves[start &+ $0] }
      : ended(before: remaining, layout) { place in
        let length = leaves[start &+ place]
        return length < 0 ? layout.estimate : length
      }
    return min(Int(leafCounts[Int(leaf)]), rows &+ ended)
  }

  /// How many of the eight rows of a block end before a limit. Two rows are compared at once.
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

  /// How many rows end before a limit that lies in a stretch.
  @inline(never)
  private func stretch(
    _ place: Int, before limit: Double, _ layout: Layout, _ step: Step
  ) -> Int {
    let before = sum(before: place, in: step.node)
    let end = nodes[LengthTree.slot(NodeField.rows, place, of: step.node)]
    let count = Int(wholeNumber: end) &- before.rows
    let rows = step.rows &+ before.rows
    let remaining = limit - step.start - span(before: place, in: step.node, layout)
    func ends(_ rows: Int) -> Bool { layout.span(.unmeasured(rows)) < remaining }
    let pitch = layout.estimate + layout.spacing
    guard pitch > 0 else { return remaining > 0 ? rows &+ count : rows }
    // The division may round across a row's end, so the result may be off by one.
    var more = Int(saturating: (remaining / pitch).rounded(.down)).clamped(to: 0...count)
    if more < count, ends(more + 1) { more += 1 }
    if more > 0, !ends(more) { more -= 1 }
    return rows &+ more
  }
}
