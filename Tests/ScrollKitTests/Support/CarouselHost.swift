import ScrollKit

/// A simulated app with views and a scroll view. It applies a carousel's updates in the documented
/// order, and compares its screen with what should be there.
struct CarouselHost {
  /// A page and the least coordinate of its frame on screen.
  struct Sight: Equatable, CustomStringConvertible {
    var page: Int
    var position: Double
    var description: String { "page \(page) at \(position)" }
  }

  var pageCount: Int
  var pitch: Double
  var length: Double
  /// How far pages are visible beyond the scroll view's bounds.
  var peek: Double
  var isMirrored: Bool
  /// Device pixels per point to which offsets are rounded; `nil` for exact ones.
  var displayScale: Double?

  private var pages: [Int?]
  private var origins: [Double]
  private(set) var offset = 0.0
  /// The position on the endless track, as the host's own sum of movements.
  private(set) var position: Double

  init(
    pageCount: Int, slotCount: Int, length: Double, spacing: Double = 0, peek: Double = 0,
    isMirrored: Bool = false, displayScale: Double? = nil, position: Double = 0
  ) {
    self.pageCount = pageCount
    self.length = length
    self.pitch = length + spacing
    self.peek = peek
    self.isMirrored = isMirrored
    self.displayScale = displayScale
    self.position = position
    pages = Array(repeating: nil, count: slotCount)
    origins = Array(repeating: 0, count: slotCount)
  }

  /// The user moves the content; forward is towards the next page.
  mutating func drag(forward distance: Double) {
    let before = offset
    offset = rounded(offset + (isMirrored ? -distance : distance))
    position += (isMirrored ? before - offset : offset - before) / pitch
  }

  mutating func apply(_ update: CarouselSlots.Update) {
    for slot in update.vacancies { pages[slot] = nil }
    for bind in update.rebinds { pages[bind.slot] = bind.page }
    for place in update.placements { origins[place.slot] = place.origin }
    if update.offsetShift != 0 { offset = rounded(offset + update.offsetShift) }
  }

  private func rounded(_ offset: Double) -> Double {
    guard let displayScale else { return offset }
    return (offset * displayScale + 0.5).rounded(.down) / displayScale
  }

  /// The pages on screen, from left to right.
  var sights: [Sight] {
    var sights: [Sight] = []
    for (page, origin) in zip(pages, origins) {
      guard let page else { continue }
      let position = origin - offset
      // A strip as thin as a rounding error does not count.
      if position < pitch + peek - 1e-6, position + length > -peek + 1e-6 {
        sights.append(Sight(page: page, position: position))
      }
    }
    return sights.sorted { $0.position < $1.position }
  }

  /// The pages that should be on screen, from the definition of an endless loop.
  var expectedSights: [Sight] {
    guard pageCount > 0 else { return [] }
    let center = position.rounded(.down)
    let reach = Int((peek / pitch).rounded(.up)) + 2
    var sights: [Sight] = []
    for step in -reach...reach {
      let number = center + Double(step)
      if pageCount == 1, number != 0 { continue }
      let ahead = (number - position) * pitch
      let start = (isMirrored ? -ahead : ahead) + (pitch - length) / 2
      if start < pitch + peek - 1e-6, start + length > -peek + 1e-6 {
        let count = Double(pageCount)
        let page = Int(number - count * (number / count).rounded(.down))
        sights.append(Sight(page: page, position: start))
      }
    }
    return sights.sorted { $0.position < $1.position }
  }

  /// The first fault on screen: a page that has jumped, a gap or a wrong page; `nil` if there is
  /// none.
  func fault(since before: [Sight], tolerance: Double = 1e-5) -> String? {
    let now = sights
    for sight in before {
      let isKept = now.contains {
        $0.page == sight.page && ($0.position - sight.position).magnitude <= tolerance
      }
      if !isKept { return "\(sight) jumped: \(now)" }
    }
    let expected = expectedSights
    guard now.count == expected.count else { return "\(now) instead of \(expected)" }
    for (seen, wanted) in zip(now, expected) {
      if seen.page != wanted.page || (seen.position - wanted.position).magnitude > tolerance {
        return "\(seen) instead of \(wanted)"
      }
    }
    return nil
  }
}
