import ScrollKit
import XCTest

final class TimingCurveTests: XCTestCase {
  private struct CurveRow: TableRow {
    var curve: TimingCurve
    var time, progress, slope: Double
    var source = "CSS and CAMediaTimingFunction definition, by bisection to 40 digits"
  }

  private func check(_ table: String, _ rows: [CurveRow], accuracy: Double = 1e-9) {
    forEachRow(table, rows) { row in
      XCTAssertEqual(row.curve.progress(atFraction: row.time), row.progress, accuracy: accuracy)
      XCTAssertEqual(
        row.curve.slope(atFraction: row.time), row.slope, accuracy: 1e-7 * max(1, abs(row.slope)))
    }
  }

  func testBezierCurves() {
    check(
      "Bezier curves",
      [
        CurveRow(
          curve: .easeIn, time: 0.02, progress: 0.000739209169101134, slope: 0.0731122493949278),
        CurveRow(curve: .easeIn, time: 0.1, progress: 0.0170266096515629, slope: 0.324183074991429),
        CurveRow(
          curve: .easeIn, time: 0.25, progress: 0.0934646507188249, slope: 0.674597794608323),
        CurveRow(curve: .easeIn, time: 0.4, progress: 0.214860938752893, slope: 0.93273351492985),
        CurveRow(curve: .easeIn, time: 0.55, progress: 0.370676064173047, slope: 1.13818226704002),
        CurveRow(curve: .easeIn, time: 0.75, progress: 0.62186186917489, slope: 1.36828896339528),
        CurveRow(curve: .easeIn, time: 0.9, progress: 0.839427845762467, slope: 1.53507400983191),
        CurveRow(curve: .easeIn, time: 0.98, progress: 0.966475973688058, slope: 1.65042759649282),
        CurveRow(
          curve: .easeOut, time: 0.02, progress: 0.0335240263119425, slope: 1.65042759649282),
        CurveRow(curve: .easeOut, time: 0.1, progress: 0.160572154237533, slope: 1.53507400983191),
        CurveRow(curve: .easeOut, time: 0.25, progress: 0.37813813082511, slope: 1.36828896339528),
        CurveRow(curve: .easeOut, time: 0.4, progress: 0.570880230703683, slope: 1.19906781650069),
        CurveRow(curve: .easeOut, time: 0.55, progress: 0.736654924626018, slope: 1.00575893093078),
        CurveRow(
          curve: .easeOut, time: 0.75, progress: 0.906535349281175, slope: 0.674597794608323),
        CurveRow(curve: .easeOut, time: 0.9, progress: 0.982973390348437, slope: 0.324183074991429),
        CurveRow(
          curve: .easeOut, time: 0.98, progress: 0.999260790830899, slope: 0.0731122493949278),
        CurveRow(
          curve: .easeInOut, time: 0.02, progress: 0.000762681885319764, slope: 0.0766075987598413),
        CurveRow(
          curve: .easeInOut, time: 0.1, progress: 0.0197224535483112, slope: 0.402244218816127),
        CurveRow(curve: .easeInOut, time: 0.25, progress: 0.12916193104732, slope: 1.0592618411748),
        CurveRow(
          curve: .easeInOut, time: 0.4, progress: 0.331883870097646, slope: 1.59716727568399),
        CurveRow(
          curve: .easeInOut, time: 0.55, progress: 0.585660291016241, slope: 1.6914698260629),
        CurveRow(curve: .easeInOut, time: 0.75, progress: 0.87083806895268, slope: 1.0592618411748),
        CurveRow(
          curve: .easeInOut, time: 0.9, progress: 0.980277546451689, slope: 0.402244218816127),
        CurveRow(
          curve: .easeInOut, time: 0.98, progress: 0.99923731811468, slope: 0.0766075987598413),
        CurveRow(curve: .ease, time: 0.02, progress: 0.00998234285607634, slope: 0.601326867680404),
        CurveRow(curve: .ease, time: 0.1, progress: 0.0947963057160432, slope: 1.53975785288895),
        CurveRow(curve: .ease, time: 0.25, progress: 0.408510591355396, slope: 2.20788294565893),
        CurveRow(curve: .ease, time: 0.4, progress: 0.68254050597814, slope: 1.42512717316252),
        CurveRow(curve: .ease, time: 0.55, progress: 0.847751888951664, slope: 0.824228966958786),
        CurveRow(curve: .ease, time: 0.75, progress: 0.960458978348974, slope: 0.346765721613033),
        CurveRow(curve: .ease, time: 0.9, progress: 0.994316477484556, slope: 0.117447087438835),
        CurveRow(curve: .ease, time: 0.98, progress: 0.999784029996311, slope: 0.0217307656742307),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.02, progress: 0.212113098179725,
          slope: 4.49558470319841),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.1, progress: 0.387400316977275,
          slope: 1.17536073940685),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.25, progress: 0.479055466999209,
          slope: 0.274316085206515),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.4, progress: 0.498793231443195,
          slope: 0.0366452804258736),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.55, progress: 0.500148810512897,
          slope: 0.00895528358065876),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.75, progress: 0.520944533000791,
          slope: 0.274316085206515),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.9, progress: 0.612599683022725,
          slope: 1.17536073940685),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0.98, progress: 0.787886901820275,
          slope: 4.49558470319841),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.02,
          progress: 0.00013637770085897, slope: 0.0137941821521813),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.1, progress: 0.00376167495808317,
          slope: 0.0801986042015974),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.25, progress: 0.0297246055119252,
          slope: 0.2937005259841),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.4, progress: 0.11139733926807,
          slope: 0.962008869106433),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.55, progress: 0.823119162520958,
          slope: 1.82079441680639),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.75, progress: 0.970275394488075,
          slope: 0.2937005259841),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.9, progress: 0.996238325041917,
          slope: 0.0801986042015974),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.98, progress: 0.999863622299141,
          slope: 0.0137941821521813),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.02,
          progress: -0.0156534454996216, slope: -0.755845927706105),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.1,
          progress: -0.0662714099417481, slope: -0.494756661506202),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.25,
          progress: -0.0829350931917626, slope: 0.40116274004458),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.4,
          progress: 0.139358196957786, slope: 3.14560485750648),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.55,
          progress: 0.808274921029228, slope: 3.41121918569223),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.75,
          progress: 1.0888243951122, slope: 0.223046560851478),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.9,
          progress: 1.06269544979354, slope: -0.48382975442399),
        CurveRow(
          curve: .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55), time: 0.98,
          progress: 1.01461006060214, slope: -0.70705282877864),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.02, progress: 0.613283395060049,
          slope: 7.20402508569376),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.1, progress: 0.846146243074269,
          slope: 1.33271945354901),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.25, progress: 0.94933078586616,
          slope: 0.345039995853347),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.4, progress: 0.981768329227288,
          slope: 0.127598132725287),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.55, progress: 0.994101778425967,
          slope: 0.0486301485151499),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.75, progress: 0.999235452577239,
          slope: 0.010128895958342),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.9, progress: 0.999958898458416,
          slope: 0.0012776455925716),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 0.98, progress: 0.999999697670551,
          slope: 4.56565317336007e-5),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.02,
          progress: 3.02329448607174e-7, slope: 4.56565317336007e-5),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.1, progress: 4.11015415837066e-5,
          slope: 0.0012776455925716),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.25,
          progress: 0.000764547422760525, slope: 0.010128895958342),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.4, progress: 0.00383798678878996,
          slope: 0.0344589058428735),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.55, progress: 0.0127621413453293,
          slope: 0.092998088984209),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.75, progress: 0.0506692141338399,
          slope: 0.345039995853347),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.9, progress: 0.153853756925731,
          slope: 1.33271945354901),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 0.98, progress: 0.386716604939951,
          slope: 7.20402508569376),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.02, progress: 0.02,
          slope: 1),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.1, progress: 0.1,
          slope: 1),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.25, progress: 0.25,
          slope: 1),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.4, progress: 0.4,
          slope: 1),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.55, progress: 0.55,
          slope: 1),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.75, progress: 0.75,
          slope: 1),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.9, progress: 0.9,
          slope: 1),
        CurveRow(
          curve: .cubicBezier(x1: 0.17, y1: 0.17, x2: 0.83, y2: 0.83), time: 0.98, progress: 0.98,
          slope: 1),
      ])
  }

  func testNextToVerticalTangents() {
    check(
      "Bezier curves, steep",
      [
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 1e-15, progress: 2.9999700001e-5,
          slope: 9999800001),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 1e-12, progress: 0.000299970001,
          slope: 99980001),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 1e-9, progress: 0.002997001,
          slope: 998001),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 1e-6, progress: 0.029701,
          slope: 9801),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), time: 1e-3, progress: 0.271, slope: 81),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1), time: 1e-15,
          progress: 7.74596652574817e-8, slope: 38729831.7954075),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1), time: 1e-12,
          progress: 2.44948807611662e-6, slope: 1224743.20472509),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1), time: 1e-9,
          progress: 7.74580002610678e-5, slope: 38728.1668007867),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1), time: 1e-6,
          progress: 0.00244782318956822, slope: 1223.0783749272),
        CurveRow(
          curve: .cubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1), time: 1e-3,
          progress: 0.075796636515946, slope: 37.0686466611512),
        CurveRow(
          curve: .easeOut, time: 1e-15, progress: 1.72413792105754e-15, slope: 1.72413791606907),
        CurveRow(
          curve: .easeOut, time: 1e-12, progress: 1.72413761553574e-12, slope: 1.72413745778629),
        CurveRow(
          curve: .easeOut, time: 1e-9, progress: 1.72412795394043e-9, slope: 1.72412296531711),
        CurveRow(
          curve: .easeOut, time: 1e-6, progress: 1.72382227977746e-6, slope: 1.72366437777297),
        CurveRow(
          curve: .easeOut, time: 1e-3, progress: 0.00171400563362849, slope: 1.70886039124603),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 1 - 0x1p-30,
          progress: 0.99707317259162664, slope: 1046529),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 1 - 0x1p-20,
          progress: 0.97076030853248738, slope: 10119.0859060869),
        CurveRow(
          curve: .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), time: 1 - 0x1p-10,
          progress: 0.73091513986287369, slope: 82.4349305276468),
        CurveRow(
          curve: .easeIn, time: 1 - 0x1p-30, progress: 0.99999999839428039, slope: 1.72412348837091),
        CurveRow(
          curve: .easeIn, time: 1 - 0x1p-20, progress: 0.99999835602790704, slope: 1.72367548367182),
        CurveRow(
          curve: .easeIn, time: 1 - 0x1p-10, progress: 0.99832604793177394, slope: 1.70904420458782),
      ], accuracy: 1e-12)
  }

  func testSprings() {
    let source = "a spring of a second, scanned for its last thousandth, to 40 digits"
    check(
      "spring curves",
      [
        CurveRow(
          curve: .spring(bounce: 0), time: 0.05, progress: 0.0788115003151447,
          slope: 2.6865414528319),
        CurveRow(
          curve: .spring(bounce: 0), time: 0.2, progress: 0.550908374119556, slope: 2.68998872127614
        ),
        CurveRow(
          curve: .spring(bounce: 0), time: 0.5, progress: 0.944477183561927,
          slope: 0.421390083445978),
        CurveRow(
          curve: .spring(bounce: 0), time: 0.95, progress: 0.99848486080963,
          slope: 0.0125582370692594),
        CurveRow(
          curve: .spring(bounce: 0.3), time: 0.05, progress: 0.103348877128145,
          slope: 3.60980931834357),
        CurveRow(
          curve: .spring(bounce: 0.3), time: 0.2, progress: 0.745105120345213,
          slope: 3.39452551018714),
        CurveRow(
          curve: .spring(bounce: 0.3), time: 0.5, progress: 1.03709649431855,
          slope: -0.199544566104127),
        CurveRow(
          curve: .spring(bounce: 0.3), time: 0.95, progress: 0.998509093780999,
          slope: 0.00987724913995992),
        CurveRow(
          curve: .spring(bounce: 0.8), time: 0.05, progress: 0.887928690120288,
          slope: 24.2067711198118),
        CurveRow(
          curve: .spring(bounce: 0.8), time: 0.2, progress: 0.727832746781439,
          slope: 1.71453621030844),
        CurveRow(
          curve: .spring(bounce: 0.8), time: 0.5, progress: 1.03604271036931,
          slope: -0.571433488613755),
        CurveRow(
          curve: .spring(bounce: 0.8), time: 0.95, progress: 0.998751637086496,
          slope: -0.0387933804884002),
        CurveRow(
          curve: .spring(bounce: -0.5), time: 0.05, progress: 0.240728380815213,
          slope: 5.24745187295065),
        CurveRow(
          curve: .spring(bounce: -0.5), time: 0.2, progress: 0.73338441090121,
          slope: 1.86157929847618),
        CurveRow(
          curve: .spring(bounce: -0.5), time: 0.5, progress: 0.967176985677887,
          slope: 0.229178815090512),
        CurveRow(
          curve: .spring(bounce: -0.5), time: 0.95, progress: 0.99858219061681,
          slope: 0.00989951353263736),
        CurveRow(
          curve: .spring(bounce: -0.99), time: 0.05, progress: 0.292037400652859,
          slope: 4.89045008313338),
        CurveRow(
          curve: .spring(bounce: -0.99), time: 0.2, progress: 0.748806332711926,
          slope: 1.73519066149028),
        CurveRow(
          curve: .spring(bounce: -0.99), time: 0.5, progress: 0.968376828086431,
          slope: 0.21844592335283),
        CurveRow(
          curve: .spring(bounce: -0.99), time: 0.95, progress: 0.998587460689594,
          slope: 0.00975751119391789),
      ].map { row in
        var row = row
        row.source = source
        return row
      })
  }

  func testNames() {
    let css = "CSS definition"
    let rows = [
      Row(TimingCurve.ease, (0.25, 0.1, 0.25, 1.0), css),
      Row(TimingCurve.easeIn, (0.42, 0, 1, 1), css),
      Row(TimingCurve.easeOut, (0, 0, 0.58, 1), css),
      Row(TimingCurve.easeInOut, (0.42, 0, 0.58, 1), css),
    ]
    forEachRow("named curves", rows) { row in
      let (x1, y1, x2, y2) = row.expected
      XCTAssertEqual(row.input, .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    }
  }

  func testEnds() {
    let ends = "definition: the direction of the control point, or of the other one"
    let vertical = "definition: zero where it is vertical"
    let rows = [
      CurveRow(curve: .linear, time: 0, progress: 0, slope: 1, source: "even"),
      CurveRow(curve: .linear, time: 0.3, progress: 0.3, slope: 1, source: "even"),
      CurveRow(curve: .linear, time: 1, progress: 1, slope: 1, source: "even"),
      CurveRow(curve: .easeIn, time: 0, progress: 0, slope: 0, source: ends),
      CurveRow(curve: .easeIn, time: 1, progress: 1, slope: 1 / 0.58, source: ends),
      CurveRow(curve: .easeOut, time: 0, progress: 0, slope: 1 / 0.58, source: ends),
      CurveRow(curve: .easeOut, time: 1, progress: 1, slope: 0, source: ends),
      CurveRow(curve: .ease, time: 0, progress: 0, slope: 0.4, source: ends),
      CurveRow(
        curve: .cubicBezier(x1: 0, y1: 0, x2: 0, y2: 0), time: 0, progress: 0, slope: 1,
        source: "y = x"),
      CurveRow(
        curve: .cubicBezier(x1: 1, y1: 1, x2: 1, y2: 1), time: 1, progress: 1, slope: 1,
        source: "y = x"),
      CurveRow(
        curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 0, progress: 0, slope: 0,
        source: vertical),
      CurveRow(
        curve: .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), time: 1, progress: 1, slope: 0,
        source: vertical),
      CurveRow(
        curve: .cubicBezier(x1: 0, y1: 0, x2: 0, y2: 1), time: 0, progress: 0, slope: 0,
        source: vertical),
      CurveRow(
        curve: .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), time: 0.5, progress: 0.5, slope: 0,
        source: vertical),
      CurveRow(curve: .easeIn, time: -0.001, progress: 0, slope: 0, source: "before"),
      CurveRow(curve: .linear, time: -1, progress: 0, slope: 0, source: "before"),
      CurveRow(curve: .easeIn, time: 1.001, progress: 1, slope: 0, source: "after"),
      CurveRow(curve: .linear, time: .infinity, progress: 1, slope: 0, source: "after"),
      CurveRow(curve: .easeIn, time: .nan, progress: 0, slope: 0, source: "nan: zero"),
      CurveRow(curve: .spring(bounce: 0), time: 0, progress: 0, slope: 0, source: "starts at rest"),
      CurveRow(
        curve: .spring(bounce: 0), time: 1, progress: 1, slope: 0.008331,
        source: "(w T)^2 exp(-w T) at w T = 9.2334"),
      CurveRow(curve: .spring(bounce: 0), time: 1.1, progress: 1, slope: 0, source: "after"),
    ]
    forEachRow("ends of curves", rows) { row in
      XCTAssertEqual(row.curve.progress(atFraction: row.time), row.progress)
      XCTAssertEqual(
        row.curve.slope(atFraction: row.time), row.slope,
        accuracy: row.slope == 0.008331 ? 1e-6 : 1e-12)
    }
  }

  private struct SameRow: TableRow {
    var curve, same: TimingCurve
    var source: String
  }

  func testBadInput() {
    let rows = [
      SameRow(
        curve: .cubicBezier(x1: -3, y1: 0.5, x2: 7, y2: 0.5),
        same: .cubicBezier(x1: 0, y1: 0.5, x2: 1, y2: 0.5), source: "x is held within 0...1"),
      SameRow(
        curve: .cubicBezier(x1: .nan, y1: .nan, x2: .nan, y2: .nan),
        same: .cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), source: "nan: the nearer end"),
      SameRow(
        curve: .cubicBezier(x1: 0.3, y1: .infinity, x2: 0.6, y2: 1),
        same: .cubicBezier(x1: 0.3, y1: 0x1p52, x2: 0.6, y2: 1), source: "held within 2^52"),
      SameRow(
        curve: .spring(bounce: 1), same: .spring(bounce: 0.99), source: "held within 0.99"),
      SameRow(
        curve: .spring(bounce: -2), same: .spring(bounce: -0.99), source: "held within 0.99"),
      SameRow(curve: .spring(bounce: .nan), same: .spring(bounce: 0), source: "nan: zero"),
    ]
    forEachRow("bad curves", rows) { row in
      for time in [0.01, 0.3, 0.7] {
        XCTAssertEqual(row.curve.progress(atFraction: time), row.same.progress(atFraction: time))
        XCTAssertEqual(row.curve.slope(atFraction: time), row.same.slope(atFraction: time))
        XCTAssertNotEqual(row.curve.progress(atFraction: time), 0)
      }
    }
  }

  func testExample() {
    XCTAssertEqual(TimingCurve.easeInOut.progress(atFraction: 0.5), 0.5)
    XCTAssertEqual(TimingCurve.easeIn.progress(atFraction: 0.5), 0.315, accuracy: 0.0005)
  }

  // MARK: Laws

  private struct Case {
    let x1, y1, x2, y2, s: Double

    var curve: TimingCurve { .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) }

    var time: Double { bezier(x1, x2) }
    var progress: Double { bezier(y1, y2) }
    /// De Casteljau's construction of a point.
    private func bezier(_ p1: Double, _ p2: Double) -> Double {
      func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * s }
      let (a, b, c) = (between(0, p1), between(p1, p2), between(p2, 1))
      return between(between(a, b), between(b, c))
    }
  }

  private struct Functions {
    var progress: (TimingCurve, Double) -> Double = { $0.progress(atFraction: $1) }
    var slope: (TimingCurve, Double) -> Double = { $0.slope(atFraction: $1) }
  }

  /// The curve gives the y of a point for its x. The reversed curve is the same from the other end.
  /// The slope is that of the progress.
  private func law(_ f: Functions) -> Case? {
    firstCounterexample(
      seed: 440,
      { generator in
        Case(
          x1: .random(in: 0...1, using: &generator), y1: .random(in: -1...2, using: &generator),
          x2: .random(in: 0...1, using: &generator), y2: .random(in: -1...2, using: &generator),
          s: .random(in: 0.01...0.99, using: &generator))
      },
      { example in
        let (curve, time, h) = (example.curve, example.time, 1e-6)
        let reversed = TimingCurve.cubicBezier(
          x1: 1 - example.x2, y1: 1 - example.y2, x2: 1 - example.x1, y2: 1 - example.y1)
        let slope = f.slope(curve, time)
        // Next to a vertical tangent, the last digit of the time changes the progress by more than
        // 1e-9.
        guard abs(slope) < 100, time > h, time < 1 - h else { return true }
        let rise = (f.progress(curve, time + h) - f.progress(curve, time - h)) / (2 * h)
        return abs(f.progress(curve, time) - example.progress) < 1e-9
          && abs(f.progress(reversed, 1 - time) - (1 - f.progress(curve, time))) < 1e-9
          && abs(rise - slope) < 1e-3 * max(1, abs(slope) * abs(slope))
      })
  }

  func testLaws() {
    assertLaw(
      law, holdsFor: Functions(),
      findsFaultIn: [
        Functions(progress: { $0.progress(atFraction: $1 + 1e-7) }),
        Functions(progress: { ($0.progress(atFraction: $1) * 1e8).rounded() / 1e8 }),
        Functions(slope: { $0.slope(atFraction: $1) * 1.01 }),
        Functions(slope: { $0.slope(atFraction: 1 - $1) }),
      ])
  }
}
