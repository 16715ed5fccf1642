// Which way round is taken if both are equally far.

extension PageLoop {
  /// The way to a page that is equally far both ways round.
  public enum Tie: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Towards greater page numbers: the rule of the module.
    case forward
    /// Towards smaller page numbers.
    case backward
    /// The way that does not cross from the last page to the first, or back: the rule of iCarousel,
    /// keen-slider, embla-carousel, Flickity and Flutter's carousel_slider.
    case direct
  }

  /// How many pages to move by the shortest way, forward positive, with a rule for ties.
  ///
  /// - Parameters:
  ///   - start: Where the way begins; any page number.
  ///   - end: The page to reach, by any of its page numbers.
  ///   - tie: The way if both are equally long.
  /// - Returns: The steps: in `-count / 2 ... count / 2`, zero without pages.
  public func steps(from start: Int, to end: Int, tie: Tie) -> Int {
    let steps = steps(from: start, to: end)
    guard count > 0, steps == count - steps else { return steps }
    return takesForward(from: start, to: end, tie) ? steps : -steps
  }

  /// Whether the way forward is taken at a tie.
  func takesForward(from start: Int, to end: Int, _ tie: Tie) -> Bool {
    switch tie {
    case .forward: return true
    case .backward: return false
    case .direct: return end.floorModulo(count) >= start.floorModulo(count)
    }
  }
}
