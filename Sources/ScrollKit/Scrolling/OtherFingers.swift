/// The fingers that are down beside the one that counts, in the order in which they went down. Only
/// four are kept; more are ignored.
struct OtherFingers: Equatable, Sendable, BitwiseCopyable {
  private var ids = SIMD4<Int>.zero
  private var x = SIMD4<Double>.zero
  private var y = SIMD4<Double>.zero
  private(set) var count = 0

  static var capacity: Int { 4 }

  private func index(of id: Int) -> Int? { (0..<count).first { ids[$0] == id } }

  subscript(index: Int) -> (id: Int, location: AxisPair) {
    (ids[index], AxisPair(x: x[index], y: y[index]))
  }

  /// Adds a finger that has gone down.
  mutating func add(_ id: Int, at location: AxisPair) {
    guard index(of: id) == nil, count < Self.capacity else { return }
    ids[count] = id
    count += 1
    move(id, to: location)
  }

  /// Moves a finger; an unknown one changes nothing.
  mutating func move(_ id: Int, to location: AxisPair) {
    guard let index = index(of: id) else { return }
    (x[index], y[index]) = (location.x, location.y)
  }

  /// Removes a finger that was lifted.
  mutating func remove(_ id: Int) {
    guard let index = index(of: id) else { return }
    for next in index..<Self.capacity {
      let isLast = next == Self.capacity - 1
      ids[next] = isLast ? 0 : ids[next + 1]
      x[next] = isLast ? 0 : x[next + 1]
      y[next] = isLast ? 0 : y[next + 1]
    }
    count -= 1
  }
}
