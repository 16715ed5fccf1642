// What is on screen.

extension CarouselScroller {
  /// An item on screen.
  public struct Item: Equatable, Sendable {
    /// The number, which counts on through the rounds: bind a view to it, as with `ReusePool`.
    public var number: Int
    /// The item, in `0..<itemCount`.
    public var item: Int
    /// The frame in the viewport's coordinates, in points.
    public var frame: CGRect
    /// How far it lies ahead of where it rests, in pages, for fades and parallax; continuous also
    /// where the loop closes.
    public var distance: Double
  }

  /// The items on screen, in leading to trailing order, computed as they are read.
  public struct Items: Sequence, Equatable, Sendable {
    /// The numbers of the items.
    public let numbers: Range<Int>
    let loop: CarouselLoop
    let offset: Double
    let crossLength: Double

    /// How many there are.
    public var count: Int { numbers.count }
    /// Whether there are none.
    public var isEmpty: Bool { numbers.isEmpty }
    /// The first item, or `nil`.
    public var first: Item? { isEmpty ? nil : self[numbers.lowerBound] }
    /// The last item, or `nil`.
    public var last: Item? { isEmpty ? nil : self[numbers.upperBound - 1] }
    /// The same as `count`.
    public var underestimatedCount: Int { count }

    /// Goes through the items once.
    public func makeIterator() -> Iterator { Iterator(all: self) }

    /// Goes through the items once.
    public struct Iterator: IteratorProtocol, Sendable {
      let all: Items
      private var number: Int

      init(all: Items) {
        self.all = all
        number = all.numbers.lowerBound
      }

      /// The next item, or `nil` after the last.
      public mutating func next() -> Item? {
        guard number < all.numbers.upperBound else { return nil }
        number += 1
        return all[number - 1]
      }
    }

    private subscript(number: Int) -> Item {
      let start = loop.start(ofItem: number) - offset
      let length = loop.pages.items[number.floorModulo(loop.itemCount)].length
      return Item(
        number: number, item: number.floorModulo(loop.itemCount),
        frame: CGRect(
          origin: CGPoint(along: loop.axis, start.finite(or: 0), cross: 0),
          size: CGSize(along: loop.axis, length, cross: crossLength)),
        distance: loop.distance(ofItem: number, at: offset))
    }
  }

  /// The items on screen, in leading to trailing order. O(log n), and O(log n) for each.
  public var items: Items {
    // Drawn where the device's pixels are.
    let offset = scroller.metrics.offset[axis]
    return Items(
      numbers: loop.visibleItems(at: offset), loop: loop, offset: offset,
      crossLength: scroller.metrics[axis.cross].viewportLength)
  }
}

extension CarouselLoop {
  /// The least coordinate of the item with a number, in points. It is not that of a `CGRect`, whose
  /// coordinates are coarse where they have 32 bits.
  func start(ofItem number: Int) -> Double {
    let span = span(ofItem: number)
    return pageAxis.isMirrored ? pageAxis.contentLength - span.end : span.start
  }
}
