/// Items of different lengths in lanes side by side, each put into the lane that is shortest so
/// far.
///
/// ```swift
/// let lanes = MasonryLanes([100, 60, 50, 80], lanes: 2, spacing: 10)
/// print((0..<4).map { lanes.lane(of: $0)! })  // [0, 1, 1, 0]
/// print(lanes.offset(of: 3)!, lanes.contentLength)  // 110.0 190.0
/// print(lanes.frame(of: 3, crossLength: 310))  // (0.0, 110.0, 150.0, 80.0)
/// ```
///
/// Of lanes that are equally short, the one whose last item came first takes the next. An item
/// stays in its lane, whatever its length turns out to be. Appending is O(log lanes), the visible
/// items are found in O(lanes log n).
public struct MasonryLanes: Equatable, Sendable {
  /// The gap between two items of a lane, in points.
  public let spacing: Double
  private var lanes: [[Item]]
  private var places: [(lane: Int, index: Int)] = []
  /// The shortest lanes as in a tournament: place p holds the shorter of those at 2p and 2p + 1,
  /// where the places from the number of lanes on stand for the lanes themselves.
  private var shortest: [Int]

  private struct Item: Equatable, Sendable, BitwiseCopyable {
    var item: Int
    var start: Double
    var length: Double
    var end: Double { start + length }

    /// Whether some part of it is after the start of a viewport, or before its end.
    func ends(after position: Double) -> Bool { end.isPast(position) }
    func starts(before position: Double, from viewportStart: Double) -> Bool {
      position - start > position.edgeTolerance(from: viewportStart)
    }
  }

  /// The greatest number of lanes.
  public static var maximumLanes: Int { 1024 }

  /// The greatest number of items to begin with, 2^21: more are left aside. Others can be appended.
  public static var maximumCount: Int { SequenceLimit.elements }

  /// Creates lanes of items.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths, in points, no more than `maximumCount`.
  ///   - lanes: How many lanes there are, in `1...maximumLanes`.
  ///   - spacing: The gap between two items of a lane, in points.
  public init(_ lengths: some Sequence<Double> = [], lanes: Int, spacing: Double = 0) {
    self.spacing = spacing.nonNegative
    let laneCount = lanes.clamped(to: 1...Self.maximumLanes)
    self.lanes = Array(repeating: [], count: laneCount)
    shortest = Array(repeating: 0, count: laneCount)
    for place in (1..<laneCount).reversed() { compareLanes(at: place) }
    lengths.forFirst(Self.maximumCount) { append($0) }
  }

  /// The number of items.
  public var count: Int { places.count }

  /// Adds an item to the shortest lane.
  public mutating func append(_ length: Double) {
    let lane = shortestLane(at: 1)
    let start = lanes[lane].last.map { $0.end + spacing } ?? 0
    places.append((lane, lanes[lane].count))
    lanes[lane].append(
      Item(item: count - 1, start: start.nonNegative, length: length.nonNegative))
    followEnd(of: lane)
  }

  /// The shortest lane of those that a place of the tournament stands for.
  private func shortestLane(at place: Int) -> Int {
    place < lanes.count ? shortest[place] : place - lanes.count
  }

  /// Takes the result of a place of the tournament anew.
  private mutating func compareLanes(at place: Int) {
    let (a, b) = (shortestLane(at: 2 * place), shortestLane(at: 2 * place + 1))
    // Of lanes without items, the first.
    let isFirst = isShorter(a, than: b) || (!isShorter(b, than: a) && a < b)
    shortest[place] = isFirst ? a : b
  }

  /// The end of a lane has moved. O(log lanes).
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

  /// The lane of an item; `nil` for an item there is not.
  public func lane(of item: Int) -> Int? {
    places.indices.contains(item) ? places[item].lane : nil
  }

  /// Where an item begins in its lane, in points; `nil` for an item there is not.
  public func offset(of item: Int) -> Double? { self[item]?.start }

  /// The length of an item, in points; `nil` for an item there is not.
  public func length(of item: Int) -> Double? { self[item]?.length }

  /// The frame of an item in vertically scrolling content, in points. The lanes share the extent
  /// across the axis evenly: each is `(crossLength - (lanes - 1) * laneSpacing) / lanes` wide,
  /// nothing less than zero.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - crossLength: The extent across the axis, in points.
  ///   - laneSpacing: The gap between two lanes, in points; by default `spacing`.
  ///   - axis: The axis of the lanes.
  ///   - isRightToLeft: Whether the first lane of a vertical axis is the rightmost.
  /// - Returns: The frame; empty for an item there is not.
  public func frame(
    of item: Int, crossLength: Double, laneSpacing: Double? = nil, axis: ScrollAxis = .vertical,
    isRightToLeft: Bool = false
  ) -> CGRect {
    guard let lane = lane(of: item), let place = self[item] else { return .zero }
    let gap = (laneSpacing ?? spacing).nonNegative
    let gaps = Double(lanes.count - 1) * gap
    let width = (crossLength.nonNegative - gaps).nonNegative / Double(lanes.count)
    let before = axis.cross.isMirrored(isRightToLeft) ? lanes.count - 1 - lane : lane
    return CGRect(
      origin: CGPoint(
        along: axis, place.start, cross: (Double(before) * (width + gap)).nonNegative),
      size: CGSize(along: axis, place.length, cross: width))
  }

  private subscript(item: Int) -> Item? {
    guard places.indices.contains(item) else { return nil }
    return lanes[places[item].lane][places[item].index]
  }

  /// Sets the length of an item; what follows in its lane moves. O(n / lanes).
  public mutating func setLength(_ length: Double, of item: Int) {
    guard places.indices.contains(item) else { return }
    let (lane, index) = places[item]
    lanes[lane][index].length = length.nonNegative
    for next in lanes[lane].indices.dropFirst(index + 1) {
      lanes[lane][next].start = (lanes[lane][next - 1].end + spacing).nonNegative
    }
    followEnd(of: lane)
  }

  /// The length of the longest lane, in points.
  public var contentLength: Double { lanes.reduce(0) { max($0, $1.last?.end ?? 0) } }

  /// The visible items of a lane, in order: those at these positions of it.
  private func visible(_ lane: Int, _ start: Double, _ end: Double) -> Range<Int> {
    let items = lanes[lane]
    let first = items.indices.partitionPoint { items[$0].ends(after: start) }
    let stop = items.indices.partitionPoint { !items[$0].starts(before: end, from: start) }
    return first..<max(first, stop)
  }

  /// The first item, by number, that ends after a position, or the one that ends last.
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

  /// The items of which some part is visible, ascending, computed as they are read: those of
  /// `visibleRange` that are. O(lanes log n) and the number of visible items, and again O(lanes log
  /// n) wherever many numbers of invisible items lie between two of them, as beside a very long
  /// item: at most once a lane where no length has been set. Nothing is allocated.
  public func visibleItems(
    offset: Double, viewport: Double, insets: AxisInsets = .zero
  ) -> some Sequence<Int> {
    let clear = insets.uncovered(offset: offset, viewport: viewport)
    return VisibleItems(
      lanes: self, rest: visibleRange(offset: clear.start, viewport: clear.length),
      start: clear.start, end: clear.end)
  }

  private struct VisibleItems: Sequence, IteratorProtocol {
    let lanes: MasonryLanes
    var rest: Range<Int>
    let start: Double
    let end: Double

    mutating func next() -> Int? {
      // Numbers are tried one by one for as long as a search in all lanes would take.
      let near = rest.prefix(16 * lanes.lanes.count)
      var next = near.first { lanes.isVisible($0, start, end) }
      if next == nil, near.upperBound < rest.upperBound {
        next = lanes.firstVisible(in: near.upperBound..<rest.upperBound, start, end)
      }
      rest = (next.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
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

  /// The least range of items that holds all visible ones, so that every lane is covered. Where
  /// none is, it is empty and lies before the first item that begins after the viewport.
  ///
  /// - Parameters:
  ///   - offset: The viewport's start, in points; not a number counts as zero.
  ///   - viewport: Its length, in points.
  ///   - insets: What covers its ends, in points, such as bars; see `RowLengths`.
  /// - Returns: A range within `0..<count`.
  public func visibleRange(
    offset: Double, viewport: Double, insets: AxisInsets = .zero
  ) -> Range<Int> {
    let clear = insets.uncovered(offset: offset, viewport: viewport)
    let (start, end) = (clear.start, clear.end)
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
    a.spacing == b.spacing && a.lanes == b.lanes
  }
}
