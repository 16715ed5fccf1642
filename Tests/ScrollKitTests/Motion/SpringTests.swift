@testable import ScrollKit
import XCTest

final class SpringTests: XCTestCase {
  private struct FormRow: TableRow {
    var duration, bounce, stiffness, damping, ratio: Double
    var source = "(2 pi / T)^2, 2 sqrt(k) (1 - B) or 2 sqrt(k) / (1 + B), to 40 digits"
  }

  func testMeasuredForms() {
    let rows = [
      Row((0.5, 0.0), (157.9137, 25.1327), "UISpringTimingParameters, measured"),
      Row((0.5, 0.25), (157.9137, 18.8496), "UISpringTimingParameters, measured"),
      Row((0.5, -0.5), (157.9137, 50.2655), "UISpringTimingParameters, measured"),
    ]
    forEachRow("measured springs", rows) { row in
      let spring = Spring(duration: row.input.0, bounce: row.input.1)
      XCTAssertEqual(spring.stiffness, row.expected.0, accuracy: 5e-5)
      XCTAssertEqual(spring.damping, row.expected.1, accuracy: 5e-5)
    }
  }

  func testForms() {
    let rows = [
      FormRow(
        duration: 0.5, bounce: 0, stiffness: 157.91367041743, damping: 25.1327412287183, ratio: 1),
      FormRow(
        duration: 0.5, bounce: 0.25, stiffness: 157.91367041743, damping: 18.8495559215388,
        ratio: 0.75),
      FormRow(
        duration: 0.5, bounce: -0.5, stiffness: 157.91367041743, damping: 50.2654824574367, ratio: 2
      ),
      FormRow(
        duration: 1, bounce: 0.5, stiffness: 39.4784176043574, damping: 6.28318530717959, ratio: 0.5
      ),
      FormRow(
        duration: 0.3, bounce: 0.15, stiffness: 438.64908449286, damping: 35.6047167406843,
        ratio: 0.85),
      FormRow(
        duration: 2, bounce: -0.9, stiffness: 9.86960440108936, damping: 62.8318530717959, ratio: 10
      ),
      FormRow(duration: 0.35, bounce: 1, stiffness: 322.272796770265, damping: 0, ratio: 0),
      FormRow(
        duration: 0.25, bounce: 0.7, stiffness: 631.654681669719, damping: 15.079644737231,
        ratio: 0.3),
    ]
    forEachRow("springs by time and bounce", rows) { row in
      let spring = Spring(duration: row.duration, bounce: row.bounce)
      XCTAssertEqual(spring.stiffness, row.stiffness, accuracy: 1e-10)
      XCTAssertEqual(spring.damping, row.damping, accuracy: 1e-10)
      XCTAssertEqual(spring.dampingRatio, row.ratio, accuracy: 1e-13)
      // And back to the duration and the bounce.
      let plain = Spring(stiffness: row.stiffness, damping: row.damping)
      XCTAssertEqual(plain.duration, row.duration, accuracy: 1e-13)
      XCTAssertEqual(plain.bounce, row.bounce, accuracy: 1e-13)
      let byRatio = Spring(stiffness: row.stiffness, dampingRatio: row.ratio)
      XCTAssertEqual(byRatio.stiffness, row.stiffness)
      XCTAssertEqual(byRatio.damping, row.damping, accuracy: 1e-10)
    }
    XCTAssertEqual(Spring(duration: 0.5).damping, 25.1327412287183, accuracy: 1e-10)
  }

  private struct ConstantsRow: TableRow {
    var spring: Spring
    var stiffness, damping: Double
    var source: String
  }

  func testConstants() {
    let rows = [
      ConstantsRow(spring: .bounce, stiffness: 120, damping: 22, source: "UIScrollView, fitted"),
      ConstantsRow(
        spring: Spring(mass: 0.5, stiffness: 100, damping: 11), stiffness: 200, damping: 22,
        source: "both divided by the mass"),
      ConstantsRow(
        spring: Spring(mass: 0, stiffness: 100, damping: 11), stiffness: 100, damping: 11,
        source: "a mass of zero counts as one"),
      ConstantsRow(
        spring: Spring(mass: .nan, stiffness: 100, damping: 11), stiffness: 100, damping: 11,
        source: "nan counts as one"),
      ConstantsRow(
        spring: Spring(mass: 2, stiffness: -4, damping: .nan), stiffness: 0, damping: 0,
        source: "negative and nan count as zero"),
      ConstantsRow(
        spring: Spring(stiffness: -1, damping: -1), stiffness: 0, damping: 0, source: "negative"),
      ConstantsRow(
        spring: Spring(stiffness: .nan, damping: .nan), stiffness: 0, damping: 0, source: "nan"),
      ConstantsRow(
        spring: Spring(stiffness: .infinity, damping: .infinity), stiffness: 0x1p52, damping: 1e9,
        source: "greatest numbers"),
      ConstantsRow(
        spring: Spring(stiffness: 100, dampingRatio: 1), stiffness: 100, damping: 20,
        source: "critical: 2 sqrt(k)"),
      ConstantsRow(
        spring: Spring(stiffness: 100, dampingRatio: -1), stiffness: 100, damping: 0,
        source: "negative counts as zero"),
      ConstantsRow(
        spring: Spring(duration: 0, bounce: 0), stiffness: 39478417.6043574,
        damping: 12566.3706143592, source: "as a millisecond"),
      ConstantsRow(
        spring: Spring(duration: .nan, bounce: .nan), stiffness: 39478417.6043574,
        damping: 12566.3706143592, source: "nan: zero"),
      ConstantsRow(
        spring: Spring(duration: 1, bounce: 7), stiffness: 39.4784176043574, damping: 0,
        source: "a bounce above 1 counts as 1"),
      ConstantsRow(
        spring: Spring(duration: 1, bounce: -1), stiffness: 39.4784176043574,
        damping: 12566370.6143592, source: "a bounce of -1 counts as a millionth more"),
      ConstantsRow(
        spring: Spring(duration: 1, bounce: -9), stiffness: 39.4784176043574,
        damping: 12566370.6143592, source: "a bounce below -1 counts as -1"),
    ]
    forEachRow("spring constants", rows) { row in
      XCTAssertEqual(row.spring.stiffness, row.stiffness, accuracy: 1e-13 * (1 + row.stiffness))
      XCTAssertEqual(row.spring.damping, row.damping, accuracy: 1e-9 * (1 + row.damping))
    }
  }

  private struct RatioRow: TableRow {
    var stiffness, damping, ratio, bounce, duration: Double
    var source: String
  }

  func testRatiosAtTheLimits() {
    let rows = [
      RatioRow(
        stiffness: 120, damping: 22, ratio: 1.004158, bounce: -0.004141, duration: 0.573574,
        source: "UIScrollView, fitted: 22 / (2 sqrt(120))"),
      RatioRow(
        stiffness: 0, damping: 5, ratio: 0x1p52, bounce: -1, duration: 0x1p52,
        source: "no stiffness"
      ),
      RatioRow(
        stiffness: 0, damping: 0, ratio: 0, bounce: 1, duration: 0x1p52, source: "neither"),
      RatioRow(
        stiffness: 100, damping: 0, ratio: 0, bounce: 1, duration: 0.628319, source: "undamped"),
      RatioRow(
        stiffness: 100, damping: 20, ratio: 1, bounce: 0, duration: 0.628319, source: "critical"),
    ]
    forEachRow("spring ratios", rows) { row in
      let spring = Spring(stiffness: row.stiffness, damping: row.damping)
      XCTAssertEqual(spring.dampingRatio, row.ratio, accuracy: 5e-7)
      XCTAssertEqual(spring.bounce, row.bounce, accuracy: 5e-7)
      XCTAssertEqual(spring.duration, row.duration, accuracy: 5e-7)
    }
  }

  private struct PathRow: TableRow {
    var stiffness, damping, position, velocity, time, to, speed: Double
    var source: String
  }

  /// Compares paths. The accuracies are in points and in points per second.
  private func check(_ rows: [PathRow], _ table: String) {
    forEachRow(table, rows) { row in
      let spring = Spring(stiffness: row.stiffness, damping: row.damping)
      for sign in [1.0, -1] {
        let motion = SpringMotion(
          spring, position: sign * row.position, velocity: sign * row.velocity)
        XCTAssertEqual(motion.position(time: row.time), sign * row.to, accuracy: 1e-11)
        // A slow motion is exact in its own digits too.
        XCTAssertEqual(
          motion.velocity(time: row.time), sign * row.speed,
          accuracy: max(1e-11, min(1e-10, 1e-9 * row.speed.magnitude)))
        let energy = (row.speed * row.speed + row.stiffness * row.to * row.to) / 2
        XCTAssertEqual(motion.energy(time: row.time), energy, accuracy: 1e-10 * (1 + energy))
        XCTAssertEqual(motion.position(time: 0), sign * row.position)
        XCTAssertEqual(motion.velocity(time: 0), sign * row.velocity)
        for time in [-1, -row.time, .nan, -.infinity] {
          XCTAssertEqual(motion.position(time: time), sign * row.position)
          XCTAssertEqual(motion.velocity(time: time), sign * row.velocity)
        }
      }
    }
  }

  // The numbers are paths in complex roots, to 40 digits. Those of ordinary springs are also
  // checked by Runge-Kutta steps.

  func testPaths() {
    check(
      [
        PathRow(
          stiffness: 120, damping: 22, position: 0, velocity: 3000, time: 0.01,
          to: 26.8754719782031, speed: 2392.00659036944, source: "UIScrollView, fitted"),
        PathRow(
          stiffness: 120, damping: 22, position: 0, velocity: 3000, time: 0.0911607784,
          to: 100.469393004115, speed: -3.6442502098289e-8, source: "UIScrollView, fitted"),
        PathRow(
          stiffness: 120, damping: 22, position: 0, velocity: 3000, time: 0.5, to: 6.38879223362866,
          speed: -56.4516658062876, source: "UIScrollView, fitted"),
        PathRow(
          stiffness: 120, damping: 22, position: 235, velocity: -1723, time: 0.01,
          to: 218.253766881895, speed: -1626.43855499729, source: "UIScrollView, fitted"),
        PathRow(
          stiffness: 120, damping: 22, position: 235, velocity: -1723, time: 0.0911607784,
          to: 115.439332558874, speed: -944.412294217753, source: "UIScrollView, fitted"),
        PathRow(
          stiffness: 120, damping: 22, position: 235, velocity: -1723, time: 0.5,
          to: 2.91867512161348, speed: -27.6325736013649, source: "UIScrollView, fitted"),
        PathRow(
          stiffness: 100, damping: 20, position: 50, velocity: 800, time: 0.01,
          to: 57.0047573362655, speed: 606.241070084093, source: "ScrollMechanics: 100, critical"),
        PathRow(
          stiffness: 100, damping: 20, position: 50, velocity: 800, time: 0.0911607784,
          to: 67.7199925712555, speed: -154.759082106948, source: "ScrollMechanics: 100, critical"),
        PathRow(
          stiffness: 100, damping: 20, position: 50, velocity: 800, time: 0.5, to: 4.71656289935983,
          speed: -38.4062978947872, source: "ScrollMechanics: 100, critical"),
        PathRow(
          stiffness: 193.41, damping: 26.7, position: -80, velocity: 2500, time: 0.01,
          to: -57.4218244861397, speed: 2029.29817897476, source: "Motion: 193.41, 26.7"),
        PathRow(
          stiffness: 193.41, damping: 26.7, position: -80, velocity: 2500, time: 0.0911607784,
          to: 15.6377461380798, speed: 220.910621239381, source: "Motion: 193.41, 26.7"),
        PathRow(
          stiffness: 193.41, damping: 26.7, position: -80, velocity: 2500, time: 0.5,
          to: 0.468292833738746, speed: -6.5525771307721, source: "Motion: 193.41, 26.7"),
        PathRow(
          stiffness: 121, damping: 22, position: 235, velocity: 0, time: 0.01, to: 233.678334192099,
          speed: -254.730436371568, source: "critical at 11 per second"),
        PathRow(
          stiffness: 121, damping: 22, position: 235, velocity: 0, time: 0.0911607784,
          to: 172.663990816606, speed: -950.964717591359, source: "critical at 11 per second"),
        PathRow(
          stiffness: 121, damping: 22, position: 235, velocity: 0, time: 0.5, to: 6.24254337225386,
          speed: -58.1036729263629, source: "critical at 11 per second"),
        PathRow(
          stiffness: 200, damping: 31.112698372208091, position: 100, velocity: -1500, time: 0.01,
          to: 86.2496127236089, speed: -1258.03496403893,
          source: "Flutter: mass 0.5, 100, ratio 1.1"),
        PathRow(
          stiffness: 200, damping: 31.112698372208091, position: 100, velocity: -1500,
          time: 0.0911607784, to: 29.8681375390362, speed: -350.537573786429,
          source: "Flutter: mass 0.5, 100, ratio 1.1"),
        PathRow(
          stiffness: 200, damping: 31.112698372208091, position: 100, velocity: -1500, time: 0.5,
          to: 0.58150725340775, speed: -5.28724509972099,
          source: "Flutter: mass 0.5, 100, ratio 1.1"),
        PathRow(
          stiffness: 250, damping: 41.109609582188931, position: 0, velocity: -4000, time: 0.01,
          to: -32.661752822486, speed: -2613.57827455694,
          source: "Flutter fast: mass 0.3, 75, ratio 1.3"),
        PathRow(
          stiffness: 250, damping: 41.109609582188931, position: 0, velocity: -4000,
          time: 0.0911607784, to: -70.3561486925164, speed: 336.622314020666,
          source: "Flutter fast: mass 0.3, 75, ratio 1.3"),
        PathRow(
          stiffness: 250, damping: 41.109609582188931, position: 0, velocity: -4000, time: 0.5,
          to: -3.72572788097129, speed: 27.6479832558856,
          source: "Flutter fast: mass 0.3, 75, ratio 1.3"),
        PathRow(
          stiffness: 1909.69, damping: 236.854, position: 100, velocity: 0, time: 0.01,
          to: 95.0878094989, speed: -709.647365230505, source: "1909.69, ratio 2.71"),
        PathRow(
          stiffness: 1909.69, damping: 236.854, position: 100, velocity: 0, time: 0.0911607784,
          to: 48.4505519302835, speed: -404.932200052545, source: "1909.69, ratio 2.71"),
        PathRow(
          stiffness: 1909.69, damping: 236.854, position: 100, velocity: 0, time: 0.5,
          to: 1.58980805531772, speed: -13.2870410975234, source: "1909.69, ratio 2.71"),
        PathRow(
          stiffness: 170, damping: 26, position: 30, velocity: 100, time: 0.01,
          to: 30.6441416961891, speed: 31.6079817030159, source: "170, 26"),
        PathRow(
          stiffness: 170, damping: 26, position: 30, velocity: 100, time: 0.0911607784,
          to: 22.7706481179264, speed: -147.673245569454, source: "170, 26"),
        PathRow(
          stiffness: 170, damping: 26, position: 30, velocity: 100, time: 0.5,
          to: 0.392767461536041, speed: -4.48109852519046, source: "170, 26"),
        PathRow(
          stiffness: 100, damping: 4, position: 100, velocity: 0, time: 0.01, to: 99.5070104594527,
          speed: -97.8631108050002, source: "swinging"),
        PathRow(
          stiffness: 100, damping: 4, position: 100, velocity: 0, time: 0.0911607784,
          to: 65.4965329643932, speed: -662.617035217124, source: "swinging"),
        PathRow(
          stiffness: 100, damping: 4, position: 100, velocity: 0, time: 0.5, to: -0.554445182408973,
          speed: 368.948219323025, source: "swinging"),
        PathRow(
          stiffness: 100, damping: 4, position: -20, velocity: -900, time: 0.01,
          to: -28.7090820643405, speed: -840.759752084274, source: "swinging, away"),
        PathRow(
          stiffness: 100, damping: 4, position: -20, velocity: -900, time: 0.0911607784,
          to: -72.7348397624198, speed: -218.403256957949, source: "swinging, away"),
        PathRow(
          stiffness: 100, damping: 4, position: -20, velocity: -900, time: 0.5,
          to: 33.3162287755541, speed: -201.620996179213, source: "swinging, away"),
        PathRow(
          stiffness: 100, damping: 0, position: 3, velocity: 40, time: 0.01, to: 3.38434616242139,
          speed: 36.8051641117162, source: "undamped"),
        PathRow(
          stiffness: 100, damping: 0, position: 3, velocity: 40, time: 0.0911607784,
          to: 4.99938477365331, speed: 0.784339528741005, source: "undamped"),
        PathRow(
          stiffness: 100, damping: 0, position: 3, velocity: 40, time: 0.5, to: -2.98471054226288,
          speed: 40.1142156584232, source: "undamped"),
        PathRow(
          stiffness: 400, damping: 0.2, position: 10, velocity: 0, time: 0.01, to: 9.80079851279993,
          speed: -39.6941587865673, source: "hardly damped"),
        PathRow(
          stiffness: 400, damping: 0.2, position: 10, velocity: 0, time: 0.0911607784,
          to: -2.42661320245124, speed: -191.908321017199, source: "hardly damped"),
        PathRow(
          stiffness: 400, damping: 0.2, position: 10, velocity: 0, time: 0.5, to: -8.00801185909638,
          speed: 103.479116471107, source: "hardly damped"),
        PathRow(
          stiffness: 0, damping: 5, position: 10, velocity: 100, time: 0.01, to: 10.9754115099857,
          speed: 95.1229424500714, source: "friction alone"),
        PathRow(
          stiffness: 0, damping: 5, position: 10, velocity: 100, time: 0.0911607784,
          to: 17.3212370949794, speed: 63.3938145251028, source: "friction alone"),
        PathRow(
          stiffness: 0, damping: 5, position: 10, velocity: 100, time: 0.5, to: 28.358300027522,
          speed: 8.20849986238988, source: "friction alone"),
        PathRow(
          stiffness: 0, damping: 0, position: 10, velocity: -3, time: 0.01, to: 9.97, speed: -3,
          source: "neither"),
        PathRow(
          stiffness: 0, damping: 0, position: 10, velocity: -3, time: 0.0911607784,
          to: 9.7265176648, speed: -3, source: "neither"),
        PathRow(
          stiffness: 0, damping: 0, position: 10, velocity: -3, time: 0.5, to: 8.5, speed: -3,
          source: "neither"),
        PathRow(
          stiffness: 1, damping: 2000, position: 100, velocity: 50, time: 0.001,
          to: 100.021588231156, speed: 6.72352350783303, source: "very strongly damped"),
        PathRow(
          stiffness: 1, damping: 2000, position: 100, velocity: 50, time: 1, to: 99.9750249885601,
          speed: -0.0499875249911644, source: "very strongly damped"),
        PathRow(
          stiffness: 1, damping: 2000, position: 100, velocity: 50, time: 3000,
          to: 22.3185914804165, speed: -0.0111592985300336, source: "very strongly damped"),
        PathRow(
          stiffness: 1, damping: 2000000, position: 100, velocity: 0, time: 0.001,
          to: 99.999999950025, speed: -4.9999999975025e-5, source: "syrup"),
        PathRow(
          stiffness: 1, damping: 2000000, position: 100, velocity: 0, time: 1, to: 99.9999500000375,
          speed: -4.99999750000312e-5, source: "syrup"),
        PathRow(
          stiffness: 1, damping: 2000000, position: 100, velocity: 0, time: 3000,
          to: 99.850112443796, speed: -4.99250562219105e-5, source: "syrup"),
      ], "spring paths")
  }

  func testPathsNextToCriticalDamping() {
    check(
      [
        PathRow(
          stiffness: 99.999999999999, damping: 20, position: 100, velocity: 700, time: 0.05,
          to: 112.208172046837, speed: -90.9795989568917, source: "discriminant 1e-12"),
        PathRow(
          stiffness: 99.999999999999, damping: 20, position: 100, velocity: 700, time: 0.3,
          to: 30.3701117043976, speed: -219.063100818602, source: "discriminant 1e-12"),
        PathRow(
          stiffness: 99.999999999999, damping: 20, position: 100, velocity: 700, time: 1,
          to: 0.0817198735724878, speed: -0.740018855128611, source: "discriminant 1e-12"),
        PathRow(
          stiffness: 100.000000000001, damping: 20, position: 100, velocity: 700, time: 0.05,
          to: 112.208172046837, speed: -90.9795989568983, source: "discriminant -1e-12"),
        PathRow(
          stiffness: 100.000000000001, damping: 20, position: 100, velocity: 700, time: 0.3,
          to: 30.3701117043964, speed: -219.063100818601, source: "discriminant -1e-12"),
        PathRow(
          stiffness: 100.000000000001, damping: 20, position: 100, velocity: 700, time: 1,
          to: 0.0817198735724577, speed: -0.740018855128395, source: "discriminant -1e-12"),
        PathRow(
          stiffness: 99.99999999, damping: 20, position: 100, velocity: 700, time: 0.05,
          to: 112.20817204781, speed: -90.9795989234095, source: "discriminant 1e-8"),
        PathRow(
          stiffness: 99.99999999, damping: 20, position: 100, velocity: 700, time: 0.3,
          to: 30.3701117104461, speed: -219.063100826069, source: "discriminant 1e-8"),
        PathRow(
          stiffness: 99.99999999, damping: 20, position: 100, velocity: 700, time: 1,
          to: 0.0817198737238057, speed: -0.740018856210534, source: "discriminant 1e-8"),
        PathRow(
          stiffness: 100.00000001, damping: 20, position: 100, velocity: 700, time: 0.05,
          to: 112.208172045864, speed: -90.9795989903805, source: "discriminant -1e-8"),
        PathRow(
          stiffness: 100.00000001, damping: 20, position: 100, velocity: 700, time: 0.3,
          to: 30.3701116983479, speed: -219.063100811133, source: "discriminant -1e-8"),
        PathRow(
          stiffness: 100.00000001, damping: 20, position: 100, velocity: 700, time: 1,
          to: 0.0817198734211397, speed: -0.740018854046472, source: "discriminant -1e-8"),
        PathRow(
          stiffness: 99.9999, damping: 20, position: 100, velocity: 700, time: 0.05,
          to: 112.2081817766, speed: -90.9792641014131, source: "discriminant 1e-4"),
        PathRow(
          stiffness: 99.9999, damping: 20, position: 100, velocity: 700, time: 0.3,
          to: 30.370172195719, speed: -219.063175499034, source: "discriminant 1e-4"),
        PathRow(
          stiffness: 99.9999, damping: 20, position: 100, velocity: 700, time: 1,
          to: 0.0817213869117882, speed: -0.740029675488605, source: "discriminant 1e-4"),
        PathRow(
          stiffness: 100.0001, damping: 20, position: 100, velocity: 700, time: 0.05,
          to: 112.208162317075, speed: -90.9799338123499, source: "discriminant -1e-4"),
        PathRow(
          stiffness: 100.0001, damping: 20, position: 100, velocity: 700, time: 0.3,
          to: 30.3700512131429, speed: -219.063026137829, source: "discriminant -1e-4"),
        PathRow(
          stiffness: 100.0001, damping: 20, position: 100, velocity: 700, time: 1,
          to: 0.0817183602498039, speed: -0.740008034855418, source: "discriminant -1e-4"),
        PathRow(
          stiffness: 100.0, damping: 20, position: 100, velocity: 700, time: 0.05,
          to: 112.208172046837, speed: -90.979598956895, source: "discriminant 0"),
        PathRow(
          stiffness: 100.0, damping: 20, position: 100, velocity: 700, time: 0.3,
          to: 30.370111704397, speed: -219.063100818601, source: "discriminant 0"),
        PathRow(
          stiffness: 100.0, damping: 20, position: 100, velocity: 700, time: 1,
          to: 0.0817198735724727, speed: -0.740018855128503, source: "discriminant 0"),
        PathRow(
          stiffness: 99.99964, damping: 20, position: 1000, velocity: 0, time: 0.05,
          to: 909.796307997569, speed: -3032.64283590767, source: "discriminant 3.6e-4"),
      ], "spring paths, nearly critical")
  }

  func testBounceHasTheRootsTenAndTwelve() {
    let rows = [
      Row(-10.0, -10.0, "the slow root: x = exp(-10 t)"),
      Row(-12.0, -12.0, "the fast root: x = exp(-12 t)"),
    ]
    forEachRow("roots of the bounce", rows) { row in
      let motion = SpringMotion(.bounce, position: 1, velocity: row.input)
      for time in [0.01, 0.1, 0.5, 1] {
        let size = motion.position(time: time)
        XCTAssertEqual(motion.velocity(time: time) / size, row.expected, accuracy: 1e-3)
      }
      XCTAssertEqual(
        motion.position(time: 0.1), row.input == -10 ? 0.367879441171442 : 0.301194211912202,
        accuracy: 1e-14)
    }
  }

  func testBadInput() {
    let motion = SpringMotion(.bounce, position: .nan, velocity: .nan)
    XCTAssertEqual(motion.position, 0)
    XCTAssertEqual(motion.velocity, 0)
    // Times after a million seconds count as a million seconds.
    let free = SpringMotion(Spring(stiffness: 0, damping: 0), position: 1, velocity: 2)
    XCTAssertEqual(free.position(time: 1e6), 2_000_001)
    XCTAssertEqual(free.position(time: 1e300), 2_000_001)
    XCTAssertEqual(free.energy(time: 1e300), 2)
  }

  func testExample() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    XCTAssertEqual(spring.stiffness, 157.91, accuracy: 0.005)
    XCTAssertEqual(spring.damping, 18.85, accuracy: 0.005)
    let motion = SpringMotion(spring, position: 100, velocity: 0)
    XCTAssertEqual(motion.position(time: 0), 100)
    XCTAssertEqual(motion.position(time: 10), 0, accuracy: 1e-30)
  }
}
