public import ScrollKit

extension ScrollTrace {
  /// One recorded offset and what the library makes of it.
  public struct Row: Equatable, Sendable {
    /// When the offset was recorded, in seconds.
    public var time: Double
    /// The recorded content offset, in points.
    public var offset: CGPoint
    /// How far each coordinate lies outside its range, in points: negative before the start,
    /// positive past the end.
    public var overscroll: CGPoint
    /// The page shown, counted from 0; `nil` without pages.
    public var page: Int?
    /// The offset as a share of the scroll range along the paging axis: 0 at the start and 1 at the
    /// end, below 0 or above 1 when overscrolled; 0 if nothing scrolls.
    public var progress: Double
    /// The pages of a carousel's three slots around the page, leading to trailing; `nil` for an
    /// empty slot.
    public var slots: [Int?]
  }

  /// The recorded offsets and what the library makes of each; empty if none were recorded.
  public var walk: Walk { Walk(self) }

  /// A trace's recorded offsets and what the library makes of each, computed on access.
  ///
  /// ```swift
  /// var recorder = TraceRecorder(
  ///   name: "pull",
  ///   metrics: ScrollMetrics(
  ///     viewportSize: CGSize(width: 320, height: 480),
  ///     contentSize: CGSize(width: 320, height: 960)))
  /// try recorder.offset(x: 0, y: -20, time: 0)
  /// for row in recorder.trace.walk { print(row.time, row.overscroll.y) }  // 0.0 -20.0
  /// ```
  public struct Walk: RandomAccessCollection, Equatable, Sendable {
    private let samples: [Sample]
    private let metrics: ScrollMetrics
    private let pages: Pages

    fileprivate init(_ trace: ScrollTrace) {
      samples = trace.expected.offsets ?? []
      metrics = trace.scrollView.metrics
      let axis = metrics.mainAxis
      let lengths = metrics[axis]
      pages = Pages(
        contentLength: lengths.contentLength, length: lengths.viewportLength,
        viewport: lengths.viewportLength,
        axis: axis)
    }

    /// The axis along which the pages lie: the one with the longer scroll range, or the vertical
    /// one if both are equal.
    public var axis: ScrollAxis { pages.axis }
    /// The number of pages: as many viewports as the content needs.
    public var pageCount: Int { pages.count }

    /// The index of the first row: 0.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { samples.count }

    /// The row of a recorded offset. The index must be one of `indices`.
    public subscript(index: Int) -> Row {
      let sample = samples[index]
      let coordinate = sample.along(axis)
      let page = pages.page(at: coordinate)
      return Row(
        time: sample.time,
        offset: sample.offset,
        overscroll: CGPoint(
          x: metrics[.horizontal].overscroll(at: sample.x),
          y: metrics[.vertical].overscroll(at: sample.y)),
        page: page,
        progress: metrics[axis].progress(at: coordinate),
        slots: page.map { CarouselSlots(pageCount: pageCount, page: $0).pages } ?? [nil, nil, nil])
    }
  }
}
