import ScrollKit

extension TraceReader {
  /// Reads a trace's scroll view.
  mutating func scrollView() throws(TraceReadingError) -> ScrollTrace.ScrollView {
    var viewport: CGSize?
    var contentSize: CGSize?
    var view = ScrollTrace.ScrollView(viewport: .zero, contentSize: .zero)
    try object { (reader, key) throws(TraceReadingError) in
      switch key {
      case "viewport": viewport = try reader.size()
      case "contentSize": contentSize = try reader.size()
      case "contentOffset":
        let (x, y) = try reader.pair("x", "y")
        view.contentOffset = CGPoint(x: x, y: y)
      case "contentInset": view.contentInset = try reader.insets()
      case "displayScale": view.displayScale = try reader.number()
      case "decelerationRate": view.decelerationRate = try reader.number()
      case "isPagingEnabled": view.isPagingEnabled = try reader.bool()
      case "isDirectionalLockEnabled": view.isDirectionalLockEnabled = try reader.bool()
      case "alwaysBounceVertical": view.alwaysBounceVertical = try reader.bool()
      case "alwaysBounceHorizontal": view.alwaysBounceHorizontal = try reader.bool()
      case "bounces": view.bounces = try reader.bool()
      case "isScrollEnabled": view.isScrollEnabled = try reader.bool()
      case "bouncesZoom": view.bouncesZoom = try reader.bool()
      case "minimumZoomScale": view.minimumZoomScale = try reader.number()
      case "maximumZoomScale": view.maximumZoomScale = try reader.number()
      case "zoomScale": view.zoomScale = try reader.number()
      default: try reader.skip()
      }
    }
    guard let viewport else { throw .missing("viewport", "be an object") }
    guard let contentSize else { throw .missing("contentSize", "be an object") }
    (view.viewport, view.contentSize) = (viewport, contentSize)
    return view
  }

  private mutating func size() throws(TraceReadingError) -> CGSize {
    let (width, height) = try pair("width", "height")
    return CGSize(width: width, height: height)
  }

  private mutating func insets() throws(TraceReadingError) -> ScrollInsets {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
    try object { (reader, key) throws(TraceReadingError) in
      switch key {
      case "top": top = try reader.number()
      case "left": left = try reader.number()
      case "bottom": bottom = try reader.number()
      case "right": right = try reader.number()
      default: try reader.skip()
      }
    }
    return ScrollInsets(
      top: try Self.required(top, "top"), left: try Self.required(left, "left"),
      bottom: try Self.required(bottom, "bottom"), right: try Self.required(right, "right"))
  }
}
