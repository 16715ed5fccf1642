#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension ScrollMetrics {
    /// The metrics of a scroll view as it is now.
    @MainActor public init(_ scrollView: UIScrollView) {
      let behavior: InsetAdjustmentBehavior =
        switch scrollView.contentInsetAdjustmentBehavior {
        case .scrollableAxes: .scrollableAxes
        case .never: .never
        case .always: .always
        default: .automatic
        }
      var alwaysBounces = ScrollAxis.Set()
      if scrollView.alwaysBounceHorizontal { alwaysBounces.insert(.horizontal) }
      if scrollView.alwaysBounceVertical { alwaysBounces.insert(.vertical) }
      self.init(
        viewportSize: scrollView.bounds.size,
        contentSize: scrollView.contentSize,
        contentInset: ScrollInsets(scrollView.contentInset),
        safeAreaInsets: ScrollInsets(scrollView.safeAreaInsets),
        contentInsetAdjustmentBehavior: behavior,
        behavior: ScrollBehavior(
          bounces: scrollView.bounces ? .all : [], alwaysBounces: alwaysBounces,
          isScrollEnabled: scrollView.isScrollEnabled,
          isUserInteractionEnabled: scrollView.isUserInteractionEnabled),
        displayScale: Double(scrollView.traitCollection.displayScale),
        contentOffset: scrollView.contentOffset)
    }
  }

  extension ScrollInsets {
    /// UIKit's insets.
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }
#endif
