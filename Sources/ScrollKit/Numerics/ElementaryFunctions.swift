// Importing the platform's library here also links what `rounded(.down)` needs on Linux.

#if hasFeature(Embedded)
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// Elementary functions: the platform's own, or `PortableFunctions` where there are none.
///
/// Results may differ between platforms in the last bit.
enum Elementary {
  /// e to the power of `x`.
  static func exponential(_ x: Double) -> Double {
    #if hasFeature(Embedded)
      PortableFunctions.exp(x)
    #else
      exp(x)
    #endif
  }

  /// The natural logarithm of `x`.
  static func logarithm(_ x: Double) -> Double {
    #if hasFeature(Embedded)
      PortableFunctions.log(x)
    #else
      log(x)
    #endif
  }

  /// `x`, not negative, to the power of `y`.
  static func power(_ x: Double, _ y: Double) -> Double {
    #if hasFeature(Embedded)
      PortableFunctions.pow(x, y)
    #else
      pow(x, y)
    #endif
  }

  /// The sine of `x` radians.
  static func sine(_ x: Double) -> Double {
    #if hasFeature(Embedded)
      PortableFunctions.sin(x)
    #else
      sin(x)
    #endif
  }

  /// The cosine of `x` radians.
  static func cosine(_ x: Double) -> Double {
    #if hasFeature(Embedded)
      PortableFunctions.cos(x)
    #else
      cos(x)
    #endif
  }

  /// The angle of the point (x, y) in radians, from x towards y, in -π...π.
  static func angle(x: Double, y: Double) -> Double {
    #if hasFeature(Embedded)
      PortableFunctions.atan2(y, x)
    #else
      atan2(y, x)
    #endif
  }
}
