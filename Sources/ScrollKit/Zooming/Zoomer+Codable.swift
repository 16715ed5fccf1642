#if !hasFeature(Embedded)
  extension Zoomer: Codable {
    /// Writes the whole state, also during a pinch, and what is kept of the place before sizes
    /// changed: pairs as `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("unscaledContentSize", content.saved)
      try rules.save(to: fields.fields("rules"))
      if let verticalRules { try verticalRules.save(to: fields.fields("verticalRules")) }
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
        verticalRules: try fields.has("verticalRules")
          ? try ZoomRules(saved: fields.fields("verticalRules")) : nil,
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
      // What is kept from before may come from a time when each axis had a scale.
      let pairs = [
        placement.scales, pinch?.start.scales, pinch?.requested, pinch?.origin?.scales,
        pinch?.origin?.placement.scales, pinch?.began.distances, pinch?.fingers.distances,
      ]
      if isEven, pairs.contains(where: { $0.map { $0.x != $0.y } ?? false }) {
        throw fields.failure(
          "verticalRules", is: "not given beside a vertical scale", mustBe: "given with one")
      }
    }
  }

  extension ZoomResizeAnchor {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("placement", placement)
      try fields.set("point", point.saved)
      try fields.set("unscaledContentSize", content.saved)
      try fields.setScales("scale", "verticalScale", scales)
      try fields.setScales("fit", "verticalFit", fit)
      try fields.setScales("fill", "verticalFill", fill)
      let minimum = AxisPair(x: limits.minimum, y: verticalLimits.minimum)
      let maximum = AxisPair(x: limits.maximum, y: verticalLimits.maximum)
      try fields.setScales("minimum", "verticalMinimum", minimum)
      try fields.setScales("maximum", "verticalMaximum", maximum)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      let minimum = try fields.scales("minimum", "verticalMinimum")
      let maximum = try fields.scales("maximum", "verticalMaximum")
      self.init(
        placement: try ZoomPlacement(saved: fields.fields("placement")),
        point: try fields.pair("point"),
        content: try fields.pair("unscaledContentSize", in: CheckedFields.lengths),
        scales: try fields.scales("scale", "verticalScale"),
        fit: try fields.scales("fit", "verticalFit"),
        fill: try fields.scales("fill", "verticalFill"),
        limits: ZoomLimits(minimum: minimum.x, maximum: maximum.x),
        verticalLimits: ZoomLimits(minimum: minimum.y, maximum: maximum.y))
    }
  }

  extension Zoomer.Pinch {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      if let origin { try origin.save(to: fields.fields("origin")) }
      try fields.set("start", start)
      try fields.setScales("requestedScale", "verticalRequestedScale", requested)
      try fields.set("startCentroid", began.centroid.saved)
      try fields.setScales("startDistance", "verticalStartDistance", began.distances)
      try fields.set("centroid", fingers.centroid.saved)
      try fields.setScales("distance", "verticalDistance", fingers.distances)
      try fields.set("isAhead", isAhead)
      try fields.set("keepsAnchor", keepsAnchor)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      let origin =
        try fields.has("origin") ? try ZoomResizeAnchor(saved: fields.fields("origin")) : nil
      self.init(
        origin: origin, start: try ZoomPlacement(saved: fields.fields("start")),
        requested: try fields.scales("requestedScale", "verticalRequestedScale"),
        began: Zoomer.Pinch.Fingers(
          valid: try fields.pair("startCentroid"),
          distances: try fields.scales("startDistance", "verticalStartDistance")),
        fingers: Zoomer.Pinch.Fingers(
          valid: try fields.pair("centroid"),
          distances: try fields.scales("distance", "verticalDistance")),
        isAhead: try fields.flag("isAhead"), keepsAnchor: try fields.flag("keepsAnchor"))
    }
  }
#endif
