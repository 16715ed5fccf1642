import ScrollKit

/// Rows and views beside plain arrays.
struct RowsTarget {
  static func run(_ bytes: Bytes) {
    var bytes = bytes
    switch bytes.byte() % 5 {
    case 0, 1:
      if bytes.isSensible { RowsModel.run(bytes) } else { hostileRows(bytes) }
    case 2: PoolApp.run(bytes)
    case 3: sections(bytes)
    default: lanesAndGrids(bytes)
    }
  }

  static func checkRange(_ range: Range<Int>, _ count: Int, _ name: String) {
    expect(range.lowerBound >= 0 && range.upperBound <= count, "\(name): \(range) of \(count)")
  }

  // MARK: - Any numbers

  static func anchor(_ bytes: inout Bytes) -> AxisViewport {
    let extras = bytes.byte()
    return AxisViewport(
      offset: bytes.number(-200...3000), length: extras & 1 != 0 ? bytes.number(0...900) : 0,
      insets: extras & 2 != 0 ? bytes.axisInsets(0...99) : .zero)
  }

  static func overscan(_ bytes: inout Bytes) -> Overscan {
    bytes.choice([
      .none, .points(behind: bytes.number(0...99), ahead: bytes.number(0...99)),
      .sides(before: bytes.number(0...99), after: bytes.number(0...99)),
      .rows(behind: bytes.count(0...9), ahead: bytes.count(0...9)),
      .following(total: bytes.number(0...99), velocity: bytes.number(-999...999)),
    ])
  }

  private static func hostileRows(_ start: Bytes) {
    var bytes = start
    let estimation: RowLengths.Estimation =
      bytes.chance(2) ? .fixed(bytes.number(0...99)) : .mean(initially: bytes.number(0...99))
    var rows = RowLengths(
      count: bytes.count(0...300), estimation: estimation, spacing: bytes.number(0...20),
      padding: bytes.axisInsets(0...20))
    log("var rows = \(rows.count) of \(estimation), \(rows.spacing), \(rows.padding)")
    while !bytes.isAtEnd {
      let anchor = anchor(&bytes)
      let (row, place) = (bytes.count(0...300), bytes.count(0...99))
      let lengths = (0..<bytes.integer(0...9)).map { _ in bytes.number(0...200) }
      let edit = bytes.byte() % 7
      log("edit \(edit): \(row), \(place), \(lengths) keeping \(anchor)")
      let shift: Double
      switch edit {
      case 0: shift = rows.setLength(bytes.number(0...200), of: row, keeping: anchor)
      case 1: shift = rows.setLengths(lengths, from: row, keeping: anchor)
      case 2: shift = rows.insert(count: place, at: row, keeping: anchor)
      case 3: shift = rows.insert(lengths, at: row, keeping: anchor)
      case 4:
        let end = row.addingReportingOverflow(max(0, place))
        shift = rows.remove(row..<(end.overflow ? .max : end.partialValue), keeping: anchor)
      case 5: shift = rows.move(row, to: place, keeping: anchor)
      default: shift = rows.forgetLengths(keeping: anchor)
      }
      expectFinite(shift, "shift")
      let offset = bytes.number(-100...3000)
      expectFinite(rows.contentLength, "contentLength")
      expectFinite(rows.estimate, "estimate")
      expectFinite(rows.position(of: row), "position(of:)")
      expectFinite(rows.length(of: row), "length(of:)")
      expectFinite(rows.frame(of: row, crossLength: bytes.number(0...9)), "frame")
      if let row = rows.row(at: offset) {
        expect(row >= 0 && row < rows.count, "row \(row) of \(rows.count)")
      }
      let viewport = bytes.number(0...900)
      checkRange(
        rows.visibleRange(in: AxisViewport(offset: offset, length: viewport)), rows.count, "visible"
      )
      let bounds = CGRect(x: 0, y: offset, width: 9, height: viewport)
      let range = rows.visibleRange(in: bounds, overscan: overscan(&bytes), direction: .up)
      checkRange(range, rows.count, "overscan")
      expectFinite(
        rows.contentOffset(
          of: row, alignment: bytes.choice([.leading, .center, .nearest, .fraction(offset)]),
          in: AxisViewport(offset: offset, length: viewport), covering: anchor.insets),
        "contentOffset")
      expect(rows == rows, "not equal to itself")
    }
  }

  // MARK: - Sections

  private static func sections(_ start: Bytes) {
    var bytes = start
    var counts = (0..<bytes.integer(0...5)).map { _ in bytes.integer(0...9) }
    var list = SectionedRows(
      rowCounts: counts, rowLength: bytes.number(0...99), headerLength: bytes.number(0...40),
      spacing: bytes.number(0...9), padding: bytes.axisInsets(0...20))
    log("var list = \(counts), \(list.lengths.estimation)")
    while !bytes.isAtEnd {
      let anchor = anchor(&bytes)
      let (section, row, new) = (
        bytes.integer(-1...5), bytes.integer(-1...10), bytes.integer(0...4)
      )
      let isThere = counts.indices.contains(section)
      let shift: Double
      switch bytes.byte() % 3 {
      case 0:
        log("insert(count: \(new), at: \(row), in: \(section))")
        shift = list.insert(count: new, at: row, in: section, keeping: anchor)
        if isThere { counts[section] += new }
      case 1:
        let rows = max(0, row)..<max(0, row) + new
        log("remove(\(rows), in: \(section))")
        shift = list.remove(rows, in: section, keeping: anchor)
        if isThere { counts[section] -= rows.clamped(to: 0..<counts[section]).count }
      default:
        let item = bytes.count(-1...60)
        log("setLength of \(item)")
        shift = list.setLength(bytes.number(0...200), of: item, keeping: anchor)
      }
      expectFinite(shift, "shift")
      // Items by counting.
      var item = 0
      for (section, count) in counts.enumerated() {
        expect(list.header(of: section) == item, "header of \(section)")
        expect(list.rowCount(of: section) == count, "count of \(section)")
        for row in -1..<count {
          let place = list.indexPath(of: item)
          expect(place?.section == section, "section of \(item)")
          expect(place?.row == (row < 0 ? nil : row), "row of \(item)")
          if row >= 0 { expect(list.item(of: row, in: section) == item, "item of \(row)") }
          item += 1
        }
        expect(list.item(of: count, in: section) == nil, "a row too many in \(section)")
      }
      expect(list.lengths.count == item && list.sectionCount == counts.count, "\(item) items")
      let offset = bytes.number(-50...2000)
      if let header = list.stickyHeader(in: AxisViewport(offset: offset)) {
        expectFinite(header.position, "position")
        expect(counts.indices.contains(header.section), "\(header)")
      }
    }
  }

  // MARK: - Lanes and grids

  private static func lanesAndGrids(_ start: Bytes) {
    var bytes = start
    let spacing = bytes.number(0...20)
    var lanes = MasonryLanes([], laneCount: bytes.count(1...4), spacing: spacing)
    while !bytes.isAtEnd, lanes.count < 60 {
      let length = bytes.number(0...200)
      if lanes.count > 0, bytes.chance(4) {
        let item = bytes.count(0...lanes.count)
        log("setLength(\(length), of: \(item))")
        lanes.setLength(length, of: item)
      } else {
        log("append(\(length))")
        lanes.append(length)
      }
      let (offset, viewport) = (bytes.number(-100...2000), bytes.number(0...500))
      let range = lanes.visibleRange(in: AxisViewport(offset: offset, length: viewport))
      checkRange(range, lanes.count, "lanes")
      let seen = Array(lanes.visibleItems(in: AxisViewport(offset: offset, length: viewport)))
      expectFinite(lanes.contentLength, "contentLength")
      if bytes.isSensible {
        let wanted = (0..<lanes.count).filter { item in
          let (start, length) = (lanes.position(of: item), lanes.length(of: item))
          return start < offset + viewport && start + length > offset && viewport > 0
        }
        expect(seen == wanted, "\(seen) instead of \(wanted)")
      }
    }
    let count = bytes.chance(3) ? nil : bytes.count(0...200)
    let grid = GridRows(
      count: count, columnCount: bytes.count(1...5), itemSize: bytes.size(0...200),
      spacing: bytes.number(0...20), crossSpacing: bytes.number(0...20),
      padding: bytes.insets(0...20), axis: bytes.choice(ScrollAxis.allCases),
      isRightToLeft: bytes.chance(2))
    log("\(grid)")
    let offset = bytes.number(-100...3000)
    let items = grid.visibleRange(in: AxisViewport(offset: offset, length: bytes.number(0...900)))
    checkRange(items, count.map { max(0, $0) } ?? .max, "grid")
    expectFinite(grid.contentSize, "contentSize")
    let item = bytes.count(0...200)
    let frame = grid.frame(of: item)
    expectFinite(frame, "frame")
    if let found = grid.item(at: bytes.point(0...3000)) { expect(found >= 0, "item \(found)") }
    if bytes.isSensible, item < count ?? .max, frame.width > 0, frame.height > 0 {
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      expect(grid.item(at: middle) == item, "\(item) is not at its middle")
    }
    let tiles = TilePyramid(
      imageSize: bytes.size(0...2000), tileLength: bytes.number(16...300),
      levelCount: bytes.chance(2) ? bytes.count(1...5) : nil)
    let level = bytes.count(0...4)
    let block = tiles.grid(in: bytes.rect(-300...2000), level: level)
    log("\(tiles), \(block)")
    expect(block.columns.upperBound <= max(0, tiles.columnCount(atLevel: level)), "\(block)")
    expect(block.rows.upperBound <= max(0, tiles.rowCount(atLevel: level)), "\(block)")
    expectFinite(tiles.scale(ofLevel: level), "scale")
    expectFinite(
      tiles.rect(of: .init(level: level, column: bytes.count(0...9), row: bytes.count(0...9))),
      "rect")
    expect(tiles.level(forScale: bytes.number(0...3)) >= 0, "level")
  }
}

/// Rows as an array of lengths, beside `RowLengths`.
private struct RowsModel {
  struct Row {
    var id: Int
    var length: Double?
  }

  var rows: RowLengths
  var model: [Row]
  let estimation: RowLengths.Estimation
  let spacing: Double
  let padding: AxisInsets
  var idCount: Int
  /// Whether lengths were forgotten: what was read then comes back, also on hosts that round
  /// offsets.
  var hasForgotten = false

  static func run(_ start: Bytes) {
    var bytes = start
    let estimation: RowLengths.Estimation =
      bytes.chance(2) ? .fixed(bytes.eighths(0...99)) : .mean(initially: bytes.eighths(0...99))
    var model = RowsModel(
      count: bytes.integer(0...200), estimation, spacing: bytes.choice([0, 1, 8.5]),
      padding: bytes.chance(2) ? .zero : AxisInsets(leading: 5, trailing: 7))
    while !bytes.isAtEnd { model.act(&bytes) }
  }

  init(
    count: Int, _ estimation: RowLengths.Estimation, spacing: Double, padding: AxisInsets
  ) {
    rows = RowLengths(count: count, estimation: estimation, spacing: spacing, padding: padding)
    (self.estimation, self.spacing, self.padding) = (estimation, spacing, padding)
    model = (0..<count).map { Row(id: $0, length: nil) }
    idCount = count
    log("var rows = RowLengths(count: \(count), estimation: \(estimation), spacing: \(spacing))")
  }

  var estimate: Double {
    switch estimation {
    case .fixed(let length): return length
    case .mean(let length):
      let measured = model.compactMap(\.length)
      return measured.isEmpty ? length : measured.reduce(0, +) / Double(measured.count)
    }
  }

  /// Start and end of each row.
  var spans: [(start: Double, end: Double)] {
    let estimate = estimate
    var position = padding.leading
    return model.map {
      let start = position
      position += ($0.length ?? estimate) + spacing
      return (start, position - spacing)
    }
  }

  mutating func makeRows(_ lengths: [Double?]) -> [Row] {
    lengths.map {
      idCount += 1
      return Row(id: idCount, length: $0)
    }
  }

  mutating func act(_ bytes: inout Bytes) {
    let before = spans
    let count = model.count
    let offset = bytes.eighths(-50...3000)
    let anchor = AxisViewport(offset: offset)
    // What is on screen first, by more than a rounding.
    let first = before.firstIndex { $0.end > offset + 1e-6 }
    let kept = first.map { model[$0].id }
    let row = bytes.integer(0...max(0, count))
    let lengths = (0..<bytes.integer(0...9)).map { _ in bytes.eighths(0...200) }
    var shift = 0.0
    var touched: Range<Int>
    switch bytes.byte() % 7 {
    case 0, 1:
      touched = row..<min(count, row + lengths.count)
      log("setLengths(\(lengths), from: \(row), keeping: \(offset))")
      shift = rows.setLengths(lengths, from: row, keeping: anchor)
      for index in touched { model[index].length = lengths[index - row] }
    case 2:
      touched = row..<row
      log("insert(count: \(lengths.count), at: \(row), keeping: \(offset))")
      shift = rows.insert(count: lengths.count, at: row, keeping: anchor)
      model.insert(contentsOf: makeRows(lengths.map { _ in nil }), at: row)
    case 3:
      touched = row..<row
      log("insert(\(lengths), at: \(row), keeping: \(offset))")
      shift = rows.insert(lengths, at: row, keeping: anchor)
      model.insert(contentsOf: makeRows(lengths), at: row)
    case 4:
      touched = row..<min(count, row + lengths.count * 4)
      log("remove(\(touched), keeping: \(offset))")
      shift = rows.remove(touched, keeping: anchor)
      model.removeSubrange(touched)
    case 5:
      guard count > 0 else { return }
      let (row, place) = (min(row, count - 1), bytes.integer(0...(count - 1)))
      touched = row..<(row + 1)
      log("move(\(row), to: \(place), keeping: \(offset))")
      shift = rows.move(row, to: place, keeping: anchor)
      model.insert(model.remove(at: row), at: place)
    default:
      guard bytes.chance(4) else { return }
      touched = 0..<count
      log("forgetLengths(keeping: \(offset))")
      shift = rows.forgetLengths(keeping: anchor)
      hasForgotten = true
      for index in model.indices { model[index].length = nil }
    }
    shift = Plant.rowShift(shift)
    let after = spans
    checkLengths(after, &bytes)
    checkShift(
      shift, offset, before, after, first: first, kept: kept,
      isTouched: first.map { touched.contains($0) } ?? true)
  }

  /// What is on screen first stays where it is.
  func checkShift(
    _ shift: Double, _ offset: Double, _ before: [(start: Double, end: Double)],
    _ after: [(start: Double, end: Double)], first: Int?, kept: Int?, isTouched: Bool
  ) {
    expectFinite(shift, "shift")
    guard let first, let kept, !isTouched, case .fixed = estimation, offset >= 0 else { return }
    guard let row = model.firstIndex(where: { $0.id == kept }) else {
      fail("row \(first) was not touched, and is gone")
    }
    // At the ends of the content the edge is the rule.
    let (place, wanted) = (offset + shift, offset + after[row].start - before[first].start)
    let length = (after.last?.end ?? padding.leading) + padding.trailing
    guard wanted >= 0, wanted <= length else { return }
    expectNear(place, wanted, hasForgotten ? 0.5 + 1e-6 : 1e-6, "row \(first), now \(row)")
  }

  func checkLengths(_ spans: [(start: Double, end: Double)], _ bytes: inout Bytes) {
    expect(rows.count == spans.count, "\(rows.count) rows, not \(spans.count)")
    let measured = model.reduce(0) { $0 + ($1.length == nil ? 0 : 1) }
    expect(rows.measuredCount == measured, "\(rows.measuredCount) measured, not \(measured)")
    let total = (spans.last?.end ?? padding.leading) + padding.trailing
    expectNear(rows.contentLength, total, 1e-6, "contentLength")
    for (row, span) in spans.enumerated() {
      expectNear(rows.position(of: row), span.start, 1e-6, "offset of \(row)")
      expectNear(rows.length(of: row), span.end - span.start, 1e-6, "length of \(row)")
      expect(rows.isMeasured(row) == (model[row].length != nil), "\(row) is measured")
    }
    let (offset, viewport) = (bytes.eighths(-50...3000), bytes.eighths(0...900))
    let range = rows.visibleRange(in: AxisViewport(offset: offset, length: viewport))
    let near = rows.visibleRange(
      in: AxisViewport(offset: offset, length: viewport),
      near: range.lowerBound..<range.lowerBound + 1)
    expect(near == range, "\(near) near itself, not \(range)")
    for (row, span) in spans.enumerated() {
      let share = min(offset + viewport - span.start, span.end - offset)
      if share.magnitude > 1e-6, span.end > span.start {
        expect(
          range.contains(row) == (share > 0 && viewport > 0),
          "\(range) at \(offset), \(viewport): row \(row)")
      }
    }
    let last = spans.lastIndex { $0.start <= offset } ?? 0
    if let row = rows.row(at: offset), row != last {
      let isNear = [row, last].contains { (spans[$0].start - offset).magnitude < 1e-6 }
      expect(isNear, "row \(row) at \(offset), not \(last)")
    }
  }
}

/// A pool beside a list that is edited, and an app that does what the pool says.
private struct PoolApp {
  var pool = ReusePool()
  /// The row that each view shows, and its kind.
  var rowOf: [Int: Int] = [:]
  var kindOf: [Int: Int] = [:]
  var hidden: Set<Int> = []
  let kindCount: Int

  static func run(_ start: Bytes) {
    var bytes = start
    var app = PoolApp(kindCount: bytes.integer(1...4))
    while !bytes.isAtEnd { app.act(&bytes) }
  }

  func kind(_ row: Int) -> Int { Int((row.magnitude &* 7 / 3) % UInt(kindCount)) }

  mutating func act(_ bytes: inout Bytes) {
    let (row, number) = (bytes.integer(0...60), bytes.integer(0...9))
    switch bytes.byte() % 10 {
    case 0:
      log("insert(count: \(number), at: \(row))")
      pool.insert(count: number, at: row)
      rowOf = rowOf.mapValues { $0 >= row ? $0 + number : $0 }
    case 1:
      log("remove(\(row)..<\(row + number))")
      pool.remove(row..<(row + number))
      let gone = row..<(row + number)
      rowOf = rowOf.compactMapValues {
        gone.contains($0) ? nil : $0 >= gone.upperBound ? $0 - number : $0
      }
    case 2:
      let place = bytes.integer(0...60)
      log("move(\(row), to: \(place))")
      pool.move(row, to: place)
      rowOf = rowOf.mapValues {
        if $0 == row { return place }
        let without = $0 > row ? $0 - 1 : $0
        return without >= place ? without + 1 : without
      }
    case 3 where bytes.chance(4):
      log("removeAll()")
      pool.removeAll()
      rowOf = [:]
    case 4:
      log("reload()")
      let rows = pool.rows
      apply(pool.reload(kind: kind), rows, isReload: true)
    case 5, 6:
      let rows = (0..<number).map { _ in bytes.integer(-3...70) }
      log("show(\(rows))")
      apply(pool.show(rows, kind: kind), rows, isReload: false)
    default:
      let rows = row..<(row + number)
      log("show(\(rows))")
      apply(pool.show(rows, kind: kind), Array(rows), isReload: false)
    }
    for (view, row) in rowOf {
      expect(pool.row(of: view) == row, "view \(view) shows \(pool.row(of: view) ?? -99)")
      expect(pool.view(of: row) == view, "row \(row) is in \(pool.view(of: row) ?? -99)")
    }
    expect(pool.rows == rowOf.values.sorted(), "\(pool.rows), not \(rowOf)")
    expect(pool.viewCount == kindOf.count, "\(pool.viewCount) views, not \(kindOf.count)")
  }

  mutating func apply(_ all: [ReusePool.Change], _ rows: [Int], isReload: Bool) {
    let rows = Set(rows)
    let changes = Plant.changes(all)
    let stays = rowOf.filter { rows.contains($0.value) && kindOf[$0.key] == kind($0.value) }
    let spare = kindOf.keys.filter { stays[$0] == nil }
    var spareKinds: [Int: Int] = [:]
    for view in spare { spareKinds[kindOf[view] ?? -1, default: 0] += 1 }
    var touched: Set<Int> = []
    var (created, bound) = (0, 0)
    // Views whose rows go are free, whether they are mentioned or not.
    rowOf = stays
    for change in changes {
      switch change {
      case .create(let view, let row):
        expect(kindOf[view] == nil, "view \(view) exists")
        expect(touched.insert(view).inserted, "view \(view) twice")
        (rowOf[view], kindOf[view]) = (row, kind(row))
        created += 1
      case .rebind(let view, let row):
        expect(kindOf[view] == kind(row), "view \(view) is of another kind than \(row)")
        expect(touched.insert(view).inserted, "view \(view) twice")
        if stays[view] == nil { bound += 1 }
        rowOf[view] = row
        hidden.remove(view)
      case .hide(let view):
        expect(touched.insert(view).inserted, "view \(view) twice")
        expect(hidden.insert(view).inserted, "view \(view) is hidden already")
        expect(rowOf[view] == nil, "view \(view) is hidden with \(rowOf[view] ?? -1)")
      }
    }
    expect(rowOf.values.sorted() == rows.sorted(), "\(rowOf) for \(rows.sorted())")
    for (view, row) in stays { expect(rowOf[view] == row, "view \(view) did not stay") }
    if isReload { expect(rowOf.keys.allSatisfy(touched.contains), "not all are bound anew") }
    for view in kindOf.keys where rowOf[view] == nil {
      expect(hidden.contains(view), "view \(view) is seen without a row")
    }
    // A new one only where none of its kind is to spare.
    expect(created + bound == rows.count - stays.count, "\(created), \(bound) for \(rows.count)")
    var needed: [Int: Int] = [:]
    for row in rows where !stays.values.contains(row) { needed[kind(row), default: 0] += 1 }
    let new = needed.reduce(0) { $0 + max(0, $1.value - (spareKinds[$1.key] ?? 0)) }
    expect(created == new, "\(created) created, not \(new)")
  }
}
