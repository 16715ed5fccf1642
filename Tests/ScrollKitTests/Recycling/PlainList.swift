import ScrollKit

/// A change of rows.
enum RowEdit {
  case set([Double], at: Int)
  case insert(Int, at: Int)
  case insertMeasured([Double], at: Int)
  case remove(Range<Int>)
  case move(Int, to: Int)
  case forget(from: AxisViewport)

  /// Changes the rows and returns what to add to the anchor's offset.
  func apply(to rows: inout RowLengths, keeping anchor: AxisViewport) -> Double {
    switch self {
    case .set(let lengths, let row): rows.setLengths(lengths, from: row, keeping: anchor)
    case .insert(let count, let row): rows.insert(count: count, at: row, keeping: anchor)
    case .insertMeasured(let lengths, let row): rows.insert(lengths, at: row, keeping: anchor)
    case .remove(let range): rows.remove(range, keeping: anchor)
    case .move(let row, let place): rows.move(row, to: place, keeping: anchor)
    case .forget(let old): rows.forgetLengths(keeping: anchor, from: old)
    }
  }
}

/// Rows as a plain array. Each row has an identity and, if it is measured, a length. The list
/// computes everything without the library.
struct PlainList {
  struct Item {
    var id: Int
    var length: Double?
  }

  struct Span {
    var start: Double
    var end: Double
  }

  var items: [Item] = []
  var estimation: RowLengths.Estimation
  var spacing: Double
  var padding: AxisInsets
  private var nextID = 0

  init(
    _ lengths: [Double?], _ estimation: RowLengths.Estimation, spacing: Double, padding: AxisInsets
  ) {
    (self.estimation, self.spacing, self.padding) = (estimation, spacing, padding)
    insert(lengths, at: 0)
  }

  private mutating func insert(_ lengths: [Double?], at row: Int) {
    let first = nextID
    items.insert(
      contentsOf: lengths.enumerated().map { Item(id: first + $0.offset, length: $0.element) },
      at: row)
    nextID += lengths.count
  }

  mutating func apply(_ edit: RowEdit) {
    switch edit {
    case .set(let lengths, let row):
      for (index, length) in lengths.enumerated() where row + index < items.count {
        items[row + index].length = length
      }
    case .insert(let count, let row): insert(Array(repeating: nil, count: count), at: row)
    case .insertMeasured(let lengths, let row): insert(lengths, at: row)
    case .remove(let range): items.removeSubrange(range)
    case .move(let row, let place): items.insert(items.remove(at: row), at: place)
    case .forget: for index in items.indices { items[index].length = nil }
    }
  }

  private var estimate: Double {
    switch estimation {
    case .fixed(let length): return length
    case .mean(let length):
      let known = items.compactMap(\.length)
      return known.isEmpty ? length : known.reduce(0, +) / Double(known.count)
    }
  }

  /// Where each row begins and ends.
  var spans: [Span] {
    let estimate = estimate
    var position = padding.leading
    return items.map {
      let start = position
      position += ($0.length ?? estimate) + spacing
      return Span(start: start, end: start + ($0.length ?? estimate))
    }
  }

  var contentLength: Double { (spans.last?.end ?? padding.leading) + padding.trailing }

  func index(of id: Int) -> Int? { items.firstIndex { $0.id == id } }
}

/// A host with bars, which rounds offsets to device pixels.
struct PlainHost {
  var offset: Double
  var viewport: Double
  var bars: AxisInsets
  var scale: Double?

  /// Half a pixel, and a little for roundings.
  var tolerance: Double { (scale.map { 0.5 / $0 } ?? 0) + 1e-6 }

  /// The line below the bar.
  var line: Double { offset + max(0, bars.leading) }

  var least: Double { 0 - bars.leading }

  func greatest(_ list: PlainList) -> Double {
    max(least, list.contentLength + bars.trailing - viewport)
  }

  func rounded(_ offset: Double) -> Double {
    scale.map { (offset * $0 + 0.5).rounded(.down) / $0 } ?? offset
  }

  mutating func add(_ shift: Double) { offset = rounded(offset + shift) }

  /// The rows that are visible between the bars, at least in part.
  func visible(_ list: PlainList) -> [Int] {
    let end = offset + viewport - max(0, bars.trailing)
    return list.spans.enumerated().filter { $0.element.start < end && $0.element.end > line }
      .map(\.offset)
  }

  var anchor: AxisViewport { .init(offset: offset, length: viewport, insets: bars) }
}
