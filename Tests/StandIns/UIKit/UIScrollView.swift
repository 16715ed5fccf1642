// A scroll view that runs on a `Scroller`, and zooms by a `Zoomer`, of a copy of the library under
// another name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ScrollKitEngine

open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Equatable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  private var engine = Scroller(ScrollMetrics(viewportSize: .zero))
  private var isSynchronizing = false
  private var now: Double { Device.shared.time }
  private var unknowns: Device.Unknowns { Device.shared.unknowns }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    resize { $0.viewportSize = frame.size }
  }
  public required init?(coder: NSCoder) { nil }

  override open var bounds: CGRect {
    didSet {
      guard !isSynchronizing, bounds != oldValue else { return }
      if bounds.size != oldValue.size { resize { $0.viewportSize = bounds.size } }
      if bounds.origin != oldValue.origin { write(bounds.origin) }
    }
  }

  // MARK: Sizes and flags

  open var contentSize: CGSize {
    get { engine.metrics.contentSize }
    set { resize { $0.contentSize = newValue } }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { resize { $0.contentInset = insets(contentInset) } }
  }
  open var adjustedContentInset: UIEdgeInsets {
    let insets = engine.metrics.adjustedContentInset
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      let rawValue = UInt8(contentInsetAdjustmentBehavior.rawValue)
      resize { $0.contentInsetAdjustmentBehavior = InsetAdjustmentBehavior(rawValue: rawValue)! }
    }
  }
  open var decelerationRate = DecelerationRate.normal {
    didSet { engine.configuration.decelerationRate = Double(decelerationRate.rawValue) }
  }
  open var bounces = true { didSet { resize { $0.behavior.bounces = bounces ? .all : [] } } }
  open var alwaysBounceHorizontal = false { didSet { setAlwaysBounces() } }
  open var alwaysBounceVertical = false { didSet { setAlwaysBounces() } }
  open var isPagingEnabled = false {
    didSet { engine.configuration.paging = isPagingEnabled ? .viewport : .none }
  }
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  override open var isUserInteractionEnabled: Bool {
    didSet {
      resize { $0.behavior.isUserInteractionEnabled = isUserInteractionEnabled }
    }
  }

  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if isScrollEnabled || !isTracking || unknowns.disabling == .atOnce { enableOrDisable() }
    }
  }
  private func enableOrDisable() {
    if engine.metrics.behavior.isScrollEnabled != isScrollEnabled {
      resize { $0.behavior.isScrollEnabled = isScrollEnabled }
    }
  }

  private func setAlwaysBounces() {
    var axes: ScrollAxis.Set = []
    if alwaysBounceHorizontal { axes.insert(.horizontal) }
    if alwaysBounceVertical { axes.insert(.vertical) }
    resize { $0.behavior.alwaysBounces = axes }
  }

  private func insets(_ insets: UIEdgeInsets) -> ScrollInsets {
    ScrollInsets(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }

  private func resize(_ body: (inout ScrollMetrics) -> Void) {
    let paging = engine.configuration.paging
    if !unknowns.layoutClamps { engine.configuration.paging = .none }
    engine.configuration.restAdjustment = unknowns.layoutClamps ? .intoRange : .none
    let safeArea = insets(safeAreaInsets)
    let events = engine.change(time: now) {
      body(&$0)
      $0.safeAreaInsets = safeArea
      $0.displayScale = Device.shared.displayScale
    }
    engine.configuration.paging = paging
    deliver(events)
  }

  // MARK: The offset

  open var contentOffset: CGPoint {
    get { engine.contentOffset }
    set { write(newValue) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      let events = engine.setContentOffset(contentOffset, animated: true, time: now)
      deliver(events.filter { unknowns.reportsTakeover || !$0.isEndOfMotion })
    } else if engine.isDecelerating || engine.isScrollAnimating {
      // Without animation, a command is known to stop a deceleration.
      let events = engine.setContentOffset(contentOffset, time: now)
      deliver(events.filter { unknowns.reportsTakeover || !$0.isEndOfMotion })
    } else {
      write(contentOffset)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(engine.metrics.contentOffset(showing: rect), animated: animated)
  }

  private func write(_ offset: CGPoint) {
    let old = engine.contentOffset
    guard engine.isDecelerating || engine.isScrollAnimating else {
      return deliver(engine.setContentOffset(offset, time: now))
    }
    let way = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    switch unknowns.write {
    case .takesMotionAlong:
      deliver(engine.shift(by: way))
    case .leavesTarget:
      let (target, decelerates) = (engine.restingOffset, engine.isDecelerating)
      let events = engine.shift(by: way)
      if decelerates {
        _ = engine.retarget(to: target)
      } else {
        _ = engine.setContentOffset(target, animated: true, time: now)
      }
      deliver(events)
    case .endsSilently:
      deliver(engine.setContentOffset(offset, time: now).filter { !$0.isEndOfMotion })
    case .ends:
      deliver(engine.setContentOffset(offset, time: now))
    }
  }

  open var isTracking: Bool { engine.isTracking }
  open var isDragging: Bool { engine.isDragging }
  open var isDecelerating: Bool { engine.isDecelerating }
  /// Whether nothing moves and no finger is down.
  public var isAtRest: Bool { engine.isAtRest }

  // MARK: Frames and fingers

  /// What a finger does.
  public enum TouchPhase: UInt8, Sendable { case began, moved, stationary, ended, cancelled }

  func advance(to time: Double) {
    enableOrDisableLater(atFrame: true)
    deliver(engine.advance(to: time))
    endZoomAnimation()
  }

  private func enableOrDisableLater(atFrame: Bool) {
    if !isTracking || atFrame && unknowns.disabling == .nextFrame { enableOrDisable() }
  }

  func leaveScreen(at time: Double, finishes: Bool) {
    if isTracking { touch(.cancelled, at: .zero) }
    if !finishes, engine.isDecelerating || engine.isScrollAnimating {
      // A scroll view never rests past an end.
      let events = engine.setContentOffset(engine.metrics.clampedContentOffset, time: time)
      deliver(events.filter { $0 == .didScroll })
    }
  }

  /// A finger does something, at a point of the viewport.
  public func touch(_ phase: TouchPhase, id: Int = 0, at point: CGPoint) {
    guard let enginePhase = Scroller.TouchPhase(rawValue: phase.rawValue) else { return }
    let catches = engine.isDecelerating || engine.isScrollAnimating
    let events = engine.touch(enginePhase, id: id, at: point, time: now)
    let isSilent = phase == .began && catches && !unknowns.reportsCatch
    deliver(events.filter { !isSilent || !$0.isEndOfMotion })
    enableOrDisableLater(atFrame: false)
  }

  private func synchronizeBounds() {
    isSynchronizing = true
    bounds.origin = engine.contentOffset
    isSynchronizing = false
  }

  private func deliver(_ events: some Sequence<Scroller.Event>) {
    synchronizeBounds()
    for event in events {
      switch event {
      case .willBeginDragging: delegate?.scrollViewWillBeginDragging(self)
      case .didScroll: delegate?.scrollViewDidScroll(self)
      case .willEndDragging(let velocity, let target):
        var wanted = target
        // UIKit's unit is points per millisecond.
        let velocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        withUnsafeMutablePointer(to: &wanted) {
          delegate?.scrollViewWillEndDragging(
            self, withVelocity: velocity, targetContentOffset: $0)
        }
        if wanted != target { _ = engine.retarget(to: wanted) }
      case .didEndDragging(let willDecelerate):
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
      case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
      case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
      case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
      case .didScrollToTop: delegate?.scrollViewDidScrollToTop(self)
      default: break
      }
    }
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var isZooming: Bool { pinch != nil }
  private var pinch: Zoomer?
  private var zoomEnd: Double?

  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.magnification ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The present state of zooming, with the content at the origin; `nil` without a view to zoom.
  private func zoomer(_ view: UIView) -> Zoomer {
    var metrics = engine.metrics
    metrics.contentSize = .zero
    var zoomer = Zoomer(
      unscaledContentSize: view.bounds.size,
      rules: ZoomRules(
        minimum: .scale(Double(minimumZoomScale)), maximum: .scale(Double(maximumZoomScale))),
      alignment: .zero)
    zoomer.resize(to: metrics)
    zoomer.place(
      at: ZoomPlacement(scale: Double(view.magnification), contentOffset: engine.contentOffset))
    return zoomer
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    var zoomer = zoomer(view)
    zoomer.zoom(to: Double(scale))
    show(zoomer, view, animated: animated)
  }

  open func zoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    var zoomer = zoomer(view)
    zoomer.zoom(to: rect)
    show(zoomer, view, animated: animated)
  }

  /// Takes over a zoom. An animation has its final values at once, as UIKit reports them.
  private func show(_ zoomer: Zoomer, _ view: UIView, animated: Bool) {
    if animated {
      delegate?.scrollViewWillBeginZooming(self, with: view)
      zoomEnd = now + 0.3
    }
    let old = engine.contentOffset
    view.magnification = CGFloat(zoomer.scale)
    view.frame.origin = .zero
    let size = view.frame.size
    _ = engine.change(time: now) { $0.contentSize = size }
    _ = engine.setContentOffset(zoomer.placement.contentOffset, time: now)
    synchronizeBounds()
    delegate?.scrollViewDidZoom(self)
    if engine.contentOffset != old { delegate?.scrollViewDidScroll(self) }
  }

  private func endZoomAnimation() {
    guard let end = zoomEnd, now >= end else { return }
    zoomEnd = nil
    delegate?.scrollViewDidEndZooming(
      self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
  }

  /// Two fingers pinch, at the point between them, in the viewport.
  public func pinchBegan(at centroid: CGPoint, distance: Double) {
    guard maximumZoomScale > minimumZoomScale, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    var zoomer = zoomer(view)
    zoomer.pinchBegan(at: centroid, distance: distance)
    pinch = zoomer
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  public func pinchMoved(to centroid: CGPoint, distance: Double) {
    guard var zoomer = pinch, let view = delegate?.viewForZooming(in: self) else { return }
    zoomer.pinchMoved(to: centroid, distance: distance)
    pinch = zoomer
    show(zoomer, view, animated: false)
  }

  public func pinchEnded() {
    guard var zoomer = pinch, let view = delegate?.viewForZooming(in: self) else { return }
    pinch = nil
    zoomer.pinchEnded()
    show(zoomer, view, animated: false)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }
}

extension Scroller.Event {
  /// Whether it says that content has come to the end of a motion of its own.
  fileprivate var isEndOfMotion: Bool {
    self == .didEndDecelerating || self == .didEndScrollingAnimation || self == .didScrollToTop
  }
}
