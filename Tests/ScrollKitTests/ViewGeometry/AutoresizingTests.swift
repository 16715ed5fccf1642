import ScrollKit
import ScrollKitTestSupport
import XCTest

final class AutoresizingTests: XCTestCase {
  private struct Row: TableRow {
    var mask: AutoresizingMask
    var frame: CGRect
    var old: CGSize
    var new: CGSize
    var scale: Double?
    var expected: CGRect
    var accuracy: Double
    var source: String

    init(
      _ mask: AutoresizingMask, _ frame: CGRect, _ old: CGSize, _ new: CGSize,
      scale: Double? = nil, _ expected: CGRect, _ source: String, accuracy: Double = 1e-9
    ) {
      (self.mask, self.frame, self.old, self.new) = (mask, frame, old, new)
      (self.scale, self.expected, self.accuracy, self.source) = (scale, expected, accuracy, source)
    }
  }

  /// The same with the axes exchanged: one rule for both.
  private func turned(_ mask: AutoresizingMask) -> AutoresizingMask {
    AutoresizingMask(rawValue: (mask.rawValue & 7) << 3 | mask.rawValue >> 3)
  }

  private func turned(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }

  private func turned(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: point(rect.origin.coordinates[1], rect.origin.coordinates[0]), size: turned(rect.size)
    )
  }

  private func check(_ row: Row) {
    let rounding =
      row.scale.map { Autoresizing.Rounding.edgesDown(displayScale: $0) } ?? .none
    let view = Autoresizing(frame: row.frame, in: row.old, mask: row.mask)
    assertNear(view.frame(in: row.new, rounding: rounding), row.expected, row.accuracy)
    assertNear(view.frame(in: row.old), row.frame, 1e-9, "there and back")
    let other = Autoresizing(
      frame: turned(row.frame), in: turned(row.old), mask: turned(row.mask))
    assertNear(
      other.frame(in: turned(row.new), rounding: rounding), turned(row.expected), row.accuracy)
  }

  func testPeers() {
    let rows: [Row] = [
      Row(
        [], rect(10, 10, 30, 30), size(100, 100), size(200, 150), scale: 1,
        rect(10, 10, 30, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleWidth], rect(10, 10, 30, 30), size(100, 100), size(200, 150), scale: 1,
        rect(10, 10, 130, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleHeight], rect(10, 10, 30, 30), size(100, 100), size(200, 150), scale: 1,
        rect(10, 10, 30, 80), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleLeftMargin], rect(10, 10, 30, 30), size(100, 100), size(200, 150), scale: 1,
        rect(110, 10, 30, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleRightMargin], rect(10, 10, 30, 30), size(100, 100), size(200, 150), scale: 1,
        rect(10, 10, 30, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleTopMargin, .flexibleBottomMargin], rect(10, 10, 30, 30), size(100, 100),
        size(200, 150), scale: 1,
        rect(10, 17, 30, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        rect(10, 10, 30, 30), size(100, 100), size(200, 150), scale: 1,
        rect(24, 17, 30, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [
          .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
          .flexibleHeight, .flexibleBottomMargin,
        ], rect(10, 10, 30, 30), size(100, 100), size(200, 150), scale: 1,
        rect(20, 15, 60, 45), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleWidth, .flexibleLeftMargin], rect(10, 10, 30, 30), size(100, 100), size(200, 150),
        scale: 1,
        rect(35, 10, 105, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleWidth, .flexibleRightMargin], rect(10, 10, 30, 30), size(100, 100),
        size(200, 150), scale: 1,
        rect(10, 10, 63, 30), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleWidth, .flexibleHeight], rect(10, 10, 33, 33), size(100, 100), size(151, 151),
        scale: 1,
        rect(10, 10, 84, 84), "GNUstep, agrees with AppKit: autoresize.m"),
      Row(
        [.flexibleHeight, .flexibleTopMargin], rect(10, 10, 30, 30), size(100, 100), size(200, 150),
        scale: 1,
        rect(10, 22, 30, 68), "GNUstep, agrees with AppKit: autoresizeRounding.m"),
      Row(
        [.flexibleHeight, .flexibleBottomMargin], rect(10, 10, 30, 30), size(100, 100),
        size(200, 150), scale: 1,
        rect(10, 10, 30, 46), "GNUstep, agrees with AppKit: autoresizeRounding.m"),
      Row(
        [.flexibleWidth, .flexibleRightMargin], rect(10, 10, 30, 30), size(100, 100),
        size(200, 150), scale: 1,
        rect(10, 10, 63, 30), "GNUstep, agrees with AppKit: autoresizeRounding.m"),
      Row(
        [.flexibleHeight, .flexibleTopMargin], rect(10, 10, 30, 30), size(100, 100), size(100, 154),
        scale: 1,
        rect(10, 23, 30, 71), "GNUstep, agrees with AppKit: autoresizeRounding.m"),
      Row(
        [.flexibleHeight, .flexibleBottomMargin], rect(10, 10, 30, 30), size(100, 100),
        size(100, 75), scale: 1,
        rect(10, 10, 30, 21), "GNUstep, agrees with AppKit: autoresizeRounding.m"),
      Row(
        [.flexibleWidth, .flexibleRightMargin], rect(10, 10, 30, 30), size(100, 100), size(75, 100),
        scale: 1,
        rect(10, 10, 21, 30), "GNUstep, agrees with AppKit: autoresizeRounding.m"),
      Row(
        [.flexibleHeight, .flexibleTopMargin], rect(10, 10, 20, 20), size(100, 100), size(100, 120),
        scale: 2,
        rect(10, 16.5, 20, 33.5), "GNUstep, agrees with AppKit: autoresizeRounding.m"),
      Row(
        [.flexibleTopMargin, .flexibleBottomMargin], rect(10, 10, 30, 30), size(100, 100),
        size(200, 150),
        rect(10, 17.142857142857142, 30, 30), "the rule by hand, unrounded"),
      Row(
        [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        rect(10, 10, 30, 30), size(100, 100), size(200, 150),
        rect(24.285714285714285, 17.142857142857142, 30, 30), "the rule by hand, unrounded"),
      Row(
        [.flexibleWidth, .flexibleRightMargin], rect(10, 10, 30, 30), size(100, 100),
        size(200, 150),
        rect(10, 10, 63.333333333333336, 30), "the rule by hand, unrounded"),
      Row(
        [.flexibleHeight, .flexibleTopMargin], rect(10, 10, 30, 30), size(100, 100), size(200, 150),
        rect(10, 22.5, 30, 67.5), "the rule by hand, unrounded"),
      Row(
        [.flexibleHeight, .flexibleBottomMargin], rect(10, 10, 30, 30), size(100, 100),
        size(200, 150),
        rect(10, 10, 30, 46.666666666666664), "the rule by hand, unrounded"),
      Row(
        [.flexibleHeight, .flexibleTopMargin], rect(10, 10, 30, 30), size(100, 100), size(100, 154),
        rect(10, 23.5, 30, 70.5), "the rule by hand, unrounded"),
      Row(
        [.flexibleHeight, .flexibleBottomMargin], rect(10, 10, 30, 30), size(100, 100),
        size(100, 75),
        rect(10, 10, 30, 21.666666666666668), "the rule by hand, unrounded"),
      Row(
        [.flexibleWidth, .flexibleRightMargin], rect(10, 10, 30, 30), size(100, 100), size(75, 100),
        rect(10, 10, 21.666666666666668, 30), "the rule by hand, unrounded"),
      Row(
        [.flexibleHeight, .flexibleTopMargin], rect(10, 10, 20, 20), size(100, 100), size(100, 120),
        rect(10, 16.666666666666668, 20, 33.333333333333336), "the rule by hand, unrounded"),
    ]
    forEachRow("autoresizing", rows, check)
  }

  func testShares() {
    let parent = size(320, 480)
    let frame = rect(60, 100, 200, 50)
    let width: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    let all: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let margins: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let rows: [Row] = [
      Row(
        width, frame, parent, size(568, 480), rect(117.23, 100, 390.77, 50),
        "tutorial: a table turned, 320 to 568", accuracy: 0.005),
      Row(
        width, frame, parent, size(548, 480), rect(112.62, 100, 375.38, 50),
        "tutorial: a table turned, 320 to 548", accuracy: 0.005),
      Row(
        width, frame, parent, size(568, 480), scale: 2, rect(117, 100, 391, 50),
        "by hand: edges 117.23 and 508 at 2x"),
      Row(
        width, frame, parent, size(548, 480), scale: 3, rect(337.0 / 3, 100, 488 - 337.0 / 3, 50),
        "by hand: edge 112.615 is 337.8 pixels at 3x"),
      Row(
        margins, rect(110, 0, 100, 50), parent, size(375, 480), rect(137.5, 0, 100, 50),
        "definition: equal margins keep a view in the middle"),
      Row(
        margins, rect(0, 0, 100, 50), parent, size(375, 480), rect(0, 0, 100, 50),
        "definition: a margin without extent does not grow beside one with"),
      Row(
        [.flexibleLeftMargin], rect(220, 0, 100, 50), parent, size(375, 480),
        rect(275, 0, 100, 50), "definition: a view at the right edge stays there"),
      Row(
        [.flexibleRightMargin], rect(220, 0, 100, 50), parent, size(375, 480),
        rect(220, 0, 100, 50), "definition: a trailing margin alone moves nothing"),
      Row(
        [.flexibleWidth, .flexibleHeight], rect(0, 0, 320, 480), parent, size(375, 667),
        rect(0, 0, 375, 667), "definition: a view as large as its parent stays so"),
      Row(
        [.flexibleWidth], rect(10, 0, 0, 50), size(100, 480), size(200, 480),
        rect(10, 0, 100, 50), "GNUstep: a view without width, alone flexible, takes the change"),
      Row(
        width, rect(0, 0, 0, 50), size(100, 480), size(200, 480), rect(50, 0, 50, 50),
        "GNUstep: parts that measure nothing share equally"),
      Row(
        margins, rect(0, 0, 100, 50), size(100, 480), size(200, 480), rect(50, 0, 100, 50),
        "GNUstep: margins that measure nothing share equally"),
      Row(
        all, rect(0, 0, 0, 50), size(0, 480), size(90, 480), rect(30, 0, 30, 50),
        "GNUstep: nothing measures anything, thirds"),
      Row(
        [.flexibleWidth], rect(10, 0, 30, 50), size(100, 480), size(80, 480),
        rect(10, 0, 10, 50), "definition: a smaller parent"),
      Row(
        [.flexibleWidth], rect(10, 0, 30, 50), size(100, 480), size(20, 480),
        rect(10, 0, 0, 50), "WinObjC: a length does not become negative"),
      Row(
        all, rect(10, 0, 30, 50), size(100, 480), size(0, 480), rect(0, 0, 0, 50),
        "definition: a parent without extent"),
      Row(
        width, rect(-20, 0, 200, 50), size(100, 480), size(190, 480), rect(-30, 0, 300, 50),
        "by hand: -20 and 200 measure 180, the change is 90"),
      Row(
        [], rect(10, 0, 30, 50), size(100, 480), size(200, 480), rect(10, 0, 30, 50),
        "definition: nothing gives way"),
      Row(
        [.flexibleWidth], rect(0.3, 0, 10, 50), size(100, 480), size(100, 480), scale: 10,
        rect(0.3, 0, 10, 50), "by hand: 0.3 x 10 is a pixel but for a rounding error"),
      Row(
        [.flexibleWidth], rect(-0.75, 0, 10, 50), size(100, 480), size(100, 480), scale: 2,
        rect(-1, 0, 10, 50), "by hand: edges -0.75 and 9.25 go down to -1 and 9"),
    ]
    forEachRow("autoresizing shares", rows) { row in
      // A part clamped to zero, or without a parent to begin with, has its own way back.
      check(row)
    }
  }

  private struct PeerRow: TableRow {
    var theirs: Double
    var ours: Double
    var mask: AutoresizingMask
    var frame: CGRect
    var old: Double
    var new: Double
    var source: String
  }

  func testDiffersByOurRule() {
    let margins: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let leading: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    let rows: [PeerRow] = [
      PeerRow(
        theirs: 60, ours: 10 + 100 * 10.0 / 70, mask: margins, frame: rect(10, 0, 30, 50),
        old: 100, new: 200, source: "Chameleon halves the change; ours is in proportion"),
      PeerRow(
        theirs: .nan, ours: 50, mask: margins, frame: rect(0, 0, 100, 50), old: 100, new: 200,
        source: "Chameleon divides by zero; ours halves the change"),
      PeerRow(
        theirs: 0, ours: 50, mask: leading, frame: rect(0, 0, 0, 50), old: 100, new: 200,
        source: "WinObjC loses the change; ours halves it"),
      PeerRow(
        theirs: 24, ours: 10 + 100 * 10.0 / 70, mask: margins, frame: rect(10, 0, 30, 50),
        old: 100, new: 200, source: "GNUstep rounds down; ours rounds where it is asked to"),
    ]
    forEachRow("autoresizing differs by our rule", rows) { row in
      let view = Autoresizing(frame: row.frame, in: size(row.old, 480), mask: row.mask)
      let x = view.frame(in: size(row.new, 480)).coordinates[0]
      XCTAssertEqual(x, row.ours, accuracy: 1e-9)
      XCTAssertNotEqual(x, row.theirs)
    }
  }

  func testMaskHasUIKitsBits() {
    let bits: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    XCTAssertEqual(bits.map(\.rawValue), [1, 2, 4, 8, 16, 32])
  }

  func testExample() {
    let view = Autoresizing(
      frame: CGRect(x: 60, y: 100, width: 200, height: 50), in: CGSize(width: 320, height: 480),
      mask: [.flexibleLeftMargin, .flexibleWidth])
    XCTAssertEqual(
      "\(view.frame(in: CGSize(width: 568, height: 480)).width)", "390.7692307692308")
  }
}
