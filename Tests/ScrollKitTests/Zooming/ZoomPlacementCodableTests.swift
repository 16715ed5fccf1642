import Foundation
import ScrollKit
import XCTest

final class ZoomPlacementCodableTests: XCTestCase {
  func testAPlacementSurvives() throws {
    for scale in [0.125, 1, 3.75] {
      for offset in [point(0, 0), point(-44.5, 1200)] {
        let placement = ZoomPlacement(scale: scale, contentOffset: offset)
        let data = try JSONEncoder().encode(placement)
        XCTAssertEqual(try JSONDecoder().decode(ZoomPlacement.self, from: data), placement)
      }
    }
  }

  func testFaultsAreNamed() throws {
    let rows: [Row<String, String>] = [
      Row(#"{"contentOffset":[0,0]}"#, "scale", "missing"),
      Row(#"{"scale":0,"contentOffset":[0,0]}"#, "scale is 0", "not positive"),
      Row(#"{"scale":-2,"contentOffset":[0,0]}"#, "scale is -2", "not positive"),
      Row(#"{"scale":1}"#, "contentOffset", "missing"),
      Row(#"{"scale":1,"contentOffset":[0]}"#, "contentOffset", "one number"),
    ]
    try forEachRow("faults of saved placements", rows) { row in
      XCTAssertThrowsError(
        try JSONDecoder().decode(ZoomPlacement.self, from: Data(row.input.utf8))
      ) { XCTAssertTrue("\($0)".contains(row.expected), "\($0)") }
    }
  }
}
