import ScrollKit

/// Where the first, the second and the last page rest, by alignment.
func alignmentPicture() -> Drawing {
  var drawing = Drawing(
    width: 600, height: 452, title: "Alignment of pages",
    description:
      "Four pages in a viewport that is longer than a page, aligned at the leading edge, "
      + "in the centre and at the trailing edge: at rest on the first, the second and the last.")
  let rows: [(name: String, alignment: PageAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]
  for (row, entry) in rows.enumerated() {
    let top = 34 + 140 * Double(row)
    let pages = Pages(
      count: 4, length: 90, spacing: 10, viewport: 150, alignment: entry.alignment)
    drawing.text(entry.name, CGPoint(x: 14, y: top + 56), "ink bold")
    for (column, page) in [0, 1, 3].enumerated() {
      let left = 100 + 168 * Double(column)
      let window = CGRect(x: left, y: top, width: pages.viewportLength, height: 84)
      let offset = pages.contentOffset(of: page)
      drawing.rect(window, "card fill", radius: 8)
      drawing.clipped(to: window, radius: 8) { drawing in
        for other in pages.visiblePages(at: offset) {
          let frame = moved(pages.frame(of: other, crossLength: 60), left - offset, top + 12)
          drawing.rect(frame, "page\(other) fill", radius: 6)
          drawing.text(
            "\(other)", CGPoint(x: frame.midX, y: frame.midY + 7), "white big", .middle)
        }
      }
      drawing.rect(window, "ink line", radius: 8)
      let line = left + entry.alignment.viewport * pages.viewportLength
      for y in [top - 9, top + 84] {
        drawing.path([CGPoint(x: line, y: y), CGPoint(x: line, y: y + 9)], "orange line thick")
      }
      drawing.text(
        "page \(page) at \(offset.text)".replacingMinus,
        CGPoint(x: window.midX, y: top + 108), "ink small", .middle)
    }
  }
  return drawing
}
