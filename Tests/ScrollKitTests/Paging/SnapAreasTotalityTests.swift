import ScrollKit
import XCTest

/// Snap areas return finite numbers, whatever the arguments.
final class SnapAreasTotalityTests: XCTestCase {
  private func check(_ areas: SnapAreas) {
    for offset in hostileNumbers {
      assertFinite([
        areas.fractionalStop(at: offset), areas.progress(at: offset),
        areas.contentOffset(ofStop: 1),
      ])
      _ = areas.stop(at: offset)
      for target in [.nan, -1e300, 0, 100, .infinity] as [Double] {
        var releases: [SnapRelease] = [
          .end(at: target), .end(at: target, from: offset), .step(by: target, from: offset),
        ]
        for index in releases.indices {
          releases[index].strictness =
            [.mandatory, .withinShare(offset), .withinPoints(target)][index]
          releases[index].start = target
          releases[index].limit = [.max, 2, -1][index]
          (releases[index].focusedArea, releases[index].targetArea) = (1, .min)
        }
        for release in releases {
          if let landing = areas.landing(of: release) { assertFinite([landing.contentOffset]) }
        }
        for id in [nil, 0, 1, Int.max] {
          let landing = areas.landing(keeping: id, at: target, from: areas)
          assertFinite([landing?.contentOffset ?? 0])
        }
      }
    }
    for stop in hostileIntegers {
      assertFinite([areas.contentOffset(ofStop: stop), areas.contentOffset(of: stop) ?? 0])
      _ = areas.ids(ofStop: stop)
    }
  }

  func testAreas() {
    for (index, a) in hostileNumbers.enumerated() {
      for b in hostileNumbers {
        let areas = [
          SnapArea(
            start: a, length: b, alignment: PageAlignment(page: b, viewport: a), points: b,
            margin: AxisInsets(leading: b, trailing: a), isMustStop: true, id: .max, parent: 0),
          SnapArea(start: 10, length: 900, id: .min, parent: .max),
          SnapArea(start: b, length: a, alignment: nil, id: 1, parent: .min),
        ]
        check(
          SnapAreas(
            areas, contentLength: b, viewport: a, insets: AxisInsets(leading: a, trailing: b),
            covering: AxisInsets(leading: b), ends: PageEnds.allCases[index % 3],
            loops: index % 2 == 0, isRightToLeft: index % 5 == 0))
      }
    }
  }

  func testLengthsAndFrames() {
    for (index, a) in hostileNumbers.enumerated() {
      for b in [.nan, 0, 1, 320, .infinity] as [Double] {
        check(
          SnapAreas(
            lengths: [a, b, 100], spacing: b, padding: AxisInsets(leading: a), viewport: b,
            alignment: index % 2 == 0 ? .center : .trailing, loops: index % 3 == 0))
        check(
          SnapAreas(
            frames: [rect(a, b, b, a), rect(0, 0, 10, 10)], contentLength: a, viewport: b,
            loops: index % 3 == 0))
      }
    }
    check(SnapAreas([], contentLength: 0, viewport: 0))
    check(SnapAreas(lengths: [], viewport: 320, loops: true))
  }

  func testPlane() {
    for a in hostileNumbers {
      for b in hostileNumbers {
        let plane = SnapPlane(
          [SnapPlane.Area(rect(a, b, b, a)), SnapPlane.Area(rect(0, 0, 100, 100))],
          contentSize: size(b, a), viewportSize: size(a, b))
        for landing in [
          plane.landing(x: .end(at: a), y: .end(at: b, from: a), at: point(b, a)),
          plane.landing(x: .step(by: a, from: b), y: nil, at: point(b, a)),
          plane.landing(keeping: 0, 1, at: point(a, b), from: plane, focusedArea: 1),
        ] { assertFinite(landing.contentOffset.coordinates) }
      }
    }
  }
}
