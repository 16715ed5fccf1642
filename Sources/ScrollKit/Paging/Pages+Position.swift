extension Pages {
  /// The page shown at an offset: the one that rests nearest to it, at a tie the next. Where
  /// several pages rest at one offset, it is the first page at the first offset, else the last of
  /// them.
  ///
  /// - Parameter offset: A content offset along the axis; NaN counts as the first page's.
  /// - Returns: A page in `0..<count`; `nil` without pages.
  public func page(at offset: Double) -> Int? { nearestPage(pageAxis.logicalOffset(offset)) }

  /// The position of an offset in pages: whole where a page rests, in proportion between pages,
  /// below 0 or above `count - 1` when overscrolled. Zero without pages. Where pages have no length
  /// and lie at one place, it is the page that `contentOffset(keeping:in:)` has kept, in
  /// `0...(count - 1)`.
  public func fractionalPage(at offset: Double) -> Double {
    position(pageAxis.logicalOffset(offset))
  }

  /// How far an offset has come from the first page's offset to the last's, as a share: in 0...1 in
  /// the scroll view's range, also where that reaches beyond those two; below 0 or above 1 when
  /// overscrolled; zero where all pages rest at one offset.
  public func progress(at offset: Double) -> Double { progress(pageAxis.logicalOffset(offset)) }

  /// The offset at which a page rests. Numbers outside `0..<count` count as the nearest page;
  /// without pages it is the least offset.
  public func contentOffset(of page: Int) -> Double {
    physicalOffset(ofPage: page)
  }

  /// The offset of a position in pages; NaN counts as page 0, and without pages it is the
  /// least offset. The inverse of `fractionalPage(at:)` where pages rest at more than one offset,
  /// or have no length.
  public func contentOffset(ofFractionalPage position: Double) -> Double {
    physicalOffset(ofPosition: position)
  }

  /// The offset that keeps the fractional page when lengths or the viewport have changed: after a
  /// rotation, a resize, or a first layout at zero width.
  ///
  /// Changing back restores an offset between the first and the last resting offset, to a rounding.
  /// One kind of layout loses it: pages that have a length but all rest at one offset, as when they
  /// fit into the viewport. Pages without length at one place, as in a viewport of zero width, keep
  /// it: nothing is seen there, and the offset counts pages, a point each, past the range.
  ///
  /// - Parameters:
  ///   - offset: The content offset before the change; NaN counts as the first page's.
  ///   - old: The pages before the change.
  /// - Returns: An offset in the range of these pages, except for pages without length. Where
  ///   nothing has changed, the same offset, even out of range.
  public func contentOffset(keeping offset: Double, from old: Pages) -> Double {
    physicalOffset(keeping: offset, in: old)
  }

}
