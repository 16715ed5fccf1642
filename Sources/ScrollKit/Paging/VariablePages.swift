/// Pages of different lengths, one after the other, seen through a viewport. Each page is one item,
/// or a group of items that scroll together.
///
/// ```swift
/// let pages = VariablePages(
///   lengths: [800, 400, 200, 500, 300], viewport: 1000, alignment: .center)
/// print(pages.contentOffset(of: 1), pages.page(at: 600)!)  // 600.0 1
/// ```
///
/// The formulas and the ends are those of `Pages`. Building is O(n), lookups by offset are
/// O(log n), all else is O(1). Positions are sums of the lengths as given, never of rounded ones.
public struct VariablePages: PageLayout {
  /// Where pages rest.
  public let alignment: PageAlignment
  /// What happens at the ends.
  public let ends: PageEnds
  let pageAxis: PageAxis
  /// Logical.
  let items: [AxisSpan]
  /// The items of each page.
  let groups: [Range<Int>]
  /// The logical offset at which each page rests, ascending.
  let resting: [Double]
  /// The pages of each stop.
  let stops: [Range<Int>]
  let hasLength: Bool

  var landingRule = LandingRule()

  /// See `Pages.distanceThreshold`.
  public var distanceThreshold: Double {
    get { landingRule.distanceThreshold }
    set { landingRule.distanceThreshold = newValue }
  }
  /// See `Pages.flickThreshold`.
  public var flickThreshold: Double {
    get { landingRule.flickThreshold }
    set { landingRule.flickThreshold = newValue }
  }

  /// How items are put together into pages.
  public enum Grouping: CountedPayload, Equatable, Sendable, BitwiseCopyable {
    /// A page is one item.
    case none
    /// A page is this many items; fewer than one counts as one.
    case items(Int)
    /// A page is as many items as fit into the unobscured viewport, with a tolerance in points.
    case fitting(tolerance: Double = AxisMetrics.fitTolerance)

    var counted: SIMD8<Double> {
      switch self {
      case .none: Self.counted(0)
      case .items(let count): Self.counted(1, Double(max(1, count)))
      case .fitting(let tolerance): Self.counted(2, tolerance.nonNegative)
      }
    }
  }

  /// The greatest number of items, 2^21; more are ignored.
  public static var maximumItemCount: Int { SequenceLimit.elements }

  /// Creates pages from the lengths of items.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths in points, no more than `maximumItemCount`; not numbers and
  ///     negative ones count as zero.
  ///   - spacing: The gap between two items.
  ///   - padding: The padding inside the content before the first and after the last item; leading
  ///     is where the first item is, also in right-to-left layouts.
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - alignment: Where a page rests.
  ///   - grouping: How items are put together into pages.
  ///   - ends: What happens at the ends. By default, centred pages are padded, as much as `padding`
  ///     does not do already, and others are contained.
  ///   - insets: The adjusted content insets, in points.
  ///   - peek: How far beyond the viewport pages are seen, in points.
  ///   - axis: The axis the pages lie along.
  ///   - isRightToLeft: Whether page 0 is the rightmost; no effect on the vertical axis.
  public init(
    lengths: some Sequence<Double>, spacing: Double = 0, padding: AxisInsets = .zero,
    viewport: Double, alignment: PageAlignment = .leading, grouping: Grouping = .none,
    ends: PageEnds? = nil, insets: AxisInsets = .zero, peek: AxisInsets = .zero,
    axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    let ends = ends ?? .standard(for: alignment)
    let spacing = spacing.nonNegative
    var padding = AxisInsets(
      leading: padding.leading.nonNegative, trailing: padding.trailing.nonNegative)
    var items: [AxisSpan] = []
    var end = padding.leading
    lengths.forFirst(Self.maximumItemCount) { length in
      let start = items.isEmpty ? end : end + spacing
      items.append(AxisSpan(start: start.nonNegative, length: length.nonNegative))
      end = items[items.count - 1].end
    }
    var pageAxis = PageAxis(
      axis: axis, isRightToLeft: isRightToLeft, viewport: viewport.nonNegative, insets: insets,
      peek: peek, contentLength: 0)
    let groups = Self.groups(
      items, grouping, room: pageAxis.logical.unobscuredLength, padding: padding)
    if ends == .padded, let first = groups.first, let last = groups.last {
      let needed = alignment.padding(
        first: Self.span(of: first, in: items).length, last: Self.span(of: last, in: items).length,
        in: pageAxis.logical)
      let shift = max(0, needed.leading - padding.leading)
      for index in items.indices { items[index].start = (items[index].start + shift).nonNegative }
      end += shift
      padding.trailing = max(padding.trailing, needed.trailing)
    }
    pageAxis.contentLength = items.isEmpty ? 0 : (end + padding.trailing).nonNegative
    let lengths = pageAxis.logical
    let resting = groups.map { group in
      let aligned = alignment.offset(aligning: Self.span(of: group, in: items), in: lengths)
      return ends == .free ? aligned.finite(or: 0) : lengths.clampedOffset(aligned)
    }
    self.resting = resting
    self.stops = Self.stops(
      resting,
      tolerance: Self.stopTolerance(
        pitch: (end - (items.first?.start ?? 0) + spacing) / Double(max(1, groups.count))))
    self.hasLength = items.contains { $0.length > 0 }
    self.alignment = alignment
    self.ends = ends
    self.pageAxis = pageAxis
    self.items = items
    self.groups = groups
  }

  /// The pages of each stop, for the resting offsets of all pages.
  private static func stops(_ resting: [Double], tolerance: Double) -> [Range<Int>] {
    var stops: [Range<Int>] = []
    for page in resting.indices {
      if let last = stops.last,
        resting[page] - resting[last.lowerBound] <= tolerance
      {
        stops[stops.count - 1] = last.lowerBound..<(page + 1)
      } else {
        stops.append(page..<(page + 1))
      }
    }
    return stops
  }

  /// The logical span from the first item of a page to its last.
  static func span(of group: Range<Int>, in items: [AxisSpan]) -> AxisSpan {
    let start = items[group.lowerBound].start
    return AxisSpan(start: start, length: items[group.upperBound - 1].end - start)
  }

  /// The items of each page.
  static func groups(
    _ items: [AxisSpan], _ grouping: Grouping, room: Double, padding: AxisInsets
  ) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in items.indices {
      guard let group = groups.last else {
        groups.append(0..<1)
        continue
      }
      let fits: Bool
      switch grouping {
      case .none:
        fits = false
      case .items(let count):
        fits = group.count < max(1, count)
      case .fitting(let tolerance):
        let leading = group.lowerBound == 0 ? padding.leading : 0
        let trailing = index == items.count - 1 ? padding.trailing : 0
        let length = items[index].end - items[group.lowerBound].start
        fits = length + leading + trailing <= room + tolerance.nonNegative
      }
      if fits {
        groups[groups.count - 1] = group.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
    }
    return groups
  }
}
