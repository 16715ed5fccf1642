import ScrollKit

/// Content, viewport, offset and insets, in the middle of the content and at rest at its start.
func coordinatesPicture() -> Drawing {
  var drawing = Drawing(
    width: 600, height: 440, title: "Content, viewport and content offset",
    description:
      "On the left a viewport in the middle of larger content: the content offset is the "
      + "viewport's upper left corner in content coordinates. On the right the same viewport at "
      + "rest at the start: with a content inset and a safe area the offset is negative.")
  var metrics = ScrollMetrics(
    viewportSize: CGSize(width: 150, height: 190), contentSize: CGSize(width: 220, height: 330),
    contentInset: ScrollInsets(top: 14), safeAreaInsets: ScrollInsets(top: 30),
    contentInsetAdjustmentBehavior: .always, contentOffset: CGPoint(x: 50, y: 90))

  // In the middle.
  let content = CGRect(origin: CGPoint(x: 16, y: 84), size: metrics.contentSize)
  drawing.text("Scrolled", CGPoint(x: content.minX, y: 26), "ink big")
  drawing.rect(content, "card fill", radius: 6)
  drawing.rect(content, "faint line", radius: 6)
  drawing.text(
    "contentSize \(metrics.contentSize.width.text) \u{d7} \(metrics.contentSize.height.text)",
    CGPoint(x: content.minX + 10, y: content.maxY - 12), "soft small")
  viewport(metrics, in: content, of: &drawing)
  let corner = CGPoint(
    x: content.minX + metrics.contentOffset.x, y: content.minY + metrics.contentOffset.y)
  drawing.arrow(content.origin, corner, "orange")
  drawing.circle(content.origin, radius: 4, "ink fill")
  drawing.text("(0, 0)", CGPoint(x: content.minX, y: content.minY - 8), "soft small")
  drawing.text("contentOffset", CGPoint(x: content.minX + 62, y: content.minY + 34), "orange bold")
  drawing.text(
    metrics.contentOffset.label, CGPoint(x: content.minX + 62, y: content.minY + 54), "orange")

  // At rest at the start.
  metrics.contentOffset = metrics.minimumContentOffset
  let place = CGRect(origin: CGPoint(x: 290, y: content.minY), size: metrics.contentSize)
  drawing.text("At rest at the start", CGPoint(x: place.minX, y: 26), "ink big")
  drawing.rect(place, "card fill", radius: 6)
  drawing.rect(place, "faint line", radius: 6)
  viewport(metrics, in: place, of: &drawing)
  let top = place.minY + metrics.contentOffset.y
  let insets = CGRect(
    x: place.minX, y: top, width: metrics.viewportSize.width,
    height: CGFloat(metrics.adjustedContentInset.top))
  drawing.rect(insets, "orange wash", radius: 6)
  drawing.arrow(
    CGPoint(x: place.minX + 164, y: place.minY), CGPoint(x: place.minX + 164, y: top), "orange")
  drawing.text("contentOffset.y", CGPoint(x: place.minX + 175, y: top + 18), "orange bold small")
  drawing.text(
    "= \(metrics.contentOffset.y.text)".replacingMinus,
    CGPoint(x: place.minX + 175, y: top + 36), "orange small")
  drawing.circle(place.origin, radius: 4, "ink fill")
  let lines = [
    "safe area \(metrics.safeAreaInsets.top.text)",
    "+ contentInset \(metrics.contentInset.top.text)",
    "= adjusted \(metrics.adjustedContentInset.top.text)",
  ]
  for (number, line) in lines.enumerated() {
    drawing.text(
      line, CGPoint(x: place.minX + 12, y: place.minY + 30 + 22 * CGFloat(number)), "ink small")
  }
  let below = CGFloat(metrics.contentOffset.y) + metrics.viewportSize.height + place.minY
  drawing.text(
    "offsets at rest:", CGPoint(x: place.minX + 12, y: below + 32), "ink small")
  let (first, last) = (metrics.minimumContentOffset, metrics.maximumContentOffset)
  drawing.text(
    "x \(first.x.text) to \(last.x.text)".replacingMinus,
    CGPoint(x: place.minX + 12, y: below + 54), "ink small")
  drawing.text(
    "y \(first.y.text) to \(last.y.text)".replacingMinus,
    CGPoint(x: place.minX + 12, y: below + 76), "ink small")
  return drawing
}

/// The viewport over content that is drawn at a place.
private func viewport(_ metrics: ScrollMetrics, in content: CGRect, of drawing: inout Drawing) {
  let frame = moved(metrics.visibleRect, content.minX, content.minY)
  drawing.rect(frame, "blue wash", radius: 6)
  drawing.rect(frame, "blue line thick", radius: 6)
  drawing.text("viewport", CGPoint(x: frame.maxX - 10, y: frame.maxY - 12), "blue bold", .end)
}
