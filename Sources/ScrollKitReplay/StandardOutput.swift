import Foundation
import ScrollKitTraces

/// Standard output, written in large pieces.
struct StandardOutput: TextOutputStream {
  private var buffer = ""

  mutating func write(_ string: String) {
    buffer += string
    if buffer.utf8.count >= 1 << 16 { flush() }
  }

  /// Writes what is left. If nobody reads the output any more (`| head`), this ends the program
  /// quietly; if the output cannot be written, it ends the program with an error.
  mutating func flush() {
    guard !buffer.isEmpty else { return }
    do {
      try FileHandle.standardOutput.writeWhole(buffer)
      buffer.removeAll(keepingCapacity: true)
    } catch {
      if errno == EPIPE { exit(0) }
      try? FileHandle.standardError.writeWhole(
        "standard output is full or closed, must be writable\n")
      exit(2)
    }
  }
}

extension FileHandle {
  /// Writes a text as UTF-8. The throwing call is missing on the oldest systems this runs on.
  func writeWhole(_ text: String) throws {
    if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
      try write(contentsOf: Data(text.utf8))
    } else {
      write(Data(text.utf8))
    }
  }
}
