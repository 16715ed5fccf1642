#if !hasFeature(Embedded)
  extension Deceleration {
    func save(to fields: inout FieldWriter) throws {
      try fields.set("position", position)
      try fields.set("velocity", velocity)
      try fields.set("rate", rate)
      try fields.set("restSpeed", restSpeed)
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        position: try fields.number("position"), velocity: try fields.number("velocity"),
        rate: try fields.number("rate", in: 0...Self.maximumRate),
        restSpeed: try fields.factor("restSpeed"))
    }
  }
#endif
