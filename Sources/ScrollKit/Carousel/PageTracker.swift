/// Which page of a carousel is current, which is the target, and which has settled, with the reason
/// of each change. Every change is told once, also if a motion is interrupted.
///
/// ```swift
/// var tracker = PageTracker(page: 0, count: 5)
/// _ = tracker.willBeginDragging()
/// print(tracker.scrolled(to: 1).current!)  // page 0 -> 1 by drag
/// print(tracker.willEndDragging(target: 2).target!)  // page 1 -> 2 by fling
/// print(tracker.scrolled(to: 2).current!)  // page 1 -> 2 by fling
/// print(tracker.settled(on: 2).settled!)  // page 0 -> 2 by fling
/// ```
///
/// The *current* page is the nearest one. The *target* is where a fling or a command leads; under a
/// finger and at rest it is the current page. The *settled* page is the last one on which the
/// content came to rest. Pages keep their identity through edits: if only the number of a page has
/// changed, nothing is told. A value for every carousel of the module, and for `Pages`; O(1). Pages
/// outside the list count as the nearest, and without pages all three are `nil`.
public struct PageTracker: Equatable, Sendable, BitwiseCopyable {
  /// The number of pages.
  public private(set) var pageCount: Int
  /// The page nearest to the viewport.
  public private(set) var current: Int?
  /// The page that a motion leads to; without one the current page.
  public private(set) var target: Int?
  /// The page on which the content came to rest last.
  public private(set) var settled: Int?
  /// The reason of what moves now, or moved last.
  public internal(set) var reason = Reason.command
  /// Whether a fling or a command has given a target that is not reached.
  private var isAimed = false

  /// Why a page changed.
  public enum Reason: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// A finger moved the content.
    case drag
    /// The content moved on after a finger had let go.
    case fling
    /// A timer turned the page.
    case autoplay
    /// The app, or the user by a button or the page control.
    case command
    /// The list has changed: the page is gone, or is the first there is.
    case data
  }

  /// A change of one of the three pages.
  public struct Change: Equatable, Sendable, BitwiseCopyable {
    /// The page before, by the number that it has now; `nil` if it is gone.
    public var old: Int?
    /// The page now; `nil` without pages.
    public var new: Int?
    /// Why.
    public var reason: Reason
  }

  /// What has changed by one report.
  public struct Changes: Equatable, Sendable, BitwiseCopyable {
    /// The change of the current page.
    public var current: Change?
    /// The change of the target.
    public var target: Change?
    /// The change of the settled page.
    public var settled: Change?
    /// Whether nothing has changed.
    public var isEmpty: Bool { current == nil && target == nil && settled == nil }
  }

  /// Creates a tracker at rest on a page.
  public init(page: Int = 0, count: Int) {
    pageCount = max(0, count)
    current = held(page)
    (target, settled) = (current, current)
  }

  private func held(_ page: Int?) -> Int? {
    pageCount > 0 ? page.map { $0.clamped(to: 0...(pageCount - 1)) } : nil
  }

  /// Reports that a finger begins to drag. A motion that it interrupts has not settled.
  public mutating func willBeginDragging() -> Changes {
    (reason, isAimed) = (.drag, false)
    return told(current: current, target: current, settled: settled)
  }

  /// Reports that the finger has let go, and the page where the content will rest.
  public mutating func willEndDragging(target page: Int?) -> Changes {
    (reason, isAimed) = (.fling, page != nil)
    return told(current: current, target: held(page) ?? current, settled: settled)
  }

  /// Reports that the content is sent to a page.
  ///
  /// - Parameters:
  ///   - page: The page, such as that of a `CarouselSlots.Move`; `nil` if there is none to go to,
  ///     which changes nothing.
  ///   - reason: Why: `command` or `autoplay`.
  /// - Returns: What has changed.
  public mutating func scroll(to page: Int?, reason: Reason = .command) -> Changes {
    guard let page = held(page) else { return Changes() }
    (self.reason, isAimed) = (reason, true)
    return told(current: current, target: page, settled: settled)
  }

  /// Reports the page nearest to the viewport, after each scroll.
  public mutating func scrolled(to page: Int?) -> Changes {
    let page = held(page) ?? current
    return told(current: page, target: isAimed ? target : page, settled: settled)
  }

  /// Reports that the content has come to rest on a page, without a finger.
  public mutating func settled(on page: Int?) -> Changes {
    isAimed = false
    let page = held(page) ?? current
    return told(current: page, target: page, settled: page)
  }

  /// Follows an edit of the list. A page that is gone gives way to the next one that stays, at the
  /// end to the last.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - loops: Whether the first page follows the last, so that it takes the place of pages that
  ///     are gone at the end.
  /// - Returns: What has changed, with the reason `data`: pages that are gone.
  public mutating func edit(_ edit: CarouselEdit, loops: Bool = true) -> Changes {
    let before = pageCount
    let after = edit.count(after: before)
    return follow(count: after) { old in
      if let number = edit.number(of: old, in: before) { return (number, true) }
      let next = edit.successor(of: old, in: before)
      return (after == 0 ? nil : next < after ? next : loops ? 0 : after - 1, false)
    }
  }

  /// Gives pages the numbers that they have after an edit.
  ///
  /// - Parameters:
  ///   - count: How many pages there are now.
  ///   - number: The page that has come of another, and whether it is the same one.
  /// - Returns: What has changed: pages that are gone.
  mutating func follow(count: Int, _ number: (Int) -> (page: Int?, isSame: Bool)) -> Changes {
    let count = max(0, count)
    pageCount = count
    /// The change of a page that is gone, and its successor.
    func follow(_ page: inout Int?) -> Change? {
      guard let old = page else {
        guard count > 0 else { return nil }
        page = 0
        return Change(old: nil, new: 0, reason: .data)
      }
      let (new, isSame) = number(old)
      page = count > 0 ? new.map { $0.clamped(to: 0...(count - 1)) } : nil
      return isSame ? nil : Change(old: nil, new: page, reason: .data)
    }
    return Changes(current: follow(&current), target: follow(&target), settled: follow(&settled))
  }

  /// Takes new pages, and tells what has changed for the present reason.
  private mutating func told(current: Int?, target: Int?, settled: Int?) -> Changes {
    let reason = reason
    func change(_ old: Int?, _ new: Int?) -> Change? {
      old == new ? nil : Change(old: old, new: new, reason: reason)
    }
    let changes = Changes(
      current: change(self.current, current), target: change(self.target, target),
      settled: change(self.settled, settled))
    (self.current, self.target, self.settled) = (current, target, settled)
    return changes
  }
}

extension PageTracker.Changes {
  /// Adds the changes of a later report: each page is told once, from the first to the last.
  mutating func add(_ more: PageTracker.Changes) {
    current = Self.joined(current, more.current)
    target = Self.joined(target, more.target)
    settled = Self.joined(settled, more.settled)
  }

  private static func joined(
    _ first: PageTracker.Change?, _ second: PageTracker.Change?
  ) -> PageTracker.Change? {
    guard let first, let second else { return first ?? second }
    let isSame = first.old != nil && first.old == second.new  // One that is gone never returns.
    return isSame
      ? nil : PageTracker.Change(old: first.old, new: second.new, reason: second.reason)
  }

  /// Gives the pages in it the numbers that they have after an edit.
  ///
  /// - Parameter number: The page that has come of another, and whether it is the same one.
  mutating func follow(_ number: (Int) -> (page: Int?, isSame: Bool)) {
    func follow(_ change: inout PageTracker.Change?) {
      guard let told = change else { return }
      let old = told.old.map(number)
      change = PageTracker.Change(
        old: old?.isSame == true ? old?.page : nil, new: told.new.flatMap { number($0).page },
        reason: told.reason)
    }
    follow(&current)
    follow(&target)
    follow(&settled)
  }
}
