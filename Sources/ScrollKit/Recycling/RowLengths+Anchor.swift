// What is on screen while rows change, and the range of the offset.

extension RowLengths {
  /// What is on screen, and what is to stay there.
  public struct Anchor: Equatable, Sendable, BitwiseCopyable {
    /// The viewport's start, in points.
    public var offset: Double { didSet { offset = offset.finite(or: 0) } }
    /// The viewport's length, in points; zero if it is not known. Then the content's end is the
    /// only bound at the end.
    public var viewport: Double { didSet { viewport = viewport.nonNegative } }
    /// The adjusted content inset, in points: how far the content scrolls beyond its ends, and what
    /// covers the viewport's ends, such as bars. Negative insets cover nothing.
    public var insets: AxisInsets
    /// How near to the start the viewport must be to stay at the start, in points; `nil` for never.
    /// For a feed whose newest rows come first.
    public var startTolerance: Double? {
      didSet { startTolerance = startTolerance?.nonNegative }
    }
    /// How near to the end the viewport must be to stay at the end, in points; `nil` for never. For
    /// a chat.
    public var endTolerance: Double? {
      didSet { endTolerance = endTolerance?.nonNegative }
    }

    /// Creates an anchor.
    public init(
      offset: Double, viewport: Double = 0, insets: AxisInsets = .zero,
      startTolerance: Double? = nil, endTolerance: Double? = nil
    ) {
      self.offset = offset.finite(or: 0)
      self.viewport = viewport.nonNegative
      self.insets = insets
      self.startTolerance = startTolerance?.nonNegative
      self.endTolerance = endTolerance?.nonNegative
    }

    /// Where the uncovered part of the viewport begins, in content coordinates, in points:
    /// `offset + max(0, insets.leading)`. The first row that ends after it is the first visible
    /// one.
    public var readingLine: Double { offset + insets.coveredLeading }

    // Inlined for the benchmark's `resize-one-by-one`.

    /// Whether the viewport is so near to the content's end, or start, that it stays there.
    @inline(__always)
    func staysAtEnd(of range: RestingRange) -> Bool {
      endTolerance.map { offset >= range.greatest - $0 } ?? false
    }
    @inline(__always)
    func staysAtStart(of range: RestingRange) -> Bool {
      startTolerance.map { offset <= range.least + $0 } ?? false
    }

    /// The same anchor, which stays at neither end.
    var withoutTolerances: Anchor {
      var anchor = self
      (anchor.startTolerance, anchor.endTolerance) = (nil, nil)
      return anchor
    }
  }

  /// The offset that keeps the place on screen when the viewport or its insets change and no row
  /// does: a keyboard that comes and goes, a bar, another orientation. A viewport that was at the
  /// end or start, within the old anchor's tolerances, stays there. Otherwise what was at the old
  /// reading line is at the new one.
  ///
  /// - Parameters:
  ///   - anchor: What is on screen now; its offset does not matter.
  ///   - old: What was on screen before.
  /// - Returns: An offset at which the content can rest. If it was pulled past an end, it stays
  ///   pulled as far.
  public func contentOffset(keeping anchor: Anchor, from old: Anchor) -> Double {
    anchor.offset
      + shift(
        anchor, from: old, in: restingRange(old),
        to: old.readingLine - anchor.insets.coveredLeading)
  }

  /// The offsets at which the content rests.
  @inline(__always)
  func restingRange(_ anchor: Anchor) -> RestingRange {
    RestingRange(viewport: anchor.viewport, content: contentLength, insets: anchor.insets)
  }

  /// What to add to an anchor's offset so that it becomes a wanted offset, or the nearest at which
  /// the content can rest.
  ///
  /// - Parameters:
  ///   - anchor: What is on screen.
  ///   - old: What was on screen before; the same anchor if only rows have changed.
  ///   - oldRange: Where the content rested before.
  ///   - wanted: The wanted offset.
  ///   - endsPull: Whether the content's end is a bound even if the offset was pulled past it.
  /// - Returns: The difference.
  @inline(__always)
  func shift(
    _ anchor: Anchor, from old: Anchor, in oldRange: RestingRange, to wanted: Double,
    endsPull: Bool = false
  ) -> Double {
    let (offset, range) = (old.offset, restingRange(anchor))
    let (oldLeast, oldGreatest) = (oldRange.least, oldRange.greatest)
    // An offset that was pulled past an end stays pulled as far.
    let isPastEnd = offset > oldGreatest + PixelGrid.greatestRounding
    if old.staysAtEnd(of: oldRange) {
      return range.greatest + (isPastEnd ? offset - oldGreatest : 0) - anchor.offset
    }
    if old.staysAtStart(of: oldRange) {
      return range.least + min(0, offset - oldLeast) - anchor.offset
    }
    let isBeforeStart = offset < oldLeast - PixelGrid.greatestRounding
    let low = range.least + (isBeforeStart ? offset - oldLeast : 0)
    let high = isPastEnd && !endsPull ? .saturationLimit : range.greatest
    return min(max(wanted, low), high) - anchor.offset
  }
}
