// Fingers on a zoom of one's own. Closed forms of where a pinch began and where it is now, so that
// the result does not depend on how often it is reported.

extension Zoomer {
  /// A pinch under way.
  struct Pinch: Equatable, Sendable, BitwiseCopyable {
    var start: ZoomPlacement
    /// The scale the fingers asked for at the start, beyond the limits too.
    var requested: Double
    var startX: Double
    var startY: Double
    var distance: Double
    /// The centroid's last place, and the last distance.
    var x: Double
    var y: Double
    var lastDistance: Double
  }

  /// What a gesture asked for and the zoom could not do: what a pager around it, or a dismissal by
  /// pull or pinch, can use.
  public struct Unconsumed: Equatable, Sendable, BitwiseCopyable {
    /// By how much the offset would have left its range at each edge, in points: zero or positive.
    public var edges: ScrollInsets
    /// The factor by which the scale asked for exceeds the limits: more than 1 above the greatest,
    /// less than 1 below the least, else 1.
    public var scale: Double { didSet { scale = scale.positiveFactor } }

    /// Whether nothing is left.
    public var isEmpty: Bool { edges == .zero && scale == 1 }
  }

  /// Whether a pinch is under way.
  public var isPinching: Bool { pinch != nil }

  /// Begins a pinch, also beyond a limit. Equal limits do not stop it: ask `canZoom` first to do as
  /// UIKit does.
  ///
  /// - Parameters:
  ///   - centroid: The point between the fingers, in the viewport.
  ///   - distance: The distance of the fingers, in any unit: 1 with a gesture recogniser that reports
  ///     a factor.
  public mutating func pinchBegan(at centroid: CGPoint, distance: Double = 1) {
    guard centroid.isNumeric, distance > 0 else { return }
    let (x, y) = (
      centroid.along(.horizontal).finite(or: 0), centroid.along(.vertical).finite(or: 0)
    )
    pinch = Pinch(
      start: placement, requested: overZoom.requestedScale(for: scale, limits: limits), startX: x,
      startY: y, distance: distance.positiveFactor, x: x, y: y,
      lastDistance: distance.positiveFactor)
  }

  /// Goes on with a pinch: the content under the centroid at the start stays under it. The scale gives
  /// way beyond the limits as `overZoom` says; the offset is held in range at that scale, and smaller
  /// content stays aligned.
  ///
  /// - Parameters:
  ///   - centroid: The point between the fingers now.
  ///   - distance: Their distance now, in the unit of the start.
  /// - Returns: What was asked for beyond the limits; nothing without a pinch.
  @discardableResult
  public mutating func pinchMoved(to centroid: CGPoint, distance: Double) -> Unconsumed {
    guard var pinch, centroid.isNumeric, distance > 0 else {
      return Unconsumed(edges: .zero, scale: 1)
    }
    pinch.x = centroid.along(.horizontal).finite(or: 0)
    pinch.y = centroid.along(.vertical).finite(or: 0)
    pinch.lastDistance = distance.positiveFactor
    self.pinch = pinch
    let factor = distance.positiveFactor / pinch.distance
    let requested = max(pinch.requested * factor, .leastZoomScale).zoomScale
    let free = pinch.start.zoomed(
      to: overZoom.scale(for: requested, limits: limits),
      from: CGPoint(x: pinch.startX, y: pinch.startY), to: CGPoint(x: pinch.x, y: pinch.y))
    setPinched(clamped(free))
    return Unconsumed(edges: overscroll(free), scale: requested / limits.clamped(requested))
  }

  /// Ends a pinch, whether the fingers were lifted or the system took them: within the limits nothing
  /// changes; else the scale goes to the limit about the last centroid, then the offset into its range.
  /// As in UIKit, this is so at once, and the way there is for an animation.
  ///
  /// - Returns: The placement before, from which to animate.
  @discardableResult
  public mutating func pinchEnded() -> ZoomPlacement {
    let before = placement
    guard let pinch else { return before }
    self.pinch = nil
    set(
      clamped(
        placement.zoomed(
          to: limits.clamped(scale), about: CGPoint(x: pinch.x, y: pinch.y))))
    return before
  }

  /// Moves the content with a finger; the offset is held in range.
  ///
  /// - Parameter translation: How far the finger moved, in points; one that is not a number moves
  ///   nothing.
  /// - Returns: How far it would have moved beyond each edge.
  @discardableResult
  public mutating func pan(by translation: CGPoint) -> Unconsumed {
    guard translation.isNumeric else { return Unconsumed(edges: .zero, scale: 1) }
    let free = placement.zoomed(to: scale, from: .zero, to: translation)
    set(clamped(free))
    return Unconsumed(edges: overscroll(free), scale: 1)
  }

  /// Takes a pinch for begun where it is, after something else has moved the content under it.
  mutating func rebasePinch() {
    guard let pinch else { return }
    pinchBegan(at: CGPoint(x: pinch.x, y: pinch.y), distance: pinch.lastDistance)
  }

  private func overscroll(_ placement: ZoomPlacement) -> ScrollInsets {
    var metrics = metrics(at: placement.scale)
    metrics.contentOffset = placement.contentOffset
    return metrics.overscroll
  }
}
