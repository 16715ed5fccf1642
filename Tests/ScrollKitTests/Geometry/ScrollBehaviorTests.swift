import ScrollKit
import XCTest

final class ScrollBehaviorTests: XCTestCase {
  func testDocumentedExample() {
    var metrics = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 200))
    XCTAssertEqual("\(metrics.isDraggable(along: .vertical))", "false")
    metrics.behavior.alwaysBounces = .vertical
    XCTAssertEqual("\(metrics.isDraggable(along: .vertical))", "true")
  }

  func testDefaultsAreUIKits() {
    let behavior = ScrollBehavior()
    XCTAssertEqual(behavior.bounces, .all)
    XCTAssertEqual(behavior.alwaysBounces, [])
    XCTAssertTrue(behavior.isScrollEnabled)
    XCTAssertTrue(behavior.isUserInteractionEnabled)
  }

  private struct ObstacleRow: TableRow {
    let content: Double  // the viewport is 100
    let behavior: ScrollBehavior
    let bounces: Bool
    let alwaysBounces: Bool
    let obstacles: ScrollBehavior.Obstacles
    let source = "UIKit: drags if content exceeds bounds, or bounces and always bounces"

    init(
      _ content: Double, _ bounces: Bool, _ alwaysBounces: Bool, _ isScrollEnabled: Bool,
      _ isUserInteractionEnabled: Bool, _ obstacles: ScrollBehavior.Obstacles
    ) {
      self.content = content
      (self.bounces, self.alwaysBounces, self.obstacles) = (bounces, alwaysBounces, obstacles)
      behavior = ScrollBehavior(
        bounces: [], isScrollEnabled: isScrollEnabled,
        isUserInteractionEnabled: isUserInteractionEnabled)
    }
  }

  // content, bounces, always bounces, scroll enabled, interaction enabled: obstacles
  private let obstacleRows: [ObstacleRow] = [
    ObstacleRow(0, true, false, true, true, [.noContentSize, .contentFits]),
    ObstacleRow(0, true, false, true, false, [.noContentSize, .contentFits, .interactionDisabled]),
    ObstacleRow(0, true, false, false, true, [.noContentSize, .contentFits, .scrollingDisabled]),
    ObstacleRow(
      0, true, false, false, false,
      [.noContentSize, .contentFits, .scrollingDisabled, .interactionDisabled]),
    ObstacleRow(0, true, true, true, true, []),
    ObstacleRow(0, true, true, true, false, [.interactionDisabled]),
    ObstacleRow(0, true, true, false, true, [.scrollingDisabled]),
    ObstacleRow(0, true, true, false, false, [.scrollingDisabled, .interactionDisabled]),
    ObstacleRow(0, false, false, true, true, [.noContentSize, .contentFits]),
    ObstacleRow(
      0, false, false, true, false, [.noContentSize, .contentFits, .interactionDisabled]),
    ObstacleRow(0, false, false, false, true, [.noContentSize, .contentFits, .scrollingDisabled]),
    ObstacleRow(
      0, false, false, false, false,
      [.noContentSize, .contentFits, .scrollingDisabled, .interactionDisabled]),
    ObstacleRow(0, false, true, true, true, [.noContentSize, .contentFits]),
    ObstacleRow(0, false, true, true, false, [.noContentSize, .contentFits, .interactionDisabled]),
    ObstacleRow(0, false, true, false, true, [.noContentSize, .contentFits, .scrollingDisabled]),
    ObstacleRow(
      0, false, true, false, false,
      [.noContentSize, .contentFits, .scrollingDisabled, .interactionDisabled]),
    ObstacleRow(80, true, false, true, true, [.contentFits]),
    ObstacleRow(80, true, false, true, false, [.contentFits, .interactionDisabled]),
    ObstacleRow(80, true, false, false, true, [.contentFits, .scrollingDisabled]),
    ObstacleRow(
      80, true, false, false, false, [.contentFits, .scrollingDisabled, .interactionDisabled]),
    ObstacleRow(80, true, true, true, true, []),
    ObstacleRow(80, true, true, true, false, [.interactionDisabled]),
    ObstacleRow(80, true, true, false, true, [.scrollingDisabled]),
    ObstacleRow(80, true, true, false, false, [.scrollingDisabled, .interactionDisabled]),
    ObstacleRow(80, false, false, true, true, [.contentFits]),
    ObstacleRow(80, false, false, true, false, [.contentFits, .interactionDisabled]),
    ObstacleRow(80, false, false, false, true, [.contentFits, .scrollingDisabled]),
    ObstacleRow(
      80, false, false, false, false, [.contentFits, .scrollingDisabled, .interactionDisabled]),
    ObstacleRow(80, false, true, true, true, [.contentFits]),
    ObstacleRow(80, false, true, true, false, [.contentFits, .interactionDisabled]),
    ObstacleRow(80, false, true, false, true, [.contentFits, .scrollingDisabled]),
    ObstacleRow(
      80, false, true, false, false, [.contentFits, .scrollingDisabled, .interactionDisabled]),
    ObstacleRow(200, true, false, true, true, []),
    ObstacleRow(200, true, false, true, false, [.interactionDisabled]),
    ObstacleRow(200, true, false, false, true, [.scrollingDisabled]),
    ObstacleRow(200, true, false, false, false, [.scrollingDisabled, .interactionDisabled]),
    ObstacleRow(200, true, true, true, true, []),
    ObstacleRow(200, true, true, true, false, [.interactionDisabled]),
    ObstacleRow(200, true, true, false, true, [.scrollingDisabled]),
    ObstacleRow(200, true, true, false, false, [.scrollingDisabled, .interactionDisabled]),
    ObstacleRow(200, false, false, true, true, []),
    ObstacleRow(200, false, false, true, false, [.interactionDisabled]),
    ObstacleRow(200, false, false, false, true, [.scrollingDisabled]),
    ObstacleRow(200, false, false, false, false, [.scrollingDisabled, .interactionDisabled]),
    ObstacleRow(200, false, true, true, true, []),
    ObstacleRow(200, false, true, true, false, [.interactionDisabled]),
    ObstacleRow(200, false, true, false, true, [.scrollingDisabled]),
    ObstacleRow(200, false, true, false, false, [.scrollingDisabled, .interactionDisabled]),
  ]

  func testWhatLiesOutOfRangeCanBeTakenBack() {
    struct OffsetRow: TableRow {
      let content, offset, scale: Double
      let isDraggable: Bool
      let source: String
    }
    let rule = "definition: content that fits and lies in range has nowhere to go"
    let out = "tutorial: content out of range goes back after a light drag"
    let rows = [
      OffsetRow(content: 0, offset: 0, scale: 1, isDraggable: false, source: rule),
      OffsetRow(content: 80, offset: 0, scale: 1, isDraggable: false, source: rule),
      OffsetRow(content: 100, offset: 0, scale: 1, isDraggable: false, source: rule),
      OffsetRow(content: 0, offset: 100, scale: 1, isDraggable: true, source: out),
      OffsetRow(content: 0, offset: -1, scale: 1, isDraggable: true, source: out),
      OffsetRow(content: 80, offset: 30, scale: 1, isDraggable: true, source: out),
      OffsetRow(content: 100, offset: -30, scale: 1, isDraggable: true, source: out),
      OffsetRow(content: 200, offset: 500, scale: 1, isDraggable: true, source: out),
      OffsetRow(
        content: 80, offset: 0.5, scale: 1, isDraggable: false, source: "rounded to pixels"),
      OffsetRow(
        content: 80, offset: 0.5, scale: 2, isDraggable: true, source: "a whole pixel at 2x"),
      OffsetRow(
        content: 80, offset: 0.166666, scale: 3, isDraggable: false, source: "half a pixel at 3x"),
    ]
    forEachRow("offsets out of range", rows) { row in
      for axis in ScrollAxis.allCases {
        let metrics = ScrollMetrics(
          viewportSize: CGSize(width: 100, height: 100),
          contentSize: axis == .horizontal
            ? CGSize(width: row.content, height: 0) : CGSize(width: 0, height: row.content),
          displayScale: row.scale,
          contentOffset: axis == .horizontal
            ? CGPoint(x: row.offset, y: 0) : CGPoint(x: 0, y: row.offset))
        XCTAssertEqual(metrics.isDraggable(along: axis), row.isDraggable)
        XCTAssertFalse(metrics.isDraggable(along: axis.cross))
        var disabled = metrics
        disabled.behavior.isScrollEnabled = false
        XCTAssertFalse(disabled.isDraggable(along: axis))
      }
    }
  }

  func testDragObstacles() {
    forEachRow("drag obstacles", obstacleRows) { row in
      for axis in ScrollAxis.allCases {
        var metrics = ScrollMetrics(
          viewportSize: CGSize(width: 100, height: 100), behavior: row.behavior)
        // The other axis has the opposite length and flags, which must not matter.
        let other = row.content > 100 ? 0.0 : 300.0
        metrics.contentSize =
          axis == .horizontal
          ? CGSize(width: row.content, height: other) : CGSize(width: other, height: row.content)
        metrics.behavior.bounces = ScrollAxis.Set(row.bounces ? axis : axis.cross)
        metrics.behavior.alwaysBounces = ScrollAxis.Set(row.alwaysBounces ? axis : axis.cross)
        XCTAssertEqual(metrics.dragObstacles(along: axis), row.obstacles)
        XCTAssertEqual(metrics.isDraggable(along: axis), row.obstacles.isEmpty)
      }
    }
  }

  private struct ScrollRow: TableRow {
    let content: Double  // the viewport is 100
    let inset: Double
    let obstacles: ScrollBehavior.Obstacles
    let source: String

    init(
      _ content: Double, inset: Double = 0, _ obstacles: ScrollBehavior.Obstacles, _ source: String
    ) {
      (self.content, self.inset, self.obstacles, self.source) = (content, inset, obstacles, source)
    }
  }

  func testScrollObstacles() {
    forEachRow(
      "scroll obstacles",
      [
        ScrollRow(0, [.noContentSize, .contentFits], "a content size never set"),
        ScrollRow(0, inset: 101, .init(), "insets alone can be scrolled"),
        ScrollRow(60, .contentFits, "content smaller than the viewport"),
        ScrollRow(60, inset: 40, .contentFits, "content and inset fit exactly"),
        ScrollRow(60, inset: 41, [], "the inset makes it scroll"),
        ScrollRow(100, .contentFits, "content equal to the viewport"),
        ScrollRow(101, [], "content longer than the viewport"),
        ScrollRow(101, inset: -1, .contentFits, "a negative inset makes it fit"),
      ]
    ) { row in
      for axis in ScrollAxis.allCases {
        var metrics = ScrollMetrics(
          viewportSize: CGSize(width: 100, height: 100),
          // None of the flags matters to a program.
          behavior: ScrollBehavior(
            alwaysBounces: .all, isScrollEnabled: false, isUserInteractionEnabled: false))
        metrics.contentSize =
          axis == .horizontal
          ? CGSize(width: row.content, height: 0) : CGSize(width: 0, height: row.content)
        metrics.contentInset[axis] = AxisInsets(leading: row.inset)
        XCTAssertEqual(metrics.scrollObstacles(along: axis), row.obstacles)
        XCTAssertEqual(metrics.isScrollable(along: axis), row.obstacles.isEmpty)
      }
    }
  }

  func testThePagesOfACarouselScrollOnXOnly() {
    // Three pages of 320 and no height at all: the content size of a horizontal carousel.
    var metrics = ScrollMetrics(
      viewportSize: CGSize(width: 320, height: 480), contentSize: CGSize(width: 960, height: 0))
    XCTAssertTrue(metrics.isScrollable(along: .horizontal))
    XCTAssertTrue(metrics.isDraggable(along: .horizontal))
    XCTAssertFalse(metrics.isScrollable(along: .vertical))
    XCTAssertEqual(metrics.dragObstacles(along: .vertical), [.noContentSize, .contentFits])
    metrics.behavior.alwaysBounces = .vertical
    XCTAssertTrue(metrics.isDraggable(along: .vertical))
    XCTAssertFalse(metrics.isScrollable(along: .vertical))
  }

  func testObstaclesAreDistinctBits() {
    let all: [ScrollBehavior.Obstacles] = [
      .noContentSize, .contentFits, .scrollingDisabled, .interactionDisabled,
    ]
    XCTAssertEqual(all.map(\.rawValue), [1, 2, 4, 8])
  }
}
