public import ScrollKit

/// A recorded gesture: the scroll view it happened in, what the fingers did, and, where recorded,
/// the offsets and callbacks that followed.
///
/// ```swift
/// var trace = ScrollTrace(
///   name: "pull",
///   scrollView: ScrollTrace.ScrollView(
///     viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 960)))
/// trace.touches = [ScrollTrace.Touch(time: 0, phase: .began, x: 160, y: 100)]
/// trace.expected.offsets = [ScrollTrace.Sample(time: 0.1, x: 0, y: -20)]
/// print(trace.walk[0].overscroll.y)  // -20.0
/// let copy = try ScrollTrace(json: trace.json)
/// print(copy == trace)  // true
/// ```
///
/// Times are seconds and not negative, lengths are points. Nothing is checked while a trace is put
/// together; `validate(file:)`, which reading and writing go through, names the first field that
/// breaks the format.
public struct ScrollTrace: Equatable, Sendable {
  /// What the gesture is called; not empty.
  public var name: String
  /// The version of the format: 1.
  public var version: Int
  /// What happens in the gesture.
  public var description: String?
  /// Where the figures come from.
  public var source: String?
  /// The scroll view at the start of the gesture.
  public var scrollView: ScrollView
  /// What the fingers did, in order.
  public var touches: [Touch]
  /// When a replay is to be sampled, in seconds.
  public var sampleTimes: [Double]?
  /// What followed, as recorded.
  public var expected: Expected

  /// The version of the format that is read and written.
  public static let formatVersion = 1

  /// Creates a trace.
  public init(
    name: String, description: String? = nil, source: String? = nil, scrollView: ScrollView,
    touches: [Touch] = [], sampleTimes: [Double]? = nil, expected: Expected = Expected()
  ) {
    self.name = name
    version = Self.formatVersion
    self.description = description
    self.source = source
    self.scrollView = scrollView
    self.touches = touches
    self.sampleTimes = sampleTimes
    self.expected = expected
  }

  /// The names of the recorded callbacks, in order; empty where none were recorded.
  public var recordedEvents: [Event.Name] { expected.events?.map(\.name) ?? [] }
}

extension ScrollTrace {
  /// What was recorded of a scroll view's reaction.
  public struct Expected: Equatable, Sendable {
    /// The content offsets; `nil` where none were recorded.
    public var offsets: [Sample]?
    /// The callbacks; `nil` where none were recorded.
    public var events: [Event]?

    /// Creates a record.
    public init(offsets: [Sample]? = nil, events: [Event]? = nil) {
      self.offsets = offsets
      self.events = events
    }
  }

  /// Where one finger was at one time.
  public struct Touch: Equatable, Sendable {
    /// What a finger did.
    public enum Phase: String, CaseIterable, Sendable {
      /// It came down.
      case began
      /// It moved.
      case moved
      /// It stayed where it was.
      case stationary
      /// It was lifted.
      case ended
      /// The system took the touch away.
      case cancelled
    }

    /// When, in seconds.
    public var time: Double
    /// What the finger did.
    public var phase: Phase
    /// The distance from the viewport's left edge, in points, whatever the content offset.
    public var x: Double
    /// The distance from the viewport's top edge, in points, whatever the content offset.
    public var y: Double
    /// Which finger.
    public var id: Int

    /// Creates a touch.
    public init(time: Double, phase: Phase, x: Double, y: Double, id: Int = 0) {
      (self.time, self.phase, self.x, self.y, self.id) = (time, phase, x, y, id)
    }
  }

  /// A content offset at one time.
  public struct Sample: Equatable, Sendable {
    /// When, in seconds.
    public var time: Double
    /// The horizontal offset, in points.
    public var x: Double
    /// The vertical offset, in points.
    public var y: Double

    /// Creates a sample.
    public init(time: Double, x: Double, y: Double) {
      (self.time, self.x, self.y) = (time, x, y)
    }

    /// The offset as a point.
    public var offset: CGPoint { CGPoint(x: x, y: y) }
  }
}
