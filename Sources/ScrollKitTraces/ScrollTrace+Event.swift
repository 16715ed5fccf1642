extension ScrollTrace {
  /// A recorded callback.
  public struct Event: Equatable, Sendable, Codable {
    /// When, in seconds.
    public var time: Double
    /// Which callback.
    public var name: Name
    /// The horizontal offset at that time, in points, where recorded.
    public var x: Double?
    /// The vertical offset at that time, in points, where recorded.
    public var y: Double?
    /// The velocity of a release, in points per millisecond.
    public var velocityPerMillisecond: Quantity?
    /// The offset a release is heading for, in points.
    public var target: Quantity?
    /// Whether content goes on moving after a release.
    public var willDecelerate: Bool?

    /// Creates an event.
    public init(
      time: Double, name: Name, x: Double? = nil, y: Double? = nil,
      velocityPerMillisecond: Quantity? = nil, target: Quantity? = nil, willDecelerate: Bool? = nil
    ) {
      (self.time, self.name, self.x, self.y) = (time, name, x, y)
      self.velocityPerMillisecond = velocityPerMillisecond
      (self.target, self.willDecelerate) = (target, willDecelerate)
    }

    enum CodingKeys: String, TraceKey {
      case time, name, x, y, target, willDecelerate
      case velocityPerMillisecond = "velocity"

      var expectation: String {
        switch self {
        case .time, .x, .y: "a number"
        case .name: "the name of a scroll view's callback, such as \(Name.didEndDragging)"
        case .velocityPerMillisecond, .target: "a number or {x, y}"
        case .willDecelerate: "true or false"
        }
      }
    }
  }
}

extension ScrollTrace.Event {
  /// The callbacks a trace may name: UIScrollViewDelegate's, and the events that only a `Scroller`
  /// has: of content touches, of refreshing, and `didEndScrolling`.
  public enum Name: String, CaseIterable, Sendable, Codable {
    /// A finger has begun to move the content.
    case willBeginDragging
    /// The offset has changed.
    case didScroll
    /// The finger is being lifted; velocity and target are known.
    case willEndDragging
    /// The finger has been lifted.
    case didEndDragging
    /// The content begins to move by itself.
    case willBeginDecelerating
    /// The content has come to rest.
    case didEndDecelerating
    /// An animation that the program started has ended.
    case didEndScrollingAnimation
    /// A tap on the status bar has scrolled to the top.
    case didScrollToTop
    /// A pinch or an animated zoom begins.
    case willBeginZooming
    /// The zoom scale has changed.
    case didZoom
    /// A pinch or an animated zoom has ended.
    case didEndZooming
    /// The content under a finger has got the touch.
    case didBeginContentTouch
    /// The touch has been taken from the content.
    case didCancelContentTouch
    /// The finger that the content had has been lifted.
    case didEndContentTouch
    /// A pull has asked for a refresh.
    case didBeginRefreshing
    /// The content inset or the safe area has changed.
    case didChangeAdjustedContentInset
    /// Scrolling of any kind is over.
    case didEndScrolling
  }

  /// A velocity or an offset: along the one axis that scrolls, or along both.
  public enum Quantity: Equatable, Sendable {
    /// A number along the axis that scrolls.
    case along(Double)
    /// A number for each axis.
    case point(x: Double, y: Double)
  }
}

extension ScrollTrace.Event.Quantity: Codable {
  /// Reads a number, or an object of two.
  ///
  /// - Throws: A `DecodingError` when it is neither.
  public init(from decoder: any Decoder) throws {
    if let value = try? Double(from: decoder) {
      self = .along(value)
    } else {
      let point = try TracePoint(from: decoder)
      self = .point(x: point.x, y: point.y)
    }
  }

  /// Writes a number, or an object of two.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .along(let value): try value.encode(to: encoder)
    case .point(let x, let y): try TracePoint(x: x, y: y).encode(to: encoder)
    }
  }
}
