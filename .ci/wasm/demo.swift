// What a page would export: a scroll view whose numbers JavaScript asks for, and one that it feeds
// with touches and frames.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ScrollKit

nonisolated(unsafe) private var metrics = ScrollMetrics(viewportSize: .zero)

@c(reset) public func reset(_ viewportWidth: Double, _ viewportHeight: Double) {
  metrics = ScrollMetrics(viewportSize: CGSize(width: viewportWidth, height: viewportHeight))
}

@c(setContentSize) public func setContentSize(_ width: Double, _ height: Double) {
  metrics.contentSize = CGSize(width: width, height: height)
}

@c(setOffset) public func setOffset(_ x: Double, _ y: Double) {
  metrics.contentOffset = CGPoint(x: x, y: y)
}

@c(offset) public func offset(_ axis: UInt8) -> Double {
  coordinate(axis, of: metrics.contentOffset)
}

@c(maximumOffset) public func maximumOffset(_ axis: UInt8) -> Double {
  coordinate(axis, of: metrics.maximumContentOffset)
}

@c(clampedOffset) public func clampedOffset(_ axis: UInt8) -> Double {
  coordinate(axis, of: metrics.clampedContentOffset)
}

@c(overscroll) public func overscroll(_ axis: UInt8) -> Double {
  ScrollAxis(rawValue: axis).map { metrics.signedOverscroll(along: $0) } ?? .nan
}

nonisolated(unsafe) private var zoom = Zoomer(unscaledContentSize: .zero)

@c(showPhoto) public func showPhoto(_ width: Double, _ height: Double) {
  zoom = Zoomer(unscaledContentSize: CGSize(width: width, height: height))
  zoom.resize(to: metrics)
}

@c(zoomTo) public func zoomTo(_ scale: Double, _ x: Double, _ y: Double) -> Double {
  zoom.zoom(to: scale, about: CGPoint(x: x, y: y))
  return zoom.scale
}

@c(pinch) public func pinch(_ x: Double, _ y: Double, _ factor: Double) -> Double {
  zoom.pinchBegan(at: CGPoint(x: x, y: y))
  zoom.pinchMoved(to: CGPoint(x: x, y: y), distance: factor)
  return zoom.scale
}

@c(photoOffset) public func photoOffset(_ axis: UInt8) -> Double {
  coordinate(axis, of: zoom.placement.contentOffset)
}

nonisolated(unsafe) private var rows = RowLengths(count: 0, length: 0)
nonisolated(unsafe) private var pool = ReusePool()

@c(showRows) public func showRows(_ count: Int32, _ length: Double, _ spacing: Double) {
  rows = RowLengths(count: Int(count), length: length, spacing: spacing)
}

@c(firstVisibleRow) public func firstVisibleRow(_ offset: Double, _ viewport: Double) -> Int32 {
  Int32(rows.visibleRange(in: AxisViewport(offset: offset, length: viewport)).lowerBound)
}

@c(endOfVisibleRows) public func endOfVisibleRows(_ offset: Double, _ viewport: Double) -> Int32 {
  Int32(rows.visibleRange(in: AxisViewport(offset: offset, length: viewport)).upperBound)
}

@c(measureRow) public func measureRow(_ row: Int32, _ length: Double, _ offset: Double) -> Double {
  rows.setLength(length, of: Int(row), keeping: offset)
}

@c(viewsNeeded) public func viewsNeeded(_ offset: Double, _ viewport: Double) -> Int32 {
  _ = pool.show(rows.visibleRange(in: AxisViewport(offset: offset, length: viewport)))
  return Int32(pool.viewCount)
}

/// How many views are bound anew in a list that has become longer, with a header that stays in
/// sight and rows behind it.
@c(viewsBound) public func viewsBound(_ header: Int32, _ first: Int32, _ inserted: Int32) -> Int32 {
  pool.insert(count: Int(inserted), at: 0)
  return Int32(pool.show([Int(header)] + (Int(first)..<Int(first) + 18)).count)
}

nonisolated(unsafe) private var slots = CarouselSlots(pageCount: 0)

@c(showPages) public func showPages(_ count: Int32, _ length: Double) {
  slots = CarouselSlots(pageCount: Int(count), recentering: .atHalfPage)
  _ = slots.setPageLength(length)
}

@c(scrollPages) public func scrollPages(_ offset: Double) -> Double {
  slots.scrolled(to: offset).offsetShift
}

@c(currentPage) public func currentPage() -> Int32 { Int32(slots.currentPage ?? -1) }

@c(axisCount) public func axisCount() -> Int32 { Int32(ScrollAxis.allCases.count) }

private func coordinate(_ axis: UInt8, of point: CGPoint) -> Double {
  switch ScrollAxis(rawValue: axis) {
  case .horizontal: point.x
  case .vertical: point.y
  case nil: .nan
  }
}

nonisolated(unsafe) private var scroller = Scroller(ScrollMetrics(viewportSize: .zero))

@c(start) public func start() { scroller = Scroller(metrics) }

@c(touch) public func touch(_ phase: UInt8, _ id: Int32, _ x: Double, _ y: Double, _ ms: Double) {
  guard let phase = Scroller.TouchPhase(rawValue: phase) else { return }
  scroller.touch(phase, id: Int(id), at: CGPoint(x: x, y: y), time: ms / 1000)
}

@c(frame) public func frame(_ ms: Double) -> Bool {
  scroller.advance(to: ms / 1000)
  return !scroller.isAtRest
}

@c(scrolled) public func scrolled(_ axis: UInt8) -> Double {
  coordinate(axis, of: scroller.contentOffset)
}
