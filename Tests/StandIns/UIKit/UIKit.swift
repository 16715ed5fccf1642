// The part of UIKit's interface that the examples use, with behaviour, for where there is no UIKit.
// Declarations are as Apple documents them. What UIKit is not known to do in one way only is a
// switch: see `Device.Unknowns`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import class Foundation.Bundle
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import class Foundation.NSCoder
@_exported import class Foundation.NSObject
@_exported import struct Foundation.Notification
@_exported import class Foundation.NotificationCenter
@_exported import typealias Foundation.TimeInterval
@_exported import ObjectiveC

public struct UIEdgeInsets: Equatable, Sendable {
  public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public final class UIImage: Sendable {
  /// The name by which a picture is told from others on screen.
  public let name: String
  public let size: CGSize
  public let scale: CGFloat = 1

  public init(_ name: String, size: CGSize = CGSize(width: 100, height: 100)) {
    (self.name, self.size) = (name, size)
  }
  public convenience init?(named name: String) { self.init(name) }
  public convenience init() { self.init("") }
}

@MainActor public final class UITraitCollection {
  public var displayScale: CGFloat { CGFloat(Device.shared.displayScale) }
}

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { Device.shared.isReduceMotionEnabled }
  public static var isVoiceOverRunning: Bool { Device.shared.isVoiceOverRunning }
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Notification.Name("reduceMotionStatusDidChange")
  public nonisolated static let voiceOverStatusDidChangeNotification =
    Notification.Name("voiceOverStatusDidChange")
}
