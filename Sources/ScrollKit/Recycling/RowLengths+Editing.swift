// Changing rows while something is on screen. Every change tells by how much to shift the offset so that
// nothing visible moves.

extension RowLengths {
  /// What is on screen, and what is to stay there.
  public struct Anchor: Equatable, Sendable, BitwiseCopyable {
    /// The viewport's start, in points.
    public var offset: Double { didSet { offset = offset.finite(or: 0) } }
    /// The viewport's length, in points; zero where it is not known, and then only the content's end is
    /// a bound.
    public var viewport: Double { didSet { viewport = viewport.finiteLength } }
    /// By how much the content may be scrolled beyond its ends, in points: the adjusted content inset.
    public var insets: AxisInsets
    /// How near to the start the viewport must be to stay at the start, in points: a feed whose newest
    /// rows come first. `nil` for never.
    public var startTolerance: Double? {
      didSet { startTolerance = startTolerance?.finiteLength }
    }
    /// How near to the end the viewport must be to stay at the end, in points: a chat. `nil` for never.
    public var endTolerance: Double? {
      didSet { endTolerance = endTolerance?.finiteLength }
    }

    /// Creates an anchor.
    public init(
      offset: Double, viewport: Double = 0, insets: AxisInsets = .zero,
      startTolerance: Double? = nil, endTolerance: Double? = nil
    ) {
      self.offset = offset.finite(or: 0)
      self.viewport = viewport.finiteLength
      self.insets = insets
      self.startTolerance = startTolerance?.finiteLength
      self.endTolerance = endTolerance?.finiteLength
    }

    /// The least offset at rest.
    fileprivate var least: Double { 0 - insets.leading }
  }

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
  /// The first visible row stays where it is: a change above the viewport shifts the offset by as much,
  /// one below by nothing. A row that spans the viewport's start keeps its start, but its end when it is
  /// measured for the first time, since only the guess was wrong.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - row: The row; one there is not changes nothing.
  ///   - anchor: What is on screen.
  /// - Returns: What to add to the offset: it never leads before the start or, as far as the anchor tells
  ///   the viewport's length, past the end. While the offset is pulled past one of them, that is no bound.
  @discardableResult
  public mutating func setLength(
    _ length: Double, of row: Int, keeping anchor: Anchor
  ) -> Double {
    setLengths(number: 1, from: row, keeping: anchor) { _ in length }
  }

  /// Sets the lengths of rows that follow one another, as measured: O(k + log n). See
  /// `setLength(_:of:keeping:)`.
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
    return lengths.withContiguousStorageIfAvailable { set($0.dropFirst(skipped).prefix(count)) }
      ?? Array(lengths.dropFirst(skipped).prefix(count)).withUnsafeBufferPointer { set($0[...]) }
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
            length(skipped + $0).finiteLength
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

  /// Inserts rows of known lengths, no more than `maximumMeasuredCount`, before a row, or at the end:
  /// O(k + log n) for as many as fit into a leaf, O((k / 64) log n) for more.
  @discardableResult
  public mutating func insert(
    _ lengths: some Sequence<Double>, at row: Int, keeping anchor: Anchor = Anchor(offset: 0)
  ) -> Double {
    let row = row.clamped(to: 0...count)
    let limit = min(Self.maximumMeasuredCount, Self.maximumCount - count)
    let all = lengths.prefix(limit).map { $0.finiteLength }
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
    return keep(anchor, removing: rows) { $0.remove(rows) }
  }

  /// Moves a row to another place, counted after it is taken out; its length goes along.
  @discardableResult
  public mutating func move(_ row: Int, to place: Int, keeping anchor: Anchor = Anchor(offset: 0))
    -> Double
  {
    guard row >= 0, row < count else { return 0 }
    let length = tree.length(of: row)
    let place = place.clamped(to: 0...(count - 1))
    let first = firstVisible(anchor)
    return keep(
      anchor, first == row ? row + 1 : first, keepsEnd: false,
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
  @discardableResult
  public mutating func forgetLengths(keeping anchor: Anchor = Anchor(offset: 0)) -> Double {
    keep(anchor, firstVisible(anchor), keepsEnd: false, { $0 }, { $0.forgetLengths() })
  }
}

extension RowLengths {
  /// A change of lengths.
  private mutating func keep(
    _ anchor: Anchor, spanning rows: Range<Int>,
    _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    if hasFixedEstimate, rows.count == 1 || !span(rows, anchor) {
      return keep(anchor, body)
    }
    let first = firstVisible(anchor)
    // The row at the viewport's start keeps its end if it has never been measured.
    let keepsEnd =
      rows.contains(first) && offset(of: first).isBefore(anchor.offset) && !isMeasured(first)
    return keep(anchor, first, keepsEnd: keepsEnd, { $0 }, { _ = body(&$0) })
  }

  /// A change of lengths, of one row or of several that do not span the viewport's start, which moves
  /// none but those after it. Which row stays follows from where these are; none is searched for.
  private mutating func keep(
    _ anchor: Anchor, _ body: (inout LengthTree) -> LengthTree.Change
  ) -> Double {
    let greatest = greatestOffset(anchor)
    let change = body(&tree)
    let start = offset(after: change.before)
    let end = offset(after: change.before + change.old)
    // Above the viewport they keep their end; so does a row that spans its start and has never been
    // measured.
    let keepsEnd =
      !(end - spacing).isPast(anchor.offset)
      || (start.isBefore(anchor.offset) && change.old.unmeasured > 0)
    let newEnd = offset(after: change.before + change.new)
    return shift(
      anchor, greatest: greatest, from: keepsEnd ? end : start, to: keepsEnd ? newEnd : start)
  }

  /// Whether rows begin at or before the viewport's start and end after it.
  private func span(_ rows: Range<Int>, _ anchor: Anchor) -> Bool {
    !offset(of: rows.lowerBound).isPast(anchor.offset)
      && (offset(of: rows.upperBound) - spacing).isPast(anchor.offset)
  }

  /// An insertion.
  private mutating func keep(
    _ anchor: Anchor, inserting new: Int, at row: Int, _ body: (inout LengthTree) -> Void
  ) -> Double {
    // Rows put in before the first visible one push it down, at the very start of the content too. Where
    // none is visible, rows added at the end push nothing.
    let isAppended = row == count
    return keep(
      anchor, firstVisible(anchor), keepsEnd: false,
      { row <= $0 && !isAppended ? $0 + new : $0 }, body)
  }

  /// A removal.
  private mutating func keep(
    _ anchor: Anchor, removing rows: Range<Int>, _ body: (inout LengthTree) -> Void
  ) -> Double {
    // Where the first visible row goes, the next that stays is kept where it is.
    let first = firstVisible(anchor)
    let kept = rows.contains(first) ? rows.upperBound : first
    return keep(
      anchor, kept, keepsEnd: false,
      { $0 >= rows.upperBound ? $0 - rows.count : $0 }, body)
  }

  /// Whether a change of lengths moves no rows but those after it.
  private var hasFixedEstimate: Bool {
    if case .fixed = estimation { return true }
    return tree.sum.unmeasured == 0
  }

  private func firstVisible(_ anchor: Anchor) -> Int {
    tree.firstRow(
      endingAfter: anchor.offset, by: anchor.offset.edgeTolerance, leading: padding.leading,
      estimate: estimate, spacing: spacing)
  }

  /// Does something and tells the shift that keeps a row where it is.
  private mutating func keep(
    _ anchor: Anchor, _ row: Int, keepsEnd: Bool, _ moved: (Int) -> Int,
    _ body: (inout LengthTree) -> Void
  ) -> Double {
    let greatest = greatestOffset(anchor)
    let before = offset(of: row) + (keepsEnd ? length(of: row) : 0)
    body(&tree)
    let row = moved(row)
    let after = offset(of: row) + (keepsEnd ? length(of: row) : 0)
    return shift(anchor, greatest: greatest, from: before, to: after)
  }

  /// The greatest offset at rest.
  private func greatestOffset(_ anchor: Anchor) -> Double {
    max(anchor.least, contentLength + anchor.insets.trailing - anchor.viewport)
  }

  /// The shift that keeps something where it is on screen that has moved in the content.
  private func shift(
    _ anchor: Anchor, greatest: Double, from before: Double, to after: Double
  ) -> Double {
    let (offset, least, newGreatest) = (anchor.offset, anchor.least, greatestOffset(anchor))
    if let tolerance = anchor.endTolerance, offset >= greatest - tolerance {
      // Pulled past the end, it stays pulled as far.
      return newGreatest - (offset > greatest + PixelGrid.greatestRounding ? greatest : offset)
    }
    if let tolerance = anchor.startTolerance, offset <= least + tolerance {
      return min(0, least - offset)
    }
    let wanted = offset + after - before
    // Pulled past an end of the content, that is no bound.
    let low = offset >= least - PixelGrid.greatestRounding ? least : offset
    let high = offset <= greatest + PixelGrid.greatestRounding ? newGreatest : .saturationLimit
    return min(max(wanted, low), high) - offset
  }
}
