#if !hasFeature(Embedded)
  extension Bounce {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("edge", edge)
      try fields.set("overscroll", motion.position)
      try fields.set("velocity", motion.velocity)
      try fields.set("spring", motion.spring.saved)
      try fields.set("restDistance", restDistance)
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        edge: try fields.number("edge"), overscroll: try fields.number("overscroll"),
        velocity: try fields.number("velocity"), spring: try fields.spring("spring"),
        restDistance: try fields.number("restDistance", in: CheckedFields.lengths))
    }
  }
#endif
