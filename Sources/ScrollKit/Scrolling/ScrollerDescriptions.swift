// What a scroller and its events print. Not under Embedded Swift, where text costs too much.

#if !hasFeature(Embedded)
  extension Scroller: CustomStringConvertible {
    /// What it does and where: `Scroller(decelerating at (0.0, 120.5), velocity (0.0, 340.0), zoom
    /// 1.0)`.
    public var description: String {
      "Scroller(\(phase) at \(contentOffset.text), velocity \(velocity.text), zoom \(zoomScale))"
    }
  }

  extension Scroller.Event: CustomStringConvertible {
    /// The name, and the values if there are any: `didEndDragging(willDecelerate true)`.
    public var description: String {
      switch self {
      case .willEndDragging(let velocity, let target):
        "\(name)(velocity \(velocity.text), target \(target.text))"
      case .didEndDragging(let willDecelerate):
        "\(name)(willDecelerate \(willDecelerate))"
      default: name
      }
    }
  }

  extension Scroller.Events: CustomStringConvertible {
    /// The events in order: `[didScroll, didEndDecelerating]`. After them, what was not used, if it
    /// is not zero.
    public var description: String {
      let events = "[\(map(\.description).joined(separator: ", "))]"
      return unconsumed == Scroller.Unconsumed() ? events : "\(events) \(unconsumed)"
    }
  }

  extension Scroller.Unconsumed: CustomStringConvertible {
    /// Both values: `Unconsumed(distance (0.0, 30.0), velocity (0.0, 900.0))`.
    public var description: String {
      "Unconsumed(distance \(distance.text), velocity \(velocity.text))"
    }
  }
#endif
