/// Lengths in a row, and their sums: a wide balanced tree. Looking up, changing, inserting and
/// removing one length is O(log n); building is O(n). A stretch of rows that are not measured takes
/// no room.
///
/// A row is measured, or it counts as the one estimate, which can therefore change in O(1). Nodes
/// and leaves keep running sums: a search compares sixteen of them at once, and a row's offset is
/// read, not added up. They are added up anew from the lengths at every change, so that they do not
/// drift.
struct LengthTree: Equatable, Sendable {
  /// A child of a node: another node, a leaf, or a stretch of rows that are not measured.
  struct Entry: Equatable, Sendable, BitwiseCopyable {
    var sum: Sum
    /// The number of the node or leaf; less than zero for a stretch.
    var child: Int32

    static func stretch(_ count: Int) -> Entry {
      Entry(sum: .unmeasured(count), child: -1)
    }

    var isStretch: Bool { child < 0 }
  }

  /// How many children a node has at the most, and how many blocks a leaf.
  static let nodeCapacity = 16
  /// How many lengths a block holds, and how many a leaf.
  static let blockShift = 3
  static let blockCapacity = 1 << blockShift
  static let leafCapacity = nodeCapacity * blockCapacity
  /// What stands in a leaf for a row that is not measured.
  static let unmeasured = -1.0

  /// Leaf l has `leafStride` numbers, from `l * leafStride` on: what it comes to up to the end of
  /// each block, measured lengths only, and then the lengths themselves, as many as
  /// `leafCounts[l]`; zeros follow.
  var leaves: [Double] = []
  var leafCounts: [Int32] = []
  /// How many rows of leaf l are not measured up to the end of each block, from `l * nodeCapacity`
  /// on.
  var unmeasuredBlocks: [UInt8] = []
  /// Node n has `nodeStride` numbers, from `n * nodeStride` on: for each child several, see
  /// `NodeField`.
  var nodes: [Double] = []
  /// The children of node n, from `n * nodeCapacity` on, as many as `childCounts[n]`.
  var children: [Int32] = []
  var childCounts: [Int32] = []
  /// The power of two of rows in each child of node n but the last; less than zero where they
  /// differ.
  var shifts: [Int8] = []
  var freeLeaves: [Int32] = []
  var freeNodes: [Int32] = []
  /// The root is a node whose children are leaves and stretches where the height is 1.
  var root: Int32 = 0
  var height = 1
  /// What all rows come to.
  private(set) var sum = Sum()

  /// The number of rows.
  var count: Int { sum.count }

  /// A tree of rows that are not measured.
  init(unmeasured count: Int) {
    root = makeNode()
    if count > 0 { setEntries(of: root, [.stretch(count)]) }
    refreshSum()
  }

  /// A tree of measured lengths, in one pass.
  init(_ lengths: some Sequence<Double>, limit: Int) {
    func tree(_ lengths: UnsafeBufferPointer<Double>) -> LengthTree {
      LengthTree(measured: UnsafeBufferPointer(rebasing: lengths.prefix(limit)))
    }
    self =
      lengths.withContiguousStorageIfAvailable(tree)
      ?? lengths.firstElements(limit).withUnsafeBufferPointer(tree)
  }

  private init(measured new: UnsafeBufferPointer<Double>) {
    let count = (new.count + Self.leafCapacity - 1) / Self.leafCapacity
    leaves = Array(unsafeUninitializedCapacity: count * Self.leafStride) { leaves, initialized in
      initialized = count * Self.leafStride
      for leaf in 0..<count {
        let rows = new[(leaf * Self.leafCapacity)...].prefix(Self.leafCapacity)
        let start = leaf * Self.leafStride
        Self.initializeLeaf(
          UnsafeMutableBufferPointer(rebasing: leaves[start..<(start + Self.leafStride)]),
          with: UnsafeBufferPointer(rebasing: rows))
      }
    }
    leafCounts = Array(repeating: Int32(Self.leafCapacity), count: count)
    if count > 0 { leafCounts[count - 1] -= Int32(count * Self.leafCapacity - new.count) }
    unmeasuredBlocks = Array(repeating: 0, count: count * Self.nodeCapacity)
    putNodes(over: (0..<Int32(count)).map { Entry(sum: leafSum($0), child: $0) })
  }

  /// Puts nodes over leaves and stretches, as few as there may be.
  mutating func putNodes(over entries: [Entry]) {
    var level = entries
    height = 0
    reserveNodes(over: level.count)
    repeat {
      var next: [Entry] = []
      var start = 0
      repeat {
        let node = makeNode()
        let end = min(start + Self.nodeCapacity, level.count)
        setEntries(of: node, level[start..<end])
        next.append(Entry(sum: nodeSum(node), child: node))
        start = end
      } while start < level.count
      level = next
      height += 1
    } while level.count > 1
    root = level[0].child
    refreshSum()
  }

  /// Takes the sum of all rows anew, after a change.
  mutating func refreshSum() { sum = nodeSum(root) }

  /// Whether both hold the same lengths in the same order, however they came there.
  static func == (a: LengthTree, b: LengthTree) -> Bool {
    guard a.count == b.count else { return false }
    var (left, right) = (Run(), Run())
    while let next = a.next(after: left), let other = b.next(after: right) {
      guard next.length == other.length else { return false }
      // Stretches are compared as far as both go.
      let count = min(next.end, other.end)
      left = Run(end: count, length: next.length)
      right = Run(end: count, length: other.length)
    }
    return true
  }

  /// Rows up to an end that have one length; less than zero for unmeasured.
  private struct Run {
    var end = 0
    var length = 0.0
  }

  /// The rows after some others that lie in one stretch, or one row; `nil` at the end.
  private func next(after run: Run) -> Run? {
    guard run.end < count else { return nil }
    let (entry, rest) = entry(holding: run.end)
    if entry.isStretch {
      return Run(end: run.end + entry.sum.count - rest, length: Self.unmeasured)
    }
    return Run(end: run.end + 1, length: leaves[Self.firstLength(of: entry.child) + rest])
  }

  /// The leaf or stretch that holds a row, and the row's number within it.
  private func entry(holding row: Int) -> (entry: Entry, row: Int) {
    var (node, rest) = (root, row)
    for level in 1...height {
      let place = reading { $0.place(of: rest, in: node) }
      rest -= sum(through: place - 1, of: node).count
      if level == height { return (entry(of: node, at: place), rest) }
      node = children[Int(node) * Self.nodeCapacity + place]
    }
    return (.stretch(0), 0)
  }
}
