#if !hasFeature(Embedded)
  extension Scroller.Configuration {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("decelerationRate", decelerationRate)
      try fields.set("slop", slop)
      try fields.set("minimumFlingVelocity", minimumFlingVelocity)
      if let carriedMomentum {
        try carriedMomentum.save(to: fields.fields("carriedMomentum"))
      }
      try velocityEstimator.save(to: fields.fields("velocityEstimator"))
      try fields.set("stationaryTime", ifPresent: stationaryTime)
      try fields.set("rubberBandCoefficient", rubberBandCoefficient)
      try fields.set("bounceSpring", bounceSpring.saved)
      try fields.set("releaseVelocity", releaseVelocity.saved)
      try fields.set("refreshThreshold", ifPresent: refreshThreshold)
      try fields.set("refreshLength", refreshLength)
      try fields.set("initialAnchor", ifPresent: startAnchor?.saved)
      try fields.set("reducesMotion", reducesMotion)
      try paging.save(to: fields.fields("paging"))
      try fields.set("pagingSpring", pagingSpring.saved)
      try fields.set("wheelPause", wheelPause)
      try fields.set("animatesWheel", animatesWheel)
      try fields.set("animatesKeys", animatesKeys)
      try fields.set("stepSpring", stepSpring.saved)
      try fields.set("trackpadMomentum", trackpadMomentum.rawValue)
      try keyScrolling.save(to: fields.fields("keyScrolling"))
      try fields.set("restAdjustment", restAdjustment.rawValue)
      try fields.set("insetFollowing", insetFollowing.rawValue)
      try fields.set("showsIndicators", showsIndicators.rawValue)
      try fields.set("isDirectionalLockEnabled", isDirectionalLockEnabled)
      try fields.set("directionalLockRatio", directionalLockRatio)
      try fields.set("transfersToParent", transfersToParent.rawValue)
      try fields.set("animationDuration", animationDuration)
      try animationCurve.save(to: fields.fields("animationCurve"))
      try fields.set("scrollsToTop", scrollsToTop)
      try fields.set("indicatorDelay", indicatorDelay)
      try fields.set("indicatorFadeDuration", indicatorFadeDuration)
      try fields.set("indicatorFlashDuration", ifPresent: indicatorFlashDuration)
      try fields.set("lineLength", lineLength)
      try saveZoom(to: &fields)
      try saveContentTouches(to: &fields)
    }

    init(saved fields: CheckedFields) throws {
      self.init()
      func length(_ name: String) throws -> Double {
        try fields.number(name, in: CheckedFields.lengths)
      }
      decelerationRate = try fields.number("decelerationRate")
      slop = try length("slop")
      minimumFlingVelocity = try length("minimumFlingVelocity")
      carriedMomentum =
        try fields.has("carriedMomentum") ? .init(saved: fields.fields("carriedMomentum")) : nil
      velocityEstimator = try .init(saved: fields.fields("velocityEstimator"))
      stationaryTime = try fields.numberIfPresent("stationaryTime", in: CheckedFields.lengths)
      rubberBandCoefficient = try length("rubberBandCoefficient")
      bounceSpring = try fields.spring("bounceSpring")
      releaseVelocity = try fields.releaseVelocity("releaseVelocity")
      refreshThreshold = try fields.numberIfPresent("refreshThreshold", in: CheckedFields.lengths)
      refreshLength = try length("refreshLength")
      startAnchor =
        try fields.has("initialAnchor") ? fields.pair("initialAnchor", in: 0...1) : nil
      reducesMotion = try fields.flag("reducesMotion")
      paging = try .init(saved: fields.fields("paging"))
      pagingSpring = try fields.spring("pagingSpring")
      wheelPause = try length("wheelPause")
      animatesWheel = try fields.flag("animatesWheel")
      animatesKeys = try fields.flag("animatesKeys")
      stepSpring = try fields.spring("stepSpring")
      trackpadMomentum =
        Scroller.TrackpadMomentum(rawValue: try fields.integer("trackpadMomentum", in: 0...1))
        ?? .own
      keyScrolling = try .init(saved: fields.fields("keyScrolling"))
      restAdjustment =
        Scroller.RestAdjustment(rawValue: try fields.integer("restAdjustment", in: 0...1))
        ?? .intoRange
      insetFollowing =
        Scroller.InsetFollowing(rawValue: try fields.integer("insetFollowing", in: 0...2))
        ?? .safeArea
      showsIndicators = ScrollAxis.Set(
        rawValue: try fields.integer("showsIndicators", in: 0...ScrollAxis.Set.all.rawValue))
      isDirectionalLockEnabled = try fields.flag("isDirectionalLockEnabled")
      directionalLockRatio = try fields.number(
        "directionalLockRatio", in: 1...Double.saturationLimit)
      transfersToParent = ScrollAxis.Set(
        rawValue: try fields.integer("transfersToParent", in: 0...ScrollAxis.Set.all.rawValue))
      animationDuration = try length("animationDuration")
      animationCurve = try .init(saved: fields.fields("animationCurve"))
      scrollsToTop = try fields.flag("scrollsToTop")
      indicatorDelay = try length("indicatorDelay")
      indicatorFadeDuration = try length("indicatorFadeDuration")
      indicatorFlashDuration = try fields.numberIfPresent(
        "indicatorFlashDuration", in: CheckedFields.lengths)
      lineLength = try length("lineLength")
      try readZoom(from: fields)
      try readContentTouches(from: fields)
    }
  }

  extension Scroller.Paging {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .none: try fields.set("kind", "none")
      case .viewport: try fields.set("kind", "viewport")
      case .pages(let pages, let limit):
        try fields.set("kind", "pages")
        try pages.rule(along: .horizontal).saveRule(to: &fields)
        try fields.set("limit", limit)
      case .areas(let areas, let style):
        try fields.set("kind", "areas")
        try fields.set("areas", areas)
        try fields.set("style", style)
      case .points(let points, let axis, let style):
        try fields.set("kind", "points")
        try fields.set("points", points)
        try fields.set("axis", axis.rawValue)
        try fields.set("style", style)
      }
    }

    fileprivate init(saved fields: CheckedFields) throws {
      switch try fields.kind("none", "viewport", "pages", "areas", "points") {
      case "none": self = .none
      case "viewport": self = .viewport
      case "areas":
        self = .areas(
          try SnapAreas(saved: fields.fields("areas")),
          style: try .init(saved: fields.fields("style")))
      case "points":
        self = .points(
          try SnapPoints(saved: fields.fields("points")), along: try fields.axis("axis"),
          style: try .init(saved: fields.fields("style")))
      default:
        self = .pages(
          try Pages(savedRule: fields), limit: try fields.integer("limit"))
      }
    }
  }

  extension Pages {
    fileprivate func saveRule(to fields: inout FieldWriter) throws {
      try fields.set("length", length)
      try fields.set("spacing", spacing)
      try fields.set("alignment", [alignment.page, alignment.viewport])
      try fields.set("padsEnds", ends == .padded)
      try fields.set("isRightToLeft", isRightToLeft)
      try fields.set("distanceThreshold", distanceThreshold)
      try fields.set("flickThreshold", flickThreshold)
    }

    fileprivate init(savedRule fields: CheckedFields) throws {
      self.init(
        count: 0, length: try fields.number("length", in: CheckedFields.lengths),
        spacing: try fields.number("spacing", in: CheckedFields.lengths), viewport: 0,
        alignment: try fields.alignment("alignment"),
        ends: try fields.flag("padsEnds") ? .padded : .contained,
        isRightToLeft: try fields.flag("isRightToLeft"))
      distanceThreshold = try fields.number("distanceThreshold", in: 0...1)
      flickThreshold = try fields.number("flickThreshold", in: CheckedFields.lengths)
    }
  }
#endif
