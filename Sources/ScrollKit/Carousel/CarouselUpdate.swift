extension CarouselSlots {
  /// What the app has to do after a step of a carousel: put pages into slots, move slots, shift the
  /// offset. Everything in it has a fixed size, so that no step allocates.
  ///
  /// Apply it in this order: vacancies, rebinds, placements, offset shift.
  public struct Update: Equatable, Sendable, BitwiseCopyable {
    /// The slots that show another page from now on: exactly |k| of them for a move of k pages,
    /// fewer than there are slots.
    public var rebinds: Rebinds { Rebinds(window: newcomers, ring: ring) }
    /// The slots that show nothing from now on, which happens with fewer than two pages.
    public var vacancies: Range<Int> { (isTold ? ring.slotCount : window.count)..<ring.slotCount }
    /// Where slots lie from now on: all of them after a recentring or a change of length, else those
    /// that are bound anew.
    public var placements: Placements {
      Placements(window: movesAll ? window : newcomers, ring: ring)
    }
    /// What to add to the scroll view's offset so that nothing moves on screen, in points: to the offset
    /// that the carousel was last told. The sum is its `contentOffset`.
    public var offsetShift: Double { didSet { offsetShift = offsetShift.finite(or: 0) } }
    /// The change of the page nearest to the viewport, reported once. That there are no pages any more is
    /// not one.
    public var pageChange: PageChange?
    let ring: Ring
    /// The page numbers in the slots.
    let window: PageWindow
    /// Those that were not in them before.
    var newcomers: PageWindow
    /// Whether slots lie elsewhere though they keep their pages.
    var movesAll: Bool
    /// Whether the app knows already which slots are vacant.
    let isTold: Bool

    /// Whether there is nothing to do.
    public var isEmpty: Bool {
      rebinds.isEmpty && vacancies.isEmpty && placements.isEmpty && offsetShift == 0
        && pageChange == nil
    }
  }

  /// A slot and the page it shows from now on.
  public struct Rebind: Equatable, Sendable, BitwiseCopyable {
    /// The slot, in `0..<slotCount`. Slots travel: the number is that of the app's view.
    public var slot: Int
    /// The page, in `0..<pageCount`.
    public var page: Int
  }

  /// A slot and where it lies from now on.
  public struct Placement: Equatable, Sendable, BitwiseCopyable {
    /// The slot, in `0..<slotCount`.
    public var slot: Int
    /// The least coordinate of the page's frame along the axis, in content coordinates, in points.
    public var origin: Double { didSet { origin = origin.finite(or: oldValue) } }
  }

  /// A change of the page nearest to the viewport.
  public struct PageChange: Equatable, Sendable, BitwiseCopyable {
    /// The page before; `nil` if there were none.
    public var old: Int?
    /// The page now.
    public var new: Int
    /// How many pages the carousel moved: forward positive, backward negative. Zero where the page
    /// changed because the number of pages did.
    public var steps: Int
  }

  /// Rebinds, computed as they are read.
  public struct Rebinds: RandomAccessCollection, Equatable, Sendable, BitwiseCopyable {
    let window: PageWindow
    let ring: Ring

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of rebinds.
    public var endIndex: Int { window.count }
    /// The rebind at a position. Positions outside count as the nearest.
    public subscript(position: Int) -> Rebind {
      let number = window.number(at: position)
      return Rebind(slot: ring.slot(number), page: ring.page(number))
    }
  }

  /// Placements, computed as they are read.
  public struct Placements: RandomAccessCollection, Equatable, Sendable, BitwiseCopyable {
    let window: PageWindow
    let ring: Ring

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of placements.
    public var endIndex: Int { window.count }
    /// The placement at a position. Positions outside count as the nearest.
    public subscript(position: Int) -> Placement {
      let number = window.number(at: position)
      return Placement(slot: ring.slot(number), origin: ring.origin(number))
    }
  }
}

extension CarouselSlots {
  /// The places of a window: which slot a page number takes, and where it lies. A page number takes
  /// the slot that is its remainder by the number of slots, so that a move rebinds only the slots
  /// that leave.
  struct Ring: Equatable, Sendable, BitwiseCopyable {
    let slotCount: Int
    let pageCount: Int
    /// The unbounded page number whose place is `start`.
    private let first: Int
    private let start: Double
    /// The distance from one place to the next; negative where offsets are mirrored.
    private let pitch: Double
    /// The distance from a place's start to its page's.
    private let margin: Double

    @inline(__always)
    init(_ track: CarouselTrack, slotCount: Int, pageCount: Int, margin: Double) {
      self.slotCount = slotCount
      self.pageCount = pageCount
      first = track.first
      start = track.isMirrored ? track.greatestOffset : 0
      pitch = track.isMirrored ? -track.pitch : track.pitch
      self.margin = margin
    }

    func slot(_ number: Int) -> Int { number.floorModulo(slotCount) }

    func page(_ number: Int) -> Int { number.floorModulo(pageCount) }

    func origin(_ number: Int) -> Double {
      (start + Double(number.saturatingSubtract(first)) * pitch + margin).finite(or: 0)
    }
  }
}
