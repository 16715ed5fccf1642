/// How many elements are taken from a sequence, which may be endless without saying so. Further
/// elements are not even asked for. A type that is built from a sequence says which limit it uses.
enum SequenceLimit {
  /// For lengths and offsets, 2^21: an endless sequence is cut off within a fraction of a second.
  static var elements: Int { 1 << 21 }
  /// For sections, 2^18: each is looked up in a tree of all rows.
  static var sections: Int { 1 << 18 }
}

extension Sequence {
  /// Calls a function with the first elements, up to a limit, and asks for none beyond it.
  ///
  /// A loop over `prefix` would allocate at each step if the type is not known, as in a public
  /// function that another module calls. So it is inlined, for the benchmark's `sequence-rows`.
  @inline(__always)
  func forFirst(_ limit: Int, _ body: (Element) -> Void) {
    guard limit > 0 else { return }
    let isTaken: Void? = withContiguousStorageIfAvailable { elements in
      for index in 0..<Swift.min(limit, elements.count) { body(elements[index]) }
    }
    guard isTaken == nil else { return }
    var iterator = makeIterator()
    var remaining = limit
    while remaining > 0, let element = iterator.next() {
      body(element)
      remaining -= 1
    }
  }

  /// The first elements, up to a limit.
  @inline(__always)
  func firstElements(_ limit: Int) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(Swift.max(0, Swift.min(limit, underestimatedCount)))
    forFirst(limit) { elements.append($0) }
    return elements
  }
}
