extension Scroller {
  /// What a flick adds to the next one: flicks in a row become faster and faster.
  ///
  /// A finger that catches content in flight carries a part of its velocity v:
  /// `min(factor * |v|^exponent, maximumVelocity)`. If it then flicks the same way, that much is
  /// added. It is lost if the finger holds still, flicks the other way, or flicks much slower.
  /// (Another library's formula and figures, fitted by its authors to iOS; certainty C.)
  ///
  /// ```swift
  /// print(Scroller.CarriedMomentum().velocity(carriedFrom: -1000).rounded())  // -650.0
  /// ```
  public struct CarriedMomentum: Equatable, Sendable, BitwiseCopyable {
    /// The factor, for points per second. Anything negative counts as zero, and so does NaN.
    public var factor = 0.000816 { didSet { factor = factor.nonNegative } }
    /// The exponent. Anything negative counts as zero, and so does NaN.
    public var exponent = 1.967 { didSet { exponent = exponent.nonNegative } }
    /// The most that is carried, in points per second.
    public var maximumVelocity = 40_000.0 {
      didSet { maximumVelocity = maximumVelocity.nonNegative }
    }
    /// How long the finger may hold still at any moment from its touch to its release, in seconds:
    /// two frames of 60 a second.
    public var holdTime = 2.0 / 60 { didSet { holdTime = holdTime.nonNegative } }
    /// The share of what is carried that the new flick must reach by itself, for the carried part
    /// to be added.
    public var minimumShare = 0.5 { didSet { minimumShare = minimumShare.nonNegative } }

    /// Creates the published figures.
    public init() {}

    /// The velocity that is carried when content is caught in flight.
    ///
    /// - Parameter velocity: That of the content, in points per second; NaN counts as zero.
    /// - Returns: Points per second in the same direction.
    public func velocity(carriedFrom velocity: Double) -> Double {
      let speed = velocity.finite(or: 0).magnitude
      guard speed > 0 else { return 0 }
      let carried = min(
        (factor * Elementary.power(speed, exponent)).finite(or: 0), maximumVelocity)
      return velocity < 0 ? -carried : carried
    }

    /// What becomes of a flick's velocity along an axis.
    func velocity(of flick: Double, carrying carried: Double) -> Double {
      guard flick * carried > 0, flick.magnitude >= minimumShare * carried.magnitude else {
        return flick
      }
      return (flick + carried).finite(or: flick)
    }
  }
}

extension ScrollDrag {
  /// What a finger carries that has caught content in flight.
  struct Carried: Equatable, Sendable, BitwiseCopyable {
    /// What is added to a flick that goes the same way.
    var velocity: AxisPair
    /// Where the finger is, and since when.
    var place: AxisPair
    var time: Double
  }
}

extension Scroller {
  /// What a finger carries that goes down now; zero if nothing decelerates, or past an edge.
  var momentumToCarry: AxisPair {
    guard let rule = configuration.carriedMomentum, let motion, motion.kind == .deceleration
    else { return .zero }
    let velocity = motion.velocity(time: present)
    return AxisPair { axis in
      let isPast = metrics[axis].overscroll(at: offset[axis]) != 0
      return isPast ? 0 : rule.velocity(carriedFrom: velocity[axis])
    }
  }

  /// Notes where the finger is that carries momentum. One that has held still loses it.
  mutating func keepMomentum(at place: AxisPair?, _ time: Double) {
    guard let carried = drag?.carried else { return }
    guard let rule = configuration.carriedMomentum, time - carried.time <= rule.holdTime else {
      drag?.carried = nil
      return
    }
    guard let place, place != carried.place else { return }
    drag?.carried = ScrollDrag.Carried(
      velocity: carried.velocity, place: place, time: max(carried.time, time))
  }

  /// The velocity of a flick with what the finger has carried.
  func velocityWithMomentum(_ drag: ScrollDrag, _ velocity: AxisPair, _ time: Double) -> AxisPair {
    guard let carried = drag.carried, let rule = configuration.carriedMomentum,
      time - carried.time <= rule.holdTime
    else { return velocity }
    return AxisPair { rule.velocity(of: velocity[$0], carrying: carried.velocity[$0]) }
  }
}

#if !hasFeature(Embedded)
  extension Scroller.CarriedMomentum {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("factor", factor)
      try fields.set("exponent", exponent)
      try fields.set("maximumVelocity", maximumVelocity)
      try fields.set("holdTime", holdTime)
      try fields.set("minimumShare", minimumShare)
    }

    init(saved fields: CheckedFields) throws {
      func length(_ name: String) throws -> Double {
        try fields.number(name, in: CheckedFields.lengths)
      }
      factor = try length("factor")
      exponent = try length("exponent")
      maximumVelocity = try length("maximumVelocity")
      holdTime = try length("holdTime")
      minimumShare = try length("minimumShare")
    }
  }

  extension ScrollDrag.Carried {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("velocity", velocity.saved)
      try fields.set("place", place.saved)
      try fields.set("time", time)
    }

    init(saved fields: CheckedFields) throws {
      velocity = try fields.pair("velocity")
      place = try fields.pair("place")
      time = try fields.number("time")
    }
  }
#endif
