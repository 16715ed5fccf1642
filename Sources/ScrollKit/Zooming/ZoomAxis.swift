/// What a zoom needs to know of its scroll view along one axis, at any scale. It is computed when
/// sizes change and not at each step, which keeps the benchmark's `zoom-anchor` fast.
struct ZoomAxis: Equatable, Sendable, BitwiseCopyable {
  /// The lengths when the content fits into the viewport.
  private let short: AxisMetrics
  /// The insets when the content is longer than the viewport. The safe area may count then.
  private let longInsets: AxisInsets
  /// The length of the uncovered part of the viewport when the content fits.
  private let room: Double
  /// The centre of the uncovered part: with content that fits, and with longer content.
  private let center: Double
  private let longCenter: Double

  init(_ container: ScrollMetrics, _ axis: ScrollAxis) {
    short = container.lengths(axis, content: 0)
    room = short.unobscuredLength
    let long = container.lengths(axis, content: .infinity)
    longInsets = long.insets
    center = short.unobscuredCenter
    longCenter = long.unobscuredCenter
  }

  // Inlined for the benchmark's `zoom-anchor`.

  /// The length of zoomed content, from the product of its length and a scale. A product that
  /// misses the viewport's length by a rounding error counts as that length: `(390 / 3024) * 3024`
  /// is more than 390, and the content would scroll and bring the safe area in.
  @inline(__always)
  func contentLength(_ scaled: Double) -> Double {
    let content = scaled < .saturationLimit ? scaled : .saturationLimit
    return (content - room).magnitude <= AxisMetrics.fitTolerance ? room : content
  }

  /// The nearest offset at which content of a length can rest; the least one for NaN.
  @inline(__always)
  func clampedOffset(_ offset: Double, scaled: Double) -> Double {
    let content = contentLength(scaled)
    return isLong(content)
      ? short.clampedOffset(offset, content: content, insets: longInsets)
      : short.clampedOffset(offset, content: content, insets: short.insets)
  }

  /// The centre of the part of the viewport that no inset covers, with content of a length.
  @inline(__always)
  func unobscuredCenter(scaled: Double) -> Double {
    isLong(contentLength(scaled)) ? longCenter : center
  }

  /// Whether the insets of longer content count. By the rule of `InsetAdjustmentBehavior` they do
  /// where the content exceeds the viewport, and depend on nothing else of its length.
  @inline(__always)
  private func isLong(_ content: Double) -> Bool {
    AxisMetrics.exceeds(content, viewport: short.viewportLength)
  }
}
