import Foundation
import ScrollKit
import ScrollKitTraces

private let source = "a real UIScrollView, recorded"

/// Reads a recording, and computes its path at many times from its touches.
private func recording(
  _ name: String, in folder: URL, times: StrideThrough<Double>
) throws -> (trace: ScrollTrace, path: [ScrollTrace.Sample]) {
  var trace = try ScrollTrace(contentsOf: folder.appendingPathComponent("\(name).json"))
  let recorded = trace
  trace.sampleTimes = Array(times)
  return (recorded, trace.replay().samples)
}

/// A fling: how far the content has moved, beside a recording.
func decelerationPicture(_ folder: URL) throws -> Drawing {
  let (trace, path) = try recording(
    "decelerate-750", in: folder, times: stride(from: 0, through: 2.4, by: 0.02))
  let start = Double(trace.scrollView.contentOffset.y)
  var drawing = Drawing(
    width: 600, height: 440, title: "Deceleration after a fling",
    description: "How far the content has moved over time: a curve that the library computes from "
      + "the touches, and dots recorded from a real UIScrollView, which lie on it.")
  let plot = Plot(x: 0...2.4, y: 0...500)
  plot.axes(&drawing, x: "seconds", every: 0.4, y: "points moved", every: 100)
  let release = trace.touches.last?.time ?? 0
  let line = plot.point(release, 0).x
  drawing.path(
    [CGPoint(x: line, y: plot.frame.minY), CGPoint(x: line, y: plot.frame.maxY)], "green dash")
  drawing.text("released", CGPoint(x: line + 8, y: plot.frame.minY + 16), "green bold")
  plot.curve(&drawing, path.map { ($0.time, $0.y - start) }, "blue")
  plot.dots(
    &drawing, (trace.expected.offsets ?? []).map { ($0.time, $0.y - start) }, "orange")
  plot.legend(&drawing, curve: "ScrollKit, from the touches", dots: source)
  return drawing
}

/// How far content is shown beyond its edge, by how far it is pulled.
func rubberBandPicture(_ folder: URL) throws -> Drawing {
  let trace = try ScrollTrace(contentsOf: folder.appendingPathComponent("rubber-band-top.json"))
  let band = RubberBand(dimension: Double(trace.scrollView.viewport.height))
  var drawing = Drawing(
    width: 600, height: 440, title: "The rubber band",
    description: "How far content is shown beyond its edge, by how far a finger pulls it: the "
      + "library's curve, and dots recorded from a real UIScrollView, which lie on it.")
  let plot = Plot(x: 0...700, y: 0...300)
  plot.axes(&drawing, x: "points pulled", every: 100, y: "points shown", every: 100)
  plot.curve(
    &drawing, stride(from: 0, through: 700, by: 10.0).map { ($0, band.stretched($0)) }, "blue")
  // What the finger did beyond its slop, at the times of the samples, until it went up.
  let slop = Scroller.Configuration().slop
  let first = trace.touches[0].y
  let end = trace.touches.last?.time ?? 0
  var dots: [(x: Double, y: Double)] = []
  for sample in trace.expected.offsets ?? [] where sample.time < end {
    guard let touch = trace.touches.last(where: { $0.time <= sample.time + 1e-6 }) else { continue }
    let pull = touch.y - first - slop
    if let last = dots.last, pull < last.x + 20 { continue }
    dots.append((pull, -sample.y))
  }
  plot.dots(&drawing, dots, "orange")
  plot.legend(&drawing, curve: "ScrollKit's RubberBand", dots: source)
  return drawing
}

/// Two ways back to an edge: after a fling into it, and after a pull beyond it.
func bouncePicture(_ folder: URL) throws -> Drawing {
  var drawing = Drawing(
    width: 600, height: 440, title: "The bounce at an edge",
    description: "How far content lies beyond its edge over time, after a fling into the edge and "
      + "after a pull beyond it: curves that the library computes from the touches, and dots "
      + "recorded from a real UIScrollView, which lie on them.")
  let plot = Plot(x: 0...0.8, y: 0...250)
  plot.axes(
    &drawing, x: "seconds after the release", every: 0.2, y: "points beyond the edge", every: 50)
  for name in ["rubber-band-top", "edge-impact"] {
    let (trace, path) = try recording(
      name, in: folder, times: stride(from: 0, through: 2.2, by: 0.01))
    let metrics = trace.scrollView.metrics
    let release = trace.touches.last?.time ?? 0
    func shown(_ samples: [ScrollTrace.Sample], every: Int = 1) -> [(x: Double, y: Double)] {
      samples.filter { $0.time >= release && $0.time <= release + 0.8 }.enumerated()
        .filter { $0.offset % every == 0 }
        .map {
          ($0.element.time - release, metrics[.vertical].overscroll(at: $0.element.y).magnitude)
        }
    }
    plot.curve(&drawing, shown(path), "blue")
    plot.dots(&drawing, shown(trace.expected.offsets ?? []), "orange")
  }
  let (pulled, flung) = (plot.point(0.07, 225), plot.point(0.19, 103))
  drawing.text("pulled, held and let go", CGPoint(x: pulled.x, y: pulled.y), "ink")
  drawing.text("flung into the edge", CGPoint(x: flung.x, y: flung.y), "ink")
  plot.legend(&drawing, curve: "ScrollKit, from the touches", dots: source)
  return drawing
}
