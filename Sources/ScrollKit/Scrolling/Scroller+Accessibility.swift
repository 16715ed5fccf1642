// What an assistive technology asks of a scroll view: to go on by a page, and which one is shown.

extension Scroller {
  /// Which page is shown, as numbers for a text in the user's language: "page 3 of 7" is page 2 of
  /// a `pageCount` of 7.
  public struct PageStatus: Equatable, Sendable, BitwiseCopyable {
    /// The page, in `0..<pageCount`.
    public let page: Int
    /// How many there are.
    public let pageCount: Int
  }

  /// Scrolls on by a page, for an assistive technology: to the next stop of the pages, or without
  /// paging by what the insets leave of the viewport, to the next multiple of that.
  ///
  /// The content follows as after a key, on a spring or at once; see `Configuration.animatesKeys`.
  /// Nothing happens at an edge, while a finger is down, or if the user may not scroll.
  ///
  /// - Parameters:
  ///   - direction: Where the viewport goes: down shows what lies further down. (How UIKit's
  ///     `UIAccessibilityScrollDirection` is meant is the program's to say.)
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened. Without events it did not scroll: `accessibilityScroll(_:)` would
  ///   answer false.
  @discardableResult
  public mutating func accessibilityScroll(
    _ direction: ScrollDirection, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      guard let axis = direction.axis, let stops = scroller.spokenStops(axis) else { return }
      let length = scroller.metrics[axis].unobscuredLength
      let way = direction == .down || direction == .right ? length : -length
      let here = scroller.metrics.closed(axis, scroller.stepBase[axis])
      // An area longer than the viewport is shown part by part.
      let near = stops.scrollsInside ? here + way : here
      guard let next = stops.offset(ahead: way, of: here, near: near), next != here else { return }
      scroller.step(axis, to: scroller.metrics.opened(axis, next), &events)
    }
  }

  /// Which page is shown along an axis, or is going to be when a motion under way is over: a stop
  /// of the pages, or without paging a multiple of what the insets leave of the viewport, counted
  /// from the leading end. It is what `accessibilityScroll(_:time:)` counts by.
  ///
  /// - Parameter axis: The axis. Without paging, the horizontal one runs as
  ///   `KeyScrolling.isRightToLeft` says.
  /// - Returns: The page; one of one if nothing scrolls; `nil` without a viewport or content.
  public func pageStatus(along axis: ScrollAxis) -> PageStatus? {
    let lengths = metrics[axis]
    guard lengths.viewportLength > 0, lengths.contentLength > 0 else { return nil }
    let place = metrics.closed(axis, (motion?.destination ?? offset)[axis])
    let count = spokenStops(axis)?.place(at: place)
    return PageStatus(page: count?.index ?? 0, pageCount: count?.count ?? 1)
  }

  /// The stops by which an assistive technology scrolls; `nil` if nothing scrolls.
  private func spokenStops(_ axis: ScrollAxis) -> ScrollStops? {
    let lengths = metrics.pageLengths(axis)
    if let stops = stops(axis, in: lengths) { return stops }
    guard lengths.isScrollable else { return nil }
    let pages = Pages(
      count: 0, length: lengths.unobscuredLength, viewport: 0, axis: axis,
      isRightToLeft: configuration.keyScrolling.isRightToLeft
    ).fitted(
      viewport: lengths.viewportLength, insets: lengths.insets,
      contentLength: lengths.contentLength)
    return pages.count > 0 ? .pages(pages, limit: 1) : nil
  }
}
