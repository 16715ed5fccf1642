// What a page would export: a scroll view whose numbers JavaScript asks for.
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

@c(greatestOffset) public func greatestOffset(_ axis: UInt8) -> Double {
  coordinate(axis, of: metrics.greatestContentOffset)
}

@c(clampedOffset) public func clampedOffset(_ axis: UInt8) -> Double {
  coordinate(axis, of: metrics.clampedContentOffset)
}

@c(overscroll) public func overscroll(_ axis: UInt8) -> Double {
  ScrollAxis(rawValue: axis).map { metrics.signedOverscroll($0) } ?? .nan
}

@c(axisCount) public func axisCount() -> Int32 { Int32(ScrollAxis.allCases.count) }

private func coordinate(_ axis: UInt8, of point: CGPoint) -> Double {
  switch ScrollAxis(rawValue: axis) {
  case .horizontal: point.x
  case .vertical: point.y
  case nil: .nan
  }
}
