import ScrollKit

/// What both carousels of slots have in common. A test can use either.
protocol SlotCarousel: Equatable, Sendable {
  var axis: ScrollAxis { get }
  var pageCount: Int { get }
  var slotCount: Int { get }
  var pageLength: Double { get }
  var spacing: Double { get }
  var pitch: Double { get }
  var recentering: CarouselRecentering { get }
  var isRightToLeft: Bool { get }
  var displayScale: Double { get }
  var canLoop: Bool { get }
  var contentOffset: Double { get }
  var restingOffset: Double { get }
  var currentPage: Int? { get }
  var fractionalPage: Double { get }
  var wrappedFractionalPage: Double { get }
  var pages: [Int?] { get }
  var slots: CarouselSlots.Slots { get }
  func contentSize(crossLength: Double) -> CGSize
  func offset(steps: Int) -> Double
  mutating func setPageLength(_ length: Double) -> CarouselSlots.Update
  mutating func scrolled(to offset: Double) -> CarouselSlots.Update
  mutating func willBeginDragging(at offset: Double) -> CarouselSlots.Update
  mutating func settled(at offset: Double) -> CarouselSlots.Update
  mutating func jump(to page: Int, direction: PageLoop.Direction) -> CarouselSlots.Update
  mutating func setPageCount(_ count: Int, keeping page: Int?) -> CarouselSlots.Update
  mutating func scroll(
    to page: Int, direction: PageLoop.Direction, pagesBetween: CarouselSlots.PagesBetween
  ) -> CarouselSlots.Move
  mutating func scroll(
    by steps: Int, pagesBetween: CarouselSlots.PagesBetween
  ) -> CarouselSlots.Move
}

extension CarouselSlots: SlotCarousel {}
extension TwoSlotCarousel: SlotCarousel {}
