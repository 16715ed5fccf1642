#if !hasFeature(Embedded)
  extension ZoomPlacement: Codable {
    /// Writes the scale, that of the vertical axis if it is another one, and the content offset as
    /// `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.setScales("scale", "verticalScale", scales)
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
        scales: try fields.scales("scale", "verticalScale"),
        offset: try fields.pair("contentOffset"))
    }
  }

  // A pair of scales is saved as one number, and as two if they differ.

  extension FieldWriter {
    mutating func setScales(_ name: String, _ verticalName: String, _ scales: AxisPair) throws {
      try set(name, scales.x)
      try set(verticalName, ifPresent: scales.y == scales.x ? nil : scales.y)
    }
  }

  extension CheckedFields {
    func scales(_ name: String, _ verticalName: String) throws -> AxisPair {
      let x = try factor(name)
      return AxisPair(x: x, y: try has(verticalName) ? factor(verticalName) : x)
    }
  }
#endif
