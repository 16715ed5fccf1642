import XCTest

@testable import ScrollKit

/// Random loops, moved at random on a scroll view: every item is where the definition of an endless
/// row puts it, none jumps, no gap shows, and each is there once.
final class CarouselLoopLawTests: XCTestCase {
  /// What a host may do wrong.
  private struct Faults {
    var shift: (Double) -> Double = { $0 }
    var visible: (Range<Int>) -> Range<Int> = { $0 }
    var position: (Double) -> Double = { $0 }
  }

  /// An item on screen and where it begins, in points from the viewport's start.
  private struct Sight: Equatable {
    var item: Int
    var place: Double
  }

  /// The items on screen by definition: the row is laid out again and again on both sides. The
  /// camera is counted from the first item of round 0, towards the next item.
  private func expected(
    _ lengths: [Double], _ spacing: Double, camera: Double, _ seen: ClosedRange<Double>
  )
    -> [Sight]
  {
    let round = lengths.reduce(0) { $0 + $1 + spacing }
    var sights: [Sight] = []
    let first = ((camera + seen.lowerBound) / round).rounded(.down) - 1
    var start = first * round
    while start < camera + seen.upperBound {
      for (item, length) in lengths.enumerated() {
        let place = start - camera
        if place < seen.upperBound - 1e-6, place + length > seen.lowerBound + 1e-6 {
          sights.append(Sight(item: item, place: place))
        }
        start += length + spacing
      }
    }
    return sights
  }

  private func fault(seed: UInt64, _ faults: Faults = Faults()) -> String? {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9, using: &random)
    let lengths = (0..<count).map { _ in random.eighths(1...500) }
    let spacing = Bool.random(using: &random) ? 0 : random.eighths(0...40)
    let viewport = random.eighths(50...800)
    let peek = AxisInsets(leading: random.eighths(0...60), trailing: random.eighths(0...60))
    let direction = PagingDirection.allCases.randomElement(using: &random)!
    let alignment = [
      PageAlignment.leading, .center, .trailing, PageAlignment(page: 0.25, viewport: 0.5),
    ]
    .randomElement(using: &random)!
    var loop = CarouselLoop(
      lengths: lengths, spacing: spacing, viewport: viewport, alignment: alignment,
      grouping: [.none, .items(2), .fitting()].randomElement(using: &random)!,
      fallback: .repeated, room: random.eighths(0...2000), peek: peek, axis: direction.axis,
      isRightToLeft: direction.isRightToLeft)
    guard loop.canLoop else { return nil }
    var offset = loop.contentOffset(of: 0)
    // The camera at page 0, from the first item.
    let logical = { [direction] (offset: Double, loop: CarouselLoop) in
      direction.offset(offset, content: loop.contentLength, viewport: viewport)
    }
    var camera = logical(offset, loop) - Double(loop.roundsBefore) * loop.roundLength
    let outsets = loop.isRightToLeft ? peek.mirrored : peek
    let seen = -outsets.leading...viewport + outsets.trailing
    let rounding = spacing + lengths.max()!
    var isDue = false
    for move in 0..<60 {
      // Slow drags, and now and then a fling as far as the window is made for.
      let reach = move % 5 == 0 ? loop.room + loop.roundLength / 4 : rounding / 3
      let way = Double.random(in: -reach...reach, using: &random)
      if isDue || move % 3 == 0 {
        let position = loop.fractionalPage(at: offset)
        offset += faults.shift(loop.recenter(at: offset))
        if (faults.position(loop.fractionalPage(at: offset)) - position).magnitude > 1e-6 {
          return "move \(move): recentred from \(position) to \(loop.fractionalPage(at: offset))"
        }
        let start = logical(offset, loop)
        if start < loop.room - 1 - viewport || start + viewport > loop.contentLength {
          return "move \(move): no room at \(start)"
        }
      }
      isDue = (offset + way - loop.contentOffset(of: 0)).magnitude > loop.room
      offset += direction == .rightToLeft ? -way : way
      camera += way
      let numbers = faults.visible(loop.visibleItems(at: offset))
      let found = numbers.map { number -> Sight in
        let frame = loop.frame(ofItem: number, crossLength: 10)
        let physical = Double(direction.isVertical ? frame.origin.y : frame.origin.x) - offset
        let length = lengths[loop.item(number)!]
        return Sight(
          item: loop.item(number)!,
          place: loop.isRightToLeft ? viewport - physical - length : physical)
      }
      let wanted = expected(lengths, spacing, camera: camera, seen)
      guard found.map({ $0.item }) == wanted.map({ $0.item }) else {
        return "move \(move): \(found) instead of \(wanted)"
      }
      for (sight, wanted) in zip(found, wanted)
      where (sight.place - wanted.place).magnitude > 1e-6 {
        return "move \(move): \(sight) instead of \(wanted)"
      }
      if !loop.needsCopies {
        if Set(found.map { $0.item }).count < found.count { return "move \(move): twice \(found)" }
        for number in numbers where loop.number(ofItem: number, at: offset) != number {
          return "move \(move): item \(number) is sought elsewhere"
        }
      }
      if let fault = pageFault(loop, offset) { return "move \(move): \(fault)" }
    }
    return nil
  }

  /// The nearest page by comparing all of them; position and offset as inverses.
  private func pageFault(_ loop: CarouselLoop, _ offset: Double) -> String? {
    guard let number = loop.pageNumber(at: offset) else { return "no page at \(offset)" }
    let distance = (loop.contentOffset(of: number) - offset).magnitude
    for other in number - 2...number + 2 {
      // Where several pages rest at one offset, any of them is the nearest.
      if (loop.contentOffset(of: other) - offset).magnitude < distance - 1e-6 {
        return "page \(other) is nearer than \(number)"
      }
    }
    let position = loop.fractionalPage(at: offset)
    if (loop.contentOffset(ofFractionalPage: position) - offset).magnitude > 1e-6 {
      return "position \(position) leads to another offset"
    }
    let wrapped = loop.wrappedFractionalPage(at: offset)
    if !(0..<Double(loop.pageCount)).contains(wrapped) { return "wrapped \(wrapped)" }
    let rounds = (position - wrapped) / Double(loop.pageCount)
    if (rounds - rounds.rounded()).magnitude > 1e-6 { return "wrapped \(wrapped) of \(position)" }
    if !(0..<1).contains(loop.progress(at: offset)) { return "progress" }
    return nil
  }

  func testEachItemIsWhereAnEndlessRowPutsIt() {
    assertLaw(
      { (faults: Faults) in
        for seed in 0..<600 {
          if let fault = self.fault(seed: UInt64(seed), faults) { return "seed \(seed): \(fault)" }
        }
        return nil
      }, holdsFor: Faults(),
      findsFaultIn: [
        Faults(shift: { $0 == 0 ? 0 : $0 - 1 }),
        Faults(shift: { _ in 0 }),
        Faults(visible: { $0.lowerBound..<max($0.lowerBound, $0.upperBound - 1) }),
        Faults(visible: { $0.lowerBound..<($0.upperBound + 1) }),
        Faults(position: { $0 + 1 }),
      ])
  }

  /// Without a loop, a loop's answers are those of the same pages in a row.
  func testARowIsARow() {
    let fault = firstCounterexample(seed: 5, count: 500) { random -> ([Double], Double) in
      let lengths = (0..<Int.random(in: 0...4, using: &random)).map { _ in random.eighths(0...300) }
      return (lengths, random.eighths(0...900))
    } _: { lengths, viewport in
      let loop = CarouselLoop(lengths: lengths, spacing: 8, viewport: viewport, alignment: .center)
      guard !loop.canLoop else { return true }
      let fill = viewport - VariablePages(lengths: lengths, spacing: 8, viewport: 0).contentLength
      let pages = VariablePages(
        lengths: lengths, spacing: 8,
        padding: AxisInsets(leading: 0, trailing: lengths.isEmpty ? 0 : max(0, fill)),
        viewport: viewport, alignment: .center, ends: .contained)
      return stride(from: -200.0, through: 1200, by: 37).allSatisfy {
        loop.page(at: $0) == pages.page(at: $0)
          && loop.fractionalPage(at: $0) == pages.fractionalPage(at: $0)
          && loop.visibleItems(at: $0) == pages.visibleItems(at: $0)
          && loop.progress(at: $0) == pages.progress(at: $0)
      }
    }
    XCTAssertNil(fault)
  }
}
