#if !hasFeature(Embedded)
  extension Scroller: Codable {
    /// Writes the whole state, also during a drag or a motion: pairs as `[x, y]`, times in seconds.
    /// To go on with another clock, call `rebaseTimes(by:)` after reading.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("metrics", metrics)
      try fields.set("offset", offset.saved)
      try fields.set("time", ifPresent: now)
      try fields.set("shownTime", ifPresent: lastShown)
      try fields.set("place", ifPresent: place)
      try fields.set("pauseTime", ifPresent: pauseTime)
      if refresh != .none { try fields.set("refresh", refresh.rawValue) }
      if isAtStart { try fields.set("isAtStart", true) }
      try configuration.save(to: fields.fields("configuration"))
      if let drag { try drag.save(to: fields.fields("drag")) }
      if let motion { try motion.save(to: fields.fields("motion")) }
      if let contentTouch { try contentTouch.save(to: fields.fields("contentTouch")) }
      try saveZoom(to: &fields)
    }

    /// Reads a state. Scrolling then goes on exactly as in the scroller that was written.
    ///
    /// - Throws: A `DecodingError` that names the field if one is missing, has another form, or
    ///   holds a value that no scroller has.
    public init(from decoder: any Decoder) throws {
      let fields = try CheckedFields(decoder)
      let zoomer = try fields.has("zoom") ? try Zoomer(saved: fields.fields("zoom")) : nil
      // With a zoom, the sizes are the zoom's.
      let sizes = try ScrollMetrics(saved: fields.fields("metrics"))
      self.init(
        zoomer?.metrics ?? sizes, zoom: zoomer,
        configuration: try Configuration(saved: fields.fields("configuration")))
      try readRefresh(sizes.refreshInset, from: fields)
      offset = try fields.pair("offset")
      metrics.offset = metrics.pixelGrid.nearest(offset)
      isAtStart = try fields.has("isAtStart") && fields.flag("isAtStart")
      now = try fields.numberIfPresent("time")
      lastShown = try fields.numberIfPresent("shownTime")
      place = try fields.has("place") ? ScrollMetrics(saved: fields.fields("place")) : nil
      pauseTime = try fields.numberIfPresent("pauseTime")
      if try fields.has("drag") { hold(try ScrollDrag(saved: fields.fields("drag"))) }
      if try fields.has("motion") {
        resume(try ScrollMotion(saved: fields.fields("motion")))
        if drag != nil {
          throw fields.failure("motion", is: "given with a drag", mustBe: "given without")
        }
        if now == nil {
          throw fields.failure("motion", is: "given without a time", mustBe: "given with one")
        }
      }
      if try fields.has("contentTouch") {
        contentTouch = try ContentTouch(saved: fields.fields("contentTouch"))
      }
      try readZoom(zoomer, from: fields)
      setAlarm()
    }

    private mutating func readRefresh(_ inset: Double, from fields: CheckedFields) throws {
      guard try fields.has("refresh") else {
        if inset == 0 { return }
        throw fields.failure("metrics", is: "with a refreshInset", mustBe: "given with a refresh")
      }
      refresh = Refresh(rawValue: try fields.integer("refresh", in: 1...2)) ?? .active
      if case .some = zoomer {
        throw fields.failure("refresh", is: "given with a zoom", mustBe: "given without")
      }
      metrics.refreshInset = inset
    }

    // A function, since setting `motion` in an initializer would not call its observer.
    private mutating func resume(_ motion: ScrollMotion) { self.motion = motion }
  }

  extension ScrollDrag {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("source", source.rawValue)
      try fields.set("id", id)
      try fields.set("start", start.saved)
      try fields.set("location", location.saved)
      if joins { try fields.set("joins", true) }
      try fields.set("isDragging", isDragging)
      try fields.set("caught", caught)
      if let carried { try carried.save(to: fields.fields("carried")) }
      try fields.set("base", base.saved)
      try fields.set("axes", axes.rawValue)
      try fields.set("moveTime", moveTime)
      try fields.set("sampleTime", sampleTime)
      let fingers = (0..<others.count).map { others[$0] }
      try fields.set("otherIDs", fingers.map { $0.id })
      try fields.set("otherLocations", fingers.flatMap { $0.location.saved })
      try finger.x.save(to: fields.fields("fingerX"))
      try finger.y.save(to: fields.fields("fingerY"))
      try content.x.save(to: fields.fields("contentX"))
      try content.y.save(to: fields.fields("contentY"))
    }

    fileprivate init(saved fields: CheckedFields) throws {
      let finger = try VelocityTracker(saved: fields.fields("fingerX"))
      self.init(
        id: try fields.integer("id"), at: try fields.pair("start"),
        time: try fields.number("moveTime"), caught: try fields.flag("caught"), tracker: finger)
      source = Source(rawValue: try fields.integer("source", in: 0...2)) ?? .finger
      location = try fields.pair("location")
      sampleTime = try fields.number("sampleTime")
      isDragging = try fields.flag("isDragging")
      carried = try fields.has("carried") ? Carried(saved: fields.fields("carried")) : nil
      base = try fields.pair("base")
      axes = ScrollAxis.Set(
        rawValue: try fields.integer("axes", in: 0...ScrollAxis.Set.all.rawValue))
      let ids = try fields.integers("otherIDs", limit: OtherFingers.capacity)
      let places = try fields.numbers("otherLocations", 2 * ids.count)
      for (index, id) in ids.enumerated() where id != self.id {
        others.add(id, at: AxisPair(x: places[2 * index], y: places[2 * index + 1]))
      }
      joins = try fields.has("joins") && fields.flag("joins")
      if joins, others.count == 0 {
        throw fields.failure("joins", is: true, mustBe: "false with one finger")
      }
      self.finger.x = finger
      self.finger.y = try VelocityTracker(saved: fields.fields("fingerY"))
      content.x = try VelocityTracker(saved: fields.fields("contentX"))
      content.y = try VelocityTracker(saved: fields.fields("contentY"))
    }
  }
#endif
