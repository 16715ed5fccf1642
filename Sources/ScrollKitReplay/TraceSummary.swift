import ScrollKit
import ScrollKitTraces

/// All rows of a walk in one line: how many, the greatest overscroll, the pages.
struct TraceSummary {
  private var count = 0
  private var firstTime = 0.0
  private var lastTime = 0.0
  private var greatest: (overscroll: Double, axis: String, time: Double) = (0, "", 0)
  private var pages: Set<Int> = []

  /// Adds the next row.
  mutating func add(_ row: ScrollTrace.Row) {
    if count == 0 { firstTime = row.time }
    count += 1
    lastTime = row.time
    if row.overscroll.x.magnitude > greatest.overscroll.magnitude {
      greatest = (Double(row.overscroll.x), "x", row.time)
    }
    if row.overscroll.y.magnitude > greatest.overscroll.magnitude {
      greatest = (Double(row.overscroll.y), "y", row.time)
    }
    if let page = row.page { pages.insert(page) }
  }

  /// The summary's line.
  var text: String {
    guard count > 0 else { return "no recorded offsets" }
    let span = Figures.fixed(lastTime - firstTime, 3)
    let samples = count == 1 ? "1 sample" : "\(count) samples in \(span) s"
    let overscroll =
      greatest.overscroll == 0
      ? "never overscrolled"
      : "greatest overscroll \(greatest.axis)"
        + " \(Figures.fixed(greatest.overscroll, 3, plus: true)) pt"
        + " at \(Figures.fixed(greatest.time, 3)) s"
    return "\(samples); \(overscroll); \(pageList)"
  }

  /// The pages as runs, such as `0-2, 5`; no more than five runs.
  private var pageList: String {
    var runs: [ClosedRange<Int>] = []
    for page in pages.sorted() {
      if let last = runs.last, last.upperBound == page - 1 {
        runs[runs.count - 1] = last.lowerBound...page
      } else {
        runs.append(page...page)
      }
    }
    guard !runs.isEmpty else { return "no pages" }
    let texts = runs.prefix(5).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return (pages.count == 1 ? "page " : "pages ") + texts.joined(separator: ", ")
      + (runs.count > 5 ? " and others" : "")
  }
}
