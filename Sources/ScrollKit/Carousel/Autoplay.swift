/// The timer of a carousel as a value. The app tells it the time, and asks whether to move on.
///
/// ```swift
/// var autoplay = Autoplay(interval: 2, pageCount: 5)
/// print(autoplay.fires(time: 0), autoplay.fires(time: 2))  // false true
/// autoplay.pause(.touch, time: 2.5)
/// print(autoplay.fires(time: 9))  // false
/// autoplay.resume(.touch, time: 10)
/// print(autoplay.nextFireTime!)  // 12.0
/// ```
///
/// The clock starts with the first time told. Fire times are whole intervals apart, so that asking
/// late does not delay the next one, and they do not drift: after ten million intervals they are
/// still exact. An answer that comes later than `maximumLateness` comes after an absence: it does
/// not fire, and a whole interval begins. It never fires with fewer than two pages or without a
/// positive interval. Times are in seconds, all of the same clock. A time before the last one, or
/// NaN, counts as the last one.
///
/// `fires(time:)` says *when* to move on. `turn(time:)` also says *where to*: it keeps the page,
/// the course (forward, backward, back and forth) and an interval for each page.
public struct Autoplay: Equatable, Sendable {
  /// The time between two moves, in seconds; negative and NaN count as zero, which is never. When
  /// it changes, the time that has passed since the last move counts.
  public var interval: Double {
    didSet {
      interval = Self.valid(interval)
      if page >= pageIntervals.count { lengthen(from: oldValue, to: interval) }
    }
  }
  /// How long each page stays, in seconds, for those that do not stay for `interval`: by the page's
  /// number. Pages past the end of the list stay for `interval`. Zero is a page that stays until
  /// the app moves on, such as a film.
  public var pageIntervals: [Double] = [] {
    didSet {
      pageIntervals = pageIntervals.map(Self.valid)
      let old = oldValue.indices.contains(page) ? oldValue[page] : interval
      lengthen(from: old, to: interval(of: page))
    }
  }
  /// The number of pages; negative counts as zero.
  ///
  /// When the number reaches two, a whole interval begins with the next time told.
  public var pageCount: Int {
    didSet {
      pageCount = max(0, pageCount)
      page = page.clamped(to: 0...max(0, pageCount - 1))
      if oldValue < 2, pageCount > 1 { (due, remaining) = (nil, nil) }
    }
  }
  /// The page that is shown, as `turn(time:)` and `moved(to:time:)` left it; 0 at first.
  public internal(set) var page = 0
  /// In which order the pages follow one another.
  public var course: Course = .forward
  /// Whether the course leads backward now.
  public internal(set) var isReturning = false
  /// When it goes on after a pause.
  public var restarts: Restart
  /// Whether it goes on with the time that was left at the pause. Otherwise a whole interval
  /// begins.
  public var keepsTimeLeft: Bool
  /// Whether the first page follows the last; otherwise it stops at the last.
  public var loops: Bool
  /// How late an answer may be and still fire, in seconds: what comes later comes after an absence,
  /// such as an app that was suspended. `nil` is an interval. NaN and negative count as zero.
  public var maximumLateness: Double? {
    didSet { maximumLateness = maximumLateness.map { max(0, $0.isNaN ? 0 : $0) } }
  }
  /// Why it is paused; without a reason it runs.
  public internal(set) var pauseReasons: PauseReasons = []

  /// The last time told.
  var now: Double?
  /// When it fires next, if not paused.
  var due: FireTime?
  /// How much of the interval was left when it was paused.
  var remaining: Double?
  /// Whether a finger has let go, and the scroll view has not settled since.
  var awaitsSettling = false

  /// When it goes on after a pause.
  public enum Restart: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// When the last reason for the pause is gone.
    case atRelease
    /// When the scroll view has settled after that: with `settled(time:)`. After a pause without a
    /// touch nothing moves, and it is as `atRelease`.
    case atSettle
  }

  /// Reasons for a pause.
  public struct PauseReasons: OptionSet, Sendable, BitwiseCopyable {
    /// One bit a reason.
    public var rawValue: UInt32

    /// Creates a set of reasons from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A finger is on the carousel.
    public static var touch: PauseReasons { PauseReasons(rawValue: 1) }
    /// A pointer is over the carousel.
    public static var hover: PauseReasons { PauseReasons(rawValue: 2) }
    /// The carousel has the focus of the keyboard or of an assistive technology.
    public static var focus: PauseReasons { PauseReasons(rawValue: 4) }
    /// The carousel is covered or scrolled out of sight.
    public static var hidden: PauseReasons { PauseReasons(rawValue: 8) }
    /// The app is in the background.
    public static var inactive: PauseReasons { PauseReasons(rawValue: 16) }
    /// The user or the app has stopped it for now.
    public static var manual: PauseReasons { PauseReasons(rawValue: 32) }
    /// The user has asked the system for less motion.
    public static var reducedMotion: PauseReasons { PauseReasons(rawValue: 64) }
  }

  /// The least time between two moves, in seconds; a shorter one counts as this.
  public static var minimumInterval: Double { 1e-3 }

  /// Creates a timer that has not started.
  ///
  /// - Parameters:
  ///   - interval: The time between two moves, in seconds; NaN and negative count as zero.
  ///   - pageCount: The number of pages.
  ///   - restarts: When it goes on after a pause.
  ///   - keepsTimeLeft: Whether it then goes on with the time that was left.
  ///   - loops: Whether the first page follows the last.
  public init(
    interval: Double, pageCount: Int, restarts: Restart = .atRelease, keepsTimeLeft: Bool = false,
    loops: Bool = true
  ) {
    self.interval = Self.valid(interval)
    self.pageCount = max(0, pageCount)
    self.restarts = restarts
    self.keepsTimeLeft = keepsTimeLeft
    self.loops = loops
  }

  /// The timer of most tutorials: every two seconds, paused when a drag begins, a whole interval
  /// when the finger lets go, and from the last page to the first.
  public static func tutorial(pageCount: Int) -> Autoplay {
    Autoplay(interval: 2, pageCount: pageCount, restarts: .atRelease, loops: true)
  }

  private static func valid(_ interval: Double) -> Double {
    interval > 0 ? max(interval.nonNegative, minimumInterval) : 0
  }
}
