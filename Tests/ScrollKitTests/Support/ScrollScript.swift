import ScrollKit
import XCTest

extension Scroller.Event {
  /// A letter for each event. An order of events is then a word: "BsEDbse." is a drag and a fling.
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
    case .willBeginZooming: "Z"
    case .didZoom: "z"
    case .didEndZooming: "y"
    case .didBeginContentTouch: "C"
    case .didCancelContentTouch: "x"
    case .didEndContentTouch: "c"
    case .didBeginRefreshing: "r"
    case .didChangeAdjustedContentInset: "i"
    case .didEndScrolling: "."
    }
  }
}

/// Plays a scroller along one axis from a script, and records what happens.
///
/// A script is a row of words, each with its numbers; `ScriptWord.Command` lists them. For example
/// `d300@0` puts a finger down at 300 at time 0, `m290@.1` moves it, and `u@.2` lifts it.
/// `~300,200,10,0,.01` puts it down at 300 at time 0 and moves it to 200 in 10 even steps of .01 s.
/// `>1` advances to a time and `>|` to the rest. `v50+20` shows 20 points from 50 on.
struct ScrollScript {
  var scroller: Scroller
  let axis: ScrollAxis
  /// The letters of all events. Several `didScroll` in a row count as one.
  var log = ""
  /// The velocity and the target of the last `willEndDragging`, along the axis.
  var velocity = 0.0
  var target = 0.0
  /// Checks the order of events.
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

  /// Plays a script. A mistyped script fails the test at the line of the call and is not played.
  mutating func play(_ script: String, file: StaticString = #filePath, line: UInt = #line) {
    do throws(ScriptWord.Fault) {
      for word in try ScriptWord.words(script) { note(play(word)) }
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }

  private mutating func play(_ word: ScriptWord) -> Scroller.Events {
    let numbers = word.numbers
    let first = numbers.first ?? 0
    func touch(_ phase: Scroller.TouchPhase, id: Int = 0) -> Scroller.Events {
      scroller.touch(phase, id: id, at: point(first), time: numbers.last ?? 0)
    }
    func trackpad(_ phase: Scroller.WheelPhase) -> Scroller.Events {
      let distance = numbers.count > 1 ? point(first) : .zero
      return scroller.wheel(distance, phase: phase, time: numbers.last ?? 0)
    }
    switch word.command {
    case .down: return touch(.began)
    case .move: return touch(.moved)
    case .hold: return touch(.stationary)
    case .up: return touch(.ended)
    case .cancel: return touch(.cancelled)
    case .otherDown: return touch(.began, id: 1)
    case .otherMove: return touch(.moved, id: 1)
    case .otherUp: return touch(.ended, id: 1)
    case .drag:
      note(scroller.touch(.began, at: point(first), time: numbers[3]))
      for step in 1...Int(numbers[2]) {
        let share = Double(step) / numbers[2]
        note(
          scroller.touch(
            .moved, at: point(first + (numbers[1] - first) * share),
            time: numbers[3] + Double(step) * numbers[4]))
      }
      return scroller.advance(to: .nan)
    case .advance: return scroller.advance(to: numbers.first ?? scroller.restTime ?? .nan)
    case .offset: return scroller.setContentOffset(point(first))
    case .offsetAnimated: return scroller.setContentOffset(point(first), animated: true)
    case .show, .showAnimated:
      let rect = CGRect(
        origin: point(first),
        size: axis == .horizontal
          ? CGSize(width: numbers[1], height: 1) : CGSize(width: 1, height: numbers[1]))
      return scroller.scrollRectToVisible(rect, animated: word.command == .showAnimated)
    case .top: return scroller.scrollToTop()
    case .stop: return scroller.stopScrolling()
    case .retarget: return scroller.retarget(to: point(first))
    case .points: return scroller.wheel(point(first), time: .nan)
    case .lines: return scroller.wheel(point(first), unit: .lines, time: .nan)
    case .pages: return scroller.wheel(point(first), unit: .pages, time: .nan)
    case .swipe: return trackpad(.began)
    case .swipeOn: return trackpad(.changed)
    case .swipeEnd: return trackpad(.ended)
    case .momentum: return trackpad(.momentumBegan)
    case .momentumOn: return trackpad(.momentumChanged)
    case .momentumEnd: return trackpad(.momentumEnded)
    case .key: return scroller.press(Scroller.Key(rawValue: UInt8(first)) ?? .end)
    case .shift: return scroller.shift(by: point(first))
    case .zoom:
      let length = along(scroller.metrics.viewportSize.point)
      return scroller.setZoomScale(first, about: point(length / 2))
    case .content: return scroller.change { [axis] in $0.contentSize.set(axis, first) }
    case .bounds: return scroller.change { [axis] in $0.viewportSize.set(axis, first) }
    case .leading: return scroller.change { [axis] in $0.contentInset[axis].leading = first }
    case .trailing: return scroller.change { [axis] in $0.contentInset[axis].trailing = first }
    case .safeArea:
      return scroller.change { [axis] in
        $0.contentInsetAdjustmentBehavior = .always
        $0.safeAreaInsets[axis].leading = first
      }
    case .enabled: return scroller.change { $0.behavior.isScrollEnabled = first != 0 }
    case .flash: return scroller.flashScrollIndicators()
    case .refresh: return scroller.beginRefreshing()
    case .endRefresh: return scroller.endRefreshing()
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

/// A scroll view that scrolls along one axis. By default it shows 400 points of 2000.
struct ScrollSetup {
  var viewport = 400.0
  var content = 2000.0
  var insets = (0.0, 0.0)
  var offset = 0.0
  var scale = 1.0
  var bounces = true
  var alwaysBounces = false
  /// Whether the content zooms, from a quarter of its size to eight times.
  var zooms = false
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
    guard zooms else {
      return ScrollScript(Scroller(metrics, configuration: configuration), axis: axis)
    }
    let zoom = Zoomer(
      unscaledContentSize: metrics.contentSize, rules: .scales(0.25, 8), alignment: .zero)
    return ScrollScript(Scroller(metrics, zoom: zoom, configuration: configuration), axis: axis)
  }

  private func size(_ point: CGPoint) -> CGSize {
    CGSize(width: Double(point.x), height: Double(point.y))
  }
}
