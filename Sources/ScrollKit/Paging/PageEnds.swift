/// What happens at the ends, where the first and the last page or area cannot be aligned within the
/// content.
public enum PageEnds: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Padding inside the content lets the first and the last be aligned too.
  case padded
  /// Those that cannot be aligned rest at the end of the range.
  case contained
  /// Each is aligned exactly; the first and the last may rest outside the range.
  case free

  /// What pages have by default, whatever their lengths: centred ones are padded, others contained.
  static func standard(for alignment: PageAlignment) -> PageEnds {
    alignment == .center ? .padded : .contained
  }
}
