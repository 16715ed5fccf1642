// Takes the place of `print` in an example: compares what it prints with the comment beside it.
//
// The comment is the output, or begins with it and goes on after a colon. `about` before numbers
// allows one unit of their last digit, and `...` stands for any text.

import Foundation

enum Printed {
  nonisolated(unsafe) static var faults = 0
  nonisolated(unsafe) static var lines: [String: [String]] = [:]

  /// The comment at the end of the call that begins in a line.
  static func comment(_ file: String, _ line: Int) -> String? {
    if lines[file] == nil {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      lines[file] = text.components(separatedBy: "\n")
    }
    var depth = 0
    for source in (lines[file] ?? []).dropFirst(line - 1).prefix(6) {
      let range = source.range(of: "  // ")
      let code = range.map { source[..<$0.lowerBound] } ?? source[...]
      depth += code.count { $0 == "(" } - code.count { $0 == ")" }
      if let range { return String(source[range.upperBound...]) }
      if depth <= 0 { return nil }
    }
    return nil
  }

  /// Values of the CoreGraphics types as Apple prints them, on every platform.
  static func plain(_ text: String) -> String {
    var text = text
    for (pattern, template) in [
      (#"(?:Foundation\.)?CGPoint\(x: ([^,()]+), y: ([^,()]+)\)"#, "($1, $2)"),
      (#"(?:Foundation\.)?CGSize\(width: ([^,()]+), height: ([^,()]+)\)"#, "($1, $2)"),
      (#"(?:Foundation\.)?CGRect\(origin: \(([^()]+)\), size: \(([^()]+)\)\)"#, "($1, $2)"),
      (#"(?:ScrollKit|main)\.(?:[A-Z]\w*\.)*"#, ""),
    ] {
      text = text.replacingOccurrences(of: pattern, with: template, options: .regularExpression)
    }
    return text
  }

  static func matches(_ output: String, _ comment: String) -> Bool {
    if comment == output || comment.hasPrefix(output + ":") { return true }
    if comment.contains("...") {
      var rest = output[...]
      let pieces = comment.components(separatedBy: "...")
      for (index, piece) in pieces.enumerated() where !piece.isEmpty {
        guard let range = rest.range(of: piece), index > 0 || range.lowerBound == rest.startIndex
        else { return false }
        rest = rest[range.upperBound...]
      }
      return pieces.last!.isEmpty || rest.isEmpty
    }
    guard comment.hasPrefix("about ") else { return false }
    let stated = comment.dropFirst(6).split(separator: " ").map { $0.trimmingCharacters(in: [","]) }
    let printed = output.split(separator: " ")
    guard stated.count == printed.count else { return false }
    return zip(stated, printed).allSatisfy { stated, printed in
      guard let a = Double(stated), let b = Double(printed) else { return stated == printed }
      let digits = stated.split(separator: ".").dropFirst().first?.count ?? 0
      return abs(a - b) <= pow(10, -Double(digits))
    }
  }
}

func printed(
  _ items: Any..., separator: String = " ", file: String = #filePath, line: Int = #line
) {
  let output = Printed.plain(items.map { "\($0)" }.joined(separator: separator))
  Swift.print(output)
  guard let comment = Printed.comment(file, line), !Printed.matches(output, comment) else { return }
  Printed.faults += 1
  FileHandle.standardError.write(
    Data("\(file):\(line): error: prints \(output)\n  instead of \(comment)\n".utf8))
}
