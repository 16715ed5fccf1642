import ScrollKit
import XCTest

/// Plays a scroller from a script with up to four fingers, and records what happens.
///
/// Words, where `a` is any of the fingers a to d: `a+100,200@0` puts it down at (100, 200) at time
/// 0; `a*` and `a!` put it down on a view and on a control; `a100,200@.1` moves it; `a-@.2` lifts
/// it; `ax@.2` cancels it. `&x,y,x,y,n@t` moves a and b from where they are to two places, in n
/// steps of 0.01 s from t on. `>1` advances to a time and `>|` to the rest. `z2` and `Z2` zoom to a
/// scale, `z2,1` to one for each axis, at once and animated; `o10,20` and `O10,20` scroll.
struct FingerScript {
  var scroller: Scroller
  /// The letters of all events. `didZoom` and `didScroll` that repeat while fingers move count
  /// once.
  var log = ""
  /// The length of the log when fingers last did anything but move.
  private var start = 0
  var grammar = EventGrammar()
  private var places: [Character: CGPoint] = [:]

  init(_ scroller: Scroller) { self.scroller = scroller }

  private mutating func note(_ events: Scroller.Events) {
    for event in events {
      let isStep = event == .didZoom || event == .didScroll
      let run = log.dropFirst(start).reversed().prefix { "zs".contains($0) }
      if !isStep || !run.contains(event.letter) { log.append(event.letter) }
    }
    grammar.check(Array(events), scroller)
  }

  mutating func play(_ script: String, file: StaticString = #filePath, line: UInt = #line) {
    for word in script.split(separator: " ") {
      guard play(word) else { return XCTFail("\(word) is mistyped", file: file, line: line) }
    }
  }

  private mutating func touch(
    _ finger: Character, _ phase: Scroller.TouchPhase, _ place: CGPoint, _ time: Double,
    _ target: Scroller.TouchTarget = .none
  ) {
    places[finger] = place
    let id = Int(finger.asciiValue ?? 0)
    note(scroller.touch(phase, id: id, at: place, time: time, on: target))
  }

  private mutating func play(_ word: Substring) -> Bool {
    guard let command = word.first else { return false }
    var rest = word.dropFirst()
    let kind = rest.first ?? " "
    if command == ">" || "+*!-x".contains(kind) { start = log.count }
    if "+*!-x".contains(kind), "abcd".contains(command) { rest = rest.dropFirst() }
    if rest == "|" {
      note(scroller.advance(to: scroller.restTime ?? .nan))
      return true
    }
    let texts = rest.split { ",@".contains($0) }
    let numbers = texts.compactMap { Double($0) }
    guard numbers.count == texts.count, let first = numbers.first else { return false }
    func point(_ index: Int = 0) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (command, kind, numbers.count) {
    case ("a"..."d", "-", 1): touch(command, .ended, places[command] ?? .zero, first)
    case ("a"..."d", "x", 1): touch(command, .cancelled, places[command] ?? .zero, first)
    case ("a"..."d", "+", 3): touch(command, .began, point(), numbers[2])
    case ("a"..."d", "*", 3): touch(command, .began, point(), numbers[2], .view)
    case ("a"..."d", "!", 3): touch(command, .began, point(), numbers[2], .control)
    case ("a"..."d", _, 3): touch(command, .moved, point(), numbers[2])
    case ("&", _, 6):
      let (a, b) = (places["a"] ?? .zero, places["b"] ?? .zero)
      for step in 1...max(1, Int(numbers[4])) {
        let (share, time) = (Double(step) / numbers[4], numbers[5] + 0.01 * Double(step))
        touch("a", .moved, a.toward(point(), share), time)
        touch("b", .moved, b.toward(point(2), share), time)
      }
    case (">", _, 1): note(scroller.advance(to: first))
    case ("z", _, 1), ("Z", _, 1): note(scroller.setZoomScale(first, animated: command == "Z"))
    case ("z", _, 2), ("Z", _, 2):
      note(
        scroller.setZoomScale(first, verticalScale: numbers[1], animated: command == "Z"))
    case ("o", _, 2): note(scroller.setContentOffset(point()))
    case ("O", _, 2): note(scroller.setContentOffset(point(), animated: true))
    default: return false
    }
    return true
  }
}

extension CGPoint {
  fileprivate func toward(_ end: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
  }
}

/// Scrollers that zoom, for scripts. The viewport is 400 points wide and high.
enum Zoomed {
  /// The same square with a scale of its own for each axis.
  static func chart(
    vertical: ZoomRules = .scales(0.5, 4),
    _ change: (inout Scroller.Configuration) -> Void = { _ in }
  ) -> Scroller {
    var scroller = scroller(change)
    scroller.changeZoom { $0.verticalRules = vertical }
    return scroller
  }

  /// A square of 800 points at scale 1, from half its size to four times; at scale 1, with its
  /// middle in the middle, at the offset (200, 200).
  static func scroller(
    scales: (Double, Double) = (0.5, 4), size: Double = 800,
    _ change: (inout Scroller.Configuration) -> Void = { _ in }
  ) -> Scroller {
    var configuration = Scroller.Configuration()
    change(&configuration)
    return Scroller(
      ScrollMetrics(viewportSize: CGSize(width: 400, height: 400), displayScale: 64),
      zoom: Zoomer(
        unscaledContentSize: CGSize(width: size, height: size),
        rules: .scales(scales.0, scales.1)), configuration: configuration)
  }
}
