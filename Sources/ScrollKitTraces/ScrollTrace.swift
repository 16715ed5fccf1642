public import ScrollKit

/// A recorded gesture: the scroll view it happened in, what the fingers did, and the offsets and
/// callbacks that followed, if they were recorded.
///
/// ```swift
/// var trace = ScrollTrace(
///   name: "pull",
///   scrollView: ScrollTrace.ScrollView(
///     viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 960)))
/// trace.touches = [ScrollTrace.Touch(time: 0, phase: .began, x: 160, y: 100)]
/// trace.expected.offsets = [ScrollTrace.Sample(time: 0.1, x: 0, y: -20)]
/// print(trace.walk.map { $0.overscroll.y })  // [-20.0]
/// let copy = try ScrollTrace(json: trace.json)
/// print(copy == trace)  // true
/// ```
///
/// `Codable` follows the trace format, so a trace may also be a part of other JSON.
///
/// Times are in seconds and not negative, lengths in points. Nothing is checked while a trace is
/// put together. Reading and writing call `validate(file:)`, which names the first field that
/// breaks the format.
public struct ScrollTrace: Equatable, Sendable, Codable {
  /// What the gesture is called; not empty.
  public var name: String
  /// The version of the format: 1.
  public var version: Int
  /// What happens in the gesture.
  public var description: String?
  /// Where the numbers come from.
  public var source: String?
  /// The scroll view at the start of the gesture.
  public var scrollView: ScrollView
  /// What the fingers did, in order.
  public var touches: [Touch]
  /// The times at which a replay is sampled, in seconds.
  public var sampleTimes: [Double]?
  /// The recorded offsets and callbacks.
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

  /// Reads a trace and validates it.
  ///
  /// - Throws: A `DecodingError` when a field is missing or has another type; a `ScrollTraceError`
  ///   when a value breaks the format.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    version = try container.integer(.version) ?? Self.formatVersion
    description = try container.decodeIfPresent(String.self, forKey: .description)
    source = try container.decodeIfPresent(String.self, forKey: .source)
    scrollView = try container.decode(ScrollView.self, forKey: .scrollView)
    touches = try container.decode([Touch].self, forKey: .touches)
    sampleTimes = try container.decodeIfPresent([Double].self, forKey: .sampleTimes)
    expected = try container.decodeIfPresent(Expected.self, forKey: .expected) ?? Expected()
    try validate()
  }

  /// The names of the recorded callbacks, in order; empty if none were recorded.
  public var recordedEvents: [Event.Name] { expected.events?.map(\.name) ?? [] }

  enum CodingKeys: String, TraceKey {
    case name, version, description, source, scrollView, touches, sampleTimes, expected

    var expectation: String {
      switch self {
      case .name, .description, .source: "a string"
      case .version: "an integer"
      case .scrollView, .expected: "an object"
      case .touches, .sampleTimes: "an array"
      }
    }
  }

  /// Where the touches stand in a trace.
  static let touchesPath: [any CodingKey] = [CodingKeys.touches]
}

extension ScrollTrace {
  /// How the scroll view reacted, as recorded.
  public struct Expected: Equatable, Sendable, Codable {
    /// The content offsets; `nil` if none were recorded.
    public var offsets: [Sample]?
    /// The callbacks; `nil` if none were recorded.
    public var events: [Event]?

    /// Creates a record.
    public init(offsets: [Sample]? = nil, events: [Event]? = nil) {
      self.offsets = offsets
      self.events = events
    }

    enum CodingKeys: String, TraceKey {
      case offsets, events

      var expectation: String { "an array" }
    }

    /// Where the offsets stand in a trace.
    package static let offsetsPath: [any CodingKey] = [
      ScrollTrace.CodingKeys.expected, CodingKeys.offsets,
    ]
    /// Where the callbacks stand in a trace.
    static let eventsPath: [any CodingKey] = [ScrollTrace.CodingKeys.expected, CodingKeys.events]
  }

  /// Where one finger was at one time.
  public struct Touch: Equatable, Sendable, Codable {
    /// What a finger did.
    public enum Phase: String, CaseIterable, Sendable, Codable {
      /// The finger came down.
      case began
      /// The finger moved.
      case moved
      /// The finger stayed where it was.
      case stationary
      /// The finger was lifted.
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

    /// Reads a touch; its `id` may be missing.
    ///
    /// - Throws: A `DecodingError` when another field is missing, or one has another type.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      time = try container.decode(Double.self, forKey: .time)
      phase = try container.decode(Phase.self, forKey: .phase)
      x = try container.decode(Double.self, forKey: .x)
      y = try container.decode(Double.self, forKey: .y)
      id = try container.integer(.id) ?? 0
    }

    enum CodingKeys: String, TraceKey {
      case time, phase, x, y, id

      var expectation: String {
        switch self {
        case .time, .x, .y: "a number"
        case .phase: Self.list(Phase.allCases.map(\.rawValue))
        case .id: "an integer"
        }
      }

      private static func list(_ words: [String]) -> String {
        words.dropLast().joined(separator: ", ") + words.suffix(1).map { " or " + $0 }.joined()
      }
    }
  }

  /// A content offset at one time.
  public struct Sample: Equatable, Sendable, Codable {
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

    /// The coordinate along an axis.
    package func along(_ axis: ScrollAxis) -> Double { axis == .horizontal ? x : y }

    enum CodingKeys: String, TraceKey {
      case time, x, y
    }
  }
}

extension KeyedDecodingContainer {
  /// An integer that may be missing. Foundation refuses a fraction without saying where it is; this
  /// adds the field.
  fileprivate func integer(_ key: Key) throws -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not an integer")
    }
  }
}
