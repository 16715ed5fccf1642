// Rows of the table `key`; `SnapRow` reads them.

extension SnapRow {
  /// Arrows, page keys, Home and End.
  static let key = """
    key/arrow | y ltr proximity 320 1130 0,0 | 60+189s[10,30] 257+63s[10,30] 328+101s[10,30]
    437+123s[5,12] 568+202s[10,5] 778+195s[10,0] 981+102s[10,30] 1091+39s[10,0] | 50:0 key
    ArrowDown = 90:n

    key/arrow | y ltr proximity 400 4481 0,0 | 0+694e[-8,5] 704+873e[0,30] 1587+1067e[25,12]
    2664+697e[10,5] 3371+1110e[25,5] | 299:0 key ArrowDown = 339:n

    key/arrow | x ltr mandatory 400 1743 22,59 | 20+144c 174+200c 384+128c 522+228c 760+172c
    942+122c! 1074+181c! 1265+219c 1494+249c | 93:1 key ArrowRight = 267:2

    key/arrow | x ltr proximity 250 1530 0,0 | 0+141s 141+919s 497+198s 770+266s 1080+200s
    1280+250e | 810:1 key ArrowRight = 850:n

    key/arrow | x rtl mandatory 400 2125 17,20 | 0+151e 175+167e 366+272e 662+261e 947+172e
    1143+309e 1476+264e 1764+331e | 645:3 key ArrowRight = 930:4

    key/arrow | y ltr mandatory 240 733 12,31 | 0+169s[0,-4] 193+89s[-8,30] 306+117s[10,-4]
    447+100s[25,0] 571+162s[10,30] | 493:4 key ArrowDown = 493:4

    key/arrow | x ltr mandatory 300 1267 20,20 | 0+220s 220+100s 320+173s 493+228s 721+199s
    920+209s 1129+138s | 300:2 key ArrowLeft = 200:1

    key/arrow | x rtl mandatory 300 1885 0,0 | 0+228s! 248+1097s! 579+386s! 1055+108s!
    1345+240s! 1585+300e! | 1045:1 key ArrowRight = 1285:4

    key/arrow | x rtl proximity 200 1058 0,0 | 60+38c 114+81c 211+100c 327+31c 374+125c 515+121c
    652+63c 731+53c 800+58c | 337:4 key ArrowRight = 377:n

    key/arrow | y ltr mandatory 200 942 20,20 | 20+142s 186+67s 277+52s! 353+56s! 433+175s
    632+79s! 735+52s 811+131s | 166:1 key ArrowUp = 0:0

    key/arrow | y ltr mandatory 320 1474 20,20 | 0+119c[-8,12] 135+203c 354+210c[-8,5]
    580+142c[0,-4] 738+262c[10,12] 1016+138c[10,-4] | 918:5 key ArrowDown = 918:5

    key/arrow | y ltr mandatory 360 1492 0,0 | 0+321s[0,-4] 345+274s[-8,-4] 643+246s[10,12]
    913+124s[10,0] 1061+137s[25,-4] 1222+240s[10,12] | 633:2 key ArrowDown = 903:3

    key/arrow | x rtl mandatory 375 1442 0,0 | 60+123s 191+336s 535+250s 793+328s 1129+283s |
    152:1 key ArrowRight = 410:2

    key/home-end | y ltr proximity 360 1393 0,0 | 0+190e 190+161c 351+86e 437+226s 663+249s
    912+88c 1000+188c 1188+205c | 0:0 key End = 1033:7

    key/home-end | y ltr proximity 240 815 0,0 | 0+149s 189+54s 283+114s 437+48s 525+158s
    723+92s | 437:3 key Home = 0:n

    key/home-end | y ltr proximity 250 2658 0,0 | 0+585e 585+418e 1003+565e 1568+501e 2069+339e
    | 1815:3 key End = 2408:n

    key/home-end | y ltr proximity 200 595 56,21 | 0+115c 125+43c 178+54c 242+37c 289+50c
    349+110c 469+85c 564+31c | 29:1 key Home = 0:n

    key/home-end | y ltr mandatory 400 1257 9,1 | 0+330s 330+267s 597+114s 711+194s 905+352s |
    321:1 key End = 857:4

    key/page | y ltr proximity 320 1456 20,20 | 0+174s[10,5] 184+143s[10,5] 337+181s[0,12]
    528+119s[-8,12] 657+143s[10,5] 810+137s[-8,30] 957+154s[5,-4] 1121+103s[-8,0]
    1234+222s[-8,-4] | 932:6 key PageDown = 1136:8

    key/page | y ltr mandatory 200 982 13,58 | 0+165s 173+160s 341+64s 413+145c 566+142s 716+66c
    | 672:5 key Space = 672:5

    key/page | y ltr mandatory 240 1246 20,20 | 60+189c 249+138c 387+138c 525+191c 716+142c
    858+85c 943+123c 1066+150c | 501:3 key Shift+Space = 336:2

    key/page | y ltr mandatory 250 2251 37,56 | 0+623s 631+532s 1171+307s 1486+199s 1693+558s |
    209:0 key PageDown = 346:0

    key/page | y ltr proximity 320 1545 0,0 | 60+128e[-8,-4] 204+184e[10,-4] 404+215e[10,12]
    635+33e[5,30] 684+131e[5,5] 831+140e[0,12] 987+126e[0,5] 1129+96e[25,5] | 64:1 key PageUp =
    0:n

    key/page | y ltr mandatory 250 1809 15,25 | 0+173s 173+1186s 465+292e 1359+200s 1559+250e |
    0:0 key Space = 183:1

    key/page | y ltr mandatory 400 1478 0,0 | 0+175c 215+231c 486+275c 801+256c 1097+106c
    1243+235c | 1078:5 key Shift+Space = 729:3

    key/page | y ltr proximity 320 1217 20,20 | 60+131s[5,0] 199+79s 286+147s[5,12]
    441+125s[-8,12] 574+116s[0,30] 698+132s[-8,12] 838+131s[25,5] 977+83s[0,12] 1068+119s[25,0]
    | 35:0 key PageDown = 261:2

    key/page | y ltr mandatory 300 1086 24,44 | 20+196e[-8,12]! 256+221s[5,0]! 517+194e
    751+150s[-8,30] 941+115s[-8,30] | 455:2 key Space = 735:3

    key/page | y ltr mandatory 400 2525 6,41 | 0+433s 449+499s! 964+449s! 1429+826s 2271+254s! |
    958:2 key PageUp = 589:1

    key/page | y ltr proximity 400 2051 0,0 | 0+221c[0,30] 221+172c[-8,5] 393+223c[25,0]
    616+270c[5,-4] 886+242c[-8,-4] 1128+144c[0,5] 1272+97c[10,0] 1369+208c[5,-4] 1577+74c[25,-4]
    | 1400:8 key Space = 1651:n

    key/page | y ltr mandatory 250 2071 0,0 | 0+116s! 116+1485s! 253+122s 450+105e 855+211s
    1621+200s! 1821+250e | 1621:5 key Shift+Space = 1351:1
    """
}
