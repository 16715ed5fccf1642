/// When a carousel takes another page for the middle of its window.
public enum CarouselRecentering: Equatable, Sendable, BitwiseCopyable {
  /// Only when the scroll view has come to a stop. The right one under native paging, whose
  /// deceleration towards a page must not have its offset shifted: UIKit would still aim at the old
  /// target. Between two stops the window gives room for as many pages as lie beside its middle.
  case whenSettled(Settling = .nearest)
  /// As soon as the next page is nearer, so that half a page of room is left at all times.
  case atHalfPage
  /// As soon as a whole page has been scrolled.
  case atWholePage

  /// As soon as the scroll view has come to a stop, on the nearest page.
  public static var whenSettled: CarouselRecentering { .whenSettled(.nearest) }

  /// Which page a stop beside a page belongs to.
  public enum Settling: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The nearest; of two, the next.
    case nearest
    /// The next if the offset is past the middle page's by more than half a device pixel, the
    /// previous if it is short of it: the rule of the three-image-view tutorials, which only ever
    /// look when native paging has settled. The remainder is kept all the same.
    case anyMove
  }

  /// By how many pages to recentre.
  ///
  /// - Parameters:
  ///   - remainder: How far the middle page is from its rest, in pages.
  ///   - isSettled: Whether the scroll view has come to a stop.
  ///   - tolerance: Half a device pixel, in pages.
  /// - Returns: The pages to add to the middle one; zero to leave it.
  func steps(remainder: Double, isSettled: Bool, tolerance: Double) -> Int {
    switch self {
    case .whenSettled(let settling):
      guard isSettled else { return 0 }
      guard settling == .anyMove else { return Int(saturating: remainder.roundedHalfUp) }
      return remainder > 0
        ? Int(saturating: (remainder - tolerance).rounded(.up)).clamped(to: 0...(.max))
        : Int(saturating: (remainder + tolerance).rounded(.down)).clamped(to: .min...0)
    case .atHalfPage:
      return Int(saturating: remainder.roundedHalfUp)
    case .atWholePage:
      // A stop between pages is settled on the nearest one.
      let whole = isSettled ? remainder.roundedHalfUp : remainder.rounded(.towardZero)
      return Int(saturating: whole)
    }
  }
}
