#if !hasFeature(Embedded)
  extension ScrollMotion {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("kind", kind.name)
      try fields.set("start", start)
      try x.save(to: fields.fields("x"))
      try y.save(to: fields.fields("y"))
    }

    init(saved fields: CheckedFields) throws {
      let name = try fields.kind(
        "deceleration", "animation", "scrollToTop", "steps", "momentum")
      let kind = Kind.allCases.first { $0.name == name } ?? .deceleration
      let x = try MotionLaw(saved: fields.fields("x"))
      let y = try MotionLaw(saved: fields.fields("y"))
      self.init(kind, start: try fields.number("start")) { $0 == .horizontal ? x : y }
    }
  }

  extension ScrollMotion.Kind {
    fileprivate var name: String {
      switch self {
      case .deceleration: "deceleration"
      case .animation: "animation"
      case .scrollToTop: "scrollToTop"
      case .steps: "steps"
      case .momentum: "momentum"
      }
    }
  }
#endif
