import XCTest

@testable import ScrollKit

/// The table is compared with a dictionary, with keys that have much in common.
final class ViewTableTests: XCTestCase {
  private enum Step {
    case set(Int, Int)
    case remove(Int)
    case removeAll
    case reserve(Int)
  }

  private struct Script {
    var steps: [Step]
    /// Every key that a step may use.
    var keys: [Int]
  }

  /// The keys: successive numbers, multiples of powers of two, the greatest and the least number,
  /// and multiples of the inverse of the golden ratio. A hash by multiplication puts those last
  /// ones into one place.
  private func script(_ generator: inout SeededGenerator) -> Script {
    let first = Int.random(in: -20...20, using: &generator)
    let shift = Int.random(in: 0..<60, using: &generator)
    var keys = Array(first..<(first + 12)) + (0..<8).map { $0 << shift }
    keys += [.min, .max, .min + 1, .max - 1]
    keys += (1..<9).map { Int(truncatingIfNeeded: UInt64($0) &* 0xf1de_83e1_9937_733d) }
    let count = Int.random(in: 1...120, using: &generator)
    let steps = (0..<count).map { index -> Step in
      let key = keys.randomElement(using: &generator)!
      switch Int.random(in: 0..<40, using: &generator) {
      case 0: return .removeAll
      case 1: return .reserve(Int.random(in: -1...200, using: &generator))
      case 2..<18: return .remove(key)
      default: return .set(key, index)
      }
    }
    return Script(steps: steps, keys: keys)
  }

  /// The functions of a table that the law tests. A fault changes one of them.
  private struct Subject {
    var set: (inout ViewTable, Int, Int) -> Void = { $0[$1] = $2 }
    var remove: (inout ViewTable, Int) -> Void = { $0.remove($1) }
    var removeAll: (inout ViewTable) -> Void = { $0.removeAll() }
  }

  func testTheTableIsADictionary() {
    let law: (Subject) -> Script? = { subject in
      firstCounterexample(seed: 501, self.script) { script in
        var table = ViewTable()
        var model: [Int: Int] = [:]
        for step in script.steps {
          switch step {
          case .set(let key, let view):
            subject.set(&table, key, view)
            model[key] = view
          case .remove(let key):
            subject.remove(&table, key)
            model[key] = nil
          case .removeAll:
            subject.removeAll(&table)
            model = [:]
          case .reserve(let count): table.reserveCapacity(count)
          }
          guard script.keys.allSatisfy({ table[$0] == model[$0] ?? -1 }) else { return false }
        }
        return true
      }
    }
    assertLaw(
      law, holdsFor: Subject(),
      findsFaultIn: [
        Subject(set: { if $0[$1] < 0 { $0[$1] = $2 } }),
        Subject(remove: { $0[$1] = -2 }),
        Subject(remove: { $0.remove($1 & 0xff) }),
        Subject(removeAll: { $0.remove(0) }),
      ])
  }
}
