#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension AxisViewport {
    /// What a scroll view shows along an axis: its offset, its length, and its adjusted content
    /// inset.
    @MainActor public init(_ scrollView: UIScrollView, along axis: ScrollAxis = .vertical) {
      self.init(
        offset: scrollView.contentOffset.along(axis), length: scrollView.bounds.size.along(axis),
        insets: ScrollInsets(scrollView.adjustedContentInset)[axis])
    }
  }
#endif
