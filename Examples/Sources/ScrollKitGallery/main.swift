// A photo in a pager in a list, drawn with letters: a program without UIKit. Its window is a script
// of fingers, a wheel and a key. The loop is that of a real window: take input, advance, draw, and
// sleep while nothing moves.

import ScrollKit

/// What the window reports, at a time in seconds.
enum Input {
  case touch(Scroller.TouchPhase, id: Int, CGPoint)
  case wheel(CGPoint)
  case key(Scroller.Key)
  case note(String)
}

/// A script of inputs.
struct Window {
  private(set) var inputs: [(time: Double, input: Input)] = []
  private var time = 0.0

  mutating func wait(_ seconds: Double) { time += seconds }
  mutating func add(_ input: Input) { inputs.append((time, input)) }

  /// Moves fingers in twelve steps of a hundredth of a second.
  mutating func move(_ fingers: [(id: Int, from: CGPoint, to: CGPoint)], lifts: Bool = true) {
    for finger in fingers { add(.touch(.began, id: finger.id, finger.from)) }
    for step in 1...12 {
      wait(0.01)
      for finger in fingers {
        let share = Double(step) / 12
        let x = finger.from.x + (finger.to.x - finger.from.x) * share
        let y = finger.from.y + (finger.to.y - finger.from.y) * share
        add(.touch(.moved, id: finger.id, CGPoint(x: x, y: y)))
      }
    }
    if lifts { for finger in fingers { add(.touch(.ended, id: finger.id, finger.to)) } }
  }

  /// The next input that is due by a time.
  mutating func next(by time: Double) -> Input? {
    guard let first = inputs.first, first.time <= time else { return nil }
    return inputs.removeFirst().input
  }
}

/// The innermost first: the photo on the page that is seen, the pager, the list that both lie in.
struct Gallery {
  static let size = CGSize(width: 320, height: 240)
  let pages = Pages(count: 3, length: 320, viewport: 320)
  let rows = UniformRows(count: 12, length: 80)
  var scrollers: [Scroller]
  var chain = ScrollerChain(policy: .uiKit)
  var page = 0

  init() {
    var pager = Scroller(
      ScrollMetrics(viewportSize: Self.size, contentSize: pages.contentSize(crossLength: 240)))
    pager.configuration.paging = .pages(pages)
    var list = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480),
      contentSize: CGSize(width: 320, height: 240 + rows.contentLength))
    list.behavior.bounces = .vertical
    scrollers = [Self.photo(), pager, Scroller(list)]
  }

  static func photo() -> Scroller {
    var behavior = ScrollBehavior()
    behavior.bounces = []  // At its edge, the pager goes on.
    return Scroller(
      ScrollMetrics(viewportSize: size, behavior: behavior, displayScale: 2),
      zoom: Zoomer(
        unscaledContentSize: CGSize(width: 960, height: 720), rules: .fit(maximum: .scale(1))))
  }

  mutating func take(_ input: Input, time: Double) {
    switch input {
    case .touch(let phase, let id, let point):
      chain.touch(phase, id: id, at: point, time: time, in: &scrollers)
    case .wheel(let distance): chain.wheel(distance, unit: .lines, time: time, in: &scrollers)
    case .key(let key): scrollers[2].press(key, time: time)
    case .note(let text): print("\(text):")
    }
  }

  mutating func advance(to time: Double) {
    chain.advance(to: time, in: &scrollers)
    // Another page has come to rest: it shows its photo whole.
    let seen = pages.page(at: scrollers[1].contentOffset.x) ?? 0
    if seen != page, chain.isAtRest(scrollers) {
      page = seen
      scrollers[0] = Self.photo()
      scrollers[0].advance(to: time)
    }
  }

  /// One line that tells what a screen would show.
  var picture: String {
    let (photo, pager, list) = (scrollers[0], scrollers[1], scrollers[2])
    let shown = photo.presentation
    let top = Int(max(0, min(24, list.contentOffset.y / 40)))
    let bar = String(repeating: "-", count: top) + "#" + String(repeating: "-", count: 24 - top)
    return "  photo \(page) at scale \(rounded(shown.scale)), offset \(text(shown.contentOffset))"
      + "  pager \(rounded(pager.contentOffset.x))  list \(bar) \(rounded(list.contentOffset.y))"
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
  private func text(_ point: CGPoint) -> String { "(\(rounded(point.x)), \(rounded(point.y)))" }
}

var window = Window()
window.wait(0.1)
window.add(.note("Two fingers go apart"))
window.move([
  (1, CGPoint(x: 150, y: 120), CGPoint(x: 80, y: 120)),
  (2, CGPoint(x: 170, y: 120), CGPoint(x: 240, y: 120)),
])
window.wait(1)
window.add(.note("A finger drags the photo to its edge, and turns the page"))
window.move([(1, CGPoint(x: 300, y: 120), CGPoint(x: 20, y: 120))])
window.wait(0.5)
window.move([(1, CGPoint(x: 300, y: 120), CGPoint(x: 20, y: 120))])
window.wait(3)
window.add(.note("A finger flings the list"))
window.move([(1, CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 120))])
window.wait(4)
window.add(.note("A wheel turns back"))
for _ in 0..<4 {
  window.add(.wheel(CGPoint(x: 0, y: -2)))
  window.wait(0.1)
}
window.wait(1)
window.add(.note("The home key"))
window.add(.key(.home))

var gallery = Gallery()
let frame = 1.0 / 60
var (time, frames, moving) = (0.0, 0, 0)
while !window.inputs.isEmpty || !gallery.chain.isAtRest(gallery.scrollers) {
  if gallery.chain.isAtRest(gallery.scrollers) {
    // Nothing moves: sleep until an input, or until something is due.
    let wake = gallery.chain.nextWakeTime(gallery.scrollers) ?? .infinity
    time = max(time, min(wake, window.inputs.first?.time ?? wake))
  }
  while let input = window.next(by: time) { gallery.take(input, time: time) }
  gallery.advance(to: time)
  frames += 1
  if !gallery.chain.isAtRest(gallery.scrollers) {
    moving += 1
    if moving % 6 == 0 { print(gallery.picture) }
  }
  time += frame
}
print("at rest:")
print(gallery.picture)
print("\(frames) frames in \(Int(time)) seconds")
