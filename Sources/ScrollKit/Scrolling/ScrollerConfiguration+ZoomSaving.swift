#if !hasFeature(Embedded)
  extension Scroller.Configuration {
    func saveZoom(to fields: inout FieldWriter) throws {
      try fields.set("pinchSlop", pinchSlop)
      try fields.set("leastPinchDistance", leastPinchDistance)
      try fields.set("zoomBounceDuration", zoomBounceDuration)
      try zoomBounceCurve.save(to: fields.fields("zoomBounceCurve"))
      try fields.set("zoomAnimationDuration", zoomAnimationDuration)
      try zoomAnimationCurve.save(to: fields.fields("zoomAnimationCurve"))
      try fields.set("zoomInertia", zoomInertia)
      try fields.set("zoomTaps", zoomTaps.rawValue)
      try fields.set("tapDuration", tapDuration)
      try fields.set("doubleTapInterval", doubleTapInterval)
      try fields.set("doubleTapDistance", doubleTapDistance)
      try fields.set("oneFingerZoomDistance", oneFingerZoomDistance)
    }

    mutating func readZoom(from fields: CheckedFields) throws {
      func length(_ name: String) throws -> Double {
        try fields.number(name, in: CheckedFields.lengths)
      }
      pinchSlop = try length("pinchSlop")
      leastPinchDistance = try length("leastPinchDistance")
      zoomBounceDuration = try length("zoomBounceDuration")
      zoomBounceCurve = try .init(saved: fields.fields("zoomBounceCurve"))
      zoomAnimationDuration = try length("zoomAnimationDuration")
      zoomAnimationCurve = try .init(saved: fields.fields("zoomAnimationCurve"))
      zoomInertia = try length("zoomInertia")
      zoomTaps = Scroller.ZoomTaps(
        rawValue: try fields.integer("zoomTaps", in: 0...Scroller.ZoomTaps.all.rawValue))
      tapDuration = try length("tapDuration")
      doubleTapInterval = try length("doubleTapInterval")
      doubleTapDistance = try length("doubleTapDistance")
      oneFingerZoomDistance = try length("oneFingerZoomDistance")
    }

    func saveContentTouches(to fields: inout FieldWriter) throws {
      try fields.set("delaysContentTouches", delaysContentTouches)
      try fields.set("contentTouchDelay", contentTouchDelay)
      try fields.set("canCancelContentTouches", canCancelContentTouches)
    }

    mutating func readContentTouches(from fields: CheckedFields) throws {
      delaysContentTouches = try fields.flag("delaysContentTouches")
      contentTouchDelay = try fields.number("contentTouchDelay", in: CheckedFields.lengths)
      canCancelContentTouches = try fields.flag("canCancelContentTouches")
    }
  }
#endif
