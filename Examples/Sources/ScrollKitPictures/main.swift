// Writes the pictures of README.md and of the documentation as SVG files. What they show is
// computed by the library.
//
//   swift run --package-path Examples ScrollKitPictures <folder>

import Foundation
import ScrollKit

guard CommandLine.arguments.count == 2 else {
  print("usage: ScrollKitPictures <folder>")
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
/// The recordings lie beside the tool that replays them.
let recordings = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../Sources/ScrollKitReplay/Traces", isDirectory: true)

try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let pictures: [(name: String, drawing: Drawing)] = [
  ("scrolling", scrollingPicture()),
  ("coordinates", coordinatesPicture()),
  ("slots", slotsPicture()),
  ("anchors", anchorsPicture()),
  ("zoom-anchor", zoomAnchorPicture()),
  ("alignment", alignmentPicture()),
  ("deceleration", try decelerationPicture(recordings)),
  ("rubber-band", try rubberBandPicture(recordings)),
  ("bounce", try bouncePicture(recordings)),
  ("masonry", masonryPicture()),
  ("sections", sectionsPicture()),
]
for (name, drawing) in pictures {
  let text = drawing.svg
  try text.write(
    to: folder.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
  print("\(name).svg: \(text.utf8.count) bytes")
}
