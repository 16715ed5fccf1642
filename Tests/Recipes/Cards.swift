// The cards of the documentation's article in the hands of people: peeking pages that UIKit's own
// paging cannot do.

import UIKit

/// Cards on a device, with somebody who watches.
@MainActor final class CardsRun {
  let device = Device()
  let controller: CardsController
  private var faults: [String] = []

  init(_ unknowns: Device.Unknowns, scale: Double) {
    Device.shared = device
    device.unknowns = unknowns
    device.displayScale = scale
    controller = CardsController()
    device.window.addSubview(controller.view)
    controller.viewDidLoad()
    layOut(width: 390)
  }

  private func layOut(width: CGFloat) {
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 300)
    controller.viewDidLayoutSubviews()
    device.draw()
  }

  private func note(_ fault: String) { faults.append("at \(device.time - 1000) s: \(fault)") }

  /// The card whose centre is nearest to that of the viewport, and how far it is from there.
  private var nearest: (card: Int, distance: Double) {
    let middle = controller.scroll.contentOffset.x + controller.scroll.bounds.width / 2
    let distances = controller.cards.map { Double(abs($0.frame.midX - middle)) }
    let card = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return (card, distances[card])
  }

  /// A slow release towards a target far away takes long.
  private func settle() {
    for _ in 0..<20 where !controller.scroll.isAtRest { device.run(for: 2) }
  }

  private func flick(_ way: Double, _ seconds: Double) {
    controller.scroll.flick(
      CGPoint(x: way, y: 0), from: CGPoint(x: 200, y: 100), seconds: seconds, on: device)
  }

  /// Flicks and turns at random; `nil` if nothing is wrong.
  func fault(_ dice: inout Dice) -> String? {
    for _ in 0..<Int.random(in: 2...8, using: &dice) {
      let before = nearest.card
      switch Int.random(in: 0..<6, using: &dice) {
      case 0:
        layOut(width: CGFloat(Step.widths.randomElement(using: &dice)!))
        if nearest.card != before { note("card \(before) became \(nearest.card) in a layout") }
      case 1:
        flick(Double.random(in: -200...200, using: &dice), 0.1)
        device.run(for: Double.random(in: 0...0.3, using: &dice))
        flick(Double.random(in: -200...200, using: &dice), 0.1)
      default:
        flick(
          Double.random(in: -250...250, using: &dice), Double.random(in: 0.05...0.4, using: &dice))
        settle()
        if abs(nearest.card - before) > 1 { note("from \(before) to \(nearest.card)") }
      }
      settle()
      let (card, distance) = nearest
      if !controller.scroll.isAtRest { note("does not come to rest") }
      if distance > 0.51 { note("card \(card) rests \(distance) off") }
    }
    return faults.first
  }
}
