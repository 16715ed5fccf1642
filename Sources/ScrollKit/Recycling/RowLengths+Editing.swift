// Changing rows while something is on screen. Every change returns what to add to the offset so
// that nothing visible moves.

extension RowLengths {
  /// Sets the length of a row, as measured.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - row: The row; one outside the list changes nothing.
  ///   - offset: The viewport's start, in points.
  /// - Returns: What to add to the offset; see `setLength(_:of:keeping:)` with a viewport.
  @discardableResult
  public mutating func setLength(_ length: Double, of row: Int, keeping offset: Double) -> Double {
    setLength(length, of: row, keeping: AxisViewport(offset: offset))
  }

  /// Sets the length of a row, as measured.
  ///
  /// The first visible row stays where it is: the first that ends after `AxisViewport.readingLine`.
  /// A change above it shifts the offset by the same amount, a change below it by nothing. A row
  /// that spans the reading line keeps its start. Measured for the first time it keeps its end,
  /// since only the estimate was wrong; measured again after `forgetLengths(keeping:from:)`, it
  /// keeps the fraction that lay before the line.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - row: The row; one outside the list changes nothing.
  ///   - viewport: What is on screen.
  /// - Returns: What to add to the offset. The sum never lies before the start, nor past the end if
  ///   the viewport's length is known. An end that the offset is already pulled past is no
  ///   bound.
  @discardableResult
  public mutating func setLength(
    _ length: Double, of row: Int, keeping viewport: AxisViewport
  ) -> Double {
    setLengths(number: 1, from: row, keeping: viewport) { _ in length }
  }

  /// Sets the lengths of up to `maximumMeasuredCount` consecutive rows, as measured. O(k + log n).
  /// See `setLength(_:of:keeping:)`.
  @discardableResult
  public mutating func setLengths(
    _ lengths: some RandomAccessCollection<Double>, from row: Int,
    keeping viewport: AxisViewport? = nil
  ) -> Double {
    // The collection may be endless: take only as many lengths as there are rows.
    let skipped = row < 0 ? row.saturatingNegation : 0
    func set(_ lengths: UnsafeBufferPointer<Double>.SubSequence) -> Double {
      setLengths(number: lengths.count, from: max(0, row), keeping: viewport) {
        lengths[lengths.startIndex + $0]
      }
    }
    let limit = min(count, Self.maximumMeasuredCount)
    return lengths.withContiguousStorageIfAvailable { set($0.dropFirst(skipped).prefix(limit)) }
      ?? lengths.dropFirst(skipped).firstElements(limit).withUnsafeBufferPointer { set($0[...]) }
  }

  private mutating func setLengths(
    number: Int, from row: Int, keeping viewport: AxisViewport?, _ length: (Int) -> Double
  ) -> Double {
    let rows = (row..<row.saturatingAdd(number)).clamped(to: 0..<count)
    guard !rows.isEmpty else { return 0 }
    return changing(keeping: viewport) {
      $0.settingLengths(of: rows, keeping: $1) { tree in
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
  }

  /// Inserts unmeasured rows before a row, or at the end.
  @discardableResult
  public mutating func insert(
    count new: Int, at row: Int, keeping viewport: AxisViewport? = nil
  ) -> Double {
    let new = new.clamped(to: 0...(Self.maximumCount - count))
    let row = row.clamped(to: 0...count)
    return changing(keeping: viewport) {
      $0.inserting(new, at: row, keeping: $1) { $0.insert(.unmeasured(new), at: row) }
    }
  }

  /// Inserts up to `maximumMeasuredCount` rows of known lengths before a row, or at the end.
  /// O(k + log n) for up to 128 rows, O((k / 128) log n) for more.
  @discardableResult
  public mutating func insert(
    _ lengths: some Sequence<Double>, at row: Int, keeping viewport: AxisViewport? = nil
  ) -> Double {
    let row = row.clamped(to: 0...count)
    let limit = min(Self.maximumMeasuredCount, Self.maximumCount - count)
    let all = lengths.firstElements(limit).map { $0.nonNegative }
    return changing(keeping: viewport) {
      $0.inserting(all.count, at: row, keeping: $1) { tree in
        var start = 0
        while start < all.count {
          let end = min(start + LengthTree.leafCapacity, all.count)
          tree.insert(.measured(Array(all[start..<end])), at: row + start)
          start = end
        }
      }
    }
  }

  /// Removes rows; those outside the list are ignored.
  @discardableResult
  public mutating func remove(_ rows: Range<Int>, keeping viewport: AxisViewport? = nil)
    -> Double
  {
    let rows = rows.clamped(to: 0..<count)
    return changing(keeping: viewport) {
      $0.renumbering(
        without: rows, { $0 >= rows.upperBound ? $0 - rows.count : $0 }, keeping: $1
      ) { $0.remove(rows) }
    }
  }

  /// Moves a row, with its length, to another place. The place is counted without the row.
  @discardableResult
  public mutating func move(_ row: Int, to place: Int, keeping viewport: AxisViewport? = nil)
    -> Double
  {
    guard row >= 0, row < count else { return 0 }
    return move(row..<(row + 1), to: place, keeping: viewport)
  }

  /// Moves rows that follow one another, with their lengths, to another place. The place is counted
  /// without the rows; rows outside the list are ignored. O(k log n) for k measured rows.
  @discardableResult
  public mutating func move(
    _ rows: Range<Int>, to place: Int, keeping viewport: AxisViewport? = nil
  ) -> Double {
    let rows = rows.clamped(to: 0..<count)
    let place = place.clamped(to: 0...(count - rows.count))
    guard !rows.isEmpty, place != rows.lowerBound else { return 0 }
    func number(of other: Int) -> Int {
      let without = other >= rows.upperBound ? other - rows.count : other
      return without >= place ? without + rows.count : without
    }
    return changing(keeping: viewport) {
      $0.renumbering(without: rows, number, keeping: $1) { tree in
        let pieces = tree.pieces(of: rows)
        tree.remove(rows)
        tree.insert(pieces, at: place)
      }
    }
  }

  /// Inserts rows, measured or not, before a row; there must be room for all.
  mutating func insert(
    _ pieces: [LengthTree.NewRows], at row: Int, keeping viewport: AxisViewport? = nil
  ) -> Double {
    var count = 0
    for piece in pieces { count += piece.count }
    return changing(keeping: viewport) {
      $0.inserting(count, at: row, keeping: $1) { $0.insert(pieces, at: row) }
    }
  }

  /// Makes all rows unmeasured, as after a change of width.
  ///
  /// The row at the reading line keeps the fraction that lies before the line, now and when it is
  /// measured again. The fraction is remembered until the user scrolls: until a viewport's offset
  /// differs by more than half a point from the last offset that this or a later change led to. So
  /// turning a device there and back is exact, even if the content's end was in the way in between.
  /// A row that had never been measured keeps its end.
  ///
  /// - Parameters:
  ///   - viewport: What is on screen.
  ///   - old: What was on screen before, if the viewport or its insets have changed as well. What
  ///     was at its reading line will be at the reading line of `viewport`.
  /// - Returns: What to add to the viewport's offset.
  @discardableResult
  public mutating func forgetLengths(
    keeping viewport: AxisViewport? = nil, from old: AxisViewport? = nil
  ) -> Double {
    let old = old.map { logical($0) }
    return changing(keeping: viewport) { $0.forget($1, from: old ?? $1, isTurned: old != nil) }
  }
}
