import ScrollKit
import XCTest

/// The functions of pages return finite numbers, whatever the arguments.
final class PagingTotalityTests: XCTestCase {
  private let directions = PagingDirection.allCases

  func testPageLoop() {
    for count in hostileIntegers {
      let loop = PageLoop(count: count)
      for number in hostileIntegers {
        check(page: loop.page(number), count: loop.count)
        for other in hostileIntegers {
          for way in PageLoop.Direction.allCases {
            let steps = loop.steps(from: number, to: other, direction: way, fullTurn: true)
            XCTAssertLessThanOrEqual(steps.magnitude, loop.count.magnitude)
          }
        }
        for position in hostileNumbers {
          XCTAssertEqual(loop.nearestCopy(of: number, to: position) == nil, loop.count == 0)
          check(loop.distance(from: position, to: number) ?? 0)
        }
      }
      for position in hostileNumbers {
        check(page: loop.page(nearestTo: position), count: loop.count)
        check(loop.wrapped(position))
        XCTAssertTrue((0..<1).contains(loop.progress(at: position)), "\(count) \(position)")
      }
    }
  }

  func testPageStep() {
    for count in hostileIntegers {
      for start in hostileIntegers {
        for steps in hostileIntegers {
          for wraps in [false, true] {
            let step = PageStep(count: count, loops: wraps)
            check(page: step.page(from: start, steps: steps), count: step.count)
          }
        }
      }
    }
  }

  func testPageAlignment() {
    for page in hostileNumbers {
      for viewport in hostileNumbers {
        let alignment = PageAlignment(page: page, viewport: viewport)
        XCTAssertTrue((0...1).contains(alignment.page))
        XCTAssertTrue((0...1).contains(alignment.viewport))
      }
    }
  }

  func testSnapPoints() {
    for snaps in [SnapPoints([]), SnapPoints([320]), SnapPoints(hostileNumbers)] {
      snaps.offsets.forEach(check)
      for offset in hostileNumbers {
        check(page: snaps.nearestIndex(to: offset), count: snaps.offsets.count)
        check(snaps.nearest(to: offset) ?? 0)
        check(snaps.next(after: offset) ?? 0)
        check(snaps.previous(before: offset) ?? 0)
        for tolerance in hostileNumbers {
          check(snaps.next(after: offset, tolerance: tolerance) ?? 0)
          check(snaps.previous(before: offset, tolerance: tolerance) ?? 0)
        }
      }
    }
  }

  func testPagesOfANumber() {
    for count in [.min, 0, 1, 2, 3, 7, .max] {
      for length in hostileNumbers {
        for other in [.nan, .infinity, -1, 0, 1e-12, 0.5, 1e300, 320] {
          var pages = Pages(
            count: count, length: length, spacing: other, viewport: 320, alignment: .center,
            axis: .vertical)
          check(pages)
          pages = Pages(
            count: count, length: length, viewport: other,
            alignment: PageAlignment(page: length, viewport: other), ends: .padded,
            insets: AxisInsets(leading: other, trailing: length),
            peek: AxisInsets(leading: length, trailing: other), isRightToLeft: true)
          pages.distanceThreshold = other
          pages.flickThreshold = length
          check(pages)
        }
      }
    }
  }

  func testPagesOfContent() {
    for content in hostileNumbers {
      for length in hostileNumbers {
        for spacing in [0, 1e-300, 10, 1e300, .nan] {
          let pages = Pages(
            contentLength: content, length: length, spacing: spacing, viewport: 320,
            insets: AxisInsets(leading: content, trailing: length))
          check(pages)
        }
      }
    }
  }

  func testPagesFittedIntoAScrollView() {
    let pages = Pages(count: 3, length: 280, spacing: 12, viewport: 375, alignment: .center)
    for viewport in hostileNumbers {
      for content in hostileNumbers {
        for inset in [0, -20, 1e300, .nan] {
          let fitted = pages.fitted(
            viewport: viewport, insets: AxisInsets(leading: inset, trailing: 10),
            contentLength: content)
          check(fitted.contentLength)
          check(fitted.lastLength)
          for offset in samples {
            check(page: fitted.page(at: offset), count: fitted.count)
            check(fitted.contentOffset(keeping: offset, from: pages))
            _ = fitted.visiblePages(at: offset)
          }
        }
      }
    }
  }

  func testPagesWithoutExtentAnswerAtOnce() {
    let pages = Pages(count: .max, length: 1e-300, viewport: 320)
    // All of them together are shorter than what roundings leave: they touch an edge at zero.
    XCTAssertTrue(pages.visiblePages(at: 0).isEmpty)
    XCTAssertEqual(pages.visiblePages(at: -1), 0..<Int.max)
    check(pages)
  }

  func testVariablePages() {
    let lists: [[Double]] = [[], [320], [0, 0, 0], hostileNumbers, [1e-300, 1e300, 1e-300]]
    for lengths in lists {
      for other in hostileNumbers {
        for grouping in [
          VariablePages.Grouping.none, .items(.max), .items(.min), .fitting(tolerance: other),
        ] {
          for direction in directions {
            var pages = VariablePages(
              lengths: lengths, spacing: other,
              padding: AxisInsets(leading: other, trailing: other), viewport: 320,
              alignment: PageAlignment(page: other, viewport: 0.5), grouping: grouping,
              ends: PageEnds.allCases[direction.isVertical ? 1 : 2],
              insets: AxisInsets(leading: other, trailing: -other), axis: direction.axis,
              isRightToLeft: direction.isRightToLeft)
            pages.distanceThreshold = other
            pages.flickThreshold = other
            check(pages)
          }
        }
      }
    }
  }

  private let samples: [Double] = [.nan, .infinity, -.infinity, 0, 1e-300, 1e300, -320, 960]
  private let samplePages: [Int] = [.min, -1, 0, 1, .max]

  private func check(_ pages: Pages) {
    check(pages.contentLength)
    check(pages.pitch)
    check(pages.lastLength)
    samples.forEach { check(pages.contentSize(crossLength: $0)) }
    for page in samplePages {
      check(pages.contentOffset(of: page))
      check(pages.length(of: page))
      check(page: pages.page(after: page, loops: true), count: pages.count)
      check(page: pages.page(before: page), count: pages.count)
      check(page: pages.stop(ofPage: page), count: pages.stopCount)
      check(page: pages.page(ofStop: page), count: pages.count)
      check(pages.contentOffset(ofStop: page))
      samples.forEach {
        check(pages.frame(of: page, crossLength: $0))
        XCTAssertTrue((0...1).contains(pages.visibleFraction(of: page, at: $0)))
      }
    }
    for offset in samples {
      check(page: pages.page(at: offset), count: pages.count)
      check(pages.fractionalPage(at: offset))
      check(pages.progress(at: offset))
      check(pages.contentOffset(ofFractionalPage: offset))
      check(pages.contentOffset(keeping: offset, from: pages))
      for visible in [pages.visiblePages(at: offset), pages.unobscuredPages(at: offset)] {
        XCTAssertGreaterThanOrEqual(visible.lowerBound, 0)
        XCTAssertLessThanOrEqual(visible.upperBound, pages.count)
      }
      check(page: pages.stop(at: offset), count: pages.stopCount)
      check(pages.fractionalStop(at: offset))
      for wraps in [false, true] {
        let beside = [
          pages.nextStop(after: offset, loops: wraps),
          pages.previousStop(before: offset, loops: wraps),
        ]
        for case let stop? in beside { check(page: stop, count: pages.stopCount) }
      }
      let fitted = pages.fitted(
        viewport: offset, insets: AxisInsets(leading: offset, trailing: pages.length),
        contentLength: pages.length)
      check(fitted.contentLength)
      check(fitted.contentOffset(of: .max))
      check(fitted.fractionalPage(at: offset))
      check(fitted.contentOffset(keeping: offset, from: pages))
      check(pages.contentOffset(keeping: offset, from: fitted))
      for number in samples {
        let landing = pages.landing(
          from: .max, at: offset, proposed: number, velocityPerMillisecond: number, limit: .min)
        check(landing, pages.count)
        let other = pages.landing(
          from: .min, at: number, proposed: offset, velocityPerMillisecond: -number, limit: .max)
        check(other, pages.count)
      }
    }
  }

  private func check(_ pages: VariablePages) {
    check(pages.contentLength)
    samples.forEach { check(pages.contentSize(crossLength: $0)) }
    pages.snapPoints.offsets.forEach(check)
    for page in samplePages {
      check(pages.contentOffset(of: page))
      XCTAssertEqual(pages.items(of: page) != nil, page >= 0 && page < pages.count)
      _ = pages.page(ofItem: page)
      check(page: pages.page(after: page, loops: true), count: pages.count)
      check(page: pages.page(before: page), count: pages.count)
      check(page: pages.stop(ofPage: page), count: pages.stopCount)
      check(page: pages.page(ofStop: page), count: pages.count)
      check(pages.contentOffset(ofStop: page))
      check(pages.length(of: page))
      samples.forEach {
        check(pages.frame(ofItem: page, crossLength: $0))
        check(pages.frame(of: page, crossLength: $0))
        XCTAssertTrue((0...1).contains(pages.visibleFraction(ofItem: page, at: $0)))
        XCTAssertTrue((0...1).contains(pages.visibleFraction(of: page, at: $0)))
      }
    }
    for offset in samples {
      check(page: pages.page(at: offset), count: pages.count)
      check(pages.fractionalPage(at: offset))
      check(pages.progress(at: offset))
      check(pages.contentOffset(ofFractionalPage: offset))
      check(pages.contentOffset(keeping: offset, from: pages))
      for visible in [pages.visiblePages(at: offset), pages.unobscuredPages(at: offset)] {
        XCTAssertGreaterThanOrEqual(visible.lowerBound, 0)
        XCTAssertLessThanOrEqual(visible.upperBound, pages.count)
      }
      _ = pages.visibleItems(at: offset)
      _ = pages.unobscuredItems(at: offset)
      check(page: pages.stop(at: offset), count: pages.stopCount)
      check(pages.fractionalStop(at: offset))
      for case let stop? in [
        pages.nextStop(after: offset), pages.previousStop(before: offset, loops: true),
      ] {
        check(page: stop, count: pages.stopCount)
      }
      for number in samples {
        let landing = pages.landing(
          from: .max, at: offset, proposed: number, velocityPerMillisecond: number, limit: .min)
        check(landing, pages.count)
        let other = pages.landing(
          from: .min, at: number, proposed: offset, velocityPerMillisecond: -number, limit: .max)
        check(other, pages.count)
      }
    }
  }

  private func check(_ landing: PageLanding, _ count: Int) {
    check(page: landing.page, count: count)
    check(landing.contentOffset)
  }

  private func check(_ number: Double) { XCTAssertTrue(number.isFinite, "\(number)") }

  private func check(_ size: CGSize) {
    check(Double(size.width))
    check(Double(size.height))
  }

  private func check(_ rect: CGRect) {
    check(Double(rect.origin.x))
    check(Double(rect.origin.y))
    check(rect.size)
  }

  private func check(page: Int?, count: Int) {
    guard let page else { return XCTAssertEqual(count, 0) }
    XCTAssertTrue(page >= 0 && page < count, "\(page) of \(count)")
  }
}
