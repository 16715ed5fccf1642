/// Where a release lands among pages: what to write into `targetContentOffset`.
public struct PageLanding: Equatable, Sendable, BitwiseCopyable {
  /// The page that will be shown; `nil` without pages.
  public var page: Int?
  /// The offset at which that page rests, in points.
  public var contentOffset: Double {
    didSet { contentOffset = contentOffset.finite(or: oldValue) }
  }
  /// Whether the release was slow and its target moved. A real UIScrollView does not decelerate
  /// then but slides evenly to the new target, which takes long (one public report,
  /// radar 18746849); an animated `setContentOffset` after the drag looks better.
  public var isSlowRetarget: Bool

  /// The speed, in points per millisecond, below which UIKit slides evenly to a moved target.
  public static var slowSpeed: Double { 0.27 }
  /// How far a target must move to count as moved: half a point, a device pixel's half at 1x.
  public static var retargetTolerance: Double { 0.5 }
}

extension PageLanding {
  /// What decides where a release lands, all on the logical axis and in stops: pages that rest at
  /// one offset count once.
  struct Release {
    /// The stop the drag started on.
    var start: Int
    /// The position at release.
    var position: Double
    /// The position where the motion would come to rest.
    var proposed: Double
    /// The stop nearest to that.
    var nearest: Int
    /// Points per millisecond.
    var velocity: Double
    /// The greatest number of stops to move.
    var limit: Int
    var distanceThreshold: Double
    var flickThreshold: Double

    /// The stop to land on, before it is held within the stops there are.
    var stop: Int {
      let limit = max(0, self.limit)
      let range = start.saturatingSubtract(limit)...start.saturatingAdd(limit)
      return (isFlick ? flickedStop : draggedStop).clamped(to: range)
    }

    private var isFlick: Bool { velocity != 0 && velocity.magnitude >= flickThreshold }

    /// The stop nearest to the proposed rest, but at least the next one in the flick's direction.
    private var flickedStop: Int {
      velocity > 0
        ? max(nearest, Int(saturating: position.rounded(.down)).saturatingAdd(1))
        : min(nearest, Int(saturating: position.rounded(.up)).saturatingSubtract(1))
    }

    /// The stops dragged over, and one more where the rest reaches the distance threshold; at the
    /// very threshold forwards only, so that at half a page it is the nearest page, a tie the next.
    private var draggedStop: Int {
      let dragged = proposed - Double(start)
      let whole = dragged.rounded(.towardZero)
      let rest = dragged - whole
      var step = 0
      if rest > 0, rest >= distanceThreshold { step = 1 }
      if rest < 0, -rest > distanceThreshold { step = -1 }
      return start.saturatingAdd(Int(saturating: whole)).saturatingAdd(step)
    }
  }
}

extension PagePositions {
  /// Where a release lands; offsets and velocity are logical.
  func landing(
    from start: Int, at offset: Double, proposed: Double, velocity: Double, limit: Int,
    distanceThreshold: Double, flickThreshold: Double
  ) -> (page: Int, offset: Double)? {
    guard let nearest = nearestStop(proposed) else { return nil }
    let release = PageLanding.Release(
      start: stop(holding: start.clamped(to: 0...(count - 1))), position: stopPosition(offset),
      proposed: stopPosition(proposed), nearest: nearest, velocity: velocity,
      limit: limit, distanceThreshold: distanceThreshold, flickThreshold: flickThreshold)
    let page = page(counting: release.stop.clamped(to: 0...(stopCount - 1)))
    return (page, restingOffset(page))
  }
}

extension PageFrame {
  /// Where a release lands; offsets and velocity are physical.
  func landing(
    in pages: some PagePositions, from start: Int, at offset: Double, proposed: Double,
    velocity: Double, limit: Int, distanceThreshold: Double, flickThreshold: Double
  ) -> PageLanding {
    let velocity = velocity.finite(or: 0)
    let proposed = proposed.isNaN ? offset : proposed
    let landing = pages.landing(
      from: start, at: logicalOffset(offset), proposed: logicalOffset(proposed),
      velocity: isMirrored ? -velocity : velocity, limit: limit,
      distanceThreshold: distanceThreshold, flickThreshold: flickThreshold)
    let target = physicalOffset(landing?.offset ?? logical.leastOffset)
    let moved = (target - proposed.finite(or: target)).magnitude > PageLanding.retargetTolerance
    return PageLanding(
      page: landing?.page, contentOffset: target,
      isSlowRetarget: moved && velocity.magnitude < PageLanding.slowSpeed)
  }
}
