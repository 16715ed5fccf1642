// The photo of the documentation's article, and the call site's, in the hands of people.

@testable import CallSites
import UIKit

/// One step with a photo.
enum PhotoStep: CustomStringConvertible {
  case wait(Double)
  /// Two taps at a place of the viewport, in shares of it.
  case doubleTap(Double, Double)
  /// Two fingers at a place of the viewport, by a factor.
  case pinch(Double, Double, by: Double)
  /// A finger moves by points, and lets go.
  case flick(Double, Double)
  case turn
  /// A larger image of the same thing takes the place of the preview.
  case sharper(Double)
  case away

  var description: String {
    switch self {
    case .wait(let seconds): "wait \(seconds)"
    case .doubleTap(let x, let y): "double tap \(x) \(y)"
    case .pinch(let x, let y, let factor): "pinch \(x) \(y) by \(factor)"
    case .flick(let x, let y): "flick \(x) \(y)"
    case .turn: "turn"
    case .sharper(let factor): "sharper \(factor)"
    case .away: "away"
    }
  }

  static func random(_ dice: inout Dice) -> [PhotoStep] {
    func share() -> Double { Double.random(in: 0.1...0.9, using: &dice) }
    return (0..<Int.random(in: 2...9, using: &dice)).map { _ in
      switch Int.random(in: 0..<10, using: &dice) {
      case 0: return .wait(Double.random(in: 0...0.6, using: &dice))
      case 1...3: return .doubleTap(share(), share())
      case 4...5: return .pinch(share(), share(), by: Double.random(in: 0.3...4, using: &dice))
      case 6: return .flick(300 * share() - 150, 300 * share() - 150)
      case 7: return .turn
      case 8: return .sharper(Double(Int.random(in: 2...4, using: &dice)))
      default: return .away
      }
    }
  }

  static let named: [(name: String, steps: [PhotoStep])] = [
    ("double tap in and out", [.doubleTap(0.5, 0.5), .wait(1), .doubleTap(0.5, 0.5)]),
    ("double tap near a corner", [.doubleTap(0.1, 0.2), .wait(1), .turn, .wait(1), .turn]),
    ("pinched and turned", [.pinch(0.3, 0.6, by: 2.5), .turn, .wait(0.5), .turn]),
    ("turned in mid-zoom", [.doubleTap(0.2, 0.2), .wait(0.1), .turn]),
    ("preview, zoomed, then sharp", [.pinch(0.7, 0.6, by: 1.5), .sharper(4)]),
    ("sharp in mid-fling", [.doubleTap(0.5, 0.5), .wait(1), .flick(-120, 90), .sharper(3)]),
    ("pinched too far", [.pinch(0.5, 0.5, by: 9), .pinch(0.5, 0.5, by: 0.05)]),
    ("away in mid-fling", [.doubleTap(0.4, 0.4), .wait(1), .flick(-150, -100), .away]),
  ]
}

/// A photo on a device, with somebody who watches.
@MainActor final class PhotoRun {
  let device = Device()
  private let view: UIView
  private let scroll: UIScrollView
  private let imageView: UIImageView
  /// Shows another image; `nil` for the call site, which keeps its own.
  private let show: ((UIImage) -> Void)?
  private var size: CGSize
  private var faults: [String] = []
  /// Whether the user has moved the image since sizes changed. Until then it goes by what the user
  /// saw before, so that turning back is exact.
  private var isMoved = false

  static let sizes = [
    CGSize(width: 3000, height: 2000), CGSize(width: 100, height: 100),
    CGSize(width: 390, height: 844), CGSize(width: 1200, height: 300),
  ]

  /// The recipe, or the call site in Tests/CallSites.
  init(_ unknowns: Device.Unknowns, scale: Double, size: CGSize, isCallSite: Bool) {
    self.size = size
    Device.shared = device
    device.unknowns = unknowns
    device.displayScale = scale
    let image = UIImage("photo", size: size)
    if isCallSite {
      view = CallSites.PhotoView(image: image)
      show = nil
    } else {
      let photo = PhotoView(frame: .zero)
      photo.show(image)
      view = photo
      show = { photo.show($0, inPlaceOfPreview: true) }
    }
    scroll = view.subviews.lazy.compactMap { $0 as? UIScrollView }.first!
    imageView = scroll.subviews.lazy.compactMap { $0 as? UIImageView }.first!
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    device.window.addSubview(view)
    device.draw()
  }

  private func note(_ fault: String) { faults.append("at \(device.time - 1000) s: \(fault)") }

  /// The share of the image that is at a point of the viewport.
  private func share(_ point: CGPoint) -> CGPoint {
    let (frame, offset) = (imageView.frame, scroll.contentOffset)
    return CGPoint(
      x: (point.x + offset.x - frame.minX) / frame.width,
      y: (point.y + offset.y - frame.minY) / frame.height)
  }

  private func at(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: view.bounds.width * CGFloat(x), y: view.bounds.height * CGFloat(y))
  }

  func run(_ step: PhotoStep) {
    defer {
      switch step {
      case .doubleTap, .pinch, .flick: isMoved = true
      case .turn, .sharper: isMoved = false
      default: break
      }
    }
    switch step {
    case .wait(let seconds): device.run(for: seconds)
    case .doubleTap(let x, let y):
      let place = share(at(x, y))
      guard (0...1).contains(place.x), (0...1).contains(place.y) else { return }
      let wasOut = scroll.zoomScale <= scroll.minimumZoomScale * 1.001
      imageView.gestureRecognizers?.first?.recognize(
        at: CGPoint(x: place.x * size.width, y: place.y * size.height))
      device.run(for: 1)
      let end = wasOut ? scroll.maximumZoomScale : scroll.minimumZoomScale
      if show != nil, wasOut, abs(scroll.zoomScale / end - 1) > 1e-6 {
        note("a double tap zooms to \(scroll.zoomScale), not \(end)")
      }
      run(.wait(0))
    case .pinch(let x, let y, let factor):
      let place = at(x, y)
      scroll.pinchBegan(at: place, distance: 100)
      for index in 1...10 {
        device.run(for: 0.016)
        scroll.pinchMoved(to: place, distance: 100 + (factor - 1) * 10 * Double(index))
      }
      scroll.pinchEnded()
    case .flick(let x, let y):
      scroll.flick(CGPoint(x: x, y: y), from: at(0.5, 0.5), on: device)
    case .turn:
      view.frame.size = CGSize(width: view.bounds.height, height: view.bounds.width)
      device.draw()
    case .sharper(let factor):
      guard let show else { return }
      let corners = [at(0, 0), at(1, 1)].map { share($0) }
      let wasAtEase = isAtEase && isMoved
      size = CGSize(width: size.width * factor, height: size.height * factor)
      show(UIImage("photo", size: size))
      device.draw()
      let now = [at(0, 0), at(1, 1)].map { share($0) }
      for (old, new) in zip(corners, now) where wasAtEase && isAtEase {
        if abs(old.x - new.x) > 0.01 || abs(old.y - new.y) > 0.01 {
          note("another part is seen: \(corners), \(now)")
        }
      }
    case .away: device.goAway(for: 60)
    }
  }

  /// Whether no limit and no bounce holds the zoom.
  private var isAtEase: Bool {
    return scroll.isAtRest && scroll.zoomScale < scroll.maximumZoomScale * 0.999
      && scroll.zoomScale > scroll.minimumZoomScale * 1.001
  }

  /// What is wrong after a script and some peace; `nil` if nothing is.
  func fault(after steps: [PhotoStep]) -> String? {
    for step in steps { run(step) }
    device.run(for: 5)
    let (least, greatest) = (scroll.minimumZoomScale, scroll.maximumZoomScale)
    if show != nil, greatest < 1.99 * least { note("zooms no more than \(greatest / least)") }
    if scroll.zoomScale < least * 0.9999 || scroll.zoomScale > greatest * 1.0001 {
      note("scale \(scroll.zoomScale), not in \(least)...\(greatest)")
    }
    let (frame, offset) = (imageView.frame, scroll.contentOffset)
    for (name, start, length, viewport) in [
      ("x", frame.minX - offset.x, frame.width, view.bounds.width),
      ("y", frame.minY - offset.y, frame.height, view.bounds.height),
    ] {
      let end = viewport - start - length
      if length < viewport - 0.01 {
        if abs(start - end) > 1.01 { note("\(name): not centred, \(start) and \(end)") }
      } else if start > 0.51 || end > 0.51 {
        note("\(name): a strip beside the image, \(start) and \(end)")
      }
    }
    return faults.first
  }
}
