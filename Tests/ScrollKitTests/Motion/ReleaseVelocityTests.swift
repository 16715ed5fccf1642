import ScrollKit
import XCTest

final class ReleaseVelocityTests: XCTestCase {
  private struct SeedRow: TableRow {
    var restFactor = 8.62
    var threshold = 0.1
    var overscroll = 100.0
    var dimension = 400.0
    var stillFor = 0.312
    var trailing = -625.0
    var velocity: Double
    var source: String
  }

  func testSeeds() {
    let rows = [
      SeedRow(
        overscroll: -235, dimension: 852, velocity: 1723.7,
        source: "7.33 * 235, fitted within 0.1 %"),
      SeedRow(
        overscroll: 235, dimension: 852, velocity: -1723.84380601129,
        source: "8.62 sqrt(1 - b / D) b"),
      SeedRow(
        overscroll: -235, dimension: 852, velocity: 1723.84380601129,
        source: "8.62 sqrt(1 - b / D) b"),
      SeedRow(
        overscroll: 177, dimension: 681.667, velocity: -1312.79480918063,
        source: "8.62 sqrt(1 - b / D) b"),
      SeedRow(
        overscroll: 10, dimension: 852, velocity: -85.6926383239004,
        source: "8.62 sqrt(1 - b / D) b"),
      SeedRow(overscroll: 0, dimension: 852, velocity: 0, source: "8.62 sqrt(1 - b / D) b"),
      SeedRow(stillFor: 0.3, velocity: -746.513897, source: "8.62 sqrt(3/4) 100"),
      SeedRow(stillFor: 0.1, velocity: -625, source: "definition: older than 100 ms"),
      SeedRow(stillFor: 0.1001, velocity: -746.513897, source: "definition: older than 100 ms"),
      SeedRow(stillFor: 0, velocity: -625, source: "a moving finger"),
      SeedRow(stillFor: 0, trailing: 900, velocity: 900, source: "a moving finger"),
      SeedRow(stillFor: -1, velocity: -625, source: "a moving finger"),
      SeedRow(stillFor: .nan, velocity: -625, source: "nan: not still"),
      SeedRow(stillFor: 0, trailing: .nan, velocity: 0, source: "nan: zero"),
      SeedRow(overscroll: .nan, velocity: 0, source: "nan: zero"),
      SeedRow(overscroll: 400, velocity: 0, source: "the whole viewport: sqrt(0)"),
      SeedRow(overscroll: 500, velocity: 0, source: "more than the viewport"),
      SeedRow(dimension: 0, velocity: 0, source: "no viewport"),
      SeedRow(dimension: .nan, velocity: 0, source: "nan: no viewport"),
      SeedRow(restFactor: 0, velocity: 0, source: "no kick"),
      SeedRow(restFactor: -1, velocity: 0, source: "negative counts as zero"),
      SeedRow(restFactor: 10, velocity: -866.025404, source: "10 sqrt(3/4) 100"),
      SeedRow(threshold: 0.5, velocity: -625, source: "not yet still"),
      SeedRow(threshold: -1, stillFor: 0.01, velocity: -746.513897, source: "negative: zero"),
      SeedRow(threshold: .nan, stillFor: 0, velocity: -625, source: "nan: zero; not older"),
    ]
    forEachRow("release seeds", rows) { row in
      var changed = ReleaseVelocity()
      changed.restFactor = row.restFactor
      changed.stationaryTime = row.threshold
      for seed in [
        ReleaseVelocity(restFactor: row.restFactor, stationaryTime: row.threshold), changed,
      ] {
        let velocity = seed.velocity(
          overscroll: row.overscroll, dimension: row.dimension, stillFor: row.stillFor,
          trailing: row.trailing)
        XCTAssertEqual(velocity, row.velocity, accuracy: row.source.hasPrefix("7") ? 2 : 1e-5)
      }
    }
    XCTAssertEqual(ReleaseVelocity().restFactor, 8.62)
    XCTAssertEqual(ReleaseVelocity().stationaryTime, 0.1)
  }
}
