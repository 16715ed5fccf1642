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

  /// The speed, in points per second, below which UIKit slides evenly to a moved target.
  public static var slowSpeed: Double { 270 }
  /// How far a target must move to count as moved: half a point, which is half a device pixel at
  /// 1x.
  public static var retargetTolerance: Double { PixelGrid.greatestRounding }
}

extension PagePositions {
  /// Where a release lands; offsets and velocity are physical. See `Pages.landing`.
  func pageLanding(
    from start: Int, at offset: Double, proposed: Double, velocity: Double, limit: Int
  ) -> PageLanding {
    let velocity = velocity.finite(or: 0)
    let proposed = proposed.isNaN ? offset : proposed
    let logicalTarget = pageAxis.logicalOffset(proposed)
    let page = nearestStop(logicalTarget).flatMap { nearest in
      let release = LandingRule.Release(
        start: stop(ofNearest: start) ?? 0, position: stopPosition(pageAxis.logicalOffset(offset)),
        proposed: stopPosition(logicalTarget), nearest: nearest,
        velocity: pageAxis.isMirrored ? -velocity : velocity, limit: limit)
      return self.page(ofNearest: landingRule.stop(for: release))
    }
    let target = physicalOffset(ofPage: page ?? 0)
    let moved = (target - proposed.finite(or: target)).magnitude > PageLanding.retargetTolerance
    return PageLanding(
      page: page, contentOffset: target,
      isSlowRetarget: moved && velocity.magnitude < PageLanding.slowSpeed)
  }
}
