#if !hasFeature(Embedded)
  extension Zoomer: Codable {
    /// Writes the whole state, also during a pinch, and what is kept of the place before sizes
    /// changed: pairs as `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("unscaledContentSize", content.saved)
      try rules.save(to: fields.fields("rules"))
      try fields.set("onResize", onResize.rawValue)
      try overZoom.save(to: fields.fields("overZoom"))
      try fields.set("centering", centering.rawValue)
      try fields.set("container", container)
      try fields.set("placement", placement)
      if let anchor { try anchor.save(to: fields.fields("anchor")) }
      if let pinch { try pinch.save(to: fields.fields("pinch")) }
    }

    /// Reads a state. Zooming then goes on exactly as in the zoomer that was written.
    ///
    /// - Throws: A `DecodingError` that names the field if one is missing, has another form, or
    ///   holds a value that no zoomer has.
    public init(from decoder: any Decoder) throws {
      try self.init(saved: CheckedFields(decoder))
    }

    init(saved fields: CheckedFields) throws {
      let container = try ScrollMetrics(saved: fields.fields("container"))
      self.init(
        unscaledContentSize: try fields.pair("unscaledContentSize", in: CheckedFields.lengths).size,
        rules: try ZoomRules(saved: fields.fields("rules")),
        alignment: container.contentAlignmentPoint,
        centering: Centering(rawValue: try fields.integer("centering", in: 0...1)) ?? .view,
        overZoom: try OverZoom(saved: fields.fields("overZoom")),
        onResize: ZoomResizing(rawValue: try fields.integer("onResize", in: 0...5)) ?? .reset)
      restore(container)
      placement = try ZoomPlacement(saved: fields.fields("placement"))
      if try fields.has("anchor") {
        anchor = try ZoomResizeAnchor(saved: fields.fields("anchor"))
      }
      if try fields.has("pinch") { pinch = try Pinch(saved: fields.fields("pinch")) }
    }
  }

  extension ZoomResizeAnchor {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("placement", placement)
      try fields.set("point", point.saved)
      try fields.set("unscaledContentSize", content.saved)
      try fields.set("scale", scale)
      try fields.set("fit", fit)
      try fields.set("fill", fill)
      try fields.set("minimum", limits.minimum)
      try fields.set("maximum", limits.maximum)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      self.init(
        placement: try ZoomPlacement(saved: fields.fields("placement")),
        point: try fields.pair("point"),
        content: try fields.pair("unscaledContentSize", in: CheckedFields.lengths),
        scale: try fields.factor("scale"), fit: try fields.factor("fit"),
        fill: try fields.factor("fill"),
        limits: ZoomLimits(
          minimum: try fields.factor("minimum"), maximum: try fields.factor("maximum")))
    }
  }

  extension Zoomer.Pinch {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      if let origin { try origin.save(to: fields.fields("origin")) }
      try fields.set("start", start)
      try fields.set("requestedScale", requested)
      try fields.set("startCentroid", began.centroid.saved)
      try fields.set("startDistance", began.distance)
      try fields.set("centroid", fingers.centroid.saved)
      try fields.set("distance", fingers.distance)
      try fields.set("isAhead", isAhead)
      try fields.set("keepsAnchor", keepsAnchor)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      let origin =
        try fields.has("origin") ? try ZoomResizeAnchor(saved: fields.fields("origin")) : nil
      self.init(
        origin: origin, start: try ZoomPlacement(saved: fields.fields("start")),
        requested: try fields.factor("requestedScale"),
        began: Zoomer.Pinch.Fingers(
          valid: try fields.pair("startCentroid"), distance: try fields.factor("startDistance")),
        fingers: Zoomer.Pinch.Fingers(
          valid: try fields.pair("centroid"), distance: try fields.factor("distance")),
        isAhead: try fields.flag("isAhead"), keepsAnchor: try fields.flag("keepsAnchor"))
    }
  }
#endif
