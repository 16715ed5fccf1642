// Rows of embla-carousel: snaps, progress and places of slides in a loop, with the sign of its
// locations turned, and counted from the first slide's start.

import ScrollKit

/// Slides in a loop: where they rest, and whether they go round.
struct LoopRow: TableRow {
  var source: String
  var direction: PagingDirection
  var lengths: [Double]
  var gap = 0.0
  var viewport: Double
  var alignment: PageAlignment
  var grouping = VariablePages.Grouping.none
  var loops = true
  /// Where each page rests, without repeating an offset; relative to the first slide.
  var snaps: [Double]
  var progress: [Double]?
  var groups: [Int]?
  var length: Double?

  init(
    _ source: String, _ direction: PagingDirection, _ lengths: [Double], gap: Double = 0,
    viewport: Double, _ alignment: PageAlignment, _ grouping: VariablePages.Grouping,
    loops: Bool = true, snaps: [Double], progress: [Double]? = nil, groups: [Int]? = nil,
    length: Double? = nil
  ) {
    self.source = source
    self.direction = direction
    self.lengths = lengths
    self.gap = gap
    self.viewport = viewport
    self.alignment = alignment
    self.grouping = grouping
    self.loops = loops
    self.snaps = snaps
    self.progress = progress
    self.groups = groups
    self.length = length
  }

  static let embla: [LoopRow] = [
    LoopRow(
      "oracle 62: slidesToScroll-ltr.test.ts", .leftToRight,
      [480, 480, 235, 235, 235, 235, 480, 480, 480, 481], gap: 20, viewport: 1000, .center,
      .fitting(tolerance: 2), snaps: [-10, 1000, 2010, 3010.5], groups: [2, 4, 2, 2]),
    LoopRow(
      "oracle 65: slidesToScroll-ltr.test.ts", .leftToRight, [576, 576, 576, 576, 576, 576], gap: 0,
      viewport: 480, .center, .fitting(tolerance: 2), snaps: [48, 624, 1200, 1776, 2352, 2928],
      groups: [1, 1, 1, 1, 1, 1]),
    LoopRow(
      "oracle 68: slidesToScroll-ltr.test.ts", .leftToRight,
      [500, 500, 250, 250, 250, 250, 500, 500, 500, 501], gap: 0, viewport: 1000, .center,
      .items(2), snaps: [0, 750, 1250, 2000, 3000.5], groups: [2, 2, 2, 2, 2]),
    LoopRow(
      "oracle 71: slidesToScroll-ltr.test.ts", .leftToRight,
      [480, 480, 235, 235, 235, 235, 480, 480, 480, 481], gap: 20, viewport: 1000, .center,
      .items(2), snaps: [-10, 745, 1255, 2010, 3010.5], groups: [2, 2, 2, 2, 2]),
    LoopRow(
      "oracle 75: slidesToScroll-rtl.test.ts", .rightToLeft,
      [480, 480, 235, 235, 235, 235, 480, 480, 480, 481], gap: 20, viewport: 1000, .center,
      .fitting(tolerance: 2), snaps: [-10, 1000, 2010, 3010.5], groups: [2, 4, 2, 2]),
    LoopRow(
      "oracle 78: slidesToScroll-rtl.test.ts", .rightToLeft,
      [500, 500, 250, 250, 250, 250, 500, 500, 500, 501], gap: 0, viewport: 1000, .center,
      .items(2), snaps: [0, 750, 1250, 2000, 3000.5], groups: [2, 2, 2, 2, 2]),
    LoopRow(
      "oracle 82: slidesToScroll-vertical.test.ts", .vertical,
      [500, 500, 250, 250, 250, 250, 500, 500, 500, 501], gap: 0, viewport: 1000, .center,
      .fitting(tolerance: 2), snaps: [0, 1000, 2000, 3000.5], groups: [2, 4, 2, 2]),
    LoopRow(
      "oracle 85: slidesToScroll-vertical.test.ts", .vertical, [228, 228, 228, 228, 228, 228],
      gap: 0, viewport: 190, .center, .fitting(tolerance: 2),
      snaps: [19, 247, 475, 703, 931, 1159], groups: [1, 1, 1, 1, 1, 1]),
    LoopRow(
      "oracle 87: slidesToScroll-vertical.test.ts", .vertical,
      [500, 500, 250, 250, 250, 250, 500, 500, 500, 501], gap: 0, viewport: 1000, .center,
      .items(2), snaps: [0, 750, 1250, 2000, 3000.5], groups: [2, 2, 2, 2, 2]),
    LoopRow(
      "oracle 183: Engine.ts", .leftToRight, [800, 400, 200, 500, 300], gap: 0, viewport: 1000,
      .leading, .none, snaps: [0, 800, 1200, 1400, 1900],
      progress: [0, 0.363636, 0.545455, 0.636364, 0.863636], length: 2200),
    LoopRow(
      "oracle 184: Engine.ts", .leftToRight, [800, 400, 200, 500, 300], gap: 0, viewport: 1000,
      .center, .none, snaps: [-100, 500, 800, 1150, 1550],
      progress: [0, 0.272727, 0.409091, 0.568182, 0.75], length: 2200),
    LoopRow(
      "oracle 186: Engine.ts", .leftToRight, [800, 400, 200, 500, 300], gap: 0, viewport: 1000,
      .trailing, .none, snaps: [-200, 200, 400, 900, 1200],
      progress: [0, 0.181818, 0.272727, 0.5, 0.636364], length: 2200),
    LoopRow(
      "oracle 188: Engine.ts", .leftToRight, [100, 200, 150, 250, 130, 100, 200, 150, 250, 130],
      gap: 0, viewport: 1000, .leading, .none,
      snaps: [0, 100, 300, 450, 700, 830, 930, 1130, 1280, 1530],
      progress: [
        0, 0.060241, 0.180723, 0.271084, 0.421687, 0.5, 0.560241, 0.680723, 0.771084, 0.921687,
      ], length: 1660),
    LoopRow(
      "oracle 190: Engine.ts", .leftToRight, [100, 200, 150, 250, 130, 100, 200, 150, 250, 130],
      gap: 0, viewport: 1000, .trailing, .none,
      snaps: [-900, -700, -550, -300, -170, -70, 130, 280, 530, 660],
      progress: [
        0, 0.120482, 0.210843, 0.361446, 0.439759, 0.5, 0.620482, 0.710843, 0.861446, 0.939759,
      ], length: 1660),
    LoopRow(
      "oracle 243: Engine.ts", .leftToRight, [320], viewport: 320, .leading, .none, loops: false,
      snaps: [0], progress: [0]),
    LoopRow(
      "oracle 244: Engine.ts", .leftToRight, [320], viewport: 320, .center, .none, loops: false,
      snaps: [0], progress: [0]),
    LoopRow(
      "oracle 247: Engine.ts", .leftToRight, [320, 320, 320], viewport: 320, .leading, .none,
      loops: true, snaps: [0, 320, 640], progress: [0, 0.333333, 0.666667]),
    LoopRow(
      "oracle 248: Engine.ts", .leftToRight, [320, 320, 320], viewport: 320, .center, .none,
      loops: true, snaps: [0, 320, 640], progress: [0, 0.333333, 0.666667]),
    LoopRow(
      "oracle 250: Engine.ts", .leftToRight, [200, 200], viewport: 320, .leading, .none,
      loops: false, snaps: [0, 80], progress: [0, 1]),
    LoopRow(
      "oracle 251: Engine.ts", .leftToRight, [200, 200], viewport: 320, .center, .none,
      loops: false, snaps: [0, 80], progress: [0, 1]),
    LoopRow(
      "oracle 253: Engine.ts", .leftToRight, [200, 200, 200], viewport: 320, .leading, .none,
      loops: true, snaps: [0, 200, 400], progress: [0, 0.333333, 0.666667]),
    LoopRow(
      "oracle 254: Engine.ts", .leftToRight, [200, 200, 200], viewport: 320, .center, .none,
      loops: true, snaps: [-60, 140, 340], progress: [0, 0.333333, 0.666667]),
    LoopRow(
      "oracle 258: Engine.ts", .leftToRight, [80, 80, 80, 80], viewport: 320, .leading, .none,
      loops: false, snaps: [0], progress: [0]),
    LoopRow(
      "oracle 261: Engine.ts", .leftToRight, [80, 80, 80, 80, 80], viewport: 320, .center, .none,
      loops: true, snaps: [-120, -40, 40, 120, 200], progress: [0, 0.2, 0.4, 0.6, 0.8]),
  ]
}

/// Which slides embla-carousel has moved by a round, at an offset and 0.01 points before.
struct ShiftRow: TableRow {
  enum Slides { case plain, gapped }

  var source: String
  var slides: Slides
  var alignment: PageAlignment
  var offset: Double
  var shifts: [Int: Double]
  var after: [Int: Double]

  init(
    _ source: String, _ slides: Slides, _ alignment: PageAlignment, at offset: Double,
    _ shifts: [Int: Double], after: [Int: Double]
  ) {
    self.source = source
    self.slides = slides
    self.alignment = alignment
    self.offset = offset
    self.shifts = shifts
    self.after = after
  }

  static let lengths = [100.0, 200, 150, 250, 130, 100, 200, 150, 250, 130]
  var gap: Double { slides == .plain ? 0 : 20 }

  static let embla: [ShiftRow] = [
    ShiftRow(
      "oracle 91: loop-ltr.test.ts", .plain, .leading, at: 760.5,
      [0: 1660, 1: 1660, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0],
      after: [0: 1660, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0]),
    ShiftRow(
      "oracle 92: loop-ltr.test.ts", .plain, .leading, at: 960.5,
      [0: 1660, 1: 1660, 2: 1660, 3: 0, 4: 0, 5: 0, 6: 0],
      after: [0: 1660, 1: 1660, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0]),
    ShiftRow(
      "oracle 93: loop-ltr.test.ts", .plain, .leading, at: 1110.5,
      [0: 1660, 1: 1660, 2: 1660, 3: 1660, 4: 0, 5: 0, 6: 0],
      after: [0: 1660, 1: 1660, 2: 1660, 3: 0, 4: 0, 5: 0, 6: 0]),
    ShiftRow(
      "oracle 94: loop-ltr.test.ts", .plain, .leading, at: 1360.5,
      [0: 1660, 1: 1660, 2: 1660, 3: 1660, 4: 1660, 5: 0, 6: 0],
      after: [0: 1660, 1: 1660, 2: 1660, 3: 1660, 4: 0, 5: 0, 6: 0]),
    ShiftRow(
      "oracle 95: loop-ltr.test.ts", .plain, .leading, at: 1490.5,
      [0: 1660, 1: 1660, 2: 1660, 3: 1660, 4: 1660, 5: 1660, 6: 0],
      after: [0: 1660, 1: 1660, 2: 1660, 3: 1660, 4: 1660, 5: 0, 6: 0]),
    ShiftRow(
      "oracle 96: loop-ltr.test.ts", .plain, .leading, at: 1590.5,
      [0: 1660, 1: 1660, 2: 1660, 3: 1660, 4: 1660, 5: 1660, 6: 1660],
      after: [0: 1660, 1: 1660, 2: 1660, 3: 1660, 4: 1660, 5: 1660, 6: 0]),
    ShiftRow(
      "oracle 99: loop-ltr.test.ts", .plain, .center, at: -380.5,
      [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: -1660, 9: -1660],
      after: [0: 0, 1: 0, 2: 0, 3: 0, 7: -1660, 8: -1660, 9: -1660]),
    ShiftRow(
      "oracle 100: loop-ltr.test.ts", .plain, .center, at: -130.5,
      [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: -1660],
      after: [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: -1660, 9: -1660]),
    ShiftRow(
      "oracle 101: loop-ltr.test.ts", .plain, .center, at: -0.5,
      [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0],
      after: [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: -1660]),
    ShiftRow(
      "oracle 102: loop-ltr.test.ts", .plain, .center, at: 660.5,
      [0: 1660, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0],
      after: [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 103: loop-ltr.test.ts", .plain, .center, at: 760.5,
      [0: 1660, 1: 1660, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0],
      after: [0: 1660, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 104: loop-ltr.test.ts", .plain, .center, at: 960.5,
      [0: 1660, 1: 1660, 2: 1660, 3: 0, 7: 0, 8: 0, 9: 0],
      after: [0: 1660, 1: 1660, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 105: loop-ltr.test.ts", .plain, .center, at: 1110.5,
      [0: 1660, 1: 1660, 2: 1660, 3: 1660, 7: 0, 8: 0, 9: 0],
      after: [0: 1660, 1: 1660, 2: 1660, 3: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 108: loop-ltr.test.ts", .plain, .trailing, at: -730.5,
      [0: 0, 4: 0, 5: 0, 6: -1660, 7: -1660, 8: -1660, 9: -1660],
      after: [0: 0, 4: 0, 5: -1660, 6: -1660, 7: -1660, 8: -1660, 9: -1660]),
    ShiftRow(
      "oracle 109: loop-ltr.test.ts", .plain, .trailing, at: -530.5,
      [0: 0, 4: 0, 5: 0, 6: 0, 7: -1660, 8: -1660, 9: -1660],
      after: [0: 0, 4: 0, 5: 0, 6: -1660, 7: -1660, 8: -1660, 9: -1660]),
    ShiftRow(
      "oracle 110: loop-ltr.test.ts", .plain, .trailing, at: -380.5,
      [0: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: -1660, 9: -1660],
      after: [0: 0, 4: 0, 5: 0, 6: 0, 7: -1660, 8: -1660, 9: -1660]),
    ShiftRow(
      "oracle 111: loop-ltr.test.ts", .plain, .trailing, at: -130.5,
      [0: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: -1660],
      after: [0: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: -1660, 9: -1660]),
    ShiftRow(
      "oracle 112: loop-ltr.test.ts", .plain, .trailing, at: 660.5,
      [0: 1660, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0],
      after: [0: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 115: loop-ltr.test.ts", .gapped, .leading, at: 860.5,
      [0: 1860, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0], after: [0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0]),
    ShiftRow(
      "oracle 116: loop-ltr.test.ts", .gapped, .leading, at: 980.5,
      [0: 1860, 1: 1860, 2: 0, 3: 0, 4: 0, 5: 0], after: [0: 1860, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0]),
    ShiftRow(
      "oracle 117: loop-ltr.test.ts", .gapped, .leading, at: 1200.5,
      [0: 1860, 1: 1860, 2: 1860, 3: 0, 4: 0, 5: 0],
      after: [0: 1860, 1: 1860, 2: 0, 3: 0, 4: 0, 5: 0]),
    ShiftRow(
      "oracle 119: loop-ltr.test.ts", .gapped, .center, at: -440.5,
      [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: -1860, 9: -1860],
      after: [0: 0, 1: 0, 2: 0, 3: 0, 7: -1860, 8: -1860, 9: -1860]),
    ShiftRow(
      "oracle 120: loop-ltr.test.ts", .gapped, .center, at: -170.5,
      [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: -1860],
      after: [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: -1860, 9: -1860]),
    ShiftRow(
      "oracle 121: loop-ltr.test.ts", .gapped, .center, at: 860.5,
      [0: 1860, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0],
      after: [0: 0, 1: 0, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 122: loop-ltr.test.ts", .gapped, .center, at: 1200.5,
      [0: 1860, 1: 1860, 2: 1860, 3: 0, 7: 0, 8: 0, 9: 0],
      after: [0: 1860, 1: 1860, 2: 0, 3: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 123: loop-ltr.test.ts", .gapped, .center, at: 1370.5,
      [0: 1860, 1: 1860, 2: 1860, 3: 1860, 7: 0, 8: 0, 9: 0],
      after: [0: 1860, 1: 1860, 2: 1860, 3: 0, 7: 0, 8: 0, 9: 0]),
    ShiftRow(
      "oracle 125: loop-ltr.test.ts", .gapped, .trailing, at: -830.5,
      [0: 0, 5: 0, 6: -1860, 7: -1860, 8: -1860, 9: -1860],
      after: [0: 0, 5: -1860, 6: -1860, 7: -1860, 8: -1860, 9: -1860]),
    ShiftRow(
      "oracle 126: loop-ltr.test.ts", .gapped, .trailing, at: -610.5,
      [0: 0, 5: 0, 6: 0, 7: -1860, 8: -1860, 9: -1860],
      after: [0: 0, 5: 0, 6: -1860, 7: -1860, 8: -1860, 9: -1860]),
    ShiftRow(
      "oracle 127: loop-ltr.test.ts", .gapped, .trailing, at: -170.5,
      [0: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: -1860], after: [0: 0, 5: 0, 6: 0, 7: 0, 8: -1860, 9: -1860]),
  ]
}
