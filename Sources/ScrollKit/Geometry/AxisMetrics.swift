/// A scroll view along one axis: how long the viewport and the content are, and so which offsets
/// the content can rest at.
///
/// ```swift
/// let axis = AxisMetrics(viewport: 480, contentLength: 960, insets: AxisInsets(leading: 64))
/// print(axis.minimumOffset, axis.maximumOffset)  // -64.0 480.0
/// print(axis.clampedOffset(500), axis.overscroll(at: 500))  // 480.0 20.0
/// ```
///
/// With `slack = viewport - leading inset - trailing inset - content`, where positive:
/// `least = -(leading inset + alignment * slack)`,
/// `greatest = max(least, content + trailing inset - viewport)`, and `least` where there is slack.
/// The leading edge wins where the content is shorter than the viewport (UIScrollView's rule for
/// contentAlignmentPoint (0, 0)).
public struct AxisMetrics: Equatable, Sendable, BitwiseCopyable {
  /// The length of the viewport in points. NaN and negative lengths count as zero.
  public var viewportLength: Double { didSet { viewportLength = viewportLength.nonNegative } }
  /// The length of the (scaled) content in points. NaN and negative count as zero.
  public var contentLength: Double { didSet { contentLength = contentLength.nonNegative } }
  /// The adjusted insets at both ends, in points.
  public var insets: AxisInsets
  /// Where content rests that is shorter than the viewport, in 0...1: 0 at the leading edge,
  /// 1/2 centred, 1 at the trailing edge. NaN counts as zero.
  public var alignment: Double { didSet { alignment = alignment.unitFraction(or: 0) } }

  /// The difference of two lengths, or of two resting offsets, that counts as none, in points.
  /// Content that exceeds the viewport by no more than this does not scroll.
  ///
  /// 32-bit arithmetic rounds lengths of up to 2^14 points by about as much: it makes 320.00003 of
  /// `(320 / 2448) * 2448`. A device pixel is a hundred times as long.
  public static var fitTolerance: Double { 1e-3 }

  /// Whether content is longer than a viewport by more than `fitTolerance`.
  static func exceeds(_ content: Double, viewport: Double) -> Bool {
    content - viewport > fitTolerance
  }

  /// Creates the metrics of one axis.
  public init(
    viewport: Double, contentLength: Double, insets: AxisInsets = .zero, alignment: Double = 0
  ) {
    viewportLength = viewport.nonNegative
    self.contentLength = contentLength.nonNegative
    self.insets = insets
    self.alignment = alignment.unitFraction(or: 0)
  }

  /// The length of the viewport less the insets, not negative: the room in which content is
  /// aligned. Negative insets make it longer than the viewport.
  public var unobscuredLength: Double { max(0, viewportLength - insets.leading - insets.trailing) }

  /// The part of the viewport that no inset covers, counted from the viewport's origin. Its length
  /// is zero where the insets are as long as the viewport. Negative insets cover nothing.
  var clearSpan: AxisSpan { insets.uncovered(offset: 0, viewport: viewportLength) }

  /// The centre of the unobscured viewport, counted from the viewport's origin. Where the insets
  /// overlap, it is the middle between their inner ends, held within the viewport.
  var unobscuredCenter: Double {
    min(max((viewportLength + insets.leading - insets.trailing) / 2, 0), viewportLength)
  }

  /// The offsets at which the content rests.
  private var range: RestingRange {
    RestingRange(
      viewport: viewportLength, content: contentLength, insets: insets, alignment: alignment)
  }

  /// How much of the viewport between the insets the content leaves free, in points; not negative.
  var slack: Double {
    RestingRange.slack(viewport: viewportLength, content: contentLength, insets: insets)
  }

  /// The least offset the content rests at.
  public var minimumOffset: Double { range.least }

  /// The greatest offset the content rests at, not less than `minimumOffset`.
  public var maximumOffset: Double { range.greatest }

  /// The distance between the least and the greatest offset, not negative.
  public var scrollableLength: Double { maximumOffset - minimumOffset }

  /// Whether the content, with its insets, is longer than the viewport.
  public var isScrollable: Bool { scrollableLength > Self.fitTolerance }

  /// The nearest offset the content rests at; the least one for NaN.
  public func clampedOffset(_ offset: Double) -> Double { range.clamped(offset) }

  /// The nearest offset that content of another length rests at, with other insets.
  func clampedOffset(_ offset: Double, content: Double, insets: AxisInsets) -> Double {
    RestingRange(viewport: viewportLength, content: content, insets: insets, alignment: alignment)
      .clamped(offset)
  }

  /// How far an offset lies outside the range, in points: negative before the start, positive past
  /// the end, zero inside and for NaN.
  public func overscroll(at offset: Double) -> Double {
    let offset = offset.finite(or: minimumOffset)
    return offset - clampedOffset(offset)
  }

  /// The offset as a share of the range: 0 at the least, 1 at the greatest, below or above outside.
  /// Zero where nothing scrolls.
  public func progress(at offset: Double) -> Double {
    guard isScrollable else { return 0 }
    return (offset.finite(or: minimumOffset) - minimumOffset) / scrollableLength
  }

  /// The offset at a share of the range; the inverse of `progress(at:)`. NaN
  /// counts as zero.
  public func offset(atProgress fraction: Double) -> Double {
    (minimumOffset + fraction.finite(or: 0) * scrollableLength).finite(or: minimumOffset)
  }

  /// The same offset counted from the other end: the physical offset of a right-to-left layout as
  /// its logical one, and back (`content - viewport - offset`). NaN counts as the least
  /// offset.
  public func mirroredOffset(_ offset: Double) -> Double {
    (contentLength - viewportLength - offset.finite(or: minimumOffset)).finite(or: 0)
  }

  /// The metrics that belong to mirrored offsets.
  public var mirrored: AxisMetrics {
    AxisMetrics(
      viewport: viewportLength, contentLength: contentLength, insets: insets.mirrored,
      alignment: 1 - alignment)
  }
}
