#if !hasFeature(Embedded)
  extension AxisPair {
    /// The pair as it is saved.
    var saved: [Double] { [x, y] }
  }

  extension CheckedFields {
    func pair(_ name: String, in range: ClosedRange<Double> = numbers) throws -> AxisPair {
      let numbers = try numbers(name, 2, in: range)
      return AxisPair(x: numbers[0], y: numbers[1])
    }
  }
#endif
