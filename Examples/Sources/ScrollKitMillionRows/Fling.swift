/// What the finger did in a fling that was recorded with a real UIScrollView (iOS 26.1 simulator,
/// 393 x 852 points at 3x): seconds since it went down, and where it was, in points from the top.
let recordedFling: [(time: Double, y: Double)] = [
  (0, 792),
  (0.008, 786),
  (0.016, 780),
  (0.024, 774),
  (0.032, 768),
  (0.04, 762),
  (0.048, 756),
  (0.056, 750),
  (0.064, 744),
  (0.072, 738),
  (0.08, 732),
  (0.088, 726),
  (0.096, 720),
  (0.104, 714),
  (0.112, 708),
  (0.12, 708),
]

/// How far the offset had moved when the recording ends, after 2.28 seconds.
let recordedDistance = 443.333333
