// Rows of the table `preference`; `SnapRow` reads them.

extension SnapRow {
  /// Several areas at one place: focus, address, nesting, order.
  static let preference = """
    preference/scroll-by | y ltr proximity 300 1946 0,0 focus=6 target=6 | 0+181s 181+112s
    293+197s 490+215s 705+216s 921+199s 1120+220s 1120+112s 1120+207s 1340+94s 1434+112s | 0:0
    by 1124 = 1120:6

    preference/scroll-by | y ltr mandatory 240 1245 0,0 | 0+144s 168+107s 299+175s 299+72s
    498+148s 670+175s | 0:0 by 316 = 299:2

    preference/scroll-by | y ltr mandatory 240 1112 0,0 | 0+170s 180+121s 311+90s 311+79s
    311+30s^2 411+103s 524+188s | 0:0 by 301 = 311:4

    preference/scroll-by | y ltr proximity 240 1374 0,0 | 0+73s 89+168s 273+94s 383+89s 488+192s
    488+122s 488+56s 696+177s 889+85s | 0:0 by 482 = 488:4

    preference/scroll-by | y ltr mandatory 320 2317 0,0 | 0+174s 182+277s 467+273s 748+205s
    961+230s 1199+249s 1199+114s 1199+88s^5 1456+214s 1678+239s | 0:0 by 1212 = 1199:7

    preference/scroll-to | x ltr mandatory 300 2159 0,0 focus=8 | 0+209s 217+115s 340+182s
    530+258s 796+238s 1042+90s 1140+197s 1140+127s 1140+112s^6 1345+202s 1555+204s | 1555:10 to
    1127 = 1140:8

    preference/scroll-to | y ltr mandatory 200 1252 0,0 target=4 | 0+110s 150+86s 276+64s
    380+62s 482+119s 482+95s 641+61s 742+110s | 0:0 to 470 = 482:4

    preference/scroll-to | x ltr mandatory 250 1342 0,0 focus=4 target=4 | 0+85s 93+164s
    265+148s 421+203s 421+175s 632+164s 804+138s | 804:6 to 433 = 421:4

    preference/scroll-to | y ltr proximity 320 1915 0,0 focus=7 | 0+97s 121+230s 375+149s
    548+195s 767+243s 1034+187s 1034+43s 1034+100s^5 1245+270s | 0:0 to 1032 = 1034:7

    preference/scroll-to | y ltr mandatory 320 1998 0,0 focus=7 target=8 | 0+231s 247+221s
    484+221s 721+253s 990+105s 1111+127s 1254+179s 1254+64s 1254+107s 1449+149s | 0:0 to 1239 =
    1254:7

    preference/scroll-to | x ltr mandatory 300 1457 0,0 | 0+229s 269+194s 503+119s 662+211s
    662+102s^3 913+144s | 913:5 to 659 = 662:4

    preference/scroll-to | y ltr mandatory 320 1685 0,0 | 0+137s 161+193s 161+56s 161+109s
    378+274s 676+129s 829+221s 1074+211s | 0:0 to 156 = 161:1

    preference/scroll-to | x ltr proximity 400 2080 0,0 focus=2 target=3 | 0+284s 284+260s
    544+196s 544+144s 740+162s 902+200s 1102+147s 1249+206s 1455+225s | 1680:n to 554 = 544:2

    preference/scroll-to | x ltr mandatory 300 2058 0,0 target=4 | 0+204s 204+248s 452+103s
    452+76s 452+78s 555+256s 811+123s 934+193s 1127+115s 1242+217s 1459+199s | 1459:10 to 436 =
    452:4

    preference/scroll-to | y ltr proximity 300 1284 0,0 | 0+138s 162+159s 345+160s 345+42s^2
    529+160s 713+171s | 0:0 to 336 = 345:3

    preference/scroll-to | y ltr mandatory 360 1557 0,0 target=4 | 0+316s 316+304s 620+274s
    620+156s 620+94s 894+132s 1026+131s | 0:0 to 610 = 620:4

    preference/scroll-to | x ltr mandatory 250 1362 0,0 focus=5 target=3 | 0+84s 108+117s
    249+135s 408+95s 408+75s 408+88s 527+121s 672+148s 844+118s | 844:8 to 428 = 408:5

    preference/scroll-to | y ltr mandatory 250 1456 0,0 focus=2 | 0+95s 119+209s 119+131s^1
    352+139s 515+87s 626+208s 858+198s | 0:0 to 99 = 119:2
    """
}
