extension CarouselSlots {
  /// What becomes of the pages between the present one and the one that is scrolled to.
  public enum PagesBetween: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// They are left out: the page follows upon what is on screen, however far away it is.
    /// Meanwhile `position` and `indicatorValue` run through the numbers of those that are not
    /// seen. To leave pages alone that peek in beside the scroll view, have two slots more than
    /// `slotCount(peek:pitch:recentering:)` says.
    case skipped
    /// They pass by.
    case shown
  }

  /// The way to a page: what to do first, and where to animate the scroll view to.
  public struct Move: Equatable, Sendable, BitwiseCopyable {
    /// What to do before: nothing on screen moves by it.
    public var update: Update
    /// The offset to animate to, in points. It may lie beyond the content, where slots are put as
    /// it comes into view. Where the page cannot be reached, it is where the carousel was going
    /// anyway.
    public var contentOffset: Double {
      didSet { contentOffset = contentOffset.finite(or: oldValue) }
    }
    /// The page that it leads to; `nil` if that cannot be reached: without pages, from the only
    /// one, and past an end where the carousel does not loop.
    public var page: Int?
    /// The number of pages to it, forward positive, from the one that the carousel was going to;
    /// zero where it cannot be reached.
    public var steps: Int
  }
}
