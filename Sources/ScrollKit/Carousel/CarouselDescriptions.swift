// What a carousel and its updates print. Not under Embedded Swift, where text costs too much.

#if !hasFeature(Embedded)
  extension CarouselSlots: CustomStringConvertible {
    /// What is where: `CarouselSlots(5 pages, current 2, slots [1, 2, 3], offset 320.0)`.
    public var description: String {
      "CarouselSlots(\(pageCount) \(pageCount == 1 ? "page" : "pages"), current "
        + "\(text(currentPage)), slots [\(pages.map(text).joined(separator: ", "))], offset "
        + "\(contentOffset))"
    }
  }

  extension CarouselSlots.Update: CustomStringConvertible {
    /// What there is to do: `Update(shift -320.0, rebinds [2: page 4], page 3 -> 4)`, or
    /// `Update(nothing)`. Placements are only counted, and left out beside a shift or rebinds.
    public var description: String {
      var parts: [String] = []
      if offsetShift != 0 { parts.append("shift \(offsetShift)") }
      if motion == .stops { parts.append("motion stops") }
      if !vacancies.isEmpty { parts.append("vacates \(Array(vacancies))") }
      if !rebinds.isEmpty {
        let list = rebinds.map { "\($0.slot): page \($0.page)" }
        parts.append("rebinds [\(list.joined(separator: ", "))]")
      } else if offsetShift == 0, !placements.isEmpty {
        parts.append("places \(placements.count) \(placements.count == 1 ? "slot" : "slots")")
      }
      if let pageChange { parts.append("page \(text(pageChange.old)) -> \(pageChange.new)") }
      if let restingOffset { parts.append("go on to \(restingOffset)") }
      return "Update(\(parts.isEmpty ? "nothing" : parts.joined(separator: ", ")))"
    }
  }

  extension PageTracker.Change: CustomStringConvertible {
    /// Both pages and the reason: `page 0 -> 1 by drag`.
    public var description: String { "page \(text(old)) -> \(text(new)) by \(reason)" }
  }

  /// A page, or `none`.
  private func text(_ page: Int?) -> String { page.map { "\($0)" } ?? "none" }
#endif
