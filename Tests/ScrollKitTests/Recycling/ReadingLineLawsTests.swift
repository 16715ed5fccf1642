import ScrollKit
import XCTest

final class ReadingLineLawsTests: XCTestCase {
  /// Makes an edit and returns the shift.
  private typealias Subject = (inout RowLengths, RowEdit, AxisViewport) -> Double

  private static var library: Subject { { $1.apply(to: &$0, keeping: $2) } }

  private struct World {
    var rows: RowLengths
    var list: PlainList
    var host: PlainHost
  }

  private func bars(_ generator: inout SeededGenerator) -> AxisInsets {
    let kinds: [ClosedRange<Int>] = [0...0, 20...120, 20...120, -40...0, 300...900]
    return AxisInsets(
      leading: generator.eighths(kinds.randomElement(using: &generator)!),
      trailing: generator.eighths(kinds.randomElement(using: &generator)!))
  }

  private func lengths(_ count: Int, _ generator: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in
      Int.random(in: 0..<12, using: &generator) == 0
        ? generator.eighths(0...2500) : generator.eighths(0...120)
    }
  }

  private func world(_ generator: inout SeededGenerator) -> World {
    let estimation: RowLengths.Estimation =
      Bool.random(using: &generator) ? .fixed(44) : .mean(initially: 44)
    let spacing = Bool.random(using: &generator) ? 0 : generator.eighths(0...12)
    let padding = AxisInsets(
      leading: generator.eighths(0...30), trailing: generator.eighths(0...30))
    let count = [0, 1, 2, 5, 40, 40, 40].randomElement(using: &generator)!
    let known = lengths(count, &generator)
    var rows = RowLengths(
      count: count, estimation: estimation, spacing: spacing, padding: padding)
    var list = PlainList(
      Array(repeating: nil, count: count), estimation, spacing: spacing, padding: padding)
    if Bool.random(using: &generator), count > 0 {
      rows.setLengths(known, from: 0)
      list.apply(.set(known, at: 0))
    }
    let host = PlainHost(
      offset: 0, viewport: generator.eighths(0...(Bool.random(using: &generator) ? 900 : 120)),
      bars: bars(&generator), scale: [nil, 1, 2, 3].randomElement(using: &generator)!)
    return World(rows: rows, list: list, host: host)
  }

  private func edit(_ count: Int, _ generator: inout SeededGenerator) -> RowEdit {
    let row = Int.random(in: 0...count, using: &generator)
    let few = Int.random(in: 1...6, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<45 where row < count:
      return .set(lengths(min(few, count - row), &generator), at: row)
    case 45..<55: return .insert(few, at: row)
    case 55..<65: return .insertMeasured(lengths(few, &generator), at: row)
    case 65..<78 where row < count:
      return .move(row, to: Int.random(in: 0..<count, using: &generator))
    case 78..<80: return .remove(0..<count)
    default: return .remove(row..<min(count, row + few))
    }
  }

  /// Sets a random offset, sometimes out of the range.
  private func scroll(_ world: inout World, _ generator: inout SeededGenerator) {
    let (least, greatest) = (world.host.least, world.host.greatest(world.list))
    let offset = Double.random(in: least...max(greatest, least + 1e-9), using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: world.host.offset = world.host.rounded(least)
    case 1: world.host.offset = world.host.rounded(greatest)
    case 2: world.host.offset = world.host.rounded(least - 30)
    case 3: world.host.offset = world.host.rounded(greatest + 30)
    default: world.host.offset = world.host.rounded(offset)
    }
  }

  /// How an edit has moved what is read, or left the range; `nil` if it has done neither.
  private func fault(
    _ edit: RowEdit, from old: World, to new: World, slack: Double
  ) -> String? {
    let (host, line) = (old.host, old.host.line)
    let (before, after) = (old.list.spans, new.list.spans)
    let (least, greatest) = (host.least, new.host.greatest(new.list))
    let isBeforeStart = host.offset < least - 0.5
    let isPastEnd = host.offset > host.greatest(old.list) + 0.5
    let offset = new.host.offset
    let tolerance = host.tolerance + slack
    if !isBeforeStart, offset < least - tolerance { return "\(offset) is before \(least)" }
    if !isPastEnd, offset > greatest + tolerance { return "\(offset) is past \(greatest)" }
    // The row that is read: the first one that ends after the line and is still there after the
    // edit.
    var moved = -1
    if case .move(let row, _) = edit { moved = row }
    guard
      let row = before.indices.first(where: {
        before[$0].end > line + 1e-7 && $0 != moved
          && new.list.index(of: old.list.items[$0].id) != nil
      }), let now = new.list.index(of: old.list.items[row].id)
    else { return nil }
    let isFirstMeasured = old.list.items[row].length == nil && new.list.items[now].length != nil
    let keepsEnd = isFirstMeasured && before[row].start < line - 1e-7
    let change =
      keepsEnd ? after[now].end - before[row].end : after[now].start - before[row].start
    let low = isBeforeStart ? host.offset : least
    let high = isPastEnd ? Double.infinity : greatest
    let wanted = min(max(host.offset + change, low), high)
    return abs(offset - wanted) <= tolerance ? nil : "row \(row): \(offset), not \(wanted)"
  }

  /// The first fault in a run of edits, scrolls and changes of bars.
  private func editsLaw(_ worlds: Int) -> (Subject) -> String? {
    { subject in
      var generator = SeededGenerator(seed: 130)
      for number in 0..<worlds {
        var world = self.world(&generator)
        self.scroll(&world, &generator)
        for step in 0..<25 {
          switch Int.random(in: 0..<10, using: &generator) {
          case 0, 1, 2: self.scroll(&world, &generator)
          case 3:
            world.host.bars = self.bars(&generator)
            self.scroll(&world, &generator)
          default: break
          }
          let edit = self.edit(world.list.items.count, &generator)
          let old = world
          world.host.add(subject(&world.rows, edit, world.host.anchor))
          world.list.apply(edit)
          if let fault = self.fault(edit, from: old, to: world, slack: 0) {
            return "world \(number), step \(step), \(edit): \(fault)"
          }
        }
      }
      return nil
    }
  }

  /// A fault: it keeps the row at the start of the viewport, not the one at the line.
  private static func rawOffset(
    _ rows: inout RowLengths, _ edit: RowEdit, _ anchor: AxisViewport
  ) -> Double {
    var raw = anchor
    (raw.insets, raw.length) = (.zero, 0)
    // The offset is still held within the range.
    let (least, most) = (0 - anchor.insets.leading, anchor.insets.trailing - anchor.length)
    let old = max(least, rows.contentLength + most)
    let wanted = anchor.offset + edit.apply(to: &rows, keeping: raw)
    let greatest = max(least, rows.contentLength + most)
    let low = anchor.offset < least - 0.5 ? anchor.offset : least
    let high = anchor.offset > old + 0.5 ? .infinity : greatest
    return min(max(wanted, low), high) - anchor.offset
  }

  func testNoEditMovesWhatIsRead() {
    assertLaw(
      editsLaw(800), holdsFor: Self.library,
      findsFaultIn: [
        Self.rawOffset,
        // The list does not know the viewport, so the offset can go past the end.
        { rows, edit, anchor in
          var endless = anchor
          endless.length = 0
          return edit.apply(to: &rows, keeping: endless)
        },
        { $1.apply(to: &$0, keeping: $2) + ($2.offset > 900 ? 1.01 : 0) },
        // The row that is read keeps its end at every change, not only at the first measurement.
        { rows, edit, anchor in
          guard case .set(let lengths, let row) = edit, lengths.count == 1 else {
            return edit.apply(to: &rows, keeping: anchor)
          }
          let old = rows.length(of: row)
          let (start, line) = (rows.position(of: row), anchor.readingLine)
          let shift = edit.apply(to: &rows, keeping: anchor)
          return start < line && start + old > line ? lengths[0] - old : shift
        },
        // Negative insets move the line.
        { rows, edit, anchor in
          var other = anchor
          other.offset += min(0, anchor.insets.leading)
          return edit.apply(to: &rows, keeping: other)
        },
      ])
  }

  // MARK: Turning there and back

  private struct Turn {
    var world: World
    /// Portrait and landscape: the lengths of all rows, the viewports and the bars.
    var lengths: [[Double]]
    var viewports: [Double]
    var bars: [AxisInsets]
    var trips: Int
    var isOneByOne: Bool
    /// Whether all lengths are whole pixels.
    var isWhole: Bool
  }

  private func turn(_ generator: inout SeededGenerator) -> Turn {
    let isWhole = Bool.random(using: &generator)
    let count = [1, 2, 20, 200, 1000].randomElement(using: &generator)!
    var turned: [[Double]] = []
    for _ in 0..<2 {
      let some = lengths(count, &generator).map { $0 + 1 }
      turned.append(isWhole ? some.map { $0.rounded() } : some)
    }
    let spacing = Bool.random(using: &generator) ? 0 : Double.random(in: 0...12, using: &generator)
    let padding = AxisInsets(leading: 10, trailing: 20)
    let gap = isWhole ? spacing.rounded() : spacing
    var rows = RowLengths(count: count, length: 44, spacing: gap, padding: padding)
    var list = PlainList(
      Array(repeating: nil, count: count), .fixed(44), spacing: gap, padding: padding)
    rows.setLengths(turned[0], from: 0)
    list.apply(.set(turned[0], at: 0))
    let bars =
      Bool.random(using: &generator)
      ? [AxisInsets(leading: 91, trailing: 34), AxisInsets(leading: 44, trailing: 21)]
      : [.zero, AxisInsets(leading: 59)]
    let host = PlainHost(
      offset: 0, viewport: 800, bars: bars[0],
      scale: [nil, 1, 2, 3].randomElement(using: &generator)!)
    var world = World(rows: rows, list: list, host: host)
    let (least, greatest) = (host.least, host.greatest(list))
    let depth = Int.random(in: 0..<6, using: &generator)
    let offset =
      depth == 0
      ? greatest
      : Double.random(
        in: least...max(greatest, least + 1e-9), using: &generator)
    world.host.offset = world.host.rounded(depth == 1 ? least : offset)
    return Turn(
      world: world, lengths: turned, viewports: [800, depth < 3 ? 1200 : 375], bars: bars,
      trips: Int.random(in: 1...3, using: &generator),
      isOneByOne: Bool.random(using: &generator), isWhole: isWhole)
  }

  /// Turns to an orientation, then measures until all visible rows are measured.
  private func turn(_ example: Turn, _ world: inout World, to side: Int, _ subject: Subject) {
    let old = world.host.anchor
    (world.host.viewport, world.host.bars) = (example.viewports[side], example.bars[side])
    func play(_ edit: RowEdit) {
      world.host.add(subject(&world.rows, edit, world.host.anchor))
      world.list.apply(edit)
    }
    play(.forget(from: old))
    for _ in 0..<100 {
      let unknown = world.host.visible(world.list).filter { world.list.items[$0].length == nil }
      guard let first = unknown.first, let last = unknown.last else { return }
      if example.isOneByOne {
        for row in unknown { play(.set([example.lengths[side][row]], at: row)) }
      } else {
        play(.set(Array(example.lengths[side][first...last]), at: first))
      }
    }
  }

  /// The row at the line, or another row, and how far the line is below its start, in points and as
  /// a share of its length. The row at the line is the first one that ends after the line.
  private func read(_ world: World, _ row: Int? = nil) -> (row: Int, depth: Double, share: Double)?
  {
    let (spans, line) = (world.list.spans, world.host.line)
    guard let row = row ?? spans.firstIndex(where: { $0.end > line + 1e-7 }) else { return nil }
    let (depth, length) = (line - spans[row].start, spans[row].end - spans[row].start)
    return (row, depth, depth / length)
  }

  func testTurningThereAndBackIsExact() {
    let law: (Subject) -> String? = { subject in
      var generator = SeededGenerator(seed: 131)
      for number in 0..<400 {
        let example = self.turn(&generator)
        var world = example.world
        guard let before = self.read(world) else { continue }
        for trip in 0..<example.trips {
          self.turn(example, &world, to: 1, subject)
          let (least, greatest) = (world.host.least, world.host.greatest(world.list))
          guard let there = self.read(world, before.row) else { return "no row" }
          let isAtEnd = world.host.offset >= greatest - 1 || world.host.offset <= least + 1
          let length = example.lengths[1][before.row]
          // If the line was in the row, it is at the same share. If the row was below the line, it
          // is at the same distance.
          let wanted = before.depth > 0 ? before.share * length : before.depth
          if !isAtEnd, abs(there.depth - wanted) > world.host.tolerance {
            return "example \(number): \(there.depth) deep, not \(wanted)"
          }
          if world.host.offset > greatest + world.host.tolerance { return "past the end" }
          if world.host.offset < least - world.host.tolerance { return "before the start" }
          self.turn(example, &world, to: 0, subject)
          guard let back = self.read(world, before.row) else { return "no row" }
          // If all lengths are whole pixels, the depth comes back exactly.
          let tolerance = example.isWhole ? 1e-6 : world.host.tolerance
          if abs(back.depth - before.depth) > tolerance {
            return "example \(number), trip \(trip): \(back.depth), not \(before.depth)"
          }
        }
      }
      return nil
    }
    /// A subject with a fault when it forgets lengths. Its list remembers something else, but its
    /// host does not.
    func forgetting(
      _ shift: @escaping (inout RowLengths, AxisViewport, AxisViewport) -> Double
    ) -> Subject {
      { rows, edit, anchor in
        guard case .forget(let old) = edit else { return edit.apply(to: &rows, keeping: anchor) }
        return shift(&rows, anchor, old)
      }
    }
    assertLaw(
      law, holdsFor: Self.library,
      findsFaultIn: [
        // The distance is kept, not the share.
        forgetting { rows, anchor, old in
          guard let row = rows.place(at: old.readingLine)?.row else { return 0 }
          let before = rows.position(of: row)
          rows.forgetLengths(keeping: .init(offset: -1e9))
          let wanted = old.offset + rows.position(of: row) - before
          let most = rows.contentLength + anchor.insets.trailing - anchor.length
          return min(max(wanted, -anchor.insets.leading), max(most, -anchor.insets.leading))
            - anchor.offset
        },
        // The place is kept, but the list does not remember it.
        forgetting { rows, anchor, old in
          let shift = rows.forgetLengths(keeping: anchor, from: old)
          rows.insert([], at: 0, keeping: .init(offset: -1e9))
          return shift
        },
        // The raw offset is kept, not the line.
        forgetting { rows, anchor, old in
          var (raw, rawOld) = (anchor, old)
          (raw.insets.leading, rawOld.insets.leading) = (0, 0)
          return rows.forgetLengths(keeping: raw, from: rawOld)
        },
        // The list does not know the viewport and the bars before the turn.
        forgetting { rows, anchor, _ in rows.forgetLengths(keeping: anchor) },
        // Each turn adds 0.6 points.
        forgetting { $0.forgetLengths(keeping: $1, from: $2) + 0.6 },
      ])
  }

  /// Edits between a turn and the next scroll keep what is on screen, or what was read.
  func testNoEditMovesWhatIsReadAfterATurn() {
    let law: (Subject) -> String? = { subject in
      var generator = SeededGenerator(seed: 132)
      for number in 0..<300 {
        let example = self.turn(&generator)
        var world = example.world
        self.turn(example, &world, to: 1, subject)
        for step in 0..<12 {
          let edit = self.edit(world.list.items.count, &generator)
          let old = world
          world.host.add(subject(&world.rows, edit, world.host.anchor))
          world.list.apply(edit)
          // The remembered place may have waited for rows that are now measured for the first time.
          if case .set(let lengths, let row) = edit,
            (row..<row + lengths.count).contains(where: { old.list.items[$0].length == nil })
          {
            self.scroll(&world, &generator)
            continue
          }
          // The offset before rounding counts, so a rounding is allowed.
          if let fault = self.fault(edit, from: old, to: world, slack: world.host.tolerance) {
            return "example \(number), step \(step), \(edit): \(fault)"
          }
        }
      }
      return nil
    }
    assertLaw(
      law, holdsFor: Self.library,
      findsFaultIn: [
        Self.rawOffset,
        { rows, edit, anchor in
          // A fault: every insertion goes to the place, even if the end was in the way before.
          let place = rows.place(at: anchor.readingLine)
          let shift = edit.apply(to: &rows, keeping: anchor)
          guard case .insert = edit, let place else { return shift }
          return rows.contentOffset(keeping: place, in: anchor) - anchor.offset
        },
        { $1.apply(to: &$0, keeping: $2) + ($2.offset > 300 ? 2 : 0) },
      ])
  }
}
