import ScrollKit
import XCTest

/// What holds for the stops of all pages, on random layouts.
final class StopLawsTests: XCTestCase {
  private typealias Law = (StopLayout, LayoutParameters, inout SeededGenerator) -> String?
  private typealias Fault = (inout StopLayout) -> Void

  /// Every grouping, with pages that stay in the content and pages that need not.
  private static let groups: [(grouping: VariablePages.Grouping, ends: PageEnds)] = [
    (.none, .contained), (.none, .free), (.items(2), .contained), (.items(3), .free),
    (.fitting(), .contained), (.fitting(tolerance: 40), .free),
  ]

  private static func counterexample(_ law: Law, with fault: Fault = { _ in }) -> String? {
    var generator = SeededGenerator(seed: 77)
    for index in 0..<3000 {
      var parameters = LayoutParameters(using: &generator)
      // Half of the layouts have many pages in a viewport, so that they share offsets.
      if index % 2 == 0 { parameters.length = generator.quarters(0...150) }
      let group = groups[index % groups.count]
      let several = parameters.variablePages(
        grouping: group.grouping, ends: group.ends)
      let subjects = [StopLayout(parameters.pages), StopLayout(several)]
      for var layout in subjects {
        if (0..<layout.count).map(layout.offset).hasNearStops { continue }
        fault(&layout)
        if let found = law(layout, parameters, &generator) { return "\(found): \(parameters)" }
      }
    }
    return nil
  }

  private func check(_ law: Law, isBrokenBy faults: [Fault], line: UInt = #line) {
    XCTAssertNil(Self.counterexample(law), line: line)
    for (index, fault) in faults.enumerated() {
      XCTAssertNotNil(
        Self.counterexample(law, with: fault), "planted fault \(index) is not found", line: line)
    }
  }

  func testGoingOnVisitsEachStopOnce() {
    let law: Law = { layout, _, _ in
      guard layout.stopCount > 0 else { return layout.next(0, true) == nil ? nil : "of none" }
      var (offset, visited) = (layout.place(0), [0])
      while let next = layout.next(offset, false), visited.count < 20 {
        visited.append(next)
        offset = layout.place(next)
      }
      let all = Array(0..<layout.stopCount)
      guard visited == all else { return "visits \(visited) of \(layout.stopCount)" }
      visited = [layout.stopCount - 1]
      while let previous = layout.previous(offset, false), visited.count < 20 {
        visited.append(previous)
        offset = layout.place(previous)
      }
      return visited == all.reversed() ? nil : "visits \(visited) of \(layout.stopCount)"
    }
    check(
      law,
      isBrokenBy: [
        { $0.stopCount += 1 },
        { layout in
          let next = layout.next
          layout.next = { next($0 - 1, $1) }
        },
        { layout in
          let previous = layout.previous
          layout.previous = { offset, wraps in previous(offset, wraps).map { max(0, $0 - 1) } }
        },
        { layout in
          // By pages, where stops are meant.
          let (stop, count) = (layout.stop, layout.count)
          layout.next = { offset, _ in stop(offset).flatMap { $0 + 1 < count ? $0 + 1 : nil } }
        },
      ])
  }

  func testAnOffsetRoundedToPixelsStandsOnItsStop() {
    let law: Law = { layout, _, generator in
      guard layout.stopCount > 0 else { return nil }
      let stop = Int.random(in: 0..<layout.stopCount, using: &generator)
      let place = layout.place(stop)
      let scale = Double(Int.random(in: 1...3, using: &generator))
      let offset = PixelGrid(displayScale: scale).nearest(place)
      let others = layout.places.filter { $0 != place }.map { abs($0 - place) }
      guard (others.min() ?? .infinity) > 4 * abs(offset - place) else { return nil }
      guard layout.stop(offset) == stop else { return "at \(offset), not \(stop)" }
      let next = layout.next(offset, false)
      guard next == (stop + 1 < layout.stopCount ? stop + 1 : nil) else {
        return "next of \(offset)"
      }
      let previous = layout.previous(offset, false)
      return previous == (stop > 0 ? stop - 1 : nil) ? nil : "previous of \(offset)"
    }
    check(
      law,
      isBrokenBy: [
        { layout in
          let places = layout.places
          layout.next = { offset, _ in places.firstIndex { $0 > offset } }
        },
        { layout in
          let places = layout.places
          layout.previous = { offset, _ in places.lastIndex { $0 < offset } }
        },
      ])
  }

  func testAStopIsCurrentWhereItIs() {
    let law: Law = { layout, _, _ in
      for stop in 0..<layout.stopCount {
        let offset = layout.place(stop)
        guard layout.stop(offset) == stop else { return "\(stop) at \(offset)" }
        guard layout.fraction(offset) == Double(stop) else { return "fraction at \(offset)" }
        guard let page = layout.pageOfStop(stop), layout.stopOfPage(page) == stop else {
          return "page of \(stop)"
        }
        guard layout.offset(page) == offset else { return "offset of \(stop)" }
      }
      return layout.stop(0) == nil && layout.count > 0 ? "no stop" : nil
    }
    check(
      law,
      isBrokenBy: [
        { layout in
          let place = layout.place
          layout.place = { place($0) + 0.125 }
        },
        { layout in
          let stop = layout.stop
          layout.stop = { stop($0 + 100) }
        },
        { layout in
          let page = layout.pageOfStop
          layout.pageOfStop = { page($0 + 1) }
        },
      ])
  }

  func testStopsAreTheOffsetsOfPagesEachOnce() {
    let law: Law = { layout, _, _ in
      let offsets = (0..<layout.count).map(layout.offset)
      guard layout.places == Set(offsets).sorted() else {
        return "\(layout.places) of \(offsets)"
      }
      let stops = (0..<layout.count).compactMap(layout.stopOfPage)
      guard stops == stops.sorted(), Set(stops).count == layout.stopCount else { return "\(stops)" }
      let wrong = stops.indices.first { layout.place(stops[$0]) != offsets[$0] }
      return wrong.map { "page \($0) does not rest at its stop" }
    }
    check(
      law,
      isBrokenBy: [
        { $0.stopCount -= 1 },
        { layout in
          let stop = layout.stopOfPage
          layout.stopOfPage = { stop(max(0, $0 - 1)) }
        },
        // Pages where stops are meant.
        { layout in
          layout.stopCount = layout.count
          layout.place = layout.offset
        },
      ])
  }

  func testTheNearestStopIsCurrent() {
    let law: Law = { layout, parameters, generator in
      let places = layout.places
      guard let first = places.first, let last = places.last else { return nil }
      let offset = generator.quarters(Int(first) - 100...Int(last) + 100)
      let least = places.map { abs($0 - offset) }.min()
      let tied = places.lastIndex { abs($0 - offset) == least }
      guard layout.stop(offset) == tied else { return "\(String(describing: tied)) at \(offset)" }
      let fraction = layout.fraction(offset)
      guard first < offset, offset < last else { return nil }
      let behind = Int(fraction)
      let share =
        (offset - places[behind]) / (places[min(behind + 1, places.count - 1)] - places[behind])
      return abs(Double(behind) + share - fraction) < 1e-9
        ? nil : "fraction \(fraction) at \(offset)"
    }
    check(
      law,
      isBrokenBy: [
        { layout in
          let stop = layout.stop
          layout.stop = { stop($0 - 0.25) }
        },
        { layout in
          let fraction = layout.fraction
          layout.fraction = { fraction($0).rounded() }
        },
      ])
  }

  func testPagesStepToTheNextOffset() {
    let law: Law = { layout, _, _ in
      let offsets = (0..<layout.count).map(layout.offset)
      for page in offsets.indices {
        let here = offsets[page]
        let ahead = offsets.filter { $0 > here }.min() ?? here
        let behind = offsets.filter { $0 < here }.max() ?? here
        guard let next = layout.after(page, false), offsets[next] == ahead else {
          return "after \(page)"
        }
        guard let previous = layout.before(page, false), offsets[previous] == behind else {
          return "before \(page)"
        }
        let wrapsOn = ahead == here ? offsets[0] : ahead
        let wrapsBack = behind == here ? offsets[offsets.count - 1] : behind
        guard let on = layout.after(page, true), let back = layout.before(page, true),
          offsets[on] == wrapsOn, offsets[back] == wrapsBack
        else { return "wraps from \(page)" }
      }
      return nil
    }
    check(
      law,
      isBrokenBy: [
        { layout in
          let step = PageStep(count: layout.count, loops: false)
          layout.before = { page, _ in step.page(from: page, steps: -1) }
        },
        { layout in
          let after = layout.after
          layout.after = { page, _ in after(page, false) }
        },
      ])
  }

  func testDirectionsAgreeOnStops() {
    func answers(_ layout: StopLayout, _ offset: Double) -> [Double] {
      func number(_ value: Int?) -> Double { value.map { Double($0) } ?? -1 }
      return layout.places + [
        layout.fraction(offset), number(layout.stop(offset)), number(layout.next(offset, false)),
        number(layout.previous(offset, true)),
      ]
    }
    func counterexample(_ fault: Fault) -> String? {
      var generator = SeededGenerator(seed: 78)
      for index in 0..<2000 {
        let given = LayoutParameters(using: &generator)
        let offset = generator.quarters(-100...3000)
        let group = Self.groups[index % Self.groups.count]
        for make in [
          { StopLayout($0.pages) },
          { (parameters: LayoutParameters) in
            StopLayout(
              parameters.variablePages(
                grouping: group.grouping, ends: group.ends))
          },
        ] {
          var layout = make(given)
          fault(&layout)
          for direction in PagingDirection.allCases {
            let other = answers(make(given.along(direction)), offset)
            if other != answers(layout, offset) { return "\(direction) at \(offset): \(given)" }
          }
        }
      }
      return nil
    }
    XCTAssertNil(counterexample { _ in })
    XCTAssertNotNil(
      counterexample { layout in
        let stop = layout.stop
        layout.stop = { stop($0 + 40) }
      })
  }
}
