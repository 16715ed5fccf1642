/// A dictionary from numbers to views: a tree that branches by two bits of the number at each
/// level, the lowest bits first.
///
/// All numbers below a node share the bits that led to it, so no path has more than 33 nodes; for
/// consecutive numbers it has `log4(n)`. `Dictionary` is no choice: it needs random numbers, which
/// Embedded Swift does not have, and without them somebody can choose numbers for which a hash
/// table takes O(n) a look-up.
struct ViewTable: Sendable {
  private struct Node: Sendable, BitwiseCopyable {
    var key: Int
    var view: Int
    /// The nodes below, by the next two bits; less than zero for none.
    var children = SIMD4<Int32>(repeating: -1)
  }

  private var nodes: [Node] = []
  private var root: Int32 = -1
  /// The first free node. The first child of each is the next free one.
  private var free: Int32 = -1

  /// The view of a number; negative for none. A number keeps its node until it is removed, so
  /// setting it again allocates nothing.
  subscript(key: Int) -> Int {
    get {
      let node = place(of: key).node
      return node < 0 ? -1 : nodes[Int(node)].view
    }
    set {
      let (node, link) = place(of: key)
      if node >= 0 {
        nodes[Int(node)].view = newValue
      } else {
        point(link, to: makeNode(Node(key: key, view: newValue)))
      }
    }
  }

  /// Reserves room for `count` numbers.
  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Removes a number, if it is there.
  mutating func remove(_ key: Int) {
    let (node, link) = place(of: key)
    guard node >= 0 else { return }
    // All numbers below share the bits that lead here, so any of them may take this place: move a
    // leaf here.
    var (last, lastLink) = (node, link)
    while let bits = nodes[Int(last)].children.firstBranch {
      lastLink = Link(node: last, bits: bits)
      last = nodes[Int(last)].children[bits]
    }
    nodes[Int(node)].key = nodes[Int(last)].key
    nodes[Int(node)].view = nodes[Int(last)].view
    point(lastLink, to: -1)
    nodes[Int(last)].children[0] = free
    free = last
  }

  /// Removes all numbers; the room stays.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    (root, free) = (-1, -1)
  }

  /// Where a node hangs: below another, or at the root if `node` is negative.
  private struct Link {
    var node: Int32 = -1
    var bits = 0
  }

  /// The node of a number, negative for none, and where it hangs or would hang.
  private func place(of key: Int) -> (node: Int32, link: Link) {
    var (node, link) = (root, Link())
    var bits = UInt(bitPattern: key)
    while node >= 0, nodes[Int(node)].key != key {
      link = Link(node: node, bits: Int(bits & 3))
      node = nodes[Int(node)].children[link.bits]
      bits >>= 2
    }
    return (node, link)
  }

  private mutating func point(_ link: Link, to node: Int32) {
    if link.node < 0 { root = node } else { nodes[Int(link.node)].children[link.bits] = node }
  }

  private mutating func makeNode(_ node: Node) -> Int32 {
    guard free >= 0 else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let place = free
    free = nodes[Int(place)].children[0]
    nodes[Int(place)] = node
    return place
  }
}

extension SIMD4<Int32> {
  /// The first branch that has a node.
  fileprivate var firstBranch: Int? { (0..<4).first { self[$0] >= 0 } }
}
