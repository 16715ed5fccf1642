extension CarouselSlots {
  /// A carousel with only two slots, for heavy views. Two are enough because a viewport of one page
  /// never shows parts of more than two pages. The hidden slot takes the page that comes into view.
  ///
  /// Without looping, the content holds all pages, and slots lie at their pages' places. With
  /// looping, it is three pages long, and the hidden slot goes to the side that is being scrolled
  /// to.
  ///
  /// ```swift
  /// var slots = CarouselSlots.twoSlots(pageCount: 5)
  /// print(slots.setPageLength(320).rebinds.map { $0.page })  // [0, 1]
  /// let update = slots.scrolled(to: 400)
  /// print(update.rebinds.map { "slot \($0.slot): page \($0.page)" })  // ["slot 0: page 2"]
  /// ```
  ///
  /// All else is as with more slots, but no page may peek in beside the scroll view.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are; negative counts as zero.
  ///   - page: The page to begin with. It wraps if the carousel loops. Otherwise it is held within
  ///     `0..<pageCount`.
  ///   - loops: Whether the first page follows the last.
  ///   - spacing: The gap between two pages, in points; negative counts as zero.
  ///   - recentering: When another page becomes the middle one, with looping.
  ///   - axis: The axis of the carousel.
  ///   - isRightToLeft: Whether pages go on to the left; no effect on the vertical axis.
  ///   - displayScale: Device pixels per point.
  /// - Returns: A carousel whose `slotCount` is 2.
  public static func twoSlots(
    pageCount: Int, page: Int = 0, loops: Bool = false, spacing: Double = 0,
    recentering: CarouselRecentering = .whenSettled, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false, displayScale: Double = 1
  ) -> CarouselSlots {
    CarouselSlots(
      axis: axis,
      binding: CarouselBinding(
        pageCount: pageCount, page: page, slotCount: 2, loops: loops, spacing: spacing,
        recentering: recentering, isMirrored: axis.isMirrored(isRightToLeft),
        displayScale: displayScale))
  }
}
