#if !hasFeature(Embedded)
  extension ScrollMotion {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("kind", kind.name)
      try fields.set("start", start)
      try x.save(to: fields.fields("x"))
      try y.save(to: fields.fields("y"))
    }

    init(saved fields: CheckedFields) throws {
      let name = try fields.kind("deceleration", "animation", "scrollToTop")
      let kind = Kind.allCases.first { $0.name == name } ?? .deceleration
      let x = try AxisMotion(saved: fields.fields("x"))
      let y = try AxisMotion(saved: fields.fields("y"))
      self.init(kind, start: try fields.number("start")) { $0 == .horizontal ? x : y }
    }
  }

  extension ScrollMotion.Kind {
    fileprivate var name: String {
      switch self {
      case .deceleration: "deceleration"
      case .animation: "animation"
      case .scrollToTop: "scrollToTop"
      }
    }
  }

  extension AxisMotion {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .fling(let fling, let velocity, let isReturning):
        try fields.set("kind", "fling")
        try fields.set("startVelocity", velocity)
        try fields.set("isReturning", isReturning)
        try fields.set("position", fling.deceleration.position)
        try fields.set("velocity", fling.deceleration.velocity)
        try fields.set("rate", fling.deceleration.rate)
        try fields.set("stopSpeed", fling.deceleration.stopSpeed)
        try fields.set("edgeTime", ifPresent: fling.edgeTime)
        try fling.bounce.save(to: fields.fields("bounce"))
      case .settle(let bounce):
        try fields.set("kind", "settle")
        try bounce.save(to: fields.fields("bounce"))
      case .ease(let ease, let staysInRange):
        try fields.set("kind", "ease")
        try fields.set("staysInRange", staysInRange)
        try fields.set("startVelocity", ifPresent: ease.startVelocity)
        try fields.set("start", ease.start)
        try fields.set("end", ease.end)
        try fields.set("duration", ease.duration)
        try ease.curve.save(to: fields.fields("curve"))
      }
    }

    fileprivate init(saved fields: CheckedFields) throws {
      switch try fields.kind("fling", "settle", "ease") {
      case "fling":
        self = .fling(
          Fling(
            deceleration: Deceleration(
              position: try fields.number("position"), velocity: try fields.number("velocity"),
              rate: try fields.number("rate", in: 0...Deceleration.greatestRate),
              stopSpeed: try fields.factor("stopSpeed")),
            edgeTime: try fields.numberIfPresent("edgeTime", in: CheckedFields.lengths),
            bounce: try Bounce(saved: fields.fields("bounce"))),
          velocity: try fields.number("startVelocity"),
          isReturning: try fields.flag("isReturning"))
      case "settle":
        self = .settle(try Bounce(saved: fields.fields("bounce")))
      default:
        self = .ease(
          Ease(
            from: try fields.number("start"), to: try fields.number("end"),
            duration: try fields.number("duration", in: CheckedFields.lengths),
            curve: try TimingCurve(saved: fields.fields("curve")),
            startVelocity: try fields.numberIfPresent("startVelocity")),
          staysInRange: try fields.flag("staysInRange"))
      }
    }
  }

  extension Bounce {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("edge", edge)
      try fields.set("overscroll", motion.position)
      try fields.set("velocity", motion.velocity)
      try fields.set("spring", motion.spring.saved)
      try fields.set("restDistance", restDistance)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      self.init(
        edge: try fields.number("edge"), overscroll: try fields.number("overscroll"),
        velocity: try fields.number("velocity"), spring: try fields.spring("spring"),
        restDistance: try fields.number("restDistance", in: CheckedFields.lengths))
    }
  }
#endif
