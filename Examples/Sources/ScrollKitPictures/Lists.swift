import ScrollKit

/// Items of different lengths in three lanes; those in the viewport are strong.
func masonryPicture() -> Drawing {
  var drawing = Drawing(
    width: 600, height: 440, title: "Masonry lanes",
    description: "Items of different lengths in three lanes. Each goes into the lane that is "
      + "shortest so far. Those that a viewport shows are in stronger colours.")
  let lanes = MasonryLanes(
    [90, 60, 120, 70, 100, 50, 80, 110, 60, 90, 70, 120, 80, 60], laneCount: 3, spacing: 8)
  let (left, top, width) = (30.0, 24.0, 330.0)
  let viewport = CGRect(x: 0, y: 110, width: width, height: 190)
  let shown = Set(lanes.visibleItems(in: AxisViewport(viewport)))
  for item in 0..<lanes.count {
    let frame = moved(lanes.frame(of: item, crossLength: width), left, top)
    guard frame.minY < 416 else { continue }
    let isShown = shown.contains(item)
    drawing.rect(frame, isShown ? "page\(item % 5) fill" : "card fill", radius: 6)
    if !isShown { drawing.rect(frame, "faint line thin", radius: 6) }
    drawing.text(
      "\(item)", CGPoint(x: frame.midX, y: frame.midY + 6), isShown ? "white bold" : "soft", .middle
    )
  }
  let window = CGRect(
    x: left - 8, y: top + viewport.minY, width: width + 16, height: viewport.height)
  drawing.rect(window, "ink line thick", radius: 8)
  let x = window.maxX + 20
  drawing.text("viewport", CGPoint(x: x, y: window.minY + 20), "ink big")
  drawing.text(
    "offset \(viewport.minY.text), length \(viewport.height.text)",
    CGPoint(x: x, y: window.minY + 44), "soft small")
  drawing.text("visible items", CGPoint(x: x, y: window.minY + 84), "ink bold")
  drawing.text(
    shown.sorted().map { "\($0)" }.joined(separator: ", "),
    CGPoint(x: x, y: window.minY + 108), "ink")
  return drawing
}

/// A header that sticks, and is pushed away by the next one.
func sectionsPicture() -> Drawing {
  var drawing = Drawing(
    width: 600, height: 330, title: "A sticky header",
    description: "A list in sections at three offsets: the header of the first section sticks to "
      + "the top, the second section's header pushes it away, and then sticks itself.")
  let list = SectionedRows(rowCounts: [4, 5, 4], rowLength: 34, headerLength: 40, spacing: 4)
  let second = list.position(ofHeader: 1)
  for (column, offset) in [second - 110, second - 22, second + 20].enumerated() {
    let window = CGRect(x: 20 + 196 * Double(column), y: 62, width: 168, height: 240)
    drawing.text(
      "offset \(offset.text)", CGPoint(x: window.midX, y: 30), "ink bold", .middle)
    let viewport = AxisViewport(offset: offset, length: window.height)
    drawing.rect(window, "screen fill", radius: 8)
    drawing.clipped(to: window, radius: 8) { drawing in
      for item in list.visibleRange(in: viewport) {
        let frame = moved(
          list.frame(of: item, crossLength: window.width), window.minX, window.minY - offset)
        guard let place = list.indexPath(of: item) else { continue }
        if let row = place.row {
          drawing.rect(frame.insetBy(dx: 8, dy: 0), "card fill", radius: 4)
          drawing.text("row \(row)", CGPoint(x: frame.minX + 22, y: frame.midY + 5), "ink small")
        } else {
          draw(header: place.section, in: frame, of: &drawing)
        }
      }
      if let header = list.stickyHeader(in: viewport) {
        let frame = CGRect(
          x: window.minX, y: window.minY + header.position - offset, width: window.width,
          height: header.length)
        draw(header: header.section, in: frame, of: &drawing)
      }
    }
    drawing.rect(window, "ink line thick", radius: 8)
  }
  return drawing
}

private func draw(header section: Int, in frame: CGRect, of drawing: inout Drawing) {
  drawing.rect(frame, "page\(section) fill")
  drawing.text("Section \(section)", CGPoint(x: frame.minX + 14, y: frame.midY + 6), "white bold")
}
