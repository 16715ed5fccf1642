import ScrollKit

extension Scroller.Event {
  /// One letter an event, so that an order reads as a word: "BsEDbse." is a drag and a fling.
  var letter: Character {
    switch self {
    case .willBeginDragging: "B"
    case .didScroll: "s"
    case .willEndDragging: "E"
    case .didEndDragging(let willDecelerate): willDecelerate ? "D" : "d"
    case .willBeginDecelerating: "b"
    case .didEndDecelerating: "e"
    case .didEndScrollingAnimation: "a"
    case .didScrollToTop: "t"
    case .didZoom: "z"
    case .didChangeAdjustedContentInset: "i"
    case .didEndScrolling: "."
    }
  }
}

/// Plays a scroller along one axis from a script, and writes down what happens.
///
/// A script is a row of words: `d300@0` a finger goes down at 300 at time 0, `m290@.1` it moves,
/// `h@.2` it is held still, `u@.2` up, `x@.2` cancelled; `~300,200,10,0,.01` down at 300 at time 0
/// and in 10 even steps of .01 s to 200; `>1` advances to a time, `>|` to the rest; `o50` sets the
/// offset, `O50` animated, `v50+20` shows 20 points from 50 on, `V50+20` animated, `t` to the top,
/// `!` stops, `r50` retargets, `w5` `l5` `p5` a wheel by points, lines, pages, `+5` shifts, `z2`
/// zooms about the middle; `c500` `b500` `i20` `j20` change the content's length, the bounds', the
/// leading inset, the trailing inset, `s20` the leading safe area, `e0` `e1` whether scrolling is
/// enabled, `f` flashes. A second finger is `D`, `M`, `U`.
struct ScrollScript {
  var scroller: Scroller
  let axis: ScrollAxis
  /// The letters of all events; of several `didScroll` in a row one.
  var log = ""
  /// What the last `willEndDragging` said along the axis.
  var velocity = 0.0
  var target = 0.0
  /// The phases, one word each.
  var phases = ""
  /// Watches over the order of events.
  var grammar = EventGrammar()

  init(_ scroller: Scroller, axis: ScrollAxis) { (self.scroller, self.axis) = (scroller, axis) }

  var offset: Double { along(scroller.contentOffset) }

  func along(_ point: CGPoint) -> Double { axis == .horizontal ? point.x : point.y }

  func point(_ along: Double, _ cross: Double = 0) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: cross) : CGPoint(x: cross, y: along)
  }

  private mutating func note(_ events: Scroller.Events) {
    for event in events {
      if case .willEndDragging(let velocity, let target) = event {
        (self.velocity, self.target) = (along(velocity), along(target))
      }
      if event != .didScroll || log.last != "s" { log.append(event.letter) }
    }
    grammar.check(Array(events), scroller)
  }

  mutating func play(_ script: String) {
    for word in script.split(separator: " ") {
      note(play(word: word))
    }
  }

  private mutating func play(word: Substring) -> Scroller.Events {
    let rest = word.dropFirst()
    let numbers = rest.split { ",@+".contains($0) }.map {
      Double($0) ?? ($0 == "nan" ? .nan : .greatestFiniteMagnitude)
    }
    let first = numbers.first ?? 0
    func touch(_ phase: Scroller.TouchPhase, id: Int = 0) -> Scroller.Events {
      scroller.touch(phase, id: id, at: point(first), time: numbers.last ?? 0)
    }
    switch word.first {
    case "d": return touch(.began)
    case "m": return touch(.moved)
    case "h": return touch(.stationary)
    case "u": return touch(.ended)
    case "x": return touch(.cancelled)
    case "D": return touch(.began, id: 1)
    case "M": return touch(.moved, id: 1)
    case "U": return touch(.ended, id: 1)
    case "~":
      note(scroller.touch(.began, at: point(first), time: numbers[3]))
      for step in 1...Int(numbers[2]) {
        let share = Double(step) / numbers[2]
        note(
          scroller.touch(
            .moved, at: point(first + (numbers[1] - first) * share),
            time: numbers[3] + Double(step) * numbers[4]))
      }
      return scroller.advance(to: .nan)
    case ">": return scroller.advance(to: rest == "|" ? scroller.restTime ?? .nan : first)
    case "o": return scroller.setContentOffset(point(first))
    case "O": return scroller.setContentOffset(point(first), animated: true)
    case "v", "V":
      let rect = CGRect(
        origin: point(first),
        size: axis == .horizontal
          ? CGSize(width: numbers[1], height: 1) : CGSize(width: 1, height: numbers[1]))
      return scroller.scrollRectToVisible(rect, animated: word.first == "V")
    case "t": return scroller.scrollToTop()
    case "!": return scroller.stopScrolling()
    case "r": return scroller.retarget(to: point(first))
    case "w": return scroller.wheel(point(first), time: .nan)
    case "l": return scroller.wheel(point(first), unit: .lines, time: .nan)
    case "p": return scroller.wheel(point(first), unit: .pages, time: .nan)
    case "+": return scroller.shift(by: point(first))
    case "z":
      let length = along(scroller.metrics.viewportSize.point)
      return scroller.setZoomScale(first, about: point(length / 2))
    case "c": return scroller.change { [axis] in $0.contentSize.set(axis, first) }
    case "b": return scroller.change { [axis] in $0.viewportSize.set(axis, first) }
    case "i": return scroller.change { [axis] in $0.contentInset[axis].leading = first }
    case "j": return scroller.change { [axis] in $0.contentInset[axis].trailing = first }
    case "s":
      return scroller.change { [axis] in
        $0.contentInsetAdjustmentBehavior = .always
        $0.safeAreaInsets[axis].leading = first
      }
    case "e": return scroller.change { $0.behavior.isScrollEnabled = first != 0 }
    case "f": return scroller.flashScrollIndicators()
    default: preconditionFailure("unknown word \(word)")
    }
  }
}

extension CGSize {
  fileprivate var point: CGPoint { CGPoint(x: width, y: height) }

  fileprivate mutating func set(_ axis: ScrollAxis, _ length: Double) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: Double(height)) : CGSize(width: Double(width), height: length)
  }
}

/// A scroll view that scrolls along one axis: 400 points of 2000, unless said otherwise.
struct ScrollSetup {
  var viewport = 400.0
  var content = 2000.0
  var insets = (0.0, 0.0)
  var offset = 0.0
  var scale = 1.0
  var bounces = true
  var alwaysBounces = false
  var paging = Scroller.Paging.none
  var configuration = Scroller.Configuration()

  func script(_ axis: ScrollAxis) -> ScrollScript {
    let bare = ScrollScript(Scroller(ScrollMetrics(viewportSize: .zero)), axis: axis)
    var configuration = configuration
    if paging != .none { configuration.paging = paging }
    var inset = ScrollInsets.zero
    inset[axis] = AxisInsets(leading: insets.0, trailing: insets.1)
    let metrics = ScrollMetrics(
      viewportSize: size(bare.point(viewport, 300)), contentSize: size(bare.point(content, 300)),
      contentInset: inset,
      behavior: ScrollBehavior(
        bounces: bounces ? .all : [], alwaysBounces: alwaysBounces ? ScrollAxis.Set(axis) : []),
      displayScale: scale, contentOffset: bare.point(offset))
    return ScrollScript(Scroller(metrics, configuration: configuration), axis: axis)
  }

  private func size(_ point: CGPoint) -> CGSize {
    CGSize(width: Double(point.x), height: Double(point.y))
  }
}
