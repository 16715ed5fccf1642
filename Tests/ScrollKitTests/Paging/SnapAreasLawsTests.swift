import ScrollKit
import XCTest

/// Random snap areas, each beside a search that looks at every area.
final class SnapAreasLawsTests: XCTestCase {
  /// What is asked, as the areas were given: logical numbers, in a row and without overlap.
  private struct Case {
    var lengths: [Double]
    var gaps: [Double]
    var mustStops: [Bool]
    var shares: [Double]
    var viewport: Double
    var covering: AxisInsets
    var release: SnapRelease
    var direction: PagingDirection

    init(using generator: inout SeededGenerator) {
      let count = Int.random(in: 0...9, using: &generator)
      viewport = generator.quarters(50...400)
      let room = Int(viewport) - 10
      lengths = (0..<count).map { _ in generator.quarters(0...room) }
      gaps = (0...count).map { _ in generator.quarters(0...40) }
      mustStops = (0..<count).map { _ in Int.random(in: 0...3, using: &generator) == 0 }
      shares = (0..<count).map { _ in [0, 0, 0.5, 1].randomElement(using: &generator)! }
      covering = AxisInsets(
        leading: generator.quarters(0...5), trailing: generator.quarters(0...5))
      let (offset, target) = (generator.quarters(-50...2500), generator.quarters(-200...2700))
      switch Int.random(in: 0...4, using: &generator) {
      case 0: release = .end(at: target)
      case 1: release = .end(at: target, from: offset)
      case 2:
        let limit = Bool.random(using: &generator) ? 3 : .max
        release = .approach(to: target, from: offset, limit: limit)
      case 3:
        release = .end(at: target)
        release.start = generator.quarters(-50...2500)
        release.distanceThreshold = [0.25, 0.75].randomElement(using: &generator)!
      default: release = .step(by: target < offset ? -40 : 40, from: offset)
      }
      if Bool.random(using: &generator) { release.strictness = .proximity }
      if release.kind != .approach, Int.random(in: 0...3, using: &generator) == 0 {
        release.limit = Int.random(in: 0...3, using: &generator)
        release.start = generator.quarters(-50...2500)
      }
      direction = PagingDirection.allCases.randomElement(using: &generator)!
    }

    var content: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }
    var port: Double { viewport - covering.leading - covering.trailing }

    /// Where each area begins.
    var starts: [Double] {
      var end = 0.0
      return lengths.indices.map { index in
        end += gaps[index] + lengths[index]
        return end - lengths[index]
      }
    }

    /// Where each area rests.
    var places: [Double] {
      zip(starts, zip(lengths, shares)).map { start, area in
        let place = start + area.1 * area.0 - covering.leading - area.1 * port
        return min(max(place, 0), max(0, content - viewport))
      }
    }

    var areas: SnapAreas {
      let isMirrored = direction == .rightToLeft
      return SnapAreas(
        lengths.indices.map { index in
          SnapArea(
            start: isMirrored ? content - starts[index] - lengths[index] : starts[index],
            length: lengths[index],
            alignment: PageAlignment(page: shares[index], viewport: shares[index]),
            isMustStop: mustStops[index])
        },
        contentLength: content, viewport: viewport, covering: direction.insets(covering),
        axis: direction.axis, isRightToLeft: direction.isRightToLeft)
    }

    /// The offset where the release lands, logical; `nil` for nowhere.
    var landing: (offset: Double, id: Int)? {
      func turn(_ offset: Double) -> Double {
        direction.offset(offset, content: content, viewport: viewport)
      }
      var physical = release
      (physical.offset, physical.target) = (turn(release.offset), turn(release.target))
      physical.start = release.start.map(turn)
      return areas.landing(of: physical).map { (turn($0.contentOffset), $0.id) }
    }
  }

  /// The rule, by looking at every area.
  private static func slowLanding(_ given: Case) -> (offset: Double, id: Int)? {
    let places = given.places
    var release = given.release
    let range = release.strictness == .mandatory ? .infinity : given.port / 3
    // Places no farther apart than a point are one stop.
    var stops: [Double] = []
    var lasts: [Double] = []
    for place in Set(places).sorted() {
      if let first = stops.last, place - first <= 1 {
        lasts[lasts.count - 1] = place
      } else {
        stops.append(place)
        lasts.append(place)
      }
    }
    // At the first stop its first place counts, at any other its last.
    let resting = stops.indices.map { $0 == 0 ? stops[0] : lasts[$0] }
    let original = release.offset
    if release.kind == .approach, let first = places.min(), let last = places.max() {
      let pitch = stops.count > 1 ? (last - first) / Double(stops.count - 1) : 1
      let way = release.target - original
      let whole = max(0, min((abs(way) / max(pitch, 1)).rounded(.down), Double(release.limit)) - 1)
      release.offset = min(max(original + (way < 0 ? -whole : whole) * pitch, first), last)
      if (release.target - release.offset) * way <= 0 {
        release.target = release.offset + (way < 0 ? -1 : 1)
      }
      release.limit = .max
    }
    let (offset, target) = (release.offset, release.target)
    var bounds = -Double.infinity...Double.infinity
    if release.limit < .max, !stops.isEmpty {
      let start = release.start ?? offset
      let least = resting.map { abs($0 - start) }.min()
      let stop = resting.lastIndex { abs($0 - start) == least }!
      let (low, high) = (stop - release.limit, stop + release.limit)
      bounds =
        (low >= 0 ? stops[low] : -.infinity)...(high < stops.count ? lasts[high] : .infinity)
    }
    func nearest(
      _ base: Double, orElse reach: Double? = nil, _ counts: (Int) -> Bool
    ) -> Int? {
      let candidates = places.indices.filter {
        counts($0) && abs(places[$0] - base) <= reach ?? range && bounds.contains(places[$0])
      }
      return candidates.min { abs(places[$0] - base) < abs(places[$1] - base) }
    }
    func isAhead(_ index: Int) -> Bool { isAhead(index, of: offset) }
    func isAhead(_ index: Int, of offset: Double) -> Bool {
      let way = target > offset ? places[index] - offset : offset - places[index]
      return release.kind == .direction ? way >= 1 : way > 0.5
    }
    var found: Int?
    switch release.kind {
    case .end:
      var base = target
      if release.distanceThreshold != 0.5, let start = release.start, !stops.isEmpty {
        let lower = resting.last { $0 <= target } ?? resting[0]
        let upper = resting.first { $0 >= target } ?? resting[resting.count - 1]
        let needed = release.distanceThreshold * (upper - lower)
        let passes = target >= start ? target - lower >= needed : upper - target > needed
        base = (target >= start) == passes ? upper : lower
        // Proximity counts from where the scroll ends.
        found = nearest(base, orElse: .infinity) { _ in true }
        return found.flatMap { abs(places[$0] - target) <= range ? (places[$0], $0) : nil }
      }
      found = nearest(base) { _ in true }
    case .endAndDirection: found = nearest(target, isAhead)
    case .direction, .approach: found = nearest(offset, isAhead)
    }
    if release.kind == .endAndDirection || release.kind == .approach, let winner = found,
      let stop = nearest(original, { given.mustStops[$0] && isAhead($0, of: original) }),
      abs(places[stop] - original) <= abs(places[winner] - original)
    {
      found = stop
    }
    if found == nil, release.kind != .end, release.strictness == .mandatory {
      found = nearest(offset) { _ in true }
    }
    return found.map { (places[$0], $0) }
  }

  private typealias Land = (Case) -> (offset: Double, id: Int)?

  func testALandingIsThatOfAPlainSearch() {
    func law(_ land: Land) -> Case? {
      firstCounterexample(seed: 501, count: 4000, Case.init) { given in
        let (found, expected) = (land(given), Self.slowLanding(given))
        guard let found, let expected else { return found == nil && expected == nil }
        return abs(found.offset - expected.offset) < 1e-9 && found.id == expected.id
      }
    }
    assertLaw(
      law, holdsFor: { $0.landing },
      findsFaultIn: [
        { given in
          var given = given
          given.mustStops = given.mustStops.map { _ in false }
          return given.landing
        },
        { given in
          var given = given
          given.release.strictness = .mandatory
          return given.landing
        },
        { given in
          var given = given
          given.release.limit = .max
          return given.landing
        },
        { given in
          var given = given
          given.release = .end(at: given.release.target)
          return given.landing
        },
        { $0.landing.map { ($0.offset, $0.id + 1) } },
      ])
  }

  /// On a loop, every landing is that of a shift by a round, and none is farther than half a round.
  func testALoopIsTheSameInEveryRound() {
    struct Round {
      var lengths: [Double]
      var viewport: Double
      var offset: Double
      var turns: Int
      var isRightToLeft: Bool
    }
    func law(_ shift: (Double) -> Double) -> Round? {
      firstCounterexample(
        seed: 502,
        { generator in
          Round(
            lengths: (0..<Int.random(in: 1...7, using: &generator)).map { _ in
              generator.quarters(10...300)
            },
            viewport: generator.quarters(50...400), offset: generator.quarters(-3000...3000),
            turns: Int.random(in: -5...5, using: &generator),
            isRightToLeft: Bool.random(using: &generator))
        },
        { round in
          let areas = SnapAreas(
            lengths: round.lengths, spacing: 7.5, viewport: round.viewport, loops: true,
            isRightToLeft: round.isRightToLeft)
          let way = Double(round.turns) * areas.contentLength
          guard let here = areas.landing(of: .end(at: round.offset)),
            let there = areas.landing(of: .end(at: round.offset + shift(way)))
          else { return false }
          return here.id == there.id && there.contentOffset == here.contentOffset + way
            && (here.contentOffset - round.offset).magnitude <= areas.contentLength / 2
        })
    }
    assertLaw(law, holdsFor: { $0 }, findsFaultIn: [{ $0 + 90 }])
  }

  /// A row of items with margins in a port with padding, before and after a change: other items
  /// before and after, another order, other lengths, another viewport.
  private struct Change {
    var lengths: [[Double]]
    var margin: AxisInsets
    var covering: AxisInsets
    var viewports: [Double]
    var orders: [[Int]]
    var item: Int
    var offset: Double
    var strictness: SnapStrictness
    var direction: PagingDirection

    init(using generator: inout SeededGenerator) {
      let count = Int.random(in: 1...9, using: &generator)
      // Some items are longer than the port.
      lengths = (0..<2).map { _ in
        (0..<count).map { _ in generator.quarters(40...(Bool.random(using: &generator) ? 90 : 400))
        }
      }
      margin = AxisInsets(leading: generator.quarters(0...9), trailing: generator.quarters(0...9))
      covering = AxisInsets(
        leading: generator.quarters(0...9), trailing: generator.quarters(0...9))
      viewports = (0..<2).map { _ in generator.quarters(120...180) }
      orders = (0..<2).map { _ in
        let some = Array(0..<count).filter { _ in Int.random(in: 0...4, using: &generator) > 0 }
        return some.shuffled(using: &generator)
      }
      item = Int.random(in: 0..<count, using: &generator)
      for index in 0..<2 where !orders[index].contains(item) { orders[index].append(item) }
      offset = generator.quarters(0...2000)
      strictness = Bool.random(using: &generator) ? .mandatory : .proximity
      direction = PagingDirection.allCases.randomElement(using: &generator)!
    }

    /// Where each item begins with its margin, logical; and the length of the content.
    func starts(_ index: Int) -> (starts: [Int: Double], content: Double) {
      var (starts, end): ([Int: Double], Double) = ([:], 0)
      for item in orders[index] {
        starts[item] = end
        end += lengths[index][item] + margin.leading + margin.trailing + 30
      }
      return (starts, end)
    }

    func areas(_ index: Int) -> SnapAreas {
      let (starts, content) = starts(index)
      return SnapAreas(
        orders[index].map { item in
          let (start, length) = (starts[item]! + margin.leading, lengths[index][item])
          return SnapArea(
            start: direction == .rightToLeft ? content - start - length : start, length: length,
            margin: direction.insets(margin), id: item)
        },
        contentLength: content, viewport: viewports[index],
        covering: direction.insets(covering), axis: direction.axis,
        isRightToLeft: direction.isRightToLeft)
    }

    func turn(_ offset: Double, _ index: Int) -> Double {
      direction.offset(offset, content: starts(index).content, viewport: viewports[index])
    }

    /// Where it rests after the change, by the rule.
    var expected: Double {
      let (starts, content) = starts(1)
      let maximum = max(0, content - viewports[1])
      let held = min(max(offset, 0), maximum)
      let port = viewports[1] - covering.leading - covering.trailing
      let low = starts[item]! - covering.leading
      let high = low + lengths[1][item] + margin.leading + margin.trailing
      let aligned = min(max(low, 0), maximum)
      guard high - low >= port else { return aligned }
      let free = min(max(held, low), high - port)
      let isAllowed = free == held || (0...maximum).contains(free)
      let range = strictness == .mandatory ? .infinity : port / 3
      let isNearer = abs(free - held) < abs(aligned - held) && abs(free - held) <= range
      return isAllowed && isNearer ? free : aligned
    }
  }

  /// After a change, the area that was rested on rests, wherever it is: aligned, or at the place it
  /// had inside a long one.
  func testAnAreaIsFollowed() {
    func law(_ keep: (Change) -> SnapLanding?) -> Change? {
      firstCounterexample(seed: 503, count: 4000, Change.init) { change in
        guard let landing = keep(change) else { return false }
        return landing.id == change.item
          && abs(change.turn(landing.contentOffset, 1) - change.expected) < 1e-9
      }
    }
    func keep(_ change: Change, _ item: Int, from old: SnapAreas? = nil) -> SnapLanding? {
      change.areas(1).landing(
        keeping: item, at: change.turn(change.offset, 0), from: old ?? change.areas(0),
        strictness: change.strictness)
    }
    assertLaw(
      law, holdsFor: { keep($0, $0.item) },
      findsFaultIn: [
        { keep($0, $0.item + 1) },
        { change in
          var other = change
          other.covering = .zero
          return keep(other, change.item)
        },
        { change in
          var other = change
          other.margin = .zero
          return keep(other, change.item)
        },
        { change in
          // The old content counts from right to left.
          keep(change, change.item, from: change.areas(1))
        },
        { change in
          change.areas(1).landing(of: .end(at: change.turn(change.offset, 0)))
        },
      ])
  }
}
