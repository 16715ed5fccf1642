/// Zoomed content in a scroll view: limits, anchors, centring, rotation. It observes a real
/// UIScrollView, or drives one of your own.
///
/// ```swift
/// var zoom = Zoomer(
///   unscaledContentSize: CGSize(width: 640, height: 960), rules: .fit(maximum: .scale(1)))
/// zoom.resize(to: ScrollMetrics(viewportSize: CGSize(width: 320, height: 480)))
/// print(zoom.limits.minimum, zoom.scale)  // 0.5 0.5
/// zoom.zoom(to: 1, about: CGPoint(x: 160, y: 240))
/// print(zoom.contentOffset, zoom.contentCenter)  // (160.0, 240.0) (320.0, 480.0)
/// ```
///
/// The *unscaled* content size is the size at scale 1; a scroll view's `contentSize` is that times
/// the scale. Viewport points are counted from the viewport's top left corner, so they do not
/// contain the offset. Both axes have one scale; with `verticalRules` each axis has its own, as in
/// a chart, which a UIScrollView cannot show. In `placement`, the content has its origin at offset
/// zero, and smaller content rests at a negative offset. What the app writes depends on its form
/// of centring (`centering`). What is NaN, and scales that are not positive, change nothing.
public struct Zoomer: Equatable, Sendable, BitwiseCopyable {
  // What every step reads comes first and together (benchmark: `zoom-anchor`).
  /// Where the content is: the scale, and the offset of the viewport from the content's origin.
  public internal(set) var placement: ZoomPlacement
  /// The limits in the present viewport; of the horizontal scale, if each axis has its own.
  public private(set) var limits: ZoomLimits
  /// The limits of the vertical scale.
  private(set) var verticalLimits: ZoomLimits
  /// The content's lengths at scale 1.
  private(set) var content: AxisPair
  /// What is computed in advance from the scroll view without content.
  private(set) var x: ZoomAxis
  private(set) var y: ZoomAxis
  var anchor: ZoomResizeAnchor?
  var pinch: Pinch?

  /// The rules for the limits; for those of the horizontal scale, if each axis has its own.
  public var rules: ZoomRules { didSet { refreshLimits() } }
  /// The rules for a scale of the vertical axis' own; `nil` if both axes have one scale. With
  /// rules for each axis, `fit` and `fill` mean the length along the axis alone.
  /// `.scales(1, 1)` leaves an axis as it is. Without them again, the vertical scale becomes the
  /// horizontal one.
  public var verticalRules: ZoomRules? {
    didSet {
      refreshLimits()
      if isEven { place(at: placement(scales: AxisPair(both: scales.x), about: nil)) }
      if isEven != (oldValue == nil) { rebasePinch() }
    }
  }
  /// What is kept when sizes change.
  public var onResize: ZoomResizing
  /// How the scale gives way beyond the limits during a pinch.
  public var overZoom: OverZoom
  /// How the app centres smaller content.
  public let centering: Centering
  /// The scroll view without content.
  private(set) var container: ScrollMetrics

  /// How an app centres smaller content; see `ContentCentering`.
  public enum Centering: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// It moves the zoomed view (its centre or its frame), and the content rests at minus the
    /// adjusted insets.
    case view
    /// It sets content insets, or draws by itself, and the content rests at minus the padding.
    case inset
  }

  /// Creates a zoom that has no viewport yet: the first `resize(to:)` sets the initial scale.
  ///
  /// - Parameters:
  ///   - unscaledContentSize: The size of the content at scale 1, in points.
  ///   - rules: The least, the greatest and the initial scale.
  ///   - verticalRules: The same for the vertical axis, if it is scaled by itself.
  ///   - alignment: Where smaller content rests, each coordinate in 0...1.
  ///   - centering: How the app centres smaller content.
  ///   - overZoom: How the scale gives way beyond the limits during a pinch.
  ///   - onResize: What is kept when sizes change.
  public init(
    unscaledContentSize: CGSize, rules: ZoomRules = .fit(maximum: .scale(1)),
    verticalRules: ZoomRules? = nil,
    alignment: CGPoint = CGPoint(x: 0.5, y: 0.5), centering: Centering = .view,
    overZoom: OverZoom = .uiKit, onResize: ZoomResizing = .keepCenterAndScaleOrMinimum
  ) {
    self.rules = rules
    self.verticalRules = verticalRules
    self.onResize = onResize
    self.overZoom = overZoom
    self.centering = centering
    content = AxisPair { unscaledContentSize.along($0).nonNegative }
    container = ScrollMetrics(viewportSize: .zero, contentAlignmentPoint: alignment)
    x = ZoomAxis(container, .horizontal)
    y = ZoomAxis(container, .vertical)
    limits = ZoomLimits(minimum: 1, maximum: 1)
    verticalLimits = limits
    placement = ZoomPlacement(scale: 1, contentOffset: .zero)
    refreshLimits()
  }

  /// The size of the content at scale 1, in points.
  public var unscaledContentSize: CGSize { CGSize(width: content.x, height: content.y) }

  /// The scale; the horizontal one, if each axis has its own.
  public var scale: Double { placement.scale }

  /// The scale along an axis.
  public func scale(along axis: ScrollAxis) -> Double { placement.scales[axis] }

  /// The scroll view with the content at the present scale and offset.
  public var metrics: ScrollMetrics {
    var metrics = metrics(at: scales)
    metrics.contentOffset = placement.contentOffset
    return metrics
  }

  /// The scroll view with the content at scales.
  func metrics(at scales: AxisPair) -> ScrollMetrics {
    var metrics = container
    metrics.contentSize = contentSize(at: scales)
    return metrics
  }

  /// The size of the content at scales.
  func contentSize(at scales: AxisPair) -> CGSize {
    let scaled = content * scales
    return CGSize(width: x.contentLength(scaled.x), height: y.contentLength(scaled.y))
  }

  private mutating func refreshLimits() {
    limits = limits(by: rules, .horizontal)
    verticalLimits = verticalRules.map { limits(by: $0, .vertical) } ?? limits
  }

  private func limits(by rules: ZoomRules, _ axis: ScrollAxis) -> ZoomLimits {
    rules.limits(contentSize: unscaledContentSize, in: container, along: isEven ? nil : axis)
  }

  /// Takes over a saved scroll view, without asking what to keep of the present place.
  mutating func restore(_ metrics: ScrollMetrics) {
    container = metrics
    container.contentSize = .zero
    container.contentOffset = .zero
    x = ZoomAxis(container, .horizontal)
    y = ZoomAxis(container, .vertical)
    refreshLimits()
  }
}

extension Zoomer {
  /// Whether there is a viewport and content, so that a scale means anything.
  var isLaidOut: Bool {
    content.x > 0 && content.y > 0 && container.viewportSize.width > 0
      && container.viewportSize.height > 0
  }

  /// Reports the scroll view's viewport, insets and display scale. Call it at every layout. The
  /// content size, the offset and the alignment of `metrics` are ignored.
  ///
  /// At the first layout with a viewport, the zoomer takes the initial scale and aligns the
  /// content. Later `onResize` decides what is kept. The same sizes change nothing.
  public mutating func resize(to metrics: ScrollMetrics) {
    var new = metrics
    new.contentSize = .zero
    new.contentOffset = .zero
    new.contentAlignmentPoint = container.contentAlignmentPoint
    guard new != container else { return }
    change {
      $0.container = new
      $0.x = ZoomAxis(new, .horizontal)
      $0.y = ZoomAxis(new, .vertical)
    }
  }

  /// Changes the size of the content at scale 1, as when a larger image replaces a preview. As with
  /// `resize(to:)`, `onResize` decides what is kept; the centre is kept as a share of the content.
  ///
  /// While the content has no extent, as when there is no image, nothing is forgotten: the next
  /// size counts as if it came right after the last. For another image, `reset()` begins anew.
  public mutating func setUnscaledContentSize(_ size: CGSize) {
    let new = AxisPair { size.along($0).nonNegative }
    if new != content { change { $0.content = new } }
  }

  /// Begins anew, as at the first layout: at the initial scale, with the content aligned. For
  /// another image in the same view.
  public mutating func reset() {
    anchor = nil
    pinch?.origin = nil
    guard isLaidOut else { return }
    begin()
    rebasePinch()
  }

  private mutating func change(_ body: (inout Zoomer) -> Void) {
    if isLaidOut {
      anchor = anchor ?? resizeAnchor(keeping: unobscuredCenter(at: scales), at: scales)
    }
    body(&self)
    refreshLimits()
    guard isLaidOut else { return }
    let (fit, fill) = (scales(.fit()), scales(.fill()))
    if var pinch = pinch?.resized(self, fit: fit, fill: fill) {
      // Fingers that moved meanwhile have taken the content with them.
      if pinch.isAhead { anchor = nil }
      pinch.isAhead = false
      self.pinch = pinch
      placement = clamped(free(pinch))
      return
    }
    if let anchor, let wanted = anchor.scales(onResize, in: self, fit: fit, fill: fill) {
      let scales = clampedScales(wanted)
      let offset = anchor.offset(at: scales, content: content, to: unobscuredCenter(at: scales))
      placement = clamped(offset.finite, at: scales)
    } else {
      begin()
    }
    rebasePinch()
  }

  /// Goes to the initial scale, with the content aligned.
  private mutating func begin() {
    let first = initialScale(by: rules, .horizontal)
    let scales = AxisPair(
      x: first, y: verticalRules.map { initialScale(by: $0, .vertical) } ?? first)
    let metrics = metrics(at: scales)
    let alignment = container.contentAlignmentPoint
    anchor = nil
    placement = ZoomPlacement(
      scales: scales,
      offset: AxisPair { metrics[$0].offset(atProgress: alignment.along($0)) })
  }

  private func initialScale(by rules: ZoomRules, _ axis: ScrollAxis) -> Double {
    rules.initialScale(contentSize: unscaledContentSize, in: container, along: isEven ? nil : axis)
  }

  /// The scales that a rule gives.
  private func scales(_ rule: ZoomScaleRule) -> AxisPair {
    if isEven { return AxisPair(both: rule.scale(contentSize: unscaledContentSize, in: container)) }
    return AxisPair { rule.scale(contentSize: unscaledContentSize, in: container, along: $0) }
  }

  /// What is on screen, to be kept under a point of the viewport; `nil` where nothing can be.
  func resizeAnchor(keeping point: AxisPair, at scales: AxisPair) -> ZoomResizeAnchor? {
    guard isLaidOut else { return nil }
    return ZoomResizeAnchor(
      placement: placement, point: point, content: content, scales: scales,
      fit: self.scales(.fit()), fill: self.scales(.fill()), limits: limits,
      verticalLimits: verticalLimits)
  }

  /// A placement with its offset held within the range at its scale.
  func clamped(_ placement: ZoomPlacement) -> ZoomPlacement {
    clamped(placement.offset, at: placement.scales)
  }

  // Inlined for the benchmark's `zoom-anchor`.

  /// The placement at scales within limits, with an offset held within the range there.
  @inline(__always)
  func clamped(_ offset: AxisPair, at scales: AxisPair) -> ZoomPlacement {
    ZoomPlacement(
      valid: scales,
      offset: AxisPair(
        x: x.clampedOffset(offset.x, scaled: content.x * scales.x),
        y: y.clampedOffset(offset.y, scaled: content.y * scales.y)))
  }

  /// Sets a placement that the user or the app has chosen. A pinch under way goes on from there.
  /// Without a viewport or content nobody can choose, so the place from before is still kept.
  mutating func set(_ new: ZoomPlacement) {
    let isChange = hasAnchor && new != placement
    placement = new
    guard isChange, isLaidOut else { return }
    anchor = nil
    rebasePinch()
  }

  /// Whether a place is kept, for a change of sizes or for a pinch. Patterns, since `!= nil` would
  /// copy the value (benchmark: `zoom-anchor`).
  @inline(__always)
  private var hasAnchor: Bool {
    if case .some = anchor { return true }
    if case .some = pinch { return true }
    return false
  }

  /// Sets a placement that a pinch asks for.
  mutating func setPinched(_ new: ZoomPlacement) {
    let pinch = pinch
    self.pinch = nil
    set(new)
    self.pinch = pinch
  }
}
