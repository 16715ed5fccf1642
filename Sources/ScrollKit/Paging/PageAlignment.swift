/// Which point of a page comes to rest at which point of the viewport.
public struct PageAlignment: Equatable, Sendable, BitwiseCopyable {
  /// The point of the page, as a share of its length: 0 its leading end, 1 its trailing end.
  public var page: Double { didSet { page = page.unitFraction(or: 0) } }
  /// The point of the unobscured viewport, as a share of its length.
  public var viewport: Double { didSet { viewport = viewport.unitFraction(or: 0) } }

  /// Creates an alignment. Shares are held within 0...1; NaN counts as zero.
  public init(page: Double, viewport: Double) {
    self.page = page.unitFraction(or: 0)
    self.viewport = viewport.unitFraction(or: 0)
  }

  /// Leading end at leading end.
  public static var leading: PageAlignment { PageAlignment(page: 0, viewport: 0) }
  /// Centre at centre, so that both neighbours peek in.
  public static var center: PageAlignment { PageAlignment(page: 0.5, viewport: 0.5) }
  /// Trailing end at trailing end.
  public static var trailing: PageAlignment { PageAlignment(page: 1, viewport: 1) }

  /// The logical offset that aligns a page, whether or not the scroll view can rest there.
  func offset(aligning page: AxisSpan, in lengths: AxisMetrics) -> Double {
    let target = lengths.insets.leading + viewport * lengths.unobscuredLength
    return page.start + self.page * page.length - target
  }

  /// The padding inside the content that lets pages of two lengths be aligned at the ends.
  func padding(first: Double, last: Double, in lengths: AxisMetrics) -> AxisInsets {
    let room = lengths.unobscuredLength
    return AxisInsets(
      leading: max(0, viewport * room - page * first),
      trailing: max(0, (1 - viewport) * room - (1 - page) * last))
  }
}
