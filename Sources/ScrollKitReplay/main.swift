import Foundation
import ScrollKitTraces

var output = StandardOutput()
let status = ReplayTool.run(
  Array(CommandLine.arguments.dropFirst()), output: &output,
  report: { try? FileHandle.standardError.writeWhole($0 + "\n") })
output.flush()
exit(status)
