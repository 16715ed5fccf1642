#if !hasFeature(Embedded)
  extension Scroller.Configuration {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("decelerationRate", decelerationRate)
      try fields.set("slop", slop)
      try fields.set("leastFlingSpeed", leastFlingSpeed)
      try velocityEstimator.save(to: fields.fields("velocityEstimator"))
      try fields.set("silenceLimit", ifPresent: silenceLimit)
      try fields.set("rubberBandCoefficient", rubberBandCoefficient)
      try fields.set("bounceSpring", bounceSpring.saved)
      try fields.set("releaseSeed", [releaseSeed.restFactor, releaseSeed.restTime])
      try paging.save(to: fields.fields("paging"))
      try fields.set("pagingSpring", pagingSpring.saved)
      try fields.set("wheelPause", wheelPause)
      try fields.set("restAdjustment", restAdjustment.rawValue)
      try fields.set("insetFollowing", insetFollowing.rawValue)
      try fields.set("showsIndicators", showsIndicators.rawValue)
      try fields.set("isDirectionalLockEnabled", isDirectionalLockEnabled)
      try fields.set("directionalLockRatio", directionalLockRatio)
      try fields.set("animationDuration", animationDuration)
      try animationCurve.save(to: fields.fields("animationCurve"))
      try fields.set("scrollsToTop", scrollsToTop)
      try fields.set("indicatorDelay", indicatorDelay)
      try fields.set("indicatorFadeDuration", indicatorFadeDuration)
      try fields.set("lineLength", lineLength)
    }

    init(saved fields: CheckedFields) throws {
      self.init()
      func length(_ name: String) throws -> Double {
        try fields.number(name, in: CheckedFields.lengths)
      }
      decelerationRate = try fields.number("decelerationRate")
      slop = try length("slop")
      leastFlingSpeed = try length("leastFlingSpeed")
      velocityEstimator = try .init(saved: fields.fields("velocityEstimator"))
      silenceLimit = try fields.numberIfPresent("silenceLimit", in: CheckedFields.lengths)
      rubberBandCoefficient = try length("rubberBandCoefficient")
      bounceSpring = try fields.spring("bounceSpring")
      let seed = try fields.numbers("releaseSeed", 2, in: CheckedFields.lengths)
      releaseSeed = ReleaseSeed(restFactor: seed[0], restTime: seed[1])
      paging = try .init(saved: fields.fields("paging"))
      pagingSpring = try fields.spring("pagingSpring")
      wheelPause = try length("wheelPause")
      restAdjustment =
        Scroller.RestAdjustment(rawValue: try fields.byte("restAdjustment", in: 0...1))
        ?? .intoRange
      insetFollowing =
        Scroller.InsetFollowing(rawValue: try fields.byte("insetFollowing", in: 0...2))
        ?? .safeArea
      showsIndicators = ScrollAxis.Set(
        rawValue: try fields.byte("showsIndicators", in: 0...ScrollAxis.Set.all.rawValue))
      isDirectionalLockEnabled = try fields.value("isDirectionalLockEnabled")
      directionalLockRatio = try length("directionalLockRatio")
      animationDuration = try length("animationDuration")
      animationCurve = try .init(saved: fields.fields("animationCurve"))
      scrollsToTop = try fields.value("scrollsToTop")
      indicatorDelay = try length("indicatorDelay")
      indicatorFadeDuration = try length("indicatorFadeDuration")
      lineLength = try length("lineLength")
    }
  }

  extension Scroller.Paging {
    fileprivate func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .none: try fields.set("kind", "none")
      case .viewport: try fields.set("kind", "viewport")
      case .pages(let length, let spacing, let alignment, let limit):
        try fields.set("kind", "pages")
        try fields.set("length", length.finiteLength)
        try fields.set("spacing", spacing.finiteLength)
        try fields.set("alignment", [alignment.page, alignment.viewport])
        try fields.set("limit", limit)
      }
    }

    fileprivate init(saved fields: CheckedFields) throws {
      let name = try fields.value("kind", as: String.self)
      switch name {
      case "none": self = .none
      case "viewport": self = .viewport
      case "pages":
        let alignment = try fields.numbers("alignment", 2, in: 0...1)
        self = .pages(
          length: try fields.number("length", in: CheckedFields.lengths),
          spacing: try fields.number("spacing", in: CheckedFields.lengths),
          alignment: PageAlignment(page: alignment[0], viewport: alignment[1]),
          limit: try fields.value("limit"))
      default: throw fields.failure("kind", is: name, mustBe: "none, viewport or pages")
      }
    }
  }

  // Laws of motion that saved state holds. Numbers are written as they count.

  extension VelocityTracker.Estimator {
    func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .weighted(let newest, let previous, let oldest):
        try fields.set("kind", "weighted")
        try fields.set("weights", [newest, previous, oldest].map { $0.finiteLength })
      case .leastSquares(let horizon):
        try fields.set("kind", "leastSquares")
        try fields.set("horizon", horizon.finiteLength)
      }
    }

    init(saved fields: CheckedFields) throws {
      let name = try fields.value("kind", as: String.self)
      switch name {
      case "weighted":
        let weights = try fields.numbers("weights", 3, in: CheckedFields.lengths)
        self = .weighted(newest: weights[0], previous: weights[1], oldest: weights[2])
      case "leastSquares":
        self = .leastSquares(horizon: try fields.number("horizon", in: CheckedFields.lengths))
      default: throw fields.failure("kind", is: name, mustBe: "weighted or leastSquares")
      }
    }
  }

  extension TimingCurve {
    func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .linear: try fields.set("kind", "linear")
      case .cubicBezier(let x1, let y1, let x2, let y2):
        try fields.set("kind", "cubicBezier")
        try fields.set(
          "points",
          [x1.unitFraction(or: 0), y1.finite(or: 0), x2.unitFraction(or: 1), y2.finite(or: 1)])
      case .spring(let bounce):
        try fields.set("kind", "spring")
        try fields.set("bounce", bounce.finite(or: 0))
      }
    }

    init(saved fields: CheckedFields) throws {
      let name = try fields.value("kind", as: String.self)
      switch name {
      case "linear": self = .linear
      case "cubicBezier":
        let points = try fields.numbers("points", 4)
        self = .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      case "spring": self = .spring(bounce: try fields.number("bounce"))
      default: throw fields.failure("kind", is: name, mustBe: "linear, cubicBezier or spring")
      }
    }
  }

  extension Spring {
    /// Stiffness and damping.
    var saved: [Double] { [stiffness, damping] }
  }

  extension CheckedFields {
    func spring(_ name: String) throws -> Spring {
      let numbers = try numbers(name, 2, in: Self.lengths)
      return Spring(stiffness: numbers[0], damping: numbers[1])
    }
  }
#endif
