extension Scroller {
  /// How a scroll view feels: each figure with its unit and its source. Lengths, times and speeds
  /// that are negative or not numbers count as zero.
  public struct Configuration: Equatable, Sendable, BitwiseCopyable {
    /// The share of the velocity that is left after a millisecond: 0.998 normal, 0.99 fast
    /// (measured). NaN counts as normal.
    public var decelerationRate = Deceleration.normalRate {
      didSet { decelerationRate = decelerationRate.finite(or: Deceleration.normalRate) }
    }
    /// How far a finger must move before it drags, in points; the content does not move that far
    /// (measured).
    public var slop = 10.0 { didSet { slop = slop.nonNegative } }
    /// The speed of a finger below which a release counts as at rest, in points per second (between
    /// 187 and 262 measured).
    public var minimumFlingVelocity = 250.0 {
      didSet { minimumFlingVelocity = minimumFlingVelocity.nonNegative }
    }
    /// What a flick adds to the next one; `nil`, the default, is nothing: nobody has measured it in
    /// UIKit.
    public var carriedMomentum: CarriedMomentum?
    /// How the finger's velocity follows from its samples (certainty C).
    public var velocityEstimator = VelocityTracker.Estimator.iOS
    /// How long a finger may be silent before it loses its velocity, in seconds: a hand that rests
    /// does not fling (another engine's figure, certainty C). `nil` and NaN mean never. A
    /// stationary touch ends the silence: with those, a real UIScrollView was recorded to keep the
    /// velocity.
    public var stationaryTime: Double? = 0.1 {
      didSet { stationaryTime = stationaryTime.flatMap { $0.isNaN ? nil : $0.nonNegative } }
    }
    /// The resistance past an edge (measured).
    public var rubberBandCoefficient = RubberBand.standardCoefficient {
      didSet { rubberBandCoefficient = rubberBandCoefficient.nonNegative }
    }
    /// The spring that brings content back to an edge (fitted).
    public var bounceSpring = Spring.bounce
    /// The velocity with which that return starts (certainty D).
    public var releaseVelocity = ReleaseVelocity()
    /// How far content must be pulled below its top by a finger or a trackpad to ask for a refresh,
    /// in points as it is shown, the rubber band included; `nil`, the default, is never, and so is
    /// NaN. See `didBeginRefreshing`. A pull shows less than a viewport. UIKit's figure is not
    /// known.
    public var refreshThreshold: Double? {
      didSet { refreshThreshold = refreshThreshold.flatMap { $0.isNaN ? nil : $0.nonNegative } }
    }
    /// How much room a refresh has above the content, in points. UIKit's refresh control is taken
    /// to be as high (certainty C). A refresh under way keeps the room it has.
    public var refreshLength = 60.0 { didSet { refreshLength = refreshLength.nonNegative } }
    /// Where content starts: a share of the range along each axis, held within 0...1; `nil`, the
    /// default, and a point that is NaN are the offset of the metrics. (0, 0) is the least offset,
    /// below insets and bars, or where the alignment puts content that fits; (1, 0) the right end
    /// of content that runs to the left; (0, 1) the end of a chat. SwiftUI calls it
    /// `defaultScrollAnchor(_:for: .initialOffset)`.
    ///
    /// It counts when a scroller is created, and then whenever sizes or insets change until the
    /// content scrolls: so also for sizes that come later, as those of a first layout do. Pages
    /// start on the nearest one. Content that zooms starts where its zoom says.
    public var initialAnchor: CGPoint? {
      get { startAnchor?.point }
      set {
        startAnchor = newValue.flatMap { point in
          guard point.isNumeric else { return nil }
          let anchor = AxisPair(point)
          return AxisPair { anchor[$0].unitFraction(or: 0) }
        }
      }
    }
    var startAnchor: AxisPair?
    /// Whether nothing moves but by the user's hand, as people ask for who get sick of motion: no
    /// command, key or zoom is animated, nothing goes past an edge, and a zoom does not coast. The
    /// events are those of animations that take no time. What a finger has flung still slows down,
    /// and still goes to a page. Without pulls past an edge, none asks for a refresh.
    public var reducesMotion = false
    /// Whether content stops on pages.
    public var paging = Paging.none
    /// The spring that brings content to a page, or to a moved target that deceleration does not
    /// reach: critically damped (unmeasured, certainty D).
    public var pagingSpring = Spring(stiffness: 300, damping: 34.6)
    /// How long after its last turn a wheel's gesture is over, in seconds: content then goes to the
    /// nearest page, and `didEndScrolling` follows (unmeasured, certainty D).
    public var wheelPause = 0.2 { didSet { wheelPause = wheelPause.nonNegative } }
    /// Whether the turns of a wheel move the content on the `stepSpring`, instead of at once.
    public var animatesWheel = false
    /// Whether keys, and clicks into the track of a scroll bar, move the content on the
    /// `stepSpring`, instead of at once.
    public var animatesKeys = true
    /// The spring on which wheels and keys take content to their target. The next turn or key moves
    /// the target, and the content keeps its velocity. Critically damped (unmeasured, certainty D).
    public var stepSpring = Spring(duration: 0.25)
    /// Whose momentum goes on after a trackpad's gesture.
    public var trackpadMomentum = TrackpadMomentum.own
    /// How far keys scroll.
    public var keyScrolling = KeyScrolling()
    /// What becomes of content at rest when sizes or insets change.
    public var restAdjustment = RestAdjustment.intoRange
    /// Which changes of insets move content that rests at its least offset.
    public var insetFollowing = InsetFollowing.safeArea
    /// Whether a drag that begins along one axis stays on it.
    public var isDirectionalLockEnabled = false
    /// How many times farther than across a finger must move along an axis to lock it; at least 1
    /// (unmeasured).
    public var directionalLockRatio = 2.0 {
      didSet { directionalLockRatio = max(1, directionalLockRatio.nonNegative) }
    }
    /// The axes along which a `ScrollerChain` hands what is not used on to the scroller around this
    /// one. (UIKit's `transfersHorizontalScrollingToParent` and its vertical twin.)
    public var transfersToParent = ScrollAxis.Set.all
    /// The time of an animated scroll, in seconds (unmeasured; the sources say 0.25 to 0.33).
    public var animationDuration = 0.3 {
      didSet { animationDuration = animationDuration.nonNegative }
    }
    /// The timing curve of an animated scroll (unmeasured).
    public var animationCurve = TimingCurve.easeInOut
    /// Whether a tap on the status bar scrolls to the top.
    public var scrollsToTop = true
    /// The axes along which there is an indicator.
    public var showsIndicators = ScrollAxis.Set.all
    /// How long indicators stay after the last movement, in seconds (certainty C).
    public var indicatorDelay = 0.05 { didSet { indicatorDelay = indicatorDelay.nonNegative } }
    /// How long they take to fade, in seconds (certainty C).
    public var indicatorFadeDuration = 0.25 {
      didSet { indicatorFadeDuration = indicatorFadeDuration.nonNegative }
    }
    /// How long indicators stay when they are flashed, in seconds, unless a scroll comes meanwhile;
    /// `nil`, the default, and NaN are `indicatorDelay`. One library that rebuilds UIKit takes 1.5
    /// (certainty D).
    public var indicatorFlashDuration: Double? {
      didSet {
        indicatorFlashDuration = indicatorFlashDuration.flatMap { $0.isNaN ? nil : $0.nonNegative }
      }
    }
    /// How far a line of a mouse wheel scrolls, in points.
    public var lineLength = 19.0 { didSet { lineLength = lineLength.nonNegative } }

    /// By how much two fingers must change their distance before they zoom, in points; the content
    /// is not zoomed by that much (unmeasured, certainty D).
    public var pinchSlop = 8.0 { didSet { pinchSlop = pinchSlop.nonNegative } }
    /// The least distance of two fingers along an axis that counts if each axis has its own scale,
    /// in points: fingers side by side do not zoom the vertical axis (ours, certainty D).
    public var leastPinchDistance = 48.0 {
      didSet { leastPinchDistance = leastPinchDistance.nonNegative }
    }
    /// How long the picture takes to come back into the limits after a pinch, in seconds (another
    /// viewer's figure, certainty C).
    public var zoomBounceDuration = 0.25 {
      didSet { zoomBounceDuration = zoomBounceDuration.nonNegative }
    }
    /// The timing curve of that (certainty C).
    public var zoomBounceCurve = TimingCurve.easeOut
    /// The time of an animated zoom, in seconds (unmeasured, certainty D).
    public var zoomAnimationDuration = 0.3 {
      didSet { zoomAnimationDuration = zoomAnimationDuration.nonNegative }
    }
    /// The timing curve of an animated zoom (unmeasured, certainty D).
    public var zoomAnimationCurve = TimingCurve.easeInOut
    /// How long a pinch goes on at the fingers' speed when they let go, in seconds: the logarithm
    /// of the scale goes on by its velocity times this, and slows down on the way. 0, as in UIKit,
    /// is not at all.
    public var zoomInertia = 0.0 { didSet { zoomInertia = zoomInertia.nonNegative } }
    /// The taps that zoom, recognised from touches that are on no target; by default none, as in
    /// UIKit, where apps add recognisers.
    public var zoomTaps: ZoomTaps = []
    /// How long a finger may be down in a tap, in seconds (unmeasured, certainty D).
    public var tapDuration = 0.25 { didSet { tapDuration = tapDuration.nonNegative } }
    /// How long after a tap a finger must go down for a double tap, in seconds (unmeasured,
    /// certainty D).
    public var doubleTapInterval = 0.35 {
      didSet { doubleTapInterval = doubleTapInterval.nonNegative }
    }
    /// How far apart the two taps of a double tap may be, in points (unmeasured, certainty D).
    public var doubleTapDistance = 45.0 {
      didSet { doubleTapDistance = doubleTapDistance.nonNegative }
    }
    /// How far a single finger goes down to zoom in by a factor of e, in points: Flutter's figure
    /// for a wheel (certainty D). Zero counts as 1.
    public var oneFingerZoomDistance = 200.0 {
      didSet { oneFingerZoomDistance = oneFingerZoomDistance.nonNegative }
    }
    /// Whether the content gets a touch only when the finger has been down for
    /// `contentTouchDelay`, or is lifted, without having dragged.
    public var delaysContentTouches = true
    /// How long that is, in seconds (stated for UIKit).
    public var contentTouchDelay = 0.15 {
      didSet { contentTouchDelay = contentTouchDelay.nonNegative }
    }
    /// Whether a touch may be taken from the content for a drag or a pinch; see
    /// `TouchTarget.shouldCancel`.
    public var canCancelContentTouches = true

    /// Creates the configuration of a UIScrollView.
    public init() {}
  }

  /// Taps that zoom.
  public struct ZoomTaps: OptionSet, Sendable, BitwiseCopyable {
    /// One bit a tap.
    public var rawValue: UInt8

    /// Creates a set of taps from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Two taps with one finger: see `doubleTap(at:steps:animated:time:)`.
    public static var doubleTap: ZoomTaps { ZoomTaps(rawValue: 1) }
    /// One tap with two fingers: see `twoFingerTap(at:animated:time:)`.
    public static var twoFingerTap: ZoomTaps { ZoomTaps(rawValue: 2) }
    /// A tap, then a finger that goes down at the same place and moves: down zooms in, up zooms
    /// out, about the place where it went down.
    public static var tapAndDrag: ZoomTaps { ZoomTaps(rawValue: 4) }
    /// All of them.
    public static var all: ZoomTaps { ZoomTaps(rawValue: 7) }
  }

  /// What becomes of content at rest when sizes or insets change.
  public enum RestAdjustment: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// It comes into the present range, at once, as in an idle UIScrollView.
    case intoRange
    /// It stays where it is, even out of range, until the next drag.
    case none
  }

  /// Which changes of insets move content that rests at its least offset, so that it stays at the
  /// least offset: for example under a bar that appears.
  public enum InsetFollowing: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Those of the safe area, as in UIKit. When `contentInset` changes, content stays where it is
    /// if that is in range.
    case safeArea
    /// Those of the safe area and of `contentInset`.
    case always
    /// None: content stays where it is if that is in range.
    case never
  }

  /// Whether content stops on pages.
  public enum Paging: CountedPayload, Equatable, Sendable, BitwiseCopyable {
    /// It stops anywhere.
    case none
    /// On multiples of the viewport, no more than one a gesture, as `isPagingEnabled` does.
    case viewport
    /// On pages of a given length, along each axis that scrolls: as many as the content divides
    /// into; the last may be shorter. The parameters are those of `Pages`. `padsEnds` says that the
    /// content has padding at its ends, so that the first and the last page can be aligned too.
    case pages(
      length: Double, spacing: Double = 0, alignment: PageAlignment = .leading, limit: Int = 1,
      padsEnds: Bool = false, isRightToLeft: Bool = false)

    /// On the pages of a layout. Its length, spacing, alignment, padding at the ends and direction
    /// count; viewport, insets and content are the scroller's, and the layout's thresholds are
    /// ignored.
    public static func pages(_ pages: Pages, limit: Int = 1) -> Paging {
      .pages(
        length: pages.length, spacing: pages.spacing, alignment: pages.alignment, limit: limit,
        padsEnds: pages.padsEnds, isRightToLeft: pages.isRightToLeft)
    }

    var counted: SIMD8<Double> {
      switch self {
      case .none: Self.counted(0)
      case .viewport: Self.counted(1)
      case .pages(let length, let spacing, let alignment, let limit, let pads, let isRightToLeft):
        Self.counted(
          2, length.nonNegative, spacing.nonNegative, alignment.page, alignment.viewport,
          Double(max(0, limit)), pads ? 1 : 0, isRightToLeft ? 1 : 0)
      }
    }
  }
}
