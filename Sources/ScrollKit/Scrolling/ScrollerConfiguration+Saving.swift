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
      animationDuration = try length("animationDuration")
      animationCurve = try .init(saved: fields.fields("animationCurve"))
      scrollsToTop = try fields.flag("scrollsToTop")
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
      case .pages(_, _, _, let limit, let padsEnds, let isRightToLeft):
        try fields.set("kind", "pages")
        try fields.set("length", counted[1])
        try fields.set("spacing", counted[2])
        try fields.set("alignment", [counted[3], counted[4]])
        try fields.set("limit", limit)
        try fields.set("padsEnds", padsEnds)
        try fields.set("isRightToLeft", isRightToLeft)
      }
    }

    fileprivate init(saved fields: CheckedFields) throws {
      switch try fields.kind("none", "viewport", "pages") {
      case "none": self = .none
      case "viewport": self = .viewport
      default:
        let alignment = try fields.numbers("alignment", 2, in: 0...1)
        self = .pages(
          length: try fields.number("length", in: CheckedFields.lengths),
          spacing: try fields.number("spacing", in: CheckedFields.lengths),
          alignment: PageAlignment(page: alignment[0], viewport: alignment[1]),
          limit: try fields.integer("limit"), padsEnds: try fields.flag("padsEnds"),
          isRightToLeft: try fields.flag("isRightToLeft"))
      }
    }
  }

  // Laws of motion that saved state holds. Numbers are written as they count.

  extension VelocityTracker.Estimator {
    func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .weighted:
        try fields.set("kind", "weighted")
        try fields.set("weights", (1...3).map { counted[$0] })
      case .leastSquares:
        try fields.set("kind", "leastSquares")
        try fields.set("horizon", counted[1])
      }
    }

    init(saved fields: CheckedFields) throws {
      switch try fields.kind("weighted", "leastSquares") {
      case "weighted":
        let weights = try fields.numbers("weights", 3, in: CheckedFields.lengths)
        self = .weighted(newest: weights[0], previous: weights[1], oldest: weights[2])
      default:
        self = .leastSquares(horizon: try fields.number("horizon", in: CheckedFields.lengths))
      }
    }
  }

  extension TimingCurve {
    func save(to fields: consuming FieldWriter) throws {
      switch self {
      case .linear: try fields.set("kind", "linear")
      case .cubicBezier:
        try fields.set("kind", "cubicBezier")
        try fields.set("points", (1...4).map { counted[$0] })
      case .spring:
        try fields.set("kind", "spring")
        try fields.set("bounce", counted[1])
      }
    }

    init(saved fields: CheckedFields) throws {
      switch try fields.kind("linear", "cubicBezier", "spring") {
      case "linear": self = .linear
      case "cubicBezier":
        let points = try fields.numbers("points", mustBe: "4 numbers, of which x lie in 0...1") {
          $0.count == 4 && $0.allSatisfy(CheckedFields.numbers.contains)
            && [$0[0], $0[2]].allSatisfy((0...1).contains)
        }
        self = .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      default: self = .spring(bounce: try fields.number("bounce", in: Self.bounces))
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
