// Rows of the table of other carousels; `CarouselOracle` reads them. Slides that recur have names.

extension CarouselOracle {
  static let slides = #"""
    0 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[100,-500,-800,-1150,-1550]}

    1 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,"axis":"x",
    "direction":"ltr","align":"0.1*viewSize","containScroll":false,"loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[100,-700,-1100,-1300,-1800]}

    2 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s1","endMargin":10,"axis":"x",
    "direction":"ltr","align":"start","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[-10,-830,-1250,-1470,-1990]}

    3 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s1","endMargin":10,"axis":"x",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[90,-530,-850,-1220,-1640]}

    4 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s1","endMargin":10,"axis":"x",
    "direction":"ltr","align":"0.1*viewSize","containScroll":false,"loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[90,-730,-1150,-1370,-1890]}

    5 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s2","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[100,-500,-800,-1150,-1550]}

    6 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s2","endMargin":0,"axis":"x",
    "direction":"rtl","align":"end","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[200,-200,-400,-900,-1200]}

    7 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s3","endMargin":10,"axis":"x",
    "direction":"rtl","align":"start","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[-10,-830,-1250,-1470,-1990]}

    8 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s3","endMargin":10,"axis":"x",
    "direction":"rtl","align":"center","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[90,-530,-850,-1220,-1640]}

    9 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s3","endMargin":10,"axis":"x",
    "direction":"rtl","align":"end","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[190,-230,-450,-970,-1290]}

    10 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s3","endMargin":10,"axis":"x",
    "direction":"rtl","align":"0.1*viewSize","containScroll":false,"loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[90,-730,-1150,-1370,-1890]}

    11 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,"axis":"y",
    "direction":"ltr","align":"end","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[200,-200,-400,-900,-1200]}

    12 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,"axis":"y",
    "direction":"ltr","align":"0.1*viewSize","containScroll":false,"loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[100,-700,-1100,-1300,-1800]}

    13 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s1","endMargin":10,"axis":"y",
    "direction":"ltr","align":"start","containScroll":false,"loop":false,"slidesToScroll":1} =
    {"scrollSnaps":[-10,-830,-1250,-1470,-1990]}

    14 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s1","endMargin":10,"axis":"y",
    "direction":"ltr","align":"0.1*viewSize","containScroll":false,"loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[90,-730,-1150,-1370,-1890]}

    15 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,"axis":"x",
    "direction":"ltr","align":"end","containScroll":"trimSnaps","loop":false,"slidesToScroll":1}
    = {"scrollSnaps":[0,-130,-280,-530,-660],"slidesBySnap":[[0,1,2,3,4,5],[6],[7],[8],[9]]}

    16 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"x",
    "direction":"ltr","align":"start","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-130,-350,-520,-790,-860],"slidesBySnap":[[0],[1],[2],
    [3],[4],[5,6,7,8,9]]}

    17 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-145,-355,-490,-660,-855,-860],"slidesBySnap":[[0,1,
    2],[3],[4],[5],[6],[7],[8,9]]}

    18 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"x",
    "direction":"ltr","align":"0.1*viewSize","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-30,-250,-420,-690,-840,-860],"slidesBySnap":[[0],[1],
    [2],[3],[4],[5],[6,7,8,9]]}

    19 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s6","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-3],"slidesBySnap":[[0],[1]]}

    20 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s7","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0],"slidesBySnap":[[0,1]]}

    21 | scrollSnaps | {"viewSize":434,"container":6,"slides":"s8","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-80.5,-167.5,-254.5,-341.5,-428],"slidesBySnap":[[0,1,
    2],[3],[4],[5],[6],[7,8,9]]}

    22 | scrollSnaps | {"viewSize":646,"container":0,"slides":"s9","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-215.5,-430.5,-646],"slidesBySnap":[[0,1],[2],[3],[4,
    5]]}

    23 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,"axis":"x",
    "direction":"ltr","align":"start","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-100,-300,-450,-660,-660,-660,-660,-660,-660],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    24 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"x",
    "direction":"ltr","align":"start","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-130,-350,-520,-790,-860,-860,-860,-860,-860],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    25 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,0,0,-145,-355,-490,-660,-855,-860,-860],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    26 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"x",
    "direction":"ltr","align":"end","containScroll":"keepSnaps","loop":false,"slidesToScroll":1}
    = {"scrollSnaps":[0,0,0,0,0,-40,-260,-430,-700,-860],"slidesBySnap":[[0],[1],[2],[3],[4],[5],
    [6],[7],[8],[9]]}

    27 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"x",
    "direction":"ltr","align":"0.1*viewSize","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-30,-250,-420,-690,-840,-860,-860,-860,-860],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    28 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s10","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0],"slidesBySnap":[[0,1]]}

    29 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s6","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-3],"slidesBySnap":[[0],[1]]}

    30 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s7","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0],"slidesBySnap":[[0,1]]}

    31 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s11","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-75,-265,-380,-530,-660],"slidesBySnap":[[0,1,2],[3],
    [4],[5],[6],[7,8,9]]}

    32 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s11","endMargin":0,"axis":"x",
    "direction":"rtl","align":"0.1*viewSize","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-200,-350,-600,-660],"slidesBySnap":[[0,1],[2],[3],
    [4],[5,6,7,8,9]]}

    33 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s12","endMargin":10,"axis":"x",
    "direction":"rtl","align":"start","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-130,-350,-520,-790,-860],"slidesBySnap":[[0],[1],[2],
    [3],[4],[5,6,7,8,9]]}

    34 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s12","endMargin":10,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-145,-355,-490,-660,-855,-860],"slidesBySnap":[[0,1,
    2],[3],[4],[5],[6],[7],[8,9]]}

    35 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s12","endMargin":10,"axis":"x",
    "direction":"rtl","align":"end","containScroll":"trimSnaps","loop":false,"slidesToScroll":1}
    = {"scrollSnaps":[0,-40,-260,-430,-700,-860],"slidesBySnap":[[0,1,2,3,4],[5],[6],[7],[8],[9]]}

    36 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s12","endMargin":10,"axis":"x",
    "direction":"rtl","align":"0.1*viewSize","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-30,-250,-420,-690,-840,-860],"slidesBySnap":[[0],[1],
    [2],[3],[4],[5],[6,7,8,9]]}

    37 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s13","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0],"slidesBySnap":[[0,1]]}

    38 | scrollSnaps | {"viewSize":646,"container":0,"slides":"s14","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-129.5,-258.5,-387.5,-516.5,-646],"slidesBySnap":[[0,
    1,2],[3],[4],[5],[6],[7,8,9]]}

    39 | scrollSnaps | {"viewSize":646,"container":0,"slides":"s15","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-215.5,-430.5,-646],"slidesBySnap":[[0,1],[2],[3],[4,
    5]]}

    40 | scrollSnaps | {"viewSize":799,"container":0,"slides":"s16","endMargin":0,"axis":"x",
    "direction":"rtl","align":"start","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-399,-799],"slidesBySnap":[[0],[1],[2,3]]}

    41 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s11","endMargin":0,"axis":"x",
    "direction":"rtl","align":"start","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-100,-300,-450,-660,-660,-660,-660,-660,-660],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    42 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s11","endMargin":0,"axis":"x",
    "direction":"rtl","align":"end","containScroll":"keepSnaps","loop":false,"slidesToScroll":1}
    = {"scrollSnaps":[0,0,0,0,0,0,-130,-280,-530,-660],"slidesBySnap":[[0],[1],[2],[3],[4],[5],
    [6],[7],[8],[9]]}

    43 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s11","endMargin":0,"axis":"x",
    "direction":"rtl","align":"0.1*viewSize","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,0,-200,-350,-600,-660,-660,-660,-660,-660],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    44 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s12","endMargin":10,"axis":"x",
    "direction":"rtl","align":"start","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-130,-350,-520,-790,-860,-860,-860,-860,-860],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    45 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s12","endMargin":10,"axis":"x",
    "direction":"rtl","align":"0.1*viewSize","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-30,-250,-420,-690,-840,-860,-860,-860,-860],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    46 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s13","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0],"slidesBySnap":[[0,1]]}

    47 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-75,-265,-380,-530,-660],"slidesBySnap":[[0,1,2],[3],
    [4],[5],[6],[7,8,9]]}

    48 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,"axis":"y",
    "direction":"ltr","align":"end","containScroll":"trimSnaps","loop":false,"slidesToScroll":1}
    = {"scrollSnaps":[0,-130,-280,-530,-660],"slidesBySnap":[[0,1,2,3,4,5],[6],[7],[8],[9]]}

    49 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,"axis":"y",
    "direction":"ltr","align":"0.1*viewSize","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-200,-350,-600,-660],"slidesBySnap":[[0,1],[2],[3],
    [4],[5,6,7,8,9]]}

    50 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"y",
    "direction":"ltr","align":"end","containScroll":"trimSnaps","loop":false,"slidesToScroll":1}
    = {"scrollSnaps":[0,-40,-260,-430,-700,-860],"slidesBySnap":[[0,1,2,3,4],[5],[6],[7],[8],[9]]}

    51 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"y",
    "direction":"ltr","align":"0.1*viewSize","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-30,-250,-420,-690,-840,-860],"slidesBySnap":[[0],[1],
    [2],[3],[4],[5],[6,7,8,9]]}

    52 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s10","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0],"slidesBySnap":[[0,1]]}

    53 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s6","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-3],"slidesBySnap":[[0],[1]]}

    54 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s7","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0],"slidesBySnap":[[0,1]]}

    55 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,"axis":"y",
    "direction":"ltr","align":"start","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-100,-300,-450,-660,-660,-660,-660,-660,-660],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    56 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,"axis":"y",
    "direction":"ltr","align":"0.1*viewSize","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,0,-200,-350,-600,-660,-660,-660,-660,-660],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    57 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"y",
    "direction":"ltr","align":"end","containScroll":"keepSnaps","loop":false,"slidesToScroll":1}
    = {"scrollSnaps":[0,0,0,0,0,-40,-260,-430,-700,-860],"slidesBySnap":[[0],[1],[2],[3],[4],[5],
    [6],[7],[8],[9]]}

    58 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s5","endMargin":10,"axis":"y",
    "direction":"ltr","align":"0.1*viewSize","containScroll":"keepSnaps","loop":false,
    "slidesToScroll":1} = {"scrollSnaps":[0,-30,-250,-420,-690,-840,-860,-860,-860,-860],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5],[6],[7],[8],[9]]}

    59 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1000,-2000,-3001],"slidesBySnap":[[0,1],[2,3,4,
    5],[6,7],[8,9]]}

    60 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1000,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3,
    4,5],[6,7],[8,9]]}

    61 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s18","endMargin":20,"axis":"x",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[-10,-1020,-2030,-3030.5],"slidesBySnap":[[0,1],[2,
    3,4,5],[6,7],[8,9]]}

    62 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s18","endMargin":20,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":"auto"} = {"scrollSnaps":[-10,-1020,-2030,-3030.5],"slidesBySnap":[[0,1],[2,
    3,4,5],[6,7],[8,9]]}

    63 | scrollSnaps | {"viewSize":480,"container":0,"slides":"s19","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-624,-1200,-1776,-2352,-2976],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5]]}

    64 | scrollSnaps | {"viewSize":480,"container":0,"slides":"s19","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[-48,-624,-1200,-1776,-2352,-2928],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5]]}

    65 | scrollSnaps | {"viewSize":480,"container":0,"slides":"s19","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":"auto"} = {"scrollSnaps":[-48,-624,-1200,-1776,-2352,-2928],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5]]}

    66 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":2} = {"scrollSnaps":[0,-750,-1250,-2000,-3001],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    67 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,"slidesToScroll":2} =
    {"scrollSnaps":[0,-750,-1250,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3],[4,5],[6,7],[8,9]]}

    68 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":2} = {"scrollSnaps":[0,-750,-1250,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    69 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s18","endMargin":20,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":2} = {"scrollSnaps":[0,-765,-1275,-2030,-3041],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    70 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s18","endMargin":20,"axis":"x",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,"slidesToScroll":2} =
    {"scrollSnaps":[-10,-765,-1275,-2030,-3030.5],"slidesBySnap":[[0,1],[2,3],[4,5],[6,7],[8,9]]}

    71 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s18","endMargin":20,"axis":"x",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":2} = {"scrollSnaps":[-10,-765,-1275,-2030,-3030.5],"slidesBySnap":[[0,1],[2,
    3],[4,5],[6,7],[8,9]]}

    72 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s20","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1000,-2000,-3001],"slidesBySnap":[[0,1],[2,3,4,
    5],[6,7],[8,9]]}

    73 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s20","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":false,"loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1000,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3,
    4,5],[6,7],[8,9]]}

    74 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s21","endMargin":20,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1020,-2030,-3041],"slidesBySnap":[[0,1],[2,3,4,
    5],[6,7],[8,9]]}

    75 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s21","endMargin":20,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":"auto"} = {"scrollSnaps":[-10,-1020,-2030,-3030.5],"slidesBySnap":[[0,1],[2,
    3,4,5],[6,7],[8,9]]}

    76 | scrollSnaps | {"viewSize":480,"container":0,"slides":"s22","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-624,-1200,-1776,-2352,-2976],
    "slidesBySnap":[[0],[1],[2],[3],[4],[5]]}

    77 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s20","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":2} = {"scrollSnaps":[0,-750,-1250,-2000,-3001],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    78 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s20","endMargin":0,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":2} = {"scrollSnaps":[0,-750,-1250,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    79 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s21","endMargin":20,"axis":"x",
    "direction":"rtl","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":2} = {"scrollSnaps":[0,-765,-1275,-2030,-3041],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    80 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1000,-2000,-3001],"slidesBySnap":[[0,1],[2,3,4,
    5],[6,7],[8,9]]}

    81 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1000,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3,
    4,5],[6,7],[8,9]]}

    82 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-1000,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3,
    4,5],[6,7],[8,9]]}

    83 | scrollSnaps | {"viewSize":190,"container":0,"slides":"s23","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[0,-247,-475,-703,-931,-1178],"slidesBySnap":[[0],
    [1],[2],[3],[4],[5]]}

    84 | scrollSnaps | {"viewSize":190,"container":0,"slides":"s23","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,
    "slidesToScroll":"auto"} = {"scrollSnaps":[-19,-247,-475,-703,-931,-1159],"slidesBySnap":[[0],
    [1],[2],[3],[4],[5]]}

    85 | scrollSnaps | {"viewSize":190,"container":0,"slides":"s23","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":"auto"} = {"scrollSnaps":[-19,-247,-475,-703,-931,-1159],"slidesBySnap":[[0],
    [1],[2],[3],[4],[5]]}

    86 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":2} = {"scrollSnaps":[0,-750,-1250,-2000,-3001],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    87 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s17","endMargin":0,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":true,
    "slidesToScroll":2} = {"scrollSnaps":[0,-750,-1250,-2000,-3000.5],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    88 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s18","endMargin":20,"axis":"y",
    "direction":"ltr","align":"center","containScroll":"trimSnaps","loop":false,
    "slidesToScroll":2} = {"scrollSnaps":[0,-765,-1275,-2030,-3041],"slidesBySnap":[[0,1],[2,3],
    [4,5],[6,7],[8,9]]}

    89 | scrollSnaps | {"viewSize":1000,"container":0,"slides":"s18","endMargin":20,"axis":"y",
    "direction":"ltr","align":"center","containScroll":false,"loop":false,"slidesToScroll":2} =
    {"scrollSnaps":[-10,-765,-1275,-2030,-3030.5],"slidesBySnap":[[0,1],[2,3],[4,5],[6,7],[8,9]]}

    91 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"start","loop":true,"location":-760.5} = {"at":{"0":1660,"1":1660,"2":0,
    "3":0,"4":0,"5":0,"6":0},"plus0_01":{"0":1660,"1":0,"2":0,"3":0,"4":0,"5":0,"6":0}}

    92 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"start","loop":true,"location":-960.5} = {"at":{"0":1660,"1":1660,
    "2":1660,"3":0,"4":0,"5":0,"6":0},"plus0_01":{"0":1660,"1":1660,"2":0,"3":0,"4":0,"5":0,
    "6":0}}

    93 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"start","loop":true,"location":-1110.5} = {"at":{"0":1660,"1":1660,
    "2":1660,"3":1660,"4":0,"5":0,"6":0},"plus0_01":{"0":1660,"1":1660,"2":1660,"3":0,"4":0,"5":0,
    "6":0}}

    94 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"start","loop":true,"location":-1360.5} = {"at":{"0":1660,"1":1660,
    "2":1660,"3":1660,"4":1660,"5":0,"6":0},"plus0_01":{"0":1660,"1":1660,"2":1660,"3":1660,"4":0,
    "5":0,"6":0}}

    95 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"start","loop":true,"location":-1490.5} = {"at":{"0":1660,"1":1660,
    "2":1660,"3":1660,"4":1660,"5":1660,"6":0},"plus0_01":{"0":1660,"1":1660,"2":1660,"3":1660,
    "4":1660,"5":0,"6":0}}

    96 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"start","loop":true,"location":-1590.5} = {"at":{"0":1660,"1":1660,
    "2":1660,"3":1660,"4":1660,"5":1660,"6":1660},"plus0_01":{"0":1660,"1":1660,"2":1660,"3":1660,
    "4":1660,"5":1660,"6":0}}

    98 | containerTranslate after instant move past/before wrap | {"viewSize":1000,"container":0,
    "slides":"s4","endMargin":0,"align":"center","loop":true,"contentSize":1660,
    "targetLocations":[450.11,450.09]} = {"translateX":[-1209.89,450.09],"rtlTranslateX":[1209.89,
    -450.09]}

    99 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"center","loop":true,"location":380.5} = {"at":{"9":-1660,"8":-1660,
    "7":0,"0":0,"1":0,"2":0,"3":0},"plus0_01":{"9":-1660,"8":-1660,"7":-1660,"0":0,"1":0,"2":0,
    "3":0}}

    100 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"center","loop":true,"location":130.5} = {"at":{"9":-1660,"8":0,"7":0,
    "0":0,"1":0,"2":0,"3":0},"plus0_01":{"9":-1660,"8":-1660,"7":0,"0":0,"1":0,"2":0,"3":0}}

    101 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"center","loop":true,"location":0.5} = {"at":{"9":0,"8":0,"7":0,"0":0,
    "1":0,"2":0,"3":0},"plus0_01":{"9":-1660,"8":0,"7":0,"0":0,"1":0,"2":0,"3":0}}

    102 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"center","loop":true,"location":-660.5} = {"at":{"9":0,"8":0,"7":0,
    "0":1660,"1":0,"2":0,"3":0},"plus0_01":{"9":0,"8":0,"7":0,"0":0,"1":0,"2":0,"3":0}}

    103 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"center","loop":true,"location":-760.5} = {"at":{"9":0,"8":0,"7":0,
    "0":1660,"1":1660,"2":0,"3":0},"plus0_01":{"9":0,"8":0,"7":0,"0":1660,"1":0,"2":0,"3":0}}

    104 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"center","loop":true,"location":-960.5} = {"at":{"9":0,"8":0,"7":0,
    "0":1660,"1":1660,"2":1660,"3":0},"plus0_01":{"9":0,"8":0,"7":0,"0":1660,"1":1660,"2":0,
    "3":0}}

    105 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"center","loop":true,"location":-1110.5} = {"at":{"9":0,"8":0,"7":0,
    "0":1660,"1":1660,"2":1660,"3":1660},"plus0_01":{"9":0,"8":0,"7":0,"0":1660,"1":1660,"2":1660,
    "3":0}}

    107 | containerTranslate after instant move past/before wrap | {"viewSize":1000,"container":0,
    "slides":"s4","endMargin":0,"align":"end","loop":true,"contentSize":1660,
    "targetLocations":[900.11,900.09]} = {"translateX":[-759.89,900.09],"rtlTranslateX":[759.89,
    -900.09]}

    108 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"end","loop":true,"location":730.5} = {"at":{"9":-1660,"8":-1660,
    "7":-1660,"6":-1660,"5":0,"4":0,"0":0},"plus0_01":{"9":-1660,"8":-1660,"7":-1660,"6":-1660,
    "5":-1660,"4":0,"0":0}}

    109 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"end","loop":true,"location":530.5} = {"at":{"9":-1660,"8":-1660,
    "7":-1660,"6":0,"5":0,"4":0,"0":0},"plus0_01":{"9":-1660,"8":-1660,"7":-1660,"6":-1660,"5":0,
    "4":0,"0":0}}

    110 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"end","loop":true,"location":380.5} = {"at":{"9":-1660,"8":-1660,"7":0,
    "6":0,"5":0,"4":0,"0":0},"plus0_01":{"9":-1660,"8":-1660,"7":-1660,"6":0,"5":0,"4":0,"0":0}}

    111 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"end","loop":true,"location":130.5} = {"at":{"9":-1660,"8":0,"7":0,
    "6":0,"5":0,"4":0,"0":0},"plus0_01":{"9":-1660,"8":-1660,"7":0,"6":0,"5":0,"4":0,"0":0}}

    112 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s4",
    "endMargin":0,"align":"end","loop":true,"location":-660.5} = {"at":{"9":0,"8":0,"7":0,"6":0,
    "5":0,"4":0,"0":1660},"plus0_01":{"9":0,"8":0,"7":0,"6":0,"5":0,"4":0,"0":0}}

    114 | containerTranslate after instant move past/before wrap | {"viewSize":1000,"container":0,
    "slides":"s5","endMargin":10,"align":"start","loop":true,"contentSize":1860,
    "targetLocations":[-9.89,-9.91]} = {"translateX":[-1869.89,-9.91],"rtlTranslateX":[1869.89,
    9.91]}

    115 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"start","loop":true,"location":-870.5} = {"at":{"0":1860,"1":0,"2":0,
    "3":0,"4":0,"5":0},"plus0_01":{"0":0,"1":0,"2":0,"3":0,"4":0,"5":0}}

    116 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"start","loop":true,"location":-990.5} = {"at":{"0":1860,"1":1860,
    "2":0,"3":0,"4":0,"5":0},"plus0_01":{"0":1860,"1":0,"2":0,"3":0,"4":0,"5":0}}

    117 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"start","loop":true,"location":-1210.5} = {"at":{"0":1860,"1":1860,
    "2":1860,"3":0,"4":0,"5":0},"plus0_01":{"0":1860,"1":1860,"2":0,"3":0,"4":0,"5":0}}

    119 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"center","loop":true,"location":430.5} = {"at":{"9":-1860,"8":-1860,
    "7":0,"0":0,"1":0,"2":0,"3":0},"plus0_01":{"9":-1860,"8":-1860,"7":-1860,"0":0,"1":0,"2":0,
    "3":0}}

    120 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"center","loop":true,"location":160.5} = {"at":{"9":-1860,"8":0,"7":0,
    "0":0,"1":0,"2":0,"3":0},"plus0_01":{"9":-1860,"8":-1860,"7":0,"0":0,"1":0,"2":0,"3":0}}

    121 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"center","loop":true,"location":-870.5} = {"at":{"9":0,"8":0,"7":0,
    "0":1860,"1":0,"2":0,"3":0},"plus0_01":{"9":0,"8":0,"7":0,"0":0,"1":0,"2":0,"3":0}}

    122 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"center","loop":true,"location":-1210.5} = {"at":{"9":0,"8":0,"7":0,
    "0":1860,"1":1860,"2":1860,"3":0},"plus0_01":{"9":0,"8":0,"7":0,"0":1860,"1":1860,"2":0,
    "3":0}}

    123 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"center","loop":true,"location":-1380.5} = {"at":{"9":0,"8":0,"7":0,
    "0":1860,"1":1860,"2":1860,"3":1860},"plus0_01":{"9":0,"8":0,"7":0,"0":1860,"1":1860,"2":1860,
    "3":0}}

    125 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"end","loop":true,"location":820.5} = {"at":{"9":-1860,"8":-1860,
    "7":-1860,"6":-1860,"5":0,"0":0},"plus0_01":{"9":-1860,"8":-1860,"7":-1860,"6":-1860,
    "5":-1860,"0":0}}

    126 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"end","loop":true,"location":600.5} = {"at":{"9":-1860,"8":-1860,
    "7":-1860,"6":0,"5":0,"0":0},"plus0_01":{"9":-1860,"8":-1860,"7":-1860,"6":-1860,"5":0,"0":0}}

    127 | slideShift at loop point and +0.01 | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"end","loop":true,"location":160.5} = {"at":{"9":-1860,"8":0,"7":0,
    "6":0,"5":0,"0":0},"plus0_01":{"9":-1860,"8":-1860,"7":0,"6":0,"5":0,"0":0}}
    """#
}
