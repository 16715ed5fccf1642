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
        XCTAssertEqual(ease.position(time: row.time), way + row.position, accuracy: 1e-7)
        XCTAssertEqual(ease.velocity(time: row.time), row.velocity, accuracy: 1e-6)
      }
    }
  }

  /// A curve with its start, end, duration and start velocity; then a time, and the position and
  /// velocity at that time.
  private struct StartRow: TableRow {
    let curve: TimingCurve
    let start, end, duration, startVelocity, time, position, velocity: Double
    let source: String

    init(
      _ curve: TimingCurve, _ start: Double, _ end: Double, _ duration: Double,
      _ startVelocity: Double, _ time: Double, _ position: Double, _ velocity: Double,
      _ source: String = "the curve and (T v - (end - start) c'(0)) s (1 - s)^2, worked out apart"
    ) {
      (self.curve, self.start, self.end, self.duration) = (curve, start, end, duration)
      (self.startVelocity, self.time) = (startVelocity, time)
      (self.position, self.velocity, self.source) = (position, velocity, source)
    }
  }

  func testEasesWithAVelocityAtTheStart() {
    let rows = [
      StartRow(.linear, 0, 300, 0.3, 0, 0.0, 0.0, 0.0),
      StartRow(.linear, 0, 300, 0.3, 0, 0.06, 21.6, 680.0),
      StartRow(.linear, 0, 300, 0.3, 0, 0.15, 112.5, 1250.0),
      StartRow(.linear, 0, 300, 0.3, 0, 0.27, 267.3, 1170.0),
      StartRow(.linear, 0, 300, 0.3, -500, 0.0, 0.0, -500.0),
      StartRow(.linear, 0, 300, 0.3, -500, 0.06, 2.4, 520.0),
      StartRow(.linear, 0, 300, 0.3, -500, 0.15, 93.75, 1375.0),
      StartRow(.linear, 0, 300, 0.3, -500, 0.27, 265.95, 1255.0),
      StartRow(.easeInOut, 0, 300, 0.3, 1000, 0.0, 0.0, 1000.0),
      StartRow(.easeInOut, 0, 300, 0.3, 1000, 0.06, 62.89795688, 1159.8021948),
      StartRow(.easeInOut, 0, 300, 0.3, 1000, 0.15, 187.5, 1474.137931),
      StartRow(.easeInOut, 0, 300, 0.3, 1000, 0.27, 296.783263936, 232.2442188),
      StartRow(.easeInOut, 0, 300, 0.3, -1000, 0.0, 0.0, -1000.0),
      StartRow(.easeInOut, 0, 300, 0.3, -1000, 0.06, -13.90204312, 519.8021948),
      StartRow(.easeInOut, 0, 300, 0.3, -1000, 0.15, 112.5, 1974.137931),
      StartRow(.easeInOut, 0, 300, 0.3, -1000, 0.27, 291.383263936, 572.2442188),
      StartRow(.easeInOut, 100, 100, 0.5, 800, 0.0, 100.0, 800.0),
      StartRow(.easeInOut, 100, 100, 0.5, 800, 0.1, 151.2, 256.0),
      StartRow(.easeInOut, 100, 100, 0.5, 800, 0.25, 150.0, -200.0),
      StartRow(.easeInOut, 100, 100, 0.5, 800, 0.45, 103.6, -136.0),
      StartRow(.easeOut, -20, -120, 0.25, 0, 0.0, -20.0, 0.0),
      StartRow(.easeOut, -20, -120, 0.25, 0, 0.05, -28.767641151, -348.345107),
      StartRow(.easeOut, -20, -120, 0.25, 0, 0.125, -66.912594605, -602.005305),
      StartRow(.easeOut, -20, -120, 0.25, 0, 0.225, -116.745614897, -246.9146093),
      StartRow(.easeOut, -20, -120, 0.25, 900, 0.0, -20.0, 900.0),
      StartRow(.easeOut, -20, -120, 0.25, 900, 0.05, 0.032358849, -60.345107),
      StartRow(.easeOut, -20, -120, 0.25, 900, 0.125, -38.787594605, -827.005305),
      StartRow(.easeOut, -20, -120, 0.25, 900, 0.225, -114.720614897, -399.9146093),
      StartRow(.easeIn, 0, -64, 0.2, -600, 0.0, 0.0, -600.0),
      StartRow(.easeIn, 0, -64, 0.2, -600, 0.04, -19.346048009, -374.6844819),
      StartRow(.easeIn, 0, -64, 0.2, -600, 0.1, -35.182836005, -193.6732095),
      StartRow(.easeIn, 0, -64, 0.2, -600, 0.18, -54.803382129, -389.2236831),
      StartRow(.ease, 40, 10, 0.4, 250, 0.0, 40.0, 250.0),
      StartRow(.ease, 40, 10, 0.4, 250, 0.08, 45.478669972, -81.5543551),
      StartRow(.ease, 40, 10, 0.4, 250, 0.2, 29.927898372, -144.5606839),
      StartRow(.ease, 40, 10, 0.4, 250, 0.36, 11.178505675, -56.4085316),
      StartRow(.ease, 0, 1000, 0.3, 1724, 0.0, 0.0, 1724.0),
      StartRow(.ease, 0, 1000, 0.3, 1724, 0.06, 310.245934268, 7731.8735581),
      StartRow(.ease, 0, 1000, 0.3, 1724, 0.15, 817.053387585, 3216.1415081),
      StartRow(.ease, 0, 1000, 0.3, 1724, 0.27, 995.371277485, 325.0769581),
      StartRow(.linear, 0, 300, 0.3, 100, 0.3, 300, 0, "over"),
      StartRow(.linear, 0, 300, 0.3, 100, 9, 300, 0, "over"),
      StartRow(.linear, 0, 300, 0.3, 100, -1, 0, 0, "before"),
      StartRow(.linear, 0, 300, 0.3, .nan, 0, 0, 0, "nan: at rest"),
      StartRow(.linear, 0, 300, 0.3, 1000, 0.15, 150, 1000, "the curve's own"),
      StartRow(.linear, 5, 5, 0.3, 0, 0.15, 5, 0, "no way, no velocity"),
      StartRow(.linear, 0, 300, 0, 1000, 0, 300, 0, "takes no time"),
    ]
    forEachRow("eases with a velocity at the start", rows) { row in
      let ease = Ease(
        from: row.start, to: row.end, duration: row.duration, curve: row.curve,
        startVelocity: row.startVelocity)
      for (ease, way) in [(ease, 0.0), (ease.shifted(by: 500), 500)] {
        XCTAssertEqual(ease.position(time: row.time), way + row.position, accuracy: 1e-6)
        XCTAssertEqual(ease.velocity(time: row.time), row.velocity, accuracy: 1e-5)
      }
    }
  }

  func testWhatGoesOnKeepsPositionAndVelocity() {
    typealias Case = (ease: Ease, time: Double, end: Double)
    func law(_ continued: (Case) -> Ease) -> Case? {
      firstCounterexample(
        seed: 12, count: 4000,
        { random in
          let curves: [TimingCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .spring(bounce: 0.2),
          ]
          let ease = Ease(
            from: random.eighths(-500...500), to: random.eighths(-500...500), duration: 0.5,
            curve: curves.randomElement(using: &random) ?? .linear,
            startVelocity: random.next() % 2 == 0 ? random.eighths(-2000...2000) : nil)
          return (ease, Double(random.next() % 51) / 128, random.eighths(-500...500))
        },
        { example in
          let (ease, time, end) = example
          let next = continued(example)
          let (x, v) = (ease.position(time: time), ease.velocity(time: time))
          // The velocity is the slope of the path.
          let step = 1e-6
          let slope = (next.position(time: step) - next.position(time: 0)) / step
          return (next.position(time: 0) - x).magnitude < 1e-9
            && (next.velocity(time: 0) - v).magnitude < 1e-6
            && (slope - v).magnitude < 1 && next.position(time: 0.5 - time) == end
            && next.duration == 0.5 - time
        })
    }
    assertLaw(
      law,
      holdsFor: {
        $0.ease.continued(
          from: $0.ease.position(time: $0.time), velocity: $0.ease.velocity(time: $0.time),
          after: $0.time, to: $0.end)
      },
      findsFaultIn: [
        {
          $0.ease.continued(
            from: $0.ease.position(time: $0.time), velocity: 0, after: $0.time, to: $0.end)
        },
        {
          Ease(
            from: $0.ease.position(time: $0.time), to: $0.end, duration: 0.5 - $0.time,
            curve: $0.ease.curve)
        },
        {
          $0.ease.continued(
            from: $0.ease.position(time: $0.time), velocity: $0.ease.velocity(time: $0.time),
            after: 0,
            to: $0.end)
        },
      ])
  }

  func testExample() {
    let ease = Ease(from: 0, to: 300, duration: 0.3, curve: .linear)
    XCTAssertEqual(ease.position(time: 0.1), 100, accuracy: 1e-9)
    XCTAssertEqual(ease.velocity(time: 0.1), 1000, accuracy: 1e-9)
  }
}
