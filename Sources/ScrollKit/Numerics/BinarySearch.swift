extension Range<Int> {
  /// The first number that meets a condition which, once met, stays met; `upperBound` if none does.
  /// O(log n).
  func partitionPoint(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
