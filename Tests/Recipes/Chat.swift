// The chat of the documentation's article in the hands of people, while messages arrive.

import UIKit

/// One step with a chat.
enum ChatStep: CustomStringConvertible {
  case wait(Double)
  case flick(Double)
  case append(Int)
  case prepend(Int)
  /// A message on screen turns out to be so long; counted from the top.
  case measure(Int, Double)
  /// A keyboard of a height covers the end.
  case keyboard(Double)
  /// A bar of a height covers the start.
  case bar(Double)
  case turn
  case toEnd
  case away

  var description: String {
    switch self {
    case .wait(let seconds): "wait \(seconds)"
    case .flick(let way): "flick \(way)"
    case .append(let count): "append \(count)"
    case .prepend(let count): "prepend \(count)"
    case .measure(let row, let length): "measure \(row) \(length)"
    case .keyboard(let height): "keyboard \(height)"
    case .bar(let height): "bar \(height)"
    case .turn: "turn"
    case .toEnd: "to the end"
    case .away: "away"
    }
  }

  static func random(_ dice: inout Dice) -> [ChatStep] {
    (0..<Int.random(in: 3...14, using: &dice)).map { _ in
      switch Int.random(in: 0..<14, using: &dice) {
      case 0...1: return .wait(Double.random(in: 0...1, using: &dice))
      case 2...4: return .flick(Double.random(in: -300...300, using: &dice))
      case 5...6: return .append(Int.random(in: 1...5, using: &dice))
      case 7...8: return .prepend(Int.random(in: 1...30, using: &dice))
      case 9:
        return .measure(
          Int.random(in: 0...12, using: &dice), Double.random(in: 20...300, using: &dice))
      case 10: return .keyboard([0, 300].randomElement(using: &dice)!)
      case 11: return .bar([0, 64, 88].randomElement(using: &dice)!)
      case 12: return Bool.random(using: &dice) ? .turn : .away
      default: return .toEnd
      }
    }
  }
}

/// A chat on a device, with somebody who reads.
@MainActor final class ChatRun {
  let device = Device()
  let view: ChatView
  private var faults: [String] = []
  private var (first, last) = (0, 0)
  /// Messages that are longer or shorter than others.
  private var heights: [String: Double] = [:]

  init(_ unknowns: Device.Unknowns, scale: Double) {
    Device.shared = device
    device.unknowns = unknowns
    device.displayScale = scale
    view = ChatView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    device.textHeight = { [unowned self] text, width in
      (heights[text] ?? 44) * (width > 500 ? 0.5 : 1)
    }
    device.window.addSubview(view)
    device.draw()
    run(.append(40))
    device.onFrame = { [unowned self] in look() }
  }

  private func note(_ fault: String) { faults.append("at \(device.time - 1000) s: \(fault)") }

  /// The messages on screen: number, top and bottom in the viewport.
  private var seen: [(number: Int, top: Double, bottom: Double)] {
    let offset = view.scroll.contentOffset.y
    return view.cells.filter { !$0.isHidden && $0.text != nil }.map {
      (Int($0.text!)!, Double($0.frame.minY - offset), Double($0.frame.maxY - offset))
    }.filter { $0.bottom > 0.01 && $0.top < Double(view.bounds.height) - 0.01 }
      .sorted { $0.top < $1.top }
  }

  /// Every frame: messages follow one another without a gap or an overlap.
  private func look() {
    let seen = seen
    guard let top = seen.first, let bottom = seen.last else {
      // A bounce may go past all content where a keyboard leaves little room.
      let past = view.scroll.contentOffset.y
      if first < last, past > 0, way > -1 { note("nothing is on screen") }
      return
    }
    let width = view.scroll.bounds.width
    for cell in view.cells where !cell.isHidden && cell.frame.width != width {
      note("a message of another width: \(cell.frame.width)")
    }
    for (a, b) in zip(seen, seen.dropFirst()) {
      if b.number != a.number + 1 { note("\(b.number) follows \(a.number)") }
      if abs(b.top - a.bottom - 1) > 0.01 { note("\(b.top - a.bottom) points before \(b.number)") }
    }
    if top.top > 1.01, top.number != first { note("a strip before \(top.number)") }
    if bottom.bottom < Double(view.bounds.height) - 1.01, bottom.number != last - 1 {
      note("a strip after \(bottom.number)")
    }
  }

  /// How far the offset is from the end of what it can be.
  private var way: Double {
    let scroll = view.scroll
    let end = scroll.contentSize.height + scroll.contentInset.bottom - scroll.bounds.height
    return Double(max(end, -scroll.contentInset.top) - scroll.contentOffset.y)
  }

  /// A change under which what is read stays, or the end if that was there.
  private func edit(_ name: String, _ body: () -> Void) {
    let line = Double(view.scroll.contentInset.top)
    let old = seen.first { $0.bottom > line }
    let (wasAtEnd, wasAtRest, offset) = (
      way < 19, view.scroll.isAtRest, view.scroll.contentOffset.y
    )
    body()
    device.draw()
    guard wasAtRest else { return }
    if wasAtEnd, offset > -view.scroll.contentInset.top {
      if way > 1.01 { note("\(name): \(way) points from the end, which was read") }
      return
    }
    guard let old, way > 1, view.scroll.contentOffset.y > -CGFloat(line) + 1 else { return }
    let shift = Double(view.scroll.contentInset.top) - line
    let new = seen.first { $0.number == old.number }
    // What lay on the reading line may have grown or shrunk: its top stays, or its share.
    guard let new, new.bottom - new.top == old.bottom - old.top else { return }
    if abs(new.top - old.top - shift) > 1.01 {
      note("\(name): message \(old.number) went from \(old.top) to \(new.top)")
    }
  }

  func run(_ step: ChatStep) {
    let scroll = view.scroll
    switch step {
    case .wait(let seconds): device.run(for: seconds)
    case .flick(let way):
      scroll.flick(CGPoint(x: 0, y: way), from: CGPoint(x: 100, y: 400), on: device)
    case .append(let count):
      edit("append") {
        view.append((last..<(last + count)).map { "\($0)" })
        last += count
      }
    case .prepend(let count):
      edit("prepend") {
        view.prepend(((first - count)..<first).map { "\($0)" })
        first -= count
      }
    case .measure(let place, let length):
      guard place < seen.count else { return }
      let row = seen[place].number - first
      heights[view.messages[row]] = length
      edit("measure") { view.replace(row, with: view.messages[row]) }
    case .keyboard(let height):
      device.run(for: 1.0 / 60)
      edit("keyboard") {
        view.insets.bottom = CGFloat(height)
      }
    case .bar(let height):
      device.run(for: 1.0 / 60)
      edit("bar") {
        view.insets.top = CGFloat(height)
      }
    case .turn:
      view.frame.size = CGSize(width: view.bounds.height, height: view.bounds.width)
      device.draw()
    case .toEnd:
      scroll.setContentOffset(
        CGPoint(x: 0, y: scroll.contentOffset.y + CGFloat(way)), animated: true)
    case .away: device.goAway(for: 60)
    }
  }

  /// What is wrong after a script and some peace; `nil` if nothing is.
  func fault(after steps: [ChatStep]) -> String? {
    for step in steps { run(step) }
    // With its old target, a slow fling may take long.
    for _ in 0..<12 where !view.scroll.isAtRest { device.run(for: 5) }
    if !view.scroll.isAtRest { note("does not come to rest") }
    if way < -1.01 || view.scroll.contentOffset.y < -view.scroll.contentInset.top - 1.01 {
      note("rests past an end: \(way)")
    }
    return faults.first
  }
}
