import ScrollKit
import XCTest

/// Numbers of other carousels: each of the 537 collected rows is *must* (our number is theirs),
/// *ours differs* (our number is asserted, with the rule), or *out* with a reason.
final class CarouselPeersTests: XCTestCase {
  /// A row that is checked here: what we find, and what it should be.
  private struct PeerCase: TableRow {
    var number: Int
    var found: String
    var expected: String
    /// Their number, where ours differs by a rule.
    var theirs: String?
    var source: String

    init<Value>(_ number: Int, _ found: Value, _ expected: Value, _ source: String) {
      (self.number, self.found, self.expected) = (number, "\(found)", "\(expected)")
      self.source = source
    }

    init<Value>(
      _ number: Int, _ found: Value, ours: Value, theirs: Value, _ source: String
    ) {
      self.init(number, found, ours, source)
      self.theirs = "\(theirs)"
    }
  }

  private static func step(_ count: Int, loops: Bool, from page: Int, by steps: Int) -> Int {
    PageStep(count: count, loops: loops).page(from: page, steps: steps) ?? -1
  }

  private static func page(_ number: Int, of count: Int) -> Int {
    PageLoop(count: count).page(number) ?? -1
  }

  private var embla: [PeerCase] {
    let five = PageLoop(count: 5)
    let round = PageLoop(count: 1660)
    func clamped(_ index: Int) -> Int { Self.step(5, loops: false, from: index, by: 0) }
    func wrap(_ x: Double) -> Double { 0 - round.wrapped(0 - x) }
    return [
      PeerCase(
        140, Self.step(5, loops: false, from: 4, by: 1), 4, "embla-carousel: next at the end"),
      PeerCase(141, Self.step(5, loops: false, from: 0, by: -1), 0, "embla-carousel: back at 0"),
      PeerCase(142, Self.step(5, loops: true, from: 4, by: 1), 0, "embla-carousel: next, looped"),
      PeerCase(143, five.page(5)!, 0, "embla-carousel: goTo 5"),
      PeerCase(144, five.page(-1)!, 4, "embla-carousel: goTo -1"),
      PeerCase(145, five.page(2)!, 2, "embla-carousel: the page to begin with"),
      PeerCase(168, [five.page(-4)!, clamped(-4)], [1, 0], "embla-carousel: Counter"),
      PeerCase(169, five.page(-6)!, ours: 4, theirs: 1, "floor-modulo for every wrap"),
      PeerCase(170, five.page(-7)!, ours: 3, theirs: 2, "floor-modulo for every wrap"),
      PeerCase(171, five.page(-9)!, ours: 1, theirs: 4, "floor-modulo for every wrap"),
      PeerCase(172, [five.page(5)!, clamped(5)], [0, 4], "embla-carousel: Counter"),
      PeerCase(173, [five.page(6)!, clamped(6)], [1, 4], "embla-carousel: Counter"),
      PeerCase(174, [five.page(10)!, clamped(10)], [0, 4], "embla-carousel: Counter"),
      PeerCase(175, [five.page(11)!, clamped(11)], [1, 4], "embla-carousel: Counter"),
      PeerCase(176, wrap(1), -1659, "embla-carousel: Limit.removeOffset"),
      PeerCase(177, wrap(0), 0, "embla-carousel: Limit.removeOffset"),
      PeerCase(178, wrap(0.5), -1659.5, "embla-carousel: Limit.removeOffset"),
      PeerCase(179, wrap(-830), -830, "embla-carousel: Limit.removeOffset"),
      PeerCase(180, wrap(-1), -1, "embla-carousel: Limit.removeOffset"),
      PeerCase(181, wrap(1660), 0, "embla-carousel: Limit.removeOffset"),
    ]
  }

  private var jumps: [PeerCase] {
    let slides = CarouselLoop(lengths: [800, 400, 200, 500, 300], viewport: 1000)
    func way(_ page: Int, from start: Int, _ direction: PageLoop.Direction, full: Bool = true)
      -> Double
    {
      let number = slides.pageNumber(of: page, from: start, direction: direction, fullTurn: full)
      return slides.contentOffset(of: start) - slides.contentOffset(of: number)
    }
    func steps(_ from: Int, _ to: Int, _ count: Int, _ tie: PageLoop.Tie) -> Int {
      PageLoop(count: count).steps(from: from, to: to, tie: tie)
    }
    return [
      PeerCase(214, way(4, from: 0, .shortest), 300, "embla-carousel: byIndex"),
      PeerCase(215, way(4, from: 0, .forward), -1900, "embla-carousel: byIndex"),
      PeerCase(216, way(0, from: 4, .shortest), -300, "embla-carousel: byIndex"),
      PeerCase(217, way(0, from: 4, .forward), -300, "embla-carousel: byIndex"),
      PeerCase(218, way(0, from: 0, .forward), -2200, "embla-carousel: a full turn"),
      PeerCase(219, way(0, from: 0, .backward), 2200, "embla-carousel: a full turn"),
      PeerCase(269, 4 + steps(4, 1, 5, .forward), 6, "reanimated-carousel"),
      PeerCase(270, 0 + steps(0, 2, 4, .forward), 2, "reanimated-carousel: tie forward"),
      PeerCase(451, steps(0, 19, 20, .direct), -1, "carousel_slider: closest"),
      PeerCase(452, steps(19, 0, 20, .direct), 1, "carousel_slider: closest"),
      PeerCase(453, steps(0, 10, 20, .direct), 10, "carousel_slider: tie direct"),
      PeerCase(454, steps(5, 2, 6, .direct), -3, "carousel_slider: tie direct"),
      PeerCase(467, steps(0, 1, 5, .direct), 1, "keen-slider"),
      PeerCase(468, steps(0, 2, 5, .direct), 2, "keen-slider"),
      PeerCase(469, steps(0, 3, 5, .direct), -2, "keen-slider"),
      PeerCase(470, 7 - 0, 7, "keen-slider: absolute numbers are unbounded page numbers"),
      PeerCase(471, -1 - 0, -1, "keen-slider: absolute numbers are unbounded page numbers"),
      PeerCase(472, steps(2, 4, 5, .direct), 2, "keen-slider"),
      PeerCase(473, steps(1, 4, 5, .direct), -2, "keen-slider"),
      PeerCase(495, steps(4, 0, 5, .direct), 1, "iCarousel"),
      PeerCase(496, steps(0, 3, 5, .direct), -2, "iCarousel"),
      PeerCase(497, steps(2, 0, 4, .direct), -2, "iCarousel: tie direct"),
      PeerCase(498, steps(1, 4, 6, .direct), 3, "iCarousel: tie direct"),
      PeerCase(499, steps(4, 1, 6, .direct), -3, "iCarousel: tie direct"),
      PeerCase(531, steps(0, 4, 5, .forward), -1, "definition"),
      PeerCase(532, steps(4, 0, 5, .forward), 1, "definition"),
      PeerCase(533, steps(0, 2, 5, .forward), 2, "definition"),
      PeerCase(534, steps(0, 2, 4, .forward), 2, "definition: tie forward"),
      PeerCase(535, steps(5, 1, 6, .forward), 2, "definition"),
      PeerCase(536, steps(0, 0, 5, .forward), 0, "definition"),
    ]
  }

  /// A carousel without a loop, on a page.
  private func row(_ count: Int, page: Int, length: Double = 700) -> CarouselSlots {
    var slots = CarouselSlots.twoSlots(pageCount: count, page: page)
    _ = slots.setPageLength(length)
    return slots
  }

  /// The current page after edits, and what was its number; -1 for a page that came in, or none.
  private func after(_ edits: [CarouselEdit], start: Int, count: Int = 10) -> [Int] {
    var slots = row(count, page: start)
    var texts = Array(0..<count)
    for edit in edits {
      _ = slots.edit(edit)
      switch edit {
      case .insert(let count, let place):
        texts.insert(contentsOf: Array(repeating: -1, count: count), at: place)
      case .remove(let range): texts.removeSubrange(range)
      case .move(let page, let place): texts.insert(texts.remove(at: page), at: place)
      }
    }
    guard let page = slots.currentPage else { return [-1, -1] }
    return [page, texts[page]]
  }

  private var data: [PeerCase] {
    func keys(_ old: [Int], _ new: [Int], at page: Int) -> Double {
      var slots = row(old.count, page: page)
      for edit in CarouselEdit.edits(from: old, to: new) { _ = slots.edit(edit) }
      return slots.contentOffset
    }
    func counted(_ old: Int, _ new: Int, page: Int, keeping: Int? = nil) -> Double {
      var slots = row(old, page: page)
      _ = slots.setPageCount(new, keeping: keeping)
      return slots.contentOffset
    }
    func looped(_ old: Int, _ new: Int, at number: Int, keeping: Int? = nil) -> Double {
      var slots = CarouselSlots(pageCount: old, page: number)
      _ = slots.setPageLength(320)
      // Number 9 is that of page 4 or 1, a round or two later.
      _ = slots.scrolled(to: 320 + 320 * Double(number - number % old))
      _ = slots.settled(at: 320 + 320 * Double(number - number % old))
      _ = slots.setPageCount(new, keeping: keeping)
      return slots.fractionalPage * 320
    }
    return [
      PeerCase(272, counted(4, 0, page: 2), 0, "reanimated-carousel: no page is left"),
      PeerCase(273, counted(5, 2, page: 3, keeping: nil) * 320 / 700, 320, "reanimated-carousel"),
      PeerCase(274, looped(5, 3, at: 9), 2560, "reanimated-carousel: the nearest copy of page 2"),
      PeerCase(
        275, looped(4, 3, at: 9, keeping: 1), 3200,
        "reanimated-carousel: the nearest copy of page 1"),
      PeerCase(308, counted(4, 2, page: 3), 700, "reanimated-carousel: min(c, N' - 1)"),
      PeerCase(309, keys([10, 20, 30], [20, 10, 30], at: 1), 0, "reanimated-carousel: by key"),
      PeerCase(
        310, keys([10, 20, 30], [10, 20], at: 2), 700, "reanimated-carousel: gone, the last"),
      PeerCase(
        311, counted(0, 3, page: 0, keeping: 2), 1400, "reanimated-carousel: the first pages"),
      PeerCase(411, after([.move(9, to: 0)], start: 0), [1, 0], "ViewPager2"),
      PeerCase(412, after([.insert(count: 1, at: 0)], start: 9), [10, 9], "ViewPager2"),
      PeerCase(413, after([.insert(count: 1, at: 9)], start: 9), [10, 9], "ViewPager2"),
      PeerCase(414, after([.remove(0..<1)], start: 9), [8, 9], "ViewPager2"),
      PeerCase(
        415, after([.remove(9..<10)], start: 9), ours: [8, 8], theirs: [0, 0],
        "ViewPager2 reloads all; by number the neighbour takes the place"),
      PeerCase(
        416, after([.remove(8..<9)], start: 9), ours: [8, 9], theirs: [0, 0],
        "ViewPager2 reloads all; by number the page stays"),
      PeerCase(417, after([.remove(0..<2)], start: 0), [0, 2], "ViewPager2"),
      PeerCase(418, after([.insert(count: 2, at: 0)], start: 9), [11, 9], "ViewPager2"),
      PeerCase(419, after([.insert(count: 2, at: 9)], start: 9), [11, 9], "ViewPager2"),
      PeerCase(420, after([.remove(0..<2)], start: 9), [7, 9], "ViewPager2"),
      PeerCase(421, after([.remove(8..<10)], start: 9), [7, 7], "ViewPager2"),
      PeerCase(
        422, after([.remove(0..<10)], start: 9), ours: [-1, -1], theirs: [0, -1],
        "no page is current without pages"),
      PeerCase(423, counted(10, 4, page: 2), 1400, "ViewPager2: another list, the same number"),
      PeerCase(
        424, counted(10, 4, page: 7), ours: 2100, theirs: 0,
        "another list: min(c, N' - 1), not the first page"),
      PeerCase(425, row(0, page: 9).contentOffset, 0, "ViewPager2: an empty list"),
    ]
  }

  private var loops: [PeerCase] {
    let five = PageLoop(count: 5)
    func keen(_ position: Double) -> [Double] {
      let number = (position + 0.5).rounded(.down)
      return [
        number, Double(five.page(Int(number))!),
        (five.progress(at: position) * 100).rounded() / 100,
      ]
    }
    func filled(_ count: Int) -> [Int] {
      let loop = CarouselLoop(
        lengths: Array(repeating: 300, count: count), viewport: 300, fallback: .repeated)
      return (0..<max(count, 3)).compactMap { loop.item($0) }
    }
    func distance(_ index: Int, _ position: Double, _ count: Int) -> Double {
      let distance = PageLoop(count: count).distance(from: position, to: index)!
      return (distance * 1e9).rounded() / 1e9
    }
    let tie = "at half a page the next one"
    return [
      PeerCase(267, PageLoop(count: 5).nearestCopy(of: 0, to: 4.8)!, 5, "reanimated-carousel"),
      PeerCase(268, PageLoop(count: 5).nearestCopy(of: 0, to: 2.5)!, 5, "reanimated-carousel: tie"),
      PeerCase(284, filled(1), [0, 0, 0], "reanimated-carousel: one item is filled up"),
      PeerCase(285, filled(5), [0, 1, 2, 3, 4], "reanimated-carousel"),
      PeerCase(286, filled(0), [], "reanimated-carousel"),
      PeerCase(287, Self.page(2, of: 1), 0, "reanimated-carousel"),
      PeerCase(447, Self.page(10000 - 10000, of: 6), 0, "carousel_slider: realIndex"),
      PeerCase(448, Self.page(9999 - 10000, of: 6), 5, "carousel_slider: realIndex"),
      PeerCase(449, Self.page(9994 - 10000, of: 6), 0, "carousel_slider: realIndex"),
      PeerCase(450, Self.page(0 - 10000, of: 6), 2, "carousel_slider: realIndex"),
      PeerCase(455, keen(0), [0, 0, 0], "keen-slider"),
      PeerCase(456, keen(0.6), [1, 1, 0.12], "keen-slider"),
      PeerCase(457, keen(4.5), ours: [5, 0, 0.9], theirs: [4, 4, 0.9], tie),
      PeerCase(458, keen(5), [5, 0, 0], "keen-slider"),
      PeerCase(459, keen(7.5), ours: [8, 3, 0.5], theirs: [7, 2, 0.5], tie),
      PeerCase(460, keen(-0.4), [0, 0, 0.92], "keen-slider"),
      PeerCase(461, keen(-0.5), ours: [0, 0, 0.9], theirs: [-1, 4, 0.9], tie),
      PeerCase(462, keen(-0.6), [-1, 4, 0.88], "keen-slider"),
      PeerCase(463, keen(-2), [-2, 3, 0.6], "keen-slider"),
      PeerCase(464, keen(-5), ours: [-5, 0, 0], theirs: [-10, 0, 0], "a fault of keen-slider"),
      PeerCase(465, keen(-5.4), [-5, 0, 0.92], "keen-slider"),
      PeerCase(466, keen(-6), [-6, 4, 0.8], "keen-slider"),
      PeerCase(
        488, ClonedPages(pageCount: 3, pageLength: 1).page(atPlace: 0)!, 2, "ImageSlideshow"),
      PeerCase(
        489, ClonedPages(pageCount: 3, pageLength: 1).page(atPlace: 1)!, 0, "ImageSlideshow"),
      PeerCase(
        490, ClonedPages(pageCount: 3, pageLength: 1).page(atPlace: 4)!, 0, "ImageSlideshow"),
      PeerCase(491, Self.page(-1, of: 5), 4, "iCarousel"),
      PeerCase(492, Self.page(5, of: 5), 0, "iCarousel"),
      PeerCase(493, Self.page(-6, of: 5), 4, "iCarousel"),
      PeerCase(494, Self.page(0, of: 0), -1, "iCarousel: -1 stands for nil"),
      PeerCase(500, distance(3, 0, 5), -2, "iCarousel"),
      PeerCase(501, distance(2, 0, 4), 2, "iCarousel: tie ahead"),
      PeerCase(502, distance(0, 4.8, 5), 0.2, "iCarousel"),
      PeerCase(503, distance(4, 0, 5), -1, "iCarousel"),
    ]
  }

  /// Rows whose families other tests check, by the test that has them.
  private let elsewhere: [(ClosedRange<Int>, String)] = [
    (0...61, "SlideRows, VariablePagesTests"), (63...64, "SlideRows"), (66...67, "SlideRows"),
    (69...70, "SlideRows"), (72...74, "SlideRows"), (76...77, "SlideRows"), (79...81, "SlideRows"),
    (83...84, "SlideRows"), (86...86, "SlideRows"), (88...89, "SlideRows"),
    (62...62, "LoopRows"), (65...65, "LoopRows"), (68...68, "LoopRows"), (71...71, "LoopRows"),
    (75...75, "LoopRows"), (78...78, "LoopRows"), (82...82, "LoopRows"), (85...85, "LoopRows"),
    (87...87, "LoopRows"), (91...96, "LoopRows: ShiftRow"), (98...98, "CarouselLoopTests"),
    (99...105, "LoopRows: ShiftRow"), (107...107, "CarouselLoopTests"),
    (108...112, "LoopRows: ShiftRow"), (114...114, "CarouselLoopTests"),
    (115...117, "LoopRows: ShiftRow"), (119...123, "LoopRows: ShiftRow"),
    (125...127, "LoopRows: ShiftRow"), (128...134, "VariablePagesPositionTests"),
    (135...136, "VariablePagesTests"), (137...139, "VariablePagesTests"),
    (150...167, "VariablePagesTests, LoopRows"), (182...182, "VariablePagesPositionTests"),
    (183...184, "LoopRows"), (185...185, "VariablePagesPositionTests"), (186...186, "LoopRows"),
    (187...187, "VariablePagesPositionTests"), (188...188, "LoopRows"),
    (189...189, "VariablePagesPositionTests"), (190...190, "LoopRows"),
    (191...192, "VariablePagesPositionTests"), (198...204, "SnapPointsTests"),
    (205...213, "CarouselLoopTests"), (220...226, "CarouselLoopTests"),
    (227...230, "AxisMetricsPeersTests"), (243...244, "LoopRows"),
    (245...246, "VariablePagesTests"), (247...248, "LoopRows"), (249...249, "VariablePagesTests"),
    (250...251, "LoopRows"), (252...252, "VariablePagesTests"), (253...254, "LoopRows"),
    (255...257, "VariablePagesTests"), (258...258, "LoopRows"), (259...260, "VariablePagesTests"),
    (261...261, "LoopRows"), (262...266, "PagesPositionTests, PageLoopTests"),
    (271...271, "PageLoopTests"), (276...276, "PagingTotalityTests"),
    (280...283, "KeepingThePlaceTests"), (289...299, "PageStepTests, PagesPositionTests"),
    (305...307, "AxisMetricsPeersTests"), (314...315, "AutoplayTests"),
    (316...325, "PagesPositionTests, PagesTests"), (326...348, "PageStepTests, StopRow"),
    (354...354, "AutoplayTests"), (361...365, "VariablePagesItemsTests"),
    (366...367, "CarouselLoopTests"), (368...369, "VariablePagesTests"),
    (370...371, "VariablePagesItemsTests"), (374...375, "CarouselLoopTests"),
    (376...379, "AxisMetricsPeersTests"), (380...383, "CarouselLoopTests"),
    (395...396, "PageAlignmentTests"), (397...402, "PagesLandingTests, PageStepTests"),
    (410...410, "PageStepTests"), (427...438, "PagesPositionTests, PagesLandingTests"),
    (439...446, "PagesPositionTests, VisiblePagesTests, KeepingThePlaceTests"),
    (474...477, "PagesPositionTests, AxisMetricsPeersTests"), (478...480, "PageStepTests"),
    (482...483, "SnapPointsTests"), (484...487, "ClonedPagesTests"),
    (504...504, "PageLoopTests"), (505...508, "PagesLandingTests"),
    (516...520, "PagesPositionTests"), (521...530, "CarouselSlotsTests, CarouselStepTests"),
  ]

  /// Rows that are none of ours.
  private let out: [(ClosedRange<Int>, String)] = [
    (
      90...90,
      "loop points lie half a point beside exact edges; the places are checked as moved slides"
    ),
    (97...97, "as 90"), (106...106, "as 90"), (113...113, "as 90"), (118...118, "as 90"),
    (124...124, "as 90"), (193...197, "as 90"),
    (146...147, "embla's pull-back at an edge: ours is UIScrollView's bounce"),
    (148...149, "embla's threshold for a new layout: ours follows every size"),
    (231...236, "embla's motion: ours is UIScrollView's deceleration and springs"),
    (237...242, "embla's pull-back at an edge"),
    (277...279, "reanimated-carousel's resistance: ours is UIScrollView's rubber band"),
    (288...288, "the sign of a direction, which our offsets do not have"),
    (300...304, "how many items to render beside the current one: `Overscan`, or `slotCount`"),
    (312...313, "a style of drawing, from `distance`"),
    (349...349, "a number of copies: ours are as many as the app asks for"),
    (350...351, "splide's gesture thresholds in time"), (352...353, "the sign of a direction"),
    (355...360, "a test of nearness: a difference of numbers"),
    (372...373, "a drag in a browser, in its own physics"),
    (384...394, "flicking's thresholds of a gesture in pixels, not a share of a page"),
    (403...404, "SwiftUIPager's rendering: five pages around, and their offset"),
    (405...408, "SwiftUIPager's own padding of a page"),
    (409...409, "a name for a threshold"), (426...426, "how many pages a view group holds"),
    (481...481, "a motion law of its own: an exponential with a friction a frame"),
    (
      509...515,
      "a finite number of copies or a start in the middle of them: ours has no such number"
    ),
  ]

  func testTheRowsOfOtherCarousels() {
    let all = embla + jumps + data + loops
    forEachRow("numbers of other carousels", all) { row in
      XCTAssertEqual(row.found, row.expected, "row \(row.number)")
      XCTAssertNotEqual(row.found, row.theirs, "row \(row.number)")
    }
    // Each row is accounted for, once.
    var seen = all.map { $0.number }
    for (range, place) in elsewhere + out {
      XCTAssertFalse(place.isEmpty)
      seen += Array(range)
    }
    XCTAssertEqual(seen.sorted(), Array(0..<537))
  }

  /// With two pages, next and previous keep their directions, in quick taps, too.
  func testTwoPagesKeepTheDirection() {
    for slotCount in [2, 3, 5] {
      for steps in [[1], [1, 1], [1, 1, 1], [-1], [-1, -1], [1, -1], [-1, 1, 1]] {
        var slots =
          slotCount == 2
          ? CarouselSlots.twoSlots(pageCount: 2, loops: true)
          : CarouselSlots(pageCount: 2, slotCount: slotCount)
        _ = slots.setPageLength(320)
        var (offset, last) = (slots.contentOffset, 0.0)
        for step in steps {
          let move = slots.scroll(by: step)
          offset += move.update.offsetShift
          last = move.contentOffset - offset
          XCTAssertEqual(move.steps, step)
        }
        XCTAssertEqual(last, 320 * Double(steps.reduce(0, +)))
        XCTAssertEqual(slots.scroll(by: 0).page, Self.page(steps.reduce(0, +), of: 2))
      }
    }
  }
}
