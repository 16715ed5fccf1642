import Foundation

var output = StandardOutput()
let status = ReplayTool.run(
  Array(CommandLine.arguments.dropFirst()), output: &output,
  report: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
output.flush()
exit(status)
