extension CarouselSlots {
  /// A slot at the moment, for effects such as fading, scaling or parallax.
  public struct Slot: Equatable, Sendable, BitwiseCopyable {
    /// The slot, in `0..<slotCount`: the number of the app's view.
    public var number: Int
    /// The page that it shows.
    public var page: Int
    /// How far it lies ahead of the viewport, in pages: zero where a page rests, and between -1 and
    /// 1 while it is visible. It does not jump by recentring, nor where the loop closes.
    public var distance: Double { didSet { distance = distance.finite(or: oldValue) } }
  }

  /// The slots that show a page, in leading to trailing order, computed as they are read.
  public struct Slots: Sequence, Equatable, Sendable, BitwiseCopyable {
    let window: PlaceWindow
    let ring: Ring
    let middle: Int
    let remainder: Double

    /// The number of slots that show a page.
    public var count: Int { window.count }
    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }
    /// The first slot, or `nil`.
    public var first: Slot? { isEmpty ? nil : self[0] }
    /// The last slot, or `nil`.
    public var last: Slot? { isEmpty ? nil : self[count - 1] }
    /// The same as `count`.
    public var underestimatedCount: Int { count }

    /// Goes through the slots that show a page once.
    public func makeIterator() -> Iterator { Iterator(all: self) }

    /// Goes through the slots that show a page once.
    public struct Iterator: IteratorProtocol, Sendable, BitwiseCopyable {
      let all: Slots
      private var position = 0

      init(all: Slots) { self.all = all }

      /// The next slot, or `nil` after the last.
      public mutating func next() -> Slot? {
        guard position < all.count else { return nil }
        position += 1
        return all[position - 1]
      }
    }

    private subscript(position: Int) -> Slot {
      let place = window.place(at: position)
      return Slot(
        number: ring.slot(place), page: ring.page(place),
        distance: (Double(place.saturatingSubtract(middle)) - remainder).finite(or: 0))
    }
  }

  /// The slots that show a page, in leading to trailing order, with the distance of each from the
  /// middle of the screen.
  ///
  /// ```swift
  /// var slots = CarouselSlots(pageCount: 5)
  /// _ = slots.setPageLength(320)
  /// _ = slots.scrolled(to: 400)
  /// print(slots.slots.map { max(0, 1 - abs($0.distance)) })  // [0.0, 0.75, 0.25]
  /// ```
  public var slots: Slots {
    let ring = Ring(binding)
    return Slots(
      window: PlaceWindow(first: binding.firstPlace, count: ring.placeCount), ring: ring,
      middle: binding.track.middle, remainder: binding.track.remainder)
  }
}
