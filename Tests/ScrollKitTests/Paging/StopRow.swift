import ScrollKit

/// The stops of pages of one length or of several.
struct StopRow: TableRow {
  var source: String
  var lengths: [Double]
  var spacing = 0.0
  var viewport: Double
  var alignment = PageAlignment.leading
  /// Logical.
  var insets = AxisInsets.zero
  /// The logical offsets of the stops, and the page that counts at each.
  var stops: [Double]
  var pages: [Int]

  init(
    _ source: String, _ count: Int, of length: Double, spacing: Double = 0, in viewport: Double,
    _ alignment: PageAlignment = .leading, insets: (Double, Double) = (0, 0), stops: [Double],
    pages: [Int]
  ) {
    self.init(
      source, Array(repeating: length, count: count), spacing: spacing, in: viewport, alignment,
      insets: insets, stops: stops, pages: pages)
  }

  init(
    _ source: String, _ lengths: [Double], spacing: Double = 0, in viewport: Double,
    _ alignment: PageAlignment = .leading, insets: (Double, Double) = (0, 0), stops: [Double],
    pages: [Int]
  ) {
    (self.source, self.lengths, self.spacing, self.viewport) = (source, lengths, spacing, viewport)
    (self.alignment, self.stops, self.pages) = (alignment, stops, pages)
    self.insets = AxisInsets(leading: insets.0, trailing: insets.1)
  }

  /// The layout of several lengths, and, if they are all the same, that of one.
  func layouts(along direction: PagingDirection) -> [StopLayout] {
    let several = VariablePages(
      lengths: lengths, spacing: spacing, viewport: viewport, alignment: alignment,
      ends: .contained, insets: direction.insets(insets), axis: direction.axis,
      isRightToLeft: direction.isRightToLeft)
    guard Set(lengths).count <= 1 else { return [StopLayout(several)] }
    let pages = Pages(
      count: lengths.count, length: lengths.first ?? 100, spacing: spacing, viewport: viewport,
      alignment: alignment, ends: .contained, insets: direction.insets(insets),
      axis: direction.axis, isRightToLeft: direction.isRightToLeft)
    return [StopLayout(pages), StopLayout(several)]
  }

  static let all: [StopRow] = {
    let shared = "public report: of 10 pages of 100 in 300 three rest at one offset"
    let viewport = "definition: pages as wide as the viewport stop each for itself"
    return [
      StopRow(
        shared, 10, of: 100, in: 300, stops: [0, 100, 200, 300, 400, 500, 600, 700],
        pages: [0, 1, 2, 3, 4, 5, 6, 9]),
      StopRow(
        "definition: centred, the first two share an offset too", 10, of: 100, in: 300, .center,
        stops: [0, 100, 200, 300, 400, 500, 600, 700], pages: [0, 2, 3, 4, 5, 6, 7, 9]),
      StopRow(
        "definition: trailing, the first three share one", 10, of: 100, in: 300, .trailing,
        stops: [0, 100, 200, 300, 400, 500, 600, 700], pages: [0, 3, 4, 5, 6, 7, 8, 9]),
      StopRow(
        "definition: 280 is no multiple of 100", 6, of: 100, in: 320, stops: [0, 100, 200, 280],
        pages: [0, 1, 2, 5]),
      StopRow(
        "swiper: the snap grid keeps those before the end, and the end", 5, of: 250, in: 600,
        stops: [0, 250, 500, 650], pages: [0, 1, 2, 4]),
      StopRow(
        "embla ssr.test keepSnaps", 8, of: 30, in: 100, .center, stops: [0, 25, 55, 85, 115, 140],
        pages: [0, 2, 3, 4, 5, 7]),
      StopRow(
        "embla ssr.test trimSnaps", 4, of: 50, in: 100, .center, stops: [0, 25, 75, 100],
        pages: [0, 1, 2, 3]),
      StopRow(
        "embla engine, 4 of 200 points, start", 4, of: 200, in: 320, stops: [0, 200, 400, 480],
        pages: [0, 1, 2, 3]),
      StopRow("splide getEnd.test", 5, of: 100, in: 300, stops: [0, 100, 200], pages: [0, 1, 4]),
      StopRow("egjs BoundCameraMode", 3, of: 300, in: 900, .center, stops: [0], pages: [0]),
      StopRow(
        "flickity contain.js", [100, 100, 240, 160, 100, 100], in: 400, .center,
        stops: [0, 120, 320, 400], pages: [0, 2, 3, 5]),
      StopRow(
        "wpt unreachable-snap-positions-003", [610, 200], in: 800, stops: [0, 10], pages: [0, 1]),
      StopRow(
        "definition: of inner pages the last", [300, 0, 300, 300], in: 300, stops: [0, 300, 600],
        pages: [0, 2, 3]),
      StopRow(
        "definition: 0.75 of a point apart is one", [300, 0.75, 300, 300], in: 300,
        stops: [0, 300.75, 600.75], pages: [0, 2, 3]),
      StopRow(
        "definition: 1.25 points apart", [300, 1.25, 300, 300], in: 300,
        stops: [0, 300, 301.25, 601.25], pages: [0, 1, 2, 3]),
      StopRow(
        "embla: content a pixel longer has one snap", [160, 161], in: 320, stops: [0],
        pages: [0]),
      StopRow(
        "definition: a device pixel at 3x", 2, of: 160.166667, in: 320, stops: [0], pages: [0]),
      StopRow(
        "definition: two points longer", [160, 162], in: 320, stops: [0, 2], pages: [0, 1]),
      StopRow(
        "definition: a share as the unit", 3, of: 1, in: 1, stops: [0, 1, 2], pages: [0, 1, 2]),
      StopRow(
        "definition: a Float's product away", [300, 0.00003, 300, 300], in: 300,
        stops: [0, 300.00003, 600.00003], pages: [0, 2, 3]),
      StopRow(
        "definition: 0.0004 from the end is the end", 10, of: 33.3333, in: 99.9995,
        stops: [0, 33.3333, 66.6666, 99.9999, 133.3332, 166.6665, 199.9998, 233.3335],
        pages: [0, 1, 2, 3, 4, 5, 6, 9]),
      StopRow(
        "definition: with gaps", 5, of: 100, spacing: 20, in: 340, stops: [0, 120, 240],
        pages: [0, 1, 4]),
      StopRow(
        "definition: insets", 5, of: 100, in: 300, insets: (40, 60),
        stops: [-40, 60, 160, 260], pages: [0, 1, 2, 4]),
      StopRow(viewport, 3, of: 320, in: 320, stops: [0, 320, 640], pages: [0, 1, 2]),
      StopRow(viewport, 2, of: 320, in: 320, stops: [0, 320], pages: [0, 1]),
      StopRow("definition: longer pages", 2, of: 500, in: 320, stops: [0, 500], pages: [0, 1]),
      StopRow("definition: one page", 1, of: 320, in: 320, stops: [0], pages: [0]),
      StopRow("definition: one long page", 1, of: 900, in: 320, stops: [0], pages: [0]),
      StopRow("definition: all in the viewport", 3, of: 100, in: 320, stops: [0], pages: [0]),
      StopRow("definition: no width yet", 3, of: 0, in: 0, stops: [0], pages: [0]),
      StopRow("definition: no pages", 0, of: 0, in: 320, stops: [], pages: []),
    ]
  }()
}

/// The functions of pages about stops, in logical offsets; a test can replace one by a faulty one.
struct StopLayout {
  var count: Int
  var stopCount: Int
  var offset: (_ page: Int) -> Double
  var place: (_ stop: Int) -> Double
  var stop: (_ offset: Double) -> Int?
  var fraction: (_ offset: Double) -> Double
  var stopOfPage: (Int) -> Int?
  var pageOfStop: (Int) -> Int?
  var next: (_ offset: Double, _ loops: Bool) -> Int?
  var previous: (_ offset: Double, _ loops: Bool) -> Int?
  var after: (_ page: Int, _ loops: Bool) -> Int?
  var before: (_ page: Int, _ loops: Bool) -> Int?

  var places: [Double] { (0..<stopCount).map(place) }

  init(_ pages: Pages) {
    let (content, viewport) = (pages.contentLength, pages.viewportLength)
    let turn = { pages.isRightToLeft ? content - viewport - $0 : $0 }
    count = pages.count
    stopCount = pages.stopCount
    offset = { turn(pages.contentOffset(of: $0)) }
    place = { turn(pages.contentOffset(ofStop: $0)) }
    stop = { pages.stop(at: turn($0)) }
    fraction = { pages.fractionalStop(at: turn($0)) }
    stopOfPage = { pages.stop(ofPage: $0) }
    pageOfStop = { pages.page(ofStop: $0) }
    next = { pages.nextStop(after: turn($0), loops: $1) }
    previous = { pages.previousStop(before: turn($0), loops: $1) }
    after = { pages.page(after: $0, loops: $1) }
    before = { pages.page(before: $0, loops: $1) }
  }

  init(_ pages: VariablePages) {
    let (content, viewport) = (pages.contentLength, pages.viewportLength)
    let turn = { pages.isRightToLeft ? content - viewport - $0 : $0 }
    count = pages.count
    stopCount = pages.stopCount
    offset = { turn(pages.contentOffset(of: $0)) }
    place = { turn(pages.contentOffset(ofStop: $0)) }
    stop = { pages.stop(at: turn($0)) }
    fraction = { pages.fractionalStop(at: turn($0)) }
    stopOfPage = { pages.stop(ofPage: $0) }
    pageOfStop = { pages.page(ofStop: $0) }
    next = { pages.nextStop(after: turn($0), loops: $1) }
    previous = { pages.previousStop(before: turn($0), loops: $1) }
    after = { pages.page(after: $0, loops: $1) }
    before = { pages.page(before: $0, loops: $1) }
  }
}
