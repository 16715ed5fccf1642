/// Moving by whole pages, with or without wrapping round at the ends: for next and previous
/// buttons, autoplay, and taps on a page control.
///
/// ```swift
/// print(PageStep(count: 5, loops: true).page(from: 4, steps: 1)!)  // 0
/// print(PageStep(count: 5, loops: false).page(from: 4, steps: 1)!)  // 4
/// ```
public struct PageStep: Equatable, Sendable, BitwiseCopyable {
  /// The number of pages; negative counts as zero.
  public var count: Int { didSet { count = max(0, count) } }
  /// Whether the first page follows the last.
  public var loops: Bool

  /// Creates the rule for `count` pages.
  public init(count: Int, loops: Bool) {
    self.count = max(0, count)
    self.loops = loops
  }

  /// The page some steps from another; `nil` without pages. Without wrapping, both the start and
  /// the result are held within the pages there are.
  public func page(from start: Int, steps: Int) -> Int? {
    guard count > 0 else { return nil }
    if loops {
      let sum = start.floorModulo(count) - count + steps.floorModulo(count)
      return sum < 0 ? sum + count : sum
    }
    let last = count - 1
    return start.clamped(to: 0...last).saturatingAdd(steps).clamped(to: 0...last)
  }
}
