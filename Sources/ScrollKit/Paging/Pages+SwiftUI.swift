#if canImport(SwiftUI)
  public import SwiftUI

  /// Makes a SwiftUI scroll view come to rest on pages:
  /// `.scrollTargetBehavior(PagesTargetBehavior(pages))`.
  ///
  /// SwiftUI tells where the gesture began, where the scroll view would come to rest, and a
  /// velocity in a unit that nobody documents. Only the velocity's sign is used: UIKit underneath
  /// reports zero for slow releases, so any other counts as a flick.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct PagesTargetBehavior: ScrollTargetBehavior {
    /// The pages to come to rest on.
    public var pages: Pages
    /// How many pages one gesture may move.
    public var limit: Int

    /// Creates the behavior.
    public init(_ pages: Pages, limit: Int = 1) {
      self.pages = pages
      self.limit = limit
    }

    /// Moves the target to the page on which the gesture lands.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let isHorizontal = pages.axis == .horizontal
      let start = offset(context.originalTarget)
      let speed = isHorizontal ? context.velocity.dx : context.velocity.dy
      let landing = pages.landing(
        from: pages.page(at: start) ?? 0, at: start, proposed: offset(target),
        velocity: speed == 0 ? 0 : speed > 0 ? .infinity : -.infinity, limit: limit)
      if isHorizontal {
        target.rect.origin.x = landing.contentOffset
      } else {
        target.rect.origin.y = landing.contentOffset
      }
    }

    private func offset(_ target: ScrollTarget) -> Double { target.rect.origin.along(pages.axis) }
  }
#endif
