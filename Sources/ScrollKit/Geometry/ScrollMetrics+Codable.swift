#if !hasFeature(Embedded)
  extension ScrollMetrics: Codable {
    /// Writes the metrics: pairs as `[x, y]`, insets as `[top, left, bottom, right]`.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("viewportSize", AxisPair { self[$0].viewportLength }.saved)
      try fields.set("contentSize", AxisPair { self[$0].contentLength }.saved)
      try fields.set("contentInset", list(contentInset))
      try fields.set("safeAreaInsets", list(safeAreaInsets))
      try fields.set("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior.rawValue)
      try fields.set("bounces", behavior.bounces.rawValue)
      try fields.set("alwaysBounces", behavior.alwaysBounces.rawValue)
      try fields.set("isScrollEnabled", behavior.isScrollEnabled)
      try fields.set("isUserInteractionEnabled", behavior.isUserInteractionEnabled)
      try fields.set("contentAlignmentPoint", AxisPair { self[$0].alignment }.saved)
      try fields.set("displayScale", displayScale)
      try fields.set("contentOffset", AxisPair { contentOffset.along($0) }.saved)
      if refreshInset != 0 { try fields.set("refreshInset", refreshInset) }
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
      func axes(_ name: String) throws -> ScrollAxis.Set {
        ScrollAxis.Set(rawValue: try fields.integer(name, in: 0...ScrollAxis.Set.all.rawValue))
      }

      let adjustment: UInt8 = try fields.integer("contentInsetAdjustmentBehavior", in: 0...3)
      self.init(
        viewportSize: try fields.pair("viewportSize", in: CheckedFields.lengths).size,
        contentSize: try fields.pair("contentSize", in: CheckedFields.lengths).size,
        contentInset: try insets("contentInset"),
        safeAreaInsets: try insets("safeAreaInsets"),
        contentInsetAdjustmentBehavior: InsetAdjustmentBehavior(rawValue: adjustment) ?? .automatic,
        behavior: ScrollBehavior(
          bounces: try axes("bounces"),
          alwaysBounces: try axes("alwaysBounces"),
          isScrollEnabled: try fields.flag("isScrollEnabled"),
          isUserInteractionEnabled: try fields.flag("isUserInteractionEnabled")),
        contentAlignmentPoint: try fields.pair("contentAlignmentPoint", in: 0...1).point,
        displayScale: try fields.factor("displayScale"),
        contentOffset: try fields.pair("contentOffset").point)
      open(try fields.numberIfPresent("refreshInset", in: CheckedFields.lengths) ?? 0)
    }

    // A function, since setting it in an initializer would not call its observer.
    private mutating func open(_ room: Double) { refreshInset = room }

    private func list(_ insets: ScrollInsets) -> [Double] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }
  }
#endif
