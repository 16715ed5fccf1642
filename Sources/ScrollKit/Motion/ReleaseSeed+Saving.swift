#if !hasFeature(Embedded)
  extension ReleaseSeed {
    /// Factor and time.
    var saved: [Double] { [restFactor, restTime] }
  }

  extension CheckedFields {
    func releaseSeed(_ name: String) throws -> ReleaseSeed {
      let numbers = try numbers(name, 2, in: Self.lengths)
      return ReleaseSeed(restFactor: numbers[0], restTime: numbers[1])
    }
  }
#endif
