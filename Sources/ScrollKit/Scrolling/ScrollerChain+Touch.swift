extension ScrollerChain {
  /// Takes a touch.
  ///
  /// The innermost scroller gets it first, and outer ones that move, so that the finger stops them.
  /// Once the finger has moved far enough, `policy` chooses who drags; the others let go of the
  /// finger. While several fingers are down, they all belong to the scroller that was chosen.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - id: Which finger.
  ///   - location: Where it is, in a frame that does not move while fingers are down: best that of
  ///     the innermost viewport as it lies when the first goes down. NaN counts as its last
  ///     location.
  ///   - time: When, in seconds. All scrollers go on to it first.
  ///   - scrollers: The scrollers, the innermost first.
  /// - Returns: What happened in each scroller, and what of the finger's way and velocity none of
  ///   them used.
  @discardableResult
  public mutating func touch(
    _ phase: Scroller.TouchPhase, id: Int = 0, at location: CGPoint, time: Double,
    in scrollers: inout [Scroller]
  ) -> Events {
    var events = advance(to: time, in: &scrollers)
    guard events.count > 0 else {
      gesture = nil
      return events
    }
    let time = time.finite(or: scrollers[0].present)
    if gesture == nil, phase == .began {
      let place = location.isNumeric ? AxisPair(location) : .zero
      begin(ChainGesture(id: id, at: place, time: time), &scrollers, &events)
      return events
    }
    guard gesture != nil else { return events }
    if let owner = gesture?.owner, owner >= events.count {
      // The app has taken the scroller away.
      gesture?.isLost = true
      gesture?.owner = nil
    }
    switch phase {
    case .began: addFinger(id, location, time, &scrollers, &events)
    case .moved: move(id, location, time, &scrollers, &events)
    case .stationary:
      for level in 0..<events.count where scrollers[level].isTracking {
        pass(.stationary, id, location, time, to: level, &scrollers, &events)
      }
    case .ended, .cancelled: lift(phase, id, location, time, &scrollers, &events)
    }
    return events
  }

  private mutating func begin(
    _ new: ChainGesture, _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    gesture = new
    for level in 0..<events.count {
      let isLoose =
        scrollers[level].isMoving
        || ScrollAxis.allCases.contains {
          scrollers[level].overhang($0) != 0
        }
      if level == 0 || isLoose {
        pass(.began, new.id, new.start.point, new.startTime, to: level, &scrollers, &events)
      }
    }
  }

  /// Passes a touch on to a scroller as it is.
  private func pass(
    _ phase: Scroller.TouchPhase, _ id: Int, _ location: CGPoint, _ time: Double, to level: Int,
    _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    events.add(scrollers[level].touch(phase, id: id, at: location, time: time), to: level)
  }

  /// Takes a further finger: from now on they all belong to one scroller.
  private mutating func addFinger(
    _ id: Int, _ location: CGPoint, _ time: Double, _ scrollers: inout [Scroller],
    _ events: inout Events
  ) {
    guard var gesture, id != gesture.id else { return }
    gesture.others.add(id, at: location.isNumeric ? AxisPair(location) : .zero)
    gesture.lent = ChainGesture.Shares()
    self.gesture = gesture
    guard !gesture.isLost else { return }
    if let owner = gesture.owner {
      cancel(except: owner, time, &scrollers, &events)
      scrollers[owner].meetFinger(at: gesture.location)
    }
    pass(.began, id, location, time, to: gesture.owner ?? 0, &scrollers, &events)
  }

  /// Takes the finger away from all scrollers but one; without one, from all.
  func cancel(
    except owner: Int?, _ time: Double, _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    guard let gesture else { return }
    for level in 0..<events.count where level != owner && scrollers[level].isTracking {
      for index in 0..<gesture.others.count {
        pass(.cancelled, gesture.others[index].id, .zero, time, to: level, &scrollers, &events)
      }
      pass(.cancelled, gesture.id, .zero, time, to: level, &scrollers, &events)
    }
  }

  private mutating func move(
    _ id: Int, _ location: CGPoint, _ time: Double, _ scrollers: inout [Scroller],
    _ events: inout Events
  ) {
    guard let last = gesture?.location else { return }
    if location.isNumeric {
      let place = AxisPair(location)
      if id == gesture?.id { gesture?.location = place }
      gesture?.others.move(id, to: place)
    }
    guard let gesture, !gesture.isLost else { return }
    guard let owner = gesture.owner else {
      return decide(id, location, time, &scrollers, &events)
    }
    guard gesture.others.count == 0 else {
      pass(.moved, id, location, time, to: owner, &scrollers, &events)
      events.unconsumed.way = events[owner].unconsumed.way
      return
    }
    guard id == gesture.id else { return }
    share(last - gesture.location, time, &scrollers, &events)
  }

  /// Chooses the scroller that drags, if the finger has moved far enough.
  private mutating func decide(
    _ id: Int, _ location: CGPoint, _ time: Double, _ scrollers: inout [Scroller],
    _ events: inout Events
  ) {
    guard let gesture else { return }
    // Two fingers may do more than drag: the innermost scroller finds out by itself.
    let verdict = gesture.others.count > 0 ? .unknown : verdict(on: gesture.travel, scrollers)
    switch verdict {
    case .waiting: break
    case .unknown:
      pass(.moved, id, location, time, to: 0, &scrollers, &events)
      guard scrollers[0].isDragging || scrollers[0].isZooming else { return }
      self.gesture?.owner = 0
      self.gesture?.axes = scrollers[0].drag?.axes ?? .all
      cancel(except: 0, time, &scrollers, &events)
    case .lost:
      self.gesture?.isLost = true
      cancel(except: nil, time, &scrollers, &events)
    case .chosen(let owner, let axes, let slop):
      let finger =
        scrollers[0].drag
        ?? ScrollDrag(
          id: id, at: gesture.start, time: gesture.startTime, caught: false,
          tracker: scrollers[owner].newTracker)
      let place = gesture.start + slop
      cancel(except: owner, time, &scrollers, &events)
      events.add(scrollers[owner].takeFinger(finger, axes: axes, at: place, time: time), to: owner)
      self.gesture?.owner = owner
      self.gesture?.axes = axes
      share(place - gesture.location, time, &scrollers, &events)
    }
  }

  /// Ends a finger's part.
  private mutating func lift(
    _ phase: Scroller.TouchPhase, _ id: Int, _ location: CGPoint, _ time: Double,
    _ scrollers: inout [Scroller], _ events: inout Events
  ) {
    guard let gesture else { return }
    guard id == gesture.id else {
      self.gesture?.others.remove(id)
      if !gesture.isLost {
        pass(phase, id, location, time, to: gesture.owner ?? 0, &scrollers, &events)
      }
      return
    }
    guard gesture.others.count > 0 else {
      return release(phase, time, &scrollers, &events)
    }
    let next = gesture.others[0]
    self.gesture?.others.remove(next.id)
    self.gesture?.id = next.id
    self.gesture?.start = next.location
    self.gesture?.startTime = time
    self.gesture?.location = next.location
    for level in 0..<events.count where scrollers[level].isTracking {
      pass(phase, id, location, time, to: level, &scrollers, &events)
    }
  }
}
