// Rows of the table `gesture`; `SnapRow` reads them.

extension SnapRow {
  /// Drags, flicks and wheels.
  static let gesture = """
    gesture/drag | x rtl mandatory 400 2108 36,2 | 0+341s 341+133s 474+193s 667+288s 955+191s
    1146+309s 1455+276s 1731+139s 1870+208s | 1057:5 drag 1186 = 1057:5

    gesture/drag | y ltr mandatory 400 4228 0,0 | 0+1042e! 1082+837n 1959+1067c 3066+610n
    3716+512n! | 2503:2 drag 2643 = 2626:2

    gesture/drag | x ltr mandatory 400 2253 0,0 | 0+315s 315+269s 584+229n 813+128s 941+311c
    1252+315s 1567+331e 1898+355c | 1853:7 drag 1853 = 1853:7

    gesture/drag | x rtl proximity 200 1474 15,25 | 0+81s 81+1013e 216+196s 412+124c 1114+160s
    1274+200e | 325:n drag 295 = 295:n

    gesture/drag | y ltr mandatory 375 1591 0,0 | 60+303s 371+135s 514+146s 668+284s 960+312s
    1280+311s | 960:4 drag 1092 = 1216:5

    gesture/drag | x rtl mandatory 250 2705 20,20 | 60+452s 552+316s 908+469s 1417+425s
    1882+573s | 1028:2 drag 1005 = 1005:2

    gesture/drag | x rtl mandatory 360 1646 19,58 | 0+234c[0,30] 258+181c[25,30] 463+157c[10,5]
    644+196c[10,12] 864+234c[10,12] 1122+164c[10,-4] | 583:3 drag 519 = 583:3

    gesture/drag | y ltr mandatory 240 1136 0,0 | 0+167s 167+133s 300+178s 478+126s 604+164s
    768+136s 904+150s 1054+82s | 167:1 drag 327 = 300:2

    gesture/drag | y ltr mandatory 200 1591 20,0 | 0+121s 141+1070s! 379+128s! 507+140c
    1231+160s! 1391+200e | 871:1 drag 769 = 769:1

    gesture/drag | x ltr mandatory 200 893 0,0 | 0+82e 92+145n 247+131s 388+179s 577+147c
    734+159s | 388:3 drag 518 = 551:4

    gesture/drag | x rtl proximity 320 1402 0,0 | 0+192c[10,-4] 200+135s[10,12] 343+129s[10,0]
    480+116c[25,5] 604+219s 831+180e[5,-4] 1019+139n[0,5] 1166+236n[-8,5] | 0:0 drag 0 = 0:0

    gesture/drag | y ltr mandatory 375 3681 20,20 | 0+989s[25,30] 1029+601s[10,-4]
    1670+597s[0,12] 2307+528s[-8,30] 2875+776s[10,5] | 1650:2 drag 1675 = 1675:2

    gesture/drag | x rtl mandatory 250 1938 0,0 | 0+196s 196+1272e 372+93e 1488+200s 1688+250e |
    1205:1 drag 1325 = 1218:1

    gesture/fling | x ltr mandatory 400 1315 38,21 | 20+209s 237+230s! 475+93s! 576+131s!
    715+101s 824+99s 931+123s 1062+65s! 1135+180s! | 199:1 fling 94 -45 = 0:0

    gesture/fling | y ltr proximity 300 957 0,0 | 60+172s[5,0] 232+115s 347+69s[10,30]
    416+159s[25,0] 575+74s[5,-4] 649+55s[5,-4] 704+50s[5,-4] 754+74s[5,-4] 828+129s[-8,12] |
    337:2 fling 482 61 = 570:4

    gesture/fling | x ltr mandatory 400 1543 20,20 | 60+135n! 205+235e 450+157s! 617+181e!
    808+174n! 992+87c! 1089+156c 1255+182c 1447+96e | 418:3 fling 353 -47 = 60:1

    gesture/fling | x rtl mandatory 400 1667 0,0 | 60+159e 235+213e 464+234e 714+177e 907+101e
    1024+132e 1172+98e 1286+132e 1434+203e | 907:4 fling 972 35 = 1024:5

    gesture/fling | x ltr mandatory 360 1244 0,0 | 0+56s! 56+113s 169+168s! 337+139s! 476+149s!
    625+93s! 718+206s 924+155s 1079+165s! | 169:2 fling 124 -19 = 56:1

    gesture/fling | x rtl mandatory 360 1237 0,0 | 0+68s 84+97s 197+183s 396+77s 489+105s
    610+208s 834+149s 999+87s 1102+135s | 0:0 fling 0 -127 = 0:0

    gesture/fling | y ltr proximity 360 1329 0,0 | 20+76s 104+199s 311+149s 468+116s 592+87s
    687+165s 860+72s 940+205s 1153+146s | 311:2 fling 266 -55 = 104:1

    gesture/wheel | x ltr mandatory 200 1686 20,0 | 0+105s 125+1181s 376+117c 553+90c 1326+160s
    1486+200e | 647:1 wheel -720 = 0:0

    gesture/wheel | x rtl mandatory 300 2082 0,0 | 60+144e 220+236e 472+231e 719+111e 846+252e
    1114+234e 1364+165e 1545+237e | 846:4 wheel -106 = 719:3

    gesture/wheel | x ltr mandatory 250 2307 20,20 | 0+587c 597+612n 1219+293n 1522+539e
    2071+206n | 306:0 wheel -53 = 253:0

    gesture/wheel | x ltr mandatory 360 2102 0,0 | 0+241s 265+121s 410+216s 650+285s 959+289s
    1272+184s 1480+172s 1676+160s 1860+242s | 410:2 wheel -100 = 265:1

    gesture/wheel | x rtl mandatory 300 829 0,0 | 0+126e 142+99e 257+225s 498+189s 703+126c |
    387:3 wheel -120 = 182:2

    gesture/wheel | y ltr proximity 200 1992 0,0 | 0+120s! 136+197s! 349+410s! 775+452s
    1243+549s | 136:1 wheel 159 = 349:2

    gesture/wheel | x rtl mandatory 300 1720 0,0 | 0+224s 224+956s 477+316e 1180+240s 1420+300e
    | 880:1 wheel 240 = 1120:3

    gesture/wheel | y ltr proximity 320 1613 20,20 | 20+175c[25,30] 195+193c[5,0] 388+234c[5,0]
    622+152c[0,12] 774+172c[-8,30] 946+230c[0,12] 1176+146c[10,5] 1322+261c[10,5] | 544:3 wheel
    -53 = 544:3

    gesture/wheel | x ltr mandatory 250 1073 0,0 | 60+216e[10,12] 276+99e[25,12] 375+101e[25,-4]
    476+167e[25,-4] 643+87e[0,12] 730+220e[10,0] 950+123e[-8,0] | 389:3 wheel -120 = 222:2

    gesture/wheel | y ltr proximity 320 1715 0,0 | 0+162c 172+210s 392+108e 510+279s 799+201e!
    1010+99e 1119+164e 1293+187s 1490+225e | 0:0 wheel 100 = 172:1

    gesture/wheel | x ltr mandatory 200 1547 0,0 | 0+99s 99+1068e 361+89e 690+223e 1187+160s
    1347+200e | 913:1 wheel -120 = 713:3

    gesture/wheel | x rtl mandatory 250 1791 47,21 | 20+182c[-8,12] 226+175c[5,30]
    425+180c[5,12] 629+86c[0,-4] 739+164c[10,30] 927+96c[0,-4] 1047+135c[10,0] 1206+145c[10,5]
    1375+166c[0,5] | 1138:7 wheel -300 = 835:5

    gesture/wheel | x rtl mandatory 200 1266 20,20 | 0+162s 178+172s 366+81s 463+103s 582+168s
    766+84s 866+130s 1012+142s 1170+96s | 670:5 wheel 20 = 670:5
    """
}
