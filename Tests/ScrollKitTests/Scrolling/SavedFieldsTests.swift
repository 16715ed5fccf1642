import Foundation
import ScrollKit
import XCTest

/// Saving and reading keeps every field of the state.
final class SavedFieldsTests: XCTestCase {
  private struct ChangeRow: TableRow {
    let name: String
    let change: (inout Scroller.Configuration) -> Void
    let source = "definition: written and read, every field is kept"

    init(_ name: String, _ change: @escaping (inout Scroller.Configuration) -> Void) {
      (self.name, self.change) = (name, change)
    }
  }

  private func reread(_ scroller: Scroller) throws -> Scroller {
    try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
  }

  func testEachFieldOfAConfigurationIsKept() throws {
    let bare = Scroller(ScrollMetrics(viewportSize: CGSize(width: 320, height: 480)))
    try forEachRow(
      "kept fields of a configuration",
      [
        ChangeRow("decelerationRate") { $0.decelerationRate = 0.99 },
        ChangeRow("slop") { $0.slop = 3 },
        ChangeRow("minimumFlingVelocity") { $0.minimumFlingVelocity = 7 },
        ChangeRow("velocityEstimator") { $0.velocityEstimator = .leastSquares(horizon: 0.5) },
        ChangeRow("weights") {
          $0.velocityEstimator = .weighted(newest: 1, previous: 2, oldest: 3)
        },
        ChangeRow("stationaryTime") { $0.stationaryTime = 0.75 },
        ChangeRow("rubberBandCoefficient") { $0.rubberBandCoefficient = 0.25 },
        ChangeRow("bounceSpring") { $0.bounceSpring = Spring(stiffness: 5, damping: 6) },
        ChangeRow("restFactor") { $0.releaseVelocity.restFactor = 2 },
        ChangeRow("restTime") { $0.releaseVelocity.stationaryTime = 3 },
        ChangeRow("refreshThreshold") { $0.refreshThreshold = 80 },
        ChangeRow("refreshLength") { $0.refreshLength = 7 },
        ChangeRow("initialAnchor") { $0.initialAnchor = CGPoint(x: 0.25, y: 1) },
        ChangeRow("reducesMotion") { $0.reducesMotion = true },
        ChangeRow("indicatorFlashDuration") { $0.indicatorFlashDuration = 1.5 },
        ChangeRow("carriedMomentum") { $0.carriedMomentum = .init() },
        ChangeRow("momentum's factor") { $0.carry { $0.factor = 0.5 } },
        ChangeRow("momentum's exponent") { $0.carry { $0.exponent = 1 } },
        ChangeRow("momentum's maximum") { $0.carry { $0.maximumVelocity = 9 } },
        ChangeRow("momentum's hold") { $0.carry { $0.holdTime = 9 } },
        ChangeRow("momentum's share") { $0.carry { $0.minimumShare = 9 } },
        ChangeRow("paging by viewports") { $0.paging = .viewport },
        ChangeRow("page length") { $0.paging = .pages(length: 77) },
        ChangeRow("page spacing") { $0.paging = .pages(length: 0, spacing: 8) },
        ChangeRow("page alignment") { $0.paging = .pages(length: 0, alignment: .center) },
        ChangeRow("page limit") { $0.paging = .pages(length: 0, limit: 9) },
        ChangeRow("pagingSpring") { $0.pagingSpring = Spring(stiffness: 5, damping: 6) },
        ChangeRow("wheelPause") { $0.wheelPause = 2 },
        ChangeRow("animatesWheel") { $0.animatesWheel = true },
        ChangeRow("animatesKeys") { $0.animatesKeys = false },
        ChangeRow("stepSpring") { $0.stepSpring = Spring(stiffness: 5, damping: 6) },
        ChangeRow("trackpadMomentum") { $0.trackpadMomentum = .system },
        ChangeRow("arrowDistance") { $0.keyScrolling.arrowDistance = 9 },
        ChangeRow("pageFraction") { $0.keyScrolling.pageFraction = 0.5 },
        ChangeRow("pageAxis horizontal") { $0.keyScrolling.pageAxis = .horizontal },
        ChangeRow("pageAxis vertical") { $0.keyScrolling.pageAxis = .vertical },
        ChangeRow("isRightToLeft") { $0.keyScrolling.isRightToLeft = true },
        ChangeRow("restAdjustment") { $0.restAdjustment = .none },
        ChangeRow("insetFollowing always") { $0.insetFollowing = .always },
        ChangeRow("insetFollowing never") { $0.insetFollowing = .never },
        ChangeRow("showsIndicators") { $0.showsIndicators = .vertical },
        ChangeRow("no indicators") { $0.showsIndicators = [] },
        ChangeRow("no stationaryTime") { $0.stationaryTime = nil },
        ChangeRow("isDirectionalLockEnabled") { $0.isDirectionalLockEnabled = true },
        ChangeRow("directionalLockRatio") { $0.directionalLockRatio = 4 },
        ChangeRow("animationDuration") { $0.animationDuration = 1.5 },
        ChangeRow("linear curve") { $0.animationCurve = .linear },
        ChangeRow("spring curve") { $0.animationCurve = .spring(bounce: 0.5) },
        ChangeRow("Bezier curve") {
          $0.animationCurve = .cubicBezier(x1: 0.1, y1: 2, x2: 0.3, y2: -4)
        },
        ChangeRow("scrollsToTop") { $0.scrollsToTop = false },
        ChangeRow("indicatorDelay") { $0.indicatorDelay = 2 },
        ChangeRow("indicatorFadeDuration") { $0.indicatorFadeDuration = 3 },
        ChangeRow("lineLength") { $0.lineLength = 4 },
      ]
    ) { row in
      var changed = bare
      row.change(&changed.configuration)
      XCTAssertNotEqual(changed, bare, row.name)
      XCTAssertEqual(try reread(changed), changed, row.name)
    }
  }

  /// Changes each number and flag of the text, one at a time. After reading and writing, the field
  /// must have changed by as much. If a decoder drops a field, the field would have its old value.
  private func lostField(_ reread: (Scroller) -> Scroller) throws -> String? {
    for script in SavedState.scripts {
      let state = try SavedState(SavedState.scroller(script))
      for path in state.leaves {
        // This is `offset`, rounded. Reading uses `offset`.
        if path.first == .key("metrics"), path.contains(.key("contentOffset")) { continue }
        // All scripts have these fields. One script is enough for them.
        if script != "", path.first == .key("metrics") || path.first == .key("configuration") {
          continue
        }
        var kept = 0
        for value in SavedState.others(of: state[path]) {
          guard let read = try? state.setting(path, to: value).scroller() else { continue }
          kept += 1
          let again = try SavedState(reread(read))[path] as? NSNumber
          let difference = (again?.doubleValue ?? .infinity) - value.doubleValue
          if difference.magnitude > 1e-12 { return "\(script): \(path)" }
        }
        if kept == 0 { return "\(script): no other value of \(path)" }
      }
    }
    return nil
  }

  func testEachFieldOfTheTextIsKept() throws {
    XCTAssertNil(try lostField { $0 })
    // A reader that drops a field leaves its default value.
    let drops: [(inout Scroller.Configuration) -> Void] = [
      { $0.minimumFlingVelocity = 250 }, { $0.directionalLockRatio = 2 },
      { $0.animationDuration = 0.3 },
      { $0.indicatorFadeDuration = 0.25 }, { $0.scrollsToTop = true },
      { $0.releaseVelocity.stationaryTime = 0.1 },
    ]
    for drop in drops {
      XCTAssertNotNil(
        try lostField {
          var read = $0
          drop(&read.configuration)
          return read
        })
    }
  }
}

extension Scroller.Configuration {
  /// Carries momentum by changed figures.
  fileprivate mutating func carry(_ change: (inout Scroller.CarriedMomentum) -> Void) {
    var momentum = Scroller.CarriedMomentum()
    change(&momentum)
    carriedMomentum = momentum
  }
}
