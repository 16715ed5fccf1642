// The call site with a million rows in the hands of people.

@testable import CallSites
import UIKit

/// Rows on a device, with somebody who watches.
@MainActor final class RowsRun {
  let device = Device()
  private let view: MillionRowsView
  private let scroll: UIScrollView
  private var faults: [String] = []

  init(_ unknowns: Device.Unknowns, scale: Double) {
    Device.shared = device
    device.unknowns = unknowns
    device.displayScale = scale
    view = MillionRowsView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll = view.subviews.lazy.compactMap { $0 as? UIScrollView }.first!
    device.window.addSubview(view)
    device.draw()
    device.onFrame = { [unowned self] in look() }
  }

  private func note(_ fault: String) { faults.append("at \(device.time - 1000) s: \(fault)") }

  /// The rows on screen: number, top and bottom in the viewport.
  private var seen: [(number: Int, top: Double, bottom: Double)] {
    let (offset, height) = (scroll.contentOffset.y, Double(view.bounds.height))
    return scroll.subviews.lazy.compactMap { $0 as? UILabel }
      .filter { !$0.isHidden && $0.text != nil }
      .map {
        (
          Int($0.text!.dropFirst(4))!, Double($0.frame.minY - offset),
          Double($0.frame.maxY - offset)
        )
      }
      .filter { $0.1 < height - 0.01 && $0.2 > 0.01 }
      .sorted { $0.1 < $1.1 }
  }

  /// Every frame: rows follow one another without a gap or an overlap.
  private func look() {
    let seen = seen
    guard let top = seen.first, let bottom = seen.last else { return note("nothing is on screen") }
    for (a, b) in zip(seen, seen.dropFirst())
    where b.number != a.number + 1 || abs(b.top - a.bottom - 1) > 0.01 {
      note("\(b.number) follows \(a.number), \(b.top - a.bottom) points after it")
    }
    if top.top > 1.01, top.number > 0 { note("a strip before \(top.number)") }
    if bottom.bottom < Double(view.bounds.height) - 1.01 { note("a strip after \(bottom.number)") }
  }

  /// A change under which the first row on screen stays, with a number greater by `count`.
  private func edit(_ count: Int, _ body: () -> Void) {
    let (old, wasAtRest) = (
      seen.first { $0.bottom > 20 }, scroll.isAtRest && scroll.contentOffset.y > 1
    )
    body()
    device.draw()
    guard wasAtRest, let old else { return }
    guard let new = seen.first(where: { $0.number == old.number + count }) else {
      return note("row \(old.number) is gone")
    }
    if abs(new.top - old.top) > 1.01 {
      note("row \(old.number) was at \(old.top), and is at \(new.top)")
    }
  }

  /// Flicks, and rows that come and change, at random; `nil` if nothing is wrong.
  func fault(_ dice: inout Dice) -> String? {
    for _ in 0..<Int.random(in: 3...12, using: &dice) {
      switch Int.random(in: 0..<6, using: &dice) {
      case 0...2:
        let way = CGPoint(x: 0, y: Double.random(in: -350...250, using: &dice))
        scroll.flick(way, from: CGPoint(x: 100, y: 400), on: device)
        device.run(for: Double.random(in: 0...1.5, using: &dice))
      case 3:
        let count = Int.random(in: 1...20, using: &dice)
        edit(count) { view.prepend(count) }
      case 4:
        guard let row = seen.randomElement(using: &dice)?.number else { continue }
        let length = Double.random(in: 20...300, using: &dice)
        // Of a row that begins before the viewport, start or end stays: what follows it may move.
        if row <= seen.first(where: { $0.bottom > 20 })?.number ?? row {
          view.measured(length, of: row)
          device.draw()
        } else {
          edit(0) { view.measured(length, of: row) }
        }
      default:
        view.scroll(to: Int.random(in: 0...200, using: &dice))
        device.run(for: Double.random(in: 0...1, using: &dice))
      }
    }
    for _ in 0..<12 where !scroll.isAtRest { device.run(for: 5) }
    if !scroll.isAtRest { note("does not come to rest") }
    return faults.first
  }
}
