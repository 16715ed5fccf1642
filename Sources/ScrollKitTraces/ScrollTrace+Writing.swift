public import Foundation
import ScrollKit

extension ScrollTrace {
  /// The trace as JSON text, an entry of a list on a line; reading it gives the same trace. What
  /// has the format's default is left out.
  ///
  /// - Throws: A `ScrollTraceError` when the trace breaks the format.
  public var json: Data {
    get throws {
      try validate()
      var object = JSONObject()
      object.set("name", name.jsonText)
      if let description { object.set("description", description.jsonText) }
      if let source { object.set("source", source.jsonText) }
      object.set("scrollView", scrollView.jsonText)
      object.set("touches", Self.list(touches, \.jsonText))
      if let sampleTimes { object.set("sampleTimes", Self.list(sampleTimes, \.shortText)) }
      if expected != Expected() { object.set("expected", expected.jsonText) }
      return Data((object.text(separator: ",\n") + "\n").utf8)
    }
  }

  fileprivate static func list<Element>(
    _ elements: [Element], _ text: (Element) -> String
  ) -> String {
    var list = "["
    for element in elements {
      list += list == "[" ? "\n" : ",\n"
      list += text(element)
    }
    return list + "]"
  }
}

extension ScrollTrace.ScrollView {
  fileprivate var jsonText: String {
    var object = JSONObject()
    let plain = Self(viewport: viewport, contentSize: contentSize)
    object.set("viewport", viewport.jsonText)
    object.set("contentSize", contentSize.jsonText)
    if contentOffset != .zero {
      let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
      object.set("contentOffset", JSONObject.point(x, y))
    }
    if contentInset != .zero { object.set("contentInset", contentInset.jsonText) }
    func set(_ name: String, _ number: KeyPath<Self, Double>) {
      let value = self[keyPath: number]
      if value != plain[keyPath: number] { object.set(name, value.shortText) }
    }
    func set(_ name: String, _ flag: KeyPath<Self, Bool>) {
      let value = self[keyPath: flag]
      if value != plain[keyPath: flag] { object.set(name, value ? "true" : "false") }
    }
    set("displayScale", \.displayScale)
    set("decelerationRate", \.decelerationRate)
    set("isPagingEnabled", \.isPagingEnabled)
    set("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
    set("alwaysBounceVertical", \.alwaysBounceVertical)
    set("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    set("bounces", \.bounces)
    set("isScrollEnabled", \.isScrollEnabled)
    set("bouncesZoom", \.bouncesZoom)
    set("minimumZoomScale", \.minimumZoomScale)
    set("maximumZoomScale", \.maximumZoomScale)
    set("zoomScale", \.zoomScale)
    return object.text()
  }
}

extension ScrollTrace.Touch {
  fileprivate var jsonText: String {
    var object = JSONObject()
    object.set("time", time.shortText)
    object.set("phase", phase.rawValue.jsonText)
    object.set("x", x.shortText)
    object.set("y", y.shortText)
    if id != 0 { object.set("id", id.description) }
    return object.text()
  }
}

extension ScrollTrace.Expected {
  fileprivate var jsonText: String {
    var object = JSONObject()
    if let offsets { object.set("offsets", ScrollTrace.list(offsets, \.jsonText)) }
    if let events { object.set("events", ScrollTrace.list(events, \.jsonText)) }
    return object.text(separator: ",\n")
  }
}

extension ScrollTrace.Sample {
  fileprivate var jsonText: String {
    var object = JSONObject()
    object.set("time", time.shortText)
    object.set("x", x.shortText)
    object.set("y", y.shortText)
    return object.text()
  }
}

extension ScrollTrace.Event {
  fileprivate var jsonText: String {
    var object = JSONObject()
    object.set("time", time.shortText)
    object.set("name", name.rawValue.jsonText)
    if let x { object.set("x", x.shortText) }
    if let y { object.set("y", y.shortText) }
    if let velocity { object.set("velocity", velocity.jsonText) }
    if let target { object.set("target", target.jsonText) }
    if let willDecelerate { object.set("willDecelerate", willDecelerate ? "true" : "false") }
    return object.text()
  }
}

extension ScrollTrace.Event.Quantity {
  fileprivate var jsonText: String {
    switch self {
    case .along(let value): value.shortText
    case .point(let x, let y): JSONObject.point(x, y)
    }
  }
}

extension CGSize {
  fileprivate var jsonText: String {
    var object = JSONObject()
    object.set("width", Double(width).shortText)
    object.set("height", Double(height).shortText)
    return object.text()
  }
}

extension ScrollInsets {
  fileprivate var jsonText: String {
    var object = JSONObject()
    object.set("top", top.shortText)
    object.set("left", left.shortText)
    object.set("bottom", bottom.shortText)
    object.set("right", right.shortText)
    return object.text()
  }
}
