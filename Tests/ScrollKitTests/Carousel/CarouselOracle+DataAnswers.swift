import ScrollKit

extension CarouselOracle {
  /// What we answer to a question about data that change; `nil` for other questions.
  var dataAnswer: OracleValue? {
    switch kind {
    case "reconcileOffsetAfterCountChange":
      let (old, new) = (question["previousCount"].int, question["nextCount"].int)
      let kept = question.has("retainedIndex") ? question["retainedIndex"].int : nil
      let number = Int((0 - question["offset"].number / question["itemSize"].number).rounded())
      return .number(
        0 - question["itemSize"].number
          * (question["loop"].truth
            ? looped(old, new, at: number, keeping: kept)
            : counted(old, new, page: number, keeping: kept)))
    case "data change reconciliation":
      let size = question["size"].number
      let page = question.has("offset") ? Int(0 - question["offset"].number / size) : 0
      if question.has("keys") {
        let (old, new) = (question["keys"].numbers, question["next"].numbers)
        var slots = row(old.count, page: page)
        for edit in CarouselEdit.edits(from: old, to: new) { _ = slots.edit(edit) }
        return .number(0 - slots.contentOffset / 100 * size)
      }
      let counts = question["count"].text.split(separator: ">").map {
        Int($0.filter { $0.isNumber })!
      }
      let kept = question.has("defaultIndex") ? question["defaultIndex"].int : nil
      return .number(0 - size * counted(counts[0], counts[1], page: page, keeping: kept))
    case "current item after data change": return edited
    default: return nil
    }
  }

  /// A carousel without a loop, on a page; pages are 100 long.
  private func row(_ count: Int, page: Int) -> CarouselSlots {
    var slots = CarouselSlots.twoSlots(pageCount: count, page: page)
    _ = slots.setPageLength(100)
    return slots
  }

  private func counted(_ old: Int, _ new: Int, page: Int, keeping: Int?) -> Double {
    var slots = row(old, page: page)
    _ = slots.setPageCount(new, keeping: keeping)
    return slots.contentOffset / 100
  }

  private func looped(_ old: Int, _ new: Int, at number: Int, keeping: Int?) -> Double {
    var slots = CarouselSlots(pageCount: old, page: number)
    _ = slots.setPageLength(320)
    // The number is that of a page a round or two later.
    let offset = 320 + 320 * Double(number - number % old)
    _ = slots.scrolled(to: offset)
    _ = slots.settled(at: offset)
    _ = slots.setPageCount(new, keeping: keeping)
    return slots.fractionalPage
  }

  /// The current page after an edit of ten pages, and the text it had: its number before, or the
  /// number of a new list's page. Without pages both are -1.
  private var edited: OracleValue {
    let start = question["startAt"].int
    let words = question["op"].text
    var slots = row(10, page: start)
    var texts = Array(0..<10)
    func numbers(_ text: some StringProtocol) -> [Int] {
      text.split { !$0.isNumber }.map { Int($0)! }
    }
    if words.hasPrefix("replace") {
      let count = numbers(words)[0]
      _ = slots.setPageCount(count)
      texts = (0..<count).map { $0 + 10 }
    } else {
      let edit: CarouselEdit
      if words.hasPrefix("move") {
        edit = .move(numbers(words)[0], to: numbers(words)[1])
        texts.insert(texts.remove(at: numbers(words)[0]), at: numbers(words)[1])
      } else if words.hasPrefix("insert") {
        let found = numbers(words)
        let (count, place) = found.count > 1 ? (found[0], found[1]) : (1, found[0])
        edit = .insert(count: count, at: place)
        texts.insert(contentsOf: repeatElement(-1, count: count), at: place)
      } else if words == "remove all" {
        edit = .remove(0..<10)
        texts = []
      } else {
        let found = numbers(words)
        let (count, place) = found.count > 1 ? (found[0], found[1]) : (1, found[0])
        edit = .remove(place..<(place + count))
        texts.removeSubrange(place..<(place + count))
      }
      _ = slots.edit(edit)
    }
    guard let page = slots.currentPage else {
      // An empty list has no page; the other library says 0.
      return ["index": words.hasPrefix("replace") ? 0 : -1, "pageText": .nothing]
    }
    return ["index": OracleValue(page), "pageText": .text("\(texts[page])")]
  }
}
