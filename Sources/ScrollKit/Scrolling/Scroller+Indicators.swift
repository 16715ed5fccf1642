extension Scroller {
  /// When the indicators begin to fade.
  private var fadeStart: Double? { lastShown.map { $0 + configuration.indicatorDelay } }

  /// When the indicators have faded: at the greatest time there is at the latest.
  private var fadeEnd: Double? {
    fadeStart.map { ($0 + configuration.indicatorFadeDuration).finite(or: 0) }
  }

  /// Whether the indicators stay: a finger drags or has caught the content, or the content
  /// decelerates.
  private var showsIndicators: Bool {
    phase == .decelerating || grip.holdsContent
  }

  /// Whether an axis has an indicator at all, seen or not.
  private func hasIndicator(_ axis: ScrollAxis) -> Bool {
    configuration.showsIndicators.contains(axis) && metrics.isScrollable(along: axis)
  }

  /// When an indicator begins to fade, or the present time while one fades; `nil` if none is going
  /// to.
  var indicatorWakeTime: Double? {
    let hasIndicators = ScrollAxis.allCases.contains { hasIndicator($0) }
    guard hasIndicators, !showsIndicators, let now, let fadeStart, let fadeEnd, now < fadeEnd else {
      return nil
    }
    return max(now, fadeStart)
  }

  /// How visible the indicator of an axis is: 1 while the user scrolls, then fading to 0. Commands
  /// do not show indicators; `wheel` does.
  ///
  /// - Parameter axis: The axis. Its indicator is visible only if the content scrolls along it and
  ///   `Configuration.showsIndicators` contains it.
  /// - Returns: A share in 0...1.
  public func indicatorOpacity(along axis: ScrollAxis) -> Double {
    guard hasIndicator(axis) else { return 0 }
    if showsIndicators { return 1 }
    guard let fadeStart, let fadeEnd, let now, now < fadeEnd else { return 0 }
    return ((fadeEnd - now) / (fadeEnd - fadeStart)).unitFraction(or: 1)
  }

  /// Shows the indicators for a moment: for `Configuration.indicatorFlashDuration`.
  ///
  /// - Parameter time: When, in seconds; by default at the last time told.
  /// - Returns: What else happened up to that time.
  @discardableResult
  public mutating func flashScrollIndicators(time: Double? = nil) -> Events {
    input(time) { scroller, _ in
      scroller.now = scroller.present
      let configuration = scroller.configuration
      let stay = configuration.indicatorFlashDuration ?? configuration.indicatorDelay
      scroller.lastShown =
        (scroller.present + (stay - configuration.indicatorDelay)).finite(or: scroller.present)
    }
  }
}
