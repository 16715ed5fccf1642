import ScrollKit
import XCTest

final class RubberBandTests: XCTestCase {
  /// The pull in points, and how far past the edge the content was shown. The finger moved 5 points
  /// every 8 ms; the pull leaves out the slop of 10.
  private let recorded: [(Double, Double)] = [
    (5, 2.666667), (10, 5.333333), (15, 8.333333), (20, 11), (25, 13.666667), (30, 16.333333),
    (35, 18.666667), (40, 21.333333), (45, 24), (50, 26.666667), (55, 29.333333), (60, 31.666667),
    (65, 34.333333), (70, 37), (75, 39.333333), (80, 42), (85, 44.333333), (90, 46.666667),
    (95, 49.333333), (100, 51.666667), (105, 54), (110, 56.333333), (115, 59), (120, 61.333333),
    (125, 63.666667), (130, 66), (135, 68.333333), (140, 70.666667), (145, 73), (150, 75.333333),
    (155, 77.333333), (160, 79.666667), (165, 82), (170, 84.333333), (175, 86.333333),
    (180, 88.666667), (185, 91), (190, 93), (195, 95.333333), (200, 97.333333), (205, 99.666667),
    (210, 101.666667), (215, 104), (220, 106), (225, 108), (230, 110), (235, 112.333333),
    (240, 114.333333), (245, 116.333333), (250, 118.333333), (255, 120.333333), (260, 122.333333),
    (265, 124.333333), (270, 126.333333), (275, 128.333333), (280, 130.333333), (285, 132.333333),
    (290, 134.333333), (295, 136.333333), (300, 138.333333), (305, 140), (310, 142), (315, 144),
    (320, 146), (325, 147.666667), (330, 149.666667), (335, 151.333333), (340, 153.333333),
    (345, 155.333333), (350, 157), (355, 159), (360, 160.666667), (365, 162.333333),
    (370, 164.333333), (375, 166), (380, 167.666667), (385, 169.666667), (390, 171.333333),
    (395, 173), (400, 175), (405, 176.666667), (410, 178.333333), (415, 180), (420, 181.666667),
    (425, 183.333333), (430, 185), (435, 186.666667), (440, 188.333333), (445, 190),
    (450, 191.666667), (455, 193.333333), (460, 195), (465, 196.666667), (470, 198.333333),
    (475, 200), (480, 201.666667), (485, 203), (490, 204.666667), (495, 206.333333), (500, 208),
    (505, 209.333333), (510, 211), (515, 212.666667), (520, 214), (525, 215.666667),
    (530, 217.333333), (535, 218.666667), (540, 220.333333), (545, 221.666667), (550, 223.333333),
    (555, 224.666667), (560, 226.333333), (565, 227.666667), (570, 229.333333), (575, 230.666667),
    (580, 232), (585, 233.666667), (590, 235),
  ]

  func testRecordedPulls() {
    let band = RubberBand(dimension: 852)
    let source = "recording rubber-band-top (UIScrollView, iOS 26.1)"
    forEachRow("recorded pulls", recorded.map { Row($0.0, $0.1, source) }) { row in
      XCTAssertEqual((band.stretched(row.input) * 3).rounded() / 3, row.expected, accuracy: 1e-5)
      XCTAssertEqual((band.stretched(-row.input) * 3).rounded() / 3, -row.expected, accuracy: 1e-5)
      // The offset is rounded to a third of a point. The pull is off by at most a sixth over the
      // slope.
      let slope = 0.55 * (1 - row.expected / 852) * (1 - row.expected / 852)
      XCTAssertEqual(band.pulled(row.expected), row.input, accuracy: 0.17 / slope)
    }
    XCTAssertEqual(RubberBand.standardCoefficient, 0.55)
    XCTAssertEqual(band.coefficient, 0.55)
  }

  private struct Shown: TableRow {
    var dimension: Double
    var coefficient = 0.55
    var pull, shown, slope: Double
    var source = "c x D / (D + c x) and c (1 - b / D)^2, to 40 digits"
  }

  func testPullsSlopesAndInverses() {
    let rows = [
      Shown(dimension: 320, pull: 1, shown: 0.549056309468102, slope: 0.548114238121331),
      Shown(dimension: 320, pull: 10, shown: 5.40706605222734, slope: 0.531570241693625),
      Shown(dimension: 320, pull: 100, shown: 46.9333333333333, slope: 0.400497777777778),
      Shown(dimension: 320, pull: 852, shown: 190.149632259701, slope: 0.0905626455201174),
      Shown(dimension: 320, pull: 5000, shown: 286.644951140065, slope: 0.00597566021920657),
      Shown(dimension: 320, pull: 1000000, shown: 319.813926442797, slope: 1.85965359175925e-7),
      Shown(dimension: 667, pull: 1, shown: 0.549546850423189, slope: 0.549094074200086),
      Shown(dimension: 667, pull: 10, shown: 5.45501858736059, slope: 0.541040505244538),
      Shown(dimension: 667, pull: 100, shown: 50.8102493074792, slope: 0.469396624488762),
      Shown(dimension: 667, pull: 852, shown: 275.234413525889, slope: 0.189742050511413),
      Shown(dimension: 667, pull: 5000, shown: 536.801287679251, slope: 0.0209567725421165),
      Shown(dimension: 667, pull: 1000000, shown: 666.192090682754, slope: 8.06930730342288e-7),
      Shown(dimension: 852, pull: 1, shown: 0.549645182100757, slope: 0.549290593102862),
      Shown(dimension: 852, pull: 10, shown: 5.46472303206997, slope: 0.542967233040655),
      Shown(dimension: 852, pull: 100, shown: 51.664829106946, slope: 0.485319012118169),
      Shown(dimension: 852, pull: 852, shown: 302.322580645161, slope: 0.228928199791883),
      Shown(dimension: 852, pull: 5000, shown: 650.47196002221, slope: 0.030771910601828),
      Shown(dimension: 852, pull: 1000000, shown: 850.682215912804, slope: 1.31574587721876e-6),
      Shown(
        dimension: 852, coefficient: 0.5, pull: 300, shown: 127.544910179641,
        slope: 0.361504535838503),
      Shown(dimension: 852, coefficient: 1, pull: 300, shown: 221.875, slope: 0.546983506944444),
      Shown(
        dimension: 852, coefficient: 0.26, pull: 300, shown: 71.458064516129,
        slope: 0.218216024973985),
    ]
    forEachRow("rubber band", rows) { row in
      let band = RubberBand(dimension: row.dimension, coefficient: row.coefficient)
      for sign in [1.0, -1] {
        XCTAssertEqual(band.stretched(sign * row.pull), sign * row.shown, accuracy: 1e-11)
        XCTAssertEqual(band.slope(atShown: sign * row.shown), row.slope, accuracy: 1e-12)
        XCTAssertEqual(
          band.pulled(sign * row.shown), sign * row.pull, accuracy: 1e-8 * max(1, row.pull))
      }
    }
  }

  private struct EdgeRow: TableRow {
    var dimension = 852.0
    var coefficient = 0.55
    var number: Double
    var stretched, pulled, slope: Double
    var source: String
  }

  func testEdges() {
    let rows = [
      EdgeRow(number: 0, stretched: 0, pulled: 0, slope: 0.55, source: "no pull"),
      EdgeRow(number: .nan, stretched: 0, pulled: 0, slope: 0.55, source: "nan: zero"),
      EdgeRow(
        number: 852, stretched: 302.322580645161, pulled: 0x1p52, slope: 0,
        source: "the length itself is never shown"),
      EdgeRow(
        number: -852, stretched: -302.322580645161, pulled: -0x1p52, slope: 0,
        source: "the length itself is never shown"),
      EdgeRow(
        number: 900, stretched: 313.095768374165, pulled: 0x1p52, slope: 0,
        source: "more than the length is never shown"),
      EdgeRow(
        number: .infinity, stretched: 851.999999999707, pulled: 0x1p52, slope: 0,
        source: "the limit"),
      EdgeRow(
        dimension: 0, number: 100, stretched: 0, pulled: 0, slope: 0, source: "no viewport"),
      EdgeRow(
        dimension: -3, number: 100, stretched: 0, pulled: 0, slope: 0, source: "as no viewport"),
      EdgeRow(
        coefficient: 0, number: 100, stretched: 0, pulled: 0, slope: 0, source: "nothing shows"),
      EdgeRow(
        coefficient: -1, number: 100, stretched: 0, pulled: 0, slope: 0, source: "as zero"),
    ]
    forEachRow("rubber band, edges", rows) { row in
      let band = RubberBand(dimension: row.dimension, coefficient: row.coefficient)
      XCTAssertEqual(band.stretched(row.number), row.stretched, accuracy: 1e-10)
      XCTAssertEqual(band.pulled(row.number), row.pulled)
      XCTAssertEqual(band.slope(atShown: row.number), row.slope, accuracy: 1e-15)
    }
  }

  func testExample() {
    let band = RubberBand(dimension: 852)
    XCTAssertEqual(band.stretched(590), 235.0, accuracy: 0.005)
    XCTAssertEqual(band.pulled(band.stretched(590)), 590, accuracy: 1e-9)
  }

  // MARK: Laws

  private struct Case {
    let dimension, coefficient, pull, other: Double
  }

  private struct Functions {
    let stretched, pulled, slope: (Double) -> Double
  }

  private typealias Band = (RubberBand) -> Functions

  /// The function is odd and grows. It stays below the pull and the length. Its inverse undoes it,
  /// and its slope is that of the curve.
  private func law(_ functions: Band) -> Case? {
    firstCounterexample(
      seed: 400,
      { generator in
        Case(
          dimension: .random(in: 50...2000, using: &generator),
          coefficient: .random(in: 0.05...1, using: &generator),
          pull: .random(in: 1...3000, using: &generator),
          other: .random(in: 1...3000, using: &generator))
      },
      { example in
        let band = functions(
          RubberBand(dimension: example.dimension, coefficient: example.coefficient))
        let shown = band.stretched(example.pull)
        let (before, after) = (
          band.stretched(example.pull - 1e-3), band.stretched(example.pull + 1e-3)
        )
        let slope = band.slope(shown)
        return band.stretched(-example.pull) == -shown
          && (example.pull < example.other) == (shown < band.stretched(example.other))
          && shown < min(example.pull, example.dimension)
          && abs(band.pulled(shown) - example.pull) < 1e-9 * example.pull
          && band.pulled(-shown) == -band.pulled(shown)
          && abs((after - before) / 2e-3 - slope) < 1e-6
          && band.slope(-shown) == slope
      })
  }

  func testLaws() {
    let faults: [Band] = [
      { band in
        Functions(
          stretched: band.stretched, pulled: { band.pulled($0) * 1.000001 },
          slope: band.slope(atShown:))
      },
      { band in
        Functions(
          stretched: { band.stretched($0.magnitude) }, pulled: band.pulled,
          slope: band.slope(atShown:))
      },
      { band in
        Functions(
          stretched: band.stretched, pulled: band.pulled,
          slope: { band.slope(atShown: $0) * 1.0001 })
      },
      { band in
        let linear = RubberBand(dimension: 1e15, coefficient: band.coefficient)
        return Functions(
          stretched: linear.stretched, pulled: linear.pulled, slope: linear.slope(atShown:))
      },
    ]
    assertLaw(
      law,
      holdsFor: {
        Functions(stretched: $0.stretched, pulled: $0.pulled, slope: $0.slope(atShown:))
      }, findsFaultIn: faults)
  }

  func testItNeverExceedsTheDimension() {
    var generator = SeededGenerator(seed: 401)
    for _ in 0..<2000 {
      let dimension = Double.random(in: 1...2000, using: &generator)
      let pull = Double.random(in: 1e12...4e15, using: &generator)
      XCTAssertLessThanOrEqual(RubberBand(dimension: dimension).stretched(pull), dimension)
    }
  }
}
