import ScrollKit
import XCTest

extension XCTestCase {
  /// Checks that numbers are finite.
  fileprivate func assertFinite(_ values: [Double], _ context: @autoclosure () -> String) {
    if !values.allSatisfy(\.isFinite) { XCTFail("\(values) for \(context())") }
  }

  /// Runs a body with every hostile number in each of several places in turn, and in all at once.
  fileprivate func forHostile(
    places: Int, ordinary: [Double], _ body: ([Double]) -> Void
  ) {
    for number in hostileNumbers {
      body(Array(repeating: number, count: places))
      for other in hostileNumbers {
        for place in 0..<places {
          var values = (0..<places).map { ordinary[$0 % ordinary.count] }
          values[place] = number
          values[(place + 1) % places] = other
          body(values)
        }
      }
    }
  }
}

extension CGPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }
}

extension CGRect {
  fileprivate var numbers: [Double] {
    origin.numbers + [Double(size.width), Double(size.height)]
  }
}

extension ScrollInsets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}

final class AxisMetricsTotalityTests: XCTestCase {
  func testEveryResultIsFiniteAndInRange() {
    forHostile(places: 6, ordinary: [320, 960, 10, 20, 0.5, 100]) { n in
      let axis = AxisMetrics(
        viewport: n[0], contentLength: n[1], insets: AxisInsets(leading: n[2], trailing: n[3]),
        alignment: n[4])
      assertFinite(
        [
          axis.viewportLength, axis.contentLength, axis.insets.leading, axis.insets.trailing,
          axis.alignment,
          axis.unobscuredLength, axis.minimumOffset, axis.maximumOffset, axis.scrollableLength,
          axis.clampedOffset(n[5]), axis.overscroll(at: n[5]), axis.progress(at: n[5]),
          axis.offset(atProgress: n[5]), axis.mirroredOffset(n[5]), axis.mirrored.minimumOffset,
          axis.mirrored.maximumOffset,
        ], "\(n)")
      XCTAssertLessThanOrEqual(axis.minimumOffset, axis.maximumOffset)
      XCTAssertTrue((axis.minimumOffset...axis.maximumOffset).contains(axis.clampedOffset(n[5])))
      XCTAssertTrue((0...1).contains(axis.alignment))
      XCTAssertGreaterThanOrEqual(axis.unobscuredLength, 0)
    }
  }
}

final class ScrollMetricsTotalityTests: XCTestCase {
  func testEveryResultIsFiniteAndInRange() {
    forHostile(places: 9, ordinary: [320, 960, 10, 20, 0.5, 3, 100, 7, 40]) { n in
      var metrics = ScrollMetrics(
        viewportSize: CGSize(width: n[0], height: n[0]),
        contentSize: CGSize(width: n[1], height: n[1]),
        contentInset: ScrollInsets(top: n[2], left: n[2], bottom: n[3], right: n[3]),
        safeAreaInsets: ScrollInsets(top: n[3], left: n[2], bottom: n[2], right: n[3]),
        contentInsetAdjustmentBehavior: .always,
        contentAlignmentPoint: CGPoint(x: n[4], y: n[4]), displayScale: n[5],
        contentOffset: CGPoint(x: n[6], y: n[6]))
      metrics.contentOffset = CGPoint(x: n[6], y: n[7])
      let rect = CGRect(x: n[7], y: n[8], width: n[8], height: n[7])
      let shown = metrics.contentOffset(showing: rect)
      let clamped = metrics.clampedContentOffset(CGPoint(x: n[7], y: n[8]))
      assertFinite(
        metrics.minimumContentOffset.numbers + metrics.maximumContentOffset.numbers
          + metrics.clampedContentOffset.numbers + metrics.overscroll.numbers
          + metrics.visibleRect.numbers + metrics.unobscuredRect.numbers + shown.numbers
          + clamped.numbers + metrics.adjustedContentInset.numbers
          + [metrics.displayScale, metrics.pixelGrid.pixel], "\(n)")
      for axis in ScrollAxis.allCases {
        assertFinite(
          [metrics.signedOverscroll(along: axis), metrics.progress(along: axis)], "\(n)")
        _ = metrics.dragObstacles(along: axis)
      }
      XCTAssertEqual(metrics.clampedContentOffset(clamped), clamped, "\(n)")

      let point = CGPoint(x: n[7], y: n[8])
      assertFinite(
        metrics.viewportPoint(fromContent: point).numbers
          + metrics.contentPoint(fromViewport: point).numbers
          + metrics.viewportRect(fromContent: rect).numbers
          + metrics.contentRect(fromViewport: rect).numbers
          + ScrollMetrics.contentOffset(placingOriginAt: point).numbers, "\(n)")
      var chain = CoordinateChain()
      for _ in 0..<3 {
        chain.append(metrics, frameOrigin: point)
        chain.append(frameOrigin: CGPoint(x: n[6], y: n[7]))
      }
      assertFinite(
        chain.outerPoint(fromInner: point).numbers + chain.innerPoint(fromOuter: point).numbers,
        "\(n)")
      _ = ScrollDirection(from: metrics.contentOffset, to: point)
      _ = ScrollDirection(distance: n[7], along: .vertical)
    }
  }
}

final class ScrollPlaceTotalityTests: XCTestCase {
  func testEveryResultIsFiniteAndInRange() {
    forHostile(places: 6, ordinary: [320, 960, 10, 0.5, 3, 100]) { n in
      func metrics(_ n: [Double]) -> ScrollMetrics {
        ScrollMetrics(
          viewportSize: CGSize(width: n[0], height: 100),
          contentSize: CGSize(width: n[1], height: 500),
          contentInset: ScrollInsets(left: n[2], right: n[2]),
          contentAlignmentPoint: CGPoint(x: n[3], y: 0), displayScale: n[4],
          contentOffset: CGPoint(x: n[5], y: 50))
      }
      let ordinary = metrics([300, 900, 0, 0, 2, 10])
      for place in ScrollAnchor.allCases {
        for (new, old) in [(ordinary, metrics(n)), (metrics(n), ordinary)] {
          let result = new.contentOffset(keeping: place, from: old)
          assertFinite(result.numbers, "\(place) \(n)")
          XCTAssertEqual(new.clampedContentOffset(result), result, "\(place) \(n)")
        }
      }
    }
  }
}

final class ScrollIndicatorTotalityTests: XCTestCase {
  func testEveryResultIsFinite() {
    forHostile(places: 8, ordinary: [320, 960, 10, 100, 3, 3, 36, 7]) { n in
      let metrics = ScrollMetrics(
        viewportSize: CGSize(width: n[0], height: n[0]),
        contentSize: CGSize(width: n[1], height: n[1]),
        safeAreaInsets: ScrollInsets(top: n[2], left: n[2], bottom: n[2], right: n[2]),
        contentOffset: CGPoint(x: n[3], y: n[3]))
      let insets = ScrollInsets(top: n[7], left: n[7], bottom: n[7], right: n[7])
      for isRightToLeft in [false, true] {
        let indicator = ScrollIndicator(
          thickness: n[4], edgeSpacing: n[5], minimumLength: n[6], horizontalInsets: insets,
          verticalInsets: insets, isRightToLeft: isRightToLeft)
        for axis in ScrollAxis.allCases {
          let thumb = indicator.thumb(along: axis, of: metrics)
          assertFinite(thumb.map { [$0.start, $0.length, $0.end] } ?? [], "\(n)")
          assertFinite(indicator.frame(along: axis, of: metrics)?.numbers ?? [], "\(n)")
          XCTAssertGreaterThanOrEqual(thumb?.length ?? 0, 0, "\(n)")
          let offset = indicator.contentOffset(thumbStart: n[3], along: axis, of: metrics)
          assertFinite([offset], "\(n)")
          XCTAssertEqual(metrics[axis].clampedOffset(offset), offset, "\(n)")
        }
      }
    }
  }
}

final class PixelGridTotalityTests: XCTestCase {
  func testEveryResultIsFinite() {
    forHostile(places: 2, ordinary: [3, 10]) { n in
      let grid = PixelGrid(displayScale: n[0])
      assertFinite(
        [grid.pixel, grid.halfPixel, grid.nearest(n[1])]
          + grid.nearest(CGPoint(x: n[1], y: n[1])).numbers, "\(n)")
      XCTAssertEqual(grid.isEcho(n[1], of: n[1]), !n[1].isNaN)
    }
  }
}

final class ScrollInsetsTotalityTests: XCTestCase {
  func testEveryResultIsFinite() {
    forHostile(places: 4, ordinary: [1, 2, 3, 4]) { n in
      var insets = ScrollInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
      assertFinite(insets.numbers, "\(n)")
      insets[.horizontal] = AxisInsets(leading: n[2], trailing: n[0]).mirrored
      insets.top = n[3]
      assertFinite(insets.numbers + [insets[.vertical].leading, insets[ScrollEdge.left]], "\(n)")
    }
  }
}
