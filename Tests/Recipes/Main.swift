// Runs all scripts, and says which of them end badly. With a number, so many random scripts of the
// carousel and of the chat, and half as many of each other recipe; with a second one too, only some
// positions of the switches. With names of recipes, only those.

import Foundation
import UIKit

/// Prints at once, so that what was found is seen also if what follows does not end.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

/// The number of scripts of a recipe, and those that ended badly.
@MainActor struct Tally {
  let recipe: String
  var count = 0
  var failures = 0

  mutating func add(_ fault: String?, _ script: @autoclosure () -> String) {
    count += 1
    guard let fault else { return }
    failures += 1
    if failures <= 4 { say("\(recipe): \(fault)\n  \(script())") }
  }
}

@main struct Main {
  static let arguments = CommandLine.arguments.dropFirst()
  static let numbers = arguments.compactMap { Int($0) }
  static let names = arguments.filter { Int($0) == nil }
  static let count = numbers.first ?? 3000
  static let stride = numbers.dropFirst().first ?? 1

  /// Every position of every switch, or every so many.
  @MainActor static func positions(from first: Int) -> [Device.Unknowns] {
    let all = Device.Unknowns.all
    return Swift.stride(from: first % stride, to: all.count, by: stride).map { all[$0] }
  }

  @MainActor static func position(_ seed: Int) -> Device.Unknowns {
    Device.Unknowns.all[seed % Device.Unknowns.all.count]
  }

  @MainActor static func carousels() -> Tally {
    var tally = Tally(recipe: "carousel")
    func setup(_ index: Int, _ unknowns: Device.Unknowns) -> Setup {
      Setup(
        unknowns: unknowns, scale: Double(1 + index % 3), peek: index / 2 % 4 == 0 ? 40 : 0,
        isRightToLeft: index / 3 % 4 == 0, autoplays: index % 5 == 0)
    }
    for (number, script) in Step.named.enumerated() {
      for unknowns in positions(from: number) {
        let setup = setup(tally.count, unknowns)
        let fault = CarouselRun(setup).fault(after: script.steps)
        tally.add(fault, "\(script.name) \(setup)")
      }
    }
    for seed in 0..<count {
      var dice = Dice(state: UInt64(seed))
      let (steps, setup) = (Step.random(&dice), setup(seed, position(seed)))
      tally.add(CarouselRun(setup).fault(after: steps), "random \(seed) \(setup)\n  \(steps)")
    }
    return tally
  }

  @MainActor static func photos(isCallSite: Bool) -> Tally {
    var tally = Tally(recipe: isCallSite ? "call site of a photo" : "photo")
    func check(_ name: String, _ steps: [PhotoStep], _ unknowns: Device.Unknowns) {
      let size = PhotoRun.sizes[tally.count % PhotoRun.sizes.count]
      let run = PhotoRun(
        unknowns, scale: Double(1 + tally.count % 3), size: size, isCallSite: isCallSite)
      tally.add(run.fault(after: steps), "\(name) \(size) \(unknowns)\n  \(steps)")
    }
    for (number, script) in PhotoStep.named.enumerated() {
      for unknowns in positions(from: number) { check(script.name, script.steps, unknowns) }
    }
    for seed in 0..<count {
      var dice = Dice(state: UInt64(seed))
      check("random \(seed)", PhotoStep.random(&dice), position(seed))
    }
    return tally
  }

  /// As many random runs of a recipe, in one position each.
  @MainActor static func randomRuns(
    _ recipe: String, _ count: Int,
    _ fault: (_ unknowns: Device.Unknowns, _ scale: Double, _ dice: inout Dice) -> String?
  ) -> Tally {
    var tally = Tally(recipe: recipe)
    for seed in 0..<count {
      var dice = Dice(state: UInt64(seed))
      let found = fault(position(seed), Double(1 + seed % 3), &dice)
      tally.add(found, "random \(seed) \(position(seed))")
    }
    return tally
  }

  /// The recipes under their names on the command line, in the order in which they run.
  @MainActor static let recipes: [(name: String, run: @MainActor () -> Tally)] = [
    ("carousel", carousels),
    ("photo", { photos(isCallSite: false) }),
    ("photo-site", { photos(isCallSite: true) }),
    (
      "chat",
      {
        randomRuns("chat", count) { ChatRun($0, scale: $1).fault(after: ChatStep.random(&$2)) }
      }
    ),
    ("cards", { randomRuns("cards", count / 2) { CardsRun($0, scale: $1).fault(&$2) } }),
    (
      "rows-site",
      { randomRuns("call site of rows", count / 2) { RowsRun($0, scale: $1).fault(&$2) } }
    ),
    ("bridge", { randomRuns("bridge", 300) { _, _, dice in BridgeRun.fault(&dice) } }),
  ]

  @MainActor static func main() {
    if let unknown = names.first(where: { name in !recipes.contains { $0.name == name } }) {
      say("no recipe is called \(unknown)")
      exit(2)
    }
    var failures = 0
    for recipe in recipes where names.isEmpty || names.contains(recipe.name) {
      let tally = recipe.run()
      say("\(tally.recipe): \(tally.count) scripts, \(tally.failures) end badly")
      failures += tally.failures
    }
    if failures > 0 { exit(1) }
  }
}
