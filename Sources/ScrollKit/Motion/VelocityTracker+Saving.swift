#if !hasFeature(Embedded)
  extension VelocityTracker {
    func save(to fields: consuming FieldWriter) throws {
      try estimator.save(to: fields.fields("estimator"))
      try fields.set("stationaryTime", ifPresent: stationaryTime)
      try fields.set("times", (0..<sampleCount).map { sample($0).time })
      try fields.set("positions", (0..<sampleCount).map { sample($0).position })
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        estimator: try Estimator(saved: fields.fields("estimator")),
        stationaryTime: try fields.numberIfPresent("stationaryTime", in: CheckedFields.lengths))
      let times = try fields.numbers("times", mustBe: "up to 16 rising numbers") { times in
        times.count <= 16 && times.allSatisfy(CheckedFields.numbers.contains)
          && zip(times, times.dropFirst()).allSatisfy(<)
      }
      let positions = try fields.numbers("positions", times.count)
      for (time, position) in zip(times, positions) { add(position: position, time: time) }
    }
  }

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
#endif
