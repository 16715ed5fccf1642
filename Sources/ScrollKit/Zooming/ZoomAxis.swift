/// What a zoom needs to know of its scroll view along one axis, at any scale: computed when sizes change,
/// so that no step of a pinch has to ask which insets count.
struct ZoomAxis: Equatable, Sendable, BitwiseCopyable {
  /// The lengths with content that the viewport holds, and with longer content: the safe area may count
  /// with one and not with the other.
  private let short: AxisMetrics
  private let long: AxisMetrics
  /// The length of the viewport that no inset covers, with short content.
  private let room: Double

  init(_ container: ScrollMetrics, _ axis: ScrollAxis) {
    short = container.lengths(axis, content: 0)
    room = short.unobscuredViewport
    long = container.lengths(axis, content: .infinity)
  }

  /// The length of zoomed content. Content that misses the viewport's length by a rounding error has it:
  /// `(390 / 3024) * 3024` is more than 390, would scroll and would bring the safe area in.
  @inline(__always)
  func contentLength(_ scaled: Double) -> Double {
    (scaled - room).magnitude <= AxisMetrics.fitTolerance ? room : scaled
  }

  /// The nearest offset at which content of a length can rest.
  @inline(__always)
  func clampedOffset(_ offset: Double, scaled: Double) -> Double {
    let content = contentLength(scaled).finiteLength
    return content > short.viewport
      ? long.clampedOffset(offset, content: content)
      : short.clampedOffset(offset, content: content)
  }

  /// The centre of the part of the viewport that no inset covers, with content of a length.
  @inline(__always)
  func unobscuredCenter(scaled: Double) -> Double {
    let isLong = contentLength(scaled).finiteLength > short.viewport
    let leading = isLong ? long.insets.leading : short.insets.leading
    return leading + (isLong ? long.unobscuredViewport : room) / 2
  }
}
