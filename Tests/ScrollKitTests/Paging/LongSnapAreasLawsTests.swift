import ScrollKit
import XCTest

/// Random areas that are longer than the viewport, overlap and enclose one another, each beside a
/// search that looks at every area by the rules as they are written down.
final class LongSnapAreasLawsTests: XCTestCase {
  /// An area from `low` to `high`, where the port begins at the offset.
  private struct Flat {
    var low: Double
    var high: Double
    var alignment: Double?
    var isMustStop: Bool
  }

  /// What is asked; logical numbers.
  private struct Case {
    var flats: [Flat] = []
    var margins: [AxisInsets] = []
    var viewport: Double
    var content: Double
    var covering: AxisInsets
    var release: SnapRelease
    var direction: PagingDirection

    init(using generator: inout SeededGenerator) {
      func random(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      viewport = random(80...300)
      content = random(600...2400)
      covering = AxisInsets(leading: random(0...20), trailing: random(0...20))
      let port = viewport - covering.leading - covering.trailing
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let length = Bool.random(using: &generator) ? random(0...port) : random(port...(6 * port))
        let start = random(0...content)
        // Some lie inside the one before.
        let inside = Bool.random(using: &generator) ? flats.last : nil
        let low =
          inside.map { $0.low + random(0...1) * ($0.high - $0.low) }
          ?? start - covering.leading
        let alignment: Double? = [nil, 0, 0, 0.5, 1].randomElement(using: &generator)!
        flats.append(
          Flat(
            low: low, high: low + length, alignment: alignment,
            isMustStop: Int.random(in: 0...4, using: &generator) == 0))
        let isWide = Bool.random(using: &generator)
        margins.append(
          isWide ? AxisInsets(leading: random(0...9), trailing: random(0...9)) : .zero)
      }
      let offset = random(-50...content)
      let target = offset + random(-500...500)
      switch Int.random(in: 0...2, using: &generator) {
      case 0: release = .end(at: target)
      case 1: release = .end(at: target, from: offset)
      default: release = .step(by: target < offset ? -40 : 40, from: offset)
      }
      if Bool.random(using: &generator) { release.strictness = .proximity }
      direction = PagingDirection.allCases.randomElement(using: &generator)!
    }

    var port: Double { viewport - covering.leading - covering.trailing }
    var maximum: Double { max(0, content - viewport) }

    var areas: SnapAreas {
      let isMirrored = direction == .rightToLeft
      return SnapAreas(
        zip(flats, margins).map { flat, margin in
          let start = flat.low + covering.leading + margin.leading
          // An item that is shorter than its margins has none.
          let length = max(0, flat.high - flat.low - margin.leading - margin.trailing)
          let cut =
            flat.high - flat.low < margin.leading + margin.trailing ? AxisInsets.zero : margin
          let first = cut == .zero ? flat.low + covering.leading : start
          let whole = cut == .zero ? flat.high - flat.low : length
          return SnapArea(
            start: isMirrored ? content - first - whole : first, length: whole,
            alignment: flat.alignment.map { PageAlignment(page: $0, viewport: $0) },
            margin: direction.insets(cut), isMustStop: flat.isMustStop)
        },
        contentLength: content, viewport: viewport, covering: direction.insets(covering),
        axis: direction.axis, isRightToLeft: direction.isRightToLeft)
    }

    /// Where the release lands, logical; `nil` for nowhere.
    var landing: Double? {
      func turn(_ offset: Double) -> Double {
        direction.offset(offset, content: content, viewport: viewport)
      }
      var physical = release
      (physical.offset, physical.target) = (turn(release.offset), turn(release.target))
      return areas.landing(of: physical).map { turn($0.contentOffset) }
    }
  }

  /// Where an area fills the port near a wanted offset, by looking at every other.
  private static func covering(_ number: Int, near wanted: Double, in given: Case) -> Double? {
    let (area, port) = (given.flats[number], given.port)
    let near = min(max(wanted, area.low), area.high - port)
    let others = given.flats.indices.filter { index in
      let it = given.flats[index]
      let isAround = it.low <= area.low && it.high >= area.high
      return index != number && it.alignment != nil && it.high >= area.low && it.low <= area.high
        && !isAround
    }.map { given.flats[$0] }
    let (top, bottom) = (wanted, wanted + port)
    let before = others.filter { $0.high <= top }.map { $0.high }.max() ?? area.low
    let after = others.filter { $0.low >= bottom }.map { $0.low }.min() ?? area.high
    let seen = others.filter { $0.high > top && $0.low < bottom }
    var (above, below, inner): ([Flat], [Flat], [Flat]) = ([], [], [])
    for it in seen {
      if it.low < top, it.high > bottom {
        if it.low < area.low {
          above.append(it)
        } else if it.high > area.high {
          below.append(it)
        } else {
          inner.append(it)
        }
      } else if it.low < top {
        above.append(it)
      } else if it.high > bottom {
        below.append(it)
      } else {
        inner.append(it)
      }
    }
    func place(_ start: Double, _ end: Double) -> Double? {
      guard end > start else { return nil }
      let share = area.alignment ?? 0
      let place =
        end - start >= port
        ? min(max(wanted, start), end - port) : start + share * (end - start - port)
      return min(max(place, area.low), area.high - port)
    }
    var found: Double?
    if inner.isEmpty {
      found = place(
        max(before, above.map { $0.high }.max() ?? before),
        min(after, below.map { $0.low }.min() ?? after))
    }
    if found == nil {
      let first = place(before, seen.map { $0.low }.min() ?? .infinity)
      let second = place(seen.map { $0.high }.max() ?? -.infinity, after)
      found = [second, first].compactMap { $0 }.min { abs($0 - near) < abs($1 - near) }
    }
    return found.flatMap { $0 == wanted || (0...given.maximum).contains($0) ? $0 : nil }
  }

  /// The rule, by looking at every area.
  private static func slowLanding(_ given: Case) -> Double? {
    let release = given.release
    let (offset, target) = (release.offset, release.target)
    let range = release.strictness == .mandatory ? Double.infinity : given.port / 3
    func aligned(_ flat: Flat) -> Double? {
      flat.alignment.map { share in
        min(max(flat.low + share * (flat.high - flat.low - given.port), 0), given.maximum)
      }
    }
    func nearest(
      _ base: Double, wanted: Double, mustStop: Bool = false, _ counts: (Double) -> Bool
    ) -> Double? {
      var places: [Double] = []
      for (number, flat) in given.flats.enumerated() {
        guard let place = aligned(flat), !mustStop || flat.isMustStop else { continue }
        places.append(place)
        if !mustStop, flat.high - flat.low >= given.port,
          let free = covering(number, near: wanted, in: given)
        {
          places.append(free)
        }
      }
      return places.filter { counts($0) && abs($0 - base) <= range }
        .min { abs($0 - base) < abs($1 - base) }
    }
    func isAhead(_ place: Double) -> Bool {
      let way = target > offset ? place - offset : offset - place
      return release.kind == .direction ? way >= 1 : way > 0.5
    }
    if release.kind == .end { return nearest(target, wanted: target) { _ in true } }
    let base = release.kind == .direction ? offset : target
    if let found = nearest(base, wanted: target, isAhead) {
      guard release.kind == .endAndDirection,
        let stop = nearest(offset, wanted: target, mustStop: true, isAhead),
        abs(stop - offset) <= abs(found - offset)
      else { return found }
      return stop
    }
    guard release.strictness == .mandatory else { return nil }
    return nearest(offset, wanted: offset) { _ in true }
  }

  func testALandingAmongLongAreasIsThatOfAPlainSearch() {
    func law(_ land: (Case) -> Double?) -> Case? {
      firstCounterexample(seed: 621, count: 6000, Case.init) { given in
        switch (land(given), Self.slowLanding(given)) {
        case (nil, nil): true
        case (let found?, let expected?): abs(found - expected) < 1e-6
        default: false
        }
      }
    }
    assertLaw(
      law, holdsFor: { $0.landing },
      findsFaultIn: [
        { given in
          // Nothing is longer than the port.
          var given = given
          for index in given.flats.indices {
            given.flats[index].high = min(given.flats[index].high, given.flats[index].low + 79)
          }
          return given.landing
        },
        { given in
          // Nothing cuts.
          var given = given
          for index in given.flats.indices where index % 2 == 1 {
            given.flats[index].alignment = nil
          }
          return given.landing
        },
        { given in
          var given = given
          given.covering = .zero
          return given.landing
        },
        { given in
          var given = given
          given.margins = given.margins.map { _ in AxisInsets(leading: 12) }
          for index in given.flats.indices { given.flats[index].low += 0.5 }
          return given.landing
        },
        { $0.landing.map { $0 + 0.01 } },
      ])
  }
}
