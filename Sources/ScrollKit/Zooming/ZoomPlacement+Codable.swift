#if !hasFeature(Embedded)
  extension ZoomPlacement: Codable {
    /// Writes the scale, and the content offset as `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("scale", scale)
      try fields.set("contentOffset", offset.saved)
    }

    /// Reads a placement.
    ///
    /// - Throws: A `DecodingError` that names the field when one is missing, has another form, or
    ///   holds a number outside its range (a scale that is not positive).
    public init(from decoder: any Decoder) throws {
      try self.init(saved: CheckedFields(decoder))
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        scale: try fields.factor("scale"), contentOffset: try fields.pair("contentOffset").point)
    }
  }
#endif
