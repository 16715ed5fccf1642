/// Pages along an axis: which one an offset shows, where each rests, and which are seen. `Pages`
/// are of one length, `VariablePages` of different ones.
///
/// ```swift
/// func pagesLeft(_ pages: some PageLayout, at offset: Double) -> Int {
///   pages.count - 1 - (pages.page(at: offset) ?? 0)
/// }
/// print(pagesLeft(Pages(count: 5, length: 320, viewport: 320), at: 640))  // 2
/// print(pagesLeft(VariablePages(lengths: [100, 300, 200], viewport: 200), at: 100))  // 1
/// ```
///
/// Offsets are physical: they count from the left or the top, in right-to-left layouts too. A page
/// that is not there is measured like an empty one at the nearest end, and aimed at like the
/// nearest one.
public protocol PageLayout: Equatable, Sendable {
  /// The number of pages.
  var count: Int { get }
  /// The number of places where scrolling rests; several pages may share one.
  var stopCount: Int { get }
  /// The axis the pages lie along.
  var axis: ScrollAxis { get }
  /// Whether page 0 is the rightmost; never on the vertical axis.
  var isRightToLeft: Bool { get }
  /// The length of the viewport, in points.
  var viewportLength: Double { get }
  /// The adjusted content inset, in points.
  var insets: AxisInsets { get }
  /// How far beyond the viewport's ends pages can be seen, in points.
  var peek: AxisInsets { get }
  /// Where in the viewport a page rests.
  var alignment: PageAlignment { get }
  /// How much of a page a slow drag must pass to turn it.
  var distanceThreshold: Double { get set }
  /// The speed of release, in points per second, from which a drag counts as a flick.
  var flickThreshold: Double { get set }
  /// The length of the whole content, in points.
  var contentLength: Double { get }
  /// The size of the whole content, in points.
  func contentSize(crossLength: Double) -> CGSize
  /// The length of a page, in points; zero for a page there is not.
  func length(of page: Int) -> Double
  /// The frame of a page in the content, in points.
  func frame(of page: Int, crossLength: Double) -> CGRect
  /// The page that an offset shows; `nil` without pages.
  func page(at offset: Double) -> Int?
  /// The position of an offset, counted in pages.
  func fractionalPage(at offset: Double) -> Double
  /// The share of the range that lies behind an offset: 0 at the first page, 1 at the last.
  func progress(at offset: Double) -> Double
  /// The offset at which a page rests.
  func contentOffset(of page: Int) -> Double
  /// The offset at a position counted in pages.
  func contentOffset(ofFractionalPage position: Double) -> Double
  /// The offset that keeps the place when pages, viewport or insets have changed.
  func contentOffset(keeping offset: Double, from old: Self) -> Double
  /// Where a release comes to rest; `nil` without pages, and in proximity to none.
  func landing(of release: SnapRelease) -> SnapLanding?
  /// Where a release lands, from the page the drag started on; velocity in points per second.
  func landing(
    from page: Int, at offset: Double, proposed target: Double, velocity: Double, limit: Int
  ) -> PageLanding
  /// The stop nearest to an offset; `nil` without pages.
  func stop(at offset: Double) -> Int?
  /// The position of an offset, counted in stops.
  func fractionalStop(at offset: Double) -> Double
  /// The stop at which a page rests; `nil` without pages.
  func stop(ofPage page: Int) -> Int?
  /// The page that counts at a stop; `nil` without pages.
  func page(ofStop stop: Int) -> Int?
  /// The offset of a stop.
  func contentOffset(ofStop stop: Int) -> Double
  /// The next stop after an offset; `nil` if there is none.
  func nextStop(after offset: Double, loops: Bool) -> Int?
  /// The last stop before an offset; `nil` if there is none.
  func previousStop(before offset: Double, loops: Bool) -> Int?
  /// The page that counts at the next stop after a page's; `nil` without pages.
  func page(after page: Int, loops: Bool) -> Int?
  /// The page that counts at the stop before a page's; `nil` without pages.
  func page(before page: Int, loops: Bool) -> Int?
  /// The pages of which some part is seen at an offset.
  func visiblePages(at offset: Double) -> Range<Int>
  /// The pages of which some part is seen and not covered by an inset.
  func unobscuredPages(at offset: Double) -> Range<Int>
  /// The share of a page's length that is seen, in 0...1.
  func visibleFraction(of page: Int, at offset: Double) -> Double
}
