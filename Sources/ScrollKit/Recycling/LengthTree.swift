/// The lengths of rows and their sums, in a wide balanced tree. Looking up, changing, inserting and
/// removing one length is O(log n); building is O(n). A stretch of unmeasured rows takes no room.
///
/// A row is measured, or has the estimated length. All unmeasured rows share one estimate, so it
/// can change in O(1). Nodes and leaves keep running sums: a search compares sixteen of them at
/// once, and a row's offset takes one sum a level. Every change adds the sums up again from the
/// lengths, so they do not drift.
struct LengthTree: Equatable, Sendable {
  /// A child of a node: another node, a leaf, or a stretch of unmeasured rows.
  struct Entry: Equatable, Sendable, BitwiseCopyable {
    var sum: Sum
    /// The number of the node or leaf; negative for a stretch.
    var child: Int32

    static func stretch(_ count: Int) -> Entry {
      Entry(sum: .unmeasured(count), child: -1)
    }

    var isStretch: Bool { child < 0 }
  }

  /// The greatest number of children of a node, and the number of blocks of a leaf.
  static let nodeCapacity = 16
  /// The number of lengths in a block, as a power of two and as a number, and in a leaf.
  static let blockShift = 3
  static let blockCapacity = 1 << blockShift
  static let leafCapacity = nodeCapacity * blockCapacity
  /// What a leaf stores for an unmeasured row.
  static let unmeasured = -1.0

  /// For each leaf, `leafStride` numbers: the running sums of the measured lengths at the end of
  /// each block, then `leafCounts` lengths, then zeros.
  var leaves: [Double] = []
  var leafCounts: [Int32] = []
  /// For each leaf, the running counts of unmeasured rows at the end of each block.
  var unmeasuredBlocks: [UInt8] = []
  /// For each node, `nodeStride` numbers: several for each child, see `NodeField`.
  var nodes: [Double] = []
  /// For each node, `nodeCapacity` slots, of which the first `childCounts` hold children.
  var children: [Int32] = []
  var childCounts: [Int32] = []
  /// For each node, the base-2 logarithm of the row count that all children but the last share;
  /// negative where they share none.
  var shifts: [Int8] = []
  var freeLeaves: [Int32] = []
  var freeNodes: [Int32] = []
  /// At height 1, the children of the root are leaves and stretches.
  var root: Int32 = 0
  var height = 1
  /// The sum of all rows.
  private(set) var sum = Sum()

  /// The number of rows.
  var count: Int { sum.count }

  /// A tree of unmeasured rows.
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
        let start = Self.firstBlock(of: Int32(leaf))
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

  /// Puts as few nodes as possible over leaves and stretches.
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

  /// Reads the sum of all rows again, after a change.
  mutating func refreshSum() { sum = nodeSum(root) }

  /// Whether both hold the same lengths in the same order, however the trees were built.
  static func == (a: LengthTree, b: LengthTree) -> Bool {
    guard a.count == b.count else { return false }
    var (left, right) = (Run(), Run())
    while let next = a.next(after: left), let other = b.next(after: right) {
      guard next.length == other.length else { return false }
      // Two stretches are compared up to the end of the shorter.
      let count = min(next.end, other.end)
      left = Run(end: count, length: next.length)
      right = Run(end: count, length: other.length)
    }
    return true
  }

  /// The rows of a range, to insert elsewhere. O(k log n) for k rows but those of stretches.
  func pieces(of rows: Range<Int>) -> [NewRows] {
    var pieces: [NewRows] = []
    var lengths: [Double] = []
    var unmeasured = 0
    func flush() {
      if !lengths.isEmpty { pieces.append(.measured(lengths)) }
      if unmeasured > 0 { pieces.append(.unmeasured(unmeasured)) }
      (lengths, unmeasured) = ([], 0)
    }
    var run = Run(end: rows.lowerBound)
    while run.end < rows.upperBound, let next = next(after: run) {
      if next.length < 0 {
        if !lengths.isEmpty { flush() }
        unmeasured += min(next.end, rows.upperBound) - run.end
      } else {
        if unmeasured > 0 || lengths.count == Self.leafCapacity { flush() }
        lengths.append(next.length)
      }
      run = next
    }
    flush()
    return pieces
  }

  /// Rows of one length, up to an end. The length is negative for unmeasured rows.
  private struct Run {
    var end = 0
    var length = 0.0
  }

  /// The next run after a run: what follows of a stretch, or one measured row; `nil` at the end.
  private func next(after run: Run) -> Run? {
    guard run.end < count else { return nil }
    let (entry, remaining) = entry(holding: run.end)
    if entry.isStretch {
      return Run(end: run.end + entry.sum.count - remaining, length: Self.unmeasured)
    }
    return Run(end: run.end + 1, length: leaves[Self.firstLength(of: entry.child) + remaining])
  }

  /// The leaf or stretch that holds a row, and the row counted from its start.
  private func entry(holding row: Int) -> (entry: Entry, row: Int) {
    var (node, remaining) = (root, row)
    for level in 1...height {
      let place = reading { $0.place(of: remaining, in: node) }
      remaining -= sum(through: place - 1, of: node).count
      if level == height { return (entry(of: node, at: place), remaining) }
      node = child(place, of: node)
    }
    return (.stretch(0), 0)
  }
}
