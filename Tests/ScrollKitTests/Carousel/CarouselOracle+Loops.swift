// Rows of the table of other carousels; `CarouselOracle` reads them. Slides that recur have names.

extension CarouselOracle {
  static let loops = #"""
    411 | current item after data change | {"startAt":0,"op":"move 9->0"} = {"index":1,
    "pageText":"0"}

    412 | current item after data change | {"startAt":9,"op":"insert@0"} = {"index":10,
    "pageText":"9"}

    413 | current item after data change | {"startAt":9,"op":"insert@9"} = {"index":10,
    "pageText":"9"}

    414 | current item after data change | {"startAt":9,"op":"remove@0"} = {"index":8,
    "pageText":"9"}

    415 | current item after data change | {"startAt":9,"op":"remove@9 (full reload)"} =
    {"index":0,"pageText":"0"}

    416 | current item after data change | {"startAt":9,"op":"remove@8 (full reload)"} =
    {"index":0,"pageText":"0"}

    417 | current item after data change | {"startAt":0,"op":"remove2@0"} = {"index":0,
    "pageText":"2"}

    418 | current item after data change | {"startAt":9,"op":"insert2@0"} = {"index":11,
    "pageText":"9"}

    419 | current item after data change | {"startAt":9,"op":"insert2@9"} = {"index":11,
    "pageText":"9"}

    420 | current item after data change | {"startAt":9,"op":"remove2@0"} = {"index":7,
    "pageText":"9"}

    421 | current item after data change | {"startAt":9,"op":"remove2@8"} = {"index":7,
    "pageText":"7"}

    422 | current item after data change | {"startAt":9,"op":"remove all"} = {"index":0,
    "pageText":null}

    423 | current item after data change | {"startAt":2,"op":"replace with 4 new"} = {"index":2,
    "pageText":"12"}

    424 | current item after data change | {"startAt":7,"op":"replace with 4 new (10..13)"} =
    {"index":0,"pageText":"10"}

    425 | current item after data change | {"startAt":9,"op":"replace with 0"} = {"index":0,
    "pageText":null}

    427 | currentPage during drag | {"dragFraction":0.6} = "current+1"

    428 | targetPage while drag 0.4 page forward | {"dragFraction":0.4} = "current+1"

    429 | targetPage for fling,atMost | {"velocity":20000} = "origin+3"

    430 | scrollToPage coerces | {"page":"count"} = "count-1"

    431 | scrollToPage coerces | {"page":-1} = 0

    432 | scrollToPage with offset fraction | {"page":10,"fraction":0.5} = {"page":10,
    "fraction":0.5}

    433 | scrollToPage with offset fraction | {"page":4,"fraction":0.2} = {"page":4,
    "fraction":0.2}

    434 | scrollToPage with offset fraction | {"page":12,"fraction":-0.4} = {"page":12,
    "fraction":-0.4}

    435 | scrollToPage with offset fraction | {"page":0,"fraction":-0.5} = {"page":0,"fraction":0}

    436 | snap distance atMost | {"startPage":5,"suggested":9,"limit":3} = 8

    437 | snap distance atMost | {"startPage":5,"suggested":1,"limit":3} = 2

    438 | snap distance atMost | {"startPage":1,"suggested":-4,"limit":3} = 0

    439 | page during drag,width 800 | {"dx":-420} = 1

    440 | page left edge for viewportFraction,width 800 | {"viewportFraction":0.875,"page":10} =
    {"9":-650,"10":50,"11":750}

    441 | page left edge for viewportFraction,width 800 | {"viewportFraction":0.125,"page":0} =
    {"0":350,"1":450,"2":550,"3":650,"4":750}

    442 | page left edge for viewportFraction,width 800 | {"viewportFraction":0.125,"page":10} =
    {"6":-50,"7":50,"8":150,"9":250,"10":350,"11":450,"12":550,"13":650,"14":750}

    443 | page left edge for viewportFraction,width 800 | {"viewportFraction":4,"page":10} =
    {"10":-1200}

    444 | drag -20 then release,width 800 | {"dx":-20} = {"settles":0}

    445 | resize keeps page | {"widths":[600,250,450],"page":2} = {"page":2}

    446 | jump beyond range does not report page change | {"page":"2*count"} = {"onPageChanged":0}

    447 | realIndex | {"position":10000,"base":10000,"count":6} = 0

    448 | realIndex | {"position":9999,"base":10000,"count":6} = 5

    449 | realIndex | {"position":9994,"base":10000,"count":6} = 0

    450 | realIndex | {"position":0,"base":10000,"count":6} = 2

    451 | animateToPage closest movement | {"current":0,"target":19,"count":20} = -1

    452 | animateToPage closest movement | {"current":19,"target":0,"count":20} = 1

    453 | animateToPage closest movement | {"current":0,"target":10,"count":20} = 10

    454 | animateToPage closest movement | {"current":5,"target":2,"count":6} = -3

    455 | abs/rel/progress loop N=5 | {"position":0} = {"abs":0,"rel":0,"progress":0}

    456 | abs/rel/progress loop N=5 | {"position":0.6} = {"abs":1,"rel":1,"progress":0.12}

    457 | abs/rel/progress loop N=5 | {"position":4.5} = {"abs":4,"rel":4,"progress":0.9}

    458 | abs/rel/progress loop N=5 | {"position":5} = {"abs":5,"rel":0,"progress":0}

    459 | abs/rel/progress loop N=5 | {"position":7.5} = {"abs":7,"rel":2,"progress":0.5}

    460 | abs/rel/progress loop N=5 | {"position":-0.4} = {"abs":0,"rel":0,"progress":0.92}

    461 | abs/rel/progress loop N=5 | {"position":-0.5} = {"abs":-1,"rel":4,"progress":0.9}

    462 | abs/rel/progress loop N=5 | {"position":-0.6} = {"abs":-1,"rel":4,"progress":0.88}

    463 | abs/rel/progress loop N=5 | {"position":-2} = {"abs":-2,"rel":3,"progress":0.6}

    464 | abs/rel/progress loop N=5 | {"position":-5} = {"abs":-10,"rel":0,"progress":0}

    465 | abs/rel/progress loop N=5 | {"position":-5.4} = {"abs":-5,"rel":0,"progress":0.92}

    466 | abs/rel/progress loop N=5 | {"position":-6} = {"abs":-6,"rel":4,"progress":0.8}

    467 | idxToDist loop N=5 | {"from":0,"idx":1,"absolute":false} = 1

    468 | idxToDist loop N=5 | {"from":0,"idx":2,"absolute":false} = 2

    469 | idxToDist loop N=5 | {"from":0,"idx":3,"absolute":false} = -2

    470 | idxToDist loop N=5 | {"from":0,"idx":7,"absolute":true} = 7

    471 | idxToDist loop N=5 | {"from":0,"idx":-1,"absolute":true} = -1

    472 | idxToDist loop N=5 | {"from":2,"idx":4,"absolute":false} = 2

    473 | idxToDist loop N=5 | {"from":1,"idx":4,"absolute":false} = -2

    474 | non-loop N=5 idx/progress | {"position":0.5} = {"idx":0,"progress":0.125}

    475 | non-loop N=5 idx/progress | {"position":1.5} = {"idx":1,"progress":0.375}

    476 | non-loop N=5 idx/progress | {"position":4.7} = {"idx":4,"progress":1.175}

    477 | non-loop N=5 idx/progress | {"position":-0.3} = {"idx":0,"progress":-0.075}

    478 | viewport paging | {"start":0,"perView":3,"move":"|>"} = 3

    479 | viewport paging | {"start":"last","perView":3,"move":"|> rewind"} = "0"

    480 | viewport paging | {"start":0,"perView":3,"move":"|< rewind"} = "last"

    482 | next/prev target | {"scrollLeft":100,"positions":[20,120,240],"cmd":"next"} = 120

    483 | next/prev target | {"scrollLeft":240,"positions":[20,120,240],"cmd":"prev"} = 120

    484 | clone-loop offset fix N=3 W=320 | {"x":1300} = 340

    485 | clone-loop offset fix N=3 W=320 | {"x":0} = 960

    486 | clone-loop offset fix N=3 W=320 | {"x":1279} = 1279

    487 | clone-loop offset fix N=3 W=320 | {"x":1} = 1

    488 | clone index -> logical N=3 | {"physical":0} = 2

    489 | clone index -> logical N=3 | {"physical":1} = 0

    490 | clone index -> logical N=3 | {"physical":4} = 0

    491 | clampedIndex wrap | {"index":-1,"count":5} = 4

    492 | clampedIndex wrap | {"index":5,"count":5} = 0

    493 | clampedIndex wrap | {"index":-6,"count":5} = 4

    494 | clampedIndex wrap | {"index":0,"count":0} = -1

    495 | minScrollDistance wrap | {"from":4,"to":0,"count":5} = 1

    496 | minScrollDistance wrap | {"from":0,"to":3,"count":5} = -2

    497 | minScrollDistance wrap | {"from":2,"to":0,"count":4} = -2

    498 | minScrollDistance wrap | {"from":1,"to":4,"count":6} = 3

    499 | minScrollDistance wrap | {"from":4,"to":1,"count":6} = -3

    500 | offsetForItem wrap | {"index":3,"scrollOffset":0,"count":5} = -2

    501 | offsetForItem wrap | {"index":2,"scrollOffset":0,"count":4} = 2

    502 | offsetForItem wrap | {"index":0,"scrollOffset":4.8,"count":5} = 0.2

    503 | offsetForItem wrap | {"index":4,"scrollOffset":0,"count":5} = -1

    504 | scrollByNumberOfItems delta | {"scrollOffset":1.3,"items":1} = 0.7

    505 | target offset pitch 375,automatic deceleration | {"proposed":400,"velocity":0.5} = 375

    506 | target offset pitch 375,automatic deceleration | {"proposed":440,"velocity":0.2} = 375

    507 | target offset pitch 375,automatic deceleration | {"proposed":319,"velocity":-0.5} = 375

    508 | target offset pitch 375,automatic deceleration | {"proposed":318,"velocity":-0.5} = 0

    516 | page for offset w=320 | {"x":0} = 0

    517 | page for offset w=320 | {"x":479} = 1

    518 | page for offset w=320 | {"x":480} = 2

    519 | page for offset w=320 | {"x":-161} = -1

    520 | partial last page needs ceil | {"contentWidth":3140,"pageWidth":728,"x":2412} =
    {"round":3,"ceil":4,"correct":4}

    521 | three slots L,C,R | {"current":0,"count":5} = [4,0,1]

    522 | three slots L,C,R | {"current":4,"count":5} = [3,4,0]

    523 | three slots L,C,R | {"current":0,"count":3} = [2,0,1]

    524 | three slots L,C,R | {"current":0,"count":2} = [1,0,1]

    525 | three-slot recycle | {"x":640,"virtual":0,"count":5,"width":320} = {"steps":1,"x":320,
    "virtual":1,"slots":[0,1,2]}

    526 | three-slot recycle | {"x":650,"virtual":0,"count":5,"width":320} = {"steps":1,"x":330,
    "virtual":1,"slots":[0,1,2]}

    527 | three-slot recycle | {"x":-15,"virtual":0,"count":5,"width":320} = {"steps":-1,"x":305,
    "virtual":-1,"slots":[3,4,0]}

    528 | three-slot recycle | {"x":639,"virtual":0,"count":5,"width":320} = {"steps":0,"x":639,
    "virtual":0,"slots":[4,0,1]}

    529 | three-slot recycle | {"x":1000,"virtual":2,"count":5,"width":320} = {"steps":2,"x":360,
    "virtual":4,"slots":[3,4,0]}

    530 | three-slot recycle | {"x":-500,"virtual":0,"count":5,"width":320} = {"steps":-2,"x":140,
    "virtual":-2,"slots":[2,3,4]}

    531 | shortest delta | {"from":0,"to":4,"count":5} = -1

    532 | shortest delta | {"from":4,"to":0,"count":5} = 1

    533 | shortest delta | {"from":0,"to":2,"count":5} = 2

    534 | shortest delta | {"from":0,"to":2,"count":4} = 2

    535 | shortest delta | {"from":5,"to":1,"count":6} = 2

    536 | shortest delta | {"from":0,"to":0,"count":5} = 0
    """#
}
