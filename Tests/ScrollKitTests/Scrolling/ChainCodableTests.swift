import Foundation
import ScrollKit
import XCTest

/// A chain that is saved in the middle of a gesture.
final class ChainCodableTests: XCTestCase {
  private func dragged() -> (ScrollerChain, [Scroller]) {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 300, height: 400), contentSize: CGSize(width: 300, height: 600))
    var (chain, scrollers) = (ScrollerChain(), [Scroller(metrics), Scroller(metrics)])
    chain.wheel(CGPoint(x: 0, y: 150), time: 0, in: &scrollers)
    chain.touch(.began, at: CGPoint(x: 150, y: 300), time: 1, in: &scrollers)
    chain.touch(.moved, at: CGPoint(x: 150, y: 220), time: 1.1, in: &scrollers)
    chain.touch(.began, id: 7, at: CGPoint(x: 90, y: 220), time: 1.1, in: &scrollers)
    return (chain, scrollers)
  }

  func testAGestureGoesOn() throws {
    var (chain, scrollers) = dragged()
    let data = try JSONEncoder().encode(chain)
    var read = try JSONDecoder().decode(ScrollerChain.self, from: data)
    XCTAssertEqual(read, chain)
    var others = scrollers
    read.rebaseTimes(by: 100, in: &others)
    chain.touch(.moved, at: CGPoint(x: 150, y: 250), time: 1.2, in: &scrollers)
    read.touch(.moved, at: CGPoint(x: 150, y: 250), time: 101.2, in: &others)
    XCTAssertEqual(scrollers.map { $0.contentOffset }, others.map { $0.contentOffset })
    XCTAssertNil(chain.restTime(scrollers))
    for id in [0, 7] {
      chain.touch(.ended, id: id, at: .zero, time: 1.3, in: &scrollers)
      read.touch(.ended, id: id, at: .zero, time: 101.3, in: &others)
    }
    XCTAssertEqual(
      (read.restTime(others) ?? 0) - (chain.restTime(scrollers) ?? 0), 100, accuracy: 1e-9)
    XCTAssertEqual(read.nextWakeTime(others) ?? 0, 101.3, accuracy: 1e-9)
  }

  private struct FaultRow: TableRow {
    let path: [String]
    let value: Any
    let message: String
    let source = "no chain has such a state"
  }

  func testFaultsNameTheField() throws {
    let data = try JSONEncoder().encode(dragged().0)
    let rows = [
      FaultRow(path: ["policy", "rest"], value: 3, message: "policy.rest is 3, must be"),
      FaultRow(path: ["policy", "crossRatio"], value: 0.5, message: "policy.crossRatio is 0.5"),
      FaultRow(path: ["policy", "turnsAtOnce"], value: 1, message: "policy.turnsAtOnce is 1"),
      FaultRow(path: ["wheelOwner"], value: 4, message: "wheelOwner is 4"),
      FaultRow(path: ["gesture", "owner"], value: -1, message: "gesture.owner is -1"),
      FaultRow(path: ["gesture", "axes"], value: 4, message: "gesture.axes is 4"),
      FaultRow(path: ["gesture", "lentX"], value: [1, 2], message: "gesture.lentX is [1.0, 2.0]"),
      FaultRow(path: ["gesture", "start"], value: "here", message: "gesture.start is \"here\""),
      FaultRow(path: ["gesture", "lastY"], value: 9, message: "gesture.lastY is 9"),
    ]
    try forEachRow("faults of saved chains", rows) { row in
      func changed(_ object: Any, _ path: ArraySlice<String>) -> Any {
        guard let name = path.first, var fields = object as? [String: Any] else { return row.value }
        XCTAssertNotNil(fields[name])
        fields[name] = changed(fields[name] ?? 0, path.dropFirst())
        return fields
      }
      let object = try? JSONSerialization.jsonObject(with: data)
      let text = try? JSONSerialization.data(withJSONObject: changed(object ?? 0, row.path[...]))
      func read() throws -> ScrollerChain {
        try JSONDecoder().decode(ScrollerChain.self, from: text ?? Data())
      }
      XCTAssertThrowsError(try read()) {
        XCTAssertTrue("\($0)".contains(row.message), "\($0)")
      }
    }
  }
}
