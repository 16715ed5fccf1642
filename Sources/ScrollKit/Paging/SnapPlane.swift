/// Snap areas along both axes at once: cards on a board, cells of a table.
///
/// ```swift
/// let board = SnapPlane(
///   (0..<9).map { cell in
///     SnapPlane.Area(CGRect(x: cell % 3 * 300, y: cell / 3 * 200, width: 280, height: 180))
///   },
///   contentSize: CGSize(width: 900, height: 600), viewportSize: CGSize(width: 320, height: 220))
/// let landing = board.landing(x: .end(at: 290), y: .end(at: 190), at: .zero)
/// print(landing.contentOffset.x, landing.contentOffset.y, landing.x!.id)  // 300.0 200.0 4
/// ```
///
/// Each axis is searched on its own, among the areas that touch the port across. What one axis
/// finds must be in sight where the other rests; see `landing(x:y:at:)`.
public struct SnapPlane: Equatable, Sendable {
  /// The areas along x, each with its index in the plane.
  public let x: SnapAreas
  /// The areas along y.
  public let y: SnapAreas

  /// A rectangle that scrolling may come to rest on.
  public struct Area: Equatable, Sendable, BitwiseCopyable {
    /// What lies along x.
    public let x: SnapArea
    /// What lies along y.
    public let y: SnapArea

    /// Creates an area.
    ///
    /// - Parameters:
    ///   - frame: The item's frame in the content, in points; coordinates that are NaN count as
    ///     zero.
    ///   - horizontal: Where it rests along x; `nil` for nowhere.
    ///   - vertical: Where it rests along y; `nil` for nowhere.
    ///   - margin: By how much the area reaches beyond the item, in points.
    ///   - isMustStop: Whether no gesture with a direction passes it.
    ///   - id: The number by which it is known; `nil` for its place among the areas.
    ///   - parent: The place among the areas of the one that encloses it, which comes before it.
    public init(
      _ frame: CGRect, horizontal: PageAlignment? = .leading, vertical: PageAlignment? = .leading,
      margin: ScrollInsets = .zero, isMustStop: Bool = false, id: Int? = nil, parent: Int? = nil
    ) {
      func area(_ axis: ScrollAxis, _ alignment: PageAlignment?) -> SnapArea {
        let span = frame.span(along: axis)
        var area = SnapArea(
          start: span.start, length: span.length, alignment: alignment, margin: margin[axis],
          isMustStop: isMustStop, id: id, parent: parent)
        area.cuts = horizontal != nil || vertical != nil
        return area
      }
      x = area(.horizontal, horizontal)
      y = area(.vertical, vertical)
    }
  }

  /// Creates a plane.
  ///
  /// - Parameters:
  ///   - areas: The areas, no more than `SnapAreas.maximumCount`.
  ///   - contentSize: The size of the content, in points.
  ///   - viewportSize: The size of the scroll view's bounds, in points.
  ///   - insets: The adjusted content insets, in points.
  ///   - covering: What covers the viewport's edges without widening the range, in points.
  ///   - ends: What happens at the ends of both axes. `padded` is `free`.
  ///   - isRightToLeft: Whether the content begins at the right.
  public init(
    _ areas: some Sequence<Area>, contentSize: CGSize, viewportSize: CGSize,
    insets: ScrollInsets = .zero, covering: ScrollInsets = .zero, ends: PageEnds = .contained,
    isRightToLeft: Bool = false
  ) {
    let areas = areas.firstElements(SnapAreas.maximumCount)
    func along(_ axis: ScrollAxis, _ areas: [SnapArea]) -> SnapAreas {
      SnapAreas(
        areas, contentLength: contentSize.along(axis), viewport: viewportSize.along(axis),
        insets: insets[axis], covering: covering[axis], ends: ends, axis: axis,
        isRightToLeft: isRightToLeft)
    }
    x = along(.horizontal, areas.map { $0.x })
    y = along(.vertical, areas.map { $0.y })
  }

  /// Where a scroll along two axes comes to rest.
  public struct Landing: Equatable, Sendable, BitwiseCopyable {
    /// The content offset to rest at, in points.
    public var contentOffset: CGPoint { offset.point }
    let offset: AxisPair
    /// What rests along x; `nil` for nothing new.
    public let x: SnapLanding?
    /// What rests along y; `nil` for nothing new.
    public let y: SnapLanding?
  }
}

extension SnapAreas {
  /// Whether an area touches the port at a logical offset, ends included.
  func isInSight(_ area: Int, at offset: Double) -> Bool {
    spans[area].start <= offset + port.length && spans[area].end >= offset
  }

  /// The offsets at which an area is in sight.
  func bounds(ofSight area: Int) -> SnapBounds {
    SnapBounds(least: spans[area].start - port.length, greatest: spans[area].end)
  }
}
