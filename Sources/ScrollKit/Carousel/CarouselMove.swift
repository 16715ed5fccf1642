extension CarouselSlots {
  /// What happens to the pages between the present one and the one that is scrolled to.
  public enum PagesBetween: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// They are left out: the page comes in next to what is on screen, however far away it is.
    /// Meanwhile `fractionalPage` and `wrappedFractionalPage` run through the numbers left out. If
    /// pages peek in beside the scroll view, use two slots more than
    /// `slotCount(peek:pitch:recentering:)` says. Then the pages that peek in do not change.
    case skipped
    /// They pass by.
    case shown
  }

  /// The way to a page: what to do first, and where to animate the scroll view to.
  public struct Move: Equatable, Sendable, BitwiseCopyable {
    /// What to do first. Nothing on screen moves by it.
    public var update: Update
    /// The offset to animate to, in points. It may lie past the content: slots are put there as it
    /// comes into view. If the page cannot be reached, it is the carousel's `restingOffset`.
    public var contentOffset: Double {
      didSet { contentOffset = contentOffset.finite(or: oldValue) }
    }
    /// The page that the move leads to; `nil` if there is none: with fewer than two pages, or past
    /// an end of a carousel that does not loop.
    public var page: Int?
    /// How many pages the move goes, forward positive, from the page last scrolled to, or else from
    /// the current one. Zero if there is no page to move to.
    public var steps: Int
  }
}
