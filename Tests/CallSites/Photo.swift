// A photo: centred, double tap, rotation.

import ScrollKit
import UIKit

final class PhotoView: UIView, UIScrollViewDelegate {
  private let image: UIImage
  private let scroll = UIScrollView()
  private let imageView: UIImageView
  private lazy var zoom = Zoomer(
    unscaledContentSize: image.size, rules: .fit(maximum: .scale(1)),
    onResize: .keepCenterAndScaleOrMinimum)

  init(image: UIImage) {
    self.image = image
    imageView = UIImageView(image: image)
    super.init(frame: .zero)
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(imageView)
    addSubview(scroll)
    imageView.isUserInteractionEnabled = true
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    doubleTap.numberOfTapsRequired = 2
    imageView.addGestureRecognizer(doubleTap)
    let twoFingerTap = UITapGestureRecognizer(target: self, action: #selector(twoFingerTapped))
    twoFingerTap.numberOfTouchesRequired = 2
    imageView.addGestureRecognizer(twoFingerTap)
  }

  required init?(coder: NSCoder) { nil }

  // First layout, rotation, split view: one path. A copy works it out, since the scroll view
  // reports every one of these steps, and none of them is the user's.
  override func layoutSubviews() {
    var zoom = zoom
    scroll.frame = bounds
    zoom.resize(
      to: ScrollMetrics(
        viewportSize: scroll.bounds.size, displayScale: traitCollection.displayScale))
    scroll.minimumZoomScale = zoom.limits.minimum
    scroll.maximumZoomScale = zoom.limits.maximum
    scroll.zoomScale = zoom.scale
    scroll.contentSize = zoom.contentSize
    imageView.center = zoom.contentCenter
    scroll.contentOffset = zoom.contentOffset
    self.zoom = zoom
  }

  func viewForZooming(in s: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ s: UIScrollView) {
    zoom.observe(scale: s.zoomScale, contentOffset: s.contentOffset)
    imageView.center = zoom.contentCenter
  }

  func scrollViewDidScroll(_ s: UIScrollView) {
    zoom.observe(scale: s.zoomScale, contentOffset: s.contentOffset)
  }

  @objc private func doubleTapped(_ g: UITapGestureRecognizer) {
    let rect = zoom.rectForDoubleTap(atContentPoint: g.location(in: imageView))
    scroll.zoom(to: rect, animated: true)
  }

  @objc private func twoFingerTapped() {
    scroll.setZoomScale(zoom.scaleForTwoFingerTap(), animated: true)
  }
}
