import ScrollKit
import XCTest

// Short names for tables, and comparisons of points, sizes and rects.

func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

func size(_ width: Double, _ height: Double) -> CGSize { CGSize(width: width, height: height) }

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGPoint {
  var coordinates: [Double] { [Double(x), Double(y)] }
}

extension CGSize {
  var coordinates: [Double] { [Double(width), Double(height)] }
}

extension CGRect {
  var coordinates: [Double] { origin.coordinates + size.coordinates }
}

extension ScrollInsets {
  var coordinates: [Double] { [top, left, bottom, right] }
}

/// Whether each number differs from its counterpart by no more than an accuracy.
func areNear(_ a: [Double], _ b: [Double], _ accuracy: Double) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= accuracy }
}

func assertNear(
  _ a: CGPoint, _ b: CGPoint, _ accuracy: Double = 1e-9, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if areNear(a.coordinates, b.coordinates, accuracy) { return }
  XCTFail("\(a) is not near \(b). \(message())", file: file, line: line)
}

func assertNear(
  _ a: CGSize, _ b: CGSize, _ accuracy: Double = 1e-9, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if areNear(a.coordinates, b.coordinates, accuracy) { return }
  XCTFail("\(a) is not near \(b). \(message())", file: file, line: line)
}

func assertNear(
  _ a: CGRect, _ b: CGRect, _ accuracy: Double = 1e-9, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if areNear(a.coordinates, b.coordinates, accuracy) { return }
  XCTFail("\(a) is not near \(b). \(message())", file: file, line: line)
}

func assertFinite(
  _ numbers: [Double], _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  if numbers.allSatisfy(\.isFinite) { return }
  XCTFail("\(numbers) are not all finite. \(message())", file: file, line: line)
}
