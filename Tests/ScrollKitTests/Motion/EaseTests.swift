@testable import ScrollKit
import XCTest

final class EaseTests: XCTestCase {
  private struct EaseRow: TableRow {
    var start = 10.0
    var end = 60.0
    var duration = 0.25
    var curve = TimingCurve.linear
    var time, position, velocity: Double
    var source = "start + (end - start) * curve, to 40 digits"
  }

  func testEases() {
    let rows = [
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .linear, time: 0, position: 0, velocity: 1000),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .linear, time: 0.06, position: 60, velocity: 1000),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .linear, time: 0.18, position: 180, velocity: 1000
      ),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .linear, time: 0, position: -20,
        velocity: -400),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .linear, time: 0.05, position: -40,
        velocity: -400),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .linear, time: 0.15, position: -80,
        velocity: -400),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .easeInOut, time: 0, position: 0, velocity: 0),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .easeInOut, time: 0.06,
        position: 24.4979568797692, velocity: 839.8021948265),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .easeInOut, time: 0.18,
        position: 200.434838970706, velocity: 1597.16727568399),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .easeInOut, time: 0, position: -20,
        velocity: 0),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .easeInOut, time: 0.05,
        position: -28.1659856265897, velocity: -335.9208779306),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .easeInOut, time: 0.15,
        position: -86.8116129902354, velocity: -638.866910273597),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .easeOut, time: 0, position: 0,
        velocity: 1724.13793103448),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .easeOut, time: 0.06, position: 92.5098200042061,
        velocity: 1422.58690545546),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .easeOut, time: 0.18, position: 235.541718374132,
        velocity: 932.73351492985),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .easeOut, time: 0, position: -20,
        velocity: -689.655172413793),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .easeOut, time: 0.05,
        position: -50.8366066680687, velocity: -569.034762182182),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .easeOut, time: 0.15,
        position: -98.5139061247107, velocity: -373.09340597194),
      EaseRow(start: 0, end: 300, duration: 0.3, curve: .ease, time: 0, position: 0, velocity: 400),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .ease, time: 0.06, position: 88.5733002803467,
        velocity: 2282.05806743892),
      EaseRow(
        start: 0, end: 300, duration: 0.3, curve: .ease, time: 0.18, position: 265.568792962836,
        velocity: 678.516335607441),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .ease, time: 0, position: -20, velocity: -160),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .ease, time: 0.05,
        position: -49.5244334267822, velocity: -912.823226975569),
      EaseRow(
        start: -20, end: -120, duration: 0.25, curve: .ease, time: 0.15,
        position: -108.522930987612, velocity: -271.406534242977),
      EaseRow(time: 0.25, position: 60, velocity: 0, source: "over"),
      EaseRow(time: 7, position: 60, velocity: 0, source: "over"),
      EaseRow(time: .infinity, position: 60, velocity: 0, source: "over"),
      EaseRow(time: -1, position: 10, velocity: 0, source: "before"),
      EaseRow(time: .nan, position: 10, velocity: 0, source: "nan"),
      EaseRow(duration: 0, time: 0, position: 60, velocity: 0, source: "takes no time"),
      EaseRow(duration: 0, time: -1, position: 10, velocity: 0, source: "takes no time, before"),
      EaseRow(duration: -3, time: 0, position: 60, velocity: 0, source: "as no time"),
      EaseRow(duration: .nan, time: 0, position: 60, velocity: 0, source: "nan: no time"),
      EaseRow(start: .nan, time: 0.05, position: 12, velocity: 240, source: "nan: from zero"),
      EaseRow(end: .nan, time: 0.05, position: 8, velocity: -40, source: "nan: to zero"),
      EaseRow(end: 10, time: 0.05, position: 10, velocity: 0, source: "no way"),
    ]
    forEachRow("eases", rows) { row in
      let ease = Ease(from: row.start, to: row.end, duration: row.duration, curve: row.curve)
      for (ease, way) in [(ease, 0.0), (ease.shifted(by: 500), 500)] {
        guard way == 0 || !(row.start + row.end).isNaN else { continue }
        XCTAssertEqual(ease.position(at: row.time), way + row.position, accuracy: 1e-7)
        XCTAssertEqual(ease.velocity(at: row.time), row.velocity, accuracy: 1e-6)
      }
    }
  }

  func testExample() {
    let ease = Ease(from: 0, to: 300, duration: 0.3, curve: .linear)
    XCTAssertEqual(ease.position(at: 0.1), 100, accuracy: 1e-9)
    XCTAssertEqual(ease.velocity(at: 0.1), 1000, accuracy: 1e-9)
  }
}
