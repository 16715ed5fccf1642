// Rows of the table of other carousels; `CarouselOracle` reads them. Slides that recur have names.

extension CarouselOracle {
  static let libraries = #"""
    262 | offsetForPage | {"page":3,"itemSize":320} = -960

    263 | nearestPage | {"offset":-1000,"itemSize":320} = 3

    264 | positiveModulo | {"value":-1,"divisor":5} = 4

    265 | settledIndex | {"progress":-1,"count":5} = 4

    266 | settledIndex | {"progress":6,"count":5} = 1

    267 | nearestLoopPosition | {"rawIndex":0,"progress":4.8,"count":5} = 5

    268 | nearestLoopPosition | {"rawIndex":0,"progress":2.5,"count":5} = 5

    269 | shortestLoopTargetPage | {"currentPage":4,"targetIndex":1,"count":5} = 6

    270 | shortestLoopTargetPage | {"currentPage":0,"targetIndex":2,"count":4} = 2

    271 | long run precision | {"progress":10000000.375,"itemSize":390,"count":7} =
    {"progressRoundTrip":10000000.375,"settledIndex":3,"minRelativeDistance":0.375}

    272 | reconcileOffsetAfterCountChange | {"offset":-640,"itemSize":320,"previousCount":4,
    "nextCount":0,"defaultIndex":0,"loop":false} = 0

    273 | reconcileOffsetAfterCountChange | {"offset":-960,"itemSize":320,"previousCount":5,
    "nextCount":2,"defaultIndex":0,"loop":false} = -320

    274 | reconcileOffsetAfterCountChange | {"offset":-2880,"itemSize":320,"previousCount":5,
    "nextCount":3,"defaultIndex":0,"loop":true} = -2560

    275 | reconcileOffsetAfterCountChange | {"offset":-2880,"itemSize":320,"previousCount":4,
    "nextCount":3,"defaultIndex":0,"loop":true,"retainedIndex":1} = -3200

    276 | invalid input -> neutral | {"offset":100,"itemSize":0} = {"progress":0,"nearestPage":0}

    280 | resize keeps index 1 | {"prevSize":500,"size":500,"offset":500} = {"offset":500,
    "index":1}

    281 | resize keeps index 1 | {"prevSize":500,"size":499,"offset":500} = {"offset":499,
    "index":1}

    282 | resize keeps index 1 | {"prevSize":500,"size":501,"offset":500} = {"offset":501,
    "index":1}

    283 | resize keeps index 1 | {"prevSize":224,"size":524,"offset":224} = {"offset":524,
    "index":1}

    284 | autoFill loop data | {"data":[1],"loop":true} = [1,1,1]

    285 | autoFill loop data | {"data":[1,2,3,4,5],"loop":true} = [1,2,3,4,5]

    286 | autoFill loop data | {"data":[],"loop":true} = []

    287 | autoFill real index | {"dataLength":1,"index":2,"loop":true} = 0

    289 | controller command | {"size":300,"count":5,"loop":false,"offset":0,"cmd":"prev"} =
    {"offset":0,"scrollStartEvents":0}

    290 | controller command | {"size":300,"count":5,"loop":false,"offset":-1200,"cmd":"next"} =
    {"offset":-1200,"scrollStartEvents":0}

    291 | controller command | {"size":300,"count":5,"loop":true,"offset":-1200,"cmd":"next"} =
    {"offset":-1500,"settledIndex":0}

    292 | controller command | {"size":300,"count":5,"loop":true,"offset":0,"cmd":"scrollTo 4"} =
    {"offset":300}

    293 | controller command | {"size":300,"count":5,"loop":false,"offset":0,"cmd":"next animated,
    before finish"} = {"offset":-300,"currentIndex":0}

    294 | controller command | {"size":300,"count":5,"loop":false,"offset":0,"cmd":"next animated,
    after finish"} = {"currentIndex":1}

    295 | controller command | {"size":300,"count":0,"cmd":"next"} = {"offset":0}

    296 | progress unbounded in loop,clamped otherwise | {"loop":true,"offset":-1650,"size":300,
    "count":5} = 5.5

    297 | progress unbounded in loop,clamped otherwise | {"loop":true,"offset":-450,"size":300,
    "count":3} = 1.5

    298 | progress unbounded in loop,clamped otherwise | {"loop":false,"offset":300,"size":300,
    "count":3} = 0

    299 | progress unbounded in loop,clamped otherwise | {"loop":false,"offset":-900,"size":300,
    "count":3} = 2

    305 | non-loop drag boundary = count*size-container | {"axis":"x","size":300,"count":3,
    "container":[300,200],"pan":-1000} = -600

    306 | non-loop drag boundary = count*size-container | {"axis":"x","size":300,"count":3,
    "container":[0,0],"pan":-1000} = 0

    307 | non-loop drag boundary = count*size-container | {"axis":"x","size":100,"count":2,
    "container":[300,200],"pan":-1000} = 0

    308 | data change reconciliation | {"size":700,"count":"4->2","offset":-2100,"idle":true} =
    -700

    309 | data change reconciliation | {"size":700,"keys":[10,20,30],"next":[20,10,30],
    "offset":-700} = 0

    310 | data change reconciliation | {"size":700,"keys":[10,20,30],"next":[10,20],
    "offset":-1400} = -700

    311 | data change reconciliation | {"size":700,"count":"0->3","defaultIndex":2} = -1400

    314 | autoplay interval | {"interval":2000,"elapsed":1500} = {"nextCalls":0}

    315 | autoplay interval | {"interval":2000,"elapsed":2000} = {"nextCalls":1}

    316 | position->index | {"width":200,"position":0} = 0

    317 | position->index | {"width":200,"position":-99} = 0

    318 | position->index | {"width":200,"position":-200} = 1

    319 | position->index | {"width":200,"position":-300} = 2

    320 | index->position | {"width":200,"index":0} = 0

    321 | index->position | {"width":200,"index":1} = -200

    322 | index->position | {"width":200,"index":3} = -600

    323 | exceededLimit | {"width":200,"length":10,"checkMax":false,"position":-10} = false

    324 | exceededLimit | {"width":200,"length":10,"checkMax":false,"position":10} = true

    325 | exceededLimit | {"width":200,"length":10,"checkMax":true,"position":-1790} = false

    326 | next/prev index | {"perPage":1,"length":10,"index":1} = {"next":2,"prev":0}

    327 | next/prev index | {"perPage":1,"length":10,"index":3} = {"next":4,"prev":2}

    328 | next/prev index | {"perPage":3,"length":10,"index":0} = {"next":3,"prev":-1}

    329 | next/prev index | {"perPage":3,"perMove":2,"length":10,"index":0} = {"next":2,"prev":-1}

    330 | next/prev index | {"perPage":3,"perMove":2,"length":10,"index":3} = {"next":5,"prev":1}

    331 | next/prev index | {"perPage":1,"length":10,"rewind":true,"index":0} = {"next":1,
    "prev":9}

    332 | next/prev index | {"perPage":1,"length":10,"rewind":true,"index":9} = {"next":0,
    "prev":8}

    333 | next/prev index | {"perPage":1,"length":10,"loop":true,"index":0} = {"next":1,"prev":9}

    334 | next/prev index | {"perPage":1,"length":10,"loop":true,"index":9} = {"next":0,"prev":8}

    335 | next/prev index | {"perPage":3,"length":3,"index":0} = {"next":-1,"prev":-1}

    336 | next/prev index | {"perPage":3,"length":3,"focus":"center","index":1} = {"next":2,
    "prev":0}

    337 | end index | {"perPage":3,"length":5} = 2

    338 | end index | {"perMove":3,"length":4,"loop":true} = 3

    339 | end index | {"perPage":1,"length":10} = 9

    340 | page->index | {"perPage":3,"length":10,"page":0} = 0

    341 | page->index | {"perPage":3,"length":10,"page":2} = 6

    342 | index->page | {"perPage":3,"length":10,"index":2} = 0

    343 | index->page | {"perPage":3,"length":4,"index":0} = 0

    344 | index->page | {"perPage":3,"length":4,"index":1} = 1

    345 | index->page | {"perPage":3,"length":10,"focus":"center","index":3} = 3

    346 | loop pages sequence | {"perPage":3,"length":10,"loop":true,"start":0,"moves":["<","<",
    ">",">"]} = [9,6,7,0]

    347 | page sequence | {"perPage":2,"length":10,"start":0,"moves":[">",">",">","<","<","<"]} =
    [2,4,6,4,2,0]

    348 | clamp goto | {"perPage":1,"length":10,"goto":[100,-100]} = [9,0]

    354 | per-slide interval | {"interval":1000,"slide1Interval":2000,"checksMs":[1100,2200,3200,
    4300]} = [1,1,2,3]

    361 | groupCells true counts | {"viewSize":400,"cellWidths":[100,200,100,300,100,200,200,200,
    400,100,100,200,100,100],"align":"center"} = [3,2,2,1,1,3,2]

    362 | slide targets | {"viewSize":400,"cellWidths":[100,200,100,300,100,200,200,200,400,100,
    100,200,100,100],"align":"center"} = [200,600,1000,1300,1600,2000,2300]

    363 | groupCells 2 | {"viewSize":400,"cellWidths":[100,200,100,300,100,200,200,200,400,100,
    100,200,100,100]} = [2,2,2,2,2,2,2]

    364 | groupCells 75% | {"viewSize":400,"cellWidths":[100,200,100,300,100,200,200,200,400,100,
    100,200,100,100]} = [2,1,1,2,1,1,1,2,2,1]

    365 | groupCells true @600 | {"viewSize":600,"cellWidths":[100,200,100,300,100,200,200,200,
    400,100,100,200,100,100]} = [3,3,2,3,3]

    366 | wrap shift cells before/after | {"viewSize":400,"cellWidths":[100,100,100,100,100,100],
    "align":"center"} = [2,2]

    367 | wrap shift cells before/after | {"viewSize":400,"cellWidths":[100,100,100,100,100,100],
    "align":"left"} = [0,4]

    368 | cell positions | {"cellWidths":[160,100,240,160,240,100]} = [0,160,260,500,660,900]

    369 | contain | {"viewSize":400,"cellWidths":[100,100,240,160,100,100],"align":"center"} =
    {"x_select0":-200,"x_select1":-200,"x_select4":-600,"x_select5":-600}

    370 | selectCell with groups of 3 | {"cells":[3,1,6]} = [1,0,2]

    371 | initial cell 4 with groupCells 3 | {} = 1

    374 | wrap only if content fills | {"viewSize":400,"cells":[100,100,100,100,80]} = false

    375 | wrap only if content fills | {"viewSize":400,"cells":[100,100,100,100,100]} = true

    376 | bound range when content<=viewport | {"viewSize":900,"panels":[300,300,300],
    "align":"center"} = {"min":450,"max":450}

    377 | bound range when content<=viewport | {"viewSize":900,"panels":[300,300,300],
    "align":"prev"} = {"min":0,"max":0}

    378 | bound range when content<=viewport | {"viewSize":900,"panels":[300,300,300],
    "align":"next"} = {"min":900,"max":900}

    379 | range no panels | {"panels":[]} = {"min":0,"max":0}

    380 | range | {"viewSize":1000,"panels":[1000,1000,1000]} = {"min":0,"max":3000}

    381 | panel at position | {"viewSize":1000,"panels":[1000,1000,1000],"position":-1} = 2

    382 | panel at position | {"viewSize":1000,"panels":[1000,1000,1000],"position":0} = 2

    383 | nearest anchor | {"viewSize":1000,"panels":[1000,1000,1000],"position":-500} = 2

    395 | parseAlign size 100 | {"align":"prev"} = 0

    396 | parseAlign size 100 | {"align":24} = 24

    397 | currentPage by sensitivity | {"pageOffset":2.25,"sensitivity":0.25,"loop":false,
    "startPage":0} = 3

    398 | currentPage by sensitivity | {"pageOffset":2.24,"sensitivity":0.25,"loop":false,
    "startPage":0} = 2

    399 | drag result | {"dragOffset":-600,"multiple":true,"loop":false,"velocity":0} = {"page":2,
    "increment":2}

    400 | drag result | {"dragOffset":30,"velocity":600,"loop":true,"multiple":false} =
    {"page":19,"increment":1}

    401 | drag result | {"dragOffset":900,"velocity":600,"loop":true,"multiple":true} =
    {"page":16,"increment":4}

    402 | drag result | {"dragOffset":-75,"velocity":-600,"loop":false,"multiple":false} =
    {"page":1,"increment":1}

    410 | index clamp N=10 | {"index":-4} = 0
    """#
}
