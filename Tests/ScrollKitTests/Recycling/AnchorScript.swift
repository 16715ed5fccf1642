import ScrollKit

/// A list and its host. The host sets the offset that the list asks for. It may round it to device
/// pixels.
struct AnchorScript: CustomStringConvertible {
  enum Step {
    case set(Int, Double)
    case sets([Double], from: Int)
    case insert(Int, at: Int)
    case insertMeasured([Double], at: Int)
    case remove(Range<Int>)
    case move(Int, to: Int)
    case forget
    /// The viewport and its insets change, and all lengths are forgotten.
    case turn(Double, AxisInsets)
    /// The viewport and its insets change, and no row does.
    case resize(Double, AxisInsets)
    /// The user scrolls, or the host moves the content.
    case scroll(to: Double)
    /// The viewport and its bars change, and the offset stays.
    case layout(Double, AxisInsets)
  }

  var rows: RowLengths
  var anchor: AxisViewport
  var grid: PixelGrid?

  init(
    _ count: Int, _ length: Double = 44, spacing: Double = 0, padding: AxisInsets = .zero,
    measured: [Double] = [], at offset: Double, _ viewport: Double, _ insets: AxisInsets = .zero,
    start: Double? = nil, end: Double? = nil, scale: Double? = nil
  ) {
    rows = RowLengths(count: count, length: length, spacing: spacing, padding: padding)
    rows.setLengths(measured, from: 0)
    (rows.startTolerance, rows.endTolerance) = (start, end)
    anchor = AxisViewport(offset: offset, length: viewport, insets: insets)
    grid = scale.map { PixelGrid(displayScale: $0) }
  }

  mutating func play(_ step: Step) {
    var offset = anchor.offset
    switch step {
    case .set(let row, let length): offset += rows.setLength(length, of: row, keeping: anchor)
    case .sets(let lengths, let row):
      offset += rows.setLengths(lengths, from: row, keeping: anchor)
    case .insert(let count, let row): offset += rows.insert(count: count, at: row, keeping: anchor)
    case .insertMeasured(let lengths, let row):
      offset += rows.insert(lengths, at: row, keeping: anchor)
    case .remove(let range): offset += rows.remove(range, keeping: anchor)
    case .move(let row, let place): offset += rows.move(row, to: place, keeping: anchor)
    case .forget: offset += rows.forgetLengths(keeping: anchor)
    case .turn(let viewport, let insets):
      let old = anchor
      (anchor.length, anchor.insets) = (viewport, insets)
      offset += rows.forgetLengths(keeping: anchor, from: old)
    case .resize(let viewport, let insets):
      let old = anchor
      (anchor.length, anchor.insets) = (viewport, insets)
      offset = rows.contentOffset(keeping: old, in: anchor)
    case .scroll(let new): offset = new
    case .layout(let viewport, let insets): (anchor.length, anchor.insets) = (viewport, insets)
    }
    anchor.offset = grid?.nearest(offset) ?? offset
  }

  var description: String { "\(rows.count) rows, \(anchor)" }

  /// The offset after all steps.
  func offset(after steps: [Step]) -> Double {
    var script = self
    for step in steps { script.play(step) }
    return script.anchor.offset
  }
}
