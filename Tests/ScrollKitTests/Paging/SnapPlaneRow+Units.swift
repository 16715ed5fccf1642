// Rows of the table `units`; `SnapPlaneRow` reads them.

extension SnapPlaneRow {
  /// Published tests of browsers.
  static let units = """
    chromium scroll_snap_data_unittest.cc snap/align-start | ltr mandatory 210,310 810,1110
    10,0,0,10 | 100,150,100,100ss#10 | 0,0:n,n to 0,0 = 90,140:10,10

    chromium scroll_snap_data_unittest.cc snap/align-center | ltr mandatory 210,310 810,1110
    10,0,0,10 | 100,150,100,100cc#10 | 0,0:n,n to 0,0 = 40,40:10,10

    chromium scroll_snap_data_unittest.cc snap/align-end | ltr mandatory 210,210 810,1010
    10,0,0,10 | 150,200,100,100ee#10 | 0,0:n,n to 0,0 = 40,90:10,10

    chromium scroll_snap_data_unittest.cc snap/closest-per-axis | ltr mandatory 200,200 800,1000
    0,0,0,0 | 80,0,150,150sn#10 0,70,150,150ns#20 50,150,150,150ss#30 | 100,100:n,n to 100,100 =
    80,70:10,20

    chromium scroll_snap_data_unittest.cc snap/closest-both-axes-same-area | ltr mandatory
    200,200 800,1000 0,0,0,0 | 80,0,150,150sn#10 0,70,150,150ns#20 50,150,150,150ss#30 |
    40,120:n,n to 40,120 = 50,150:30,30

    chromium scroll_snap_data_unittest.cc snap/not-on-unscrolled-axis | ltr mandatory 200,200
    800,1000 0,0,0,0 | 80,0,150,150sn#10 0,70,150,150ns#20 | 100,100:n,n to 100,n = 80,100:10,n

    chromium scroll_snap_data_unittest.cc snap/closest-axis-first-on-visibility-conflict | ltr
    mandatory 200,200 800,1000 0,0,0,0 | 150,0,100,100sn#10 0,180,100,100ns#20
    250,80,100,100ns#30 | 0,0:n,n to 0,0 = 150,80:10,30

    chromium scroll_snap_data_unittest.cc snap/proximity-range | ltr within50 200,200 800,1000
    0,0,0,0 | 80,160,100,100ss#10 | 100,100:n,n to 100,100 = 80,100:10,n

    chromium scroll_snap_data_unittest.cc snap/mandatory-stays-if-none-forward/direction | ltr
    mandatory 200,200 2200,2200 0,0,0,0 | 600,0,100,100ss#10 | 600,0:n,n step 5,n = 600,0:10,n

    chromium scroll_snap_data_unittest.cc snap/mandatory-stays-if-none-forward/endAndDirection |
    ltr mandatory 200,200 2200,2200 0,0,0,0 | 600,0,100,100ss#10 | 600,0:n,n by 15,15 =
    600,0:10,10

    chromium scroll_snap_data_unittest.cc snap/proximity-none-if-none-forward/direction | ltr
    proximity 200,200 2200,2200 0,0,0,0 | 600,0,100,100ss#10 | 600,0:n,n step 5,n = none

    chromium scroll_snap_data_unittest.cc snap/proximity-none-if-none-forward/endAndDirection |
    ltr proximity 200,200 2200,2200 0,0,0,0 | 600,0,100,100ss#10 | 600,0:n,n by 15,15 = none

    chromium scroll_snap_data_unittest.cc snap/mandatory-goes-back-if-none-forward/direction |
    ltr mandatory 200,200 2200,2200 0,0,0,0 | 600,0,100,100ss#10 | 650,0:n,n step 5,n =
    600,0:10,n

    chromium scroll_snap_data_unittest.cc
    snap/mandatory-goes-back-if-none-forward/endAndDirection | ltr mandatory 200,200 2200,2200
    0,0,0,0 | 600,0,100,100ss#10 | 650,10:n,n by 15,15 = 600,0:10,10

    chromium scroll_snap_data_unittest.cc snap/proximity-does-not-go-back/endAndDirection | ltr
    proximity 200,200 2200,2200 0,0,0,0 | 600,0,100,100ss#10 | 650,10:n,n by 15,15 = none

    chromium scroll_snap_data_unittest.cc snap/stop-always-behind | ltr mandatory 200,300
    800,1100 0,0,0,0 | 100,0,100,100ss!#10 | 150,0:n,n by 200,n = 100,0:10,n

    chromium scroll_snap_data_unittest.cc snap/stop-always-ignored-by-direction-only | ltr
    mandatory 200,300 800,1100 0,0,0,0 | 100,0,1,1ss#10 120,0,1,1ss!#20 | 90,0:n,n step 50,n =
    100,0:10,n

    chromium scroll_snap_data_unittest.cc snap/resnap-two-targets-mutually-visible | ltr
    mandatory 300,300 900,1100 0,0,0,0 | 100,200,1,1ss#10 200,100,1,1ss#20 0,0,1,1ss#30 |
    0,0:n,n keep 10,20 = 100,100:10,20

    chromium scroll_snap_data_unittest.cc snap/resnap-two-targets-not-mutually-visible | ltr
    mandatory 300,300 900,1100 0,0,0,0 | 100,500,1,1ss#10 500,100,1,1ss#20 350,350,1,1ss#30 |
    10,0:n,n keep 10,20 = 100,350:10,30; ours 350,100:30,20, because the axis of text goes
    first, as in the newer source

    chromium scroll_snap_data_unittest.cc snap/resnap-focused-after-layout-x | ltr mandatory
    300,300 900,1100 0,0,0,0 focus=20 | 0,0,100,100ss#10 100,0,100,100ss#20 | 0,0:n,n keep 20,n
    = 100,n

    chromium scroll_snap_data_unittest.cc snap/resnap-focused-after-layout-both | ltr mandatory
    300,300 900,1100 0,0,0,0 focus=20 | 0,0,100,100ss#10 200,100,100,100ss#20 | 0,0:n,n keep
    20,20 = 200,100

    chromium scroll_snap_data_unittest.cc snap/covering/inside | ltr mandatory 200,200 200,2200
    0,0,0,0 | 0,50,200,1000ss#10 | 0,100:n,n by n,300 = n,400

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/1 | ltr mandatory
    200,200 200,5000 0,0,0,0 | 0,50,200,4900ss#10 0,2000,200,300ss#20 0,2300,200,300ss#30 |
    0,100:n,n by n,300 = n,400

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/1 | ltr mandatory
    200,200 200,5000 0,0,0,0 | 0,50,200,4900ss#10 0,2000,200,300ss#20 0,2300,200,300ss#30 |
    0,1600:n,n by n,290 = n,1800

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/1 | ltr mandatory
    200,200 200,5000 0,0,0,0 | 0,50,200,4900ss#10 0,2000,200,300ss#20 0,2300,200,300ss#30 |
    0,1600:n,n by n,310 = n,2000

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/1 | ltr mandatory
    200,200 200,5000 0,0,0,0 | 0,50,200,4900ss#10 0,2000,200,300ss#20 0,2300,200,300ss#30 |
    0,1600:n,n by n,601 = n,2300

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/1 | ltr mandatory
    200,200 200,5000 0,0,0,0 | 0,50,200,4900ss#10 0,2000,200,300ss#20 0,2300,200,300ss#30 |
    0,2300:n,n by n,50 = n,2350

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/1 | ltr mandatory
    200,200 200,5000 0,0,0,0 | 0,50,200,4900ss#10 0,2000,200,300ss#20 0,2300,200,300ss#30 |
    0,2700:n,n by n,-300 = n,2400

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/2 | ltr mandatory
    200,200 5000,200 0,0,0,0 | 0,0,5000,200ee#10 100,0,300,200ss#20 500,0,300,200ss#30 |
    300,0:n,n by -150,n = 150,n

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/2 | ltr mandatory
    200,200 5000,200 0,0,0,0 | 0,0,5000,200ee#10 100,0,300,200ss#20 500,0,300,200ss#30 |
    300,0:n,n by -225,n = 100,n

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/2 | ltr mandatory
    200,200 5000,200 0,0,0,0 | 0,0,5000,200ee#10 100,0,300,200ss#20 500,0,300,200ss#30 |
    200,0:n,n by 75,n = 300,n

    chromium scroll_snap_data_unittest.cc snap/covering-with-nested-areas/2 | ltr mandatory
    200,200 5000,200 0,0,0,0 | 0,0,5000,200ee#10 100,0,300,200ss#20 500,0,300,200ss#30 |
    300,0:n,n by -275,n = 0,n

    wpt css/css-scroll-snap/scrollTo-scrollBy-snaps.html snap/scrollTo | ltr mandatory 800,800
    4000,4000 0,0,0,0 | 0,0,600,600ss#1 1000,0,600,600ss#2 0,1000,600,600ss#3
    1000,1000,600,600ss#4 | 800,0:n,n to 800,n = 1000,0

    wpt css/css-scroll-snap/scrollTo-scrollBy-snaps.html snap/scrollTo | ltr mandatory 800,800
    4000,4000 0,0,0,0 | 0,0,600,600ss#1 1000,0,600,600ss#2 0,1000,600,600ss#3
    1000,1000,600,600ss#4 | 0,900:n,n to n,900 = 0,1000

    wpt css/css-scroll-snap/scrollTo-scrollBy-snaps.html snap/scrollTo | ltr mandatory 800,800
    4000,4000 0,0,0,0 | 0,0,600,600ss#1 1000,0,600,600ss#2 0,1000,600,600ss#3
    1000,1000,600,600ss#4 | 900,800:n,n to 900,800 = 1000,1000

    wpt css/css-scroll-snap/scrollTo-scrollBy-snaps.html snap/scrollTo | ltr mandatory 800,800
    4000,4000 0,0,0,0 | 0,0,600,600ss#1 1000,0,600,600ss#2 0,1000,600,600ss#3
    1000,1000,600,600ss#4 | 10000,-100:n,n to 3200,0 = 1000,0

    wpt css/css-scroll-snap/unreachable-snap-positions-003.html snap/unreachable | ltr mandatory
    800,204 810,204 0,0,0,0 | 0,0,610,200ss#1 610,0,200,200ss#2 | 6,0:n,n to 6,n = 10,n

    wpt css/css-scroll-snap/scroll-on-large-element-not-covering-snapport.html snap/scrollBy |
    ltr mandatory 100,200 100,2000 0,0,0,0 | 0,0,100,40ss#1 0,40,100,40ss#2 0,80,100,1000ss#3
    0,1080,100,40ss#4 0,1120,100,40ss#5 | 0,0:n,n by n,10 = n,40
    """
}
