extension Range<Int> {
  /// The first number that meets a condition; `upperBound` if none does. Every number after one
  /// that meets it must meet it too. O(log n): asks at most 64 times, and never outside the range.
  func partitionPoint(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      // The mean, without the sum, which may overflow: the common bits and half the others.
      let middle = (low & high) + ((low ^ high) >> 1)
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
