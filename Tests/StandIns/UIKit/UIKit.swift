// The part of UIKit's interface that the examples use, for type checking where there is no UIKit.
// Declarations as Apple documents them; the bodies do nothing. Timer and RunLoop are Foundation's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import ObjectiveC
import ObjectiveCRoot

public struct UIEdgeInsets: Equatable, Sendable {
  public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public final class UIImage: Sendable {
  public init?(named name: String) {}
  public init() {}
  public let size = CGSize.zero
  public let scale: CGFloat = 1
}

@MainActor public final class UITraitCollection {
  public let displayScale: CGFloat = 1
}

@MainActor open class UIView: ObjectiveCRoot {
  public convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {
    self.frame = frame
    super.init(root: ())
  }
  public required init?(coder: NSCoder) { nil }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var isHidden = false
  open var window: UIWindow? { nil }
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func addSubview(_ view: UIView) {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func didMoveToWindow() {}
}

open class UIWindow: UIView {}

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
    public static let valueChanged = Event(rawValue: 1 << 12)
  }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}

open class UILabel: UIView {
  open var text: String?
}

open class UIImageView: UIView {
  public convenience init(image: UIImage?) { self.init(frame: .zero) }
  open var image: UIImage?
}

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
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { .zero }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var decelerationRate = DecelerationRate.normal
  open var bounces = true
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var isZooming: Bool { false }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  open func zoom(to rect: CGRect, animated: Bool) {}
}

// Optional requirements need Objective-C types throughout; extensions take their place.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

@MainActor open class UIGestureRecognizer: ObjectiveCRoot {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) { super.init(root: ()) }
  open var state: State { .possible }
  open var view: UIView? { nil }
  open var numberOfTouches: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

public func CACurrentMediaTime() -> CFTimeInterval { 0 }
public typealias CFTimeInterval = Double

@MainActor public final class CADisplayLink: ObjectiveCRoot {
  public init(target: Any, selector: Selector) { super.init(root: ()) }
  public let timestamp: CFTimeInterval = 0
  public let targetTimestamp: CFTimeInterval = 0
  public var isPaused = false
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}
