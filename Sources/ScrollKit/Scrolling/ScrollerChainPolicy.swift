extension ScrollerChain {
  /// Who gets what in a chain of scrollers: each rule is a value that can be changed.
  ///
  /// The rules of `uiKit` and `compose` are those of their documentation, unmeasured (certainty D);
  /// those of `browser` were found by running one (certainty A).
  public struct Policy: Equatable, Sendable, BitwiseCopyable {
    /// When a finger moves an outer scroller along an axis on which an inner one is at its edge.
    public var rest = Handover.atOnce
    /// The same for a fling that comes to an edge: at once, or never. `nextGesture` is the same as
    /// `never`.
    public var momentum = Handover.nextGesture
    /// The same for a wheel.
    public var wheel = Handover.nextGesture
    /// How long a wheel or a trackpad may be silent within one gesture, in seconds (certainty D):
    /// one scroller keeps it that long. With zero, each turn is a gesture.
    public var wheelPause = 0.2 { didSet { wheelPause = wheelPause.nonNegative } }
    /// Whether a finger that turns back moves the innermost scroller at once. Otherwise an outer
    /// one first gives back what the finger has moved it by. Matters if `rest` is `atOnce`.
    public var turnsAtOnce = false
    /// Whether an outer scroller is a header that collapses before an inner one scrolls.
    public var header = Header.none
    /// Which scroller is pulled past its edge when none can scroll any farther.
    public var pulled = Pulled.innermost
    /// How many times farther than along the axis of an inner scroller that scrolls along one axis
    /// a finger must move across, to move an outer scroller that scrolls there; at least 1. With 1
    /// the larger component of the way wins; of two equal ones, the vertical.
    public var crossRatio = 1.0 { didSet { crossRatio = max(1, crossRatio.nonNegative) } }

    /// When an outer scroller gets what an inner one cannot use.
    public enum Handover: UInt8, CaseIterable, Sendable, BitwiseCopyable {
      /// In the same gesture, as soon as the inner one is at its edge.
      case atOnce
      /// In the next gesture: the first scroller that can move in the direction in which a gesture
      /// begins keeps it to its end.
      case nextGesture
      /// Never: the inner one keeps every gesture along its axis.
      case never
    }

    /// Whether outer scrollers come before inner ones: those whose range is a header, which
    /// collapses as they scroll.
    public enum Header: UInt8, CaseIterable, Sendable, BitwiseCopyable {
      /// Inner scrollers come first.
      case none
      /// Outer ones come first on the way down, toward greater offsets. On the way back the header
      /// appears when the inner scroller is at its start.
      case untilCollapsed
      /// Outer ones come first both ways: the header appears as soon as a finger turns back.
      case always
    }

    /// Who is pulled past its edge.
    public enum Pulled: UInt8, CaseIterable, Sendable, BitwiseCopyable {
      /// The innermost scroller that bounces.
      case innermost
      /// The outermost one: for example one that refreshes its content.
      case outermost
    }

    /// As in UIKit: a finger goes on in an outer scroller, and takes it back before it moves the
    /// inner one. A fling stays where it is.
    public static var uiKit: Policy { Policy() }

    /// As in a browser (Chromium 156): whoever can move when a gesture begins keeps it, and each
    /// turn of a wheel is a gesture. Outside of iOS, its scrollers do not bounce, and a finger
    /// must move 15 points to drag.
    public static var browser: Policy {
      var policy = Policy()
      policy.rest = .nextGesture
      policy.wheelPause = 0
      return policy
    }

    /// As nested scrolling in Jetpack Compose: distances and momentum go outward at once, and the
    /// outermost scroller is pulled.
    public static var compose: Policy {
      var policy = Policy()
      policy.momentum = .atOnce
      policy.wheel = .atOnce
      policy.turnsAtOnce = true
      policy.pulled = .outermost
      return policy
    }

    /// Creates the rules of `uiKit`.
    public init() {}

    /// Whether outer scrollers come first in a direction.
    func isReversed(toward way: Double) -> Bool {
      switch header {
      case .none: false
      case .untilCollapsed: way > 0
      case .always: true
      }
    }
  }
}
