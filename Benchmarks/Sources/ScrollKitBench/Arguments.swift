/// What the program is asked to do.
struct Arguments {
  /// What is looked at.
  enum Subject { case times, allocations, growth, plantedGrowth }

  /// What is looked at.
  var subject = Subject.times
  /// The numbers of rows.
  var numbers: [Int] = []
  /// How often each scenario is timed.
  var rounds = 25
  /// The scenarios to run; all where there is none.
  var ops: [String] = []

  /// What is wrong with the arguments.
  struct Failure: Error {
    let message: String
  }

  static var usage: String {
    """
    usage: scrollkit-bench [n,n,...] [--rounds count] [--op name] [--check|--growth|--planted]

    Times the library and the same arithmetic without it, and prints a JSON line a figure:
    nanoseconds an operation in the best round and in the one in the middle, and allocations.

      n,n,...         numbers of rows, from 1 to 2000000 (1000,10000,100000,1000000)
      --rounds count  how often each is timed, from 1 to 1000 (25)
      --op name       only this operation; may be repeated
      --check         time nothing; fail if something allocates that must not
      --growth        time nothing; count the steps of the library at n rows and at 10 n, n from
                      100 to 1000000 (10000); fail if they grow faster than promised
      --planted       the same with promises that are broken; fail unless each is found

    Steps are counted in a build of its own, which times nothing well:
      flags='-sanitize=fuzzer -sanitize-coverage=edge,trace-pc-guard'
      swift build -c release --package-path Benchmarks --scratch-path .build/steps \\
        $(printf -- '-Xswiftc -Xfrontend -Xswiftc %s ' $flags) -Xcc -DSCROLLKIT_COUNTS_MOVES
    """
  }

  /// Reads the arguments; `nil` where help was asked for.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - known: The operations there are.
  /// - Throws: `Failure` for an option or operation there is not, and for a number out of range.
  init?(_ words: some Sequence<String>, operations known: [String]) throws(Failure) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--help", "-h": return nil
      case "--check": try look(at: .allocations)
      case "--growth": try look(at: .growth)
      case "--planted": try look(at: .plantedGrowth)
      case "--rounds":
        rounds = try Self.number(words.next() ?? "", of: "--rounds", in: 1...1000)
      case "--op":
        guard let op = words.next() else { throw Failure(message: "--op: a name is missing") }
        guard known.contains(op) else {
          throw Failure(message: "--op: one of \(known.joined(separator: ", ")), not '\(op)'")
        }
        ops.append(op)
      default:
        guard !word.hasPrefix("-") else { throw Failure(message: "unknown option \(word)") }
        numbers = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
          numbers.append(try Self.number(String(part), of: "n", in: 1...2_000_000))
        }
      }
    }
    switch subject {
    case .times, .allocations:
      if numbers.isEmpty { numbers = [1000, 10_000, 100_000, 1_000_000] }
    case .growth, .plantedGrowth:
      if numbers.isEmpty { numbers = [10_000] }
      for n in numbers { _ = try Self.number("\(n)", of: "n", in: 100...1_000_000) }
    }
  }

  private mutating func look(at subject: Subject) throws(Failure) {
    guard self.subject == .times || self.subject == subject else {
      throw Failure(message: "only one of --check, --growth and --planted")
    }
    self.subject = subject
  }

  private static func number(
    _ word: String, of name: String, in range: ClosedRange<Int>
  ) throws(Failure) -> Int {
    guard let number = Int(word), range.contains(number) else {
      throw Failure(
        message: "\(name): a number from \(range.lowerBound) to \(range.upperBound), not '\(word)'")
    }
    return number
  }
}
