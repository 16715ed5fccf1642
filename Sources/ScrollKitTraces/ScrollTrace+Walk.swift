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
  public struct Walk: Sequence, Equatable, Sendable {
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

    /// The number of rows.
    public var count: Int { samples.count }
    /// Whether there are none.
    public var isEmpty: Bool { samples.isEmpty }
    /// The first row, or `nil`.
    public var first: Row? { samples.first.map(row) }
    /// The last row, or `nil`.
    public var last: Row? { samples.last.map(row) }
    /// The same as `count`.
    public var underestimatedCount: Int { count }

    /// Goes through the rows once.
    public func makeIterator() -> Iterator { Iterator(all: self) }

    /// Goes through the rows once.
    public struct Iterator: IteratorProtocol, Sendable {
      let all: Walk
      private var position = 0

      init(all: Walk) { self.all = all }

      /// The next row, or `nil` after the last.
      public mutating func next() -> Row? {
        guard position < all.count else { return nil }
        position += 1
        return all.row(all.samples[position - 1])
      }
    }

    private func row(_ sample: Sample) -> Row {
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
