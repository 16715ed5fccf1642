import ScrollKit
import XCTest

/// Random boards: what rests along one axis is in sight along the other, and neither the axes nor
/// the direction of text make a difference.
final class SnapPlaneLawsTests: XCTestCase {
  private struct Tile {
    var frame: CGRect
    var alignments: [Double?]
    var margin: ScrollInsets
    var isMustStop: Bool
  }

  private struct Case {
    var tiles: [Tile]
    var viewport: CGSize
    var content: CGSize
    var covering: ScrollInsets
    var offset: CGPoint
    var releases: [SnapRelease?]

    init(using generator: inout SeededGenerator) {
      func random(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      viewport = CGSize(width: random(100...300), height: random(100...300))
      content = CGSize(width: random(400...1500), height: random(400...1500))
      covering = ScrollInsets(
        top: random(0...9), left: random(0...9), bottom: random(0...9), right: random(0...9))
      var tiles: [Tile] = []
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        tiles.append(
          Tile(
            frame: CGRect(
              x: random(0...1400), y: random(0...1400), width: random(5...400),
              height: random(5...400)),
            alignments: (0..<2).map { _ in [nil, 0, 0.5, 1].randomElement(using: &generator)! },
            margin: ScrollInsets(
              top: random(0...5), left: random(0...5), bottom: random(0...5),
              right: random(0...5)),
            isMustStop: Int.random(in: 0...5, using: &generator) == 0))
      }
      self.tiles = tiles
      offset = CGPoint(x: random(0...1000), y: random(0...1000))
      let kind = Int.random(in: 0...2, using: &generator)
      let isProximity = Bool.random(using: &generator)
      releases = [Double(offset.x), Double(offset.y)].map { from in
        var release: SnapRelease? =
          kind == 0
          ? .end(at: from + random(-300...300))
          : kind == 1
            ? .end(at: from + random(-300...300), from: from)
            : .step(by: Bool.random(using: &generator) ? 40 : -40, from: from)
        if isProximity { release?.strictness = .proximity }
        return Int.random(in: 0...6, using: &generator) == 0 ? nil : release
      }
    }

    func plane(isRightToLeft: Bool = false) -> SnapPlane {
      func alignment(_ share: Double?) -> PageAlignment? {
        share.map { PageAlignment(page: $0, viewport: $0) }
      }
      return SnapPlane(
        tiles.map {
          SnapPlane.Area(
            $0.frame, horizontal: alignment($0.alignments[0]),
            vertical: alignment($0.alignments[1]), margin: $0.margin, isMustStop: $0.isMustStop)
        },
        contentSize: content, viewportSize: viewport, covering: covering,
        isRightToLeft: isRightToLeft)
    }

    var landing: SnapPlane.Landing {
      plane().landing(x: releases[0], y: releases[1], at: offset)
    }

    /// The same with x and y in each other's place.
    var transposed: Case {
      func turn(_ insets: ScrollInsets) -> ScrollInsets {
        ScrollInsets(
          top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      }
      var other = self
      other.viewport = CGSize(width: viewport.height, height: viewport.width)
      other.content = CGSize(width: content.height, height: content.width)
      other.covering = turn(covering)
      other.offset = CGPoint(x: offset.y, y: offset.x)
      other.releases = [releases[1], releases[0]]
      other.tiles = tiles.map { tile in
        Tile(
          frame: CGRect(
            x: tile.frame.minY, y: tile.frame.minX, width: tile.frame.height,
            height: tile.frame.width),
          alignments: [tile.alignments[1], tile.alignments[0]], margin: turn(tile.margin),
          isMustStop: tile.isMustStop)
      }
      return other
    }

    /// The landing of the board in a mirror, from right to left.
    var mirrored: SnapPlane.Landing {
      func turn(_ insets: ScrollInsets) -> ScrollInsets {
        ScrollInsets(
          top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
      }
      func turn(_ x: Double) -> Double { Double(content.width) - Double(viewport.width) - x }
      var other = self
      other.covering = turn(covering)
      other.tiles = tiles.map { tile in
        var tile = tile
        tile.frame.origin.x = content.width - tile.frame.maxX
        tile.margin = turn(tile.margin)
        return tile
      }
      var x = releases[0]
      x?.offset = turn(releases[0]?.offset ?? 0)
      x?.target = turn(releases[0]?.target ?? 0)
      return other.plane(isRightToLeft: true).landing(
        x: x, y: releases[1], at: CGPoint(x: turn(Double(offset.x)), y: Double(offset.y)))
    }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  func testWhatRestsIsInSightAcross() {
    func law(_ shift: Double) -> Case? {
      firstCounterexample(seed: 631, count: 4000, Case.init) { given in
        let landing = given.landing
        guard let x = landing.x, let y = landing.y else { return true }
        func isSeen(_ id: Int, _ axis: ScrollAxis, at offset: Double) -> Bool {
          let tile = given.tiles[id]
          let isHorizontal = axis == .horizontal
          let (low, high) =
            isHorizontal
            ? (tile.frame.minX - tile.margin.left, tile.frame.maxX + tile.margin.right)
            : (tile.frame.minY - tile.margin.top, tile.frame.maxY + tile.margin.bottom)
          let start = offset + (isHorizontal ? given.covering.left : given.covering.top)
          let end =
            offset
            + (isHorizontal
              ? given.viewport.width - given.covering.right
              : given.viewport.height - given.covering.bottom)
          return low <= end + 1e-6 && high >= start - 1e-6
        }
        return isSeen(x.id, .vertical, at: Double(landing.contentOffset.y) + shift)
          && isSeen(y.id, .horizontal, at: Double(landing.contentOffset.x))
      }
    }
    assertLaw(law, holdsFor: 0, findsFaultIn: [60, -60])
  }

  func testTheAxesAreAlike() {
    func law(_ turn: (Case) -> Case) -> Case? {
      firstCounterexample(seed: 632, count: 4000, Case.init) { given in
        let (a, b) = (given.landing, turn(given).landing)
        return self.isNear(Double(a.contentOffset.x), Double(b.contentOffset.y))
          && self.isNear(Double(a.contentOffset.y), Double(b.contentOffset.x))
          && a.x?.id == b.y?.id && a.y?.id == b.x?.id
      }
    }
    assertLaw(
      law, holdsFor: { $0.transposed },
      findsFaultIn: [
        { $0 },
        { given in
          var other = given.transposed
          other.tiles.removeLast()
          return other
        },
      ])
  }

  func testTheDirectionOfTextIsAMirror() {
    func law(_ mirror: (Case) -> SnapPlane.Landing) -> Case? {
      firstCounterexample(seed: 633, count: 4000, Case.init) { given in
        let (a, b) = (given.landing, mirror(given))
        let x = given.content.width - given.viewport.width - b.contentOffset.x
        return self.isNear(Double(a.contentOffset.x), Double(x))
          && self.isNear(Double(a.contentOffset.y), Double(b.contentOffset.y))
          && a.x?.id == b.x?.id && a.y?.id == b.y?.id
      }
    }
    assertLaw(
      law, holdsFor: { $0.mirrored },
      findsFaultIn: [
        { $0.landing },
        { given in
          var other = given
          for index in other.tiles.indices {
            (other.tiles[index].margin.left, other.tiles[index].margin.right) = (
              other.tiles[index].margin.right, other.tiles[index].margin.left
            )
          }
          return other.mirrored
        },
      ])
  }
}
