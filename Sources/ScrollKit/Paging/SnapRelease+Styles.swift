extension SnapRelease {
  /// How a gesture's end is read: the rules of an interface library as numbers.
  ///
  /// Each ready value stands beside the row of a test table that shows it. Its numbers may be
  /// changed.
  public struct Style: Equatable, Sendable, BitwiseCopyable {
    /// What is asked where a gesture ends as a flick: `endAndDirection` or `approach`. The other
    /// kinds are allowed, too.
    public var flick: Kind
    /// The speed, in points per second, from which a release is a flick. At zero any speed but zero
    /// is one. NaN and negative count as zero.
    public var flickSpeed = 0.0 { didSet { flickSpeed = flickSpeed.nonNegative } }
    /// How far, in points, a flick must have come from where the gesture began. NaN and negative
    /// count as zero.
    public var flickDistance = 0.0 { didSet { flickDistance = flickDistance.nonNegative } }
    /// Whether a slow release goes by where the finger left, not by where the scroll would end.
    public var settlesWhereReleased = false
    /// See `SnapRelease.distanceThreshold`.
    public var distanceThreshold = 0.5 {
      didSet { distanceThreshold = distanceThreshold.unitFraction(or: 0.5) }
    }
    /// How many stops a gesture may move; see `SnapRelease.limit`.
    public var limit = Int.max
    /// How far scrolling goes to rest on something.
    public var strictness = SnapStrictness.mandatory
    /// Which of two places equally near wins; see `SnapRelease.tie`.
    public var tie: Tie?

    /// Creates a style: by default CSS's mandatory snapping.
    public init(flick: Kind = .endAndDirection) { self.flick = flick }
  }

  /// The release of a gesture.
  ///
  /// ```swift
  /// let pages = Pages(count: 9, length: 300, viewport: 300)
  /// let flick = SnapRelease.gesture(
  ///   .uiKitPaging, from: 300, at: 350, to: 1400, velocity: 2000)
  /// print(pages.landing(of: flick)!.contentOffset)  // 600.0
  /// ```
  ///
  /// - Parameters:
  ///   - style: Whose rules.
  ///   - start: The offset at which the gesture began, in points.
  ///   - offset: The offset at release.
  ///   - target: Where the scroll would end by itself.
  ///   - velocity: The offset's velocity in points per second; zero for a slow release. NaN counts
  ///     as zero.
  /// - Returns: A release.
  public static func gesture(
    _ style: Style, from start: Double, at offset: Double, to target: Double, velocity: Double
  ) -> SnapRelease {
    let velocity = velocity.finite(or: 0)
    let target = target.isNaN ? offset : target
    let isFlick =
      velocity != 0 && velocity.magnitude >= style.flickSpeed
      && !((offset - start).magnitude < style.flickDistance)
    var release: SnapRelease
    if !isFlick {
      release = .end(at: style.settlesWhereReleased ? offset : target)
      release.distanceThreshold = style.distanceThreshold
    } else if style.flick == .approach {
      // A flick has its direction from the velocity, also where it would not get anywhere.
      let way = velocity > 0 ? max(target - offset, 1) : min(target - offset, -1)
      release = .approach(to: offset + way, from: offset)
    } else {
      release = SnapRelease(target == offset ? .end : style.flick, from: offset, to: target)
    }
    release.start = start
    if isFlick || style.flick != .approach { release.limit = style.limit }
    (release.strictness, release.tie) = (style.strictness, style.tie)
    return release
  }
}

// The ready values. In brackets: where the rule is from, and how certain it is.

extension SnapRelease.Style {
  /// CSS, mandatory: a slow drag to the nearest place, a flick ahead to the one nearest to where it
  /// would end. (Chromium, measured: A.)
  public static var cssMandatory: Self { Self() }

  /// CSS, proximity: as `cssMandatory`, where something is near. (Chromium, measured: A.)
  public static var cssProximity: Self {
    var style = Self()
    style.strictness = .proximity
    return style
  }

  /// UIKit's `isPagingEnabled`: as `cssMandatory`, but at most one stop from where the gesture
  /// began. Pages are as long as the bounds. (Documented: B.)
  public static var uiKitPaging: Self {
    var style = Self()
    (style.limit, style.tie) = (1, .next)
    return style
  }

  /// SwiftUI's `paging`: as `uiKitPaging`. Pages are as long as the container, without the spacing
  /// of the views in it. (Documented: B.)
  public static var swiftUIPaging: Self { .uiKitPaging }

  /// How SwiftUI's `viewAligned` limits the views that one gesture passes.
  public enum ViewLimit: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// A few views: documented without a number.
    case always
    /// One view. (Documented.)
    case alwaysByOne
    /// A few views, a number that the system chooses. (Documented.)
    case alwaysByFew
    /// Any number. (Documented.)
    case never

    /// What `automatic` means: `always` where the size class along the axis is compact, else
    /// `never`. (Documented.)
    public static func automatic(isCompact: Bool) -> ViewLimit { isCompact ? .always : .never }
  }

  /// SwiftUI's `viewAligned`: as `cssMandatory`, with a limit. (Documented: B; what few are is
  /// documented nowhere, and three is a guess: D.)
  ///
  /// - Parameters:
  ///   - limit: The limit behaviour.
  ///   - few: How many views few are; fewer than one counts as one.
  /// - Returns: The style.
  public static func swiftUIViewAligned(
    _ limit: ViewLimit = .automatic(isCompact: true), few: Int = 3
  ) -> Self {
    var style = Self()
    style.tie = .next
    switch limit {
    case .always, .alwaysByFew: style.limit = max(1, few)
    case .alwaysByOne: style.limit = 1
    case .never: break
    }
    return style
  }

  /// Compose's `Pager`: a flick, from 400 points per second, approaches and then goes to the next
  /// page, at most `pageLimit` pages from where it is released (`PagerSnapDistance.atMost`); a slow
  /// drag goes on past half a page. At exactly half of it Compose goes back, ours to the next page.
  /// (Source and published tests: B.)
  ///
  /// - Parameter pageLimit: How many pages; Compose's own is one.
  /// - Returns: The style.
  public static func composePager(atMost pageLimit: Int = 1) -> Self {
    var style = Self(flick: .approach)
    (style.flickSpeed, style.limit, style.settlesWhereReleased) = (400, pageLimit, true)
    style.tie = .next
    return style
  }

  /// Compose's snapping of lists: as `composePager` without a limit. (Published tests: B.)
  public static var composeList: Self { .composePager(atMost: .max) }

  /// Flutter's `PageScrollPhysics`: a flick, from 20 points per second, to the next page from where
  /// the finger left, wherever it would end; a slow drag to the nearest page there. (Source and
  /// published tests: B. The speed is Flutter's tolerance at one pixel per point; it falls with the
  /// display scale.)
  public static var flutterPages: Self {
    var style = Self(flick: .approach)
    (style.flickSpeed, style.limit, style.settlesWhereReleased) = (20, 1, true)
    style.tie = .next
    return style
  }

  /// Android's `ViewPager2`, a `PagerSnapHelper`: as `flutterPages`, from 50 points per second.
  /// (Published tests: B; the speed is the platform's least fling: C.)
  public static var androidPages: Self {
    var style = Self.flutterPages
    style.flickSpeed = 50
    return style
  }

  /// Android's older `ViewPager`: a flick from 400 points per second that has come 25 points goes
  /// to the next page; a slow drag must have passed 0.6 of a page. (Source: C.)
  public static var androidViewPager: Self {
    var style = Self.flutterPages
    (style.flickSpeed, style.flickDistance, style.distanceThreshold) = (400, 25, 0.6)
    return style
  }
}
