// Rows of the table `browser`; `IntoViewRow` reads them.

extension IntoViewRow {
  /// Rectangles scrolled into view, and focus.
  static let browser = """
    into-view/center | ltr 200,200 552,662 26,30,5,31 | 227,478,145,113 30,0,15,-10 | 16,207
    center center = 204,417

    into-view/center | ltr 300,260 1009,1057 20,20,20,20 | 357,567,323,397 10,10,-5,-5 | 58,778
    trailing center = 410,628

    into-view/center | ltr 300,260 916,906 13,31,34,0 | 7,621,327,285 -5,0,10,10 | 218,184
    nearestEdge center = 65,646

    into-view/center | ltr 300,320 1144,979 40,16,31,25 | 336,331,169,254 -10,30,30,-10 |
    133,205 leading center = 321,314

    into-view/center | ltr 200,260 913,1087 0,0,0,0 | 211,297,197,331 0,0,0,0 | 680,493 trailing
    center = 208,333

    into-view/center | ltr 200,320 694,1266 26,10,8,18 | 17,247,115,237 -5,0,0,10 | 470,574
    center center = 0,199

    into-view/center | ltr 300,200 1205,563 18,34,10,16 | 666,19,218,300 0,0,0,0 | 1,239
    nearestEdge center = 618,65

    into-view/center | ltr 300,260 1065,728 27,17,50,1 | 820,215,160,106 0,0,0,0 | 719,277
    nearestEdge center = 719,150

    into-view/center | ltr 200,320 563,1253 0,0,0,0 | 148,907,88,185 0,-10,0,30 | 85,850
    nearestEdge center = 85,840

    into-view/center | ltr 300,320 835,954 11,18,22,53 | 1,614,232,188 0,0,0,0 | 426,126 center
    center = 0,554

    into-view/center | ltr 200,320 698,1136 20,20,20,20 | 170,332,124,160 -10,-10,0,30 | 40,216
    center center = 112,257

    into-view/end | ltr 200,320 524,1193 0,0,0,0 | 341,902,85,281 0,0,0,0 | 159,831 leading
    trailing = 324,863

    into-view/end | ltr 300,320 1098,1213 0,0,0,0 | 324,875,158,338 0,30,0,15 | 754,510
    nearestEdge trailing = 309,893

    into-view/end | ltr 200,320 793,935 6,14,35,17 | 557,388,154,149 0,0,0,0 | 287,117 trailing
    trailing = 525,252

    into-view/end | ltr 300,200 1063,869 0,0,0,0 | 660,6,296,99 30,-10,15,30 | 631,647 center
    trailing = 638,0

    into-view/end | ltr 200,260 708,1084 20,20,20,20 | 143,815,132,172 0,30,0,15 | 390,627
    trailing trailing = 125,747

    into-view/end | ltr 240,260 1015,1065 0,0,0,0 | 657,770,203,145 0,-5,-5,0 | 352,349 center
    trailing = 636,650

    into-view/end | ltr 300,260 1210,1037 0,0,0,0 | 619,260,176,255 0,0,0,0 | 828,111
    nearestEdge trailing = 619,255

    into-view/end | ltr 300,260 784,722 7,14,49,21 | 11,513,283,162 0,0,0,0 | 341,129
    nearestEdge trailing = 8,462

    into-view/end | ltr 200,260 714,801 0,0,0,0 | 386,0,91,191 0,30,0,30 | 320,491 center
    trailing = 332,0

    into-view/end | ltr 200,200 560,573 28,36,15,22 | 4,373,122,141 0,0,-5,0 | 39,17 trailing
    trailing = 0,324

    into-view/focus | ltr 300,320 1187,1360 14,20,12,14 | 11,1058,271,137 -5,10,10,10 | 230,409
    centerIfHidden centerIfHiddenElseNearestEdge = 230,973

    into-view/focus | ltr 300,320 718,809 0,0,0,0 | 168,10,322,139 0,0,0,0 | 140,65
    centerIfHidden centerIfHiddenElseNearestEdge = 140,10

    into-view/focus | ltr 240,200 830,843 3,10,7,40 | 356,10,209,208 0,0,0,0 | 10,413
    centerIfHidden centerIfHiddenElseNearestEdge = 326,16

    into-view/focus | ltr 200,260 793,1110 0,0,0,0 | 381,854,213,256 0,0,0,0 | 532,281
    centerIfHidden centerIfHiddenElseNearestEdge = 532,850

    into-view/focus | ltr 200,320 771,875 7,9,18,15 | 564,558,90,192 0,0,0,0 | 434,173
    centerIfHidden centerIfHiddenElseNearestEdge = 434,500

    into-view/focus | ltr 200,320 786,1018 0,0,0,0 | 377,14,216,344 0,0,0,0 | 54,313
    centerIfHidden centerIfHiddenElseNearestEdge = 385,38

    into-view/focus | ltr 300,200 1039,795 8,14,0,20 | 165,588,308,131 0,0,0,0 | 308,565
    centerIfHidden centerIfHiddenElseNearestEdge = 308,565

    into-view/focus | ltr 200,260 565,818 0,0,0,0 | 241,301,169,242 0,0,0,0 | 198,170
    centerIfHidden centerIfHiddenElseNearestEdge = 198,283

    into-view/focus | ltr 300,200 944,809 20,20,20,20 | 10,401,165,198 0,0,0,0 | 499,74
    centerIfHidden centerIfHiddenElseNearestEdge = 0,400

    into-view/focus | ltr 300,200 985,613 20,20,20,20 | 349,0,156,119 0,0,0,0 | 124,222
    centerIfHidden centerIfHiddenElseNearestEdge = 124,0

    into-view/nearest | rtl 200,200 746,630 11,22,35,21 | 175,194,205,128 0,0,0,0 | 359,73
    leading nearestEdge = 202,157

    into-view/nearest | rtl 300,200 808,695 2,3,13,39 | 440,534,216,138 0,30,30,15 | 36,55
    leading nearestEdge = 389,495

    into-view/nearest | rtl 200,320 853,813 0,0,0,0 @2 | 238.4,280.25,201.5,430.25 0,0,0,0 |
    42,194 trailing nearestEdge = 238.5,280.5

    into-view/nearest | rtl 240,320 827,926 3,50,52,38 | 447,13,123,257 0,0,0,0 | 536,480
    leading nearestEdge = 380,10

    into-view/nearest | rtl 200,320 766,1305 7,53,57,7 @2 | 548.5,1016.4,194.5,288.25 0,0,0,0 |
    227,605 nearestEdge nearestEdge = 541.5,985

    into-view/nearest | rtl 200,320 647,1276 0,0,0,0 | 18,684,212,310 0,0,-10,-10 | 107,45
    nearestEdge nearestEdge = 30,664

    into-view/nearest | rtl 300,200 1219,807 23,29,47,19 | 526,617,188,161 -5,-5,-5,0 | 333,113
    center nearestEdge = 473,599

    into-view/nearest | rtl 240,320 530,1219 18,5,35,10 | 179.5,210.5,113.4,335.25 -10,0,30,30 |
    123,539 trailing nearestEdge = 140,291

    into-view/nearest | rtl 300,200 824,580 29,20,25,37 | 227,191,301,282 0,0,0,0 | 202,363
    trailing nearestEdge = 190,298

    into-view/nearest | rtl 200,260 783,1107 54,2,43,45 | 158.4,562.5,214.4,247.5 0,0,0,0 |
    135,123 leading nearestEdge = 175,509

    into-view/start | ltr 300,200 1142,661 37,5,20,54 | 174,459,215,192 0,0,0,0 | 431,323
    leading leading = 120,422

    into-view/start | ltr 300,260 1053,692 0,0,0,0 | 863,243,190,265 -10,0,0,-10 | 113,144
    trailing leading = 753,253

    into-view/start | ltr 200,260 451,925 0,0,0,0 | 1,225,144,173 0,0,0,0 | 204,474 trailing
    leading = 0,225

    into-view/start | ltr 200,320 524,1340 36,42,53,41 | 369,332,117,308 10,10,0,0 | 304,679
    leading leading = 324,286

    into-view/start | ltr 300,260 662,738 20,20,20,20 | 242,2,226,267 30,0,15,0 | 359,350
    leading leading = 222,0

    into-view/start | ltr 240,260 715,955 6,33,0,19 | 163,12,104,177 0,0,0,0 | 87,20 leading
    leading = 144,6

    into-view/start | ltr 300,320 771,1277 5,22,36,60 | 517,371,236,285 0,0,0,0 | 274,623
    trailing leading = 471,366

    into-view/start | ltr 300,200 920,650 42,3,40,39 | 401,434,300,133 -5,-5,-5,10 | 439,436
    leading leading = 352,397

    into-view/start | ltr 200,200 536,639 0,0,0,0 | 146,2,126,192 30,30,30,-10 | 103,91
    nearestEdge leading = 103,0

    into-view/start | ltr 300,200 861,566 6,34,23,36 | 635,197,182,214 -5,10,10,0 | 202,357
    leading leading = 561,196
    """
}
