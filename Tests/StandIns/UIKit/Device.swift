// The device that views are shown on: its clock, its frames, its timers, and what is not known of
// UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveCRoot

public typealias CFTimeInterval = Double

/// One device at a time; its time passes only by `run(for:)`.
@MainActor public final class Device {
  public static var shared = Device()

  /// What UIKit does in one way or another, and nobody here can know which.
  public struct Unknowns: Equatable, Sendable {
    /// What a written `contentOffset` does to content that moves by itself.
    public enum Write: CaseIterable, Sendable {
      /// The motion goes on to its old target.
      case leavesTarget
      /// The motion goes on from the new offset, and its target moves along.
      case takesMotionAlong
      /// The motion ends, and the delegate is not told.
      case endsSilently
      /// The motion ends, and the delegate is told.
      case ends
    }
    /// When a drag ends under which `isScrollEnabled` becomes false.
    public enum Disabling: CaseIterable, Sendable { case atOnce, nextFrame, never }

    public var write = Write.takesMotionAlong
    public var disabling = Disabling.atOnce
    /// Whether a finger that catches a deceleration reports its end, before the new drag.
    public var reportsCatch = true
    /// Whether a command that takes over from a motion reports the end of that.
    public var reportsTakeover = true
    /// Whether new sizes bring the content into the range, and the delegate is told.
    public var layoutClamps = true
    /// Whether an animation is over, and has said so, after the app was away; else it has stopped
    /// where it was, and says nothing.
    public var finishesAway = true

    public init() {}

    /// Every position of every switch.
    public static var all: [Unknowns] {
      var all: [Unknowns] = []
      for write in Write.allCases {
        for disabling in Disabling.allCases {
          for bits in 0..<16 {
            var unknowns = Unknowns()
            (unknowns.write, unknowns.disabling) = (write, disabling)
            unknowns.reportsCatch = bits & 1 == 0
            unknowns.reportsTakeover = bits & 2 == 0
            unknowns.layoutClamps = bits & 4 == 0
            unknowns.finishesAway = bits & 8 == 0
            all.append(unknowns)
          }
        }
      }
      return all
    }
  }

  public var unknowns = Unknowns()
  public var displayScale = 3.0
  public var isReduceMotionEnabled = false
  public var isVoiceOverRunning = false
  /// How high a text is at a width, in points.
  public var textHeight: (String, CGFloat) -> Double = { _, _ in 44 }
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public private(set) var time = 1000.0
  /// Called after every frame.
  public var onFrame: () -> Void = {}
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private var timers: [Timer] = []
  private var links: [CADisplayLink] = []

  public init() {}

  /// Lets time pass, frame by frame.
  public func run(for seconds: Double, frame: Double = 1.0 / 60) {
    let end = time + seconds
    while time < end {
      let next = min(end, time + frame)
      fireTimers(until: next)
      time = next
      for link in links where !link.isPaused { link.fire() }
      eachScrollView { $0.advance(to: time) }
      draw()
    }
  }

  /// Lays out what needs it, and shows it.
  public func draw() {
    window.layoutTree()
    onFrame()
  }

  /// Takes the app away, and brings it back after a time without a frame. Timers do not run
  /// meanwhile; those that are due run once, later.
  public func goAway(for seconds: Double) {
    post(UIApplication.willResignActiveNotification)
    post(UIApplication.didEnterBackgroundNotification)
    eachScrollView { $0.leaveScreen(at: time, finishes: unknowns.finishesAway) }
    time += seconds
    post(UIApplication.willEnterForegroundNotification)
    post(UIApplication.didBecomeActiveNotification)
    eachScrollView { $0.advance(to: time) }
    draw()
  }

  fileprivate var observers: [(name: Notification.Name?, selector: Selector)] = []

  private func post(_ name: Notification.Name) {
    for observer in observers where observer.name == nil || observer.name == name {
      observer.selector.call(Notification(name: name))
    }
  }

  private var isTracking: Bool {
    var isTracking = false
    eachScrollView { isTracking = isTracking || $0.isTracking || $0.isDecelerating }
    return isTracking
  }

  private func fireTimers(until end: Double) {
    while let timer = timers.filter({ $0.due <= end && ($0.isCommon || !isTracking) })
      .min(by: { $0.due < $1.due })
    {
      time = max(time, timer.due)
      timer.fire()
      if timer.interval > 0, timer.repeats {
        // As Foundation does: what was missed is not made up for.
        while timer.due <= time { timer.due += timer.interval }
      } else {
        timer.invalidate()
      }
    }
  }

  fileprivate func add(_ timer: Timer) {
    if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
  }
  fileprivate func remove(_ timer: Timer) { timers.removeAll { $0 === timer } }
  fileprivate func add(_ link: CADisplayLink) { links.append(link) }
  fileprivate func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  private func eachScrollView(_ body: (UIScrollView) -> Void) {
    func visit(_ view: UIView) {
      if let scroll = view as? UIScrollView { body(scroll) }
      for view in view.subviews { visit(view) }
    }
    visit(window)
  }
}

extension NotificationCenter {
  /// Calls a method at each notification. The observer is not kept alive by it.
  @MainActor public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    Device.shared.observers.append((name, selector))
  }
}

public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { Device.shared.time }
}

@MainActor public enum UIApplication {
  public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
  public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "didEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "willEnterForeground")
}

/// Foundation's, on the device's clock.
public final class Timer: @unchecked Sendable {
  let interval: Double
  let repeats: Bool
  var due: Double
  var isCommon = false
  public private(set) var isValid = true
  private let block: @Sendable (Timer) -> Void

  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    self.block = block
    due = CACurrentMediaTime() + self.interval
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  public func invalidate() {
    isValid = false
    MainActor.assumeIsolated { Device.shared.remove(self) }
  }

  public func fire() { if isValid { block(self) } }
}

/// Foundation's. While a finger is down or content decelerates, only common modes run.
public final class RunLoop: Sendable {
  public struct Mode: Equatable, Sendable {
    let name: String
    public static let `default` = Mode(name: "default")
    public static let common = Mode(name: "common")
  }
  public static let main = RunLoop()

  public func add(_ timer: Timer, forMode mode: Mode) {
    timer.isCommon = mode == .common
    MainActor.assumeIsolated { Device.shared.add(timer) }
  }
}

@MainActor public final class CADisplayLink: ObjectiveCRoot {
  private let selector: Selector
  public init(target: Any, selector: Selector) {
    self.selector = selector
    super.init(root: ())
  }
  public var timestamp: CFTimeInterval { Device.shared.time }
  public var targetTimestamp: CFTimeInterval { Device.shared.time + 1.0 / 60 }
  public var isPaused = false
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) { Device.shared.add(self) }
  public func invalidate() { Device.shared.remove(self) }
  func fire() { selector.call(self) }
}
