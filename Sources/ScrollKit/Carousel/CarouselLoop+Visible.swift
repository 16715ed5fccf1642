// Which items are seen, and where they lie.

extension CarouselLoop {
  /// The numbers of the items of which some part is seen at an offset, `peek` included. Bind a view
  /// to each number. Unless the loop `needsCopies`, no item is there twice, and a view may belong
  /// to an item for good. O(log n).
  public func visibleItems(at offset: Double) -> Range<Int> {
    guard canLoop else { return pages.visibleItems(at: offset) }
    let window = pageAxis.visibleSpan(at: offset)
    let first = number(from: window.start) { round, item in
      !window.isAfter(end: round + pages.items[item].end)
    }
    guard window.start < window.end else { return first..<first }
    let end = number(from: window.end) { round, item in
      window.isBefore(start: round + pages.items[item].start)
    }
    return first..<max(first, end)
  }

  /// The number of the first item that meets a condition, from the round on that a logical position
  /// lies in. Within a round, every item after one that meets it must meet it too.
  private func number(from position: Double, _ isMet: (Double, Int) -> Bool) -> Int {
    let rounds = Int(saturating: (position / roundLength).rounded(.down))
    let start = Double(rounds) * roundLength
    let item = pages.items.indices.partitionPoint { isMet(start, $0) }
    return rounds.saturatingAdd(firstRound).saturatingMultiply(itemCount).saturatingAdd(item)
  }

  /// The number of the first item that ends after a logical position.
  func number(endingAfter position: Double) -> Int {
    number(from: position) { round, item in round + pages.items[item].end > position }
  }

  /// The logical stretch of the item with a number.
  func span(ofItem number: Int) -> AxisSpan {
    var span = pages.items[number.floorModulo(itemCount)]
    if canLoop { span.start += start(ofRound: number.floorQuotient(itemCount)) }
    return span
  }

  /// The number of the copy of an item that is seen at an offset; of several, and if none is, the
  /// one nearest to the viewport's middle. At a tie it is the one ahead.
  ///
  /// - Parameters:
  ///   - item: The item, by any of its numbers.
  ///   - offset: The content offset, in points.
  /// - Returns: A number for `frame(ofItem:crossLength:)`; `nil` for an item that there is not.
  public func number(ofItem item: Int, at offset: Double) -> Int? {
    guard let item = self.item(item) else { return nil }
    guard canLoop else { return item }
    let window = pageAxis.visibleSpan(at: offset)
    let middle = window.start + (window.end - window.start) / 2
    let rounds = ((middle - pages.items[item].center) / roundLength).roundedHalfUp
    return Int(saturating: rounds).saturatingAdd(firstRound).saturatingMultiply(itemCount)
      .saturatingAdd(item)
  }

  /// The frame of the item with a number in the content, in points. For an item that there is not,
  /// it is an empty one at the nearest end.
  public func frame(ofItem number: Int, crossLength: Double) -> CGRect {
    guard canLoop else { return pages.frame(ofItem: number, crossLength: crossLength) }
    return pageAxis.rect(span(ofItem: number), crossLength: crossLength)
  }

  /// How much of the item with a number is seen at an offset, as a share of its length.
  public func visibleFraction(ofItem number: Int, at offset: Double) -> Double {
    guard canLoop else { return pages.visibleFraction(ofItem: number, at: offset) }
    return pageAxis.visibleSpan(at: offset).fraction(of: span(ofItem: number))
  }
}
