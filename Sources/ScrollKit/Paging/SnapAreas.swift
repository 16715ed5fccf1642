/// Stretches of content of any sizes that scrolling comes to rest on, along one axis: the engine of
/// CSS scroll snap as a value.
///
/// ```swift
/// let areas = SnapAreas(
///   lengths: [200, 500, 120, 300], spacing: 10, viewport: 320, covering: AxisInsets(leading: 20))
/// print(areas.contentOffset(of: 2) ?? -1)  // 700.0
/// print(areas.landing(of: .end(at: 640, from: 600))!.id)  // 2
/// ```
///
/// The *port* is the viewport less insets and what covers it. An area with its margins rests with a
/// point of its own at a point of the port; the place is held within the range. An area at least as
/// long as the port may also fill it at any place, where the port's ends cut no other area.
/// Building is O(n log n). A release takes O(log n), and more only where areas overlap longer ones.
/// The rules are those measured in Chromium 156.
public struct SnapAreas: Equatable, Sendable {
  /// The areas, in the order given: at a tie, the earlier one wins.
  public let areas: [SnapArea]
  /// What covers the viewport's ends beside the insets, in points: CSS scroll padding. Leading is
  /// left or top.
  public let covering: AxisInsets
  /// What happens at the ends.
  public let ends: PageEnds
  /// Whether the content repeats without end.
  public let loops: Bool
  let pageAxis: PageAxis
  /// The port; logical, counted from the viewport's origin.
  let port: AxisSpan
  /// Each area with its margins, so that an area at the port's start begins at the offset; logical.
  let spans: [SnapSpan]
  /// Who wins at a tie: an enclosed area before the enclosing one, else the earlier one.
  let ranks: [Int]
  let list: SnapList
  let mustStops: SnapList
  /// The areas at least as long as the port, from the first place where they fill it to the last.
  let coverings: SnapSpanTree
  /// All areas, where some may be cut by others.
  let cutters: SnapSpanTree
  /// Where areas begin and end, ascending.
  let starts: [Int]
  let finishes: [Int]
  /// The first place of each stop: places less than a pixel apart are one stop.
  let stops: [Int]
  /// The areas by number, where numbers do not ascend.
  let order: [Int]

  /// The greatest number of areas, 2^21; more are ignored.
  public static var maximumCount: Int { SequenceLimit.elements }

  /// Creates snap areas from stretches of content.
  ///
  /// - Parameters:
  ///   - areas: The areas, no more than `maximumCount`.
  ///   - contentLength: The length of the content, in points.
  ///   - viewport: The length of the scroll view's bounds along the axis, in points.
  ///   - insets: The adjusted content insets, in points.
  ///   - covering: What covers the viewport's ends without widening the range, in points.
  ///   - ends: What happens at the ends. The content has the padding it has: `padded` is `free`.
  ///   - loops: Whether the content repeats without end, as a round of `contentLength`. A round
  ///     shorter than a point does not.
  ///   - axis: The axis.
  ///   - isRightToLeft: Whether the content begins at the right; no effect on the vertical axis.
  public init(
    _ areas: some Sequence<SnapArea>, contentLength: Double, viewport: Double,
    insets: AxisInsets = .zero, covering: AxisInsets = .zero, ends: PageEnds = .contained,
    loops: Bool = false, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    self.init(
      areas.firstElements(Self.maximumCount),
      on: PageAxis(
        axis: axis, isRightToLeft: isRightToLeft, viewport: viewport.nonNegative, insets: insets,
        peek: .zero, contentLength: contentLength.nonNegative),
      covering: covering, ends: ends, loops: loops)
  }

  init(
    _ areas: [SnapArea], on pageAxis: PageAxis, covering: AxisInsets, ends: PageEnds, loops: Bool
  ) {
    let isMirrored = pageAxis.isMirrored
    let clear = pageAxis.logical.clearSpan
    let cover = isMirrored ? covering.mirrored : covering
    let port = AxisSpan(
      start: clear.start + cover.leading,
      length: max(0, clear.length - cover.leading - cover.trailing))
    let canLoop = loops && pageAxis.contentLength >= 1 && !areas.isEmpty
    let spans = areas.map { area in
      let start = area.start - area.margin.leading
      let length = max(0, area.length + area.margin.leading + area.margin.trailing)
      let logical = isMirrored ? pageAxis.contentLength - start - length : start
      return SnapSpan(
        start: logical - port.start, length: length, port: port.length, area: area,
        clamp: canLoop || ends != .contained ? nil : pageAxis.logical)
    }
    let ranks = Self.ranks(areas)
    func entries(_ isWanted: (Int) -> Bool) -> [(place: Double, rank: Int, area: Int)] {
      areas.indices.compactMap { index in
        spans[index].resting.flatMap { resting in
          isWanted(index) ? (resting, ranks[index], index) : nil
        }
      }
    }
    let round = canLoop ? pageAxis.contentLength : 0
    list = SnapList(entries { _ in true }, round: round)
    mustStops = SnapList(entries { areas[$0].isMustStop }, round: round)
    let long = areas.indices.filter { spans[$0].fills(port.length) && spans[$0].resting != nil }
    coverings = SnapSpanTree(
      long.map { ($0, spans[$0].start, spans[$0].end - port.length) })
    let others = long.isEmpty ? [] : areas.indices.filter { areas[$0].cuts }
    cutters = SnapSpanTree(others.map { ($0, spans[$0].start, spans[$0].end) })
    starts = others.sorted { spans[$0].start < spans[$1].start }
    finishes = others.sorted { spans[$0].end < spans[$1].end }
    stops = Self.stops(
      list.places,
      tolerance: VariablePages.stopTolerance(pitch: pageAxis.meanLength(of: areas.count)))
    let isAscending = zip(areas.indices, areas.indices.dropFirst()).allSatisfy {
      Self.id($0, areas) < Self.id($1, areas)
    }
    order =
      isAscending
      ? [] : areas.indices.sorted { (Self.id($0, areas), $0) < (Self.id($1, areas), $1) }
    self.areas = areas
    self.covering = covering
    self.ends = ends
    self.loops = canLoop
    self.pageAxis = pageAxis
    self.port = port
    self.spans = spans
    self.ranks = ranks
  }

  /// Whether both have the same areas in the same scroll view. O(n).
  public static func == (a: SnapAreas, b: SnapAreas) -> Bool {
    a.areas == b.areas && a.pageAxis == b.pageAxis && a.covering == b.covering && a.ends == b.ends
      && a.loops == b.loops
  }

  /// Who wins at a tie: the deeper one of two nested areas, else the earlier one.
  private static func ranks(_ areas: [SnapArea]) -> [Int] {
    guard areas.contains(where: { $0.parent != nil }) else { return Array(areas.indices) }
    func parent(_ index: Int) -> Int? {
      areas[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
    }
    var sizes = [Int](repeating: 1, count: areas.count)
    for index in areas.indices.reversed() {
      if let parent = parent(index) { sizes[parent] += sizes[index] }
    }
    // Each takes the last of as many ranks as it and all inside it need.
    var next = [Int](repeating: 0, count: areas.count)
    var nextOuter = 0
    for index in areas.indices {
      if let parent = parent(index) {
        next[index] = next[parent]
        next[parent] += sizes[index]
      } else {
        next[index] = nextOuter
        nextOuter += sizes[index]
      }
      sizes[index] += next[index]
    }
    return sizes.map { $0 - 1 }
  }

  /// The first place of each stop.
  private static func stops(_ places: [Double], tolerance: Double) -> [Int] {
    var stops: [Int] = []
    for index in places.indices {
      if let last = stops.last, places[index] - places[last] <= tolerance { continue }
      stops.append(index)
    }
    return stops
  }

  private static func id(_ index: Int, _ areas: [SnapArea]) -> Int { areas[index].id ?? index }
}

/// An area in the port's coordinates: `start` is the offset at which it begins where the port
/// begins.
struct SnapSpan: Equatable, Sendable, BitwiseCopyable {
  let start: Double
  let end: Double
  /// Where it rests; `nil` for nowhere.
  let resting: Double?

  init(start: Double, length: Double, port: Double, area: SnapArea, clamp: AxisMetrics?) {
    self.start = start.finite(or: 0)
    end = (self.start + length).finite(or: 0)
    resting = area.alignment.map { alignment in
      let place =
        start + alignment.page * length - alignment.viewport * port - area.points
      return clamp?.clampedOffset(place) ?? place.finite(or: 0)
    }
  }

  var length: Double { end - start }

  /// Whether this is at least as long as the port.
  func fills(_ port: Double) -> Bool { !length.isBefore(port) }

  func contains(_ other: SnapSpan) -> Bool { start <= other.start && end >= other.end }
}
