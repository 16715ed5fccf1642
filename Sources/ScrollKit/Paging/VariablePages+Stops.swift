extension VariablePages: PagePositions {
  /// The number of pages.
  public var count: Int { groups.count }

  /// The mean length of a page with its gap.
  var outerPitch: Double { pageAxis.meanLength(of: count) }

  func restingOffset(_ page: Int) -> Double { resting[page] }

  /// The number of stops; see `Pages.stopCount`.
  public var stopCount: Int { stops.count }

  func page(counting stop: Int) -> Int { stop == 0 ? 0 : stops[stop].upperBound - 1 }

  func stop(holding page: Int) -> Int {
    stops.indices.partitionPoint { stops[$0].upperBound > page }
  }

  func stop(before offset: Double) -> Int {
    stops.indices.partitionPoint { place(ofStop: $0) > offset } - 1
  }

  func isLaidOut(like other: VariablePages) -> Bool {
    pageAxis == other.pageAxis && groups == other.groups && items == other.items
      && resting == other.resting
  }
}

// Where scrolling rests; see `Pages`. Questions about an offset or a page take O(log n).

extension VariablePages {
  /// The stop nearest to an offset; see `Pages.stop(at:)`.
  public func stop(at offset: Double) -> Int? { nearestStop(pageAxis.logicalOffset(offset)) }

  /// The position of an offset in stops; see `Pages.fractionalStop(at:)`.
  public func fractionalStop(at offset: Double) -> Double {
    stopPosition(pageAxis.logicalOffset(offset))
  }

  /// The stop at which a page rests; see `Pages.stop(ofPage:)`.
  public func stop(ofPage page: Int) -> Int? {
    stop(ofNearest: page)
  }

  /// The page that counts at a stop; see `Pages.page(ofStop:)`.
  public func page(ofStop stop: Int) -> Int? {
    page(ofNearest: stop)
  }

  /// The offset of a stop; see `Pages.contentOffset(ofStop:)`.
  public func contentOffset(ofStop stop: Int) -> Double {
    contentOffset(of: page(ofStop: stop) ?? 0)
  }

  /// The next stop ahead of an offset; see `Pages.nextStop(after:loops:)`.
  public func nextStop(after offset: Double, loops: Bool = false) -> Int? {
    stop(ahead: pageAxis.logicalOffset(offset), loops: loops)
  }

  /// The next stop behind an offset; see `Pages.previousStop(before:loops:)`.
  public func previousStop(before offset: Double, loops: Bool = false) -> Int? {
    stop(behind: pageAxis.logicalOffset(offset), loops: loops)
  }

  /// The page of the next stop; see `Pages.page(after:loops:)`.
  public func page(after page: Int, loops: Bool = false) -> Int? {
    self.page(page, movedByStops: 1, loops: loops)
  }

  /// The page of the stop before; see `Pages.page(before:loops:)`.
  public func page(before page: Int, loops: Bool = false) -> Int? {
    self.page(page, movedByStops: -1, loops: loops)
  }

  /// The offsets of all stops, in ascending order.
  public var snapPoints: SnapPoints {
    SnapPoints(stops.indices.lazy.map { contentOffset(ofStop: $0) })
  }
}
