#if !hasFeature(Embedded)
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
