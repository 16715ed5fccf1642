// Views, with frames and subviews.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveCRoot

@MainActor open class UIView: ObjectiveCRoot {
  public convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init(root: ())
  }
  public required init?(coder: NSCoder) { nil }

  open var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  open var center: CGPoint
  /// What the scroll view that zooms this view has made of it.
  var magnification: CGFloat = 1
  open var frame: CGRect {
    get {
      let (width, height) = (bounds.width * magnification, bounds.height * magnification)
      return CGRect(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    set {
      bounds.size = CGSize(
        width: newValue.width / magnification, height: newValue.height / magnification)
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var isHidden = false
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var alpha: CGFloat = 1
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
  open var isUserInteractionEnabled = true
  open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Device.shared.layoutDirection
  }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    setNeedsLayout()
    if window != nil { view.moved() }
  }
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let wasShown = window != nil
    parent.subviews.removeAll { $0 === self }
    superview = nil
    if wasShown { moved() }
  }
  private func moved() {
    didMoveToWindow()
    for view in subviews { view.moved() }
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  private var needsLayout = true
  open func layoutSubviews() {}
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() { layoutTree() }
  open func didMoveToWindow() {}

  func layoutTree() {
    // Twice as many rounds as any honest layout needs: one that asks for another each time ends.
    for _ in 0..<8 where needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutTree() }
  }

  /// Where a point of this view lies in a view around it.
  public func convert(_ point: CGPoint, to other: UIView) -> CGPoint {
    var (point, view) = (point, self)
    while view !== other, let parent = view.superview {
      point.x = (point.x - view.bounds.minX) * view.magnification + view.frame.minX
      point.y = (point.y - view.bounds.minY) * view.magnification + view.frame.minY
      view = parent
    }
    return point
  }
}

open class UIWindow: UIView {
  override open var window: UIWindow? { self }
}

@MainActor open class UIViewController: ObjectiveCRoot {
  public init(nibName: String?, bundle: Bundle?) { super.init(root: ()) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open var view: UIView! = UIView()
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }
  private var actions: [(action: Selector, events: Event)] = []
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    actions.append((action, events))
  }
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) { entry.action.call(self) }
  }
}

open class UIButton: UIControl {}

open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { hold() } }
  open var currentPage = 0 { didSet { hold() } }
  open var hidesForSinglePage = false
  private func hold() {
    let held = min(max(currentPage, 0), max(numberOfPages - 1, 0))
    if held != currentPage { currentPage = held }
  }
}

open class UILabel: UIView {
  open var text: String? { didSet { history.append(text) } }
  open var numberOfLines = 1
  /// As high as `Device.textHeight` says.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(Device.shared.textHeight(text ?? "", size.width)))
  }
  /// Every text that was set.
  public var history: [String?] = []
}

open class UIImageView: UIView {
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open var image: UIImage?
}

@MainActor open class UIGestureRecognizer: ObjectiveCRoot {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  private let action: Selector?
  private var place = CGPoint.zero
  public init(target: Any?, action: Selector?) {
    self.action = action
    super.init(root: ())
  }
  open internal(set) var state = State.possible
  open internal(set) weak var view: UIView?
  open var numberOfTouches: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { place }
  open func require(toFail other: UIGestureRecognizer) {}

  /// Fingers do what this waits for, at a point of its view.
  public func recognize(at point: CGPoint) {
    place = point
    state = .ended
    action?.call(self)
    state = .possible
  }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
