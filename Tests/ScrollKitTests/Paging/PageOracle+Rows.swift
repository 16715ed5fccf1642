// Rows of the table of snapping and pages; `PageOracle` reads them.

extension PageOracle {
  static let table = #"""
    32 | webkit scroll-snap-offsets-expected.txt | snap-offsets/x | {"viewport":30,"content":180,
    "items":[[0,30],[30,30],[60,30],[90,30],[120,30],[150,30]],"align":"start"} = [0,30,60,90,120,
    150]

    33 | webkit scroll-snap-children-with-scroll-snap-margin-expected.txt |
    snap-offsets/scroll-margin | {"viewport":400,"items":[[0,400],[720,400],[1440,400],[2160,400],
    [2880,400],[3600,400]],"margins":[10,20,30,40,50,60],"align":"start"} = [0,700,1410,2120,2830,
    3540]

    34 | webkit scroll-snap-children-with-scroll-snap-margin-expected.txt |
    snap-offsets/scroll-margin minus 10 | {"viewport":400,"items":[[0,400],[720,400],[1440,400],
    [2160,400],[2880,400],[3600,400]],"margins":[0,10,20,30,40,50],"align":"start"} = [0,710,1420,
    2130,2840,3550]

    41 | flutter page_view_test.dart | page/from-pixels | {"pixels":150,"min":100,"max":200,
    "viewport":25,"fraction":1} = 6

    42 | flutter page_view_test.dart | page/from-pixels rounding | {"pixels":799.99999999999,
    "min":0,"max":1600,"viewport":800,"fraction":1} = 1

    43 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.875,"fractionText":"7/8","currentPage":0,"page":1} = 750

    44 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.875,"fractionText":"7/8","currentPage":10,"page":9} = -650

    45 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.875,"fractionText":"7/8","currentPage":10,"page":10} = 50

    46 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.975,"fractionText":"39/40","currentPage":10,"page":9} = -770

    47 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.975,"fractionText":"39/40","currentPage":10,"page":10} = 10

    48 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":0,"page":2} = 550

    49 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":0,"page":3} = 650

    50 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":10,"page":6} = -50

    51 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":10,"page":7} = 50

    52 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":10,"page":8} = 150

    53 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":10,"page":9} = 250

    54 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":10,"page":13} = 650

    55 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":0.125,"fractionText":"1/8","currentPage":10,"page":14} = 750

    56 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":1.25,"fractionText":"5/4","currentPage":0,"page":0} = -100

    57 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,
    "fraction":1.25,"fractionText":"5/4","currentPage":10,"page":10} = -100

    58 | flutter page_view_test.dart | page/leading-edge-of-page | {"viewport":800,"fraction":4,
    "fractionText":"4","currentPage":10,"page":10} = -1200

    59 | flutter page_view_test.dart | page/centre-of-last-page | {"viewport":800,"fraction":1.25,
    "pages":3,"currentPage":2,"page":2} = 400

    60 | flutter page_view_test.dart | page/settle | {"viewport":600,"startPage":0,"drag":-1250,
    "contentVelocity":0} = {"page":2}

    61 | flutter page_view_test.dart | page/settle | {"viewport":800,"startPage":0,"drag":-420,
    "contentVelocity":0} = {"page":1}

    62 | flutter page_view_test.dart | page/current-page-changes-at-half | {"viewport":800,
    "offset":380} = {"page":0}

    63 | flutter page_view_test.dart | page/current-page-changes-at-half | {"viewport":800,
    "offset":420} = {"page":1}

    64 | flutter page_view_test.dart | page/no-exception-at-fractional-width |
    {"viewport":392.72727272727275,"pages":366,"jumpToPage":365} = {"page":365}

    73 | androidx SnapFlingBehaviorTest.kt | snap/bounds-choice | {"lower":-200,"upper":300,
    "velocity":0} = -200

    74 | androidx SnapFlingBehaviorTest.kt | snap/bounds-choice | {"lower":-200,"upper":300,
    "velocity":"minFling"} = 300

    75 | androidx SnapFlingBehaviorTest.kt | snap/bounds-choice | {"lower":-200,"upper":300,
    "velocity":"-minFling"} = -200

    76 | androidx LazyListSnapLayoutInfoProviderTest.kt | snap/approach-offset |
    {"decayDistance":1050,"itemSize":200} = 800

    77 | androidx LazyListSnapLayoutInfoProviderTest.kt | snap/approach-offset |
    {"decayDistance":-1050,"itemSize":200} = -800

    78 | androidx LazyListSnapLayoutInfoProviderTest.kt | snap/approach-offset |
    {"decayDistance":399,"itemSize":200} = 0

    79 | androidx LazyListSnapLayoutInfoProviderTest.kt | snap/approach-offset |
    {"decayDistance":150,"itemSize":200} = 0

    80 | androidx FakeDragTest.kt | page/settle-after-drag | {"startPage":0,"dragPages":0.6,
    "durationMs":100,"fling":true} = {"page":1}

    81 | androidx FakeDragTest.kt | page/drag-while-settling | {"settleTarget":1,"dragPages":0.5}
    = {"page":1}

    82 | androidx FakeDragTest.kt | page/drag-while-settling | {"settleTarget":1,"dragPages":1.5}
    = {"page":2}

    83 | androidx SnapPosition.kt | snap/item-position | {"position":"center","layout":500,
    "item":200,"paddingBefore":20,"paddingAfter":30} = 125

    84 | androidx SnapPosition.kt | snap/item-position | {"position":"center","layout":501,
    "item":201,"paddingBefore":0,"paddingAfter":0} = 150
    """#
}
