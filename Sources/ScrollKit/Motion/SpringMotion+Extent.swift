extension SpringMotion {
  /// The first time, after the start, at which the motion turns round; `nil` if it never does.
  var turningTime: Double? {
    guard velocity != 0 else { return position == 0 || spring.stiffness == 0 ? nil : 0 }
    let root = spring.discriminant.magnitude.squareRoot()
    if spring.discriminant < 0 {
      // Within half a period the velocity changes its sign once. The factor exp(-decay t) is left
      // out: near critical damping it rounds to zero long before that.
      let angle = Elementary.angle(
        x: velocity < 0 ? slope : -slope, y: velocity.magnitude * root)
      return boundary(0, .pi / root, near: angle / root) {
        let odd = Elementary.sine(root * $0) / root
        let now = velocity * Elementary.cosine(root * $0) + slope * odd
        return velocity < 0 ? now < 0 : now > 0
      }
    }
    // velocity even + slope odd = 0, so that tanh(root t) / root is -velocity / slope.
    let ratio = slope == 0 ? -1 : -velocity / slope
    guard ratio > 0 else { return nil }
    let share = ratio * root
    guard share < 1 else { return nil }
    // For a small share the logarithm loses digits; three terms of the series do not.
    let square = share * share
    guard share > 1e-3 else { return ratio * (1 + square * (1 / 3.0 + square / 5)) }
    return Elementary.logarithm((1 + share) / (1 - share)) / (2 * root)
  }

  /// The last time at which the motion is at least a distance away from zero, in seconds: zero if
  /// it never is; `longTime` for a spring that does not come to rest before that. A distance of
  /// less than a millionth counts as a millionth.
  func lastTime(beyond distance: Double) -> Double {
    let distance = max(distance.nonNegative, 1e-6)
    guard position(time: Self.longTime).magnitude < distance else { return Self.longTime }
    let turning = turningTime ?? 0
    let peak = position(time: turning)
    guard peak.magnitude >= distance else {
      guard position.magnitude >= distance else { return 0 }
      return lastTime(onSideOf: position, beyond: distance, from: 0, to: turning)
    }
    guard spring.discriminant < 0 else {
      return lastTime(onSideOf: peak, beyond: distance, from: turning, to: Self.longTime)
    }
    // Turning points are half a period apart, each nearer to zero by the same factor.
    let half = .pi / spring.discriminant.magnitude.squareRoot()
    let swings = Elementary.logarithm(peak.magnitude / distance) / (spring.decay * half)
    let last = turning + swings.rounded(.down) * half
    // Without damping there is no last one.
    guard last < Self.longTime else { return Self.longTime }
    return lastTime(onSideOf: position(time: last), beyond: distance, from: last, to: last + half)
  }

  /// As above, between two times; in between, the motion falls from one side towards zero or past
  /// it.
  private func lastTime(
    onSideOf side: Double, beyond distance: Double, from start: Double, to end: Double
  ) -> Double {
    let near = crossing(onSideOf: side, of: distance, from: start, to: end)
    return boundary(start, end, near: near) { time in
      let shown = position(time: time)
      return (side < 0 ? -shown : shown) >= distance
    }
  }

  /// About when such a motion crosses a distance between two times.
  ///
  /// Each step goes to the zero of the parabola that touches `L = ln(x / distance)`: with the
  /// velocity v and the acceleration a, `L' = v / x` and `L'' = a / x - L'^2`. L is nearly a line
  /// where the motion dies away, and a parabola where it turns, so a few steps suffice from
  /// anywhere.
  private func crossing(
    onSideOf side: Double, of distance: Double, from start: Double, to end: Double
  ) -> Double {
    let sign = side < 0 ? -1.0 : 1
    var (low, high) = (start, end)
    var time = start
    for _ in 0..<Self.mostSteps {
      let (shown, speed) = state(time: time)
      let (x, v) = (sign * shown, sign * speed)
      var next = low
      if x > 0 {
        let level = Elementary.logarithm(x / distance)
        if level == 0 { return time }
        if level > 0 { low = time } else { high = time }
        let first = v / x
        let second = -(spring.stiffness * x + spring.damping * v) / x - first * first
        let square = first * first - 2 * second * level
        next =
          time - (square > 0 ? 2 * level / (first - square.squareRoot()) : level / first)
        if (next - time).magnitude <= 1e-6 * time { return next }
      } else {
        high = time
      }
      time = next > low && next < high ? next : low + (high - low) / 2
    }
    return time
  }

  /// More than enough: it takes three to five. Each step triples the digits, so a step of less than
  /// a millionth of the time is the last.
  private static var mostSteps: Int { 20 }

  /// The last time between two at which a condition holds, to the last bit. It must hold at the
  /// start, and never again once it does not. A guess, `near`, makes the search shorter.
  private func boundary(
    _ start: Double, _ end: Double, near: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    func narrow(_ time: Double) {
      guard time > low, time < high else { return }
      if holds(time) { low = time } else { high = time }
    }
    // A few roundings to either side of the guess.
    narrow(near * (1 - 0x1p-50))
    narrow(near * (1 + 0x1p-50))
    var middle = low + (high - low) / 2
    while middle > low, middle < high {
      if holds(middle) { low = middle } else { high = middle }
      middle = low + (high - low) / 2
    }
    return low
  }
}
