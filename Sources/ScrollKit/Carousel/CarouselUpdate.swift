extension CarouselSlots {
  /// What the app has to do after a step of a carousel: put pages into slots, move slots, shift the
  /// offset. An update has a fixed size, so that no step allocates.
  ///
  /// Apply it in this order: vacancies, rebinds, placements, the offset shift together with
  /// `motion`. Then go on to the resting offset, if there is one.
  public struct Update: Equatable, Sendable, BitwiseCopyable {
    /// The slots that show another page from now on: at most |k| of them for a move of k pages.
    public var rebinds: Rebinds { Rebinds(window: newcomers, ring: ring) }
    /// The slots that show nothing from now on; there are some only with fewer than two pages.
    public var vacancies: Range<Int> {
      (isTold ? ring.slotCount : ring.placeCount)..<ring.slotCount
    }
    /// Where slots lie from now on: every slot after a recentring or a change of length, else only
    /// those that are bound anew.
    public var placements: Placements {
      Placements(window: movesAll ? window : newcomers, ring: ring)
    }
    /// What to add to the scroll view's offset so that nothing moves on screen, in points. It
    /// counts from the offset last reported to the carousel; the sum is its `contentOffset`.
    public var offsetShift: Double { didSet { offsetShift = offsetShift.finite(or: 0) } }
    /// What happens to a motion that is under way.
    public var motion: MotionEffect
    /// Where to animate to next, in points: the carousel's `restingOffset` if the content has
    /// stopped, or has to stop, between two pages, else `nil`. Ignore it while a finger is down: a
    /// later update, once it is up, says where to go.
    public var restingOffset: Double? {
      didSet { restingOffset = restingOffset.map { $0.finite(or: oldValue ?? 0) } }
    }
    /// The change of the page nearest to the viewport, reported once. Losing the last page is not
    /// reported.
    public var pageChange: PageChange?
    let ring: Ring
    /// The first place that has a slot.
    let first: Int
    /// The places whose slots show another page than before.
    var newcomers: PlaceWindow
    /// Whether slots lie elsewhere though they keep their pages.
    var movesAll: Bool
    /// Whether the app already knows which slots are vacant.
    let isTold: Bool

    /// The places of the slots.
    var window: PlaceWindow { PlaceWindow(first: first, count: ring.placeCount) }

    /// Whether there is nothing to do, except perhaps to go on to the resting offset.
    public var isEmpty: Bool {
      rebinds.isEmpty && vacancies.isEmpty && placements.isEmpty && offsetShift == 0
        && pageChange == nil && motion == .continues
    }
  }

  /// What an update means for a motion that is under way: a fling, a bounce, an animated scroll.
  public enum MotionEffect: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// It goes on. If the offset is shifted, nothing on screen moves; shift the motion and its end
    /// by the same distance where the host can, as `Scroller.shift(by:)` does.
    case continues
    /// It ends where the shift puts the content, because its old end means nothing any more: after
    /// a jump, a new page length, a new number of pages, or a stop that was corrected. Set the
    /// offset without animation, and then go on to the resting offset.
    case stops
  }

  /// A slot and the page it shows from now on.
  public struct Rebind: Equatable, Sendable, BitwiseCopyable {
    /// The slot, in `0..<slotCount`: the number of the app's view, not its place on screen.
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
    /// The page before; `nil` if there were no pages.
    public var old: Int?
    /// The page now.
    public var new: Int
    /// How many pages the carousel moved: forward positive, backward negative. Zero if the page
    /// changed because the number of pages did.
    public var steps: Int
  }
}

extension CarouselSlots {
  /// Which slot a place takes, which page it shows, and where it lies. The slot is the place modulo
  /// the number of slots, so that a move rebinds only the slots that leave the window.
  struct Ring: Equatable, Sendable, BitwiseCopyable {
    let slotCount: Int
    let pageCount: Int
    private let numbering: CarouselNumbering
    /// The place whose page begins at `start`.
    private let first: Int
    private let start: Double
    /// The distance from one place to the next; negative where offsets are mirrored.
    private let pitch: Double

    // Inlined for the benchmark's `carousel-step`.
    @inline(__always)
    init(_ binding: CarouselBinding) {
      slotCount = binding.slotCount
      pageCount = binding.pageCount
      numbering = binding.numbering
      let (track, margin) = (binding.track, binding.spacing / 2)
      first = track.first
      start = track.isMirrored ? track.maximumOffset + margin : margin
      pitch = track.isMirrored ? -track.pitch : track.pitch
    }

    /// How many slots have a place: all of them, except with fewer than two pages.
    var placeCount: Int { pageCount > 1 ? slotCount : pageCount }

    func slot(_ place: Int) -> Int { place.floorModulo(slotCount) }

    func page(_ place: Int) -> Int { numbering.number(place).floorModulo(pageCount) }

    func origin(_ place: Int) -> Double {
      (start + Double(place.saturatingSubtract(first)) * pitch).finite(or: 0)
    }
  }
}
