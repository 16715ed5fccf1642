#if !hasFeature(Embedded)
  extension Ease {
    func save(to fields: inout FieldWriter) throws {
      try fields.set("startVelocity", ifPresent: startVelocity)
      try fields.set("start", start)
      try fields.set("end", end)
      try fields.set("duration", duration)
      try curve.save(to: fields.fields("curve"))
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        from: try fields.number("start"), to: try fields.number("end"),
        duration: try fields.number("duration", in: CheckedFields.lengths),
        curve: try TimingCurve(saved: fields.fields("curve")),
        startVelocity: try fields.numberIfPresent("startVelocity"))
    }
  }
#endif
