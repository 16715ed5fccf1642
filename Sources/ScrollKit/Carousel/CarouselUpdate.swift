extension CarouselSlots {
  /// What the app has to do after a step of a carousel: put pages into slots, move slots, shift the
  /// offset. Everything in it has a fixed size, so that no step allocates.
  ///
  /// Apply it in this order: vacancies, rebinds, placements, offset shift with what it means for a
  /// motion that is under way, and then go on to the resting offset, if there is one.
  public struct Update: Equatable, Sendable, BitwiseCopyable {
    /// The slots that show another page from now on: no more than |k| of them for a move of k
    /// pages.
    public var rebinds: Rebinds { Rebinds(window: newcomers, ring: ring) }
    /// The slots that show nothing from now on, which happens with fewer than two pages.
    public var vacancies: Range<Int> {
      (isTold ? ring.slotCount : ring.placeCount)..<ring.slotCount
    }
    /// Where slots lie from now on: all of them after a recentring or a change of length, else
    /// those that are bound anew.
    public var placements: Placements {
      Placements(window: movesAll ? window : newcomers, ring: ring)
    }
    /// What to add to the scroll view's offset so that nothing moves on screen, in points: to the
    /// offset that the carousel was last told. The sum is its `contentOffset`.
    public var offsetShift: Double { didSet { offsetShift = offsetShift.finite(or: 0) } }
    /// What becomes of a motion that is under way.
    public var motion: MotionEffect
    /// Where to go on to, animated, in points: `nil` unless the content has stopped, or has to
    /// stop, between two pages. It is the carousel's `restingOffset`, and is not meant for a finger
    /// that is down: what happens when it is up comes after that.
    public var restingOffset: Double? {
      didSet { restingOffset = restingOffset.map { $0.finite(or: oldValue ?? 0) } }
    }
    /// The change of the page nearest to the viewport, reported once. That there are no pages any
    /// more is not one.
    public var pageChange: PageChange?
    let ring: Ring
    /// The first place that has a slot.
    let first: Int
    /// Those whose slots show another page than before.
    var newcomers: PlaceWindow
    /// Whether slots lie elsewhere though they keep their pages.
    var movesAll: Bool
    /// Whether the app knows already which slots are vacant.
    let isTold: Bool

    /// The places of the slots.
    var window: PlaceWindow { PlaceWindow(first: first, count: ring.placeCount) }

    /// Whether there is nothing to do; going on to the resting offset aside.
    public var isEmpty: Bool {
      rebinds.isEmpty && vacancies.isEmpty && placements.isEmpty && offsetShift == 0
        && pageChange == nil
    }
  }

  /// What an update means for a motion that is under way: a fling, a bounce, an animated scroll.
  public enum MotionEffect: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// It goes on. If the offset is shifted, everything on screen stays where it is, and a host
    /// that can moves the motion along by the same distance, its end too: `Scroller.shift(by:)`.
    case continues
    /// It ends where the shift puts the content, since where it led to means nothing any more:
    /// after a jump, with another page length or another number of pages, and where a stop was put
    /// right. Set the offset without animation, and then go on to the resting offset.
    case stops
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
    let window: PlaceWindow
    let ring: Ring

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of rebinds.
    public var endIndex: Int { window.count }
    /// The rebind at a position. Positions outside count as the nearest.
    public subscript(position: Int) -> Rebind {
      let place = window.place(at: position)
      return Rebind(slot: ring.slot(place), page: ring.page(place))
    }
  }

  /// Placements, computed as they are read.
  public struct Placements: RandomAccessCollection, Equatable, Sendable, BitwiseCopyable {
    let window: PlaceWindow
    let ring: Ring

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of placements.
    public var endIndex: Int { window.count }
    /// The placement at a position. Positions outside count as the nearest.
    public subscript(position: Int) -> Placement {
      let place = window.place(at: position)
      return Placement(slot: ring.slot(place), origin: ring.origin(place))
    }
  }
}

extension CarouselSlots {
  /// The places of a window: which slot each takes, which page it shows, and where it lies. A place
  /// takes the slot that is its remainder by the number of slots, so that a move rebinds only the
  /// slots that leave.
  struct Ring: Equatable, Sendable, BitwiseCopyable {
    let slotCount: Int
    let pageCount: Int
    private let numbering: CarouselNumbering
    /// The place whose page begins at `start`.
    private let first: Int
    private let start: Double
    /// The distance from one place to the next; negative where offsets are mirrored.
    private let pitch: Double

    @inline(__always)
    init(_ binding: CarouselBinding) {
      slotCount = binding.slotCount
      pageCount = binding.pageCount
      numbering = binding.numbering
      let (track, margin) = (binding.track, binding.spacing / 2)
      first = track.first
      start = track.isMirrored ? track.greatestOffset + margin : margin
      pitch = track.isMirrored ? -track.pitch : track.pitch
    }

    /// How many slots have a place: all of them, unless there are too few pages.
    var placeCount: Int { pageCount > 1 ? slotCount : pageCount }

    func slot(_ place: Int) -> Int { place.floorModulo(slotCount) }

    func page(_ place: Int) -> Int { numbering.number(place).floorModulo(pageCount) }

    func origin(_ place: Int) -> Double {
      (start + Double(place.saturatingSubtract(first)) * pitch).finite(or: 0)
    }
  }
}
