#if canImport(SwiftUI)
  public import SwiftUI

  /// Makes a SwiftUI scroll view come to rest on pages, cards or anything else:
  /// `.scrollTargetBehavior(PagesTargetBehavior(length: 280, spacing: 12, alignment: .center))`.
  ///
  /// The length of the container and of the content, the axis and the direction of the layout come
  /// from the context, whenever a gesture ends; only `init(_:limit:)` has pages with sizes of their
  /// own. SwiftUI tells where the gesture began, where the scroll view would come to rest, and a
  /// velocity in a unit that nobody documents. Only the velocity's sign is used: UIKit underneath
  /// reports zero for slow releases, so any other counts as a flick. The offset at release is not
  /// told, so a style that asks for it takes the one at which the gesture began.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct PagesTargetBehavior: ScrollTargetBehavior {
    private var places: ContextPlaces

    /// How a gesture's end is read.
    public var style: SnapRelease.Style {
      get { places.style }
      set { places.style = newValue }
    }

    /// Creates the behavior for pages that have sizes and a direction of their own.
    public init(_ pages: Pages, limit: Int = 1) {
      var style = SnapRelease.Style.uiKitPaging
      style.limit = limit
      places = ContextPlaces(kind: .pages(pages), style: style)
    }

    /// Creates the behavior for pages of one length, as many as the content holds.
    ///
    /// - Parameters:
    ///   - length: The length of a page, in points.
    ///   - spacing: The gap between two, in points.
    ///   - alignment: Where a page rests.
    ///   - ends: What happens at the ends. By default centred pages are padded: the content begins
    ///     and ends with the padding that centres the first and the last.
    ///   - style: How a gesture's end is read.
    public init(
      length: Double, spacing: Double = 0, alignment: PageAlignment = .leading,
      ends: PageEnds? = nil, style: SnapRelease.Style = .swiftUIPaging
    ) {
      places = ContextPlaces(
        kind: .length(length, spacing: spacing, alignment: alignment, ends: ends), style: style)
    }

    /// Creates the behavior for pages of different lengths.
    ///
    /// - Parameters:
    ///   - lengths: The items' lengths, in points.
    ///   - spacing: The gap between two, in points.
    ///   - padding: The padding before the first and after the last item, in points.
    ///   - alignment: Where a page rests.
    ///   - grouping: How items are put together into pages.
    ///   - ends: What happens at the ends.
    ///   - style: How a gesture's end is read.
    public init(
      lengths: some Sequence<Double>, spacing: Double = 0, padding: AxisInsets = .zero,
      alignment: PageAlignment = .leading, grouping: VariablePages.Grouping = .none,
      ends: PageEnds? = nil, style: SnapRelease.Style = .swiftUIPaging
    ) {
      places = ContextPlaces(
        kind: .lengths(
          lengths.firstElements(VariablePages.maximumItemCount), spacing: spacing,
          padding: padding, alignment: alignment, grouping: grouping, ends: ends), style: style)
    }

    /// Creates the behavior for snap areas, which lie in the content from its left or top.
    ///
    /// - Parameters:
    ///   - areas: The areas.
    ///   - style: How a gesture's end is read.
    public init(
      areas: some Sequence<SnapArea>,
      style: SnapRelease.Style = .swiftUIViewAligned(.never)
    ) {
      places = ContextPlaces(
        kind: .areas(areas.firstElements(SnapAreas.maximumCount)), style: style)
    }

    /// Creates the behavior for snap points, which count from the leading end and are held within
    /// the range.
    ///
    /// - Parameters:
    ///   - snapPoints: The offsets.
    ///   - style: How a gesture's end is read.
    public init(
      snapPoints: SnapPoints, style: SnapRelease.Style = .swiftUIViewAligned(.never)
    ) {
      places = ContextPlaces(kind: .points(snapPoints), style: style)
    }

    /// Moves the target to where the gesture lands; leaves it where nothing is near enough.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let own: ScrollAxis = context.axes == .vertical ? .vertical : .horizontal
      let axis = places.axis(orElse: own)
      let isHorizontal = axis == .horizontal
      let landing = places.offset(
        from: context.originalTarget.rect.origin.along(axis), to: target.rect.origin.along(axis),
        direction: Double(isHorizontal ? context.velocity.dx : context.velocity.dy),
        in: ContextPlaces.Context(
          axis: axis, isRightToLeft: context.layoutDirection == .rightToLeft,
          viewport: context.containerSize.along(axis),
          contentLength: context.contentSize.along(axis)))
      guard let landing else { return }
      if isHorizontal {
        target.rect.origin.x = landing
      } else {
        target.rect.origin.y = landing
      }
    }
  }
#endif
