@testable import ScrollKit
import XCTest

final class SpringMotionExtentTests: XCTestCase {
  private struct ExtentRow: TableRow {
    var stiffness, damping, position, velocity: Double
    var turn: Double?
    var distance, last: Double
    var source: String
  }

  // The numbers come from a scan of the path in complex roots, to 40 digits.

  func testTurnsAndLastTimes() {
    let rows = [
      ExtentRow(
        stiffness: 120, damping: 22, position: 0, velocity: 3000, turn: 0.091160778397,
        distance: 0.5, last: 0.776880666119, source: "UIScrollView, a fling"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 0, velocity: -3000, turn: 0.091160778397,
        distance: 0.5, last: 0.776880666119, source: "UIScrollView, a fling, other side"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 235, velocity: 0, turn: 0, distance: 0.5,
        last: 0.7749840138408, source: "UIScrollView, from rest"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 235, velocity: -1723, turn: nil, distance: 0.5,
        last: 0.6843171086705, source: "UIScrollView, towards the edge"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 20, velocity: 900, turn: 0.0733017370959,
        distance: 0.5, last: 0.6750974296887, source: "UIScrollView, away from the edge"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 20, velocity: -3000, turn: 0.098355147123,
        distance: 0.5, last: 0.7676425442758, source: "through the edge and back"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 3, velocity: -45, turn: 0.34657359028, distance: 0.5,
        last: 0.1106202700679, source: "too fast to be seen on the other side"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 0, velocity: 14.9, turn: 0.091160778397,
        distance: 0.5, last: 0, source: "never that far"),
      ExtentRow(
        stiffness: 120, damping: 22, position: 0, velocity: 14.95, turn: 0.091160778397,
        distance: 0.5, last: 0.09597622342968, source: "hardly that far"),
      ExtentRow(
        stiffness: 100.0000000001, damping: 20, position: 0, velocity: 1000, turn: 0.1,
        distance: 0.5, last: 0.7283997135089, source: "just below critical"),
      ExtentRow(
        stiffness: 100.0000000001, damping: 20, position: 0, velocity: -1000, turn: 0.1,
        distance: 0.5, last: 0.7283997135089, source: "just below critical, other side"),
      ExtentRow(
        stiffness: 100.000001, damping: 20, position: 10, velocity: -1000, turn: 0.111111110777,
        distance: 0.5, last: 0.7143480450149, source: "just below critical, back through"),
      ExtentRow(
        stiffness: 100, damping: 20, position: 0, velocity: 1000, turn: 0.1, distance: 0.5,
        last: 0.7283997135099, source: "critical"),
      ExtentRow(
        stiffness: 99.9999999999, damping: 20, position: 0, velocity: 1000, turn: 0.1,
        distance: 0.5, last: 0.7283997135109, source: "just above critical"),
      ExtentRow(
        stiffness: 100, damping: 4, position: 100, velocity: 0, turn: 0, distance: 0.5,
        last: 2.623728159429, source: "swinging, from rest"),
      ExtentRow(
        stiffness: 100, damping: 4, position: 0, velocity: 1000, turn: 0.139767722037,
        distance: 0.5, last: 2.485132754761, source: "swinging, a fling"),
      ExtentRow(
        stiffness: 100, damping: 4, position: 100, velocity: 0, turn: 0, distance: 0.001,
        last: 5.558255569084, source: "swinging, finer"),
      ExtentRow(
        stiffness: 100, damping: 4, position: 100, velocity: 0, turn: 0, distance: 60,
        last: 0.09927333237377, source: "swinging, coarser"),
      ExtentRow(
        stiffness: 100, damping: 4, position: 100, velocity: 0, turn: 0, distance: 53.0,
        last: 0.1091850528655, source: "swinging, next to a peak"),
      ExtentRow(
        stiffness: 100, damping: 12, position: 10, velocity: -20, turn: 0.370217394225, distance: 5,
        last: 0.1156792626053, source: "swinging, starts beyond, peaks within"),
      ExtentRow(
        stiffness: 1909.69, damping: 236.854, position: 100, velocity: 0, turn: 0, distance: 0.5,
        last: 0.6384075731468, source: "strongly damped"),
      ExtentRow(
        stiffness: 200, damping: 31.11269837220809, position: 100, velocity: -1500, turn: nil,
        distance: 0.5, last: 0.5166121843455, source: "Flutter: mass 0.5, 100, ratio 1.1"),
      ExtentRow(
        stiffness: 0, damping: 5, position: 10, velocity: -49, turn: nil, distance: 0.5,
        last: 0.6972710380005, source: "friction alone, towards"),
    ]
    forEachRow("turns and last times", rows) { row in
      let spring = Spring(stiffness: row.stiffness, damping: row.damping)
      for sign in [1.0, -1] {
        let motion = SpringMotion(
          spring, position: sign * row.position, velocity: sign * row.velocity)
        XCTAssertEqual(motion.turningTime == nil, row.turn == nil)
        XCTAssertEqual(motion.turningTime ?? 0, row.turn ?? 0, accuracy: 1e-10)
        XCTAssertEqual(motion.lastTime(beyond: row.distance), row.last, accuracy: 1e-11)
      }
    }
  }

  private struct LimitRow: TableRow {
    var stiffness, damping: Double
    var position = 0.0
    var velocity = 0.0
    var distance = 0.5
    var last: Double
    var source: String
  }

  func testSpringsThatDoNotRest() {
    let forever = 1e6
    let rows = [
      LimitRow(stiffness: 100, damping: 0, position: 3, last: forever, source: "undamped"),
      LimitRow(stiffness: 100, damping: 0, velocity: 30, last: forever, source: "undamped"),
      LimitRow(
        stiffness: 100, damping: 0, position: 0.4, last: 0, source: "undamped, never as far"),
      LimitRow(
        stiffness: 100, damping: 0, position: 0.5, distance: 0.5, last: forever,
        source: "undamped, just as far"),
      LimitRow(
        stiffness: 100, damping: 0, velocity: 30, distance: 2, last: forever,
        source: "undamped, and nearer just then: 3 sin(1e7) = 1.26"),
      LimitRow(stiffness: 100, damping: 0, last: 0, source: "at rest"),
      LimitRow(stiffness: 0, damping: 5, position: 3, last: forever, source: "no stiffness"),
      LimitRow(stiffness: 0, damping: 5, position: 0.4, last: 0, source: "no stiffness, near"),
      LimitRow(
        stiffness: 0, damping: 5, position: 0.4, velocity: 5, last: forever,
        source: "no stiffness, drifts to 1.4"),
      LimitRow(stiffness: 0, damping: 0, position: 3, last: forever, source: "neither"),
      LimitRow(stiffness: 0, damping: 0, velocity: 1, last: forever, source: "neither, drifts"),
      LimitRow(stiffness: 0, damping: 0, position: 0.4, last: 0, source: "neither, near"),
      LimitRow(stiffness: 1e-9, damping: 1, position: 3, last: forever, source: "slower than that"),
      LimitRow(
        stiffness: 100, damping: 1e-7, position: 3, last: forever, source: "hardly damped at all"),
      LimitRow(
        stiffness: 120, damping: 22, position: 1, distance: 0, last: 1.556955,
        source: "a distance of zero counts as a millionth: 6 exp(-10 t) - 5 exp(-12 t) = 1e-6"),
      LimitRow(
        stiffness: 120, damping: 22, position: 1, distance: .nan, last: 1.556955,
        source: "nan: zero"),
      LimitRow(
        stiffness: 120, damping: 22, position: 1, distance: -2, last: 1.556955, source: "as zero"),
    ]
    forEachRow("last times at the limits", rows) { row in
      let motion = SpringMotion(
        Spring(stiffness: row.stiffness, damping: row.damping), position: row.position,
        velocity: row.velocity)
      XCTAssertEqual(motion.lastTime(beyond: row.distance), row.last, accuracy: 1e-6)
    }
  }

  private struct TurnRow: TableRow {
    var stiffness, damping, position, velocity: Double
    var turn: Double?
    var source: String
  }

  func testTurns() {
    let rows = [
      TurnRow(
        stiffness: 120, damping: 22, position: 5, velocity: 0, turn: 0, source: "starts at rest"),
      TurnRow(
        stiffness: 120, damping: 22, position: 0, velocity: 0, turn: nil, source: "nothing moves"),
      TurnRow(
        stiffness: 0, damping: 22, position: 5, velocity: 0, turn: nil, source: "nothing moves"),
      TurnRow(
        stiffness: 0, damping: 22, position: 5, velocity: 9, turn: nil, source: "only slows down"),
      TurnRow(
        stiffness: 0, damping: 0, position: 5, velocity: 9, turn: nil, source: "goes on for ever"),
      TurnRow(
        stiffness: 120, damping: 22, position: 1, velocity: -10, turn: nil,
        source: "the slow root never turns"),
      TurnRow(
        stiffness: 120, damping: 22, position: 1, velocity: -12, turn: nil,
        source: "the fast root never turns"),
      TurnRow(
        stiffness: 120, damping: 22, position: 0, velocity: 1, turn: 0.0911607783969772,
        source: "ln(12 / 10) / 2"),
      TurnRow(
        stiffness: 100, damping: 20, position: 0, velocity: 7, turn: 0.1, source: "t exp(-10 t)"),
      TurnRow(
        stiffness: 99.999919, damping: 20, position: 0, velocity: 7, turn: 0.10000002700001312,
        source: "artanh(w / 10) / w, w = 0.009"),
      TurnRow(
        stiffness: 100, damping: 0, position: 0, velocity: 7, turn: 0.157079632679490,
        source: "sin(10 t): pi / 20"),
      TurnRow(
        stiffness: 100, damping: 0, position: 1, velocity: 10, turn: 0.0785398163397448,
        source: "cos + sin: pi / 40"),
      TurnRow(
        stiffness: 100, damping: 0, position: 1, velocity: -10, turn: 0.235619449019234,
        source: "cos - sin: 3 pi / 40"),
      TurnRow(
        stiffness: 120, damping: 22, position: 0, velocity: 1e-9, turn: 0.0911607783969772,
        source: "no speed is too small"),
      TurnRow(
        stiffness: 120, damping: 22, position: 100, velocity: 1e-3, turn: 8.33332569445e-8,
        source: "v / (k x), to 40 digits"),
    ]
    forEachRow("turns", rows) { row in
      let motion = SpringMotion(
        Spring(stiffness: row.stiffness, damping: row.damping), position: row.position,
        velocity: row.velocity)
      XCTAssertEqual(motion.turningTime == nil, row.turn == nil)
      XCTAssertEqual(motion.turningTime ?? 0, row.turn ?? 0, accuracy: 1e-15)
    }
  }
}
