// Changing rows while something is on screen. Every change tells by how much to shift the offset so
// that nothing visible moves.

extension RowLengths {
  /// Sets the length of a row, as measured.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - row: The row; one there is not changes nothing.
  ///   - offset: The viewport's start.
  /// - Returns: What to add to the offset; see `setLength(_:of:keeping:)` with an anchor.
  @discardableResult
  public mutating func setLength(_ length: Double, of row: Int, keeping offset: Double) -> Double {
    setLength(length, of: row, keeping: Anchor(offset: offset))
  }

  /// Sets the length of a row, as measured.
  ///
  /// The first visible row stays where it is, the first that ends after `Anchor.readingLine`: a
  /// change above it shifts the offset by as much, one below by nothing. A row that spans the
  /// reading line keeps its start, but its end when it is measured for the first time, since only
  /// the guess was wrong, and its fraction before the line when it is measured again; see
  /// `forgetLengths(keeping:from:)`.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - row: The row; one there is not changes nothing.
  ///   - anchor: What is on screen.
  /// - Returns: What to add to the offset: it never leads before the start or, as far as the anchor
  ///   tells the viewport's length, past the end. While the offset is pulled past one of them, that
  ///   is no bound.
  @discardableResult
  public mutating func setLength(
    _ length: Double, of row: Int, keeping anchor: Anchor
  ) -> Double {
    setLengths(number: 1, from: row, keeping: anchor) { _ in length }
  }

  /// Sets the lengths of rows that follow one another, as measured, no more than
  /// `maximumMeasuredCount`: O(k + log n). See `setLength(_:of:keeping:)`.
  @discardableResult
  public mutating func setLengths(
    _ lengths: some RandomAccessCollection<Double>, from row: Int,
    keeping anchor: Anchor = Anchor(offset: 0)
  ) -> Double {
    // Of what may be a collection without end, only what there are rows for.
    let skipped = row < 0 ? row.saturatingNegation : 0
    func set(_ lengths: UnsafeBufferPointer<Double>.SubSequence) -> Double {
      setLengths(number: lengths.count, from: max(0, row), keeping: anchor) {
        lengths[lengths.startIndex + $0]
      }
    }
    let limit = min(count, Self.maximumMeasuredCount)
    return lengths.withContiguousStorageIfAvailable { set($0.dropFirst(skipped).prefix(limit)) }
      ?? lengths.dropFirst(skipped).firstElements(limit).withUnsafeBufferPointer { set($0[...]) }
  }

  private mutating func setLengths(
    number: Int, from row: Int, keeping anchor: Anchor, _ length: (Int) -> Double
  ) -> Double {
    let rows = (row..<row.saturatingAdd(number)).clamped(to: 0..<count)
    guard !rows.isEmpty else { return 0 }
    return keep(anchor, spanning: rows) { tree in
      var change = LengthTree.Change()
      while change.count < rows.count {
        let next = rows.lowerBound + change.count
        let skipped = next - row
        change.add(
          tree.setLengths(from: next, limit: rows.upperBound - next) {
            length(skipped + $0).nonNegative
          })
      }
      return change
    }
  }

  /// Inserts rows that are not measured before a row, or at the end.
  @discardableResult
  public mutating func insert(
    count new: Int, at row: Int, keeping anchor: Anchor = Anchor(offset: 0)
  ) -> Double {
    let new = new.clamped(to: 0...(Self.maximumCount - count))
    let row = row.clamped(to: 0...count)
    return keep(anchor, inserting: new, at: row) { $0.insert([], stretch: new, at: row) }
  }

  /// Inserts rows of known lengths, no more than `maximumMeasuredCount`, before a row, or at the
  /// end: O(k + log n) for as many as fit into a leaf, O((k / 128) log n) for more.
  @discardableResult
  public mutating func insert(
    _ lengths: some Sequence<Double>, at row: Int, keeping anchor: Anchor = Anchor(offset: 0)
  ) -> Double {
    let row = row.clamped(to: 0...count)
    let limit = min(Self.maximumMeasuredCount, Self.maximumCount - count)
    let all = lengths.firstElements(limit).map { $0.nonNegative }
    return keep(anchor, inserting: all.count, at: row) { tree in
      var start = 0
      while start < all.count {
        let end = min(start + LengthTree.leafCapacity, all.count)
        tree.insert(Array(all[start..<end]), stretch: 0, at: row + start)
        start = end
      }
    }
  }

  /// Removes rows; those there are not are left aside.
  @discardableResult
  public mutating func remove(_ rows: Range<Int>, keeping anchor: Anchor = Anchor(offset: 0))
    -> Double
  {
    let rows = rows.clamped(to: 0..<count)
    // Where the first visible row goes, the next that stays is kept where it is.
    return keep(
      anchor, without: rows, { $0 >= rows.upperBound ? $0 - rows.count : $0 },
      { $0.remove(rows) })
  }

  /// Moves a row to another place, counted after it is taken out; its length goes along.
  @discardableResult
  public mutating func move(_ row: Int, to place: Int, keeping anchor: Anchor = Anchor(offset: 0))
    -> Double
  {
    guard row >= 0, row < count else { return 0 }
    let length = tree.length(of: row)
    let place = place.clamped(to: 0...(count - 1))
    return keep(
      anchor, without: row..<(row + 1),
      { kept in
        let without = kept > row ? kept - 1 : kept
        return without >= place ? without + 1 : without
      },
      { tree in
        tree.remove(row..<(row + 1))
        tree.insert(length.map { [$0] } ?? [], stretch: length == nil ? 1 : 0, at: place)
      })
  }

  /// Makes all rows unmeasured, as after a change of width.
  ///
  /// What is read keeps its fraction of its row, and keeps it too when the row is measured again.
  /// That is remembered until the user scrolls: until an anchor's offset differs from the one told
  /// here and by the changes that follow by more than half a pixel. So turning there and back is
  /// exact, even if the content's end was in the way in between. A row that had never been measured
  /// keeps its end.
  ///
  /// - Parameters:
  ///   - anchor: What is on screen.
  ///   - old: What was on screen before, if the viewport or its insets have changed as well: what
  ///     was at its reading line will be at that of `anchor`.
  /// - Returns: What to add to the anchor's offset.
  @discardableResult
  public mutating func forgetLengths(
    keeping anchor: Anchor = Anchor(offset: 0), from old: Anchor? = nil
  ) -> Double {
    forget(anchor, from: old ?? anchor, isTurned: old != nil)
  }
}
