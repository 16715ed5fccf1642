import Foundation

/// Standard output, written in large pieces.
struct StandardOutput: TextOutputStream {
  private var buffer = ""

  mutating func write(_ string: String) {
    buffer += string
    if buffer.utf8.count >= 1 << 16 { flush() }
  }

  /// Writes what is left. Ends the program where nobody reads any more (`| head`), quietly, and
  /// where the output cannot be written.
  mutating func flush() {
    guard !buffer.isEmpty else { return }
    let data = Data(buffer.utf8)
    buffer.removeAll(keepingCapacity: true)
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      if errno == EPIPE { exit(0) }
      let line = Data("standard output is full or closed, must be writable\n".utf8)
      try? FileHandle.standardError.write(contentsOf: line)
      exit(2)
    }
  }
}
