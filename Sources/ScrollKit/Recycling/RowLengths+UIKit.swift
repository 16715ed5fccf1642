#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension RowLengths.Anchor {
    /// What is on screen in a scroll view: its offset, its length, and its adjusted content inset.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - axis: The axis of the list.
    ///   - startTolerance: How near to the start the viewport must be to stay there, in points.
    ///   - endTolerance: How near to the end the viewport must be to stay there, in points: for a
    ///     chat.
    @MainActor public init(
      _ scrollView: UIScrollView, along axis: ScrollAxis = .vertical,
      startTolerance: Double? = nil, endTolerance: Double? = nil
    ) {
      self.init(
        offset: scrollView.contentOffset.along(axis), viewport: scrollView.bounds.size.along(axis),
        insets: ScrollInsets(scrollView.adjustedContentInset)[axis],
        startTolerance: startTolerance, endTolerance: endTolerance)
    }
  }
#endif
