import ScrollKit

extension ScrollTrace.ScrollView: Codable {
  enum CodingKeys: String, TraceKey {
    case viewport, contentSize, contentOffset, contentInset
    case displayScale, decelerationRate, minimumZoomScale, maximumZoomScale, zoomScale
    case isPagingEnabled, isDirectionalLockEnabled, alwaysBounceVertical, alwaysBounceHorizontal
    case bounces, isScrollEnabled, bouncesZoom

    var expectation: String {
      if ScrollTrace.ScrollView.numbers.contains(where: { $0.0 == self }) { return "a number" }
      if ScrollTrace.ScrollView.flags.contains(where: { $0.0 == self }) { return "true or false" }
      return "an object"
    }
  }

  /// The fields that hold one number each.
  static var numbers: [(CodingKeys, WritableKeyPath<Self, Double>)] {
    [
      (.displayScale, \.displayScale), (.decelerationRate, \.decelerationRate),
      (.minimumZoomScale, \.minimumZoomScale), (.maximumZoomScale, \.maximumZoomScale),
      (.zoomScale, \.zoomScale),
    ]
  }

  private static var flags: [(CodingKeys, WritableKeyPath<Self, Bool>)] {
    [
      (.isPagingEnabled, \.isPagingEnabled),
      (.isDirectionalLockEnabled, \.isDirectionalLockEnabled),
      (.alwaysBounceVertical, \.alwaysBounceVertical),
      (.alwaysBounceHorizontal, \.alwaysBounceHorizontal),
      (.bounces, \.bounces), (.isScrollEnabled, \.isScrollEnabled), (.bouncesZoom, \.bouncesZoom),
    ]
  }

  /// Where a field stands in a trace, or a number of a field.
  static func path(_ field: CodingKeys, _ number: (any CodingKey)? = nil) -> [any CodingKey] {
    [ScrollTrace.CodingKeys.scrollView, field] + (number.map { [$0] } ?? [])
  }

  /// Reads a scroll view; a missing field gets the format's default.
  ///
  /// - Throws: A `DecodingError` when a field has another type, or a size is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      viewport: try container.decode(TraceSize.self, forKey: .viewport).size,
      contentSize: try container.decode(TraceSize.self, forKey: .contentSize).size)
    if let offset = try container.decodeIfPresent(TracePoint.self, forKey: .contentOffset) {
      contentOffset = CGPoint(x: offset.x, y: offset.y)
    }
    if let inset = try container.decodeIfPresent(TraceInsets.self, forKey: .contentInset) {
      // `ScrollInsets` would bring such a number into its range.
      for (key, value) in inset.numbers where value.magnitude > 0x1p52 {
        throw ScrollTraceError(
          at: Self.path(.contentInset, key), value: "\(value)",
          expectation: "be within 2^52 of zero")
      }
      contentInset = ScrollInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }
    for (key, path) in Self.numbers {
      self[keyPath: path] =
        try container.decodeIfPresent(Double.self, forKey: key) ?? self[keyPath: path]
    }
    for (key, path) in Self.flags {
      self[keyPath: path] =
        try container.decodeIfPresent(Bool.self, forKey: key) ?? self[keyPath: path]
    }
  }

  /// Writes every field of the scroll view.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(TraceSize(viewport), forKey: .viewport)
    try container.encode(TraceSize(contentSize), forKey: .contentSize)
    try container.encode(TracePoint(contentOffset), forKey: .contentOffset)
    let inset = TraceInsets(
      top: contentInset.top, left: contentInset.left, bottom: contentInset.bottom,
      right: contentInset.right)
    try container.encode(inset, forKey: .contentInset)
    for (key, path) in Self.numbers { try container.encode(self[keyPath: path], forKey: key) }
    for (key, path) in Self.flags { try container.encode(self[keyPath: path], forKey: key) }
  }
}

// Points, sizes and insets as a trace writes them. CoreGraphics' own types encode as arrays without
// names.

struct TracePoint: Codable {
  var x, y: Double

  enum CodingKeys: String, TraceKey {
    case x, y
  }

  var numbers: [(CodingKeys, Double)] { [(.x, x), (.y, y)] }
}

extension TracePoint {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

struct TraceSize: Codable {
  var width, height: Double

  enum CodingKeys: String, TraceKey {
    case width, height
  }

  init(_ size: CGSize) { (width, height) = (Double(size.width), Double(size.height)) }

  var size: CGSize { CGSize(width: width, height: height) }
  var numbers: [(CodingKeys, Double)] { [(.width, width), (.height, height)] }
}

private struct TraceInsets: Codable {
  var top, left, bottom, right: Double

  enum CodingKeys: String, TraceKey {
    case top, left, bottom, right
  }

  var numbers: [(CodingKeys, Double)] {
    [(.top, top), (.left, left), (.bottom, bottom), (.right, right)]
  }
}
