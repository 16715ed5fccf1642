/// A scroll that ends, and what is known about its end: the question that snap areas, snap points
/// and pages answer with a landing.
///
/// ```swift
/// let areas = SnapAreas(lengths: [300, 300, 300, 300], viewport: 320)
/// print(areas.landing(of: .end(at: 130))!.contentOffset)  // 0.0
/// print(areas.landing(of: .end(at: 130, from: 100))!.contentOffset)  // 300.0
/// ```
///
/// The three kinds are those of CSS scroll snap. Which one it is decides more than any threshold.
public struct SnapRelease: Equatable, Sendable, BitwiseCopyable {
  /// What is known of the end.
  public enum Kind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Where it ends: a slow drag, a wheel, a command with a position. The nearest place wins, and
    /// must-stop areas may be passed.
    case end
    /// Where it ends and where it comes from: a fling, a command with a distance, a page key. Only
    /// places ahead count, and no must-stop area is passed.
    case endAndDirection
    /// Only the direction: an arrow key. The next place ahead wins.
    case direction
    /// Where it would end, in two decisions: as many whole stops as fit into the way there, less
    /// one, and then the next place ahead, wherever it would end. This is how pagers read a flick.
    case approach
  }

  /// What is known of the end.
  public var kind: Kind
  /// The content offset at release, in points. NaN counts as `target`.
  public var offset: Double
  /// Where the scroll would end by itself, in points. It need not be in range.
  public var target: Double
  /// How far scrolling goes to rest on something.
  public var strictness: SnapStrictness = .mandatory
  /// The offset at which the gesture began, from which `limit` counts; an approach counts from
  /// where it is released. `nil` for `offset`.
  public var start: Double?
  /// How many stops the gesture may move; `.max` for any number. Negative counts as zero.
  public var limit = Int.max
  /// How much of the way from one stop to the next a release of kind `end` must have passed to go
  /// on, as a share in 0...1, seen from `start`. Exactly that share suffices only towards the end
  /// of the content. A half, the default, is the nearest place by `tie`. Without `start` it has no
  /// effect; not for a place inside a long area either. NaN counts as a half.
  public var distanceThreshold = 0.5 {
    didSet { distanceThreshold = distanceThreshold.unitFraction(or: 0.5) }
  }
  /// The number of the area that has the focus. It wins among equally near ones.
  public var focusedArea: Int?
  /// The number of the area that the address or a search result names. It comes second.
  public var targetArea: Int?

  /// Which of two places equally near wins, if neither has the focus nor is the target.
  public enum Tie: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// That of the area given first, as in browsers.
    case earlier
    /// The next one, towards the end of the content.
    case next
  }

  /// Which of two places equally near wins. `nil`, the default, is `earlier` for snap areas, as in
  /// browsers, and `next` for pages and snap points, as everywhere else here.
  public var tie: Tie?

  /// Creates a release of a kind.
  init(_ kind: Kind, from offset: Double, to target: Double) {
    (self.kind, self.offset, self.target) = (kind, offset, target)
  }

  /// A scroll of which only the end is known.
  public static func end(at target: Double) -> SnapRelease {
    SnapRelease(.end, from: target, to: target)
  }

  /// A scroll from an offset to an end, with a direction. Where the two are equal there is no
  /// direction.
  public static func end(at target: Double, from offset: Double) -> SnapRelease {
    SnapRelease(target == offset ? .end : .endAndDirection, from: offset, to: target)
  }

  /// A step in a direction: `distance`, in points, is how far it moves where nothing snaps.
  public static func step(by distance: Double, from offset: Double) -> SnapRelease {
    SnapRelease(distance == 0 ? .end : .direction, from: offset, to: offset + distance)
  }

  /// A flick read as an approach: as many whole stops as fit into the way from `offset` to
  /// `target`, less one, at their mean distance, and then the next place ahead.
  ///
  /// ```swift
  /// let pages = Pages(count: 9, length: 300, viewport: 300)
  /// print(pages.landing(of: .approach(to: 1250, from: 640, limit: 3))!.id)  // 4
  /// print(pages.landing(of: .approach(to: 1250, from: 640, limit: 1))!.id)  // 3
  /// ```
  ///
  /// - Parameters:
  ///   - target: Where the flick would end by itself, in points.
  ///   - offset: Where it is released. Where the two are equal there is no direction.
  ///   - limit: How many stops it may pass or reach, counted from where it is released.
  /// - Returns: The release.
  public static func approach(
    to target: Double, from offset: Double, limit: Int = .max
  ) -> SnapRelease {
    var release = SnapRelease(target == offset ? .end : .approach, from: offset, to: target)
    release.limit = limit
    return release
  }
}

/// Where a scroll comes to rest.
public struct SnapLanding: Equatable, Sendable, BitwiseCopyable {
  /// The content offset to rest at, in points.
  public let contentOffset: Double
  /// The number of the area that rests there. Of several at one offset it is the one that was
  /// chosen: give it back after a change of the layout, and scrolling stays with this area.
  public let id: Int
  /// Whether the area is longer than the port and fills it, so that scrolling rests at any place
  /// inside.
  public let isCovering: Bool
}
