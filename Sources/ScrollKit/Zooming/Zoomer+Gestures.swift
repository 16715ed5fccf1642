// Fingers on a zoom of one's own. Each result follows from where a pinch began and where it is now,
// so it does not depend on how often the pinch is reported.

extension Zoomer {
  /// A pinch under way.
  struct Pinch: Equatable, Sendable, BitwiseCopyable {
    /// The start in the sizes there were then; `nil` where nothing could be seen.
    var origin: ZoomResizeAnchor?
    /// The start in the present sizes.
    var start: ZoomPlacement
    /// The scales the fingers asked for at the start, beyond the limits too.
    var requested: AxisPair
    /// The fingers at the start, and now.
    let began: Fingers
    var fingers: Fingers
    /// Whether the fingers have moved while nothing could be seen.
    var isAhead = false
    /// Whether a place was already being kept through changes of sizes when the pinch began, and
    /// the fingers have not moved since.
    var keepsAnchor: Bool

    /// Two fingers: the point between them in the viewport, and their distance: one for both axes,
    /// or one along each.
    struct Fingers: Equatable, Sendable, BitwiseCopyable {
      let centroid: AxisPair
      let distances: AxisPair

      /// From numbers that are known to be right.
      init(valid centroid: AxisPair, distances: AxisPair) {
        (self.centroid, self.distances) = (centroid, distances)
      }

      /// `nil` for a point or distances that are none.
      init?(_ centroid: CGPoint, _ horizontal: Double, _ vertical: Double) {
        guard centroid.isNumeric, horizontal > 0, vertical > 0 else { return nil }
        self.centroid = AxisPair(centroid)
        distances = AxisPair(x: horizontal.positiveFactor, y: vertical.positiveFactor)
      }
    }

    /// The scales the fingers ask for now.
    var requestedNow: AxisPair {
      let asked = requested * (fingers.distances / began.distances)
      return AxisPair { max(asked[$0], .leastZoomScale).zoomScale }
    }

    /// The same pinch in the sizes that a zoom has now, or `nil` if it has to begin anew. It
    /// follows from where the pinch began, and not from sizes there were in between.
    func resized(_ zoom: Zoomer, fit: AxisPair, fill: AxisPair) -> Pinch? {
      guard let origin, !keepsAnchor else { return nil }
      var pinch = self
      pinch.requested = origin.scales
      var asked = origin
      asked.scales = pinch.requestedNow
      guard let scales = asked.scales(zoom.onResize, in: zoom, fit: fit, fill: fill) else {
        return nil
      }
      pinch.requested = (origin.scales * (scales / asked.scales)).zoomScales
      let old = origin.placement.scales
      pinch.start = ZoomPlacement(
        scales: old, offset: origin.offset(at: old, content: zoom.content, to: began.centroid))
      return pinch
    }
  }

  /// What a gesture asked for and the zoom could not do: what a pager around it, or a dismissal by
  /// pull or pinch, can use.
  public struct Unconsumed: Equatable, Sendable, BitwiseCopyable {
    /// By how much the offset would have left its range at each edge, in points: zero or positive.
    public var edges: ScrollInsets
    /// The factor by which the scale asked for exceeds the limits: more than 1 above the greatest,
    /// less than 1 below the least, else 1. That of the horizontal axis, if each has a scale.
    public var scale: Double { didSet { scale = scale.positiveFactor } }
    /// The same of the vertical axis.
    public var verticalScale: Double { didSet { verticalScale = verticalScale.positiveFactor } }

    static var none: Unconsumed { Unconsumed(edges: .zero, scale: 1, verticalScale: 1) }

    /// Whether nothing is left.
    public var isEmpty: Bool { edges == .zero && scale == 1 && verticalScale == 1 }
  }

  /// Whether a pinch is under way.
  public var isPinching: Bool {
    if case .some = pinch { return true }
    return false
  }

  /// Begins a pinch, also beyond a limit. Equal limits do not stop it: ask `canZoom` first to do as
  /// UIKit does.
  ///
  /// - Parameters:
  ///   - centroid: The point between the fingers, in the viewport.
  ///   - distance: The distance of the fingers, in any unit: 1 with a gesture recogniser that
  ///     reports a factor.
  public mutating func pinchBegan(at centroid: CGPoint, distance: Double = 1) {
    if let fingers = Pinch.Fingers(centroid, distance, distance) { beginPinch(fingers) }
  }

  /// Begins a pinch for a scale of each axis' own.
  ///
  /// - Parameters:
  ///   - centroid: The point between the fingers, in the viewport.
  ///   - distances: How far apart they are along each axis, in any unit. Along an axis on which
  ///     they are close together a small move would be a large factor: give a least distance, as
  ///     a `Scroller` does. If both axes have one scale, the width counts.
  public mutating func pinchBegan(at centroid: CGPoint, distances: CGSize) {
    if let fingers = fingers(centroid, distances) { beginPinch(fingers) }
  }

  private func fingers(_ centroid: CGPoint, _ distances: CGSize) -> Pinch.Fingers? {
    let width = Double(distances.width)
    return Pinch.Fingers(centroid, width, isEven ? width : Double(distances.height))
  }

  /// Begins a pinch at the present placement, or begins it anew.
  mutating func beginPinch(_ fingers: Pinch.Fingers) {
    let requested = requestedScales(for: scales)
    pinch = Pinch(
      origin: resizeAnchor(keeping: fingers.centroid, at: requested), start: placement,
      requested: requested, began: fingers, fingers: fingers, keepsAnchor: anchor != nil)
  }

  /// Goes on with a pinch: the content under the centroid at the start stays under it. The scale
  /// gives way beyond the limits as `overZoom` says; the offset is held in range at that scale, and
  /// smaller content stays aligned.
  ///
  /// - Parameters:
  ///   - centroid: The point between the fingers now.
  ///   - distance: Their distance now, in the unit of the start.
  /// - Returns: What was asked for beyond the limits; nothing without a pinch.
  @discardableResult
  public mutating func pinchMoved(to centroid: CGPoint, distance: Double) -> Unconsumed {
    pinchMoved(Pinch.Fingers(centroid, distance, distance))
  }

  /// Goes on with a pinch for a scale of each axis' own; see `pinchBegan(at:distances:)`.
  @discardableResult
  public mutating func pinchMoved(to centroid: CGPoint, distances: CGSize) -> Unconsumed {
    pinchMoved(fingers(centroid, distances))
  }

  private mutating func pinchMoved(_ fingers: Pinch.Fingers?) -> Unconsumed {
    guard let fingers, let free = follow(fingers), let requested = pinch?.requestedNow else {
      return .none
    }
    setPinched(clamped(free))
    let excess = requested / clampedScales(requested)
    return Unconsumed(edges: overscroll(free), scale: excess.x, verticalScale: excess.y)
  }

  /// Moves the fingers of a pinch.
  ///
  /// - Returns: Where they would have the content; `nil` without a pinch.
  mutating func follow(_ fingers: Pinch.Fingers) -> ZoomPlacement? {
    guard var pinch else { return nil }
    if fingers != pinch.fingers {
      pinch.fingers = fingers
      pinch.keepsAnchor = false
      pinch.isAhead = pinch.isAhead || !isLaidOut
    }
    self.pinch = pinch
    return free(pinch)
  }

  /// Where a pinch would have the content, at a scale that gives way beyond the limits.
  func free(_ pinch: Pinch) -> ZoomPlacement {
    pinch.start.zoomed(
      to: shownScales(for: pinch.requestedNow),
      from: pinch.began.centroid, to: pinch.fingers.centroid)
  }

  /// Ends a pinch, whether the fingers were lifted or the system took them. Within the limits
  /// nothing changes. Beyond one, the scale goes to the limit about the last centroid, then the
  /// offset into its range. Both have their final values at once, as in UIKit; an app animates from
  /// the placement that is returned.
  ///
  /// - Returns: The placement before, from which to animate.
  @discardableResult
  public mutating func pinchEnded() -> ZoomPlacement {
    let before = placement
    guard let pinch else { return before }
    self.pinch = nil
    let centroid = pinch.fingers.centroid
    set(clamped(placement.zoomed(to: clampedScales(scales), from: centroid, to: centroid)))
    return before
  }

  /// Moves the content with a finger; the offset is held in range.
  ///
  /// - Parameter translation: How far the finger moved, in points; one that is NaN moves
  ///   nothing.
  /// - Returns: How far it would have moved beyond each edge.
  @discardableResult
  public mutating func pan(by translation: CGPoint) -> Unconsumed {
    guard translation.isNumeric else { return .none }
    let free = placement.zoomed(to: scales, from: .zero, to: AxisPair(translation))
    set(clamped(free))
    return Unconsumed(edges: overscroll(free), scale: 1, verticalScale: 1)
  }

  /// Lets a pinch begin anew where its fingers are, after something else has moved the content.
  mutating func rebasePinch() {
    guard let fingers = pinch?.fingers else { return }
    let distances = isEven ? AxisPair(both: fingers.distances.x) : fingers.distances
    beginPinch(Pinch.Fingers(valid: fingers.centroid, distances: distances))
  }

  private func overscroll(_ placement: ZoomPlacement) -> ScrollInsets {
    var metrics = metrics(at: placement.scales)
    metrics.contentOffset = placement.contentOffset
    return metrics.overscroll
  }
}
