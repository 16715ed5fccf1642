// What is on screen while rows change, and how far the offset may go.

extension RowLengths {
  /// What is on screen, and what is to stay there.
  public struct Anchor: Equatable, Sendable, BitwiseCopyable {
    /// The viewport's start, in points.
    public var offset: Double { didSet { offset = offset.finite(or: 0) } }
    /// The viewport's length, in points; zero where it is not known, and then only the content's
    /// end is a bound.
    public var viewport: Double { didSet { viewport = viewport.nonNegative } }
    /// By how much the content may be scrolled beyond its ends, in points, and what covers the
    /// viewport's ends, such as bars: the adjusted content inset. Negative ones cover nothing.
    public var insets: AxisInsets
    /// How near to the start the viewport must be to stay at the start, in points: a feed whose
    /// newest rows come first. `nil` for never.
    public var startTolerance: Double? {
      didSet { startTolerance = startTolerance?.nonNegative }
    }
    /// How near to the end the viewport must be to stay at the end, in points: a chat. `nil` for
    /// never.
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

    /// The line that is read from, in content coordinates, in points: the start of what is not
    /// covered, `offset + max(0, insets.leading)`. The first row that ends after it is the first
    /// visible one.
    public var readingLine: Double { offset + insets.coveredLeading }

    /// The least offset at rest.
    var least: Double { 0 - insets.leading }

    /// Whether it is so near to the content's end, or its start, that it stays there.
    @inline(__always)
    func staysAtEnd(greatest: Double) -> Bool {
      endTolerance.map { offset >= greatest - $0 } ?? false
    }
    @inline(__always)
    var staysAtStart: Bool { startTolerance.map { offset <= least + $0 } ?? false }

    /// The same, staying at no end.
    var withoutTolerances: Anchor {
      var anchor = self
      (anchor.startTolerance, anchor.endTolerance) = (nil, nil)
      return anchor
    }
  }

  /// The offset that keeps what is read where the viewport or its insets change and no row does: a
  /// keyboard that comes and goes, a bar, another orientation. What was at the end or start within
  /// the old anchor's tolerances stays there; else what was at the old reading line is at the new
  /// one.
  ///
  /// - Parameters:
  ///   - anchor: What is on screen now; its offset does not matter.
  ///   - old: What was on screen before.
  /// - Returns: An offset at which the content can rest, or pulled beyond it as far as before.
  public func contentOffset(keeping anchor: Anchor, from old: Anchor) -> Double {
    anchor.offset
      + shift(
        anchor, from: old, greatest: greatestOffset(old),
        to: old.readingLine - anchor.insets.coveredLeading)
  }

  /// The greatest offset at rest.
  @inline(__always)
  func greatestOffset(_ anchor: Anchor) -> Double {
    max(anchor.least, contentLength + anchor.insets.trailing - anchor.viewport)
  }

  /// What to add to an anchor's offset for it to become a wanted one, or the nearest at which the
  /// content can rest.
  ///
  /// - Parameters:
  ///   - anchor: What is on screen.
  ///   - old: What was on screen before; the same where only rows have changed.
  ///   - greatest: The greatest offset at rest before.
  ///   - wanted: The wanted offset.
  ///   - endsPull: Whether the content's end is a bound even if it was pulled past it.
  /// - Returns: The difference.
  @inline(__always)
  func shift(
    _ anchor: Anchor, from old: Anchor, greatest: Double, to wanted: Double,
    endsPull: Bool = false
  ) -> Double {
    let (offset, newGreatest) = (old.offset, greatestOffset(anchor))
    // Pulled past an end of the content, it stays pulled as far.
    let isPastEnd = offset > greatest + PixelGrid.greatestRounding
    if old.staysAtEnd(greatest: greatest) {
      return newGreatest + (isPastEnd ? offset - greatest : 0) - anchor.offset
    }
    if old.staysAtStart {
      return anchor.least + min(0, offset - old.least) - anchor.offset
    }
    let isBeforeStart = offset < old.least - PixelGrid.greatestRounding
    let low = anchor.least + (isBeforeStart ? offset - old.least : 0)
    let high = isPastEnd && !endsPull ? .saturationLimit : newGreatest
    return min(max(wanted, low), high) - anchor.offset
  }
}
