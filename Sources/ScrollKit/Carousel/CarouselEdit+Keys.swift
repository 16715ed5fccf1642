// One list of pages becomes another.

#if !hasFeature(Embedded)
  extension CarouselEdit {
    /// The edits that make one list of another: pages are the same if their keys are equal.
    ///
    /// First what is gone is removed, then pages are inserted and moved from the front on. A key
    /// that occurs twice stands for two pages, in order. O(n), and O(n) more for each page that
    /// moves or comes in.
    ///
    /// - Parameters:
    ///   - old: The keys of the pages before.
    ///   - new: The keys of the pages after.
    /// - Returns: The edits, in the order in which to make them.
    public static func edits<Key: Hashable>(from old: [Key], to new: [Key]) -> [CarouselEdit] {
      let wanted = sources(from: old, to: new)
      let kept = Set(wanted.compactMap { $0 })
      var edits: [CarouselEdit] = []
      var present: [Int] = []
      var end = old.count
      for place in old.indices.reversed() where kept.contains(place) || place == 0 {
        let start = kept.contains(place) ? place + 1 : 0
        if start < end { edits.append(.remove(start..<end)) }
        end = place
      }
      for place in old.indices where kept.contains(place) { present.append(place) }
      for (place, source) in wanted.enumerated() {
        if let source {
          guard present[place] != source, let from = present.firstIndex(of: source) else {
            continue
          }
          present.insert(present.remove(at: from), at: place)
          edits.append(.move(from, to: place))
        } else {
          present.insert(-1, at: place)
          if case .insert(let count, let start) = edits.last, start + count == place {
            edits[edits.count - 1] = .insert(count: count + 1, at: start)
          } else {
            edits.append(.insert(count: 1, at: place))
          }
        }
      }
      return edits
    }

    /// Where the pages of a list were in another; `nil` for one that was not there.
    static func sources<Key: Hashable>(from old: [Key], to new: [Key]) -> [Int?] {
      var places: [Key: [Int]] = [:]
      for (place, key) in old.enumerated().reversed() { places[key, default: []].append(place) }
      return new.map { places[$0]?.popLast() }
    }

    /// The pages of two lists together, so that no loop opens on the way from one to the other:
    /// pages come in before others go.
    ///
    /// - Parameters:
    ///   - count: How many pages there were.
    ///   - new: The pages after, by their numbers before; pages that come in have greater ones.
    /// - Returns: The pages after, and among them those that go, each before the one that followed.
    static func joined(_ count: Int, _ new: [Int]) -> [Int] {
      let kept = Set(new)
      /// The pages that go before each that stays; before -1, those at the end.
      var leaving: [Int: Range<Int>] = [:]
      var next = -1
      for page in (0..<count).reversed() {
        if kept.contains(page) {
          next = page
        } else {
          leaving[next] = page..<(leaving[next]?.upperBound ?? page + 1)
        }
      }
      return new.flatMap { (leaving[$0].map(Array.init) ?? []) + [$0] }
        + (leaving[-1].map(Array.init) ?? [])
    }
  }
#endif
