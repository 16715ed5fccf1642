// Scroll bars that a pointer takes hold of. `ScrollIndicator` says where they are.

extension Scroller {
  /// Takes a touch, or a pointer, on the thumb of a scroll bar: the thumb follows it, and the
  /// content the thumb. That is a drag along one axis, with a drag's events. It never leads past an
  /// edge, and lets go without velocity; with pages, the content then goes to one.
  ///
  /// Nothing happens while a finger or a trackpad holds the content, if the user may not scroll, or
  /// where the pointer goes down beside the thumb: see `pressTrack`.
  ///
  /// - Parameters:
  ///   - phase: What the pointer did.
  ///   - axis: The scroll bar's axis.
  ///   - location: Where the pointer is along that axis, in the viewport's fixed frame; NaN counts
  ///     as its last location.
  ///   - indicator: The scroll bar.
  ///   - time: When, in seconds.
  /// - Returns: What happened.
  @discardableResult
  public mutating func dragScrollBar(
    _ phase: TouchPhase, along axis: ScrollAxis, at location: Double, indicator: ScrollIndicator,
    time: Double
  ) -> Events {
    input(time) { scroller, events in
      let time = time.finite(or: scroller.present)
      scroller.now = scroller.now ?? time
      if phase == .began, scroller.drag == nil, scroller.metrics.behavior.letsScroll,
        let thumb = indicator.thumb(along: axis, of: scroller.metrics),
        location >= thumb.start, location <= thumb.end
      {
        scroller.takeThumb(axis, at: location, of: thumb, time, &events)
      }
      guard scroller.drag?.source == .scrollBar, let grip = scroller.drag?.start[axis] else {
        return
      }
      switch phase {
      case .began, .stationary: break
      case .moved:
        guard scroller.drag?.axes.contains(axis) == true, !location.isNaN else { return }
        let start = location.finite(or: 0) - grip
        scroller.dragThumb(
          axis,
          to: indicator.contentOffset(thumbStart: start, along: axis, of: scroller.metrics), time,
          &events)
      case .ended, .cancelled: scroller.letGo(time, isCancelled: true, &events)
      }
    }
  }

  private mutating func takeThumb(
    _ axis: ScrollAxis, at location: Double, of thumb: ScrollIndicator.Thumb, _ time: Double,
    _ events: inout Events
  ) {
    let isCaught = catchContent(&events)
    var start = AxisPair.zero
    start[axis] = location - thumb.start
    hold(ScrollDrag(id: 0, at: start, time: time, caught: isCaught, tracker: newTracker))
    drag?.source = .scrollBar
    drag?.axes = ScrollAxis.Set(axis)
  }

  private mutating func dragThumb(
    _ axis: ScrollAxis, to target: Double, _ time: Double, _ events: inout Events
  ) {
    var goal = offset
    goal[axis] = target
    if drag?.isDragging == false {
      guard goal != offset,
        beginDragging(along: ScrollAxis.Set(axis), at: .zero, &events)
      else { return }
    }
    scroll(to: goal, &events)
    drag?.content.add(offset, time)
  }

  /// What a click into the track of a scroll bar does, beside the thumb.
  public enum TrackPress: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Scrolls a page towards the click, as the page keys do.
    case page
    /// Brings the middle of the thumb to the click.
    case spot
  }

  /// Takes a click into the track of a scroll bar. The content moves as it does for a key; call
  /// this again while the button is held. Nothing happens for a click on the thumb, while a finger
  /// is down, or if the user may not scroll.
  ///
  /// - Parameters:
  ///   - axis: The scroll bar's axis.
  ///   - location: Where the pointer is along that axis, in the viewport's fixed frame; NaN changes
  ///     nothing.
  ///   - indicator: The scroll bar.
  ///   - way: What the click does.
  ///   - time: When, in seconds; by default at the last time told.
  /// - Returns: What happened.
  @discardableResult
  public mutating func pressTrack(
    along axis: ScrollAxis, at location: Double, indicator: ScrollIndicator,
    by way: TrackPress = .page, time: Double? = nil
  ) -> Events {
    input(time) { scroller, events in
      // While the content is under way, the thumb counts where it is going to be.
      let metrics = scroller.place(at: scroller.stepBase)
      guard !location.isNaN, scroller.letsStep,
        let thumb = indicator.thumb(along: axis, of: metrics),
        location < thumb.start || location > thumb.end
      else { return }
      switch way {
      case .page: _ = scroller.stepPage(axis, location < thumb.start ? -1 : 1, &events)
      case .spot:
        let start = (location - thumb.length / 2).finite(or: 0)
        let offset = indicator.contentOffset(thumbStart: start, along: axis, of: metrics)
        scroller.step(axis, to: scroller.pageOffset(axis, nearestTo: offset) ?? offset, &events)
      }
    }
  }
}
