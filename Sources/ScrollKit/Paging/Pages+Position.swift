extension Pages {
  /// The page shown at an offset: the one resting nearest in the unobscured viewport, of two the
  /// next, clamped to the pages there are. At the first and the last offset it is the first and the
  /// last page, also where several pages share one.
  ///
  /// - Parameter offset: A content offset along the axis; not a number counts as the first page's.
  /// - Returns: A page in `0..<count`; `nil` without pages.
  public func page(at offset: Double) -> Int? { nearestPage(frame.logicalOffset(offset)) }

  /// The position of an offset in pages: whole where a page rests, in proportion between pages,
  /// below 0 or above `count - 1` when overscrolled. Zero without pages. Where pages have no length
  /// and lie at one place, it is what `contentOffset(keeping:in:)` has counted, in `0...(count -
  /// 1)`.
  public func fractionalPage(at offset: Double) -> Double {
    position(frame.logicalOffset(offset))
  }

  /// The share of the way from the first page's offset to the last's that lies behind an offset:
  /// below 0 or above 1 when overscrolled; zero where all pages rest at one offset.
  public func progress(at offset: Double) -> Double { progress(frame.logicalOffset(offset)) }

  /// The offset at which a page rests. Numbers outside `0..<count` count as the nearest page;
  /// without pages it is the least offset.
  public func contentOffset(of page: Int) -> Double {
    guard count > 0 else { return frame.physicalOffset(frame.logical.leastOffset) }
    return frame.physicalOffset(restingOffset(page.clamped(to: 0...(count - 1))))
  }

  /// The offset of a position in pages; not a number counts as page 0, and without pages it is the
  /// least offset. The inverse of `fractionalPage(at:)` where pages rest at more than one offset,
  /// or have no length.
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    let logical = offset(atPosition: position.finite(or: 0))
    return frame.physicalOffset(logical ?? frame.logical.leastOffset)
  }

  /// The offset that keeps the place in the pages, by fractional page, when lengths or the viewport
  /// have changed: after a rotation, a resize, or when a first layout at zero width is over.
  ///
  /// Changing back gives the offset one came from, to a rounding, if that lay between the first and
  /// the last resting offset; but not through pages that have a length and rest all at one offset,
  /// as when they fit into the viewport: there is nowhere to keep the place, and no scrolling to
  /// show another. Where pages have no length and lie at one place, as in a viewport of zero width,
  /// nothing is seen, and the offset counts pages, a point each, out of range.
  ///
  /// - Parameters:
  ///   - offset: The content offset before the change; not a number counts as the first page's.
  ///   - old: The pages before the change.
  /// - Returns: An offset in the range of these pages, but for pages without length. The same
  ///   offset, also out of range, where nothing has changed.
  public func contentOffset(keeping offset: Double, in old: Pages) -> Double {
    if !offset.isNaN, isLaidOut(like: old) { return offset.finite(or: 0) }
    return self.offset(keepingPosition: old.fractionalPage(at: offset))
  }

  /// Whether pages lie and rest where others do, whatever their thresholds.
  private func isLaidOut(like other: Pages) -> Bool {
    var copy = other
    (copy.distanceThreshold, copy.flickThreshold) = (distanceThreshold, flickThreshold)
    return self == copy
  }
}
