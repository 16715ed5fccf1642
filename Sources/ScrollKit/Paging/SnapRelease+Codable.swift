#if !hasFeature(Embedded)
  extension SnapRelease.Style: Codable {
    /// Writes the rules.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("flick", flick.rawValue)
      try fields.set("flickSpeed", flickSpeed)
      try fields.set("flickDistance", flickDistance)
      try fields.set("settlesWhereReleased", settlesWhereReleased)
      try fields.set("distanceThreshold", distanceThreshold)
      try fields.set("limit", limit)
      try fields.set("tie", ifPresent: tie?.rawValue)
      switch strictness {
      case .mandatory: break
      case .withinShare(let share): try fields.set("withinShare", share.nonNegative)
      case .withinPoints(let points): try fields.set("withinPoints", points.nonNegative)
      }
    }

    /// Reads rules.
    ///
    /// - Throws: A `DecodingError` that names the field if one is missing, has another form, or
    ///   holds a number outside its range.
    public init(from decoder: any Decoder) throws {
      try self.init(saved: CheckedFields(decoder))
    }

    init(saved fields: CheckedFields) throws {
      self.init(flick: SnapRelease.Kind(rawValue: try fields.integer("flick", in: 0...3)) ?? .end)
      flickSpeed = try fields.number("flickSpeed", in: CheckedFields.lengths)
      flickDistance = try fields.number("flickDistance", in: CheckedFields.lengths)
      settlesWhereReleased = try fields.flag("settlesWhereReleased")
      distanceThreshold = try fields.number("distanceThreshold", in: 0...1)
      limit = try fields.integer("limit")
      if try fields.has("tie") {
        tie = SnapRelease.Tie(rawValue: try fields.integer("tie", in: 0...1))
      }
      if let share = try fields.numberIfPresent("withinShare", in: CheckedFields.lengths) {
        strictness = .withinShare(share)
      } else if let points = try fields.numberIfPresent("withinPoints", in: CheckedFields.lengths) {
        strictness = .withinPoints(points)
      }
    }
  }
#endif
