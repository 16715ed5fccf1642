// What a `Scroller` is configured with says only whether ends are padded.

extension Pages {
  /// Whether padding lets the first and the last page be aligned too.
  var padsEnds: Bool { ends == .padded }

  init(
    count: Int, length: Double, spacing: Double, viewport: Double, alignment: PageAlignment,
    padsEnds: Bool, axis: ScrollAxis, isRightToLeft: Bool
  ) {
    self.init(
      count: count, length: length, spacing: spacing, viewport: viewport, alignment: alignment,
      ends: padsEnds ? .padded : .contained, axis: axis, isRightToLeft: isRightToLeft)
  }
}
