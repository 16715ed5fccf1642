import Foundation
import ScrollKit
import ScrollKitTraces

/// Texts from outside: traces and saved scrollers, as they come and as valid ones with something
/// changed.
enum TextsTarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else { return }
    let rest = Data(bytes.dropFirst())
    switch first % 4 {
    case 0: readTrace(rest)
    case 1: readTrace(changed(trace, rest))
    case 2: readScroller(changed(scroller, rest))
    default: readScroller(rest)
    }
  }

  /// A trace with all there is.
  private static let trace = """
    {"name": "swipe", "version": 1, "source": "none", "description": "d", "scrollView": {
    "viewport": {"width": 100, "height": 200}, "contentSize": {"width": 300, "height": 900.5},
    "contentOffset": {"x": 0, "y": 20},
    "contentInset": {"top": 1, "left": 0, "bottom": 2, "right": 0},
    "displayScale": 2, "decelerationRate": 0.998, "minimumZoomScale": 1, "maximumZoomScale": 1,
    "zoomScale": 1, "isPagingEnabled": false, "isDirectionalLockEnabled": true,
    "alwaysBounceVertical": true, "alwaysBounceHorizontal": false, "bounces": true,
    "isScrollEnabled": true, "bouncesZoom": true}, "touches": [
    {"time": 0, "phase": "began", "x": 50, "y": 150, "id": 0},
    {"time": 0.016, "phase": "moved", "x": 50, "y": 120},
    {"time": 0.03, "phase": "moved", "x": 50, "y": 90},
    {"time": 0.04, "phase": "ended", "x": 50, "y": 90}], "sampleTimes": [0.016, 0.05, 1],
    "expected": {"offsets": [{"time": 0.016, "x": 0, "y": 40}, {"time": 1, "x": 0, "y": 300}],
    "events": [{"time": 0, "name": "willBeginDragging"}, {"time": 0.04, "name": "willEndDragging",
    "velocity": {"x": 0, "y": 1.5}, "target": 300}, {"time": 0.04, "name": "didEndDragging",
    "willDecelerate": true}]}}
    """
  /// A scroller in mid-drag, and one in mid-motion.
  private static let scroller: String = {
    var scroller = Scroller(
      ScrollMetrics(
        viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 4800)
      ))
    scroller.configuration.paging = .pages(length: 100, spacing: 5)
    scroller.configuration.stationaryTime = 0.25
    for step in 0...6 {
      scroller.touch(
        step == 0 ? .began : .moved, at: CGPoint(x: 160, y: 400 - 20 * step),
        time: 0.0125 * Double(step))
    }
    let data = (try? JSONEncoder().encode(scroller)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }()

  /// A text some of whose values are others: each change is a place and what stands there instead.
  private static func changed(_ text: String, _ changes: Data) -> Data {
    var tokens = tokens(of: text)
    let others = [
      "0", "1", "-1", "0.5", "1e300", "-1e300", "1e999", "null", "true", "\"x\"", "[]", "{}",
      "[1, 2]",
      "16777217", "9007199254740993", "99999999999999999999", "-0.0", "1e-320", "\"moved\"", "256",
      "{\"x\": 1, \"y\": 2}", "[1, 2, 3, 4]", "", ",", "[[[", "0.03", "3", "\"\\u0000\"",
    ]
    var changes = changes[...]
    while changes.count >= 3 {
      let place = (Int(changes.removeFirst()) << 8 | Int(changes.removeFirst())) % tokens.count
      let kind = Int(changes.removeFirst())
      switch kind {
      case 0..<128: tokens[place] = others[kind % others.count]
      case 128..<160: tokens[place] = tokens[(place + kind) % tokens.count]
      case 160..<192: tokens.insert(tokens[place], at: place)
      case 192..<224: tokens[place] += String(kind)
      default: tokens[place] = ""
      }
    }
    return Data(tokens.joined(separator: " ").utf8)
  }

  /// Strings, numbers and signs.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var isInString = false
    for character in text {
      if isInString {
        tokens[tokens.count - 1].append(character)
        isInString = character != "\""
      } else if character.isWhitespace {
        tokens.append("")
      } else if "{}[]:,\"".contains(character) || tokens.last?.isEmpty != false
        || "{}[]:,".contains(tokens.last ?? "") || tokens.last?.last == "\""
      {
        tokens.append(String(character))
        isInString = character == "\""
      } else {
        tokens[tokens.count - 1].append(character)
      }
    }
    return tokens.filter { !$0.isEmpty }
  }

  // MARK: - Reading

  private static func readTrace(_ data: Data) {
    log(String(decoding: data, as: UTF8.self))
    let trace: ScrollTrace
    do {
      trace = try ScrollTrace(json: data, file: "f.json")
    } catch let error as ScrollTraceError {
      let line = error.description
      expect(line.hasPrefix("f.json") && !line.contains { $0.isNewline }, "\(line)")
      // It names a field, or says that there is no JSON.
      let place =
        line.hasPrefix("f.json: ") ? line.contains(" is ") && line.contains("must ") : true
      expect(place, line)
      return
    } catch {
      fail("\(error)")
    }
    // What is read is valid, and written and read the same.
    do {
      let again = try ScrollTrace(json: trace.json)
      expect(again == trace, "\(again), not \(trace)")
    } catch {
      fail("\(error) of \(trace)")
    }
    let replay = trace.replay()
    for sample in replay.samples {
      expect(sample.time.isFinite && sample.x.isFinite && sample.y.isFinite, "\(sample)")
    }
    for row in trace.walk.prefix(100) { expectFinite(row.offset, "offset") }
  }

  private static func readScroller(_ data: Data) {
    log(String(decoding: data, as: UTF8.self))
    var scroller: Scroller
    do {
      scroller = try JSONDecoder().decode(Scroller.self, from: data)
    } catch {
      return
    }
    do {
      let again = try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(scroller))
      expect(again == scroller, "\(again), not \(scroller)")
    } catch {
      fail("\(error) of \(scroller)")
    }
    // It goes on, and comes to rest.
    scroller.touch(.cancelled, id: 0, at: .zero, time: .nan)
    if let time = scroller.restTime {
      scroller.advance(to: time)
      expect(scroller.isAtRest || scroller.isTracking, "\(scroller)")
    }
    expectFinite(scroller.contentOffset, "contentOffset")
    expectFinite(scroller.restingOffset, "restingOffset")
    expectFinite(scroller.velocity, "velocity")
  }
}
