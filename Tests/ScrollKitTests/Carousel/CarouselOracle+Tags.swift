/// Where our numbers are others, and which rows are none of ours.
extension CarouselOracle {
  /// Our answers that differ, with the reason.
  static let differing: [Int: (tag: RowTag, answer: OracleValue)] = {
    var rows: [Int: (tag: RowTag, answer: OracleValue)] = [:]
    func add(_ number: Int, _ answer: OracleValue, _ reason: String) {
      rows[number] = (.differs(reason), answer)
    }
    let modulo = "floor-modulo for every wrap; embla takes the magnitude of a remainder"
    add(169, ["loop": 4, "noLoop": 0, "trueFloorMod": 4], modulo)
    add(170, ["loop": 3, "noLoop": 0, "trueFloorMod": 3], modulo)
    add(171, ["loop": 1, "noLoop": 0, "trueFloorMod": 1], modulo)
    let tie = "at half a page the next one"
    add(457, ["abs": 5, "rel": 0, "progress": 0.9], tie)
    add(459, ["abs": 8, "rel": 3, "progress": 0.5], tie)
    add(461, ["abs": 0, "rel": 0, "progress": 0.9], tie)
    add(464, ["abs": -5, "rel": 0, "progress": 0], "a fault of keen-slider, noted in the row")
    let reload = "ViewPager2 reloads all; by number the neighbour takes the place"
    add(415, ["index": 8, "pageText": "8"], reload)
    add(416, ["index": 8, "pageText": "9"], reload)
    add(422, ["index": -1, "pageText": .nothing], "no page is current without pages")
    add(424, ["index": 3, "pageText": "13"], "another list: min(c, N' - 1), not the first page")
    let none = "where there is no next page one stays; splide answers with none"
    add(328, ["next": 3, "prev": 0], none)
    add(329, ["next": 2, "prev": 0], none)
    add(335, ["next": 0, "prev": 0], none)
    add(344, 0, "an item belongs to the group it was put into")
    add(346, [9, 6, 9, 0], "a page is a whole group; splide's last page overlaps the one before")
    add(382, 0, "an item that only touches the viewport is not seen")
    add(383, 0, tie)
    add(474, ["idx": 1, "progress": 0.125], tie)
    add(475, ["idx": 2, "progress": 0.375], tie)
    add(507, 0, "a flick turns at least one page")
    let ends = "a release out of range comes back to the nearest end, as a UIScrollView does"
    add(203, ["index": 0, "distance": 0], ends)
    add(204, ["index": 4, "distance": -1900], ends)
    add(306, -900, "a viewport without a length has a range, in which nothing is seen")
    for (number, answer) in contained { add(number, answer, forced) }
    for number in [28, 52] {
      add(
        number, ["scrollSnaps": [0, -2], "slidesBySnap": [[0], [1]]],
        "content two points longer than the viewport scrolls; a device pixel at most does not")
    }
    return rows
  }()

  private static let forced =
    "a page that can be aligned is; embla puts the first at 0 and the last at the end"

  /// The rows of contained slides of which the first or the last can be aligned.
  private static let contained: [Int: OracleValue] = [
    16: [
      "scrollSnaps": [-10, -130, -350, -520, -790, -860],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5, 6, 7, 8, 9]],
    ],
    24: [
      "scrollSnaps": [-10, -130, -350, -520, -790, -860, -860, -860, -860, -860],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9]],
    ],
    26: [
      "scrollSnaps": [0, 0, 0, 0, 0, -40, -260, -430, -700, -850],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9]],
    ],
    33: [
      "scrollSnaps": [-10, -130, -350, -520, -790, -860],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5, 6, 7, 8, 9]],
    ],
    35: [
      "scrollSnaps": [0, -40, -260, -430, -700, -850],
      "slidesBySnap": [[0, 1, 2, 3, 4], [5], [6], [7], [8], [9]],
    ],
    44: [
      "scrollSnaps": [-10, -130, -350, -520, -790, -860, -860, -860, -860, -860],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9]],
    ],
    50: [
      "scrollSnaps": [0, -40, -260, -430, -700, -850],
      "slidesBySnap": [[0, 1, 2, 3, 4], [5], [6], [7], [8], [9]],
    ],
    57: [
      "scrollSnaps": [0, 0, 0, 0, 0, -40, -260, -430, -700, -850],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9]],
    ],
    59: [
      "scrollSnaps": [0, -1000, -2000, -3000.5],
      "slidesBySnap": [[0, 1], [2, 3, 4, 5], [6, 7], [8, 9]],
    ],
    63: [
      "scrollSnaps": [-48, -624, -1200, -1776, -2352, -2928],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5]],
    ],
    66: [
      "scrollSnaps": [0, -750, -1250, -2000, -3000.5],
      "slidesBySnap": [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]],
    ],
    69: [
      "scrollSnaps": [-10, -765, -1275, -2030, -3030.5],
      "slidesBySnap": [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]],
    ],
    72: [
      "scrollSnaps": [0, -1000, -2000, -3000.5],
      "slidesBySnap": [[0, 1], [2, 3, 4, 5], [6, 7], [8, 9]],
    ],
    74: [
      "scrollSnaps": [-10, -1020, -2030, -3030.5],
      "slidesBySnap": [[0, 1], [2, 3, 4, 5], [6, 7], [8, 9]],
    ],
    76: [
      "scrollSnaps": [-48, -624, -1200, -1776, -2352, -2928],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5]],
    ],
    77: [
      "scrollSnaps": [0, -750, -1250, -2000, -3000.5],
      "slidesBySnap": [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]],
    ],
    79: [
      "scrollSnaps": [-10, -765, -1275, -2030, -3030.5],
      "slidesBySnap": [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]],
    ],
    80: [
      "scrollSnaps": [0, -1000, -2000, -3000.5],
      "slidesBySnap": [[0, 1], [2, 3, 4, 5], [6, 7], [8, 9]],
    ],
    83: [
      "scrollSnaps": [-19, -247, -475, -703, -931, -1159],
      "slidesBySnap": [[0], [1], [2], [3], [4], [5]],
    ],
    86: [
      "scrollSnaps": [0, -750, -1250, -2000, -3000.5],
      "slidesBySnap": [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]],
    ],
    88: [
      "scrollSnaps": [-10, -765, -1275, -2030, -3030.5],
      "slidesBySnap": [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]],
    ],
    191: [
      "demotedToNonLoop": false, "contentSize": 1860, "limitMin": -860, "limitMax": 0,
      "scrollSnaps": [-10, -130, -350, -520, -790, -860],
      "progressBySnap": [0, 0.1411764705882353, 0.4, 0.6, 0.9176470588235294, 1],
    ],
  ]

  /// Rows that are none of ours.
  static let out: [(rows: ClosedRange<Int>, reason: String)] = [
    (
      90...90,
      "loop points lie half a point beside exact edges; the places are checked as moved slides"
    ),
    (97...97, "loop points, as row 90"), (106...106, "loop points, as row 90"),
    (113...113, "loop points, as row 90"), (118...118, "loop points, as row 90"),
    (124...124, "loop points, as row 90"),
    (193...197, "loop points, as row 90"),
    (146...147, "embla's pull-back at an edge: ours is UIScrollView's bounce"),
    (148...149, "embla's threshold for a new layout: ours follows every size"),
    (231...236, "embla's motion: ours is UIScrollView's deceleration and springs"),
    (237...242, "embla's pull-back at an edge: ours is UIScrollView's bounce"),
    (277...279, "reanimated-carousel's resistance: ours is UIScrollView's rubber band"),
    (288...288, "the sign of a direction, which our offsets do not have"),
    (300...304, "how many items to render beside the current one: `Overscan`, or `slotCount`"),
    (312...313, "a style of drawing, from `distance`"),
    (349...349, "a number of copies: ours are as many as the app asks for"),
    (350...351, "splide's gesture thresholds in time"),
    (352...353, "the sign of a direction, which our offsets do not have"),
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
}
