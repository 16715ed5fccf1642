import ScrollKit
import ScrollKitTestSupport
import XCTest

final class ZoomStepsTests: XCTestCase {
  private struct StepRow: TableRow {
    var steps: [Double]
    var tolerance: Double
    var scale: Double
    var next: Double?
    var previous: Double?
    var source: String

    init(
      _ steps: [Double], _ tolerance: Double, _ scale: Double, next: Double? = nil,
      previous: Double? = nil, _ source: String
    ) {
      (self.steps, self.tolerance, self.scale) = (steps, tolerance, scale)
      (self.next, self.previous, self.source) = (next, previous, source)
    }
  }

  private func check(_ row: StepRow) {
    let steps = ZoomSteps(row.steps, tolerance: row.tolerance)
    if let next = row.next { XCTAssertEqual(steps.next(after: row.scale), next) }
    if let previous = row.previous {
      XCTAssertEqual(steps.previous(before: row.scale), previous)
    }
  }

  func testPeers() {
    let rows: [StepRow] = [
      StepRow([1, 2, 3, 4, 5], 0.1, 0, next: 1, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 1, next: 2, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 1.8, next: 2, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 1.9, next: 3, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 2, next: 3, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 2.9, next: 4, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 3.9, next: 5, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 4.8, next: 5, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 4.9, next: 1, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.1, 5.1, next: 1, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.2, 0.8, next: 2, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.2, 1.8, next: 3, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.2, 4.7, next: 5, "zoomimage: ZoomsTest3"),
      StepRow([1, 2, 3, 4, 5], 0.2, 4.8, next: 1, "zoomimage: ZoomsTest3"),
      StepRow([1, 3, 5], 0.1, 0.8, next: 1, "zoomimage: ZoomsTest3"),
      StepRow([1, 3, 5], 0.1, 0.9, next: 3, "zoomimage: ZoomsTest3"),
      StepRow([1, 3, 5], 0.1, 2.9, next: 5, "zoomimage: ZoomsTest3"),
      StepRow([1, 3, 5], 0.1, 4.8, next: 5, "zoomimage: ZoomsTest3"),
      StepRow([1, 3, 5], 0.1, 4.9, next: 1, "zoomimage: ZoomsTest3"),
    ]
    forEachRow("ladders of zoomimage", rows, check)
  }

  func testLadders() {
    let photo = [1, 1.75, 3]
    let rows: [StepRow] = [
      StepRow(photo, 0.1, 1, next: 1.75, previous: 3, "PhotoView: 1, 1.75, 3"),
      StepRow(photo, 0.1, 1.75, next: 3, previous: 1, "PhotoView: 1, 1.75, 3"),
      StepRow(photo, 0.1, 3, next: 1, previous: 1.75, "PhotoView: 1, 1.75, 3"),
      StepRow(photo, 0.1, 2.95, next: 1, previous: 1.75, "definition: near 3 is 3"),
      StepRow(photo, 0.1, 1.05, next: 1.75, previous: 3, "definition: near 1 is 1"),
      StepRow(photo, 0, 1.05, next: 1.75, previous: 1, "definition: without a tolerance"),
      StepRow([3, 1, 1.75, 1], 0.1, 1, next: 1.75, previous: 3, "definition: in any order"),
      StepRow([0.5, 1.5, 4.5], 0.1, 0.5, next: 1.5, previous: 4.5, "zoomimage: times 3"),
      StepRow([2], 0.1, 1, next: 2, previous: 2, "definition: one step"),
      StepRow([2], 0.1, 2, next: 2, previous: 2, "definition: one step"),
      StepRow([], 0.1, 5, next: 1, previous: 1, "definition: no steps, the step 1"),
      StepRow([-1, 0, .nan], 0.1, 5, next: 1, previous: 1, "definition: none is positive"),
      StepRow(
        [-1, 2], 0.1, 5, next: 2, previous: 2, "definition: what is not positive is left out"),
      StepRow([1, 2], .nan, 1, next: 2, previous: 2, "definition: a tolerance of zero"),
      StepRow([1, 2], -1, 1, next: 2, previous: 2, "definition: a tolerance of zero"),
      StepRow(photo, 0.1, .nan, next: 1.75, previous: 3, "definition: not a number counts as 1"),
      StepRow(photo, 0.1, .infinity, next: 1, previous: 3, "definition"),
      StepRow(photo, 0.1, -4, next: 1, previous: 3, "definition: below every step"),
    ]
    forEachRow("ladders", rows, check)
  }

  func testToggles() {
    let limits = ZoomLimits(minimum: 0.5, maximum: 2)
    let rows: [StepRow] = [
      StepRow([0.5, 2], 0.05, 0.5, next: 2, previous: 2, "ImageScrollView: least to greatest"),
      StepRow([0.5, 2], 0.05, 1, next: 2, previous: 0.5, "telephoto: else the greatest"),
      StepRow([0.5, 2], 0.05, 1.96, next: 0.5, previous: 0.5, "telephoto: max - s < 0.05, reset"),
      StepRow([0.5, 2], 0.05, 1.94, next: 2, previous: 0.5, "telephoto: else the greatest"),
      StepRow([0.5, 2], 0.05, 2, next: 0.5, previous: 0.5, "telephoto: at the greatest, reset"),
    ]
    forEachRow("toggles", rows) { row in
      check(row)
      XCTAssertEqual(ZoomSteps(row.steps, tolerance: 0.05), .toggle(limits, tolerance: 0.05))
    }
    XCTAssertEqual(ZoomSteps.toggle(limits).tolerance, 0.1)
  }

  func testExample() {
    let steps = ZoomSteps([1, 1.75, 3])
    XCTAssertEqual(
      "\(steps.next(after: 1)) \(steps.next(after: 2.95)) \(steps.previous(before: 1.75))",
      "1.75 1.0 1.0")
  }
}
