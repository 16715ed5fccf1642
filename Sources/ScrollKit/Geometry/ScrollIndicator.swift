/// Where the scroll indicators (the scroll bars) are, and the way back from a dragged indicator to
/// an offset.
///
/// ```swift
/// let metrics = ScrollMetrics(
///   viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 960))
/// let indicator = ScrollIndicator()
/// print(indicator.thumb(along: .vertical, of: metrics)!.length)  // 237.0
/// ```
///
/// The track has the length T, the viewport less insets and margins. With the viewport's length V
/// and the content's length C including insets, the thumb is `T * min(1, V / C)` long, but not
/// shorter than `minimumLength`, and starts `(T - length) * fraction` into the track. Overscroll
/// shortens it by the same distance, down to twice the thickness. The form is UIKit's as other
/// engines reproduce it; the default figures are unmeasured and can be changed.
public struct ScrollIndicator: Equatable, Sendable, BitwiseCopyable {
  /// The width of the indicator across its axis, in points.
  public var thickness: Double { didSet { thickness = thickness.nonNegative } }
  /// The distance from the edge and from both ends of the track, in points.
  public var edgeSpacing: Double { didSet { edgeSpacing = edgeSpacing.nonNegative } }
  /// The least length of a thumb that is not shortened by overscroll, in points.
  public var minimumLength: Double { didSet { minimumLength = minimumLength.nonNegative } }
  /// Insets of the horizontal indicator's track from the viewport, in points.
  public var horizontalInsets: ScrollInsets
  /// Insets of the vertical indicator's track from the viewport, in points.
  public var verticalInsets: ScrollInsets
  /// Whether the safe area is added to both insets.
  public var adjustsForSafeArea: Bool
  /// Whether the vertical indicator is at the left edge.
  public var isRightToLeft: Bool

  /// Creates indicators.
  public init(
    thickness: Double = 3, edgeSpacing: Double = 3, minimumLength: Double = 36,
    horizontalInsets: ScrollInsets = .zero, verticalInsets: ScrollInsets = .zero,
    adjustsForSafeArea: Bool = true, isRightToLeft: Bool = false
  ) {
    self.thickness = thickness.nonNegative
    self.edgeSpacing = edgeSpacing.nonNegative
    self.minimumLength = minimumLength.nonNegative
    self.horizontalInsets = horizontalInsets
    self.verticalInsets = verticalInsets
    self.adjustsForSafeArea = adjustsForSafeArea
    self.isRightToLeft = isRightToLeft
  }

  /// The part of an indicator that moves: where it starts in the viewport, along its axis, and how
  /// long it is, in points.
  public struct Thumb: Equatable, Sendable, BitwiseCopyable {
    /// The distance from the viewport's left or top edge.
    public let start: Double
    /// The extent along the axis.
    public let length: Double
    /// The end: `start + length`.
    public var end: Double { start + length }
  }

  /// The thumb along an axis; `nil` where the content does not scroll.
  public func thumb(along axis: ScrollAxis, of metrics: ScrollMetrics) -> Thumb? {
    let lengths = metrics[axis]
    guard lengths.isScrollable else { return nil }
    let offset = metrics.contentOffset.along(axis)
    let track = track(axis, of: metrics)
    let overscroll = lengths.overscroll(at: offset).magnitude
    let full = restingLength(lengths, track: track.length)
    let length = max(min(full, 2 * thickness), full - overscroll)
    let fraction = lengths.progress(at: offset).unitFraction(or: 0)
    return Thumb(start: track.start + (track.length - length) * fraction, length: length)
  }

  /// The frame of the thumb in the viewport; `nil` where the content does not scroll.
  public func frame(along axis: ScrollAxis, of metrics: ScrollMetrics) -> CGRect? {
    guard let thumb = thumb(along: axis, of: metrics) else { return nil }
    let cross = insets(axis, of: metrics)[axis.cross]
    let isLeading = axis.cross.isMirrored(isRightToLeft)
    let far = metrics[axis.cross].viewportLength - cross.trailing - edgeSpacing - thickness
    let position = isLeading ? cross.leading + edgeSpacing : far
    return CGRect(
      origin: CGPoint(along: axis, thumb.start, cross: position),
      size: CGSize(along: axis, thumb.length, cross: thickness))
  }

  /// The offset at which the thumb would start at a position: what to scroll to while the thumb is
  /// dragged. The result is in range.
  ///
  /// - Parameters:
  ///   - start: The wanted start of the thumb in the viewport, in points; NaN counts as
  ///     the start of the track.
  ///   - axis: The indicator's axis.
  ///   - metrics: The scroll view.
  /// - Returns: An offset along the axis, in points.
  public func contentOffset(
    thumbStart start: Double, along axis: ScrollAxis, of metrics: ScrollMetrics
  ) -> Double {
    let lengths = metrics[axis]
    let track = track(axis, of: metrics)
    let room = track.length - restingLength(lengths, track: track.length)
    guard room > 0 else { return lengths.minimumOffset }
    let fraction = (start.finite(or: track.start) - track.start) / room
    return lengths.clampedOffset(lengths.offset(atProgress: fraction.unitFraction(or: 0)))
  }

  private func restingLength(_ lengths: AxisMetrics, track: Double) -> Double {
    let total = lengths.contentLength + lengths.insets.leading + lengths.insets.trailing
    let share = total > lengths.viewportLength ? lengths.viewportLength / total : 1
    return min(track, max(minimumLength, track * share))
  }

  private func track(_ axis: ScrollAxis, of metrics: ScrollMetrics) -> Thumb {
    let ends = insets(axis, of: metrics)[axis]
    let start = ends.leading + edgeSpacing
    return Thumb(
      start: start,
      length: max(0, metrics[axis].viewportLength - ends.trailing - edgeSpacing - start))
  }

  private func insets(_ axis: ScrollAxis, of metrics: ScrollMetrics) -> ScrollInsets {
    var insets = axis == .horizontal ? horizontalInsets : verticalInsets
    if adjustsForSafeArea {
      for axis in ScrollAxis.allCases { insets[axis] = insets[axis] + metrics.safeAreaInsets[axis] }
    }
    return insets
  }
}
