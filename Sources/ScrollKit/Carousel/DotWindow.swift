/// A page control for many pages: a window of some dots, which become smaller towards an end behind
/// which there are more, as in Instagram and in a UIPageControl without room.
///
/// ```swift
/// var dots = DotWindow(pageCount: 20)
/// print(dots.visibleDots, dots.visibleDots.map { dots.scale(of: $0) })
/// // 0..<8 [1.0, 1.0, 1.0, 1.0, 1.0, 0.7, 0.5, 0.0]
/// dots.show(5)
/// print(dots.visibleDots, dots.visibleDots.map { dots.scale(of: $0) })
/// // 0..<9 [0.0, 0.5, 0.7, 1.0, 1.0, 1.0, 0.7, 0.5, 0.0]
/// ```
///
/// The window moves only as far as needed so that the current page's dot has its full size. With
/// fractional pages it scrolls along. A dot that comes in or goes out is counted as visible at size
/// zero, so that views have nothing to jump. The sizes follow open-source page controls that
/// imitate Instagram's (7 dots, 0.7 and 0.5; certainty C); UIKit's own are unpublished. O(1).
public struct DotWindow: Equatable, Sendable, BitwiseCopyable {
  /// The number of pages; negative counts as zero.
  public var pageCount: Int {
    didSet {
      pageCount = max(0, pageCount)
      offset = held(offset)
    }
  }
  /// How many dots the window has room for, at least one. Choose three more than twice
  /// `edgeCount`, or more, so that several have their full size.
  public var dotCount: Int {
    didSet {
      dotCount = max(1, dotCount)
      offset = held(offset)
    }
  }
  /// How many dots are smaller at an end behind which there are more; negative counts as zero.
  public var edgeCount: Int { didSet { edgeCount = max(0, edgeCount) } }
  /// The size of the outermost dot, as a share of a full one, in 0...1.
  public var outerScale: Double { didSet { outerScale = outerScale.unitFraction(or: 0.5) } }
  /// The size of the innermost of the smaller dots, in 0...1.
  public var innerScale: Double { didSet { innerScale = innerScale.unitFraction(or: 0.7) } }
  /// Whether the first page follows the last.
  public var loops: Bool
  /// Where the window begins, in dots.
  public private(set) var offset = 0.0

  /// Creates a window at the first dots.
  public init(
    pageCount: Int, dotCount: Int = 7, edgeCount: Int = 2, outerScale: Double = 0.5,
    innerScale: Double = 0.7, loops: Bool = false
  ) {
    self.pageCount = max(0, pageCount)
    self.dotCount = max(1, dotCount)
    self.edgeCount = max(0, edgeCount)
    self.outerScale = outerScale.unitFraction(or: 0.5)
    self.innerScale = innerScale.unitFraction(or: 0.7)
    self.loops = loops
  }

  /// How many dots fit into a width, at least one: `floor((width + spacing) / (dot + spacing))`.
  public static func dotCount(fitting width: Double, in indicator: PageIndicator) -> Int {
    let step = indicator.dotLength + indicator.spacing
    guard step > 0 else { return 1 }
    return max(1, Int(saturating: ((width.nonNegative + indicator.spacing) / step).rounded(.down)))
  }

  private var maximumOffset: Double { Double(max(0, pageCount - dotCount)) }

  private func held(_ offset: Double) -> Double { min(max(offset, 0), maximumOffset) }

  /// Shows the current page: the window moves as little as possible.
  ///
  /// - Parameter position: The position in pages, such as `CarouselSlots.wrappedFractionalPage`.
  ///   With looping, on the way from the last page to the first the window goes back to the first.
  ///   NaN changes nothing.
  public mutating func show(_ position: Double) {
    guard !position.isNaN, pageCount > 0 else { return }
    let last = Double(pageCount - 1)
    var place = min(max(position, 0), last)
    if loops {
      place = PageLoop(count: pageCount).wrapped(position)
      if place > last { place = last * (1 - (place - last)) }
    }
    let inner = Double(min(edgeCount, (dotCount - 1) / 2))
    let (most, least) = (place - inner, place + inner - Double(dotCount - 1))
    offset = held(min(max(offset, least), most))
  }

  /// Puts the current page into the middle of the window, where there is room on both sides.
  public mutating func center(on position: Double) {
    guard !position.isNaN else { return }
    offset = held(position.finite(or: 0) - Double(dotCount - 1) / 2)
  }

  /// The dots of which something is seen, or that are about to be.
  public var visibleDots: Range<Int> {
    let first = Int(saturating: offset.rounded(.up)) - (offset > 0 ? 1 : 0)
    let end = Int(saturating: offset.rounded(.down)).saturatingAdd(dotCount)
      .saturatingAdd(offset < maximumOffset ? 1 : 0)
    return first..<min(pageCount, max(first, end))
  }

  /// The size of a dot, as a share of a full one: zero outside the window. While the window scrolls
  /// by a dot, sizes change in proportion.
  public func scale(of dot: Int) -> Double {
    guard dot >= 0, dot < pageCount else { return 0 }
    let first = Int(saturating: offset.rounded(.down))
    let share = offset - Double(first)
    let scale = scale(of: dot, first: first)
    return share == 0 ? scale : scale + (self.scale(of: dot, first: first + 1) - scale) * share
  }

  /// The size of a dot in a window that begins with a whole dot.
  private func scale(of dot: Int, first: Int) -> Double {
    let (before, after) = (dot - first, min(dotCount, pageCount) - 1 - (dot - first))
    guard before >= 0, after >= 0 else { return 0 }
    let start = first > 0 ? edgeScale(before) : 1
    let end = Double(first) < maximumOffset ? edgeScale(after) : 1
    return min(start, end)
  }

  /// The size of a dot that is so many dots away from an end behind which there are more.
  private func edgeScale(_ distance: Int) -> Double {
    guard distance < edgeCount else { return 1 }
    let share = edgeCount > 1 ? Double(distance) / Double(edgeCount - 1) : 0
    return outerScale + (innerScale - outerScale) * share
  }

  /// The frame of a dot in a rectangle with the window in its middle, in points. Dots outside the
  /// window are empty.
  public func frame(
    of dot: Int, in rect: CGRect, indicator: PageIndicator = PageIndicator(pageCount: 0)
  )
    -> CGRect
  {
    let side = indicator.dotLength * scale(of: dot)
    let middle = Double(min(dotCount, pageCount) - 1) / 2
    let way = (Double(dot) - offset - middle) * (indicator.dotLength + indicator.spacing)
    let center = rect.center
    let x = center.x + (indicator.isRightToLeft ? 0 - way : way)
    return CGRect(
      origin: CGPoint(x: (x - side / 2).finite(or: 0), y: (center.y - side / 2).finite(or: 0)),
      size: CGSize(width: side, height: side))
  }
}
