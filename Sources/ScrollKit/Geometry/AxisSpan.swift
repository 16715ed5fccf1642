/// A stretch of an axis: where it starts and how long it is, in points.
struct AxisSpan: Equatable, Sendable, BitwiseCopyable {
  var start: Double
  var length: Double

  init(start: Double, length: Double) { (self.start, self.length) = (start, length) }

  var end: Double { start + length }
  var center: Double { start + length / 2 }

  /// The offset nearest to `offset` that shows this stretch of content in the clear part of a
  /// viewport. The start counts where the stretch is longer than that.
  func offset(showingIn clear: AxisSpan, from offset: Double) -> Double {
    let slack = max(0, clear.length - length)
    let greatest = start - clear.start
    return Self.held(offset, from: greatest - slack, to: greatest)
  }

  /// The offset nearest to `offset` that shows this stretch in the clear part of a viewport, or
  /// fills that with it.
  func offset(nearestIn clear: AxisSpan, from offset: Double) -> Double {
    let atStart = start - clear.start
    let atEnd = end - clear.start - clear.length
    return Self.held(offset, from: min(atStart, atEnd), to: max(atStart, atEnd))
  }

  /// An offset held between two; it stays where no more than the edge tolerance is missing.
  private static func held(_ offset: Double, from least: Double, to greatest: Double) -> Double {
    if offset.isPast(greatest) { return greatest }
    return offset.isBefore(least) ? least : offset
  }
}

extension CGRect {
  /// The stretch along an axis, from the least coordinate; both numbers are finite.
  func span(along axis: ScrollAxis) -> AxisSpan {
    let start = origin.along(axis).finite(or: 0)
    let length = size.along(axis).finite(or: 0)
    return length < 0
      ? AxisSpan(start: start + length, length: -length) : AxisSpan(start: start, length: length)
  }

  /// The rectangle with a stretch along each axis.
  init(_ span: (ScrollAxis) -> AxisSpan) {
    let (x, y) = (span(.horizontal), span(.vertical))
    self.init(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The middle, finite.
  var center: AxisPair { AxisPair { span(along: $0).center } }
}
