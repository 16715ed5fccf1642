// How much of a sequence is taken: it may have no end, and nothing tells.

/// The greatest numbers of elements that are taken from a sequence; more are left aside, and not
/// even asked for. Types that build something of a sequence say which of these holds for them.
enum SequenceLimit {
  /// Of lengths and offsets, 2^21: what has no end is cut within a fraction of a second.
  static var elements: Int { 1 << 21 }
  /// Of sections, 2^18: each is looked up in a tree of all rows.
  static var sections: Int { 1 << 18 }
}

extension Sequence {
  /// Hands on the first elements, no more than a limit, and asks for none beyond it.
  ///
  /// A loop over `prefix` would allocate at each step where the type is not known, as in a public
  /// function that is called from another module: see the `pool-unlucky` row of the benchmark.
  @inline(__always)
  func forFirst(_ limit: Int, _ body: (Element) -> Void) {
    guard limit > 0 else { return }
    let isTaken: Void? = withContiguousStorageIfAvailable { elements in
      for index in 0..<Swift.min(limit, elements.count) { body(elements[index]) }
    }
    guard isTaken == nil else { return }
    var iterator = makeIterator()
    var rest = limit
    while rest > 0, let element = iterator.next() {
      body(element)
      rest -= 1
    }
  }

  /// The first elements, no more than a limit.
  @inline(__always)
  func firstElements(_ limit: Int) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(Swift.max(0, Swift.min(limit, underestimatedCount)))
    forFirst(limit) { elements.append($0) }
    return elements
  }
}
