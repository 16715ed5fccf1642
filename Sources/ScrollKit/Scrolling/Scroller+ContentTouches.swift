// Who gets the touch: the scroller, or what lies under the finger.

extension Scroller {
  /// Sets the touch that the content has or waits for, or that there is none.
  private mutating func setContentTouch(_ touch: ContentTouch?) {
    contentTouch = touch
    setAlarm()
  }

  /// Offers the touch of the first finger to what lies under it: now, or after a delay.
  mutating func offerTouch(_ id: Int, _ target: TouchTarget, _ events: inout Events) {
    let delay = configuration.delaysContentTouches ? configuration.contentTouchDelay : 0
    offerTouch(id, target, after: delay, &events)
  }

  private mutating func offerTouch(
    _ id: Int, _ target: TouchTarget, after delay: Double, _ events: inout Events
  ) {
    guard target.shouldBegin, contentTouch == nil else { return }
    setContentTouch(
      ContentTouch(
        id: id, due: (present + delay).finite(or: 0), shouldCancel: target.shouldCancel,
        isExclusiveTarget: target.isExclusive))
    if delay == 0 { deliverTouch(&events) }
  }

  /// Gives the touch to the content at once where nothing may scroll.
  mutating func beginUnscrolled(_ id: Int, _ target: TouchTarget, _ events: inout Events) {
    guard metrics.behavior.isUserInteractionEnabled else { return }
    offerTouch(id, target, after: 0, &events)
  }

  /// Gives the content the touch it waits for.
  mutating func deliverTouch(_ events: inout Events) {
    guard var touch = contentTouch, touch.due != nil else { return }
    touch.due = nil
    setContentTouch(touch)
    events.append(.didBeginContentTouch)
  }

  /// Lets the content wait no longer: it does not get the touch.
  mutating func dropWaitingTouch() {
    if contentTouch?.due != nil { setContentTouch(nil) }
  }

  /// Takes the touch from the content, for a drag or a pinch.
  ///
  /// - Returns: Whether the content has none now.
  mutating func takeTouch(_ events: inout Events) -> Bool {
    guard let touch = contentTouch else { return true }
    dropWaitingTouch()
    guard touch.due == nil else { return true }
    guard configuration.canCancelContentTouches, touch.shouldCancel else { return false }
    setContentTouch(nil)
    events.append(.didCancelContentTouch)
    return true
  }

  /// Tells the content that its finger is lifted. A touch that it still waited for begins and ends.
  mutating func passOn(_ phase: TouchPhase, _ id: Int, _ events: inout Events) {
    guard let touch = contentTouch, touch.id == id, phase == .ended || phase == .cancelled else {
      return
    }
    if phase == .ended {
      deliverTouch(&events)
      events.append(.didEndContentTouch)
    } else if touch.due == nil {
      events.append(.didCancelContentTouch)
    }
    setContentTouch(nil)
  }
}
