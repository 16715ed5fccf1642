extension Scroller {
  /// What happened, under the names and in the order of UIScrollView's delegate. The events of
  /// content touches, of refreshing and `didEndScrolling` have no counterpart there.
  public enum Event: CountedPayload, Equatable, Sendable {
    /// A finger has moved far enough to drag the content.
    case willBeginDragging
    /// The content offset, rounded to device pixels, has changed.
    case didScroll
    /// The finger lets go: with what velocity, in points per second (UIKit's delegate gets points
    /// per millisecond), and where the content is going to rest. `retarget(to:)` may be called now.
    case willEndDragging(velocity: CGPoint, target: CGPoint)
    /// The finger has let go, and whether the content goes on moving.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to move by itself.
    case willBeginDecelerating
    /// It has come to rest, or a finger has caught it.
    case didEndDecelerating
    /// An animated scroll is over.
    case didEndScrollingAnimation
    /// A scroll to the top is over, or the content was there.
    case didScrollToTop
    /// Two fingers begin to zoom the content, or an animated zoom begins.
    case willBeginZooming
    /// The zoom scale has changed.
    case didZoom
    /// Zooming is over, at the scale that `zoomScale` tells. It always follows `willBeginZooming`.
    case didEndZooming
    /// The content gets the touch: a control under the finger may show that it is pressed. UIKit
    /// sends the touch to the subview then.
    case didBeginContentTouch
    /// The touch is taken from the content, for a drag or a pinch: the control lets go without an
    /// action. UIKit sends the subview a cancelled touch.
    case didCancelContentTouch
    /// The finger that the content had has been lifted: the control acts.
    case didEndContentTouch
    /// The content has been pulled past `Configuration.refreshThreshold`, once for each pull: the
    /// app refreshes, and calls `endRefreshing(animated:time:)` in the end. UIKit's refresh control
    /// sends `valueChanged`. The finger is still down.
    case didBeginRefreshing
    /// The adjusted content inset has changed.
    case didChangeAdjustedContentInset
    /// Scrolling of any kind is over, with no finger down. UIKit has no such event, but four that
    /// mean it (`didEndDragging` without deceleration, and the three ends of motions). This one
    /// always follows one of those, or the pause after a wheel.
    case didEndScrolling

    var counted: SIMD8<Double> {
      let code = Double(Code(self).rawValue)
      guard case .willEndDragging(let velocity, let target) = self else {
        return Self.counted(code)
      }
      let (speed, place) = (AxisPair(velocity), AxisPair(target))
      return Self.counted(code, speed.x, speed.y, place.x, place.y)
    }

    /// The name of the event in traces.
    public var name: String {
      switch self {
      case .willBeginDragging: "willBeginDragging"
      case .didScroll: "didScroll"
      case .willEndDragging: "willEndDragging"
      case .didEndDragging: "didEndDragging"
      case .willBeginDecelerating: "willBeginDecelerating"
      case .didEndDecelerating: "didEndDecelerating"
      case .didEndScrollingAnimation: "didEndScrollingAnimation"
      case .didScrollToTop: "didScrollToTop"
      case .willBeginZooming: "willBeginZooming"
      case .didZoom: "didZoom"
      case .didEndZooming: "didEndZooming"
      case .didBeginContentTouch: "didBeginContentTouch"
      case .didCancelContentTouch: "didCancelContentTouch"
      case .didEndContentTouch: "didEndContentTouch"
      case .didBeginRefreshing: "didBeginRefreshing"
      case .didChangeAdjustedContentInset: "didChangeAdjustedContentInset"
      case .didEndScrolling: "didEndScrolling"
      }
    }
  }

  /// An event without its values, as a number of five bits other than zero. The highest bit is set
  /// for events that end some kind of scrolling. The end of a zoom is none of them: what was zoomed
  /// may go on moving.
  enum Code: UInt8 {
    case willBeginDragging = 1
    case didScroll, willEndDragging, willBeginDecelerating
    case willBeginZooming, didZoom, didEndZooming, didChangeAdjustedContentInset, didEndScrolling
    case didBeginContentTouch, didCancelContentTouch, didEndContentTouch, didBeginRefreshing
    case didEndDraggingAtRest = 0x10
    case didEndDraggingMoving, didEndDecelerating, didEndScrollingAnimation, didScrollToTop

    @inline(__always)
    init(_ event: Event) {
      switch event {
      case .willBeginDragging: self = .willBeginDragging
      case .didScroll: self = .didScroll
      case .willEndDragging: self = .willEndDragging
      case .didEndDragging(let moves): self = moves ? .didEndDraggingMoving : .didEndDraggingAtRest
      case .willBeginDecelerating: self = .willBeginDecelerating
      case .didEndDecelerating: self = .didEndDecelerating
      case .didEndScrollingAnimation: self = .didEndScrollingAnimation
      case .didScrollToTop: self = .didScrollToTop
      case .willBeginZooming: self = .willBeginZooming
      case .didZoom: self = .didZoom
      case .didEndZooming: self = .didEndZooming
      case .didBeginContentTouch: self = .didBeginContentTouch
      case .didCancelContentTouch: self = .didCancelContentTouch
      case .didEndContentTouch: self = .didEndContentTouch
      case .didBeginRefreshing: self = .didBeginRefreshing
      case .didChangeAdjustedContentInset: self = .didChangeAdjustedContentInset
      case .didEndScrolling: self = .didEndScrolling
      }
    }
  }
}
