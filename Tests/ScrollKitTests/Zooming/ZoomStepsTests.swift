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
      StepRow(
        [1, 3, 5], 0.1, 4.8, next: 1,
        "zoomimage: ZoomsTest3; ours differs (theirs 5): 0.1 of the 2 to the next step, not of 1"),
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
      StepRow(
        [0.5, 2], 0.05, 1.94, next: 0.5, previous: 0.5,
        "telephoto: max - s < 0.05; ours differs (theirs 2): 0.05 of the 1.5 between the steps"),
      StepRow([0.5, 2], 0.05, 1.92, next: 2, previous: 0.5, "telephoto: else the greatest"),
      StepRow([0.5, 2], 0.05, 2, next: 0.5, previous: 0.5, "telephoto: at the greatest, reset"),
    ]
    forEachRow("toggles", rows) { row in
      check(row)
      XCTAssertEqual(ZoomSteps(row.steps, tolerance: 0.05), .toggle(limits, tolerance: 0.05))
    }
    XCTAssertEqual(ZoomSteps.toggle(limits).tolerance, 0.1)
  }

  func testSmallScales() {
    let photo = 390 / 4032.0
    let rows: [StepRow] = [
      StepRow([photo, 0.15], 0.1, photo, next: 0.15, "report: a photo of 4032 never zooms in"),
      StepRow([photo, 1 / 3.0], 0.1, photo, next: 1 / 3.0, "report: a photo of 4032, at 3x"),
      StepRow([photo, 1 / 3.0], 0.1, 1 / 3.0, next: photo, "report: and out again"),
      StepRow([photo, 1 / 3.0], 0.1, 0.2, next: 1 / 3.0, previous: photo, "report: from between"),
      StepRow([photo, 1], 0.1, 0.14, next: 1, previous: photo, "by hand: 1.4 times the least"),
      StepRow([photo, 1], 0.1, 0.1, next: 1, previous: 1, "by hand: 3.4 % above the least"),
      StepRow([1e-4, 2e-4], 0.1, 1e-4, next: 2e-4, previous: 2e-4, "definition: a map"),
      StepRow([1e-4, 2e-4], 0.1, 1.9e-4, next: 1e-4, previous: 1e-4, "definition: a map"),
      StepRow([1e-4, 2e-4], 0.1, 1.8e-4, next: 2e-4, previous: 1e-4, "definition: a map"),
      StepRow([1e4, 2e4], 0.1, 1.1e4, next: 2e4, previous: 2e4, "definition: pixels"),
      StepRow([1e4, 2e4], 0.1, 1.2e4, next: 2e4, previous: 1e4, "definition: pixels"),
      StepRow([1, 1.05], 0.1, 1, next: 1.05, previous: 1.05, "definition: told apart"),
      StepRow([1, 1.05], 0.1, 1.05, next: 1, previous: 1, "definition: told apart"),
      StepRow([1, 1.05], 0.1, 1.02, next: 1.05, previous: 1, "definition: on neither"),
      StepRow([1, 1.05], 0.1, 1.004, next: 1.05, previous: 1.05, "by hand: 0.005 count as on 1"),
      StepRow([1, 1.05], 0.1, 1.006, next: 1.05, previous: 1, "by hand: 0.006 do not"),
      StepRow([1, 1.05], 0.1, 1.1, next: 1, previous: 1, "by hand: above the last, 0.1 of 1.05"),
      StepRow([1, 1.05], 0.1, 1.2, next: 1, previous: 1.05, "by hand: above the last, 0.15"),
      StepRow([1, 1.05], 0.1, 0.9, next: 1.05, previous: 1.05, "by hand: below the first, 0.1"),
      StepRow([1, 1.05], 0.1, 0.89, next: 1, previous: 1.05, "by hand: below the first, 0.11"),
      StepRow([1, 1.001, 1.002], 0.1, 1.001, next: 1.002, previous: 1, "definition: told apart"),
      StepRow([1, 2], 1, 1.4, next: 2, previous: 2, "definition: a share of 1, the nearest step"),
      StepRow([1, 2], 1, 1.6, next: 1, previous: 1, "definition: a share of 1, the nearest step"),
      StepRow([1, 2], 1, 1.5, next: 1, previous: 1, "definition: of two the next"),
      StepRow([1, 2], 40, 1.6, next: 1, previous: 1, "definition: no share is more than 1"),
      StepRow([0.125, 8], 0.1, 0.14, next: 8, previous: 0.125, "by hand: 0.015, not 0.0125"),
      StepRow([0.125, 8], 0.1, 0.13, next: 8, previous: 8, "by hand: 0.005"),
      StepRow([0.125, 8], 0.1, 7.3, next: 0.125, previous: 0.125, "by hand: 0.7 of 0.7875"),
      StepRow([0.125, 8], 0.1, 7.2, next: 8, previous: 0.125, "by hand: 0.8 of 0.7875"),
    ]
    forEachRow("ladders of any size", rows, check)
  }

  /// Whatever the steps: whoever goes on stands on each in turn, from wherever he begins, and a
  /// ladder so many times as high is climbed alike.
  func testNoLadderGetsStuck() {
    struct Ladder {
      var next: (ZoomSteps, Double) -> Double = { $0.next(after: $1) }
      var previous: (ZoomSteps, Double) -> Double = { $0.previous(before: $1) }
    }
    func fault(_ f: Ladder) -> String? {
      var random = SeededGenerator(seed: 40)
      for _ in 0..<3000 {
        let height = [1e-6, 1, 1e6].randomElement(using: &random)!
        let ratio = [1.0001, 1.05, 2, 40].randomElement(using: &random)!
        var scale = height * Double.random(in: 0.1...1, using: &random)
        var scales: [Double] = []
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          scales.append(scale)
          scale *= Double.random(in: 1 + (ratio - 1) / 2...ratio, using: &random)
        }
        let tolerance = [0, 0.01, 0.1, 0.5, 1, .infinity].randomElement(using: &random)!
        let steps = ZoomSteps(scales, tolerance: tolerance)
        let start = Double.random(in: scales[0] / 2...scale * 2, using: &random)
        var (up, down) = (f.next(steps, start), f.previous(steps, start))
        for _ in scales {
          guard let place = scales.firstIndex(of: up), let back = scales.firstIndex(of: down)
          else { return "\(up), \(down) of \(scales)" }
          (up, down) = (f.next(steps, up), f.previous(steps, down))
          guard up == scales[(place + 1) % scales.count],
            down == scales[(back + scales.count - 1) % scales.count]
          else { return "\(steps): \(scales[place]) to \(up), \(scales[back]) to \(down)" }
        }
        let larger = ZoomSteps(scales.map { $0 * 1024 }, tolerance: tolerance)
        guard f.next(larger, start * 1024) == f.next(steps, start) * 1024,
          f.previous(larger, start * 1024) == f.previous(steps, start) * 1024
        else { return "\(steps): not alike at \(start)" }
      }
      return nil
    }
    assertLaw(
      fault, holdsFor: Ladder(),
      findsFaultIn: [
        // As it was: an absolute tolerance.
        Ladder(next: { $0.scales.next(after: $1 + 0.1) ?? $0.scales.offsets[0] }),
        Ladder(previous: { $0.scales.previous(before: $1 - 0.1) ?? $0.scales.offsets.last! }),
        // A share of the step alone: steps close together are not told apart.
        Ladder(next: { $0.scales.next(after: $1 * 1.1) ?? $0.scales.offsets[0] }),
        Ladder(previous: { $0.scales.previous(before: $1 / 1.1) ?? $0.scales.offsets.last! }),
        // No way from the last to the first, nor from the first to the last.
        Ladder(next: { max($0.next(after: $1), min($1, $0.scales.offsets.last!)) }),
        Ladder(previous: { min($0.previous(before: $1), max($1, $0.scales.offsets[0])) }),
      ])
  }

  func testExample() {
    let steps = ZoomSteps([1, 1.75, 3])
    XCTAssertEqual(
      "\(steps.next(after: 1)) \(steps.next(after: 2.95)) \(steps.previous(before: 1.75))",
      "1.75 1.0 1.0")
  }
}
