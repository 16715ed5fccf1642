extension SnapRelease {
  /// How a gesture's end is read, by the rules of an interface library.
  public enum Style: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// CSS in Chromium (measured): a slow drag to the nearest place, a flick ahead to the one
    /// nearest to where it would end.
    case css
    /// UIKit paging: as `css`, but at most one stop from where the gesture began. (Documented.)
    case uiKitPaging
    /// SwiftUI's `viewAligned` with `limitBehavior: .never`, and in regular size classes: as `css`.
    /// (Documented.)
    case swiftUIViewAligned
    /// SwiftUI's `viewAligned` with `.alwaysByOne`: at most one stop. (Documented.)
    case swiftUIViewAlignedByOne
    /// Flutter's page physics: a flick to the next place from where the finger left, wherever it
    /// would end; a slow drag to the nearest place there. (Source of Flutter.)
    case flutterPages
    /// Android's `PagerSnapHelper`, and the bounds of Compose's snapping: as `flutterPages`.
    /// (Published tests.)
    case androidPages
  }

  /// The release of a gesture.
  ///
  /// ```swift
  /// let pages = Pages(count: 9, length: 300, viewport: 300)
  /// let flick = SnapRelease.gesture(
  ///   .uiKitPaging, from: 300, at: 350, to: 1400, velocity: 2000)
  /// print(pages.landing(of: flick)!.contentOffset)  // 600.0
  /// ```
  ///
  /// - Parameters:
  ///   - style: Whose rules.
  ///   - start: The offset at which the gesture began, in points.
  ///   - offset: The offset at release.
  ///   - target: Where the scroll would end by itself.
  ///   - velocity: The offset's velocity in points per second; zero for a slow release. NaN counts
  ///     as zero.
  /// - Returns: A mandatory release.
  public static func gesture(
    _ style: Style, from start: Double, at offset: Double, to target: Double, velocity: Double
  ) -> SnapRelease {
    let velocity = velocity.finite(or: 0)
    var release: SnapRelease
    switch style {
    case .css, .uiKitPaging, .swiftUIViewAligned, .swiftUIViewAlignedByOne:
      release = velocity == 0 ? .end(at: target) : .end(at: target, from: offset)
    case .flutterPages, .androidPages:
      release = velocity == 0 ? .end(at: offset) : .step(by: velocity > 0 ? 1 : -1, from: offset)
    }
    release.start = start
    if style == .uiKitPaging || style == .swiftUIViewAlignedByOne { release.limit = 1 }
    return release
  }
}
