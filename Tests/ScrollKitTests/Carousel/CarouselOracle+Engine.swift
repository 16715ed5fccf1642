// Rows of the table of other carousels; `CarouselOracle` reads them. Slides that recur have names.

extension CarouselOracle {
  static let engine = #"""
    128 | scrollProgress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"center","containScroll":"trimSnaps","loop":false,"startSnap":0} = 0

    129 | scrollProgress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"center","containScroll":"trimSnaps","loop":false,"startSnap":1} = 0.4166666666666667

    130 | scrollProgress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"center","containScroll":"trimSnaps","loop":false,"startSnap":2} = 0.6666666666666666

    131 | scrollProgress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"center","containScroll":"trimSnaps","loop":false,"startSnap":3} = 0.9583333333333334

    132 | scrollProgress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"center","containScroll":"trimSnaps","loop":false,"startSnap":4} = 1

    133 | scrollProgress | {"viewSize":1000,"container":0,"slides":"s1","endMargin":10,
    "align":"center","containScroll":"trimSnaps","loop":false,"startSnap":0} = 0

    134 | scrollProgress | {"viewSize":1000,"container":0,"slides":"s1","endMargin":10,
    "align":"center","containScroll":"trimSnaps","loop":false,"startSnap":1} = 0.4076923076923077

    135 | reInit geometry | {"before":{"viewSize":1000,"container":0,"slides":"s0","endMargin":0},
    "after":{"viewSize":1000,"container":0,"slides":"s1","endMargin":10},"align":"center",
    "containScroll":"trimSnaps"} = {"before":[0,-500,-800,-1150,-1200],"after":[0,-530,-850,-1220,
    -1300]}

    136 | reInit slide count 5->4 | {"before":{"viewSize":1000,"container":0,"slides":"s0",
    "endMargin":0},"after":{"viewSize":1000,"container":0,"slides":"s24","endMargin":0},
    "align":"center","containScroll":"trimSnaps"} = {"before":[0,-500,-800,-1150,-1200],
    "after":[0,-500,-800,-900]}

    137 | containerTranslate initial | {"viewSize":1000,"firstSlideSize":800,"axis":"x",
    "direction":"ltr"} = 100

    138 | containerTranslate initial | {"viewSize":1000,"firstSlideSize":800,"axis":"x",
    "direction":"rtl"} = -100

    139 | containerTranslate initial | {"viewSize":"see fixture","firstSlideSize":800,"axis":"y",
    "direction":"ltr"} = 100

    140 | selected/previous snap | {"count":5,"loop":false,"action":"start 4,next"} =
    {"selected":4,"previous":4}

    141 | selected/previous snap | {"count":5,"loop":false,"action":"start 0,prev"} =
    {"selected":0,"previous":0}

    142 | selected/previous snap | {"count":5,"loop":true,"action":"start 4,next"} =
    {"selected":0,"previous":4}

    143 | selected/previous snap | {"count":5,"loop":true,"action":"start 0,goTo 5"} =
    {"selected":0,"previous":0}

    144 | selected/previous snap | {"count":5,"loop":true,"action":"start 0,goTo -1"} =
    {"selected":4,"previous":0}

    145 | selected/previous snap | {"count":5,"loop":true,"action":"start 2"} = {"selected":2,
    "previous":2}

    150 | containerTranslatePercent | {"startSnap":3,"loop":true,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-125,"slideShiftPercentOfSlide":{"0":400}}

    151 | containerTranslatePercent | {"startSnap":3,"loop":true,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-125,"slideShiftPercentOfSlide":{"0":400}}

    152 | containerTranslatePercent | {"startSnap":0,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,30]} =
    {"containerPercent":0}

    153 | containerTranslatePercent | {"startSnap":1,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,30]} =
    {"containerPercent":-25}

    154 | containerTranslatePercent | {"startSnap":5,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,30]} =
    {"containerPercent":-140}

    155 | containerTranslatePercent | {"startSnap":1,"loop":false,"containScroll":"keepSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,30]} =
    {"containerPercent":0}

    156 | containerTranslatePercent | {"startSnap":3,"loop":false,"containScroll":"keepSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,30]} =
    {"containerPercent":-55}

    157 | containerTranslatePercent | {"startSnap":5,"loop":false,"containScroll":"keepSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,30]} =
    {"containerPercent":-115}

    158 | containerTranslatePercent | {"startSnap":7,"loop":false,"containScroll":"keepSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,30]} =
    {"containerPercent":-140}

    159 | containerTranslatePercent | {"startSnap":0,"loop":false,"containScroll":false,
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":25}

    160 | containerTranslatePercent | {"startSnap":1,"loop":false,"containScroll":false,
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-25}

    161 | containerTranslatePercent | {"startSnap":2,"loop":false,"containScroll":false,
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-75}

    162 | containerTranslatePercent | {"startSnap":2,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":"auto","align":"center","viewSize":100,"slideSizes":[30,30,30,30,30,30,30,
    30]} = {"containerPercent":-140}

    163 | containerTranslatePercent | {"startSnap":3,"loop":true,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-125,"slideShiftPercentOfSlide":{"0":400}}

    164 | containerTranslatePercent | {"startSnap":0,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":0}

    165 | containerTranslatePercent | {"startSnap":1,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-25}

    166 | containerTranslatePercent | {"startSnap":2,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-75}

    167 | containerTranslatePercent | {"startSnap":3,"loop":false,"containScroll":"trimSnaps",
    "slidesToScroll":1,"align":"center","viewSize":100,"slideSizes":[50,50,50,50]} =
    {"containerPercent":-100}

    168 | counterNormalize | {"count":5,"index":-4} = {"loop":1,"noLoop":0,"trueFloorMod":1}

    169 | counterNormalize | {"count":5,"index":-6} = {"loop":1,"noLoop":0,"trueFloorMod":4}

    170 | counterNormalize | {"count":5,"index":-7} = {"loop":2,"noLoop":0,"trueFloorMod":3}

    171 | counterNormalize | {"count":5,"index":-9} = {"loop":4,"noLoop":0,"trueFloorMod":1}

    172 | counterNormalize | {"count":5,"index":5} = {"loop":0,"noLoop":4,"trueFloorMod":0}

    173 | counterNormalize | {"count":5,"index":6} = {"loop":1,"noLoop":4,"trueFloorMod":1}

    174 | counterNormalize | {"count":5,"index":10} = {"loop":0,"noLoop":4,"trueFloorMod":0}

    175 | counterNormalize | {"count":5,"index":11} = {"loop":1,"noLoop":4,"trueFloorMod":1}

    176 | removeOffset | {"min":-1660,"max":0,"x":1} = -1659

    177 | removeOffset | {"min":-1660,"max":0,"x":0} = 0

    178 | removeOffset | {"min":-1660,"max":0,"x":0.5} = -1659.5

    179 | removeOffset | {"min":-1660,"max":0,"x":-830} = -830

    180 | removeOffset | {"min":-1660,"max":0,"x":-1} = -1

    181 | removeOffset | {"min":-1660,"max":0,"x":1660} = 0

    182 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"start","loop":false,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":2200,"limitMin":-1200,"limitMax":0,"scrollSnaps":[0,-800,-1200],
    "progressBySnap":[0,0.666667,1]}

    183 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"start","loop":true,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":2200,"limitMin":-2200,"limitMax":0,"scrollSnaps":[0,-800,-1200,-1400,-1900],
    "progressBySnap":[0,0.363636,0.545455,0.636364,0.863636]}

    184 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"center","loop":true,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":2200,"limitMin":-2100,"limitMax":100,"scrollSnaps":[100,-500,-800,-1150,-1550],
    "progressBySnap":[0,0.272727,0.409091,0.568182,0.75]}

    185 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"end","loop":false,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":2200,"limitMin":-1200,"limitMax":0,"scrollSnaps":[0,-200,-400,-900,-1200],
    "progressBySnap":[0,0.166667,0.333333,0.75,1]}

    186 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s0","endMargin":0,
    "align":"end","loop":true,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":2200,"limitMin":-2000,"limitMax":200,"scrollSnaps":[200,-200,-400,-900,-1200],
    "progressBySnap":[0,0.181818,0.272727,0.5,0.636364]}

    187 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,
    "align":"start","loop":false,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":1660,"limitMin":-660,"limitMax":0,"scrollSnaps":[0,-100,-300,-450,-660],
    "progressBySnap":[0,0.151515,0.454545,0.681818,1]}

    188 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,
    "align":"start","loop":true,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":1660,"limitMin":-1660,"limitMax":0,"scrollSnaps":[0,-100,-300,-450,-700,-830,
    -930,-1130,-1280,-1530],"progressBySnap":[0,0.060241,0.180723,0.271084,0.421687,0.5,0.560241,
    0.680723,0.771084,0.921687]}

    189 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,
    "align":"center","loop":false,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":1660,"limitMin":-660,"limitMax":0,"scrollSnaps":[0,-75,-265,-380,-530,-660],
    "progressBySnap":[0,0.113636,0.401515,0.575758,0.80303,1]}

    190 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s4","endMargin":0,
    "align":"end","loop":true,"containScroll":"trimSnaps"} = {"demotedToNonLoop":false,
    "contentSize":1660,"limitMin":-760,"limitMax":900,"scrollSnaps":[900,700,550,300,170,70,-130,
    -280,-530,-660],"progressBySnap":[0,0.120482,0.210843,0.361446,0.439759,0.5,0.620482,0.710843,
    0.861446,0.939759]}

    191 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"start","loop":false,"containScroll":"trimSnaps"} =
    {"demotedToNonLoop":false,"contentSize":1860,"limitMin":-860,"limitMax":0,"scrollSnaps":[0,
    -130,-350,-520,-790,-860],"progressBySnap":[0,0.151163,0.406977,0.604651,0.918605,1]}

    192 | contentSize+limit+progress | {"viewSize":1000,"container":0,"slides":"s5",
    "endMargin":10,"align":"center","loop":false,"containScroll":"trimSnaps"} =
    {"demotedToNonLoop":false,"contentSize":1860,"limitMin":-860,"limitMax":0,"scrollSnaps":[0,
    -145,-355,-490,-660,-855,-860],"progressBySnap":[0,0.168605,0.412791,0.569767,0.767442,
    0.994186,1]}

    198 | byDistance noLoop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"target":0,
    "distance":-399,"snapToClosest":true} = {"index":0,"distance":0}

    199 | byDistance noLoop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"target":0,
    "distance":-400,"snapToClosest":true} = {"index":0,"distance":0}

    200 | byDistance noLoop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"target":0,
    "distance":-401,"snapToClosest":true} = {"index":1,"distance":-800}

    201 | byDistance noLoop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"target":0,
    "distance":-1000,"snapToClosest":true} = {"index":1,"distance":-800}

    202 | byDistance noLoop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"target":0,
    "distance":-1001,"snapToClosest":true} = {"index":2,"distance":-1200}

    203 | byDistance noLoop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"target":0,"distance":200,
    "snapToClosest":true} = {"index":0,"distance":200}

    204 | byDistance noLoop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"target":0,
    "distance":-2500,"snapToClosest":true} = {"index":4,"distance":-2500}

    205 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":0,"distance":100,"snapToClosest":true} = {"index":0,"distance":0}

    206 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":0,"distance":149,"snapToClosest":true} = {"index":0,"distance":0}

    207 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":0,"distance":150,"snapToClosest":true} = {"index":0,"distance":0}

    208 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":0,"distance":151,"snapToClosest":true} = {"index":4,"distance":300}

    209 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":-1900,"distance":-150,"snapToClosest":true} = {"index":0,"distance":-300}

    210 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":-1900,"distance":-151,"snapToClosest":true} = {"index":0,"distance":-300}

    211 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":-1900,"distance":-300,"snapToClosest":true} = {"index":0,"distance":-300}

    212 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":0,"distance":-2200,"snapToClosest":true} = {"index":0,"distance":-2200}

    213 | byDistance loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":0,"distance":-2600,"snapToClosest":true} = {"index":0,"distance":-2200}

    214 | byIndex loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,"target":0,
    "index":4,"direction":0} = {"index":4,"distance":300}

    215 | byIndex loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,"target":0,
    "index":4,"direction":-1} = {"index":4,"distance":-1900}

    216 | byIndex loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":-1900,"index":0,"direction":0} = {"index":0,"distance":-300}

    217 | byIndex loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,
    "target":-1900,"index":0,"direction":-1} = {"index":0,"distance":-300}

    218 | byIndex loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,"target":0,
    "index":0,"direction":-1} = {"index":0,"distance":-2200}

    219 | byIndex loop | {"scrollSnaps":[0,-800,-1200,-1400,-1900],"contentSize":2200,"target":0,
    "index":0,"direction":1} = {"index":0,"distance":2200}

    220 | loop wrap | {"contentSize":1660,"limitMin":-1660,"limitMax":0,"location":0.09,
    "direction":1} = 0.09

    221 | loop wrap | {"contentSize":1660,"limitMin":-1660,"limitMax":0,"location":0.11,
    "direction":1} = -1659.89

    222 | loop wrap | {"contentSize":1660,"limitMin":-1660,"limitMax":0,"location":50,
    "direction":1} = -1610

    223 | loop wrap | {"contentSize":1660,"limitMin":-1660,"limitMax":0,"location":50,
    "direction":-1} = 50

    224 | loop wrap | {"contentSize":1660,"limitMin":-1660,"limitMax":0,"location":-1659.91,
    "direction":-1} = 0.09

    225 | loop wrap | {"contentSize":1660,"limitMin":-1660,"limitMax":0,"location":-1700,
    "direction":-1} = -40

    226 | loop wrap | {"contentSize":1660,"limitMin":-1660,"limitMax":0,"location":-1700,
    "direction":1} = -1700

    227 | progress | {"limitMin":-1660,"limitMax":0,"location":0} = 0

    228 | progress | {"limitMin":-1660,"limitMax":0,"location":-830} = 0.5

    229 | progress | {"limitMin":-1660,"limitMax":0,"location":-1660} = 1

    230 | progress | {"limitMin":-1660,"limitMax":0,"location":10} = -0.006024

    243 | few slides,loop demotion | {"viewSize":320,"slideSizes":[320],"loop":true,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":true,"contentSize":320,
    "scrollSnaps":[0],"limit":[0,0],"slidesBySnap":[[0]],"progressBySnap":[0],"loopPoints":[[0,
    -0.5]]}

    244 | few slides,loop demotion | {"viewSize":320,"slideSizes":[320],"loop":true,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":true,"contentSize":320,
    "scrollSnaps":[0],"limit":[0,0],"slidesBySnap":[[0]],"progressBySnap":[0],"loopPoints":[[0,
    -0.5]]}

    245 | few slides,loop demotion | {"viewSize":320,"slideSizes":[320,320],"loop":false,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":640,
    "scrollSnaps":[0,-320],"limit":[-320,0],"slidesBySnap":[[0],[1]],"progressBySnap":[0,1],
    "loopPoints":[[0,-320.5]]}

    246 | few slides,loop demotion | {"viewSize":320,"slideSizes":[320,320,320],"loop":false,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":960,
    "scrollSnaps":[0,-320,-640],"limit":[-640,0],"slidesBySnap":[[0],[1],[2]],"progressBySnap":[0,
    0.5,1],"loopPoints":[[0,-640.5]]}

    247 | few slides,loop demotion | {"viewSize":320,"slideSizes":[320,320,320],"loop":true,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":960,
    "scrollSnaps":[0,-320,-640],"limit":[-960,0],"slidesBySnap":[[0],[1],[2]],"progressBySnap":[0,
    0.333333,0.666667],"loopPoints":[[0,-640.5]]}

    248 | few slides,loop demotion | {"viewSize":320,"slideSizes":[320,320,320],"loop":true,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":960,
    "scrollSnaps":[0,-320,-640],"limit":[-960,0],"slidesBySnap":[[0],[1],[2]],"progressBySnap":[0,
    0.333333,0.666667],"loopPoints":[[0,-640.5]]}

    249 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200],"loop":false,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":400,
    "scrollSnaps":[0,-80],"limit":[-80,0],"slidesBySnap":[[0],[1]],"progressBySnap":[0,1],
    "loopPoints":[[0,-80.5],[1,-280.5]]}

    250 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200],"loop":true,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":true,"contentSize":400,
    "scrollSnaps":[0,-80],"limit":[-80,0],"slidesBySnap":[[0],[1]],"progressBySnap":[0,1],
    "loopPoints":[[0,-80.5],[1,-280.5]]}

    251 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200],"loop":true,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":true,"contentSize":400,
    "scrollSnaps":[0,-80],"limit":[-80,0],"slidesBySnap":[[0],[1]],"progressBySnap":[0,1],
    "loopPoints":[[0,-80.5],[1,-280.5]]}

    252 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200,200],"loop":false,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":600,
    "scrollSnaps":[0,-140,-280],"limit":[-280,0],"slidesBySnap":[[0],[1],[2]],"progressBySnap":[0,
    0.5,1],"loopPoints":[[0,-280.5],[1,-480.5]]}

    253 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200,200],"loop":true,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":600,
    "scrollSnaps":[0,-200,-400],"limit":[-600,0],"slidesBySnap":[[0],[1],[2]],"progressBySnap":[0,
    0.333333,0.666667],"loopPoints":[[0,-280.5],[1,-480.5]]}

    254 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200,200],"loop":true,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":600,
    "scrollSnaps":[60,-140,-340],"limit":[-540,60],"slidesBySnap":[[0],[1],[2]],
    "progressBySnap":[0,0.333333,0.666667],"loopPoints":[[2,0.5],[0,-280.5],[1,-480.5]]}

    255 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200,200,200],"loop":false,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":800,
    "scrollSnaps":[0,-200,-400,-480],"limit":[-480,0],"slidesBySnap":[[0],[1],[2],[3]],
    "progressBySnap":[0,0.416667,0.833333,1],"loopPoints":[[0,-480.5],[1,-680.5]]}

    256 | few slides,loop demotion | {"viewSize":320,"slideSizes":[200,200,200,200],"loop":false,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":800,
    "scrollSnaps":[0,-140,-340,-480],"limit":[-480,0],"slidesBySnap":[[0],[1],[2],[3]],
    "progressBySnap":[0,0.291667,0.708333,1],"loopPoints":[[0,-480.5],[1,-680.5]]}

    257 | few slides,loop demotion | {"viewSize":320,"slideSizes":[80,80,80,80],"loop":false,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":320,
    "scrollSnaps":[0],"limit":[0,0],"slidesBySnap":[[0,1,2,3]],"progressBySnap":[0],
    "loopPoints":[[0,-0.5],[1,-80.5],[2,-160.5],[3,-240.5]]}

    258 | few slides,loop demotion | {"viewSize":320,"slideSizes":[80,80,80,80],"loop":true,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":true,"contentSize":320,
    "scrollSnaps":[0],"limit":[0,0],"slidesBySnap":[[0,1,2,3]],"progressBySnap":[0],
    "loopPoints":[[0,-0.5],[1,-80.5],[2,-160.5],[3,-240.5]]}

    259 | few slides,loop demotion | {"viewSize":320,"slideSizes":[80,80,80,80,80],"loop":false,
    "align":"start","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":400,
    "scrollSnaps":[0,-80],"limit":[-80,0],"slidesBySnap":[[0],[1,2,3,4]],"progressBySnap":[0,1],
    "loopPoints":[[0,-80.5],[1,-160.5],[2,-240.5],[3,-320.5]]}

    260 | few slides,loop demotion | {"viewSize":320,"slideSizes":[80,80,80,80,80],"loop":false,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":400,
    "scrollSnaps":[0,-40,-80],"limit":[-80,0],"slidesBySnap":[[0,1],[2],[3,4]],
    "progressBySnap":[0,0.5,1],"loopPoints":[[0,-80.5],[1,-160.5],[2,-240.5],[3,-320.5]]}

    261 | few slides,loop demotion | {"viewSize":320,"slideSizes":[80,80,80,80,80],"loop":true,
    "align":"center","containScroll":"trimSnaps"} = {"loopDemoted":false,"contentSize":400,
    "scrollSnaps":[120,40,-40,-120,-200],"limit":[-280,120],"slidesBySnap":[[0],[1],[2],[3],[4]],
    "progressBySnap":[0,0.2,0.4,0.6,0.8],"loopPoints":[[4,0.5],[3,80.5],[0,-80.5],[1,-160.5],[2,
    -240.5]]}
    """#
}
