import ScrollKit

/// A diagram with two axes, drawn into a picture.
struct Plot {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>
  var frame = CGRect(x: 72, y: 52, width: 508, height: 300)

  func point(_ x: Double, _ y: Double) -> CGPoint {
    let (across, up) = (
      (x - self.x.lowerBound) / (self.x.upperBound - self.x.lowerBound),
      (y - self.y.lowerBound) / (self.y.upperBound - self.y.lowerBound)
    )
    return CGPoint(x: frame.minX + across * frame.width, y: frame.maxY - up * frame.height)
  }

  /// The axes with their names and numbers.
  func axes(
    _ drawing: inout Drawing, x name: String, every xStep: Double, y other: String,
    every yStep: Double
  ) {
    for number in stride(from: y.lowerBound, through: y.upperBound, by: yStep) {
      let left = point(x.lowerBound, number)
      drawing.path([left, point(x.upperBound, number)], "faint line thin")
      drawing.text(
        number.text.replacingMinus, CGPoint(x: left.x - 8, y: left.y + 5), "soft small", .end)
    }
    for number in stride(from: x.lowerBound, through: x.upperBound + 1e-9, by: xStep) {
      let low = point(number, y.lowerBound)
      drawing.text(number.text, CGPoint(x: low.x, y: low.y + 22), "soft small", .middle)
    }
    drawing.path(
      [
        point(x.lowerBound, y.upperBound), point(x.lowerBound, y.lowerBound),
        point(x.upperBound, y.lowerBound),
      ], "soft line")
    drawing.text(name, CGPoint(x: frame.maxX, y: frame.maxY + 46), "ink", .end)
    drawing.text(other, CGPoint(x: 12, y: 28), "ink")
  }

  func curve(_ drawing: inout Drawing, _ points: [(x: Double, y: Double)], _ color: String) {
    drawing.path(points.map { point($0.x, $0.y) }, "\(color) line thick")
  }

  func dots(_ drawing: inout Drawing, _ points: [(x: Double, y: Double)], _ color: String) {
    for dot in points {
      drawing.circle(point(dot.x, dot.y), radius: 4.5, "screen fill")
      drawing.circle(point(dot.x, dot.y), radius: 3.5, "\(color) fill")
    }
  }

  /// What the curve and the dots are, below the axis's name.
  func legend(_ drawing: inout Drawing, curve: String, dots: String) {
    let y = frame.maxY + 41
    drawing.path([CGPoint(x: 72, y: y), CGPoint(x: 100, y: y)], "blue line thick")
    drawing.text(curve, CGPoint(x: 108, y: y + 5), "ink")
    drawing.circle(CGPoint(x: 86, y: y + 26), radius: 3.5, "orange fill")
    drawing.text(dots, CGPoint(x: 108, y: y + 31), "ink")
  }
}
