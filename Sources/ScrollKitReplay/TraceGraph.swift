import ScrollKit
import ScrollKitTraces

/// A drawing, as SVG, of a trace's offset over time along its main axis.
///
/// The recorded curve has a dot for each sample if there are no more than 300. The least and the
/// greatest offset are dashed lines, and the space beyond them is shaded. An edge far away from the
/// curve is only named, because drawing it would flatten the curve. The replayed path is a broad
/// line under the curve in another colour; a line of text below says how it fits.
struct TraceGraph {
  private let trace: ScrollTrace
  private let axis: ScrollAxis
  private let samples: [ScrollTrace.Sample]
  private let replay: ScrollTrace.Replay?
  private let times: PlotScale
  private let offsets: PlotScale

  private static let width = 860.0
  private static let height = 520.0
  private static let left = 84.0
  private static let right = 762.0
  private static let top = 92.0
  private static let bottom = 440.0

  /// Prepares a drawing; `nil` where no offsets were recorded.
  init?(_ trace: ScrollTrace) {
    samples = (trace.expected.offsets ?? []).map(\.held)
    guard let first = samples.first, let last = samples.last else { return nil }
    self.trace = trace
    var atRecordedTimes = trace
    atRecordedTimes.sampleTimes = nil
    let replay = trace.isReplayable ? atRecordedTimes.replay() : nil
    self.replay = replay
    let axis = trace.walk.axis
    self.axis = axis
    var low = first.along(axis)
    var high = low
    for sample in samples + (replay?.samples ?? []).map(\.held) {
      low = min(low, sample.along(axis))
      high = max(high, sample.along(axis))
    }
    let reach = max(high - low, 1) / 2
    let lengths = trace.scrollView.metrics[axis]
    let near = [lengths.minimumOffset, lengths.maximumOffset].filter {
      $0 >= low - reach && $0 <= high + reach
    }
    (low, high) = (near.reduce(low, min), near.reduce(high, max))
    let margin = max((high - low) * 0.08, 0.5, high.magnitude * 1e-12)
    offsets = PlotScale(
      low: low - margin, high: high + margin, from: Self.bottom, to: Self.top, ticks: 7)
    let shortest = max(1e-3, first.time * 1e-12)
    times = PlotScale(
      low: first.time, high: max(last.time, first.time + shortest), from: Self.left,
      to: Self.right, ticks: 8)
  }

  /// The drawing.
  var svg: String {
    let (width, height) = (Self.width.shortText, Self.height.shortText)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="DejaVu Sans, Helvetica, sans-serif" \
      font-size="12">
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      \(title)
      \(grid)
      \(replayed)
      \(curve)
      \(edges)
      <rect x="\(n(Self.left))" y="\(n(Self.top))" width="\(n(Self.right - Self.left))" \
      height="\(n(Self.bottom - Self.top))" fill="none" stroke="#8a94a0"/>
      \(footer)
      </svg>

      """
  }

  private var title: String {
    var lines = [text(24, 32, cut(trace.name, 70), "font-size=\"19\" font-weight=\"bold\"")]
    let style = "fill=\"#4c5661\""
    for (index, line) in wrapped(trace.description ?? "", 120).prefix(2).enumerated() {
      lines.append(text(24, 54 + 17 * Double(index), line, style))
    }
    return lines.joined(separator: "\n")
  }

  private var footer: String {
    let middle = (Self.left + Self.right) / 2
    let height = (Self.top + Self.bottom) / 2
    var lines = [
      text(middle, Self.bottom + 38, "time (s)", "text-anchor=\"middle\""),
      text(
        24, height, "content offset \(axis.letter) (pt)",
        "text-anchor=\"middle\" transform=\"rotate(-90 24 \(n(height)))\""),
    ]
    if let source = trace.source {
      lines.append(
        text(24, Self.height - 14, cut(source, 150), "font-size=\"10\" fill=\"#7b8590\""))
    }
    return lines.joined(separator: "\n")
  }

  private var grid: String {
    var lines: [String] = []
    for tick in times.ticks {
      let x = times.position(of: tick)
      lines.append(line(x, Self.top, x, Self.bottom, "stroke=\"#e8ebee\""))
      lines.append(
        text(x, Self.bottom + 18, times.label(of: tick), "text-anchor=\"middle\" fill=\"#4c5661\""))
    }
    for tick in offsets.ticks {
      let y = offsets.position(of: tick)
      lines.append(line(Self.left, y, Self.right, y, "stroke=\"#e8ebee\""))
      lines.append(
        text(
          Self.left - 8, y + 4, offsets.label(of: tick), "text-anchor=\"end\" fill=\"#4c5661\""))
    }
    return lines.joined(separator: "\n")
  }

  private var edges: String {
    let lengths = trace.scrollView.metrics[axis]
    return edge("least", lengths.minimumOffset, beyond: Self.bottom, labelAt: 12) + "\n"
      + edge("greatest", lengths.maximumOffset, beyond: Self.top, labelAt: -17)
  }

  /// An edge: a dashed line with its label, and the space beyond it shaded. An edge outside the
  /// drawing is only a label with an arrow.
  private func edge(
    _ name: String, _ offset: Double, beyond: Double, labelAt shift: Double
  ) -> String {
    let isDrawn = (offsets.low...offsets.high).contains(offset)
    let isBelow = offset < offsets.low
    let y = isDrawn ? offsets.position(of: offset) : isBelow ? Self.bottom : Self.top
    // Both labels may stand at the bottom or at the top: the greatest above the least.
    let isLeast = shift > 0
    let labelTop =
      isDrawn ? y + shift : isBelow ? y - (isLeast ? 17 : 47) : y + (isLeast ? 40 : 10)
    let arrow = isDrawn ? "" : isBelow ? " \u{2193}" : " \u{2191}"
    let style = "fill=\"#b3261e\" font-size=\"11\""
    var parts = [
      text(Self.right + 8, labelTop, name + arrow, style),
      text(Self.right + 8, labelTop + 14, Figures.fixed(offset + 0, 3).trimmedZeros, style),
    ]
    if isDrawn {
      parts.append(
        "<rect x=\"\(n(Self.left))\" y=\"\(n(min(y, beyond)))\" "
          + "width=\"\(n(Self.right - Self.left))\" height=\"\(n((y - beyond).magnitude))\" "
          + "fill=\"#b3261e\" fill-opacity=\"0.06\"/>")
      let dashes = "stroke=\"#b3261e\" stroke-dasharray=\"6 4\""
      parts.append(line(Self.left, y, Self.right, y, dashes))
    }
    return parts.joined(separator: "\n")
  }

  private var curve: String {
    var points: [String] = []
    var dots: [String] = []
    for sample in PlotReduction(samples, axis, times).kept {
      let x = n(times.position(of: sample.time))
      let y = n(offsets.position(of: sample.along(axis)))
      points.append(x + "," + y)
      if samples.count <= 300 {
        dots.append("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"2.5\"/>")
      }
    }
    return """
      <polyline fill="none" stroke="#1f6feb" stroke-width="1.5" stroke-linejoin="round" \
      points="\(points.joined(separator: " "))"/>
      <g fill="#1f6feb">\(dots.joined(separator: "\n"))</g>
      """
  }

  /// The replayed path, and a legend for the two colours.
  private var replayed: String {
    guard let replay else { return "" }
    let points = PlotReduction(replay.samples.map(\.held), axis, times).kept.map {
      n(times.position(of: $0.time)) + "," + n(offsets.position(of: $0.along(axis)))
    }
    let top = Self.bottom + 53
    return """
      <path fill="none" stroke="#f08c00" stroke-opacity="0.5" stroke-width="5" \
      stroke-linejoin="round" d="M\(points.joined(separator: " L"))"/>
      \(text(Self.left, top, "recorded", "font-size=\"11\" fill=\"#1f6feb\""))
      \(text(
        Self.left + 64, top, "replayed: \(FitTable.summary(replay))",
        "font-size=\"11\" fill=\"#b35c00\""))
      """
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String
  ) -> String {
    "<line x1=\"\(n(x1))\" y1=\"\(n(y1))\" x2=\"\(n(x2))\" y2=\"\(n(y2))\" \(style)/>"
  }

  private func text(_ x: Double, _ y: Double, _ text: String, _ style: String) -> String {
    "<text x=\"\(n(x))\" y=\"\(n(y))\" \(style)>\(escaped(text))</text>"
  }

  /// A coordinate of the drawing.
  private func n(_ value: Double) -> String { Figures.fixed(value, 2).trimmedZeros }

  private func cut(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 3) + "..." : text
  }

  /// The text in lines of whole words. A word longer than a line is cut.
  private func wrapped(_ text: String, _ limit: Int) -> [String] {
    var lines: [String] = []
    for word in Figures.oneLine(text).split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(cut(String(word), limit))
      }
    }
    return lines
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    // By scalars, because a character with a combining mark after `<` would not equal `<`.
    for scalar in Figures.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ScrollTrace.Sample {
  /// The sample with numbers that can be drawn: within 2^52, and 0 for what is no number.
  fileprivate var held: ScrollTrace.Sample {
    func held(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -0x1p52), 0x1p52)
    }
    return ScrollTrace.Sample(time: held(time), x: held(x), y: held(y))
  }
}

extension String {
  /// A number's text without zeros at the end of its decimals.
  var trimmedZeros: String {
    guard contains("."), !contains("e") else { return self }
    var text = self[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }
}
