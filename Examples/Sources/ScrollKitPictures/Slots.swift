import ScrollKit

/// Three slots of a carousel of five pages: at rest, while a finger drags, and after the stop.
func slotsPicture() -> Drawing {
  var drawing = Drawing(
    width: 600, height: 484, title: "Three slots of a carousel",
    description: "Five pages are shown by three views. When the content has settled on the last "
      + "slot, the offset is shifted back by one page, and the view that is farthest away shows "
      + "the page that comes next.")
  var slots = CarouselSlots(pageCount: 5)
  _ = slots.setPageLength(130)
  strip("At rest", slots, at: slots.contentOffset, top: 0, note: "", of: &drawing)
  let (dragged, end) = (slots.contentOffset + 78, slots.offset(steps: 1))
  _ = slots.scrolled(to: dragged)
  strip("A finger drags", slots, at: dragged, top: 118, note: "", of: &drawing)
  _ = slots.scrolled(to: end)
  strip("Settled", slots, at: end, top: 236, note: "", of: &drawing)
  let update = slots.settled(at: end)
  let shift = update.offsetShift.text.replacingMinus
  let rebinds = update.rebinds.map { "view \($0.slot) shows page \($0.page)" }
  strip(
    "Recentred", slots, at: slots.contentOffset, top: 354,
    note: "shift \(shift), \(rebinds.joined(separator: ", "))", of: &drawing)
  return drawing
}

private func strip(
  _ title: String, _ slots: CarouselSlots, at offset: Double, top: Double, note: String,
  of drawing: inout Drawing
) {
  let left = 178.0
  drawing.text(title, CGPoint(x: 12, y: top + 52), "ink bold")
  drawing.text("offset \(offset.text)", CGPoint(x: 12, y: top + 74), "soft small")
  for slot in slots.slots {
    let frame = CGRect(
      x: left + offset + slot.distance * slots.pitch, y: top + 26, width: slots.pageLength,
      height: 66)
    drawing.rect(frame.insetBy(dx: 2, dy: 0), "page\(slot.page) fill", radius: 6)
    drawing.text(
      "page \(slot.page)", CGPoint(x: frame.midX, y: frame.midY - 2), "white bold", .middle)
    drawing.text(
      "view \(slot.number)", CGPoint(x: frame.midX, y: frame.midY + 20), "white small", .middle)
  }
  let viewport = CGRect(x: left + offset, y: top + 20, width: slots.pageLength, height: 78)
  drawing.rect(viewport, "ink line thick", radius: 8)
  if !note.isEmpty {
    drawing.text(
      note, CGPoint(x: left + 1.5 * slots.pitch, y: top + 114), "orange bold small", .middle)
  }
}
