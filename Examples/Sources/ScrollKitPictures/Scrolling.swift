import ScrollKit

/// The animated picture of README.md: a carousel, a photo and a list, each in a phone.
func scrollingPicture() -> Drawing {
  var drawing = Drawing(
    width: 720, height: 264, title: "Scrolling, computed by ScrollKit",
    description: "Three phones: a carousel of five pages is flicked round and round, from the last "
      + "page on to the first; a photo is zoomed about a tapped point, dragged, and zoomed out; a "
      + "list is flung, bounces at its end, and goes back to the top.")
  drawing.add("<style>.finger{fill:#768390;fill-opacity:.55;stroke:#fff;stroke-width:3}</style>")
  phone("An endless carousel", at: 120, of: &drawing, carousel)
  phone("Zoom about a point", at: 360, of: &drawing, photo)
  phone("Fling and bounce", at: 600, of: &drawing, list)
  return drawing
}

private let screen = CGSize(width: 260, height: 428)
private let stage = CGRect(origin: .zero, size: screen)

/// A phone at half its size, with a caption.
private func phone(
  _ caption: String, at center: Double, of drawing: inout Drawing, _ show: (inout Drawing) -> Void
) {
  drawing.group("transform=\"translate(\((center - 65).text) 10) scale(.5)\"") { drawing in
    show(&drawing)
    drawing.rect(stage.insetBy(dx: -3, dy: -3), "ink line bezel", radius: 30)
  }
  drawing.text(caption, CGPoint(x: center, y: 254), "ink", .middle)
}

/// Runs a scroller along the film: touches, then the time of the frame, then what is to be noted.
private func run(
  _ scroller: inout Scroller, _ finger: Finger,
  _ handle: (inout Scroller, Scroller.Events, Double) -> Void,
  frame: (inout Scroller, Double) -> Void
) {
  var last = -1.0
  for time in Film.times {
    for touch in finger.touches(after: last, upTo: time) {
      handle(&scroller, scroller.touch(touch.phase, at: touch.place, time: touch.time), touch.time)
    }
    handle(&scroller, scroller.advance(to: time), time)
    frame(&scroller, time)
    last = time
  }
}

/// Five pages without end, flicked once round.
private func carousel(_ drawing: inout Drawing) {
  var slots = CarouselSlots(pageCount: 5, page: 4, recentering: .atHalfPage)
  var scroller = Scroller(ScrollMetrics(viewportSize: screen, displayScale: 2))
  scroller.configuration.paging = .viewport
  let update = slots.setPageLength(screen.width)
  scroller.change { [slots] in $0.contentSize = slots.contentSize(crossLength: screen.height) }
  scroller.shift(by: CGPoint(x: update.offsetShift, y: 0))
  scroller.setContentOffset(CGPoint(x: slots.contentOffset, y: 0))

  var finger = Finger()
  for page in 0..<5 {
    finger.flick(
      at: 0.5 + 1.5 * Double(page), from: CGPoint(x: 210, y: 300), by: CGPoint(x: -130, y: 0))
  }
  let dots = PageIndicator(pageCount: 5, dotLength: 14, spacing: 12, loops: true)
  let bar = CGRect(x: 0, y: 370, width: screen.width, height: 40)
  var (strip, marks): ([CGPoint], [Double]) = ([], [])
  run(&scroller, finger) { scroller, events, time in
    for event in events {
      let offset = Double(scroller.contentOffset.x)
      let update: CarouselSlots.Update
      switch event {
      case .willBeginDragging: update = slots.willBeginDragging(at: offset)
      case .didScroll: update = slots.scrolled(to: offset)
      case .didEndScrolling: update = slots.settled(at: offset)
      default: continue
      }
      scroller.shift(by: CGPoint(x: update.offsetShift, y: 0))
    }
  } frame: { _, _ in
    strip.append(CGPoint(x: -slots.fractionalPage * slots.pitch, y: 0))
    marks.append(Double(dots.markerFrame(at: slots.wrappedFractionalPage, in: bar).midX))
  }

  func pages(_ drawing: inout Drawing) {
    drawing.group("transform=\"translate(\(strip[0].x.text))\"") { drawing in
      drawing.add(Film.translation(strip))
      for number in 3...10 {
        let page = number % 5
        let frame = CGRect(
          x: Double(number) * slots.pitch, y: 0, width: slots.pageLength, height: screen.height)
        drawing.rect(frame.insetBy(dx: 5, dy: 0), "page\(page) fill", radius: 24)
        drawing.text("\(page)", CGPoint(x: frame.midX, y: 240), "white huge", .middle)
      }
    }
  }
  drawing.add("<style>.huge{font-size:120px;font-weight:700}.bezel{stroke-width:6}</style>")
  // What the screen does not show is seen faintly.
  drawing.clipped(to: CGRect(x: -96, y: 0, width: 452, height: screen.height)) { drawing in
    drawing.group("opacity=\".25\"", pages)
  }
  drawing.clipped(to: stage, radius: 27) { drawing in
    drawing.rect(stage, "screen fill")
    pages(&drawing)
    for page in 0..<5 {
      let frame = dots.dotFrame(of: page, in: bar)
      drawing.circle(
        CGPoint(x: frame.midX, y: frame.midY), radius: frame.width / 2, "white fill",
        attributes: " opacity=\".45\"")
    }
    drawing.circle(
      CGPoint(x: marks[0], y: bar.midY), radius: dots.dotLength / 2, "white fill",
      content: Film.attribute("cx", marks))
    finger.draw(in: &drawing)
  }
}

/// A photo: in by a double tap about the house, a drag, and out again.
private func photo(_ drawing: inout Drawing) {
  var zoom = Zoomer(
    unscaledContentSize: CGSize(width: 400, height: 600), rules: .fit(maximum: .scale(1.9)))
  var scroller = Scroller(ScrollMetrics(viewportSize: screen, displayScale: 2))
  zoom.resize(to: scroller.metrics)

  func doubleTap(_ finger: inout Finger, at time: Double, _ place: CGPoint) {
    finger.tap(at: time - 0.4, place)
    finger.tap(at: time - 0.15, place)
  }
  let house = zoom.viewportPoint(fromContent: CGPoint(x: 300, y: 420))
  var (taps, drags) = (Finger(), Finger())
  doubleTap(&taps, at: 1.2, house)
  drags.flick(at: 2.8, from: CGPoint(x: 60, y: 110), by: CGPoint(x: 130, y: 170))
  doubleTap(&taps, at: 5.8, CGPoint(x: 130, y: 214))

  var (origins, scales): ([CGPoint], [Double]) = ([], [])
  var (start, end) = (zoom.placement, zoom.placement)
  var began = -1.0
  func show(_ scroller: inout Scroller, at time: Double) {
    scroller.change(time: time) { [zoom] in $0.contentSize = zoom.contentSize }
    scroller.setContentOffset(zoom.contentOffset, time: time)
  }
  func begin(_ placement: ZoomPlacement, at time: Double) {
    (start, end, began) = (zoom.placement, placement, time)
  }
  show(&scroller, at: 0)
  run(&scroller, drags) { _, _, _ in
  } frame: { scroller, time in
    if began < 1.2, time >= 1.2 {
      begin(zoom.placement(scale: zoom.limits.maximum, about: house), at: 1.2)
    } else if began < 5.8, time >= 5.8 {
      begin(zoom.placement(scale: zoom.limits.minimum), at: 5.8)
    }
    let share = began < 0 ? 1 : min(1, (time - began) / 0.45)
    if share < 1 {
      zoom.place(
        at: start.interpolated(
          to: end, at: TimingCurve.easeInOut.progress(atFraction: share), interpolation: .geometric)
      )
      show(&scroller, at: time)
    } else if zoom.scale != end.scale {
      zoom.place(at: end)
      show(&scroller, at: time)
    } else {
      zoom.observe(scale: zoom.scale, contentOffset: scroller.contentOffset)
    }
    let (frame, offset) = (zoom.contentFrame, zoom.contentOffset)
    origins.append(CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y))
    scales.append(zoom.scale)
  }
  drawing.clipped(to: stage, radius: 27) { drawing in
    drawing.rect(stage, "night")
    drawing.group("transform=\"translate(\(origins[0].x.text) \(origins[0].y.text))\"") { drawing in
      drawing.add(Film.translation(origins))
      drawing.group("transform=\"scale(\(scales[0].text))\"") { drawing in
        drawing.add(Film.scale(scales))
        drawing.photo(zoom.unscaledContentSize)
      }
    }
    taps.draw(in: &drawing)
    drags.draw(in: &drawing)
  }
  drawing.add("<style>.night{fill:#0d1117}</style>")
}

/// A list: two flicks to its end, where it bounces, and back to the top.
private func list(_ drawing: inout Drawing) {
  let rows = UniformRows(
    count: 26, length: 64, spacing: 4, padding: AxisInsets(leading: 8, trailing: 8))
  var scroller = Scroller(
    ScrollMetrics(
      viewportSize: screen, contentSize: CGSize(width: screen.width, height: rows.contentLength),
      displayScale: 2))
  var finger = Finger()
  for time in [0.5, 1.9] {
    finger.flick(at: time, from: CGPoint(x: 150, y: 370), by: CGPoint(x: 0, y: -270))
  }
  finger.tap(at: 6, CGPoint(x: 130, y: 14))
  let indicator = ScrollIndicator(thickness: 6, edgeSpacing: 5)
  var (places, starts, lengths, shown): ([CGPoint], [Double], [Double], [Double]) = ([], [], [], [])
  var isBack = false
  run(&scroller, finger) { _, _, _ in
  } frame: { scroller, time in
    if !isBack, time >= 6.1 {
      isBack = true
      scroller.scrollToTop(time: time)
    }
    places.append(CGPoint(x: 0, y: -scroller.contentOffset.y))
    let thumb = indicator.thumb(along: .vertical, of: scroller.metrics)
    starts.append(thumb?.start ?? 0)
    lengths.append(thumb?.length ?? 0)
    shown.append(scroller.indicatorOpacity(along: .vertical))
  }
  drawing.clipped(to: stage, radius: 27) { drawing in
    drawing.rect(stage, "screen fill")
    drawing.group("") { drawing in
      drawing.add(Film.translation(places))
      for row in 0..<26 {
        let frame = rows.frame(of: row, crossLength: screen.width)
        drawing.rect(frame.insetBy(dx: 12, dy: 0), "card fill", radius: 12)
        drawing.circle(
          CGPoint(x: frame.minX + 46, y: frame.midY), radius: 19, "page\(row % 5) fill")
        drawing.text(
          "\(row)", CGPoint(x: frame.minX + 46, y: frame.midY + 8), "white digits", .middle)
        for (line, length) in [(-9.0, 110.0), (9.0, 70 + 9 * Double(row % 4))] {
          drawing.rect(
            CGRect(x: 80, y: Double(frame.midY) + line - 4, width: length, height: 8), "faint fill",
            radius: 4)
        }
      }
    }
    drawing.rect(
      CGRect(x: screen.width - 11, y: starts[0], width: 6, height: lengths[0]), "soft fill",
      radius: 3,
      content: Film.attribute("y", starts) + Film.attribute("height", lengths)
        + Film.attribute("opacity", shown))
    finger.draw(in: &drawing)
  }
  drawing.add("<style>.digits{font-size:21px;font-weight:600}</style>")
}
