// Sets of flags print their members' names. Not under Embedded Swift, where text costs too much.

#if !hasFeature(Embedded)
  extension OptionSet where RawValue: FixedWidthInteger {
    /// The names of the members, one for each bit from the lowest; bits without a name as they are.
    func list(_ names: String...) -> String {
      var parts: [String] = []
      for bit in 0..<RawValue.bitWidth where (rawValue >> bit) & 1 == 1 {
        parts.append(bit < names.count ? names[bit] : "bit \(bit)")
      }
      return "[" + parts.joined(separator: ", ") + "]"
    }
  }

  extension ScrollAxis.Set: CustomStringConvertible {
    /// The names of the axes, such as `[horizontal, vertical]`.
    public var description: String { list("horizontal", "vertical") }
  }

  extension ScrollBehavior.Obstacles: CustomStringConvertible {
    /// The names of the reasons, such as `[noContentSize, contentFits]`.
    public var description: String {
      list("noContentSize", "contentFits", "scrollingDisabled", "interactionDisabled")
    }
  }
#endif
