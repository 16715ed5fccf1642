import Foundation

var output = StandardOutput()
let status = ReplayTool.run(
  Array(CommandLine.arguments.dropFirst()), output: &output,
  report: { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) })
output.flush()
exit(status)
