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
/// late does not delay the next one. After a gap of several intervals it fires once. It never fires
/// with fewer than two pages or without a positive interval. Times are in seconds, all of the same
/// clock. A time before the last one, or NaN, counts as the last one.
public struct Autoplay: Equatable, Sendable, BitwiseCopyable {
  /// The time between two moves, in seconds.
  public let interval: Double
  /// The number of pages; negative counts as zero.
  ///
  /// When the number reaches two, a whole interval begins with the next time told.
  public var pageCount: Int {
    didSet {
      pageCount = max(0, pageCount)
      if oldValue < 2, pageCount > 1 { (due, remaining) = (nil, nil) }
    }
  }
  /// When the interval begins anew after a pause.
  public var restarts: Restart
  /// Whether the first page follows the last; otherwise it stops at the last.
  public var loops: Bool
  /// Why it is paused; without a reason it runs.
  public private(set) var pauseReasons: PauseReasons = []

  /// The last time told.
  private var now: Double?
  /// When it fires next, if not paused.
  private var due: Double?
  /// How much of the interval was left when it was paused.
  private var remaining: Double?
  /// Whether a finger has let go, and the scroll view has not settled since.
  private var awaitsSettling = false

  /// When the interval begins anew after a pause.
  public enum Restart: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// When the last reason for the pause is gone. A whole interval begins then.
    case atRelease
    /// When the scroll view has settled after that. A whole interval begins with `settled(at:)`.
    /// After a pause without a touch nothing moves, and it is as `atRelease`.
    case atSettle
    /// Never: the interval goes on where it was paused.
    case never
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
  ///   - restarts: When the interval begins anew after a pause.
  ///   - loops: Whether the first page follows the last.
  public init(
    interval: Double, pageCount: Int, restarts: Restart = .atRelease, loops: Bool = true
  ) {
    self.interval = interval > 0 ? max(interval.nonNegative, Self.minimumInterval) : 0
    self.pageCount = max(0, pageCount)
    self.restarts = restarts
    self.loops = loops
  }

  /// Whether there is anything to play.
  private var canPlay: Bool { interval > 0 && pageCount > 1 }

  /// When it fires next, in seconds: set a timer to it. `nil` before the first time told, while
  /// paused, and with nothing to play.
  public var nextFireTime: Double? {
    canPlay && pauseReasons.isEmpty && !awaitsSettling ? due : nil
  }

  /// Whether to move on now. True once for each fire time that has come.
  public mutating func fires(time: Double) -> Bool {
    tell(time)
    guard let now, let due = nextFireTime, now >= due else { return false }
    let passed = ((now - due) / interval).rounded(.down)
    var next = due + (passed + 1) * interval
    // If the quotient was rounded down, this fire time has already come.
    if next <= now { next = max(next + interval, now.nextUp) }
    self.due = next
    return true
  }

  /// Pauses for a reason; several may hold at once.
  public mutating func pause(_ reasons: PauseReasons, time: Double) {
    tell(time)
    if pauseReasons.isEmpty, !reasons.isEmpty, let now, let due {
      remaining = max(0, due - now)
    }
    pauseReasons.formUnion(reasons)
    if reasons.contains(.touch) { awaitsSettling = false }
  }

  /// Takes reasons back. When none is left, it goes on as `restarts` says.
  public mutating func resume(_ reasons: PauseReasons, time: Double) {
    tell(time)
    guard !pauseReasons.isEmpty else { return }
    if pauseReasons.contains(.touch), reasons.contains(.touch) {
      awaitsSettling = restarts == .atSettle
    }
    pauseReasons.subtract(reasons)
    guard let now, pauseReasons.isEmpty else { return }
    due = now + (restarts == .never ? remaining ?? interval : interval)
    remaining = nil
  }

  /// Pauses for reasons, or resumes them. The same again changes nothing, so call it whenever the
  /// state may have changed.
  public mutating func setPaused(
    _ isPaused: Bool, for reasons: PauseReasons, time: Double
  ) {
    if isPaused { pause(reasons, time: time) } else { resume(reasons, time: time) }
  }

  /// Tells that the scroll view has come to a stop. Tell it during a pause, too.
  public mutating func settled(time: Double) {
    tell(time)
    guard let now, awaitsSettling else { return }
    awaitsSettling = false
    if pauseReasons.isEmpty { due = now + interval }
  }

  /// Begins a whole interval now, for example after the user turned a page without a pause.
  public mutating func restart(time: Double) {
    tell(time)
    guard let now else { return }
    awaitsSettling = false
    due = now + interval
    if remaining != nil { remaining = interval }
  }

  /// The page to move on to: the next one, or after the last the first if it loops. `nil` if there
  /// is none.
  public func page(after page: Int) -> Int? {
    let next = PageStep(count: pageCount, loops: loops).page(from: page, steps: 1)
    return pageCount > 1 && next != page ? next : nil
  }

  private mutating func tell(_ time: Double) {
    guard !time.isNaN else { return }
    let time = time.finite(or: 0)
    now = max(now ?? time, time)
    if due == nil, let now { due = now + interval }
  }
}
