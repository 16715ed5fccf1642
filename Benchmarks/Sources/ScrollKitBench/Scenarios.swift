import ScrollKit

/// Something that is timed.
struct Scenario {
  /// Who does it: the library or the bare arithmetic.
  enum Engine: String { case scrollkit, bare }

  var engine = Engine.scrollkit
  /// What it does; the names are those of the printed lines.
  let op: String
  /// How often it does so in a round.
  let count: Int
  /// Whether it may allocate.
  var allocates = false
  /// How its steps may grow with the number of rows; `--growth` checks that.
  var growth = Growth.constant
  /// One round.
  let run: () -> Void
}

/// How often a round does what takes well under a microsecond, and what takes longer.
private let manySteps = 20_000
private let someSteps = 5_000

/// Everything that is timed at one number of rows.
func scenarios(n: Int) -> [Scenario] {
  let inputs = Inputs(n: n, randoms: 2 * manySteps)
  return rowScenarios(inputs) + stepScenarios(inputs) + costScenarios(inputs)
    + curveScenarios(inputs) + snapScenarios(inputs)
}

private func rowScenarios(_ inputs: Inputs) -> [Scenario] {
  let n = inputs.n
  let builds = max(1, 100_000 / max(1, n))
  let rows = RowLengths(inputs.lengths)
  let end = max(0, rows.contentLength - Inputs.viewport)
  let offsets = inputs.randoms[..<someSteps].map { $0 * end }
  let places = inputs.randoms[someSteps..<(2 * someSteps)].map { Int($0 * Double(n)) }
  let snaps = SnapPoints((0..<n).map { rows.position(of: $0) })
  let first = [Int](repeating: 0, count: someSteps)
  let last = [Int](repeating: n - 1, count: someSteps)
  var (rows1, rows2, rows3, rows4, rows5) = (rows, rows, rows, rows, rows)
  var edited = rows
  let prefix = PrefixSums(inputs.lengths)
  return [
    Scenario(op: "build", count: builds, allocates: true, growth: .linear) {
      build(inputs.lengths, count: builds)
    },
    Scenario(engine: .bare, op: "sum", count: builds, growth: .linear) {
      sum(inputs.lengths, count: builds)
    },
    Scenario(op: "range-random", count: someSteps, growth: .logarithmic) {
      rangeRandom(rows, offsets)
    },
    Scenario(op: "range-scroll", count: someSteps, growth: .logarithmic) {
      rangeScroll(rows, count: someSteps)
    },
    Scenario(op: "range-near", count: someSteps, growth: .logarithmic) {
      rangeNear(rows, count: someSteps)
    },
    Scenario(engine: .bare, op: "prefix-range", count: someSteps, growth: .logarithmic) {
      prefixRange(prefix, offsets)
    },
    Scenario(op: "row-at", count: someSteps, growth: .logarithmic) { rowAt(rows, offsets) },
    Scenario(op: "offset-random", count: someSteps, growth: .logarithmic) {
      offsetRandom(rows, places)
    },
    Scenario(engine: .bare, op: "prefix-read", count: someSteps) { prefixRead(prefix, places) },
    Scenario(op: "resize-first+range", count: someSteps, growth: .logarithmic) {
      resize(&rows1, first, offsets)
    },
    Scenario(op: "resize-random+range", count: someSteps, growth: .logarithmic) {
      resize(&rows2, places, offsets)
    },
    Scenario(op: "resize-last+range", count: someSteps, growth: .logarithmic) {
      resize(&rows3, last, offsets)
    },
    Scenario(op: "resize-20+range", count: someSteps, growth: .logarithmic) {
      resizeTwenty(&rows4, places, offsets, inputs.everyLength)
    },
    Scenario(op: "resize-one-by-one", count: someSteps, growth: .logarithmic) {
      resizeOneByOne(&rows5, places, offsets)
    },
    Scenario(op: "insert+remove", count: someSteps, allocates: true, growth: .logarithmic) {
      insertAndRemove(&edited, places)
    },
    Scenario(op: "nearest-snap", count: someSteps, growth: .logarithmic) {
      nearestSnap(snaps, offsets)
    },
  ]
}

private func stepScenarios(_ inputs: Inputs) -> [Scenario] {
  let randoms = inputs.randoms
  let points = (0..<manySteps).map { CGPoint(x: randoms[2 * $0], y: randoms[2 * $0 + 1]) }
  let offsets = points.map { CGPoint(x: $0.x * 6000 - 1000, y: $0.y * 6000 - 1000) }
  let (metrics, sizes) = (ScrollMetrics.list, Sizes.list)
  let zoomSteps = points.map {
    ZoomStep(scale: 0.2 + 5 * $0.x, anchor: CGPoint(x: $0.y * 400, y: $0.x * 800))
  }
  var (zoomer, bareZoom) = zooms
  var slots = CarouselSlots(pageCount: inputs.n, recentering: .atHalfPage)
  _ = slots.setPageLength(Inputs.pageLength)
  var page = 0
  let ways = randoms[..<manySteps].map { 20 + $0 * 60 }
  let exponents = randoms[..<manySteps].map { -4 * $0 }
  let flung = scroller(flung: true)
  var scrollers = (0..<3).map { _ in flung }
  let dragged = scroller(flung: false)
  let locations = points.map { CGPoint(x: $0.x * 300, y: $0.y * 400) }
  return [
    Scenario(op: "metrics-clamp", count: manySteps) { metricsClamp(metrics, offsets) },
    Scenario(engine: .bare, op: "clamp", count: manySteps) { bareClamp(sizes.x, sizes.y, offsets) },
    Scenario(op: "zoom-anchor", count: manySteps) { zoomAnchor(&zoomer, zoomSteps) },
    Scenario(engine: .bare, op: "zoom-anchor", count: manySteps) {
      bareZoomAnchor(&bareZoom, zoomSteps)
    },
    Scenario(op: "carousel-step", count: manySteps) { carouselStep(&slots, ways) },
    Scenario(engine: .bare, op: "carousel-step", count: manySteps) {
      bareCarouselStep(&page, count: inputs.n, ways)
    },
    Scenario(op: "scroller-frame", count: manySteps) {
      scrollerFrame(flung, from: gestureEnd, count: manySteps)
    },
    Scenario(op: "scroller-touch", count: manySteps) {
      var scroller = dragged
      scrollerTouch(&scroller, from: gestureEnd, locations)
    },
    Scenario(op: "chain-frame", count: manySteps) {
      chainFrame(&scrollers, flung, from: gestureEnd, count: manySteps)
    },
    Scenario(op: "chain-touch", count: manySteps) {
      chainTouch(&scrollers, count: manySteps)
    },
    Scenario(engine: .bare, op: "exp", count: manySteps) { bareExponential(exponents) },
  ]
}

/// The same photo in the same viewport, with the library and without.
private var zooms: (Zoomer, BareZoom) {
  let (content, viewport) = (CGSize(width: 4000, height: 3000), CGSize(width: 400, height: 800))
  var zoomer = Zoomer(
    unscaledContentSize: content,
    rules: ZoomRules(minimum: .scale(0.3), maximum: .scale(4), initial: .scale(1)),
    alignment: .zero)
  zoomer.resize(to: ScrollMetrics(viewportSize: viewport))
  let bare = BareZoom(
    scale: 1, x: 0, y: 0, minimum: 0.3, maximum: 4, content: content, viewport: viewport)
  return (zoomer, bare)
}

/// When the finger of the gesture below is up, in seconds.
private let gestureEnd = 0.1

/// A scroller that a finger drags along both axes, or has let go of.
private func scroller(flung: Bool) -> Scroller {
  var scroller = Scroller(
    ScrollMetrics(
      viewportSize: CGSize(width: 400, height: 800),
      contentSize: CGSize(width: 40000, height: 80000), displayScale: 3,
      contentOffset: CGPoint(x: 10000, y: 20000)))
  scroller.touch(.began, at: CGPoint(x: 350, y: 700), time: 0)
  for step in 1...10 {
    let way = Double(30 * step)
    scroller.touch(.moved, at: CGPoint(x: 350 - way, y: 700 - 2 * way), time: 0.01 * Double(step))
  }
  if flung { scroller.touch(.ended, at: CGPoint(x: 50, y: 100), time: gestureEnd) }
  precondition(flung ? scroller.isDecelerating : scroller.isDragging)
  return scroller
}
