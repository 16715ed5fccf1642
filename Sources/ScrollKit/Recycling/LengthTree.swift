/// Lengths in a row, and their sums: a wide balanced tree. Looking up, changing, inserting and removing
/// one length is O(log n); building is O(n), of which stretches of equal estimates take no room at all.
///
/// A length is measured, or it is not and counts as the one estimate, which can therefore change in
/// O(1). Each node keeps the sum of what lies below it, taken anew from its children at every change, so
/// that sums do not drift.
struct LengthTree: Equatable, Sendable {
  /// A child: a node, a leaf, or a stretch of rows that are not measured.
  struct Entry: Equatable, Sendable, BitwiseCopyable {
    var sum: Sum
    /// The number of the node or leaf; less than zero for a stretch.
    var child: Int32

    static func stretch(_ count: Int) -> Entry {
      Entry(sum: .unmeasured(count), child: -1)
    }

    var isStretch: Bool { child < 0 }
  }

  /// How many lengths a leaf holds, and how many children a node.
  static let leafCapacity = 64
  static let nodeCapacity = 16
  /// What stands in a leaf for a length that is not measured.
  static let unmeasured = -1.0

  /// Leaf l holds `lengths[l * leafCapacity..<]`, as many as `leafCounts[l]`.
  var lengths: [Double] = []
  var leafCounts: [Int32] = []
  var freeLeaves: [Int32] = []
  /// Node n has the children `entries[n * nodeCapacity..<]`, as many as `nodeCounts[n]`.
  var entries: [Entry] = []
  var nodeCounts: [Int32] = []
  var freeNodes: [Int32] = []
  /// The root is a node whose children are leaves and stretches where the height is 1.
  var root: Int32 = 0
  var height = 1
  /// What all rows come to.
  private(set) var sum = Sum()

  /// A tree of rows that are not measured.
  init(unmeasured count: Int) {
    root = makeNode()
    if count > 0 { append(.stretch(count), to: root) }
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
    let leaves = (new.count + Self.leafCapacity - 1) / Self.leafCapacity
    var level: [Entry] = []
    level.reserveCapacity(leaves)
    leafCounts.reserveCapacity(leaves)
    let room = leaves * Self.leafCapacity
    lengths = Array(unsafeUninitializedCapacity: room) { lengths, initialized in
      for start in stride(from: 0, to: room, by: Self.leafCapacity) {
        let count = min(Self.leafCapacity, new.count - start)
        let sum = Sum(start..<(start + count)) { place in
          let length = new[place].finiteLength
          lengths.initializeElement(at: place, to: length)
          return length
        }
        for place in (start + count)..<(start + Self.leafCapacity) {
          lengths.initializeElement(at: place, to: 0)
        }
        let child = Int32(leafCounts.count)
        level.append(Entry(sum: sum, child: child))
        leafCounts.append(Int32(count))
      }
      initialized = room
    }
    putNodes(over: level)
  }

  /// Puts nodes over leaves and stretches, as few as there may be.
  mutating func putNodes(over entries: [Entry]) {
    var level = entries
    height = 0
    repeat {
      var next: [Entry] = []
      var start = 0
      repeat {
        let node = makeNode()
        let end = min(start + Self.nodeCapacity, level.count)
        for entry in level[start..<end] { append(entry, to: node) }
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

  func nodeSum(_ node: Int32) -> Sum {
    let base = Int(node) * Self.nodeCapacity
    return entries[base..<(base + Int(nodeCounts[Int(node)]))].withUnsafeBufferPointer {
      var sum = Sum()
      for entry in $0 { sum = sum + entry.sum }
      return sum
    }
  }

  func leafSum(_ leaf: Int32) -> Sum {
    let base = Int(leaf) * Self.leafCapacity
    let count = Int(leafCounts[Int(leaf)])
    return lengths.withUnsafeBufferPointer { Sum($0[base..<(base + count)]) }
  }

  /// Whether both hold the same lengths in the same order, however they came there.
  static func == (a: LengthTree, b: LengthTree) -> Bool {
    guard a.sum.count == b.sum.count else { return false }
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
    guard run.end < sum.count else { return nil }
    var (node, row, level) = (root, run.end, height)
    while true {
      let (place, rest) = child(of: node, holding: row)
      let entry = entries[Int(node) * Self.nodeCapacity + place]
      if entry.isStretch {
        return Run(end: run.end + entry.sum.count - rest, length: Self.unmeasured)
      }
      if level == 1 {
        return Run(
          end: run.end + 1, length: lengths[Int(entry.child) * Self.leafCapacity + rest])
      }
      (node, row, level) = (entry.child, rest, level - 1)
    }
  }
}

extension LengthTree {
  mutating func makeLeaf() -> Int32 {
    if let leaf = freeLeaves.popLast() {
      leafCounts[Int(leaf)] = 0
      return leaf
    }
    lengths.grow(by: Self.leafCapacity)
    lengths.append(contentsOf: repeatElement(0, count: Self.leafCapacity))
    leafCounts.grow(by: 1)
    leafCounts.append(0)
    return Int32(leafCounts.count - 1)
  }

  mutating func makeNode() -> Int32 {
    if let node = freeNodes.popLast() {
      nodeCounts[Int(node)] = 0
      return node
    }
    entries.grow(by: Self.nodeCapacity)
    entries.append(contentsOf: repeatElement(.stretch(0), count: Self.nodeCapacity))
    nodeCounts.grow(by: 1)
    nodeCounts.append(0)
    return Int32(nodeCounts.count - 1)
  }

  private mutating func append(_ entry: Entry, to node: Int32) {
    entries[Int(node) * Self.nodeCapacity + Int(nodeCounts[Int(node)])] = entry
    nodeCounts[Int(node)] += 1
  }
}

extension LengthTree {
  /// The child of a node that holds a row, and the row's number within it.
  func child(of node: Int32, holding row: Int) -> (place: Int, row: Int) {
    let (place, row, _) = child(of: node, holding: row, Sum())
    return (place, row)
  }

  /// The same, and what lies before the child, added to what lies before the node.
  @inline(__always)
  func child(
    of node: Int32, holding row: Int, _ before: Sum
  ) -> (place: Int, row: Int, before: Sum) {
    let base = Int(node) * Self.nodeCapacity
    let last = Int(nodeCounts[Int(node)]) - 1
    return entries[base..<(base + max(0, last))].withUnsafeBufferPointer { entries in
      var (row, part) = (row, Sum())
      for place in entries.indices {
        let sum = entries[place].sum
        if row < sum.count { return (place, row, before + part) }
        row -= sum.count
        part = part + sum
      }
      return (last, row, before + part)
    }
  }

  /// The length of a row; `nil` where it is not measured.
  func length(of row: Int) -> Double? {
    var (node, row, level) = (root, row, height)
    while true {
      let (place, rest) = child(of: node, holding: row)
      let entry = entries[Int(node) * Self.nodeCapacity + place]
      if entry.isStretch { return nil }
      if level == 1 {
        let length = lengths[Int(entry.child) * Self.leafCapacity + rest]
        return length < 0 ? nil : length
      }
      (node, row, level) = (entry.child, rest, level - 1)
    }
  }

  /// What the rows before one come to. Within each node and leaf the sum begins at zero, so that many
  /// small numbers are not added one by one to a great one.
  func sum(before row: Int) -> Sum {
    entries.withUnsafeBufferPointer { entries in
      var total = Sum()
      var (node, row, level) = (root, row, height)
      while row > 0 {
        var part = Sum()
        var slot = Int(node) * Self.nodeCapacity
        let end = slot + Int(nodeCounts[Int(node)])
        while slot < end, entries[slot].sum.count <= row {
          part = part + entries[slot].sum
          row -= entries[slot].sum.count
          slot += 1
        }
        total = total + part
        guard row > 0, slot < end else { break }
        let entry = entries[slot]
        if entry.isStretch {
          return total + .unmeasured(row)
        }
        if level == 1 {
          let leaf = Int(entry.child) * Self.leafCapacity
          return lengths.withUnsafeBufferPointer { total + Sum($0[leaf..<(leaf + row)]) }
        }
        (node, level) = (entry.child, level - 1)
      }
      return total
    }
  }
}

extension Array {
  /// Makes room for some more elements, and for a sixteenth of what there is: appending would double it,
  /// and a list of measured rows must not take twice its size.
  fileprivate mutating func grow(by number: Int) {
    guard count + number > capacity else { return }
    reserveCapacity(count + Swift.max(number, count / 16))
  }
}
