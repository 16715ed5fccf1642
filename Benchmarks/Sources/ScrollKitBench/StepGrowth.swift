import ScrollKitSteps

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Growth {
  /// The greatest quotient of the steps at 10 n and at n that keeps the promise.
  ///
  /// A twentieth is allowed for random inputs, which take other ways at another n. A tree of nodes
  /// with 16 children has a whole number of levels, so at most one more than the logarithm says.
  func limit(n: Int) -> Double {
    switch self {
    case .constant: 1.05
    case .logarithmic: (log2(10 * Double(n)) / 4 + 1) / max(1, log2(Double(n)) / 4)
    case .linear: 10.5
    }
  }
}

/// The steps of one operation at n rows and at ten times as many.
///
/// Steps are the same on every machine that has the same compiler, unlike times. They tell how the
/// work grows, not how long it takes: a division is a part of a step, and so is a square root. The
/// code of this package and of ScrollKit is counted, after it is optimised, and generic code of the
/// standard library that is compiled into it, such as a search through an array. What is compiled
/// into the standard library itself or the C library is not, except for memory that is moved. The
/// loop of the scenario and the function around the call are counted too: a few steps an operation,
/// at any n.
struct StepGrowth {
  let scenario: Scenario
  let n: Int
  let steps: Double
  let tenfoldSteps: Double

  /// Runs the same scenario, made for n rows and for ten times as many.
  init(_ scenario: Scenario, tenfold: Scenario, n: Int) {
    self.scenario = scenario
    self.n = n
    steps = Self.steps(scenario)
    tenfoldSteps = Self.steps(tenfold)
  }

  /// The steps of an operation. As with allocations, the second run counts.
  private static func steps(_ scenario: Scenario) -> Double {
    scenario.run()
    let before = scrollkit_steps()
    scenario.run()
    return Double(scrollkit_steps() - before) / Double(scenario.count)
  }

  /// How many times as many steps there are at ten times as many rows.
  var quotient: Double { tenfoldSteps / steps }

  /// The greatest quotient that keeps the promise.
  var limit: Double { scenario.growth.limit(n: n) }

  /// Whether the steps grow as slowly as promised. Without any, nothing was counted.
  var keepsPromise: Bool { steps > 0 && quotient <= limit }

  /// The line to print.
  var json: String {
    """
    {"engine":"\(scenario.engine)","op":"\(scenario.op)","growth":"\(scenario.growth)",\
    "n":\(n),"steps":\(steps.inThousandths),"tenfold_steps":\(tenfoldSteps.inThousandths),\
    "quotient":\(quotient.inThousandths),"limit":\(limit.inThousandths)}
    """
  }
}
