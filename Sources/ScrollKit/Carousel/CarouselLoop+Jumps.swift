// Which copy of a page a jump leads to.

extension CarouselLoop {
  /// The number of the copy of a page that lies on a way round from another page.
  ///
  /// ```swift
  /// let loop = CarouselLoop(lengths: [300, 200, 250, 150], viewport: 320)
  /// print(loop.pageNumber(of: 3, from: 0))  // -1
  /// print(loop.pageNumber(of: 3, from: 0, direction: .forward))  // 3
  /// print(loop.pageNumber(of: 3, from: 4), loop.pageNumber(of: 0, from: 5))  // 3 4
  /// ```
  ///
  /// For taps in quick succession, count from the page that the last one led to.
  ///
  /// - Parameters:
  ///   - page: The page, by any of its numbers.
  ///   - start: The number of the page where the way begins.
  ///   - direction: The way round; the shortest is that with the least distance in points.
  ///   - tie: The way if both are equally long.
  ///   - fullTurn: Whether the way forward or backward to the page where one is goes round once.
  /// - Returns: A number for `contentOffset(of:)`. If the loop does not close, it is the page, held
  ///   within the pages there are.
  public func pageNumber(
    of page: Int, from start: Int, direction: PageLoop.Direction = .shortest,
    tie: PageLoop.Tie = .forward, fullTurn: Bool = false
  ) -> Int {
    guard canLoop else { return page.clamped(to: 0...max(0, pageCount - 1)) }
    let loop = PageLoop(count: pageCount)
    let ahead = loop.steps(from: start, to: page, direction: .forward)
    guard direction == .shortest, ahead > 0 else {
      return start.saturatingAdd(
        loop.steps(from: start, to: page, direction: direction, fullTurn: fullTurn))
    }
    let here = pages.resting[start.floorModulo(pageCount)]
    let there = pages.resting[page.floorModulo(pageCount)]
    let forward = (there - here).floorModulo(roundLength)
    let difference = forward - (roundLength - forward)
    let isTie = difference.magnitude <= AxisMetrics.fitTolerance
    let isForward = isTie ? loop.takesForward(from: start, to: page, tie) : difference < 0
    return start.saturatingAdd(isForward ? ahead : ahead - pageCount)
  }
}
