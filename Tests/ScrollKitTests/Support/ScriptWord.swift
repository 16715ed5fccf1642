/// A word of a script: the letter of a command, and its numbers.
///
/// A mistyped word is refused: one with an unknown letter, with text in place of a number, or with
/// too few or too many numbers.
struct ScriptWord: Equatable {
  /// The commands by their letters. `forms` says which numbers belong to them.
  enum Command: Character, CaseIterable {
    /// A finger goes down, moves, is held still, goes up, or is cancelled.
    case down = "d", move = "m", hold = "h", up = "u", cancel = "x"
    /// The same for a second finger.
    case otherDown = "D", otherMove = "M", otherUp = "U"
    /// A finger goes down and moves in even steps. The numbers are the start, the end, the number
    /// of steps, the time, and the seconds of a step.
    case drag = "~"
    /// Advances to a time or, with `|`, until the content rests.
    case advance = ">"
    /// Sets the offset, at once or animated.
    case offset = "o", offsetAnimated = "O"
    /// Scrolls until a stretch of the content is visible, at once or animated. The numbers are its
    /// start and length.
    case show = "v", showAnimated = "V"
    case top = "t", stop = "!", retarget = "r"
    /// Turns a wheel.
    case points = "w", lines = "l", pages = "p"
    /// A trackpad's gesture begins, goes on and ends; and the momentum after it.
    case swipe = "[", swipeOn = "=", swipeEnd = "]"
    case momentum = "{", momentumOn = ":", momentumEnd = "}"
    /// Presses a key: its number in `Scroller.Key`.
    case key = "k"
    case shift = "+"
    /// Zooms about the middle.
    case zoom = "z"
    /// Changes a length, an inset or the leading safe area.
    case content = "c", bounds = "b", leading = "i", trailing = "j", safeArea = "s"
    /// Enables scrolling (1) or disables it (0).
    case enabled = "e"
    /// Flashes the indicators.
    case flash = "f"
    /// Begins or ends a refresh, animated.
    case refresh = "R", endRefresh = "E"

    /// The forms of the numbers, where `n` is a number.
    var forms: [String] {
      switch self {
      case .down, .move, .otherDown, .otherMove: ["n@n"]
      case .hold, .up, .cancel, .otherUp, .swipeEnd, .momentumEnd: ["n@n", "@n"]
      case .swipe, .swipeOn, .momentum, .momentumOn: ["n@n"]
      case .drag: ["n,n,n,n,n"]
      case .advance: ["n", "|"]
      case .show, .showAnimated: ["n+n"]
      case .top, .stop, .flash, .refresh, .endRefresh: [""]
      case .offset, .offsetAnimated, .retarget, .points, .lines, .pages, .key, .shift, .zoom,
        .content, .bounds, .leading, .trailing, .safeArea, .enabled:
        ["n"]
      }
    }
  }

  /// What is wrong with a script.
  struct Fault: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  let command: Command
  let numbers: [Double]

  /// Reads the words of a script. Spaces separate them.
  static func words(_ script: String) throws(Fault) -> [ScriptWord] {
    var words: [ScriptWord] = []
    for text in script.split(separator: " ") {
      do throws(Fault) {
        words.append(try ScriptWord(text))
      } catch {
        throw Fault(description: "word \(words.count + 1) of \"\(script)\", \(text): \(error)")
      }
    }
    return words
  }

  private init(_ text: Substring) throws(Fault) {
    guard let command = text.first.flatMap(Command.init) else {
      throw Fault(description: "no command has this letter")
    }
    self.command = command
    var numbers: [Double] = []
    var form = ""
    var rest = text.dropFirst()
    while let next = rest.first {
      if "@,|+".contains(next) {
        form.append(rest.removeFirst())
        continue
      }
      let piece = rest.prefix { !"@,|+".contains($0) }
      guard let number = Double(piece) else {
        throw Fault(description: "\(piece) is no number")
      }
      numbers.append(number)
      form.append("n")
      rest = rest[piece.endIndex...]
    }
    guard command.forms.contains(form) else {
      let forms = command.forms.map { "\(command.rawValue)\($0)" }.joined(separator: " or ")
      throw Fault(description: "must be like \(forms), n being a number")
    }
    if command == .drag, Int(exactly: numbers[2]) ?? 0 < 1 {
      throw Fault(description: "must have one step or more")
    }
    self.numbers = numbers
  }
}
