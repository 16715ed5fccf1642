import ScrollKit
import ScrollKitTraces

/// A trace's touches on an endless carousel, as a table for people: a heading, and a line for each
/// moment with the slots, the page, the dots, and what has been told since the line before.
struct CarouselTable {
  private let trace: ScrollTrace
  private let start: CarouselScroller
  private let interval: Double?

  /// The time between two lines, in seconds, if the trace has no `sampleTimes`.
  static let step = 0.05
  /// The most lines without `sampleTimes`: those of a longer trace are farther apart.
  static let maximumLineCount = 1000

  init(_ trace: ScrollTrace, pageCount: Int, interval: Double?) {
    self.trace = trace
    self.interval = interval
    let view = trace.scrollView
    var start = CarouselScroller(
      pageCount: pageCount, viewportSize: view.viewport, axis: trace.walk.axis,
      displayScale: view.displayScale)
    start.configuration.decelerationRate = view.decelerationRate
    if let interval { start.autoplay = Autoplay(interval: interval, pageCount: pageCount) }
    self.start = start
  }

  /// Writes the table.
  func write<Output: TextOutputStream>(to output: inout Output) {
    for line in heading { output.write(line + "\n") }
    output.write("\n" + columns + "\n")
    var (carousel, touches) = (start, trace.touches[...])
    var dots = DotWindow(pageCount: carousel.pageCount, dotCount: 9, loops: carousel.canLoop)
    for time in times {
      var told: [String] = []
      while let touch = touches.first, touch.time <= time {
        touches.removeFirst()
        told += Self.text(of: carousel.play(touch))
      }
      told += Self.text(of: carousel.advance(to: time))
      dots.show(carousel.wrappedFractionalPage)
      output.write(line(time, carousel, dots, told) + "\n")
    }
  }

  private var heading: [String] {
    let view = trace.scrollView.viewport
    let (width, height) = (Double(view.width).shortText, Double(view.height).shortText)
    let pages = start.pageCount == 1 ? "1 page" : "\(start.pageCount) pages"
    let autoplay = interval.map { ", the next one after \($0.shortText) s" } ?? ""
    return [trace.name, trace.description, trace.source].compactMap { $0.map(Figures.oneLine) } + [
      "\(pages) of \(width) x \(height) along \(start.axis.letter)\(autoplay)"
    ]
  }

  /// The times of the lines: up to where everything rests, with autoplay after it has turned a
  /// page.
  private var times: [Double] {
    if let times = trace.sampleTimes { return times }
    var carousel = start
    for touch in trace.touches { carousel.play(touch) }
    let touched = trace.touches.last?.time ?? 0
    carousel.advance(to: touched)
    var end = carousel.scroller.restTime ?? touched
    carousel.advance(to: end)
    if let fire = carousel.autoplay.nextFireTime {
      carousel.advance(to: fire)
      end = carousel.scroller.restTime ?? fire
    }
    let count = min((end / Self.step).rounded(.up), Double(Self.maximumLineCount - 1))
    let step = max(Self.step, end / max(1, count))
    return (0...Int(max(0, count))).map { Double($0) * step }
  }

  private var pageWidth: Int { max(4, start.pageCount.description.count) }

  private var slotsWidth: Int { max(5, 3 * start.pageCount.description.count + 2) }

  private var columns: String {
    Figures.right("time", 8) + "  " + Figures.left("slots", slotsWidth) + "  "
      + Figures.right("page", pageWidth) + "  " + Figures.right("position", 8) + "  "
      + Figures.left("indicator", 11) + "  changes"
  }

  private func line(
    _ time: Double, _ carousel: CarouselScroller, _ dots: DotWindow, _ told: [String]
  ) -> String {
    let page = carousel.currentPage
    let slots = CarouselSlots(pageCount: carousel.pageCount, page: page ?? 0).pages
    let shown = slots.isEmpty ? "- - -" : slots.map(Self.text).joined(separator: " ")
    let line =
      Figures.right(Figures.fixed(time, 3), 8) + "  " + Figures.left(shown, slotsWidth) + "  "
      + Figures.right(Self.text(page), pageWidth) + "  "
      + Figures.right(Figures.fixed(carousel.wrappedFractionalPage, 3), 8) + "  "
    let row = Self.row(dots, page)
    guard !told.isEmpty else { return line + row }
    return line + Figures.left(row, 11) + "  " + told.joined(separator: ", ")
  }

  private static func text(_ page: Int?) -> String { page?.description ?? "-" }

  /// The dots: `@` the current page's, `O` a full one, `o` and `.` the smaller ones at an end
  /// behind which there are more.
  private static func row(_ dots: DotWindow, _ page: Int?) -> String {
    String(
      dots.visibleDots.map { dot -> Character in
        let scale = dots.scale(of: dot)
        if dot == page { return "@" }
        return scale > 0.85 ? "O" : scale > 0.6 ? "o" : scale > 0 ? "." : " "
      })
  }

  private static func text(of update: CarouselScroller.Update) -> [String] {
    func told(_ name: String, _ change: PageTracker.Change?) -> String? {
      change.map { "\(name) \(text($0.old)) -> \(text($0.new)) by \($0.reason)" }
    }
    return [
      told("page", update.pages.current), told("target", update.pages.target),
      told("settled", update.pages.settled),
    ].compactMap { $0 }
  }
}

extension CarouselScroller {
  /// Plays a touch of a trace.
  @discardableResult
  fileprivate mutating func play(_ touch: ScrollTrace.Touch) -> Update {
    self.touch(
      touch.phase.scrollerPhase, id: touch.id, at: CGPoint(x: touch.x, y: touch.y),
      time: touch.time)
  }
}
