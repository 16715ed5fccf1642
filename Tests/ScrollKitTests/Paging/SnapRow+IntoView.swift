// Rows of the table `intoView`; `SnapRow` reads them.

extension SnapRow {
  /// An item scrolled into view, then snapped.
  static let intoView = """
    into-view/snapping | y ltr proximity 250 1134 20,20 | 60+100c[5,12] 160+140c[10,0]
    300+105c[5,-4] 405+170c[10,12] 575+109c[25,30] 684+167c[-8,30] 851+141c[5,0] 992+142c[25,-4]
    | 581:n view 6 center = 794:6

    into-view/snapping | x ltr mandatory 240 857 0,0 | 60+85e 145+106c 251+163s 414+84c 498+157s
    655+202s | 78:1 view 2 start = 251:2

    into-view/snapping | y ltr mandatory 320 1929 35,45 | 0+261s[0,12] 277+171s[25,5]
    464+259s[25,30] 739+254s[25,0] 1009+272s[10,12] 1297+232s[10,5] 1545+241s[0,30]
    1802+127s[-8,0] | 1252:5 view 3 start = 679:3

    into-view/snapping | x ltr proximity 200 1095 24,20 | 60+66e[0,30] 166+126e[0,30]
    332+140e[5,12] 512+172e[0,30] 724+74e[-8,12] 838+64e[10,0] 942+153e[10,-4] | 71:n view 4
    start = 722:5

    into-view/snapping | x rtl mandatory 200 872 0,0 | 0+118c[10,12] 118+68c[5,12]
    186+112c[10,12] 298+144c[5,30] 442+153c[10,5] 595+140c[0,12] 735+137c[-8,30] | 672:6 view 4
    center = 416:4

    into-view/snapping | y ltr proximity 320 1349 0,0 | 0+187c 211+138c 373+123c 520+269c
    813+216c | 761:4 view 3 nearest = 495:3

    into-view/snapping | x ltr mandatory 400 1174 33,18 | 0+214n 214+281c 495+235s 730+132c
    862+282c | 462:2 view 3 nearest = 462:2

    into-view/snapping | x ltr proximity 375 1594 0,0 | 0+295c[10,12] 335+300n[25,5]
    675+196n[5,30] 911+115n[10,-4] 1066+323e[-8,12] 1429+165c[25,30] | 449:n view 3 end = 647:n
    """
}
