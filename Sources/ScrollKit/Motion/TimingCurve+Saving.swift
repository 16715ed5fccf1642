#if !hasFeature(Embedded)
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
#endif
