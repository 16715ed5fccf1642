#if !hasFeature(Embedded)
  extension MotionLaw {
    func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .fling(let fling, let velocity, let isReturning):
        try fields.set("kind", "fling")
        try fields.set("startVelocity", velocity)
        try fields.set("isReturning", isReturning)
        try fling.save(to: &fields)
      case .settle(let bounce):
        try fields.set("kind", "settle")
        try bounce.save(to: fields.fields("bounce"))
      case .ease(let ease, let staysInRange):
        try fields.set("kind", "ease")
        try fields.set("staysInRange", staysInRange)
        try ease.save(to: &fields)
      }
    }

    init(saved fields: CheckedFields) throws {
      switch try fields.kind("fling", "settle", "ease") {
      case "fling":
        self = .fling(
          try Fling(saved: fields), velocity: try fields.number("startVelocity"),
          isReturning: try fields.flag("isReturning"))
      case "settle":
        self = .settle(try Bounce(saved: fields.fields("bounce")))
      default:
        self = .ease(try Ease(saved: fields), staysInRange: try fields.flag("staysInRange"))
      }
    }
  }
#endif
