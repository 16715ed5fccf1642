#if !hasFeature(Embedded)
  extension ScrollMetrics: Codable {
    private enum CodingKeys: String, CodingKey {
      case viewportSize, contentSize, contentInset, safeAreaInsets, contentInsetAdjustmentBehavior
      case bounces, alwaysBounces, isScrollEnabled, isUserInteractionEnabled
      case contentAlignmentPoint, displayScale, contentOffset
    }

    /// Writes the metrics: pairs as `[x, y]`, insets as `[top, left, bottom, right]`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(pair { self[$0].viewport }, forKey: .viewportSize)
      try container.encode(pair { self[$0].content }, forKey: .contentSize)
      try container.encode(list(contentInset), forKey: .contentInset)
      try container.encode(list(safeAreaInsets), forKey: .safeAreaInsets)
      try container.encode(
        contentInsetAdjustmentBehavior.rawValue, forKey: .contentInsetAdjustmentBehavior)
      try container.encode(behavior.bounces.rawValue, forKey: .bounces)
      try container.encode(behavior.alwaysBounces.rawValue, forKey: .alwaysBounces)
      try container.encode(behavior.isScrollEnabled, forKey: .isScrollEnabled)
      try container.encode(behavior.isUserInteractionEnabled, forKey: .isUserInteractionEnabled)
      try container.encode(pair { self[$0].alignment }, forKey: .contentAlignmentPoint)
      try container.encode(displayScale, forKey: .displayScale)
      try container.encode(pair { contentOffset.along($0) }, forKey: .contentOffset)
    }

    /// Reads metrics.
    ///
    /// - Throws: A `DecodingError` that names the field when one is missing, has another form, or
    ///   holds a number outside its range (a negative length, a scale that is not positive).
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let limit = Double.saturationLimit
      let finite = -limit...limit

      func fail(_ key: CodingKeys, _ value: Any, _ expectation: String) -> DecodingError {
        DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.stringValue) is \(value), must be \(expectation)")
      }
      func numbers(
        _ key: CodingKeys, _ count: Int, in range: ClosedRange<Double>
      ) throws -> [Double] {
        let numbers = try container.decode([Double].self, forKey: key)
        guard numbers.count == count, numbers.allSatisfy(range.contains) else {
          throw fail(key, numbers, "\(count) numbers in \(range)")
        }
        return numbers
      }
      func insets(_ key: CodingKeys) throws -> ScrollInsets {
        let edges = try numbers(key, 4, in: finite)
        return ScrollInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
      }
      func size(_ key: CodingKeys) throws -> CGSize {
        let pair = try numbers(key, 2, in: 0...limit)
        return CGSize(width: pair[0], height: pair[1])
      }
      func point(_ key: CodingKeys, in range: ClosedRange<Double>) throws -> CGPoint {
        let pair = try numbers(key, 2, in: range)
        return CGPoint(x: pair[0], y: pair[1])
      }
      func axes(_ key: CodingKeys) throws -> ScrollAxis.Set {
        let bits = try container.decode(UInt8.self, forKey: key)
        guard bits <= ScrollAxis.Set.all.rawValue else { throw fail(key, bits, "in 0...3") }
        return ScrollAxis.Set(rawValue: bits)
      }

      let adjustment = try container.decode(UInt8.self, forKey: .contentInsetAdjustmentBehavior)
      guard let adjustmentBehavior = InsetAdjustmentBehavior(rawValue: adjustment) else {
        throw fail(.contentInsetAdjustmentBehavior, adjustment, "in 0...3")
      }
      let scale = try container.decode(Double.self, forKey: .displayScale)
      guard scale > 0, scale <= limit else {
        throw fail(.displayScale, scale, "a positive number")
      }
      self.init(
        viewportSize: try size(.viewportSize),
        contentSize: try size(.contentSize),
        contentInset: try insets(.contentInset),
        safeAreaInsets: try insets(.safeAreaInsets),
        contentInsetAdjustmentBehavior: adjustmentBehavior,
        behavior: ScrollBehavior(
          bounces: try axes(.bounces),
          alwaysBounces: try axes(.alwaysBounces),
          isScrollEnabled: try container.decode(Bool.self, forKey: .isScrollEnabled),
          isUserInteractionEnabled: try container.decode(
            Bool.self, forKey: .isUserInteractionEnabled)),
        contentAlignmentPoint: try point(.contentAlignmentPoint, in: 0...1),
        displayScale: scale,
        contentOffset: try point(.contentOffset, in: finite))
    }

    private func pair(_ value: (ScrollAxis) -> Double) -> [Double] {
      [value(.horizontal), value(.vertical)]
    }

    private func list(_ insets: ScrollInsets) -> [Double] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }
  }
#endif
