extension Scroller {
  /// What lies under a finger that goes down, with its answers to the questions that UIKit asks.
  ///
  /// ```swift
  /// var list = Scroller(
  ///   ScrollMetrics(
  ///     viewportSize: CGSize(width: 320, height: 480),
  ///     contentSize: CGSize(width: 320, height: 4800)))
  /// let place = CGPoint(x: 160, y: 240)
  /// list.touch(.began, at: place, time: 0, on: .view)
  /// print(list.nextWakeTime ?? 0)  // 0.15
  /// print(list.advance(to: 0.15))  // [didBeginContentTouch]
  /// list.touch(.moved, at: CGPoint(x: 160, y: 200), time: 0.2)
  /// // That gave didCancelContentTouch, willBeginDragging and didScroll.
  /// ```
  ///
  /// Only the first finger's touch is passed on, and none that catches content on the move. It
  /// begins with `didBeginContentTouch`: after the delay of the configuration, or when the finger
  /// is lifted before. It ends with `didEndContentTouch`, or with `didCancelContentTouch` when a
  /// drag or a pinch takes it. While the content keeps a touch that may not be taken, nothing
  /// scrolls or zooms. If scrolling is disabled, the content gets its touch at once and keeps it.
  public struct TouchTarget: Equatable, Sendable, BitwiseCopyable {
    /// Whether it wants the touch: UIKit's `touchesShouldBegin(_:with:in:)`.
    public var shouldBegin: Bool
    /// Whether the touch may be taken from it: UIKit's `touchesShouldCancel(in:)`.
    public var shouldCancel: Bool
    /// Whether other fingers do not count while it has the touch: UIKit's `isExclusiveTouch`.
    public var isExclusive: Bool

    /// Creates a target.
    public init(shouldBegin: Bool, shouldCancel: Bool = true, isExclusive: Bool = false) {
      (self.shouldBegin, self.shouldCancel) = (shouldBegin, shouldCancel)
      self.isExclusive = isExclusive
    }

    /// Nothing that wants touches.
    public static var none: TouchTarget { TouchTarget(shouldBegin: false) }
    /// A view that gives its touch back for a drag.
    public static var view: TouchTarget { TouchTarget(shouldBegin: true) }
    /// A control, which keeps its touch: UIKit's answer for a `UIControl`.
    public static var control: TouchTarget { TouchTarget(shouldBegin: true, shouldCancel: false) }
  }
}

/// A touch that the content has, or waits for.
struct ContentTouch: Equatable, Sendable, BitwiseCopyable {
  let id: Int
  /// When it gets it, in seconds; `nil` if it has it.
  var due: Double?
  let shouldCancel: Bool
  let isExclusiveTarget: Bool

  /// Whether other fingers do not count.
  var isExclusive: Bool { isExclusiveTarget && due == nil }

  mutating func shiftTimes(by span: Double) { due = due.map { ($0 + span).finite(or: 0) } }
}
