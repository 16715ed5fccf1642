extension Range<Int> {
  /// The first number that meets a condition which, once met, stays met; `upperBound` if none does.
  /// O(log n): the condition is asked at most 64 times, and never outside the range.
  func partitionPoint(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      // What both have in common and half of what they do not: their sum may be too large.
      let middle = (low & high) + ((low ^ high) >> 1)
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
