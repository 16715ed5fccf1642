extension VariablePages: PagePositions {
  /// The number of pages.
  public var count: Int { groups.count }

  /// The mean length of a page with its gap.
  var outerPitch: Double {
    let mean = frame.contentLength / Double(count)
    return mean > 0 ? mean : 1
  }

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
}

// Where scrolling rests; see `Pages`. What is asked by an offset or a page is O(log n).

extension VariablePages {
  /// The stop nearest to an offset; see `Pages.stop(at:)`.
  public func stop(at offset: Double) -> Int? { nearestStop(frame.logicalOffset(offset)) }

  /// The position of an offset in stops; see `Pages.fractionalStop(at:)`.
  public func fractionalStop(at offset: Double) -> Double {
    stopPosition(frame.logicalOffset(offset))
  }

  /// The stop at which a page rests; see `Pages.stop(ofPage:)`.
  public func stop(ofPage page: Int) -> Int? {
    count > 0 ? stop(holding: page.clamped(to: 0...(count - 1))) : nil
  }

  /// The page that counts at a stop; see `Pages.page(ofStop:)`.
  public func page(ofStop stop: Int) -> Int? {
    count > 0 ? page(counting: stop.clamped(to: 0...(stopCount - 1))) : nil
  }

  /// The offset of a stop; see `Pages.contentOffset(ofStop:)`.
  public func contentOffset(ofStop stop: Int) -> Double {
    contentOffset(of: page(ofStop: stop) ?? 0)
  }

  /// The next stop ahead of an offset; see `Pages.nextStop(after:wraps:)`.
  public func nextStop(after offset: Double, wraps: Bool = false) -> Int? {
    stop(ahead: frame.logicalOffset(offset), wraps: wraps)
  }

  /// The next stop behind an offset; see `Pages.previousStop(before:wraps:)`.
  public func previousStop(before offset: Double, wraps: Bool = false) -> Int? {
    stop(behind: frame.logicalOffset(offset), wraps: wraps)
  }

  /// The page of the next stop; see `Pages.page(after:wraps:)`.
  public func page(after page: Int, wraps: Bool = false) -> Int? {
    self.page(page, movedByStops: 1, wraps: wraps)
  }

  /// The page of the stop before; see `Pages.page(before:wraps:)`.
  public func page(before page: Int, wraps: Bool = false) -> Int? {
    self.page(page, movedByStops: -1, wraps: wraps)
  }

  /// The offsets of all stops, in ascending order.
  public var snapPoints: SnapPoints {
    SnapPoints(stops.indices.lazy.map { contentOffset(ofStop: $0) })
  }
}
