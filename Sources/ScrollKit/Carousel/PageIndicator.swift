/// The geometry of a page control: a row of dots on a platter, centred in a rectangle or at a
/// point.
///
/// ```swift
/// let indicator = PageIndicator(pageCount: 4)
/// print(indicator.dotsWidth, indicator.size)  // 64.0 (92.0, 26.0)
/// let bounds = CGRect(x: 0, y: 0, width: 280, height: 30)
/// print(indicator.platterFrame(in: bounds).origin)  // (94.0, 2.0)
/// print(indicator.platterFrame(centeredAt: CGPoint(x: 160, y: 460)).origin)  // (114.0, 447.0)
/// ```
///
/// If several pages rest at one offset, some of their dots would never be current. Use a dot for
/// each stop then:
///
/// ```swift
/// let pages = Pages(count: 10, length: 100, viewport: 300)
/// let dots = PageIndicator(pageCount: pages.stopCount)
/// print(dots.pageCount, dots.currentPage(for: pages.fractionalStop(at: 700))!)  // 8 7
/// ```
///
/// n dots span `n * dot + (n - 1) * spacing`. The defaults are the layout of a UIPageControl (iOS
/// 26, measured): dots of 10 points, spacings of 8, a platter 14 wider on each side and 26 high.
/// Lengths that are not numbers, or negative, count as zero.
public struct PageIndicator: Equatable, Sendable, BitwiseCopyable {
  /// The number of pages; negative counts as zero.
  public var pageCount: Int { didSet { pageCount = max(0, pageCount) } }
  /// The side of a dot, in points.
  public var dotLength: Double { didSet { dotLength = dotLength.nonNegative } }
  /// The spacing between two dots, in points.
  public var spacing: Double { didSet { spacing = spacing.nonNegative } }
  /// How far the platter extends beyond the dots on each side, in points.
  public var platterPadding: Double { didSet { platterPadding = platterPadding.nonNegative } }
  /// The height of the platter, in points.
  public var platterHeight: Double { didSet { platterHeight = platterHeight.nonNegative } }
  /// Whether nothing is shown for one page; `false` by default, as in UIKit.
  public var hidesForSinglePage: Bool
  /// Whether the first page follows the last.
  public var loops: Bool
  /// Whether the first dot is the rightmost.
  public var isRightToLeft: Bool

  /// Creates an indicator. Lengths default to the measured ones.
  public init(
    pageCount: Int, dotLength: Double = 10, spacing: Double = 8, platterPadding: Double = 14,
    platterHeight: Double = 26, hidesForSinglePage: Bool = false, loops: Bool = false,
    isRightToLeft: Bool = false
  ) {
    self.pageCount = max(0, pageCount)
    self.dotLength = dotLength.nonNegative
    self.spacing = spacing.nonNegative
    self.platterPadding = platterPadding.nonNegative
    self.platterHeight = platterHeight.nonNegative
    self.hidesForSinglePage = hidesForSinglePage
    self.loops = loops
    self.isRightToLeft = isRightToLeft
  }
}

extension PageIndicator {
  /// Whether nothing is shown: without pages, and for one page if `hidesForSinglePage`.
  public var isHidden: Bool { pageCount == 0 || pageCount == 1 && hidesForSinglePage }

  /// The distance that all dots span, in points.
  public var dotsWidth: Double {
    let dots = Double(pageCount)
    return (dots * dotLength + max(0, dots - 1) * spacing).nonNegative
  }

  /// The size of the platter; zero when hidden.
  public var size: CGSize {
    isHidden
      ? .zero : CGSize(width: (dotsWidth + 2 * platterPadding).nonNegative, height: platterHeight)
  }

  /// The frame of the platter, centred in a rectangle.
  public func platterFrame(in rect: CGRect) -> CGRect { centered(size, in: rect) }

  /// The frame of the platter centred at a point, such as `UIPageControl.center`.
  public func platterFrame(centeredAt center: CGPoint) -> CGRect {
    platterFrame(in: rect(at: center))
  }

  /// The frame of the dot of a page, centred with the platter in a rectangle; empty when hidden.
  /// Pages outside `0..<pageCount` count as the nearest.
  public func dotFrame(of page: Int, in rect: CGRect) -> CGRect {
    markerFrame(at: Double(page.clamped(to: 0...max(0, pageCount - 1))), in: rect)
  }

  /// The frame of the dot of a page, with the platter centred at a point.
  public func dotFrame(of page: Int, centeredAt center: CGPoint) -> CGRect {
    dotFrame(of: page, in: rect(at: center))
  }

  /// The frame of a mark that travels over the dots with a fractional page. When looping, on the
  /// way from the last page to the first it stays on the last dot, and halfway goes to the first.
  public func markerFrame(at page: Double, in rect: CGRect) -> CGRect {
    let side = isHidden ? 0 : dotLength
    let row = centered(CGSize(width: isHidden ? 0 : dotsWidth, height: side), in: rect)
    let last = Double(max(0, pageCount - 1))
    var place = fractionalPage(for: page)
    if place > last { place = place - last < 0.5 ? last : 0 }
    if isRightToLeft { place = last - place }
    let x = Double(row.origin.x) + (isHidden ? 0 : place * (dotLength + spacing))
    return CGRect(
      origin: CGPoint(x: x.finite(or: 0), y: row.origin.y), size: CGSize(width: side, height: side))
  }

  /// The frame of a travelling mark, with the platter centred at a point.
  public func markerFrame(at page: Double, centeredAt center: CGPoint) -> CGRect {
    markerFrame(at: page, in: rect(at: center))
  }

  /// The page to mark for a position in pages: the nearest one; of two, the next. When looping it
  /// wraps, else it is clamped. `nil` without pages.
  public func currentPage(for position: Double) -> Int? {
    let nearest = Int(saturating: position.finite(or: 0).roundedHalfUp)
    guard pageCount > 0 else { return nil }
    return loops ? nearest.floorModulo(pageCount) : nearest.clamped(to: 0...(pageCount - 1))
  }

  /// The fractional page to mark for a position in pages: in `0..<pageCount` when looping, where
  /// values past the last page are on their way back to the first; else in `0...(pageCount - 1)`.
  /// Zero without pages.
  public func fractionalPage(for position: Double) -> Double {
    let position = position.finite(or: 0)
    if loops { return PageLoop(count: pageCount).wrapped(position) }
    return min(max(position, 0), Double(max(0, pageCount - 1)))
  }

  /// What a tap does.
  public enum Tap: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// A tap on either half moves one page that way, as in a page control.
    case step
    /// A tap goes to the page of the nearest dot.
    case page
  }

  /// The page to go to after a tap.
  ///
  /// - Parameters:
  ///   - x: Where it was, in the coordinates of `rect`, in points. A tap in the very middle, or
  ///     NaN, counts as on the trailing half.
  ///   - tap: What a tap does.
  ///   - page: The present page.
  ///   - rect: The rectangle the platter is centred in.
  /// - Returns: The page; `nil` without pages.
  public func page(
    tappedAt x: Double, as tap: Tap = .step, from page: Int, in rect: CGRect
  ) -> Int? {
    guard pageCount > 0 else { return nil }
    let middle = centered(.zero, in: rect).origin.along(.horizontal)
    let distance = x.finite(or: middle) - middle
    let logical = isRightToLeft ? -distance : distance
    switch tap {
    case .step:
      return PageStep(count: pageCount, loops: loops).page(from: page, steps: logical < 0 ? -1 : 1)
    case .page:
      let step = dotLength + spacing
      let place = step > 0 ? logical / step + Double(pageCount - 1) / 2 : 0
      return Int(saturating: place.roundedHalfUp).clamped(to: 0...(pageCount - 1))
    }
  }

  /// An empty rectangle at a centre. A coordinate that is NaN counts as zero.
  private func rect(at center: CGPoint) -> CGRect { CGRect(origin: center, size: .zero) }

  private func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint {
        let span = rect.span(along: $0)
        return span.start + (span.length - size.along($0)) / 2
      }, size: size)
  }
}
