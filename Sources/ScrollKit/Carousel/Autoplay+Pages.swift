// Which page comes next, and how long each one stays.

extension Autoplay {
  /// In which order the pages follow one another.
  public enum Course: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// From the first to the last.
    case forward
    /// From the last to the first.
    case backward
    /// To the last and back to the first. Without `loops` it stops there.
    case backAndForth
  }

  /// A move to another page.
  public struct Turn: Equatable, Sendable, BitwiseCopyable {
    /// The page to show: for a scroll view with an offset for each page.
    public let page: Int
    /// The steps that lead there in an endless carousel: 1 or -1, also from the last page to the
    /// first.
    public let steps: Int
  }

  /// Whether there is anything to play on the present page.
  var canPlay: Bool { interval(of: page) > 0 && nextTurn != nil }

  /// How long a page stays, in seconds; zero if it stays until the app moves on.
  public func interval(of page: Int) -> Double {
    pageIntervals.indices.contains(page) ? pageIntervals[page] : interval
  }

  /// The move that comes next; `nil` with fewer than two pages, and at the end of the course.
  public var nextTurn: Turn? {
    guard pageCount > 1 else { return nil }
    let last = pageCount - 1
    switch course {
    case .forward, .backward:
      let steps = course == .forward ? 1 : -1
      let next = PageStep(count: pageCount, loops: loops).page(from: page, steps: steps)
      return next.flatMap { $0 == page ? nil : Turn(page: $0, steps: steps) }
    case .backAndForth:
      if isReturning, page == 0, !loops { return nil }
      let steps = page == last || (isReturning && page > 0) ? -1 : 1
      return Turn(page: page + steps, steps: steps)
    }
  }

  /// Where to move on now; `nil` if nothing is due. `page` is the new page then.
  public mutating func turn(time: Double) -> Turn? {
    guard let turn = nextTurn else { return nil }
    guard fires(time: time, next: interval(of: turn.page)) else { return nil }
    page = turn.page
    isReturning = turn.steps < 0
    return turn
  }

  /// Tells that a finger or a command has turned to a page: a whole interval of that page begins.
  /// The page that is shown already changes nothing; a page there is not counts as the nearest.
  ///
  /// On a course back and forth the next move goes on in the direction there was.
  public mutating func moved(to page: Int, time: Double) {
    let page = page.clamped(to: 0...max(0, pageCount - 1))
    guard page != self.page else { return }
    self.page = page
    restart(time: time)
  }

  /// The page to move on to from any page: the next one, or after the last the first if it loops.
  /// `nil` if there is none.
  public func page(after page: Int) -> Int? {
    let next = PageStep(count: pageCount, loops: loops).page(from: page, steps: 1)
    return pageCount > 1 && next != page ? next : nil
  }
}
