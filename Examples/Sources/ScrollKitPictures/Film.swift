import ScrollKit

/// The times at which the animated picture is sampled, and SVG's animations from the samples.
enum Film {
  static let duration = 8.0
  /// Between two samples SVG interpolates.
  static let framesPerSecond = 30.0
  static let times = (0...Int(duration * framesPerSecond)).map { Double($0) / framesPerSecond }

  private static func timing(_ values: [String], discrete: Bool) -> String {
    "dur=\"\(duration.text)s\" repeatCount=\"indefinite\" "
      + (discrete ? "calcMode=\"discrete\" " : "") + "values=\"\(values.joined(separator: ";"))\"/>"
  }

  static func attribute(_ name: String, _ values: [Double], discrete: Bool = false) -> String {
    "<animate attributeName=\"\(name)\" " + timing(values.map(\.text), discrete: discrete)
  }

  static func translation(_ points: [CGPoint]) -> String {
    "<animateTransform attributeName=\"transform\" type=\"translate\" "
      + timing(points.map { $0.y == 0 ? $0.x.text : "\($0.x.text) \($0.y.text)" }, discrete: false)
  }

  static func scale(_ values: [Double]) -> String {
    "<animateTransform attributeName=\"transform\" type=\"scale\" "
      + timing(values.map(\.text), discrete: false)
  }
}

/// What a finger does, and where it is seen.
struct Finger {
  struct Touch {
    var time: Double
    var phase: Scroller.TouchPhase
    var place: CGPoint
  }
  private(set) var touches: [Touch] = []

  /// A quick stroke in ten steps.
  mutating func flick(at time: Double, from start: CGPoint, by distance: CGPoint) {
    touches.append(Touch(time: time, phase: .began, place: start))
    for step in 1...10 {
      let share = Double(step) / 10
      let place = LinearInterpolation.point(
        from: start, to: CGPoint(x: start.x + distance.x, y: start.y + distance.y), at: share)
      touches.append(Touch(time: time + 0.18 * share, phase: .moved, place: place))
    }
    let last = touches[touches.count - 1]
    touches.append(Touch(time: last.time, phase: .ended, place: last.place))
  }

  /// Down and up at one place.
  mutating func tap(at time: Double, _ place: CGPoint) {
    touches.append(Touch(time: time, phase: .began, place: place))
    touches.append(Touch(time: time + 0.1, phase: .ended, place: place))
  }

  /// The touches after a time, up to another.
  func touches(after start: Double, upTo end: Double) -> [Touch] {
    touches.filter { $0.time > start && $0.time <= end }
  }

  /// A disc where the finger is, while it is down.
  func draw(in drawing: inout Drawing) {
    var (places, shown): ([CGPoint], [Double]) = ([], [])
    for time in Film.times {
      let last = touches.last { $0.time <= time }
      places.append(last?.place ?? touches[0].place)
      // A tap is shown a little longer than it takes.
      let isDown = last.map { $0.phase != .ended || time < $0.time + 0.07 } ?? false
      shown.append(isDown ? 1 : 0)
    }
    drawing.group("opacity=\"0\"") { drawing in
      drawing.add(Film.attribute("opacity", shown))
      drawing.group("") { drawing in
        drawing.add(Film.translation(places))
        drawing.circle(.zero, radius: 26, "finger")
      }
    }
  }
}
