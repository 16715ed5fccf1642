/// Items of different lengths in lanes side by side. Each goes into the lane that is shortest so
/// far.
///
/// ```swift
/// let lanes = MasonryLanes([100, 60, 50, 80], laneCount: 2, spacing: 10)
/// print((0..<4).map { lanes.lane(of: $0)! })  // [0, 1, 1, 0]
/// print(lanes.position(of: 3), lanes.contentLength)  // 110.0 190.0
/// print(lanes.frame(of: 3, crossLength: 310))  // (0.0, 110.0, 150.0, 80.0)
/// ```
///
/// Of equally short lanes, the one whose last item came first takes the next item. An item stays in
/// its lane when its length changes. Appending is O(log lanes); finding the visible items is
/// O(lanes log n).
public struct MasonryLanes: RowLayout {
  /// The gap between two items of a lane, in points.
  public let spacing: Double
  /// The gap between two lanes, in points.
  public let crossSpacing: Double
  /// The axis along which the items of a lane follow one another.
  public let axis: ScrollAxis
  /// Whether the first lane of a vertical axis, or the first items of a horizontal one, are at the
  /// right.
  public let isRightToLeft: Bool
  private var lanes: [[Item]]
  private var places: [(lane: Int, index: Int)] = []
  /// A tournament for the shortest lane: place p holds the shorter of the lanes at 2p and 2p + 1.
  /// Places from the number of lanes on stand for the lanes themselves.
  private var shortest: [Int]

  private struct Item: Equatable, Sendable, BitwiseCopyable {
    var item: Int
    /// Not held within the limit of numbers, so that starts and ends ascend in a lane.
    var start: Double
    var length: Double
    var end: Double { start + length }

    /// Whether some part lies after the start of a viewport, or before its end.
    func ends(after position: Double) -> Bool { end.isPast(position) }
    func starts(before position: Double, from viewportStart: Double) -> Bool {
      position - start > position.edgeTolerance(from: viewportStart)
    }
  }

  /// The greatest number of lanes.
  public static var maximumLaneCount: Int { 1024 }

  /// The greatest number of items in the initialiser, 2^21. More are ignored; they can be appended.
  public static var maximumCount: Int { SequenceLimit.elements }

  /// Creates lanes of items.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths, in points, up to `maximumCount`.
  ///   - laneCount: How many lanes there are, in `1...maximumLaneCount`.
  ///   - spacing: The gap between two items of a lane, in points.
  ///   - crossSpacing: The gap between two lanes, in points; by default `spacing`.
  ///   - axis: The axis along which the items of a lane follow one another.
  ///   - isRightToLeft: Whether the first lane of a vertical axis, or the first items of a
  ///     horizontal one, are at the right.
  public init(
    _ lengths: some Sequence<Double> = [], laneCount: Int, spacing: Double = 0,
    crossSpacing: Double? = nil, axis: ScrollAxis = .vertical, isRightToLeft: Bool = false
  ) {
    self.spacing = spacing.nonNegative
    self.crossSpacing = (crossSpacing ?? spacing).nonNegative
    self.axis = axis
    self.isRightToLeft = isRightToLeft
    let laneCount = laneCount.clamped(to: 1...Self.maximumLaneCount)
    self.lanes = Array(repeating: [], count: laneCount)
    shortest = Array(repeating: 0, count: laneCount)
    for place in (1..<laneCount).reversed() { compareLanes(at: place) }
    lengths.forFirst(Self.maximumCount) { append($0) }
  }

  /// The number of items.
  public var count: Int { places.count }

  /// The number of lanes.
  public var laneCount: Int { lanes.count }

  /// The numbers of the items.
  public var indices: Range<Int> { 0..<count }

  /// Adds an item to the shortest lane.
  public mutating func append(_ length: Double) {
    let lane = shortestLane(at: 1)
    let start = lanes[lane].last.map { $0.end + spacing } ?? 0
    places.append((lane, lanes[lane].count))
    lanes[lane].append(Item(item: count - 1, start: start, length: length.nonNegative))
    followEnd(of: lane)
  }

  /// The winner of the tournament at a place.
  private func shortestLane(at place: Int) -> Int {
    place < lanes.count ? shortest[place] : place - lanes.count
  }

  /// Plays the tournament again at one place.
  private mutating func compareLanes(at place: Int) {
    let (a, b) = (shortestLane(at: 2 * place), shortestLane(at: 2 * place + 1))
    // Of lanes without items, the first.
    let isFirst = isShorter(a, than: b) || (!isShorter(b, than: a) && a < b)
    shortest[place] = isFirst ? a : b
  }

  /// Updates the tournament after the end of a lane has moved. O(log lanes).
  private mutating func followEnd(of lane: Int) {
    var place = (lanes.count + lane) / 2
    while place > 0 {
      compareLanes(at: place)
      place /= 2
    }
  }

  private func isShorter(_ lane: Int, than other: Int) -> Bool {
    let (a, b) = (lanes[lane].last, lanes[other].last)
    guard let a, let b else { return a == nil && b != nil }
    return a.end.isBefore(b.end) || (!a.end.isPast(b.end) && a.item < b.item)
  }

  /// The lane of an item; `nil` for an item that does not exist.
  public func lane(of item: Int) -> Int? {
    places.indices.contains(item) ? places[item].lane : nil
  }

  /// Where an item begins in its lane, counted from the leading end of the content, in points. An
  /// item that is not there begins at the nearest end of the content.
  public func position(of item: Int) -> Double {
    self[item]?.start.nonNegative ?? (item < 0 ? 0 : contentLength)
  }

  /// The length of an item, in points; zero for an item there is not.
  public func length(of item: Int) -> Double { self[item]?.length ?? 0 }

  /// The frame of an item, in points; for an item there is not, an empty one at the nearest end.
  /// The lanes share the extent across the axis evenly: each is
  /// `(crossLength - (laneCount - 1) * crossSpacing) / laneCount` wide, but not less than zero.
  public func frame(of item: Int, crossLength: Double) -> CGRect {
    guard let lane = lane(of: item) else {
      return rect(start: position(of: item), length: 0, crossLength: 0)
    }
    let gaps = Double(laneCount - 1) * crossSpacing
    let width = (crossLength.nonNegative - gaps).nonNegative / Double(laneCount)
    let before = axis.cross.isMirrored(isRightToLeft) ? laneCount - 1 - lane : lane
    return rect(
      start: position(of: item), length: length(of: item),
      crossStart: (Double(before) * (width + crossSpacing)).nonNegative, crossLength: width)
  }

  private subscript(item: Int) -> Item? {
    guard places.indices.contains(item) else { return nil }
    return lanes[places[item].lane][places[item].index]
  }

  /// Sets the length of an item; the items after it in its lane move. O(n / lanes).
  public mutating func setLength(_ length: Double, of item: Int) {
    guard places.indices.contains(item) else { return }
    let (lane, index) = places[item]
    lanes[lane][index].length = length.nonNegative
    for next in lanes[lane].indices.dropFirst(index + 1) {
      lanes[lane][next].start = lanes[lane][next - 1].end + spacing
    }
    followEnd(of: lane)
  }

  /// The length of the longest lane, in points.
  public var contentLength: Double {
    lanes.reduce(0) { max($0, $1.last?.end ?? 0) }.nonNegative
  }

  /// The positions of the visible items in a lane.
  private func visible(_ lane: Int, _ start: Double, _ end: Double) -> Range<Int> {
    let items = lanes[lane]
    let first = items.indices.partitionPoint { items[$0].ends(after: start) }
    let stop = items.indices.partitionPoint { !items[$0].starts(before: end, from: start) }
    return first..<max(first, stop)
  }

  /// The item with the least number that ends after a position; if none does, the one that ends
  /// last.
  func firstItem(endingAfter position: Double) -> Int? {
    var (first, last): (Item?, Item?)
    for items in lanes {
      let index = items.indices.partitionPoint { items[$0].ends(after: position) }
      if index < items.count, items[index].item < first?.item ?? .max { first = items[index] }
      guard let end = items.last else { continue }
      if last.map({ end.end.isPast($0.end) }) ?? true { last = end }
    }
    return (first ?? last)?.item
  }

  /// The items of which some part is in a viewport, ascending, computed as they are read.
  /// `visibleRange` holds them, and invisible ones as well.
  ///
  /// O(lanes log n) and the number of visible items. Where many invisible items lie between two
  /// visible ones, as beside a very long item, it is O(lanes log n) again: at most once a lane if
  /// no length has been set. Nothing is allocated.
  public func visibleItems(in viewport: AxisViewport) -> some Sequence<Int> {
    let viewport = logical(viewport)
    let (start, end) = (viewport.offset, viewport.offset + viewport.length)
    return VisibleItems(
      lanes: self, remaining: visibleRange(from: start, to: end), start: start, end: end)
  }

  private struct VisibleItems: Sequence, IteratorProtocol {
    let lanes: MasonryLanes
    var remaining: Range<Int>
    let start: Double
    let end: Double

    mutating func next() -> Int? {
      // Items are tried one by one, up to about the cost of a search in all lanes.
      let near = remaining.prefix(16 * lanes.lanes.count)
      var next = near.first { lanes.isVisible($0, start, end) }
      if next == nil, near.upperBound < remaining.upperBound {
        next = lanes.firstVisible(in: near.upperBound..<remaining.upperBound, start, end)
      }
      remaining = (next.map { $0 + 1 } ?? remaining.upperBound)..<remaining.upperBound
      return next
    }
  }

  private func isVisible(_ item: Int, _ start: Double, _ end: Double) -> Bool {
    guard let item = self[item] else { return false }
    return item.starts(before: end, from: start) && item.ends(after: start)
  }

  /// The first item of a range that is visible. O(lanes log n).
  private func firstVisible(in range: Range<Int>, _ start: Double, _ end: Double) -> Int? {
    var first = range.upperBound
    for items in lanes {
      let index = items.indices.partitionPoint {
        items[$0].item >= range.lowerBound && items[$0].ends(after: start)
      }
      if index < items.count, items[index].starts(before: end, from: start) {
        first = min(first, items[index].item)
      }
    }
    return first < range.upperBound ? first : nil
  }

  /// The least range of items that holds all visible ones, of every lane. If none is visible, the
  /// range is empty and lies before the first item that begins after the viewport.
  ///
  /// - Parameter viewport: The viewport, covered by insets or not.
  /// - Returns: A range within `0..<count`.
  public func visibleRange(in viewport: AxisViewport) -> Range<Int> {
    let viewport = logical(viewport)
    return visibleRange(from: viewport.offset, to: viewport.offset + viewport.length)
  }

  private func visibleRange(from start: Double, to end: Double) -> Range<Int> {
    guard end > start else { return 0..<0 }
    var (first, stop, next) = (count, 0, count)
    for (lane, items) in lanes.enumerated() {
      let range = visible(lane, start, end)
      if range.upperBound < items.count { next = min(next, items[range.upperBound].item) }
      guard let last = range.last else { continue }
      first = min(first, items[range.lowerBound].item)
      stop = max(stop, items[last].item + 1)
    }
    return first < stop ? first..<stop : next..<next
  }

  /// Whether both hold the same items in the same lanes.
  public static func == (a: MasonryLanes, b: MasonryLanes) -> Bool {
    a.spacing == b.spacing && a.crossSpacing == b.crossSpacing && a.axis == b.axis
      && a.isRightToLeft == b.isRightToLeft && a.lanes == b.lanes
  }
}
