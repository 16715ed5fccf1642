import ScrollKitTraces

/// How replays fit their recordings, as text.
enum FitTable {
  /// The columns of `line`.
  static let heading =
    Figures.left("recording", 20) + Figures.right("exact", 9)
    + Figures.right("within a pixel", 16) + Figures.right("worst (pt)", 12)
    + Figures.right("shift (ms)", 12) + "  callbacks"

  /// One recording as a line of a table.
  static func line(_ name: String, _ replay: ScrollTrace.Replay?) -> String {
    var line = Figures.left(Figures.oneLine(name), 20)
    if let fit = replay?.fit {
      line += Figures.right("\(fit.exact)/\(fit.samples)", 9)
      line += Figures.right("\(fit.withinPixel)/\(fit.samples)", 16)
      line += Figures.right(Figures.fixed(fit.maximumError, 3), 12)
      line += Figures.right(Figures.fixed(fit.shift * 1000, 2), 12)
    } else {
      line += Figures.right("-", 9) + Figures.right("-", 16) + Figures.right("-", 12)
      line += Figures.right("-", 12)
    }
    return line + "  " + order(replay)
  }

  /// The fit of one recording in a sentence.
  static func summary(_ replay: ScrollTrace.Replay) -> String {
    guard let fit = replay.fit else { return "callbacks \(order(replay))" }
    return fit.sentence { Figures.fixed($0, 3) }
      + ", start shifted by \(Figures.fixed(fit.shift * 1000, 2)) ms; callbacks \(order(replay))"
  }

  private static func order(_ replay: ScrollTrace.Replay?) -> String {
    switch replay?.isInOrder {
    case true: "in order"
    case false: "out of order"
    case nil: "not recorded"
    }
  }
}
