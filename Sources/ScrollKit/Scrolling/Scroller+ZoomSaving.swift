#if !hasFeature(Embedded)
  extension Scroller {
    func saveZoom(to fields: inout FieldWriter) throws {
      if taps != ScrollTaps() { try taps.save(to: fields.fields("taps")) }
      guard let zoomer else { return }
      try fields.set("zoom", zoomer)
      if let pinch { try pinch.save(to: fields.fields("pinch")) }
      if let transition { try transition.save(to: fields.fields("zoomTransition")) }
    }

    mutating func readZoom(_ zoomer: Zoomer?, from fields: CheckedFields) throws {
      if try fields.has("taps") { taps = try ScrollTaps(saved: fields.fields("taps")) }
      for name in ["pinch", "zoomTransition"] where try fields.has(name) && zoomer == nil {
        throw fields.failure(name, is: "given without a zoom", mustBe: "given with one")
      }
      guard let zoomer else { return }
      // With its pinch.
      self.zoomer = zoomer
      if try fields.has("pinch") {
        pinch = try ScrollPinch(saved: fields.fields("pinch"))
        if drag == nil {
          throw fields.failure("pinch", is: "given without a drag", mustBe: "given with one")
        }
      }
      if try fields.has("zoomTransition") {
        transition = try ZoomTransition(saved: fields.fields("zoomTransition"))
        if now == nil {
          throw fields.failure(
            "zoomTransition", is: "given without a time", mustBe: "given with one")
        }
      }
      if pinch == nil { self.zoomer?.pinch = nil }
    }
  }

  extension ScrollPinch {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("isZooming", isZooming)
      try fields.set("isSingle", isSingle)
      try fields.set("startWay", startWay.saved)
      try fields.set("lean", lean.saved)
      try spread.save(to: fields.fields("spread"))
      try verticalSpread.save(to: fields.fields("verticalSpread"))
    }

    fileprivate init(saved fields: CheckedFields) throws {
      self.init(way: try fields.pair("startWay"), isSingle: try fields.flag("isSingle"))
      isZooming = try fields.flag("isZooming")
      lean = try fields.pair("lean")
      spread = try VelocityTracker(saved: fields.fields("spread"))
      verticalSpread = try VelocityTracker(saved: fields.fields("verticalSpread"))
    }
  }

  extension ZoomTransition {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("kind", kind.name)
      try fields.set("from", from)
      try fields.set("start", start)
      var ease = fields.fields("ease")
      try self.ease.save(to: &ease)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      let name = try fields.kind("bounce", "inertia", "animation")
      self.init(
        Kind.allCases.first { $0.name == name } ?? .bounce,
        from: try ZoomPlacement(saved: fields.fields("from")), start: try fields.number("start"),
        ease: try Ease(saved: fields.fields("ease")))
    }
  }

  extension ZoomTransition.Kind {
    fileprivate var name: String {
      switch self {
      case .bounce: "bounce"
      case .inertia: "inertia"
      case .animation: "animation"
      }
    }
  }

  extension ContentTouch {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("id", id)
      try fields.set("due", ifPresent: due)
      try fields.set("shouldCancel", shouldCancel)
      try fields.set("isExclusive", isExclusiveTarget)
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        id: try fields.integer("id"), due: try fields.numberIfPresent("due"),
        shouldCancel: try fields.flag("shouldCancel"),
        isExclusiveTarget: try fields.flag("isExclusive"))
    }
  }

  extension ScrollTaps {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      try fields.set("lastTime", ifPresent: lastTime)
      try fields.set("lastPlace", lastPlace.saved)
      guard let tap else { return }
      try fields.set("time", tap.time)
      try fields.set("place", tap.place.saved)
      try fields.set("isDouble", tap.isDouble)
      try fields.set("isSecond", tap.isSecond)
    }

    fileprivate init(saved fields: CheckedFields) throws {
      lastTime = try fields.numberIfPresent("lastTime")
      lastPlace = try fields.pair("lastPlace")
      guard try fields.has("time") else { return }
      tap = Tap(
        time: try fields.number("time"), place: try fields.pair("place"),
        isDouble: try fields.flag("isDouble"), isSecond: try fields.flag("isSecond"))
    }
  }
#endif
