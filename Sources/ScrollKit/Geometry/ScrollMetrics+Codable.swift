#if !hasFeature(Embedded)
  extension ScrollMetrics: Codable {
    /// Writes the metrics: pairs as `[x, y]`, insets as `[top, left, bottom, right]`.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("viewportSize", pair { self[$0].viewport })
      try fields.set("contentSize", pair { self[$0].content })
      try fields.set("contentInset", list(contentInset))
      try fields.set("safeAreaInsets", list(safeAreaInsets))
      try fields.set("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior.rawValue)
      try fields.set("bounces", behavior.bounces.rawValue)
      try fields.set("alwaysBounces", behavior.alwaysBounces.rawValue)
      try fields.set("isScrollEnabled", behavior.isScrollEnabled)
      try fields.set("isUserInteractionEnabled", behavior.isUserInteractionEnabled)
      try fields.set("contentAlignmentPoint", pair { self[$0].alignment })
      try fields.set("displayScale", displayScale)
      try fields.set("contentOffset", pair { contentOffset.along($0) })
    }

    /// Reads metrics.
    ///
    /// - Throws: A `DecodingError` that names the field when one is missing, has another form, or
    ///   holds a number outside its range (a negative length, a scale that is not positive).
    public init(from decoder: any Decoder) throws {
      try self.init(saved: CheckedFields(decoder))
    }

    init(saved fields: CheckedFields) throws {
      func insets(_ name: String) throws -> ScrollInsets {
        let edges = try fields.numbers(name, 4)
        return ScrollInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
      }
      func size(_ name: String) throws -> CGSize {
        let pair = try fields.numbers(name, 2, in: CheckedFields.lengths)
        return CGSize(width: pair[0], height: pair[1])
      }
      func point(_ name: String, in range: ClosedRange<Double>) throws -> CGPoint {
        let pair = try fields.numbers(name, 2, in: range)
        return CGPoint(x: pair[0], y: pair[1])
      }
      func axes(_ name: String) throws -> ScrollAxis.Set {
        ScrollAxis.Set(rawValue: try fields.integer(name, in: 0...ScrollAxis.Set.all.rawValue))
      }

      let adjustment: UInt8 = try fields.integer("contentInsetAdjustmentBehavior", in: 0...3)
      self.init(
        viewportSize: try size("viewportSize"),
        contentSize: try size("contentSize"),
        contentInset: try insets("contentInset"),
        safeAreaInsets: try insets("safeAreaInsets"),
        contentInsetAdjustmentBehavior: InsetAdjustmentBehavior(rawValue: adjustment) ?? .automatic,
        behavior: ScrollBehavior(
          bounces: try axes("bounces"),
          alwaysBounces: try axes("alwaysBounces"),
          isScrollEnabled: try fields.flag("isScrollEnabled"),
          isUserInteractionEnabled: try fields.flag("isUserInteractionEnabled")),
        contentAlignmentPoint: try point("contentAlignmentPoint", in: 0...1),
        displayScale: try fields.factor("displayScale"),
        contentOffset: try point("contentOffset", in: CheckedFields.numbers))
    }

    private func pair(_ value: (ScrollAxis) -> Double) -> [Double] {
      [value(.horizontal), value(.vertical)]
    }

    private func list(_ insets: ScrollInsets) -> [Double] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }
  }
#endif
