#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension ScrollMetrics {
    /// The metrics of a scroll view as it is now.
    ///
    /// Which edges the safe area counts at is worked out as for `InsetAdjustmentBehavior`. UIKit
    /// may see it otherwise, as in a navigation controller. Then what UIKit has added to the
    /// content inset counts as the safe area, on all edges, so that `adjustedContentInset` is
    /// always the scroll view's.
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
      adjust(to: ScrollInsets(scrollView.adjustedContentInset))
    }

    // A function, since setting properties in an initializer would not call their observers.
    private mutating func adjust(to adjusted: ScrollInsets) {
      guard adjusted != adjustedContentInset else { return }
      contentInsetAdjustmentBehavior = .always
      safeAreaInsets = ScrollInsets(
        top: adjusted.top - contentInset.top, left: adjusted.left - contentInset.left,
        bottom: adjusted.bottom - contentInset.bottom, right: adjusted.right - contentInset.right)
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
