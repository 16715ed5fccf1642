// Slides, alignments and snap positions published with embla-carousel, its offsets with the sign
// turned. "Free" rows are those without containment or with a loop; "trimmed" ones list each offset
// once, "kept" ones one for each slide.

import ScrollKit

/// Slides side by side in a viewport.
struct Slides: Sendable {
  var lengths: [Double]
  var viewport: Double
  var gap: Double
  var leading: Double
  var trailing: Double

  init(
    _ lengths: [Double], viewport: Double, gap: Double = 0, leading: Double = 0,
    trailing: Double = 0
  ) {
    self.lengths = lengths
    self.viewport = viewport
    self.gap = gap
    self.leading = leading
    self.trailing = trailing
  }

  /// The pages the slides make along a direction.
  func pages(
    _ alignment: PageAlignment, _ mode: SnapMode, _ grouping: VariablePages.Grouping = .none,
    along direction: PagingDirection
  ) -> VariablePages {
    VariablePages(
      lengths: lengths, spacing: gap, padding: AxisInsets(leading: leading, trailing: trailing),
      viewport: viewport, alignment: alignment, grouping: grouping,
      ends: mode != .free ? .contained : .free,
      axis: direction.axis, isRightToLeft: direction.isRightToLeft)
  }
}

/// How snap positions are held within the content, and listed.
enum SnapMode: Sendable {
  case free
  case kept
  case trimmed
}

/// Snap positions of slides, on the logical axis.
struct SlideRow: TableRow {
  var source: String
  var direction: PagingDirection
  var slides: Slides
  var alignment: PageAlignment
  var mode: SnapMode
  var grouping: VariablePages.Grouping
  var snaps: [Double]
  var groups: [Range<Int>]?

  init(
    _ source: String, _ direction: PagingDirection, _ slides: Slides, _ alignment: PageAlignment,
    _ mode: SnapMode, grouping: VariablePages.Grouping = .none, _ snaps: [Double],
    groups: [Range<Int>]? = nil
  ) {
    self.source = source
    self.direction = direction
    self.slides = slides
    self.alignment = alignment
    self.mode = mode
    self.grouping = grouping
    self.snaps = snaps
    self.groups = groups
  }
}

/// Content length, snap positions and the progress at each, on the logical axis.
struct EngineRow: TableRow {
  var source: String
  var slides: Slides
  var alignment: PageAlignment
  var mode: SnapMode
  var content: Double
  var snaps: [Double]
  var progress: [Double]?

  init(
    _ source: String, _ slides: Slides, _ alignment: PageAlignment, _ mode: SnapMode,
    content: Double, _ snaps: [Double], progress: [Double]? = nil
  ) {
    self.source = source
    self.slides = slides
    self.alignment = alignment
    self.mode = mode
    self.content = content
    self.snaps = snaps
    self.progress = progress
  }
}

extension PageAlignment {
  /// A tenth of the viewport before the page's leading end.
  static var tenth: PageAlignment { PageAlignment(page: 0, viewport: 0.1) }
}

private let wide = Slides(
  [800, 400, 200, 500, 300], viewport: 1000)
private let wideWithMargins = Slides(
  [800, 400, 200, 500, 300], viewport: 1000, gap: 20, leading: 10, trailing: 10)
private let narrow = Slides(
  [100, 200, 150, 250, 130, 100, 200, 150, 250, 130], viewport: 1000)
private let narrowWithMargins = Slides(
  [100, 200, 150, 250, 130, 100, 200, 150, 250, 130], viewport: 1000, gap: 20, leading: 10,
  trailing: 10)
private let threeOver = Slides(
  [502, 501], viewport: 1000)
private let short = Slides(
  [200, 200], viewport: 1000)
private let grouped = Slides(
  [500, 500, 250, 250, 250, 250, 500, 500, 500, 501], viewport: 1000)
private let groupedWithMargins = Slides(
  [480, 480, 235, 235, 235, 235, 480, 480, 480, 481], viewport: 1000, gap: 20, leading: 20,
  trailing: 20)
private let overlong = Slides(
  [576, 576, 576, 576, 576, 576], viewport: 480)
private let overlongSmall = Slides(
  [228, 228, 228, 228, 228, 228], viewport: 190)
private let wideFour = Slides(
  [800, 400, 200, 500], viewport: 1000)

extension SlideRow {
  static let all: [SlideRow] = [
    SlideRow(
      "embla align-ltr.test", .leftToRight, wide, .center, .free, [-100, 500, 800, 1150, 1550]),
    SlideRow(
      "embla align-ltr.test", .leftToRight, wide, .tenth, .free, [-100, 700, 1100, 1300, 1800]),
    SlideRow(
      "embla align-ltr.test", .leftToRight, wideWithMargins, .leading, .free,
      [10, 830, 1250, 1470, 1990]),
    SlideRow(
      "embla align-ltr.test", .leftToRight, wideWithMargins, .center, .free,
      [-90, 530, 850, 1220, 1640]),
    SlideRow(
      "embla align-ltr.test", .leftToRight, wideWithMargins, .tenth, .free,
      [-90, 730, 1150, 1370, 1890]),
    SlideRow(
      "embla align-rtl.test", .rightToLeft, wide, .center, .free, [-100, 500, 800, 1150, 1550]),
    SlideRow(
      "embla align-rtl.test", .rightToLeft, wide, .trailing, .free, [-200, 200, 400, 900, 1200]),
    SlideRow(
      "embla align-rtl.test", .rightToLeft, wideWithMargins, .leading, .free,
      [10, 830, 1250, 1470, 1990]),
    SlideRow(
      "embla align-rtl.test", .rightToLeft, wideWithMargins, .center, .free,
      [-90, 530, 850, 1220, 1640]),
    SlideRow(
      "embla align-rtl.test", .rightToLeft, wideWithMargins, .trailing, .free,
      [-190, 230, 450, 970, 1290]),
    SlideRow(
      "embla align-rtl.test", .rightToLeft, wideWithMargins, .tenth, .free,
      [-90, 730, 1150, 1370, 1890]),
    SlideRow(
      "embla align-vertical.test", .vertical, wide, .trailing, .free, [-200, 200, 400, 900, 1200]),
    SlideRow(
      "embla align-vertical.test", .vertical, wide, .tenth, .free, [-100, 700, 1100, 1300, 1800]),
    SlideRow(
      "embla align-vertical.test", .vertical, wideWithMargins, .leading, .free,
      [10, 830, 1250, 1470, 1990]),
    SlideRow(
      "embla align-vertical.test", .vertical, wideWithMargins, .tenth, .free,
      [-90, 730, 1150, 1370, 1890]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrow, .trailing, .trimmed,
      [0, 130, 280, 530, 660]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrowWithMargins, .center, .trimmed,
      [0, 145, 355, 490, 660, 855, 860]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrowWithMargins, .tenth, .trimmed,
      [0, 30, 250, 420, 690, 840, 860]),
    SlideRow("embla containScroll-ltr.test", .leftToRight, threeOver, .center, .trimmed, [0, 3]),
    SlideRow("embla containScroll-ltr.test", .leftToRight, short, .center, .trimmed, [0]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrow, .leading, .kept,
      [0, 100, 300, 450, 660, 660, 660, 660, 660, 660]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrowWithMargins, .center, .kept,
      [0, 0, 0, 145, 355, 490, 660, 855, 860, 860]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrowWithMargins, .tenth, .kept,
      [0, 30, 250, 420, 690, 840, 860, 860, 860, 860]),
    SlideRow("embla containScroll-ltr.test", .leftToRight, threeOver, .center, .kept, [0, 3]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrow, .center, .trimmed,
      [0, 75, 265, 380, 530, 660]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrow, .tenth, .trimmed,
      [0, 200, 350, 600, 660]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrowWithMargins, .center, .trimmed,
      [0, 145, 355, 490, 660, 855, 860]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrowWithMargins, .tenth, .trimmed,
      [0, 30, 250, 420, 690, 840, 860]),
    SlideRow("embla containScroll-rtl.test", .rightToLeft, short, .center, .trimmed, [0]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrow, .leading, .kept,
      [0, 100, 300, 450, 660, 660, 660, 660, 660, 660]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrow, .trailing, .kept,
      [0, 0, 0, 0, 0, 0, 130, 280, 530, 660]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrow, .tenth, .kept,
      [0, 0, 200, 350, 600, 660, 660, 660, 660, 660]),
    SlideRow(
      "embla containScroll-rtl.test", .rightToLeft, narrowWithMargins, .tenth, .kept,
      [0, 30, 250, 420, 690, 840, 860, 860, 860, 860]),
    SlideRow(
      "embla containScroll-vertical.test", .vertical, narrow, .center, .trimmed,
      [0, 75, 265, 380, 530, 660]),
    SlideRow(
      "embla containScroll-vertical.test", .vertical, narrow, .trailing, .trimmed,
      [0, 130, 280, 530, 660]),
    SlideRow(
      "embla containScroll-vertical.test", .vertical, narrow, .tenth, .trimmed,
      [0, 200, 350, 600, 660]),
    SlideRow(
      "embla containScroll-vertical.test", .vertical, narrowWithMargins, .tenth, .trimmed,
      [0, 30, 250, 420, 690, 840, 860]),
    SlideRow("embla containScroll-vertical.test", .vertical, threeOver, .center, .trimmed, [0, 3]),
    SlideRow("embla containScroll-vertical.test", .vertical, short, .center, .trimmed, [0]),
    SlideRow(
      "embla containScroll-vertical.test", .vertical, narrow, .leading, .kept,
      [0, 100, 300, 450, 660, 660, 660, 660, 660, 660]),
    SlideRow(
      "embla containScroll-vertical.test", .vertical, narrow, .tenth, .kept,
      [0, 0, 200, 350, 600, 660, 660, 660, 660, 660]),
    SlideRow(
      "embla containScroll-vertical.test", .vertical, narrowWithMargins, .tenth, .kept,
      [0, 30, 250, 420, 690, 840, 860, 860, 860, 860]),
    SlideRow(
      "embla slidesToScroll-ltr.test", .leftToRight, grouped, .center, .free,
      grouping: .fitting(tolerance: 2), [0, 1000, 2000, 3000.5],
      groups: [0..<2, 2..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-ltr.test", .leftToRight, groupedWithMargins, .center, .free,
      grouping: .fitting(tolerance: 2), [10, 1020, 2030, 3030.5],
      groups: [0..<2, 2..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-ltr.test", .leftToRight, overlong, .center, .free,
      grouping: .fitting(tolerance: 2), [48, 624, 1200, 1776, 2352, 2928],
      groups: [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<6]),
    SlideRow(
      "embla slidesToScroll-ltr.test", .leftToRight, grouped, .center, .free, grouping: .items(2),
      [0, 750, 1250, 2000, 3000.5], groups: [0..<2, 2..<4, 4..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-ltr.test", .leftToRight, groupedWithMargins, .center, .free,
      grouping: .items(2), [10, 765, 1275, 2030, 3030.5],
      groups: [0..<2, 2..<4, 4..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-rtl.test", .rightToLeft, grouped, .center, .free,
      grouping: .fitting(tolerance: 2), [0, 1000, 2000, 3000.5],
      groups: [0..<2, 2..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-rtl.test", .rightToLeft, groupedWithMargins, .center, .free,
      grouping: .fitting(tolerance: 2), [10, 1020, 2030, 3030.5],
      groups: [0..<2, 2..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-rtl.test", .rightToLeft, grouped, .center, .free, grouping: .items(2),
      [0, 750, 1250, 2000, 3000.5], groups: [0..<2, 2..<4, 4..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-vertical.test", .vertical, grouped, .center, .free,
      grouping: .fitting(tolerance: 2), [0, 1000, 2000, 3000.5],
      groups: [0..<2, 2..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-vertical.test", .vertical, overlongSmall, .center, .free,
      grouping: .fitting(tolerance: 2), [19, 247, 475, 703, 931, 1159],
      groups: [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<6]),
    SlideRow(
      "embla slidesToScroll-vertical.test", .vertical, grouped, .center, .free, grouping: .items(2),
      [0, 750, 1250, 2000, 3000.5], groups: [0..<2, 2..<4, 4..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla slidesToScroll-vertical.test", .vertical, groupedWithMargins, .center, .free,
      grouping: .items(2), [10, 765, 1275, 2030, 3030.5],
      groups: [0..<2, 2..<4, 4..<6, 6..<8, 8..<10]),
    SlideRow(
      "embla align-ltr.test", .leftToRight, wideWithMargins, .trailing, .free,
      [-190, 230, 450, 970, 1290]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrow, .leading, .trimmed,
      [0, 100, 300, 450, 660]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrow, .center, .trimmed,
      [0, 75, 265, 380, 530, 660]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrow, .center, .kept,
      [0, 0, 0, 75, 265, 380, 530, 660, 660, 660]),
    SlideRow(
      "embla containScroll-ltr.test", .leftToRight, narrow, .trailing, .kept,
      [0, 0, 0, 0, 0, 0, 130, 280, 530, 660]),
    SlideRow(
      "embla reInit.test before", .leftToRight, wide, .center, .trimmed, [0, 500, 800, 1150, 1200]),
    SlideRow(
      "embla reInit.test after", .leftToRight, wideWithMargins, .center, .trimmed,
      [0, 530, 850, 1220, 1300]),
    SlideRow(
      "embla reInit.test after", .leftToRight, wideFour, .center, .trimmed, [0, 500, 800, 900]),
  ]
}

extension SlideRow {
  /// The peer moves the first and the last snap to the ends of the range. Here they are where the
  /// page is aligned, as far as the range allows: `start + a * length - b * viewport`, clamped.
  static let differing: [SlideRow] = [
    SlideRow(
      "embla containScroll-ltr.test: 0 first, 860 last", .leftToRight, narrowWithMargins, .leading,
      .trimmed, [10, 130, 350, 520, 790, 860]),
    SlideRow(
      "embla containScroll-ltr.test: 0 first, 860 last", .leftToRight, narrowWithMargins, .leading,
      .kept, [10, 130, 350, 520, 790, 860, 860, 860, 860, 860]),
    SlideRow(
      "embla containScroll-ltr.test: 0 first, 860 last", .leftToRight, narrowWithMargins, .trailing,
      .kept, [0, 0, 0, 0, 0, 40, 260, 430, 700, 850]),
    SlideRow(
      "embla containScroll-rtl.test: 0 first, 860 last", .rightToLeft, narrowWithMargins, .leading,
      .trimmed, [10, 130, 350, 520, 790, 860]),
    SlideRow(
      "embla containScroll-rtl.test: 0 first, 860 last", .rightToLeft, narrowWithMargins, .trailing,
      .trimmed, [0, 40, 260, 430, 700, 850]),
    SlideRow(
      "embla containScroll-rtl.test: 0 first, 860 last", .rightToLeft, narrowWithMargins, .leading,
      .kept, [10, 130, 350, 520, 790, 860, 860, 860, 860, 860]),
    SlideRow(
      "embla containScroll-vertical.test: 0 first, 860 last", .vertical, narrowWithMargins,
      .trailing, .trimmed, [0, 40, 260, 430, 700, 850]),
    SlideRow(
      "embla containScroll-vertical.test: 0 first, 860 last", .vertical, narrowWithMargins,
      .trailing, .kept, [0, 0, 0, 0, 0, 40, 260, 430, 700, 850]),
    SlideRow(
      "embla slidesToScroll-ltr.test: 0 first, 3001 last", .leftToRight, grouped, .center, .trimmed,
      grouping: .fitting(tolerance: 2), [0, 1000, 2000, 3000.5]),
    SlideRow(
      "embla slidesToScroll-ltr.test: 0 first, 2976 last", .leftToRight, overlong, .center,
      .trimmed, grouping: .fitting(tolerance: 2), [48, 624, 1200, 1776, 2352, 2928]),
    SlideRow(
      "embla slidesToScroll-ltr.test: 0 first, 3001 last", .leftToRight, grouped, .center, .trimmed,
      grouping: .items(2), [0, 750, 1250, 2000, 3000.5]),
    SlideRow(
      "embla slidesToScroll-ltr.test: 0 first, 3041 last", .leftToRight, groupedWithMargins,
      .center, .trimmed, grouping: .items(2), [10, 765, 1275, 2030, 3030.5]),
    SlideRow(
      "embla slidesToScroll-rtl.test: 0 first, 3001 last", .rightToLeft, grouped, .center, .trimmed,
      grouping: .fitting(tolerance: 2), [0, 1000, 2000, 3000.5]),
    SlideRow(
      "embla slidesToScroll-rtl.test: 0 first, 3041 last", .rightToLeft, groupedWithMargins,
      .center, .trimmed, grouping: .fitting(tolerance: 2), [10, 1020, 2030, 3030.5]),
    SlideRow(
      "embla slidesToScroll-rtl.test: 0 first, 2976 last", .rightToLeft, overlong, .center,
      .trimmed, grouping: .fitting(tolerance: 2), [48, 624, 1200, 1776, 2352, 2928]),
    SlideRow(
      "embla slidesToScroll-rtl.test: 0 first, 3001 last", .rightToLeft, grouped, .center, .trimmed,
      grouping: .items(2), [0, 750, 1250, 2000, 3000.5]),
    SlideRow(
      "embla slidesToScroll-rtl.test: 0 first, 3041 last", .rightToLeft, groupedWithMargins,
      .center, .trimmed, grouping: .items(2), [10, 765, 1275, 2030, 3030.5]),
    SlideRow(
      "embla slidesToScroll-vertical.test: 0 first, 3001 last", .vertical, grouped, .center,
      .trimmed, grouping: .fitting(tolerance: 2), [0, 1000, 2000, 3000.5]),
    SlideRow(
      "embla slidesToScroll-vertical.test: 0 first, 1178 last", .vertical, overlongSmall, .center,
      .trimmed, grouping: .fitting(tolerance: 2), [19, 247, 475, 703, 931, 1159]),
    SlideRow(
      "embla slidesToScroll-vertical.test: 0 first, 3001 last", .vertical, grouped, .center,
      .trimmed, grouping: .items(2), [0, 750, 1250, 2000, 3000.5]),
    SlideRow(
      "embla slidesToScroll-vertical.test: 0 first, 3041 last", .vertical, groupedWithMargins,
      .center, .trimmed, grouping: .items(2), [10, 765, 1275, 2030, 3030.5]),
    SlideRow(
      "embla containScroll-ltr.test: 0 first, 860 last", .leftToRight, narrowWithMargins, .trailing,
      .trimmed, [0, 40, 260, 430, 700, 850]),
  ]
}

extension EngineRow {
  static let all: [EngineRow] = [
    EngineRow(
      "embla engine", wide, .leading, .trimmed, content: 2200, [0, 800, 1200],
      progress: [0, 0.666667, 1]),
    EngineRow("embla engine", wide, .leading, .free, content: 2200, [0, 800, 1200, 1400, 1900]),
    EngineRow("embla engine", wide, .center, .free, content: 2200, [-100, 500, 800, 1150, 1550]),
    EngineRow(
      "embla engine", wide, .trailing, .trimmed, content: 2200, [0, 200, 400, 900, 1200],
      progress: [0, 0.166667, 0.333333, 0.75, 1]),
    EngineRow("embla engine", wide, .trailing, .free, content: 2200, [-200, 200, 400, 900, 1200]),
    EngineRow(
      "embla engine", narrow, .leading, .trimmed, content: 1660, [0, 100, 300, 450, 660],
      progress: [0, 0.151515, 0.454545, 0.681818, 1]),
    EngineRow(
      "embla engine", narrow, .leading, .free, content: 1660,
      [0, 100, 300, 450, 700, 830, 930, 1130, 1280, 1530]),
    EngineRow(
      "embla engine", narrow, .center, .trimmed, content: 1660, [0, 75, 265, 380, 530, 660],
      progress: [0, 0.113636, 0.401515, 0.575758, 0.80303, 1]),
    EngineRow(
      "embla engine", narrow, .trailing, .free, content: 1660,
      [-900, -700, -550, -300, -170, -70, 130, 280, 530, 660]),
    EngineRow(
      "embla engine", narrowWithMargins, .center, .trimmed, content: 1860,
      [0, 145, 355, 490, 660, 855, 860],
      progress: [0, 0.168605, 0.412791, 0.569767, 0.767442, 0.994186, 1]),
    EngineRow(
      "embla engine with 1 slides, loop demoted", Slides([320], viewport: 320), .leading, .trimmed,
      content: 320, [0], progress: [0]),
    EngineRow(
      "embla engine with 1 slides, loop demoted", Slides([320], viewport: 320), .center, .trimmed,
      content: 320, [0], progress: [0]),
    EngineRow(
      "embla engine with 2 slides", Slides([320, 320], viewport: 320), .center, .trimmed,
      content: 640, [0, 320], progress: [0, 1]),
    EngineRow(
      "embla engine with 3 slides", Slides([320, 320, 320], viewport: 320), .leading, .trimmed,
      content: 960, [0, 320, 640], progress: [0, 0.5, 1]),
    EngineRow(
      "embla engine with 3 slides", Slides([320, 320, 320], viewport: 320), .leading, .free,
      content: 960, [0, 320, 640]),
    EngineRow(
      "embla engine with 3 slides", Slides([320, 320, 320], viewport: 320), .center, .free,
      content: 960, [0, 320, 640]),
    EngineRow(
      "embla engine with 2 slides", Slides([200, 200], viewport: 320), .leading, .trimmed,
      content: 400, [0, 80], progress: [0, 1]),
    EngineRow(
      "embla engine with 2 slides, loop demoted", Slides([200, 200], viewport: 320), .center,
      .trimmed, content: 400, [0, 80], progress: [0, 1]),
    EngineRow(
      "embla engine with 3 slides", Slides([200, 200, 200], viewport: 320), .center, .trimmed,
      content: 600, [0, 140, 280], progress: [0, 0.5, 1]),
    EngineRow(
      "embla engine with 3 slides", Slides([200, 200, 200], viewport: 320), .leading, .free,
      content: 600, [0, 200, 400]),
    EngineRow(
      "embla engine with 3 slides", Slides([200, 200, 200], viewport: 320), .center, .free,
      content: 600, [-60, 140, 340]),
    EngineRow(
      "embla engine with 4 slides", Slides([200, 200, 200, 200], viewport: 320), .leading, .trimmed,
      content: 800, [0, 200, 400, 480], progress: [0, 0.416667, 0.833333, 1]),
    EngineRow(
      "embla engine with 4 slides", Slides([200, 200, 200, 200], viewport: 320), .center, .trimmed,
      content: 800, [0, 140, 340, 480], progress: [0, 0.291667, 0.708333, 1]),
    EngineRow(
      "embla engine with 4 slides", Slides([80, 80, 80, 80], viewport: 320), .leading, .trimmed,
      content: 320, [0], progress: [0]),
    EngineRow(
      "embla engine with 5 slides", Slides([80, 80, 80, 80, 80], viewport: 320), .leading, .trimmed,
      content: 400, [0, 80], progress: [0, 1]),
    EngineRow(
      "embla engine with 5 slides", Slides([80, 80, 80, 80, 80], viewport: 320), .center, .trimmed,
      content: 400, [0, 40, 80], progress: [0, 0.5, 1]),
    EngineRow(
      "embla engine with 5 slides", Slides([80, 80, 80, 80, 80], viewport: 320), .center, .free,
      content: 400, [-120, -40, 40, 120, 200]),
  ]
}
