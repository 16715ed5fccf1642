import ScrollKit

/// The pages of a trace's scroll view, each as long as the viewport, along the axis that scrolls
/// further, and the slots of a carousel of as many pages.
struct PagedWalk: Equatable, Sendable {
  private let pages: Pages

  init(_ metrics: ScrollMetrics) {
    let (horizontal, vertical) = (metrics[.horizontal], metrics[.vertical])
    let axis: ScrollAxis =
      horizontal.scrollRange > vertical.scrollRange ? .horizontal : .vertical
    let lengths = metrics[axis]
    pages = Pages(
      contentLength: lengths.content, length: lengths.viewport, viewport: lengths.viewport,
      axis: axis)
  }

  var axis: ScrollAxis { pages.axis }

  var pageCount: Int { pages.count }

  /// The page nearest to an offset.
  func page(at offset: Double) -> Int? { pages.page(at: offset) }

  /// The pages of three slots around a page.
  func slots(around page: Int?) -> [Int?] {
    guard let page else { return [nil, nil, nil] }
    return CarouselSlots(pageCount: pageCount, page: page).pages
  }
}
