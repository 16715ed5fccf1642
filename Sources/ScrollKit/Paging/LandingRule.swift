/// How a release chooses the stop to land on. `Pages.landing` says what it does.
struct LandingRule: Equatable, Sendable, BitwiseCopyable {
  /// See `Pages.distanceThreshold`.
  var distanceThreshold = 0.5 {
    didSet { distanceThreshold = distanceThreshold.unitFraction(or: 0.5) }
  }
  /// See `Pages.flickThreshold`.
  var flickThreshold = 300.0 { didSet { flickThreshold = flickThreshold.nonNegative } }

  /// A release on the logical axis. Places are counted in stops: pages that rest at one offset
  /// count once.
  struct Release {
    /// The stop the drag started on.
    var start: Int
    /// The position at release.
    var position: Double
    /// The position where the motion would come to rest by itself.
    var proposed: Double
    /// The stop nearest to the proposed position.
    var nearest: Int
    /// Points per second.
    var velocity: Double
    /// The greatest number of stops to move; negative counts as zero.
    var limit: Int
  }

  /// The stop a release lands on. It may lie outside the stops there are.
  func stop(for release: Release) -> Int {
    let (start, limit) = (release.start, max(0, release.limit))
    let range = start.saturatingSubtract(limit)...start.saturatingAdd(limit)
    let isFlick = release.velocity != 0 && release.velocity.magnitude >= flickThreshold
    return (isFlick ? flickedStop(release) : draggedStop(release)).clamped(to: range)
  }

  /// The stop nearest to the proposed position, but at least the next one in the flick's direction.
  private func flickedStop(_ release: Release) -> Int {
    let (position, nearest) = (release.position, release.nearest)
    return release.velocity > 0
      ? max(nearest, Int(saturating: position.rounded(.down)).saturatingAdd(1))
      : min(nearest, Int(saturating: position.rounded(.up)).saturatingSubtract(1))
  }

  /// The stops dragged over, and one more where the remainder reaches the distance threshold. A
  /// remainder equal to the threshold counts only forwards: at half a page, a tie is the next page.
  private func draggedStop(_ release: Release) -> Int {
    let dragged = release.proposed - Double(release.start)
    let whole = dragged.rounded(.towardZero)
    let remainder = dragged - whole
    var step = 0
    if remainder > 0, remainder >= distanceThreshold { step = 1 }
    if remainder < 0, -remainder > distanceThreshold { step = -1 }
    return release.start.saturatingAdd(Int(saturating: whole)).saturatingAdd(step)
  }
}
