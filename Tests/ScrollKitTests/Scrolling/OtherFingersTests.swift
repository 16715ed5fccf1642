import XCTest

@testable import ScrollKit

/// The waiting fingers: up to four, in the order in which they came.
final class OtherFingersTests: XCTestCase {
  /// Reads a script. `+3`: finger 3 comes, at (3, 30). `~3`: it moves to (4, 40). `-3`: it is up.
  private func fingers(_ script: String) throws -> OtherFingers {
    var fingers = OtherFingers()
    for word in script.split(separator: " ") {
      let id = try XCTUnwrap(Int(word.dropFirst()), "\(word) in \(script)")
      switch word.first {
      case "+": fingers.add(id, at: AxisPair(x: Double(id), y: 10 * Double(id)))
      case "~": fingers.move(id, to: AxisPair(x: Double(id) + 1, y: 10 * Double(id) + 10))
      case "-": fingers.remove(id)
      default: XCTFail("\(word) in \(script)")
      }
    }
    return fingers
  }

  func testOrders() throws {
    let order = "definition: first come, first known"
    let rows: [Row<String, [Int]>] = [
      Row("", [], order), Row("+1", [1], order), Row("+2 +1", [2, 1], order),
      Row("+1 +2 +3 +4", [1, 2, 3, 4], order), Row("+1 +2 +3 +4 +5", [1, 2, 3, 4], "four at most"),
      Row("+1 +2 +3 +4 +5 -2 +6", [1, 3, 4, 6], "room again"), Row("+1 -1", [], order),
      Row("+1 +2 -1", [2], order), Row("+1 +2 -2", [1], order), Row("+1 +2 +3 -2", [1, 3], order),
      Row("+1 +1", [1], "down twice counts once"), Row("-1", [], "one there is not"),
      Row("+1 -2", [1], "one there is not"), Row("+1 ~2", [1], "one there is not"),
      Row("+0 +-7", [0, -7], "any number is a finger"),
    ]
    try forEachRow("fingers that wait", rows) { row in
      let fingers = try fingers(row.input)
      XCTAssertEqual((0..<fingers.count).map { fingers[$0].id }, row.expected)
      XCTAssertEqual(
        (0..<fingers.count).map { fingers[$0].location.x }, row.expected.map { Double($0) })
    }
  }

  func testPlacesAndEquality() {
    XCTAssertEqual(try fingers("+1 +2 ~1")[0].location, AxisPair(x: 2, y: 20))
    XCTAssertEqual(try fingers("+1 +2 ~1 -1")[0].location, AxisPair(x: 2, y: 20))
    // A finger that has gone leaves nothing behind.
    XCTAssertEqual(try fingers("+1 +2 -1"), try fingers("+2"))
    XCTAssertEqual(try fingers("+1 +2 +3 +4 -4 -3 -2 -1"), try fingers(""))
    XCTAssertNotEqual(try fingers("+1 ~1"), try fingers("+1"))
  }
}
