/// Items of different lengths in lanes side by side, each put into the lane that is shortest so far.
///
/// ```swift
/// let lanes = MasonryLanes([100, 60, 50, 80], lanes: 2, spacing: 10)
/// print((0..<4).map { lanes.lane(of: $0)! })  // [0, 1, 1, 0]
/// print(lanes.offset(of: 3)!, lanes.contentLength)  // 110.0 190.0
/// ```
///
/// Of lanes that are equally short, the one whose last item came first takes the next. An item stays in
/// its lane, whatever its length turns out to be. Appending is O(lanes), the visible items are found in
/// O(lanes log n).
public struct MasonryLanes: Equatable, Sendable {
  /// The gap between two items of a lane, in points.
  public let spacing: Double
  private var lanes: [[Item]]
  private var places: [(lane: Int, index: Int)] = []

  private struct Item: Equatable, Sendable, BitwiseCopyable {
    var item: Int
    var start: Double
    var length: Double
    var end: Double { start + length }
  }

  /// The greatest number of lanes.
  public static var maximumLanes: Int { 1024 }

  /// Creates lanes of items.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths, in points.
  ///   - lanes: How many lanes there are, in `1...maximumLanes`.
  ///   - spacing: The gap between two items of a lane, in points.
  public init(_ lengths: some Sequence<Double> = [], lanes: Int, spacing: Double = 0) {
    self.spacing = spacing.finiteLength
    self.lanes = Array(repeating: [], count: lanes.clamped(to: 1...Self.maximumLanes))
    for length in lengths { append(length) }
  }

  /// The number of items.
  public var count: Int { places.count }

  /// Adds an item to the shortest lane.
  public mutating func append(_ length: Double) {
    var shortest = 0
    for lane in lanes.indices.dropFirst() where isShorter(lane, than: shortest) { shortest = lane }
    let start = lanes[shortest].last.map { $0.end + spacing } ?? 0
    places.append((shortest, lanes[shortest].count))
    lanes[shortest].append(
      Item(item: count - 1, start: start.finiteLength, length: length.finiteLength))
  }

  private func isShorter(_ lane: Int, than other: Int) -> Bool {
    let (a, b) = (lanes[lane].last, lanes[other].last)
    guard let a, let b else { return a == nil && b != nil }
    return a.end != b.end ? a.end < b.end : a.item < b.item
  }

  /// The lane of an item; `nil` for an item there is not.
  public func lane(of item: Int) -> Int? {
    places.indices.contains(item) ? places[item].lane : nil
  }

  /// Where an item begins in its lane, in points; `nil` for an item there is not.
  public func offset(of item: Int) -> Double? { self[item]?.start }

  /// The length of an item, in points; `nil` for an item there is not.
  public func length(of item: Int) -> Double? { self[item]?.length }

  private subscript(item: Int) -> Item? {
    guard places.indices.contains(item) else { return nil }
    return lanes[places[item].lane][places[item].index]
  }

  /// Sets the length of an item; what follows in its lane moves. O(n / lanes).
  public mutating func setLength(_ length: Double, of item: Int) {
    guard places.indices.contains(item) else { return }
    let (lane, index) = places[item]
    lanes[lane][index].length = length.finiteLength
    for next in lanes[lane].indices.dropFirst(index + 1) {
      lanes[lane][next].start = (lanes[lane][next - 1].end + spacing).finiteLength
    }
  }

  /// The length of the longest lane, in points.
  public var contentLength: Double { lanes.reduce(0) { max($0, $1.last?.end ?? 0) } }

  /// The visible items of a lane, in order: those at these positions of it.
  private func visible(_ lane: Int, _ start: Double, _ end: Double) -> Range<Int> {
    let items = lanes[lane]
    let first = items.indices.partitionPoint { items[$0].end > start }
    let stop = items.indices.partitionPoint { items[$0].start >= end }
    return first..<max(first, stop)
  }

  /// The items of which some part is visible, lane by lane.
  public func visibleItems(offset: Double, viewport: Double) -> [Int] {
    let start = offset.finite(or: 0)
    let end = start + viewport.finiteLength
    guard end > start else { return [] }
    return lanes.indices.flatMap { lane in
      visible(lane, start, end).map { lanes[lane][$0].item }
    }
  }

  /// The least range of items that holds all visible ones, so that every lane is covered.
  public func visibleRange(offset: Double, viewport: Double) -> Range<Int> {
    let start = offset.finite(or: 0)
    let end = start + viewport.finiteLength
    guard end > start else { return 0..<0 }
    var (first, stop) = (count, 0)
    for lane in lanes.indices {
      let range = visible(lane, start, end)
      guard let last = range.last else { continue }
      first = min(first, lanes[lane][range.lowerBound].item)
      stop = max(stop, lanes[lane][last].item + 1)
    }
    return first < stop ? first..<stop : 0..<0
  }

  /// Whether both hold the same items in the same lanes.
  public static func == (a: MasonryLanes, b: MasonryLanes) -> Bool {
    a.spacing == b.spacing && a.lanes == b.lanes
  }
}
