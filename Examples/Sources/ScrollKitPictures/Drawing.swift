import ScrollKit

/// An SVG file in the making. Shapes get their looks by the classes of `styles`: a colour (`ink`,
/// `soft`, `blue`, ...), and what to do with it (`fill`, `line`, `dash`, `wash`).
struct Drawing {
  let size: CGSize
  private let title: String
  private let description: String
  private var lines: [String] = []
  private var clips = 0

  init(width: Double, height: Double, title: String, description: String) {
    size = CGSize(width: width, height: height)
    self.title = title
    self.description = description
  }

  static let styles = """
    text{font-family:-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-size:16px;\
    fill:currentColor}
    .small{font-size:14px}.big{font-size:19px;font-weight:600}.bold{font-weight:600}
    .fill{fill:currentColor}.wash{fill:currentColor;fill-opacity:.14}
    .line,.dash{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
    .thick{stroke-width:3}.thin{stroke-width:1}.dash{stroke-dasharray:5 4}
    .ink{color:#1f2328}.soft{color:#59636e}.faint{color:#c4ccd4}.card{color:#eff2f5}
    .screen{color:#fff}
    .blue{color:#0969da}.orange{color:#bc4c00}.green{color:#1a7f37}.white{color:#fff}
    .page0{color:#3f83f8}.page1{color:#16a37b}.page2{color:#d9822b}.page3{color:#d6528c}
    .page4{color:#8b68e0}
    @media(prefers-color-scheme:dark){
    .ink{color:#e6edf3}.soft{color:#9da7b1}.faint{color:#484f58}.card{color:#21262d}
    .screen{color:#161b22}
    .blue{color:#58a6ff}.orange{color:#f0883e}.green{color:#3fb950}.wash{fill-opacity:.22}}
    """

  /// The whole file.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width.text) \(size.height.text)" \
    width="\(size.width.text)" height="\(size.height.text)" role="img">
    <title>\(title)</title>
    <desc>\(description)</desc>
    <style>
    \(Self.styles)
    </style>
    \(lines.joined(separator: "\n"))
    </svg>

    """
  }

  /// Adds a piece of SVG as it is.
  mutating func add(_ text: String) { lines.append(text) }

  mutating func rect(_ frame: CGRect, _ style: String, radius: Double = 0, content: String = "") {
    let corners = radius > 0 ? " rx=\"\(radius.text)\"" : ""
    add(
      "<rect x=\"\(frame.minX.text)\" y=\"\(frame.minY.text)\" width=\"\(frame.width.text)\" "
        + "height=\"\(frame.height.text)\"\(corners) class=\"\(style)\""
        + (content.isEmpty ? "/>" : ">\(content)</rect>"))
  }

  mutating func circle(
    _ center: CGPoint, radius: Double, _ style: String, attributes: String = "",
    content: String = ""
  ) {
    add(
      "<circle cx=\"\(center.x.text)\" cy=\"\(center.y.text)\" r=\"\(radius.text)\" "
        + "class=\"\(style)\"\(attributes)" + (content.isEmpty ? "/>" : ">\(content)</circle>"))
  }

  mutating func path(_ points: [CGPoint], _ style: String, closed: Bool = false) {
    let steps = points.map { "\($0.x.text) \($0.y.text)" }.joined(separator: "L")
    add("<path d=\"M\(steps)\(closed ? "Z" : "")\" class=\"\(style)\"/>")
  }

  /// A line with a head at its end, and perhaps one at its start.
  mutating func arrow(_ start: CGPoint, _ end: CGPoint, _ color: String, both: Bool = false) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let unit = CGPoint(x: dx / length, y: dy / length)
    func head(_ tip: CGPoint, _ sign: Double) -> [CGPoint] {
      let back = CGPoint(x: tip.x - 9 * sign * unit.x, y: tip.y - 9 * sign * unit.y)
      return [
        tip, CGPoint(x: back.x - 4.5 * unit.y, y: back.y + 4.5 * unit.x),
        CGPoint(x: back.x + 4.5 * unit.y, y: back.y - 4.5 * unit.x),
      ]
    }
    path([start, end], "\(color) line")
    path(head(end, 1), "\(color) fill", closed: true)
    if both { path(head(start, -1), "\(color) fill", closed: true) }
  }

  enum Anchor: String { case start, middle, end }
  mutating func text(
    _ text: String, _ place: CGPoint, _ style: String = "ink", _ anchor: Anchor = .start
  ) {
    let align = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add(
      "<text x=\"\(place.x.text)\" y=\"\(place.y.text)\"\(align) class=\"\(style)\">\(text)</text>")
  }

  /// What is drawn inside is seen only in a rectangle.
  mutating func clipped(to frame: CGRect, radius: Double = 0, _ body: (inout Drawing) -> Void) {
    clips += 1
    let id = "clip\(clips)"
    add("<clipPath id=\"\(id)\">")
    rect(frame, "", radius: radius)
    add("</clipPath>")
    group("clip-path=\"url(#\(id))\"", body)
  }

  mutating func group(_ attributes: String, _ body: (inout Drawing) -> Void) {
    add(attributes.isEmpty ? "<g>" : "<g \(attributes)>")
    body(&self)
    add("</g>")
  }
}

extension Double {
  /// With two decimals at most, the same on every machine.
  var text: String {
    let hundredths = (self * 100).rounded()
    let number = hundredths == 0 ? 0 : hundredths / 100
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension CGFloat {
  var text: String { Double(self).text }
}

extension CGPoint {
  /// As it is written in labels.
  var label: String { "(\(x.text), \(y.text))".replacingMinus }
}

extension String {
  /// With minus signs in place of hyphens.
  var replacingMinus: String { String(map { $0 == "-" ? "\u{2212}" : $0 }) }
}

/// A rectangle moved by a distance.
func moved(_ frame: CGRect, _ x: Double, _ y: Double) -> CGRect {
  CGRect(x: frame.minX + x, y: frame.minY + y, width: frame.width, height: frame.height)
}
