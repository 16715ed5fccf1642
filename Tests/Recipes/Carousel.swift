// The carousel of the documentation's article in the hands of people.

import ScrollKit
import UIKit

/// The device, the carousel and the app of a run.
struct Setup {
  var unknowns = Device.Unknowns()
  var scale = 3.0
  var peek = 0.0
  var isRightToLeft = false
  var autoplays = false
}

/// A carousel on a device, with somebody who watches.
@MainActor final class CarouselRun {
  let device = Device()
  let view: CarouselView
  private var faults: [String] = []
  private var finger: Double?
  private var series = 0
  /// Whether the app has been told to go somewhere since the finger came down.
  private var isCommanded = false
  private let autoplays: Bool
  private var count = 5
  private var current: Set<ObjectIdentifier> = []
  private var images: [UIImage] = []

  init(_ setup: Setup) {
    autoplays = setup.autoplays
    Device.shared = device
    device.unknowns = setup.unknowns
    device.displayScale = setup.scale
    device.layoutDirection = setup.isRightToLeft ? .rightToLeft : .leftToRight
    view = CarouselView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 300), peek: CGFloat(setup.peek))
    device.window.addSubview(view)
    if !autoplays { view.autoplay.pause(.manual, time: view.now) }
    reload()
    device.draw()
    device.onFrame = { [unowned self] in look() }
  }

  private func reload() {
    images = (0..<count).map { UIImage("\(series).\($0)") }
    current = Set(images.map { ObjectIdentifier($0) })
    view.pages = images.map { ($0, "caption \($0.name)") }
    view.caption.history = [view.caption.text]
  }

  private func note(_ fault: String) {
    if faults.isEmpty { faults.append("at \(device.time - 1000) s: \(fault)") }
  }

  private var screen: Screen { Screen(view.scroll, across: view.scroll.bounds.width) }

  /// Every frame: where there are two pages or more, each point shows one.
  private func look() {
    guard count > 1, view.bounds.width > 0, view.window != nil else { return }
    let margin = (view.bounds.width - view.scroll.bounds.width) / 2
    let screen = Screen(view.scroll, across: view.bounds.width, origin: -margin)
    if screen.hasBlank { note("a blank strip: \(screen.description)") }
    let captions = view.caption.history
    if zip(captions, captions.dropFirst()).contains(where: { $0 == $1 }) {
      note("a page reported twice: \(captions)")
    }
    for case let picture? in screen.pictures where !current.contains(ObjectIdentifier(picture)) {
      note("an old picture: \(picture.name)")
    }
  }

  func run(_ step: Step) {
    switch step {
    case .fingerDown: isCommanded = false
    case .next, .previous, .tapDot, .width, .reload: isCommanded = true
    default: break
    }
    let middle = Double(view.bounds.width) / 2
    switch step {
    case .wait(let seconds):
      let before = screen.whole
      device.run(for: seconds)
      if finger != nil, !isCommanded, before != nil, before != screen.whole {
        note("moves under a finger")
      }
    case .fingerDown:
      finger = middle
      view.scroll.touch(.began, at: CGPoint(x: middle, y: 100))
    case .fingerMoves(let way, let seconds): move(way, seconds)
    case .fingerUp: lift(.ended)
    case .fingerCancelled: lift(.cancelled)
    case .flick(let way):
      run(.fingerDown)
      move(way, 0.06)
      lift(.ended)
    case .next: view.go(view.slots.scroll(by: 1))
    case .previous: view.go(view.slots.scroll(by: -1))
    case .tapDot(let page):
      guard page < count else { return }
      view.dots.currentPage = page
      view.dots.sendActions(for: .valueChanged)
    case .width(let width):
      view.frame.size.width = CGFloat(width)
      device.draw()
    case .reload(let count, let series):
      (self.count, self.series) = (count, series)
      reload()
      device.draw()
    case .away(let seconds):
      finger = nil
      device.goAway(for: seconds)
    case .reducesMotion(let isOn):
      device.isReduceMotionEnabled = isOn
      run(.away(1))
    case .hidden(let seconds):
      if finger != nil { lift(.cancelled) }
      view.removeFromSuperview()
      device.run(for: seconds, frame: 0.25)
      device.window.addSubview(view)
      device.draw()
    }
  }

  private func move(_ way: Double, _ seconds: Double) {
    guard let start = finger else { return }
    let count = max(2, Int(seconds * 120))
    for index in 1...count {
      device.run(for: seconds / Double(count))
      guard finger != nil else { return }
      let place = start + way * Double(index) / Double(count)
      finger = place
      view.scroll.touch(.moved, at: CGPoint(x: place, y: 100))
      device.onFrame()
    }
  }

  private func lift(_ phase: UIScrollView.TouchPhase) {
    guard let place = finger else { return }
    finger = nil
    view.scroll.touch(phase, at: CGPoint(x: place, y: 100))
    device.onFrame()
  }

  /// What is wrong after a script and some peace; `nil` if nothing is.
  func fault(after steps: [Step]) -> String? {
    for step in steps { run(step) }
    if view.bounds.width == 0 { run(.width(390)) }
    device.run(for: 5)
    // Autoplay goes on, so a moment of rest is waited for.
    var seen: [String] = []
    for _ in 0..<3 {
      for _ in 0..<100 where !view.scroll.isAtRest || screen.whole == nil { device.run(for: 0.05) }
      checkRest()
      if let whole = screen.whole { seen.append(whole) }
      device.run(for: 2)
    }
    let plays = autoplays && count > 1 && !device.isReduceMotionEnabled
    if plays != (Set(seen).count > 1) {
      note("autoplay \(plays ? "stands still" : "goes on"): \(seen)")
    }
    return faults.first
  }

  private func checkRest() {
    guard count > 0 else { return }
    guard view.scroll.isAtRest else { return note("does not come to rest") }
    guard let whole = screen.whole else {
      return note("rests between pages: \(screen.description)")
    }
    if whole != "\(series).\(view.dots.currentPage)" {
      note("shows \(whole), the dots \(view.dots.currentPage)")
    }
    if view.caption.text != "caption \(whole)" {
      note("shows \(whole) under \(view.caption.text ?? "no caption")")
    }
  }
}
