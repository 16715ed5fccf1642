import ScrollKit

/// A row above the screen turns out to be longer: the offset is shifted by as much.
func anchorsPicture() -> Drawing {
  var drawing = Drawing(
    width: 600, height: 430, title: "A row above the screen grows",
    description: "A list before and after the third row has become longer. The content offset is "
      + "shifted by as much, so the rows in the viewport stay where they are.")
  var rows = RowLengths([42, 52, 34, 46, 40, 56, 44, 48, 50], spacing: 4)
  var anchor = RowLengths.Anchor(
    offset: 152, viewport: 130, insets: AxisInsets(leading: 20, trailing: 0))
  let top = 236.0
  drawing.text("Before", CGPoint(x: 40, y: 26), "ink big")
  list(rows, anchor, grown: nil, left: 40, top: top, of: &drawing)
  let shift = rows.setLength(72, of: 2, keeping: anchor)
  anchor.offset += shift
  drawing.text("After", CGPoint(x: 380, y: 26), "ink big")
  list(rows, anchor, grown: 2, left: 380, top: top, of: &drawing)
  let line = top + anchor.readingLine - anchor.offset
  drawing.path([CGPoint(x: 30, y: line), CGPoint(x: 590, y: line)], "orange dash")
  drawing.text("reading line", CGPoint(x: 295, y: line - 8), "orange bold", .middle)
  drawing.arrow(CGPoint(x: 225, y: 90), CGPoint(x: 365, y: 90), "ink")
  drawing.text("row 2 grows", CGPoint(x: 295, y: 56), "ink", .middle)
  drawing.text("by \(shift.text)", CGPoint(x: 295, y: 78), "ink", .middle)
  drawing.text("offset +\(shift.text)", CGPoint(x: 295, y: 116), "blue bold", .middle)
  drawing.text("nothing visible", CGPoint(x: 295, y: top + 80), "ink", .middle)
  drawing.text("moves", CGPoint(x: 295, y: top + 102), "ink", .middle)
  return drawing
}

/// The list with its viewport at a place.
private func list(
  _ rows: RowLengths, _ anchor: RowLengths.Anchor, grown: Int?, left: Double, top: Double,
  of drawing: inout Drawing
) {
  drawing.clipped(to: CGRect(x: left - 10, y: 38, width: 200, height: 382)) { drawing in
    for row in 0..<rows.count {
      let frame = moved(rows.frame(of: row, crossLength: 170), left, top - anchor.offset)
      drawing.rect(frame, row == grown ? "orange wash" : "card fill", radius: 4)
      drawing.rect(frame, row == grown ? "orange line" : "faint line thin", radius: 4)
      drawing.text(
        "row \(row)", CGPoint(x: frame.minX + 12, y: frame.midY + 6),
        row == grown ? "orange bold" : "ink")
    }
  }
  let viewport = CGRect(x: left - 6, y: top, width: 182, height: anchor.viewport)
  drawing.rect(viewport, "blue wash", radius: 8)
  drawing.rect(viewport, "blue line thick", radius: 8)
  drawing.text(
    "offset \(anchor.offset.text)", CGPoint(x: viewport.maxX - 8, y: viewport.maxY - 8),
    "blue bold", .end)
}
