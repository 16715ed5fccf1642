// A place in a list, given by a row rather than by an offset, so that it stays right when the
// lengths before it change.

/// A place in a list: a row, and a fraction of it. In a grid or in lanes, `row` is an item.
///
/// ```swift
/// var rows = RowLengths([100, 2000, 100], estimation: .fixed(44))
/// let place = rows.place(at: 1600)!
/// print(place.row, place.fraction)  // 1 0.75
/// rows.forgetLengths()
/// rows.setLengths([60, 1200], from: 0)
/// print(rows.position(of: place))  // 960.0
/// ```
///
/// An app that gives its rows keys can keep the key of `row`, and look up its number later.
public struct RowPlace: Equatable, Sendable, BitwiseCopyable {
  /// The first row that ends after the place; the last one for a place after all rows. Not
  /// negative.
  public var row: Int { didSet { row = max(0, row) } }
  /// How much of the row lies before the place, in `0...1`. NaN counts as zero.
  public var fraction: Double { didSet { fraction = fraction.unitFraction(or: 0) } }
  /// The distance from there to the place, in points: negative in a gap or padding before the
  /// row, positive after the last row, else zero. NaN counts as zero.
  public var distance: Double { didSet { distance = distance.finite(or: 0) } }

  /// Creates a place.
  public init(row: Int, fraction: Double = 0, distance: Double = 0) {
    self.row = max(0, row)
    self.fraction = fraction.unitFraction(or: 0)
    self.distance = distance.finite(or: 0)
  }

  /// The place at a position, by a row that ends after it, or the last row.
  init(row: Int, start: Double, length: Double, position: Double) {
    let past = position - start
    if position.isBefore(start) {
      self.init(row: row, distance: past)
    } else if !position.isPast(start) {
      self.init(row: row)
    } else if past < length {
      self.init(row: row, fraction: past / length)
    } else {
      self.init(row: row, fraction: 1, distance: past - length)
    }
  }

  /// The position of the place, for the start and length of its row.
  func position(start: Double, length: Double) -> Double {
    (start + fraction * length + distance).finite(or: 0)
  }
}

extension RowLengths {
  /// The place at a position in points, which may be a reading line such as
  /// `AxisViewport.readingLine`; NaN counts as zero. `nil` without rows. O(log n).
  public func place(at position: Double) -> RowPlace? {
    guard count > 0 else { return nil }
    let position = position.finite(or: 0)
    let row = min(firstRow(endingAfterOrStartingFrom: position), count - 1)
    return RowPlace(
      row: row, start: self.position(of: row), length: length(of: row), position: position)
  }
}

extension UniformRows {
  /// The place at a position; `nil` without rows. O(1).
  public func place(at position: Double) -> RowPlace? {
    guard var row = row(at: position) else { return nil }
    let position = position.finite(or: 0)
    let last = (count ?? .max) - 1
    // In the gap after a row, the next one is the first that ends after the place.
    if row < last, !(self.position(of: row) + length).isPast(position) { row += 1 }
    // Of rows that all lie at one place, the first.
    if pitch == 0 { row = position.isPast(padding.leading) ? last : 0 }
    return RowPlace(
      row: row, start: self.position(of: row), length: length, position: position)
  }
}

extension GridRows {
  /// The place at a position along the axis, by the first item of a row; `nil` without items. When
  /// the number of columns changes, keep the place rather than an offset: then going back is exact,
  /// since a place may come from a grid with another number of columns.
  ///
  /// ```swift
  /// let size = CGSize(width: 100, height: 100)
  /// let portrait = GridRows(count: 100, columnCount: 3, itemSize: size)
  /// let landscape = GridRows(count: 100, columnCount: 5, itemSize: size)
  /// let place = portrait.place(at: 1050)!  // half of item 30's row
  /// let viewport = AxisViewport(offset: 0, length: 375)
  /// print(landscape.contentOffset(keeping: place, in: viewport))  // 650.0
  /// ```
  public func place(at position: Double) -> RowPlace? {
    guard var place = rows.place(at: position) else { return nil }
    let items = items(in: place.row..<place.row.saturatingAdd(1))
    // Of items without number and length, the last there is.
    place.row = min(items.lowerBound, max(0, indices.upperBound - 1))
    return place
  }
}

extension SectionedRows {
  /// The place at a position, by an item; see `RowLengths.place(at:)`.
  public func place(at position: Double) -> RowPlace? { lengths.place(at: position) }
}

extension MasonryLanes {
  /// The place at a position, by the first item that ends after it, or the one that ends last;
  /// `nil` without items. O(lanes log n).
  public func place(at position: Double) -> RowPlace? {
    let position = position.finite(or: 0)
    guard let item = firstItem(endingAfter: position) else { return nil }
    return RowPlace(
      row: item, start: self.position(of: item), length: length(of: item), position: position)
  }
}
