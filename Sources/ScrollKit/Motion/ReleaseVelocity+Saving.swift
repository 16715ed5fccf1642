#if !hasFeature(Embedded)
  extension ReleaseVelocity {
    /// Factor and time.
    var saved: [Double] { [restFactor, stationaryTime] }
  }

  extension CheckedFields {
    func releaseVelocity(_ name: String) throws -> ReleaseVelocity {
      let numbers = try numbers(name, 2, in: Self.lengths)
      return ReleaseVelocity(restFactor: numbers[0], stationaryTime: numbers[1])
    }
  }
#endif
