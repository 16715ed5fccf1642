import Glibc
import ScrollKit

/// What is asked of the fuzzer through its surroundings.
enum Wishes {
  /// What is fuzzed.
  static let target = text("FUZZ_TARGET") ?? ""
  /// Whether calls are printed, to reproduce a find.
  static let isTalkative = text("FUZZ_VERBOSE") != nil
  /// The fault that is planted; `nil` for none.
  static let plant = text("FUZZ_PLANT")

  private static func text(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Prints a line at once: what is buffered does not outlive a trap.
func say(_ line: String) {
  var line = line + "\n"
  line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
}

/// Prints a call, if that is asked for.
@inline(__always)
func log(_ call: @autoclosure () -> String) {
  if Wishes.isTalkative { say(call()) }
}

/// All fields of a value. Its description may leave some out.
func fields<Value>(_ value: Value) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}

/// Stops with what is wrong.
func fail(_ fault: String) -> Never {
  say("FAULT: \(fault)")
  abort()
}

@inline(__always)
func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) {
  if !isRight { fail(fault()) }
}

/// Refuses numbers that are not finite.
@inline(__always)
func expectFinite(_ number: Double, _ name: @autoclosure () -> String) {
  if !number.isFinite { fail("\(name()) is \(number)") }
}

func expectFinite(_ point: CGPoint, _ name: @autoclosure () -> String) {
  expect(point.x.isFinite && point.y.isFinite, "\(name()) is \(point)")
}

func expectFinite(_ size: CGSize, _ name: @autoclosure () -> String) {
  expect(size.width.isFinite && size.height.isFinite, "\(name()) is \(size)")
}

func expectFinite(_ rect: CGRect, _ name: @autoclosure () -> String) {
  expectFinite(rect.origin, name())
  expectFinite(rect.size, name())
}

func expectNear(
  _ a: Double, _ b: Double, _ tolerance: Double, _ name: @autoclosure () -> String
) {
  expect((a - b).magnitude <= tolerance, "\(name()): \(a) and \(b)")
}

/// Faults put between a scroller, a carousel or rows and the checks that have to find them.
enum Plant {
  static let isActive = Wishes.plant != nil

  /// An event that is lost.
  static func events(_ events: [Scroller.Event]) -> [Scroller.Event] {
    guard isActive, Wishes.plant == "lost-event" else { return events }
    return events.filter { $0 != .didEndDecelerating }
  }

  /// A number that is not finite.
  static func restTime(_ time: Double?) -> Double? {
    guard isActive, Wishes.plant == "infinite-number", let time, time > 1 else { return time }
    return .infinity
  }

  /// A field that is lost on saving.
  static func read(_ scroller: Scroller) -> Scroller {
    guard isActive, Wishes.plant == "lost-field" else { return scroller }
    var scroller = scroller
    scroller.configuration.minimumFlingVelocity = 250
    return scroller
  }

  /// A motion that ends a point beside its rest.
  static func offset(_ offset: CGPoint, _ scroller: Scroller) -> CGPoint {
    guard isActive, Wishes.plant == "past-the-end", scroller.isAtRest, offset.y > 100 else {
      return offset
    }
    return CGPoint(x: offset.x, y: offset.y + 1000)
  }

  /// The remainder of a recentring, dropped.
  static func offsetShift(_ shift: Double, pitch: Double) -> Double {
    guard isActive, Wishes.plant == "dropped-remainder", shift != 0 else { return shift }
    return (shift / 100).rounded() * 100 + 3
  }

  /// A shift of rows that is short by an eighth.
  static func rowShift(_ shift: Double) -> Double {
    guard isActive, Wishes.plant == "wrong-shift", shift != 0 else { return shift }
    return shift - 0.125
  }

  /// A view that is not bound.
  static func changes(_ changes: [ReusePool.Change]) -> [ReusePool.Change] {
    guard isActive, Wishes.plant == "lost-view", changes.count > 2 else { return changes }
    return Array(changes.dropLast())
  }
}
