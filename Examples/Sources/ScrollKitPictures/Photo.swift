import ScrollKit

extension Drawing {
  /// A landscape of a size, its corner at zero: a sky, a sun, hills, and a house to zoom in on.
  mutating func photo(_ size: CGSize) {
    func shape(_ color: String, _ points: [(x: Double, y: Double)]) -> String {
      let steps = points.map { "\(($0.x * size.width).text) \(($0.y * size.height).text)" }
      return "<path fill=\"\(color)\" d=\"M\(steps.joined(separator: "L"))Z\"/>"
    }
    add(shape("#a5d0f5", [(0, 0), (1, 0), (1, 1), (0, 1)]))
    add(
      "<circle cx=\"\((0.28 * size.width).text)\" cy=\"\((0.22 * size.height).text)\" "
        + "r=\"\((0.07 * size.width).text)\" fill=\"#ffd45e\"/>")
    add(
      shape(
        "#7fa3c4", [(0, 0.62), (0.2, 0.42), (0.38, 0.58), (0.64, 0.3), (1, 0.62), (1, 1), (0, 1)]))
    add(
      shape("#f4f8fb", [(0.64, 0.3), (0.71, 0.362), (0.66, 0.385), (0.62, 0.365), (0.58, 0.372)]))
    add(shape("#5f9a6b", [(0, 0.7), (0.3, 0.6), (0.7, 0.68), (1, 0.58), (1, 1), (0, 1)]))
    add(shape("#3f7d54", [(0, 0.85), (0.4, 0.76), (1, 0.84), (1, 1), (0, 1)]))
    add(shape("#f6ead7", [(0.68, 0.66), (0.82, 0.66), (0.82, 0.75), (0.68, 0.75)]))
    add(shape("#b5483a", [(0.66, 0.665), (0.75, 0.61), (0.84, 0.665)]))
    add(shape("#6b4a35", [(0.73, 0.695), (0.77, 0.695), (0.77, 0.75), (0.73, 0.75)]))
  }
}
