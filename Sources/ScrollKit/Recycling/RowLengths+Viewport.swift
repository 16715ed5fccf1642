// What is on screen while rows change, and the range of the offset.

extension RowLengths {
  // Inlined for the benchmark's `resize-one-by-one`.

  /// Whether the viewport is so near to the content's end, or start, that it stays there.
  @inline(__always)
  func staysAtEnd(_ viewport: AxisViewport, of range: RestingRange) -> Bool {
    endTolerance.map { viewport.offset >= range.greatest - $0 } ?? false
  }
  @inline(__always)
  func staysAtStart(_ viewport: AxisViewport, of range: RestingRange) -> Bool {
    startTolerance.map { viewport.offset <= range.least + $0 } ?? false
  }

  /// Makes a change with a viewport whose offset counts from the leading end of the content, and
  /// which returns what to add to that. Without a viewport, it is at the leading end.
  ///
  /// - Returns: What to add to the physical offset.
  @inline(__always)
  mutating func changing(
    keeping viewport: AxisViewport?, _ change: (inout RowLengths, AxisViewport) -> Double
  ) -> Double {
    guard isMirrored, let viewport else {
      return change(&self, viewport ?? AxisViewport(offset: 0))
    }
    let before = contentLength
    let shift = change(&self, viewport.mirrored(in: before))
    return (contentLength - before - shift).finite(or: 0)
  }

  /// The offset that keeps the place on screen when the viewport or its insets change and no row
  /// does: a keyboard that comes and goes, a bar, another orientation. A viewport that was at the
  /// end or start, within the tolerances, stays there. Otherwise what was at the old
  /// reading line is at the new one.
  ///
  /// - Parameters:
  ///   - old: What was on screen before.
  ///   - viewport: What is on screen now; its offset does not matter.
  /// - Returns: An offset at which the content can rest. If it was pulled past an end, it stays
  ///   pulled as far.
  public func contentOffset(keeping old: AxisViewport, in viewport: AxisViewport) -> Double {
    let (new, before) = (logical(viewport), logical(old))
    let shift = shift(
      new, from: before, in: restingRange(before),
      to: before.readingLine - new.insets.coveredLeading)
    return viewport.offset + (isMirrored ? 0 - shift : shift)
  }

  /// The offsets at which the content rests.
  @inline(__always)
  func restingRange(_ viewport: AxisViewport) -> RestingRange {
    RestingRange(viewport: viewport.length, content: contentLength, insets: viewport.insets)
  }

  /// What to add to a viewport's offset so that it becomes a wanted offset, or the nearest at which
  /// the content can rest.
  ///
  /// - Parameters:
  ///   - viewport: What is on screen.
  ///   - old: What was on screen before; the same viewport if only rows have changed.
  ///   - oldRange: Where the content rested before.
  ///   - wanted: The wanted offset.
  ///   - keepsEnds: Whether the viewport stays at an end that it was at, within the tolerances.
  ///   - endsPull: Whether the content's end is a bound even if the offset was pulled past it.
  /// - Returns: The difference.
  @inline(__always)
  func shift(
    _ viewport: AxisViewport, from old: AxisViewport, in oldRange: RestingRange,
    to wanted: Double, keepsEnds: Bool = true, endsPull: Bool = false
  ) -> Double {
    let (offset, range) = (old.offset, restingRange(viewport))
    let (oldLeast, oldGreatest) = (oldRange.least, oldRange.greatest)
    // An offset that was pulled past an end stays pulled as far.
    let isPastEnd = offset > oldGreatest + PixelGrid.greatestRounding
    if keepsEnds, staysAtEnd(old, of: oldRange) {
      return range.greatest + (isPastEnd ? offset - oldGreatest : 0) - viewport.offset
    }
    if keepsEnds, staysAtStart(old, of: oldRange) {
      return range.least + min(0, offset - oldLeast) - viewport.offset
    }
    let isBeforeStart = offset < oldLeast - PixelGrid.greatestRounding
    let low = range.least + (isBeforeStart ? offset - oldLeast : 0)
    let high = isPastEnd && !endsPull ? .saturationLimit : range.greatest
    return min(max(wanted, low), high) - viewport.offset
  }
}
