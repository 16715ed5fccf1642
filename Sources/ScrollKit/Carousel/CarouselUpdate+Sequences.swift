// What an update lists: of a fixed size, and read in order.

extension CarouselSlots {
  /// Rebinds, computed as they are read.
  public struct Rebinds: Sequence, Equatable, Sendable, BitwiseCopyable {
    let window: PlaceWindow
    let kept: PlaceSet
    let ring: Ring

    /// The number of rebinds.
    public var count: Int { window.count - kept.count }
    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }
    /// The first rebind, or `nil`.
    public var first: Rebind? { (0..<window.count).first { !kept.contains($0) }.map { self[$0] } }
    /// The last rebind, or `nil`.
    public var last: Rebind? { (0..<window.count).last { !kept.contains($0) }.map { self[$0] } }
    /// The same as `count`.
    public var underestimatedCount: Int { count }

    /// Goes through the rebinds once.
    public func makeIterator() -> Iterator { Iterator(all: self) }

    /// Goes through the rebinds once.
    public struct Iterator: IteratorProtocol, Sendable, BitwiseCopyable {
      let all: Rebinds
      private var position = 0

      init(all: Rebinds) { self.all = all }

      /// The next rebind, or `nil` after the last.
      public mutating func next() -> Rebind? {
        while position < all.window.count {
          position += 1
          if !all.kept.contains(position - 1) { return all[position - 1] }
        }
        return nil
      }
    }

    private subscript(position: Int) -> Rebind {
      let place = window.place(at: position)
      return Rebind(slot: ring.slot(place), page: ring.page(place))
    }
  }

  /// Placements, computed as they are read.
  public struct Placements: Sequence, Equatable, Sendable, BitwiseCopyable {
    let window: PlaceWindow
    let ring: Ring

    /// The number of placements.
    public var count: Int { window.count }
    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }
    /// The first placement, or `nil`.
    public var first: Placement? { isEmpty ? nil : self[0] }
    /// The last placement, or `nil`.
    public var last: Placement? { isEmpty ? nil : self[count - 1] }
    /// The same as `count`.
    public var underestimatedCount: Int { count }

    /// Goes through the placements once.
    public func makeIterator() -> Iterator { Iterator(all: self) }

    /// Goes through the placements once.
    public struct Iterator: IteratorProtocol, Sendable, BitwiseCopyable {
      let all: Placements
      private var position = 0

      init(all: Placements) { self.all = all }

      /// The next placement, or `nil` after the last.
      public mutating func next() -> Placement? {
        guard position < all.count else { return nil }
        position += 1
        return all[position - 1]
      }
    }

    private subscript(position: Int) -> Placement {
      let place = window.place(at: position)
      return Placement(slot: ring.slot(place), origin: ring.origin(place))
    }
  }
}
