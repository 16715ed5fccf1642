import ScrollKit
import XCTest

/// A list under a bar on a scroller. A user drags, flings and waits while rows are inserted,
/// removed and measured. The row that is read stays where it is. In the end the content rests in
/// range.
final class ListOnScrollerLawTests: XCTestCase {
  /// The app: the rows, the scroller that shows them, and a plain list of what each row is.
  private struct App {
    struct Row: Equatable {
      var id: Int
      var length: Double
      var isMeasured = false
    }

    static let estimate = 44.0
    var rows: RowLengths
    var scroller: Scroller
    var plain: [Row]
    var nextID: Int
    var time = 0.0
    var finger: CGPoint?
    /// Whether the scroller learns of a new size before the shift that belongs to it.
    var changesFirst = true
    var insets = AxisInsets(leading: 91, trailing: 34)

    init(count: Int, offset: Double) {
      rows = RowLengths(count: count, length: Self.estimate, spacing: 1)
      plain = (0..<count).map { Row(id: $0, length: Self.estimate) }
      nextID = count
      scroller = Scroller(
        ScrollMetrics(
          viewportSize: CGSize(width: 320, height: 480),
          contentSize: CGSize(width: 320, height: rows.contentLength),
          contentInset: ScrollInsets(top: 91, bottom: 34), displayScale: 64,
          contentOffset: CGPoint(x: 0, y: offset)))
    }

    var offset: Double { scroller.contentOffset.y }

    var contentLength: Double {
      plain.reduce(0) { $0 + $1.length } + Double(max(0, plain.count - 1))
    }

    /// The first row that is visible below the bar, and where it starts on the screen.
    var read: (place: Int, position: Double)? {
      var start = 0.0
      for (place, row) in plain.enumerated() {
        if start + row.length > offset + insets.leading + 1.0 / 32 {
          return (place, start - offset)
        }
        start += row.length + 1
      }
      return nil
    }

    /// Where a row starts on the screen.
    func position(of place: Int) -> Double {
      plain.prefix(place).reduce(0) { $0 + $1.length + 1 } - offset
    }

    var range: ClosedRange<Double> {
      let least = 0 - insets.leading
      return least...max(least, contentLength + insets.trailing - 480)
    }

    /// Changes the rows and tells the scroller.
    mutating func edit(_ body: (inout RowLengths, AxisViewport) -> Double) {
      let shift = body(
        &rows, AxisViewport(offset: offset, length: 480, insets: insets))
      let length = rows.contentLength
      if changesFirst { scroller.change { $0.contentSize.height = length } }
      scroller.shift(by: CGPoint(x: 0, y: shift))
      if !changesFirst { scroller.change { $0.contentSize.height = length } }
    }
  }

  /// How an app edits. A planted fault edits in another way.
  private typealias Edit =
    (inout App, (inout RowLengths, AxisViewport) -> Double) -> Void

  private func touchOrWait(_ app: inout App, _ random: inout SeededGenerator) {
    app.time += Double(random.next() % 4 + 1) / 60
    switch random.next() % 8 {
    case 0 where app.finger == nil:
      app.finger = CGPoint(x: 100, y: 240)
      app.scroller.touch(.began, at: CGPoint(x: 100, y: 240), time: app.time)
    case 1 where app.finger != nil:
      app.scroller.touch(.ended, at: app.finger ?? .zero, time: app.time)
      app.finger = nil
    case 2: app.time += 2
    default: break
    }
    if var finger = app.finger {
      finger.y += random.eighths(-60...60)
      app.finger = finger
      app.scroller.touch(.moved, at: finger, time: app.time)
    }
    app.scroller.advance(to: app.time)
  }

  /// Why the row that is read has moved; `nil` if it has not.
  private func fault(seed: UInt64, _ edit: @escaping Edit) -> String? {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...120, using: &random)
    var app = App(count: count, offset: count > 20 ? random.eighths(0...400) : -91)
    for step in 0..<60 {
      touchOrWait(&app, &random)
      guard random.next() % 3 == 0 else { continue }
      app.changesFirst = random.next() % 2 == 0
      let before = app
      let wasInRange = app.range.contains(app.offset)
      let read = app.read
      var kept = read.map { before.plain[$0.place].id }
      let place = Int.random(in: 0...app.plain.count, using: &random)
      switch random.next() % 4 {
      case 0:
        let new = Int.random(in: 1...6, using: &random)
        app.plain.insert(
          contentsOf: (0..<new).map { App.Row(id: before.nextID + $0, length: App.estimate) },
          at: place)
        app.nextID += new
        edit(&app) { $0.insert(count: new, at: place, keeping: $1) }
      case 1:
        let gone = place..<min(place + Int.random(in: 1...6, using: &random), app.plain.count)
        app.plain.removeSubrange(gone)
        edit(&app) { $0.remove(gone, keeping: $1) }
        // If the row that is read is removed, the next row that remains takes its place.
        if let read, gone.contains(read.place) {
          kept = before.plain.dropFirst(gone.upperBound).first?.id
        }
      default:
        // Any row but the one at the line: that one keeps its end when it is first measured.
        guard place < app.plain.count, place != read?.place else { continue }
        let length = random.eighths(10...160)
        app.plain[place].length = length
        app.plain[place].isMeasured = true
        edit(&app) { $0.setLength(length, of: place, keeping: $1) }
      }
      if abs(app.rows.contentLength - app.contentLength) > 1e-6 { return "\(step): other lengths" }
      guard wasInRange, let read, let kept,
        let now = app.plain.firstIndex(where: { $0.id == kept })
      else { continue }
      let old = before.plain.firstIndex { $0.id == kept } ?? 0
      // The row should be at its old position, unless the content ends before that.
      let isRead = old == read.place
      let wanted = isRead ? read.position : before.position(of: old)
      let offset = app.position(of: now) + app.offset - wanted
      guard app.range.contains(offset) else { continue }
      if abs(app.position(of: now) - wanted) > 1.0 / 32 {
        return "\(step): row \(kept) was at \(wanted), is at \(app.position(of: now))"
      }
    }
    app.scroller.touch(.cancelled, at: .zero, time: app.time)
    app.scroller.advance(to: app.time + 60)
    guard app.scroller.isAtRest else { return "does not rest" }
    let (low, high) = (app.range.lowerBound, app.range.upperBound)
    return app.offset < low - 1.0 / 32 || app.offset > high + 1.0 / 32
      ? "rests at \(app.offset) out of \(app.range)" : nil
  }

  func testWhatIsReadStays() {
    func law(_ edit: @escaping Edit) -> String? {
      for seed in 0..<1500 as Range<UInt64> {
        if let fault = fault(seed: seed, edit) { return "seed \(seed): \(fault)" }
      }
      return nil
    }
    let faults: [Edit] = [
      // The app forgets the bar.
      { app, body in
        app.edit { rows, anchor in
          body(&rows, AxisViewport(offset: anchor.offset, length: anchor.length))
        }
      },
      // The app forgets the shift.
      { app, body in
        let anchor = AxisViewport(offset: app.offset, length: 480, insets: app.insets)
        _ = body(&app.rows, anchor)
        let length = app.rows.contentLength
        app.scroller.change { $0.contentSize.height = length }
      },
      // The app does not tell the scroller the new size.
      { app, body in
        let anchor = AxisViewport(offset: app.offset, length: 480, insets: app.insets)
        app.scroller.shift(by: CGPoint(x: 0, y: body(&app.rows, anchor)))
      },
    ]
    assertLaw(law, holdsFor: { $0.edit($1) }, findsFaultIn: faults)
  }
}
