#if !hasFeature(Embedded)
  extension ScrollerChain: Codable {
    /// Writes the rules and the gesture that goes on. The scrollers are written by the app.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try policy.save(to: fields.fields("policy"))
      try fields.set("wheelOwner", ifPresent: wheelOwner)
      try fields.set("wheelTime", ifPresent: wheelTime)
      if let gesture { try gesture.save(to: fields.fields("gesture")) }
    }

    /// Reads a state. With its scrollers it goes on exactly as the chain that was written.
    ///
    /// - Throws: A `DecodingError` that names the field if one is missing, has another form, or
    ///   holds a value that no chain has.
    public init(from decoder: any Decoder) throws {
      let fields = try CheckedFields(decoder)
      self.init(policy: try Policy(saved: fields.fields("policy")))
      wheelOwner = try fields.level("wheelOwner")
      wheelTime = try fields.numberIfPresent("wheelTime")
      gesture =
        try fields.has("gesture") ? ChainGesture(saved: fields.fields("gesture")) : nil
    }
  }

  extension ScrollerChain.Policy {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("rest", rest.rawValue)
      try fields.set("momentum", momentum.rawValue)
      try fields.set("wheel", wheel.rawValue)
      try fields.set("wheelPause", wheelPause)
      try fields.set("turnsAtOnce", turnsAtOnce)
      try fields.set("header", header.rawValue)
      try fields.set("pulled", pulled.rawValue)
      try fields.set("crossRatio", crossRatio)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      func handover(_ name: String) throws -> ScrollerChain.Policy.Handover {
        Handover(rawValue: try fields.integer(name, in: 0...2)) ?? .atOnce
      }
      self.init()
      rest = try handover("rest")
      momentum = try handover("momentum")
      wheel = try handover("wheel")
      wheelPause = try fields.number("wheelPause", in: CheckedFields.lengths)
      turnsAtOnce = try fields.flag("turnsAtOnce")
      header = Header(rawValue: try fields.integer("header", in: 0...2)) ?? .none
      pulled = Pulled(rawValue: try fields.integer("pulled", in: 0...1)) ?? .innermost
      crossRatio = try fields.number("crossRatio", in: 1...Double.saturationLimit)
    }
  }

  extension ChainGesture {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("id", id)
      let fingers = (0..<others.count).map { others[$0] }
      try fields.set("otherIDs", fingers.map { $0.id })
      try fields.set("otherLocations", fingers.flatMap { $0.location.saved })
      try fields.set("start", start.saved)
      try fields.set("startTime", startTime)
      try fields.set("location", location.saved)
      try fields.set("owner", ifPresent: owner)
      try fields.set("axes", axes.rawValue)
      try fields.set("outward", outward.rawValue)
      try fields.set("isLost", isLost)
      try fields.set("lentX", (0..<4).map { lent.x[$0] })
      try fields.set("lentY", (0..<4).map { lent.y[$0] })
      try fields.set("lastX", ifPresent: lastX)
      try fields.set("lastY", ifPresent: lastY)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      func axes(_ name: String) throws -> ScrollAxis.Set {
        ScrollAxis.Set(rawValue: try fields.integer(name, in: 0...ScrollAxis.Set.all.rawValue))
      }
      self.init(
        id: try fields.integer("id"), at: try fields.pair("start"),
        time: try fields.number("startTime"))
      location = try fields.pair("location")
      let ids = try fields.integers("otherIDs", limit: OtherFingers.capacity)
      let places = try fields.numbers("otherLocations", 2 * ids.count)
      for (index, id) in ids.enumerated() where id != self.id {
        others.add(id, at: AxisPair(x: places[2 * index], y: places[2 * index + 1]))
      }
      owner = try fields.level("owner")
      self.axes = try axes("axes")
      outward = try axes("outward")
      isLost = try fields.flag("isLost")
      let lent = (x: try fields.numbers("lentX", 4), y: try fields.numbers("lentY", 4))
      self.lent.x = SIMD4(lent.x)
      self.lent.y = SIMD4(lent.y)
      lastX = try fields.level("lastX")
      lastY = try fields.level("lastY")
    }
  }

  extension CheckedFields {
    /// The number of a scroller in a chain.
    fileprivate func level(_ name: String) throws -> Int? {
      try has(name) ? integer(name, in: 0...(ScrollerChain.capacity - 1)) : nil
    }
  }
#endif
