import Foundation
import ScrollKit
import ScrollKitTraces
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif
@testable import ScrollKitReplay

/// The drawing's elements.
final class TraceGraphTests: XCTestCase {
  /// The elements of a drawing: their names and attributes, and all text.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func numbers(_ attribute: String, of name: String) -> [Double] {
      elements.filter { $0.name == name }
        .compactMap { $0.attributes[attribute].flatMap(Double.init) }
    }

    var dashedLines: [Double] {
      elements.filter { $0.attributes["stroke-dasharray"] != nil }
        .compactMap { $0.attributes["y1"].flatMap(Double.init) }
    }

    var points: Int {
      let line = elements.first { $0.name == "polyline" }
      return line?.attributes["points"]?.split(separator: " ").count ?? 0
    }
  }

  private func read(_ trace: ScrollTrace) throws -> Reader {
    let svg = try XCTUnwrap(TraceGraph(trace)?.svg)
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  func testTheBundledRecording() throws {
    let drawing = try read(try ReplayTool.bundled())
    XCTAssertEqual(drawing.points, 45)
    let heights = drawing.numbers("cy", of: "circle")
    XCTAssertEqual(heights.count, 45)
    // The last sample lies on the greatest offset; the seventh lies farthest beyond it.
    XCTAssertEqual(drawing.dashedLines.count, 1)
    XCTAssertEqual(drawing.dashedLines.first ?? 0, heights.last ?? 1, accuracy: 0.011)
    XCTAssertEqual(heights.firstIndex(of: heights.min() ?? 0), 6)
    XCTAssertEqual(heights.firstIndex(of: heights.max() ?? 0), 0)
    // Offsets are drawn to scale: 10.333333 past the edge of 100.333333.
    let edge = drawing.dashedLines.first ?? 0
    let share = (edge - heights[1]) / (edge - heights[6])
    XCTAssertEqual(share, 10.333333 / 100.333333, accuracy: 1e-3)
    let widths = drawing.numbers("cx", of: "circle")
    XCTAssertEqual(widths, widths.sorted())
    for text in [
      "edge-impact", "A flick at 3125", "Recorded from a UIScrollView", "time (s)",
      "content offset y (pt)", "greatest", "39148", "least \u{2193}",
    ] {
      XCTAssertTrue(drawing.text.contains(text), text)
    }
  }

  func testBothEdgesInTheDrawing() throws {
    var trace = smallTrace()
    trace.expected.offsets = [0, -20, 100, 230, 200].enumerated().map {
      ScrollTrace.Sample(time: Double($0.offset), x: Double($0.element), y: 5)
    }
    let drawing = try read(trace)
    let heights = drawing.numbers("cy", of: "circle")
    XCTAssertEqual(drawing.dashedLines, [heights[0], heights[4]])
    XCTAssertEqual(heights[2], (heights[0] + heights[4]) / 2, accuracy: 0.02)
    XCTAssertTrue(drawing.text.contains("content offset x (pt)"))
  }

  func testTextIsEscaped() throws {
    var trace = smallTrace()
    trace.name = "a < b && \"c\" > d\u{1}"
    trace.description = String(repeating: "word ", count: 100)
    trace.source = String(repeating: "x", count: 500)
    trace.expected.offsets = [ScrollTrace.Sample(time: 0, x: 0, y: 0)]
    let drawing = try read(trace)
    XCTAssertTrue(drawing.text.contains("a < b && \"c\" > d "))
    XCTAssertEqual(drawing.points, 1)
    XCTAssertLessThan(drawing.text.count, 800)
  }

  func testManySamplesAreReduced() throws {
    var trace = smallTrace()
    trace.expected.offsets = (0..<20_000).map {
      ScrollTrace.Sample(time: Double($0), x: $0 == 9_999 ? 200 : 100, y: 0)
    }
    let drawing = try read(trace)
    XCTAssertEqual(drawing.numbers("cy", of: "circle"), [])
    XCTAssertLessThan(drawing.points, 4 * 700)
    // The one sample that differs is kept; it lies on the greatest offset.
    let line = drawing.elements.first { $0.name == "polyline" }?.attributes["points"] ?? ""
    let heights = line.split(separator: " ").compactMap { $0.split(separator: ",").last }
    XCTAssertEqual(heights.compactMap { Double($0) }.min(), drawing.dashedLines.first)
  }

  func testNoSamplesNoDrawing() {
    XCTAssertNil(TraceGraph(smallTrace()))
    var trace = smallTrace()
    trace.expected.offsets = []
    XCTAssertNil(TraceGraph(trace))
  }

  private struct Row: TableRow {
    var source = "multiples of 1, 2 or 5 times a power of ten"
    var low: Double
    var high: Double
    var labels: [String]
  }

  func testTicks() {
    let rows = [
      Row(low: 0, high: 1, labels: ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
      Row(low: 0.11, high: 0.91, labels: ["0.2", "0.4", "0.6", "0.8"]),
      Row(low: -250, high: 15, labels: ["-250", "-200", "-150", "-100", "-50", "0"]),
      Row(low: 39100, high: 39260, labels: ["39100", "39150", "39200", "39250"]),
      Row(low: 0, high: 0.007, labels: (0...7).map { $0 == 0 ? "0" : "0.00\($0)" }),
    ]
    forEachRow("ticks", rows) { row in
      let scale = PlotScale(low: row.low, high: row.high, from: 0, to: 1, ticks: 7)
      XCTAssertEqual(scale.ticks.map(scale.label), row.labels)
    }
  }

  private struct Figure: TableRow {
    var source = "rounding to the nearest, halves away from zero"
    var value: Double
    var decimals: Int
    var text: String
  }

  func testFigures() {
    let rows = [
      Figure(value: 0, decimals: 3, text: "0.000"),
      Figure(value: -0.0001, decimals: 3, text: "0.000"),
      Figure(value: 10.333333, decimals: 3, text: "+10.333"),
      Figure(value: -235, decimals: 3, text: "-235.000"),
      Figure(value: 0.0625, decimals: 3, text: "+0.063"),
      Figure(value: 1.999, decimals: 2, text: "+2.00"),
      Figure(value: 1e300, decimals: 3, text: "1e+300"),
      Figure(value: 7.5, decimals: 0, text: "+8"),
    ]
    forEachRow("figures", rows) { row in
      XCTAssertEqual(Figures.fixed(row.value, row.decimals, plus: true), row.text)
    }
  }
}
