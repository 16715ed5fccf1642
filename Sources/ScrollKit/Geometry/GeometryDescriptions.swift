// What sizes and insets print; sets of flags print their members' names. Not under Embedded Swift,
// where text costs too much.

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

  extension ScrollMetrics: CustomStringConvertible {
    /// The offset, the sizes and the adjusted insets (top, left, bottom, right): `ScrollMetrics(
    /// offset (0.0, 100.0) in content 320.0 x 2000.0, viewport 320.0 x 480.0, insets (64.0, 0.0,
    /// 34.0, 0.0))`.
    public var description: String {
      "ScrollMetrics(offset \(contentOffset.text) in content \(contentSize.text), viewport "
        + "\(viewportSize.text), insets \(adjustedContentInset.numbers))"
    }
  }

  extension ScrollInsets: CustomStringConvertible {
    /// The four insets: `ScrollInsets(top 64.0, left 0.0, bottom 34.0, right 0.0)`.
    public var description: String {
      "ScrollInsets(top \(top), left \(left), bottom \(bottom), right \(right))"
    }

    fileprivate var numbers: String { "(\(top), \(left), \(bottom), \(right))" }
  }

  extension AxisInsets: CustomStringConvertible {
    /// The two insets: `AxisInsets(leading 64.0, trailing 34.0)`.
    public var description: String { "AxisInsets(leading \(leading), trailing \(trailing))" }
  }

  extension AxisMetrics: CustomStringConvertible {
    /// The lengths, the insets and the alignment: `AxisMetrics(content 2000.0, viewport 480.0,
    /// insets (64.0, 34.0), alignment 0.0)`.
    public var description: String {
      "AxisMetrics(content \(contentLength), viewport \(viewportLength), insets "
        + "(\(insets.leading), \(insets.trailing)), alignment \(alignment))"
    }
  }

  extension CGPoint {
    /// The coordinates: `(0.0, 120.5)`.
    var text: String { "(\(Double(x)), \(Double(y)))" }
  }

  extension CGSize {
    /// The lengths: `320.0 x 480.0`.
    var text: String { "\(Double(width)) x \(Double(height))" }
  }
#endif
