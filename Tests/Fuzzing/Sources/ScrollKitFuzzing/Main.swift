import Glibc

/// What libFuzzer calls: one input for the target that is asked for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  switch Wishes.target {
  case "scroller": ScrollerTarget.run(Bytes(bytes))
  case "carousel": CarouselTarget.run(Bytes(bytes))
  case "rows": RowsTarget.run(Bytes(bytes))
  case "values": ValuesTarget.run(Bytes(bytes))
  case "texts": TextsTarget.run(bytes)
  default: fail("FUZZ_TARGET must be scroller, carousel, rows, values or texts")
  }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// libFuzzer's own `main` is in the way of the package manager's.
@main
enum Main {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runFuzzer(&count, &arguments, { fuzzOneInput($0, $1) }))
  }
}
