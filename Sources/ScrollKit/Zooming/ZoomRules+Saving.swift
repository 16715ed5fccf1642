#if !hasFeature(Embedded)
  extension ZoomRules {
    func save(to fields: consuming FieldWriter) throws {
      try minimum.save(to: fields.fields("minimum"))
      try maximum.save(to: fields.fields("maximum"))
      if let initial { try initial.save(to: fields.fields("initial")) }
      try fields.set("conflict", conflict.rawValue)
      try fields.set("minimumRatio", minimumRatio)
    }

    init(saved fields: CheckedFields) throws {
      let initial =
        try fields.has("initial") ? try ZoomScaleRule(saved: fields.fields("initial")) : nil
      self.init(
        minimum: try ZoomScaleRule(saved: fields.fields("minimum")),
        maximum: try ZoomScaleRule(saved: fields.fields("maximum")), initial: initial,
        conflict: ZoomLimits.Conflict(rawValue: try fields.integer("conflict", in: 0...1))
          ?? .raiseMaximum,
        minimumRatio: try fields.number("minimumRatio", in: 1...Double.saturationLimit))
    }
  }

  extension ZoomScaleRule {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("kind", kind)
      if self != .inside { try fields.set("value", counted[1]) }
    }

    private var kind: String {
      switch self {
      case .scale: "scale"
      case .fit: "fit"
      case .fill: "fill"
      case .width: "width"
      case .height: "height"
      case .inside: "inside"
      case .pixels: "pixels"
      }
    }

    fileprivate init(saved fields: CheckedFields) throws {
      let kind = try fields.kind("scale", "fit", "fill", "width", "height", "inside", "pixels")
      let value = kind == "inside" ? 1 : try fields.factor("value")
      self =
        switch kind {
        case "scale": .scale(value)
        case "fit": .fit(times: value)
        case "fill": .fill(times: value)
        case "width": .width(times: value)
        case "height": .height(times: value)
        case "inside": .inside
        default: .pixels(value)
        }
    }
  }

  extension OverZoom {
    func save(to fields: consuming FieldWriter) throws {
      try lower.save(to: fields.fields("lower"))
      try upper.save(to: fields.fields("upper"))
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        lower: try Curve(saved: fields.fields("lower")),
        upper: try Curve(saved: fields.fields("upper")))
    }
  }

  extension OverZoom.Curve {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .reciprocal: try fields.set("kind", "reciprocal")
      case .hard: try fields.set("kind", "hard")
      case .linear:
        try fields.set("kind", "linear")
        try fields.set("slope", counted[1])
      case .logarithmic:
        try fields.set("kind", "logarithmic")
        try fields.set("ceiling", counted[1])
      }
    }

    fileprivate init(saved fields: CheckedFields) throws {
      self =
        switch try fields.kind("reciprocal", "hard", "linear", "logarithmic") {
        case "reciprocal": .reciprocal
        case "hard": .hard
        case "linear": .linear(slope: try fields.number("slope", in: 0...1))
        default:
          .logarithmic(ceiling: try fields.number("ceiling", in: 1...Double.saturationLimit))
        }
    }
  }
#endif
