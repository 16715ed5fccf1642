// What fingers do to a scroll view.

import UIKit

extension UIScrollView {
  /// A finger moves by a way within a time, and lets go.
  func flick(_ way: CGPoint, from start: CGPoint, seconds: Double = 0.06, on device: Device) {
    func place(_ share: Double) -> CGPoint {
      CGPoint(x: start.x + way.x * CGFloat(share), y: start.y + way.y * CGFloat(share))
    }
    touch(.began, at: start)
    for index in 1...8 {
      device.run(for: seconds / 8)
      touch(.moved, at: place(Double(index) / 8))
    }
    touch(.ended, at: place(1))
  }
}
