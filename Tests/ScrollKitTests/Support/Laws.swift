import XCTest

/// One line of a table that maps one value to another.
struct Row<Input, Expected>: TableRow {
  let input: Input
  let expected: Expected
  let source: String

  init(_ input: Input, _ expected: Expected, _ source: String) {
    self.input = input
    self.expected = expected
    self.source = source
  }
}

/// The first of many random cases that breaks a law; `nil` if none does.
func firstCounterexample<Case>(
  seed: UInt64, count: Int = 2000, _ makeCase: (inout SeededGenerator) -> Case,
  _ holds: (Case) -> Bool
) -> Case? {
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count {
    let candidate = makeCase(&generator)
    if !holds(candidate) { return candidate }
  }
  return nil
}

extension XCTestCase {
  /// Checks that a law holds for its subject, and that it finds a counterexample for each planted
  /// fault.
  func assertLaw<Subject, Case>(
    _ law: (Subject) -> Case?, holdsFor subject: Subject, findsFaultIn faults: [Subject],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    if let counterexample = law(subject) {
      XCTFail("counterexample: \(counterexample)", file: file, line: line)
    }
    XCTAssertFalse(faults.isEmpty, "no planted fault", file: file, line: line)
    for (index, fault) in faults.enumerated() {
      XCTAssertNotNil(law(fault), "planted fault \(index) is not found", file: file, line: line)
    }
  }
}

extension SeededGenerator {
  /// A random multiple of 1/8. Sums and differences of a few such numbers are exact.
  mutating func eighths(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 8...range.upperBound * 8, using: &self)) / 8
  }
}

/// Whether two numbers are equal, where NaN equals NaN.
func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

/// The distance between two numbers of the same sign, as a number of representable numbers.
func unitsInLastPlace(_ a: Double, _ b: Double) -> UInt64 {
  guard a.sign == b.sign else { return a == b ? 0 : .max }
  return a.bitPattern > b.bitPattern ? a.bitPattern - b.bitPattern : b.bitPattern - a.bitPattern
}
