import ScrollKit
import XCTest

/// Reduced motion: one property for no animation and no bounce.
final class ReducedMotionTests: XCTestCase {
  /// The configuration without each animation by itself.
  private func still(_ configuration: Scroller.Configuration) -> Scroller.Configuration {
    var still = configuration
    (still.animationDuration, still.animatesWheel, still.animatesKeys) = (0, false, false)
    return still
  }

  /// The metrics without bounces. Content that fits is not dragged in either.
  private func still(_ metrics: ScrollMetrics, bounces: Bool) -> ScrollMetrics {
    var still = metrics
    still.behavior.alwaysBounces = []
    if !bounces { still.behavior.bounces = [] }
    return still
  }

  private func input(_ input: RandomInput, reduced: Bool) -> RandomInput {
    switch input {
    case .metrics(let metrics): return .metrics(still(metrics, bounces: reduced))
    case .configuration(var configuration):
      // A motion under way keeps its figures, so this would not be the same at any other time.
      configuration.reducesMotion = reduced
      return .configuration(reduced ? configuration : still(configuration))
    default: return input
    }
  }

  /// The first seed of random inputs under which content with reduced motion differs from content
  /// without bounces and animations; and how many inputs were compared.
  private func difference(_ change: (inout Scroller) -> Void) -> (seed: UInt64?, count: Int) {
    var count = 0
    for seed in 0..<1500 as Range<UInt64> {
      var inputs = RandomInputs(seed: seed, hostility: nil)
      let (metrics, configuration) = (inputs.metrics(), inputs.configuration())
      var still = Scroller(
        still(metrics, bounces: false), configuration: self.still(configuration))
      var reduced = Scroller(
        self.still(metrics, bounces: true), configuration: configuration)
      reduced.configuration.reducesMotion = true
      change(&reduced)
      for _ in 0..<40 {
        let next = inputs.next()
        let events = input(next, reduced: false).play(&still)
        let others = input(next, reduced: true).play(&reduced)
        change(&reduced)
        count += 1
        if events != others || still.contentOffset != reduced.contentOffset
          || still.phase != reduced.phase
        {
          return (seed, count)
        }
      }
    }
    return (nil, count)
  }

  func testItIsContentWithoutBouncesAndAnimations() {
    let (seed, count) = difference { _ in }
    XCTAssertNil(seed)
    XCTAssertEqual(count, 60000)
    XCTAssertNotNil(difference { $0.configuration.reducesMotion = false }.seed)
  }

  private struct Row: TableRow {
    let script: String
    let order: String
    let offset: Double
    let source: String

    init(_ script: String, _ order: String, at offset: Double, _ source: String) {
      (self.script, self.order, self.offset, self.source) = (script, order, offset, source)
    }
  }

  func testReducedMotion() {
    var setup = ScrollSetup()
    setup.configuration.reducesMotion = true
    setup.configuration.animatesWheel = true
    let once = "an animation that takes no time"
    forEachRow(
      "reduced motion",
      [
        Row("O500", "sa.", at: 500, once),
        Row("V1000+20", "sa.", at: 620, once), Row("k8 >|", "s.", at: 1600, "the end key"),
        Row("w50 >|", "s.", at: 50, "a wheel"), Row("\(pull)", "B", at: 0, "no rubber band"),
        Row("\(flick) >|", "BsEDbse.", at: 584, "a finger still flings: 90 and 494"),
        Row("[0@0 =-200@.1 ]@.3 >|", "BEd.", at: 0, "a trackpad pulls"),
      ]
    ) { row in
      for axis in ScrollAxis.allCases {
        var play = setup.script(axis)
        play.scroller.configuration.keyScrolling.pageAxis = axis
        play.play(row.script)
        XCTAssertEqual(play.log, row.order)
        XCTAssertEqual(play.offset, row.offset, accuracy: 1e-6)
        XCTAssertNil(play.grammar.violation)
      }
    }
  }

  func testItIsAtTheTopAtOnce() {
    var play = ScrollSetup { $0.reducesMotion = true }.script(.vertical)
    play.play("o900 t")
    XCTAssertEqual(play.log, "st.")
    XCTAssertEqual(play.offset, 0)
  }

  func testAZoomIsShownAtOnce() {
    var configuration = Scroller.Configuration()
    configuration.reducesMotion = true
    configuration.zoomInertia = 0.5
    var photo = Scroller(
      ScrollMetrics(viewportSize: CGSize(width: 300, height: 400)),
      zoom: Zoomer(
        unscaledContentSize: CGSize(width: 600, height: 800), rules: .scales(0.5, 4)),
      configuration: configuration)
    let events = photo.setZoomScale(2, animated: true, time: 0)
    XCTAssertEqual(
      events.map { $0.name }, ["willBeginZooming", "didZoom", "didScroll", "didEndZooming"])
    XCTAssertFalse(photo.isZoomAnimating)
    XCTAssertEqual(photo.presentation.scale, 2)
    // Fingers go beyond the limit, and are lifted in flight.
    for id in 0...1 {
      photo.touch(.began, id: id, at: CGPoint(x: 150, y: 150 + 100 * id), time: 1)
    }
    for step in 1...20 {
      photo.touch(
        .moved, id: 1, at: CGPoint(x: 150, y: 250 + 20 * step), time: 1 + 0.01 * Double(step))
    }
    for id in 0...1 { photo.touch(.ended, id: id, at: .zero, time: 1.2) }
    XCTAssertFalse(photo.isZoomBouncing)
    XCTAssertEqual(photo.zoomScale, 4)
    XCTAssertEqual(photo.presentation.scale, 4)
    XCTAssertTrue(photo.isAtRest)
  }
}
