import ScrollKit
import ScrollKitTraces

/// A trace's walk as a table for people: a heading, a line for each recorded offset, a summary.
struct TraceTable {
  private let trace: ScrollTrace
  private let walk: ScrollTrace.Walk
  private let axes: [ScrollAxis]
  private let offsetWidth: Int

  init(_ trace: ScrollTrace) {
    self.trace = trace
    let walk = trace.walk
    self.walk = walk
    let metrics = trace.scrollView.metrics
    let samples = trace.expected.offsets ?? []
    axes = ScrollAxis.allCases.filter { axis in
      axis == walk.axis || metrics.isScrollable(along: axis)
        || samples.contains { metrics[axis].overscroll(at: $0.along(axis)) != 0 }
    }
    let bounds = samples.reduce((0.0, 0.0)) { (min($0.0, $1.x, $1.y), max($0.1, $1.x, $1.y)) }
    offsetWidth = max(
      8, Figures.fixed(bounds.0, 3).count, Figures.fixed(bounds.1, 3).count)
  }

  /// Writes the table and, after it, how the replay fits.
  func write<Output: TextOutputStream>(_ replay: ScrollTrace.Replay?, to output: inout Output) {
    for line in heading { output.write(line + "\n") }
    var summary = TraceSummary()
    if !walk.isEmpty {
      output.write("\n" + columns + "\n")
      var metrics = trace.scrollView.metrics
      for row in walk {
        metrics.contentOffset = row.offset
        output.write(line(row, metrics) + "\n")
        summary.add(row)
      }
      output.write("\n")
    }
    output.write(summary.text + "\n")
    if let replay { output.write("replay: \(FitTable.summary(replay))\n") }
  }

  private var heading: [String] {
    let view = trace.scrollView
    func size(_ size: CGSize) -> String {
      Double(size.width).shortText + " x " + Double(size.height).shortText
    }
    let ranges = axes.map { axis in
      let lengths = view.metrics[axis]
      let (least, greatest) = (lengths.minimumOffset + 0, lengths.maximumOffset + 0)  // Never -0.
      return "\(axis.letter) from \(least.shortText) to \(greatest.shortText)"
    }
    let pages = walk.pageCount == 1 ? "1 page" : "\(walk.pageCount) pages"
    return [trace.name, trace.description, trace.source].compactMap { $0.map(Figures.oneLine) } + [
      "viewport \(size(view.viewport)), content \(size(view.contentSize)), "
        + "\(ranges.joined(separator: ", ")), \(pages) along \(walk.axis.letter)"
    ]
  }

  private var pageWidth: Int { max(4, walk.pageCount.description.count) }

  private var slotsWidth: Int { max(5, 3 * walk.pageCount.description.count + 2) }

  private var columns: String {
    var line = Figures.right("time", 8)
    for axis in axes {
      line += "  " + Figures.right("offset \(axis.letter)", offsetWidth)
      line += "  " + Figures.right("overscroll", 10)
    }
    line += "  " + Figures.right("page", pageWidth)
    line += "  " + Figures.right("progress", 8)
    line += "  " + Figures.left("slots", slotsWidth)
    return line + "  indicator"
  }

  private func line(_ row: ScrollTrace.Row, _ metrics: ScrollMetrics) -> String {
    var line = Figures.right(Figures.fixed(row.time, 3), 8)
    for axis in axes {
      let isHorizontal = axis == .horizontal
      let offset = Double(isHorizontal ? row.offset.x : row.offset.y)
      let overscroll = Double(isHorizontal ? row.overscroll.x : row.overscroll.y)
      line += "  " + Figures.right(Figures.fixed(offset, 3), offsetWidth)
      line += "  " + Figures.right(Figures.fixed(overscroll, 3, plus: true), 10)
    }
    line += "  " + Figures.right(row.page?.description ?? "-", pageWidth)
    line += "  " + Figures.right(Figures.fixed(row.progress * 100, 2), 7) + "%"
    let slots = row.slots.map { $0?.description ?? "-" }.joined(separator: " ")
    line += "  " + Figures.left(slots, slotsWidth)
    let thumb = ScrollIndicator().thumb(along: walk.axis, of: metrics)
    return line + "  " + Self.bar(thumb, metrics[walk.axis].viewportLength)
  }

  /// The scroll indicator as text, with a thumb of one character or more.
  private static func bar(_ thumb: ScrollIndicator.Thumb?, _ viewport: Double) -> String {
    let width = 24
    guard let thumb, viewport > 0 else {
      return "[" + String(repeating: " ", count: width) + "]"
    }
    func cell(_ position: Double) -> Int {
      Int((min(max(position / viewport, 0), 1) * Double(width)).rounded())
    }
    let start = min(cell(thumb.start), width - 1)
    let end = max(cell(thumb.end), start + 1)
    return "[" + String(repeating: " ", count: start) + String(repeating: "#", count: end - start)
      + String(repeating: " ", count: width - end) + "]"
  }
}

extension ScrollAxis {
  /// What the axis is called in a heading.
  var letter: String { self == .horizontal ? "x" : "y" }
}
