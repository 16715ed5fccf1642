import Foundation
import ScrollKit
import XCTest

final class ScrollMetricsCodableTests: XCTestCase {
  private let metrics = ScrollMetrics(
    viewportSize: CGSize(width: 393, height: 852),
    contentSize: CGSize(width: 400, height: 2000.5),
    contentInset: ScrollInsets(top: 1, left: 2, bottom: 3, right: 4),
    safeAreaInsets: ScrollInsets(top: 59, left: 5, bottom: 34, right: 6),
    contentInsetAdjustmentBehavior: .never,
    behavior: ScrollBehavior(
      bounces: .vertical, alwaysBounces: .horizontal, isScrollEnabled: false,
      isUserInteractionEnabled: true),
    contentAlignmentPoint: CGPoint(x: 0.5, y: 1),
    displayScale: 3,
    contentOffset: CGPoint(x: -7, y: 1000.25))

  /// The fields of the metrics above, as the format's definition spells them.
  private let fields: [String: String] = [
    "viewportSize": "[393, 852]", "contentSize": "[400, 2000.5]", "contentInset": "[1, 2, 3, 4]",
    "safeAreaInsets": "[59, 5, 34, 6]", "contentInsetAdjustmentBehavior": "2", "bounces": "2",
    "alwaysBounces": "1", "isScrollEnabled": "false", "isUserInteractionEnabled": "true",
    "contentAlignmentPoint": "[0.5, 1]", "displayScale": "3", "contentOffset": "[-7, 1000.25]",
  ]

  private func json(_ changes: [String: String] = [:], without missing: String? = nil) -> Data {
    var fields = fields.merging(changes) { $1 }
    if let missing { fields[missing] = nil }
    let members = fields.map { key, value in "\"\(key)\": \(value)" }
    return Data("{\(members.joined(separator: ", "))}".utf8)
  }

  private func decode(_ data: Data) throws -> ScrollMetrics {
    try JSONDecoder().decode(ScrollMetrics.self, from: data)
  }

  func testReadsTheDocumentedForm() throws {
    XCTAssertEqual(try decode(json()), metrics)
  }

  func testWritesTheDocumentedForm() throws {
    func dictionary(_ data: Data) throws -> NSDictionary {
      let object = try JSONSerialization.jsonObject(with: data)
      return NSDictionary(dictionary: try XCTUnwrap(object as? [String: Any]))
    }
    let written = try dictionary(JSONEncoder().encode(metrics))
    XCTAssertEqual(written, try dictionary(json()))
    XCTAssertNotEqual(written, try dictionary(json(["displayScale": "2"])))
    XCTAssertNotEqual(written, try dictionary(json(["contentInset": "[2, 1, 3, 4]"])))
  }

  private struct FaultRow: TableRow {
    let key: String
    let value: String
    let message: String
    let source = "definition: the error names field, value and what was expected"

    init(_ key: String, _ value: String, _ message: String) {
      (self.key, self.value, self.message) = (key, value, message)
    }
  }

  func testRefusesWhatIsOutOfRangeByName() throws {
    let limit = "4503599627370496.0"
    try forEachRow(
      "faulty saved metrics",
      [
        FaultRow(
          "viewportSize", "[-1, 852]",
          "viewportSize is [-1.0, 852.0], must be 2 numbers in 0.0...\(limit)"),
        FaultRow(
          "viewportSize", "[393]", "viewportSize is [393.0], must be 2 numbers in 0.0...\(limit)"),
        FaultRow(
          "contentSize", "[1, 1e300]",
          "contentSize is [1.0, 1e+300], must be 2 numbers in 0.0...\(limit)"),
        FaultRow(
          "contentInset", "[1, 2, 3]",
          "contentInset is [1.0, 2.0, 3.0], must be 4 numbers in -\(limit)...\(limit)"),
        FaultRow(
          "safeAreaInsets", "[0, 0, 0, 1e99]",
          "safeAreaInsets is [0.0, 0.0, 0.0, 1e+99], must be 4 numbers in -\(limit)...\(limit)"),
        FaultRow(
          "contentInsetAdjustmentBehavior", "4",
          "contentInsetAdjustmentBehavior is 4, must be a whole number in 0...3"),
        FaultRow("bounces", "4", "bounces is 4, must be a whole number in 0...3"),
        FaultRow("alwaysBounces", "255", "alwaysBounces is 255, must be a whole number in 0...3"),
        FaultRow(
          "contentAlignmentPoint", "[0, 1.5]",
          "contentAlignmentPoint is [0.0, 1.5], must be 2 numbers in 0.0...1.0"),
        FaultRow(
          "contentAlignmentPoint", "[-0.5, 0]",
          "contentAlignmentPoint is [-0.5, 0.0], must be 2 numbers in 0.0...1.0"),
        FaultRow("displayScale", "0", "displayScale is 0.0, must be a positive number"),
        FaultRow("displayScale", "-2", "displayScale is -2.0, must be a positive number"),
        FaultRow("displayScale", "1e17", "displayScale is 1e+17, must be a positive number"),
        FaultRow(
          "contentOffset", "[-1e300, 0]",
          "contentOffset is [-1e+300, 0.0], must be 2 numbers in -\(limit)...\(limit)"),
      ]
    ) { row in
      XCTAssertThrowsError(try decode(json([row.key: row.value]))) { error in
        guard case DecodingError.dataCorrupted(let context) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(context.codingPath.last?.stringValue, row.key)
        XCTAssertEqual(context.debugDescription, row.message)
      }
    }
  }

  func testRefusesMissingFieldsByName() {
    for key in fields.keys {
      XCTAssertThrowsError(try decode(json(without: key))) { error in
        guard case DecodingError.keyNotFound(let missing, _) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(missing.stringValue, key)
      }
    }
  }

  func testRefusesAnotherForm() {
    for (key, value) in ["viewportSize": "\"wide\"", "isScrollEnabled": "1.5", "bounces": "true"] {
      XCTAssertThrowsError(try decode(json([key: value])), "\(key): \(value)")
    }
  }

  func testNumbersAtTheEndsOfTheirRangesAreRead() throws {
    let limit = "4503599627370496"
    let read = try decode(
      json(["contentOffset": "[\(limit), -\(limit)]", "contentSize": "[0, \(limit)]"]))
    XCTAssertEqual(read.contentOffset, CGPoint(x: 0x1p52, y: -0x1p52))
    XCTAssertEqual(read.contentSize, CGSize(width: 0, height: 0x1p52))
    let extremes = try decode(
      json([
        "displayScale": limit, "bounces": "3", "alwaysBounces": "0",
        "contentInsetAdjustmentBehavior": "3", "contentAlignmentPoint": "[1, 0]",
      ]))
    XCTAssertEqual(extremes.displayScale, 0x1p52)
    XCTAssertEqual(extremes.behavior.bounces, .all)
    XCTAssertEqual(extremes.behavior.alwaysBounces, [])
    XCTAssertEqual(extremes.contentInsetAdjustmentBehavior, .always)
    XCTAssertEqual(extremes.contentAlignmentPoint, CGPoint(x: 1, y: 0))
  }
}
