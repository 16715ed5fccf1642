import ScrollKit

/// The pages of a trace's scroll view, each as long as the viewport, along the axis that scrolls
/// further.
struct PagedWalk: Equatable, Sendable {
  let axis: ScrollAxis
  let pageCount: Int
  private let length: Double
  private let lastOffset: Double

  init(_ metrics: ScrollMetrics) {
    let (horizontal, vertical) = (metrics[.horizontal], metrics[.vertical])
    axis = horizontal.scrollRange > vertical.scrollRange ? .horizontal : .vertical
    let lengths = metrics[axis]
    length = lengths.viewport
    lastOffset = max(0, lengths.content - lengths.viewport)
    // A rest that a division has left is no page of its own.
    let excess = lengths.content - AxisMetrics.fitTolerance
    pageCount =
      lengths.content == 0 || length == 0
      ? 0 : max(1, Int(exactly: (excess / length).rounded(.up)) ?? .max)
  }

  /// The page whose offset is nearest; the later of two as near.
  func page(at offset: Double) -> Int? {
    guard pageCount > 0 else { return nil }
    let lastWhole = pageCount - 2
    if offset >= (Double(lastWhole) * length + lastOffset) / 2 { return pageCount - 1 }
    let position = offset / length
    let floor = position.rounded(.down)
    let nearest = position - floor < 0.5 ? floor : floor + 1
    return nearest > 0 ? min(Int(exactly: nearest) ?? .max, max(0, lastWhole)) : 0
  }

  /// The pages of three slots around a page.
  func slots(around page: Int?) -> [Int?] {
    guard let page else { return [nil, nil, nil] }
    if pageCount == 1 { return [nil, 0, nil] }
    return [page == 0 ? pageCount - 1 : page - 1, page, page == pageCount - 1 ? 0 : page + 1]
  }
}
