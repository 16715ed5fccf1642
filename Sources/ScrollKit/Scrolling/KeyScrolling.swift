extension Scroller {
  /// How far keys scroll. The figures are Chromium's (measured); those of UIKit are not known.
  public struct KeyScrolling: Equatable, Sendable, BitwiseCopyable {
    /// How far an arrow key scrolls, in points. Anything negative counts as zero, and so does NaN.
    public var arrowDistance = 40.0 { didSet { arrowDistance = arrowDistance.nonNegative } }
    /// How far the page keys, the space bar and a click into a scroll bar's track scroll: this
    /// share of what the insets leave of the viewport, rounded down to a device pixel. Held within
    /// 0...1; NaN counts as zero.
    public var pageFraction = 0.875 { didSet { pageFraction = pageFraction.unitFraction(or: 0) } }
    /// The axis of the page keys, the space bar, home and end. Without one it is the vertical axis,
    /// unless content scrolls along the horizontal one alone. Chromium's is always vertical.
    public var pageAxis: ScrollAxis?
    /// Whether these keys go on to the left where they scroll horizontally. Arrow keys always go
    /// where they point.
    public var isRightToLeft = false

    /// Creates the figures of Chromium.
    public init() {}
  }
}

#if !hasFeature(Embedded)
  extension Scroller.KeyScrolling {
    func save(to fields: consuming FieldWriter) throws {
      try fields.set("arrowDistance", arrowDistance)
      try fields.set("pageFraction", pageFraction)
      try fields.set("pageAxis", ifPresent: pageAxis?.rawValue)
      try fields.set("isRightToLeft", isRightToLeft)
    }

    init(saved fields: CheckedFields) throws {
      arrowDistance = try fields.number("arrowDistance", in: CheckedFields.lengths)
      pageFraction = try fields.number("pageFraction", in: 0...1)
      pageAxis =
        try fields.has("pageAxis")
        ? ScrollAxis(rawValue: try fields.integer("pageAxis", in: 0...1)) : nil
      isRightToLeft = try fields.flag("isRightToLeft")
    }
  }
#endif
