#if !hasFeature(Embedded)
  extension Fling {
    func save(to fields: inout FieldWriter) throws {
      try deceleration.save(to: &fields)
      try fields.set("edgeTime", ifPresent: edgeTime)
      try bounce.save(to: fields.fields("bounce"))
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        deceleration: try Deceleration(saved: fields),
        edgeTime: try fields.numberIfPresent("edgeTime", in: CheckedFields.lengths),
        bounce: try Bounce(saved: fields.fields("bounce")))
    }
  }
#endif
