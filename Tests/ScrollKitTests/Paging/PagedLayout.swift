import ScrollKit

/// What decides a random layout. All lengths are multiples of a quarter of a point, so that sums
/// and halves of them are exact.
struct LayoutParameters {
  var count: Int
  var length: Double
  var spacing: Double
  var viewport: Double
  var alignment: PageAlignment
  var padsEnds: Bool
  /// Logical.
  var insets: AxisInsets
  /// Logical.
  var outsets: AxisInsets
  var direction: PagingDirection

  init(using generator: inout SeededGenerator) {
    count = Int.random(in: 0...9, using: &generator)
    length = Bool.random(using: &generator) ? 320 : generator.quarters(0...400)
    spacing = Bool.random(using: &generator) ? 0 : generator.quarters(0...50)
    viewport = Bool.random(using: &generator) ? 320 : generator.quarters(1...600)
    let alignments: [PageAlignment] = [
      .leading, .center, .trailing, PageAlignment(page: 0, viewport: 0.25),
    ]
    alignment = alignments.randomElement(using: &generator) ?? .leading
    padsEnds = Bool.random(using: &generator)
    insets = AxisInsets(
      leading: Bool.random(using: &generator) ? 0 : generator.quarters(-20...60),
      trailing: Bool.random(using: &generator) ? 0 : generator.quarters(-20...60))
    outsets = AxisInsets(
      leading: Bool.random(using: &generator) ? 0 : generator.quarters(-20...60),
      trailing: Bool.random(using: &generator) ? 0 : generator.quarters(-20...60))
    direction = PagingDirection.allCases.randomElement(using: &generator) ?? .leftToRight
  }

  /// The same layout along another direction.
  func along(_ direction: PagingDirection) -> LayoutParameters {
    var copy = self
    copy.direction = direction
    return copy
  }

  var pages: Pages {
    Pages(
      count: count, length: length, spacing: spacing, viewport: viewport, alignment: alignment,
      ends: padsEnds ? .padded : .contained, insets: direction.insets(insets),
      peek: direction.insets(outsets), axis: direction.axis,
      isRightToLeft: direction.isRightToLeft)
  }

  /// The same pages, put together from their lengths.
  var variablePages: VariablePages { variablePages() }

  func variablePages(
    grouping: VariablePages.Grouping = .none, ends: PageEnds = .contained
  ) -> VariablePages {
    let room = max(0, viewport - insets.leading - insets.trailing)
    let leading = max(0, alignment.viewport * room - alignment.page * length)
    let trailing = max(0, (1 - alignment.viewport) * room - (1 - alignment.page) * length)
    let padding = padsEnds ? AxisInsets(leading: leading, trailing: trailing) : .zero
    return VariablePages(
      lengths: Array(repeating: length, count: count), spacing: spacing, padding: padding,
      viewport: viewport, alignment: alignment, grouping: grouping, ends: ends,
      insets: direction.insets(insets), peek: direction.insets(outsets),
      axis: direction.axis, isRightToLeft: direction.isRightToLeft)
  }
}

extension [Double] {
  /// Whether two of these offsets differ by no more than a device pixel at 1x, and so are one stop.
  /// Laws of stops skip such layouts; rows of `StopsTests` show them.
  var hasNearStops: Bool {
    let sorted = sorted()
    return zip(sorted, sorted.dropFirst()).contains { $1 > $0 && $1 - $0 <= 1 }
  }
}

extension SeededGenerator {
  /// A multiple of a quarter.
  mutating func quarters(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &self)) / 4
  }
}

/// The functions of pages in logical offsets; a test can replace one by a faulty one.
struct PagedLayout {
  var parameters: LayoutParameters
  var content: Double
  var offset: (Int) -> Double
  var page: (Double) -> Int?
  var fraction: (Double) -> Double
  var offsetOfFraction: (Double) -> Double
  var progress: (Double) -> Double
  var visible: (Double) -> Range<Int>
  var visibleFraction: (Int, Double) -> Double
  /// Start, offset, proposed, velocity and limit.
  var landing: (Int, Double, Double, Double, Int) -> PageLanding

  /// The resting offsets of all pages.
  var offsets: [Double] { (0..<parameters.count).map(offset) }

  /// An offset from a viewport before the first to a viewport past the last.
  func anyOffset(using generator: inout SeededGenerator) -> Double {
    let all = offsets
    if let resting = all.randomElement(using: &generator), Bool.random(using: &generator) {
      return resting
    }
    let first = Int((all.first ?? 0) - parameters.viewport)
    let last = Int((all.last ?? 0) + parameters.viewport)
    return generator.quarters(first...last)
  }
}

extension PagedLayout {
  init(_ parameters: LayoutParameters) {
    let pages = parameters.pages
    let (direction, viewport) = (parameters.direction, parameters.viewport)
    let content = pages.contentLength
    // Its own inverse.
    let turn = { direction.offset($0, content: content, viewport: viewport) }
    self.init(
      parameters: parameters, content: content, offset: { turn(pages.contentOffset(of: $0)) },
      page: { pages.page(at: turn($0)) }, fraction: { pages.fractionalPage(at: turn($0)) },
      offsetOfFraction: { turn(pages.contentOffset(ofFractionalPage: $0)) },
      progress: { pages.progress(at: turn($0)) }, visible: { pages.visiblePages(at: turn($0)) },
      visibleFraction: { pages.visibleFraction(of: $0, at: turn($1)) },
      landing: {
        var landing = pages.landing(
          from: $0, at: turn($1), proposed: turn($2),
          velocityPerMillisecond: direction.velocity($3), limit: $4)
        landing.contentOffset = turn(landing.contentOffset)
        return landing
      })
  }

  init(variable parameters: LayoutParameters) {
    let pages = parameters.variablePages
    let (direction, viewport) = (parameters.direction, parameters.viewport)
    let content = pages.contentLength
    let turn = { direction.offset($0, content: content, viewport: viewport) }
    self.init(
      parameters: parameters, content: content, offset: { turn(pages.contentOffset(of: $0)) },
      page: { pages.page(at: turn($0)) }, fraction: { pages.fractionalPage(at: turn($0)) },
      offsetOfFraction: { turn(pages.contentOffset(ofFractionalPage: $0)) },
      progress: { pages.progress(at: turn($0)) }, visible: { pages.visibleItems(at: turn($0)) },
      visibleFraction: { pages.visibleFraction(ofItem: $0, at: turn($1)) },
      landing: {
        var landing = pages.landing(
          from: $0, at: turn($1), proposed: turn($2),
          velocityPerMillisecond: direction.velocity($3), limit: $4)
        landing.contentOffset = turn(landing.contentOffset)
        return landing
      })
  }
}

extension PagedLayout {
  /// What contradicts a law of a layout, if anything does.
  typealias Law = (PagedLayout, inout SeededGenerator) -> String?
  /// A change of one function that a law should notice.
  typealias Fault = (inout PagedLayout) -> Void

  /// The first contradiction of a law among random layouts.
  static func counterexample(
    _ law: Law, of make: (LayoutParameters) -> PagedLayout = { PagedLayout($0) },
    with fault: Fault = { _ in }
  ) -> String? {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<2000 {
      var layout = make(LayoutParameters(using: &generator))
      if layout.offsets.hasNearStops { continue }
      fault(&layout)
      if let found = law(layout, &generator) { return "\(found): \(layout.parameters)" }
    }
    return nil
  }
}
