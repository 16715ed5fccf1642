import ScrollKit

/// A photo before and after a zoom about a point, which stays where it is in the viewport.
func zoomAnchorPicture() -> Drawing {
  var drawing = Drawing(
    width: 600, height: 440, title: "Zoom about a point",
    description: "A photo is zoomed about a point of the viewport. What is under the point stays "
      + "there; the content offset follows from that.")
  let viewport = CGSize(width: 190, height: 200)
  var zoom = Zoomer(
    unscaledContentSize: CGSize(width: 190, height: 200), rules: .scales(1, 3))
  zoom.resize(to: ScrollMetrics(viewportSize: viewport))
  let anchor = CGPoint(x: 142, y: 140)
  drawing.text("Before", CGPoint(x: 40, y: 26), "ink big")
  photo(zoom, anchor, at: CGPoint(x: 40, y: 116), viewport: viewport, of: &drawing)
  zoom.zoom(to: 1.6, about: anchor)
  drawing.text("After", CGPoint(x: 384, y: 26), "ink big")
  photo(zoom, anchor, at: CGPoint(x: 384, y: 116), viewport: viewport, of: &drawing)
  return drawing
}

/// The photo, all of it faint, and plain in the viewport.
private func photo(
  _ zoom: Zoomer, _ anchor: CGPoint, at origin: CGPoint, viewport: CGSize, of drawing: inout Drawing
) {
  let window = CGRect(origin: origin, size: viewport)
  let frame = moved(
    zoom.contentFrame, origin.x - zoom.contentOffset.x, origin.y - zoom.contentOffset.y)
  let place =
    "transform=\"translate(\(frame.minX.text) \(frame.minY.text)) scale(\(zoom.scale.text))\""
  drawing.group("opacity=\".35\"") { drawing in
    drawing.group(place) { $0.photo(zoom.unscaledContentSize) }
  }
  drawing.clipped(to: window, radius: 8) { drawing in
    drawing.group(place) { $0.photo(zoom.unscaledContentSize) }
  }
  drawing.rect(window, "blue line thick", radius: 8)
  let center = CGPoint(x: origin.x + anchor.x, y: origin.y + anchor.y)
  drawing.circle(center, radius: 13, "white line thick")
  drawing.circle(center, radius: 15, "ink line thick", attributes: " style=\"color:#1f2328\"")
  let lines = [
    "scale \(zoom.scale.text)", "offset \(zoom.contentOffset.label)",
    "under the tap: \(zoom.contentPoint(fromViewport: anchor).label)",
  ]
  for (number, line) in lines.enumerated() {
    drawing.text(
      line, CGPoint(x: window.midX, y: 378 + 24 * CGFloat(number)),
      number < 2 ? "ink" : "ink small",
      .middle)
  }
}
