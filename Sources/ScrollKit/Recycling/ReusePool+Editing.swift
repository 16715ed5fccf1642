// Rows are inserted, removed or moved: the rows shown stay in their views, under new numbers. A
// list counts its rows from 0, so negative numbers, which an app may use for other views, stay.

extension ReusePool {
  /// Follows an insertion of rows: those after them get new numbers and keep their views, so the
  /// next `show` changes only the new rows. O(v) for v views, without allocation, like the other
  /// edits.
  ///
  /// - Parameters:
  ///   - new: How many rows; negative counts as none. Rows that would get a number past `Int.max`
  ///     are removed.
  ///   - row: The row before which they are inserted; negative counts as the first. One past the
  ///     rows shown changes nothing.
  public mutating func insert(count new: Int, at row: Int) {
    guard new > 0 else { return }
    let first = max(0, row)
    renumber { row in
      guard row >= first else { return row }
      let (sum, overflow) = row.addingReportingOverflow(new)
      return overflow ? nil : sum
    }
  }

  /// Follows a removal of rows: those after them get new numbers, and the views of the removed rows
  /// become spare. The next `show` uses them for rows that come in, or hides them.
  ///
  /// - Parameter rows: The rows; negative ones are ignored.
  public mutating func remove(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<Int.max)
    guard !rows.isEmpty else { return }
    renumber { row in
      row < rows.lowerBound ? row : row < rows.upperBound ? nil : row - rows.count
    }
  }

  /// Follows a move of a row to another place, counted after it is taken out; its view goes along.
  ///
  /// The pool does not know how many rows there are: hold both numbers within the list.
  ///
  /// - Parameters:
  ///   - row: The row; negative changes nothing.
  ///   - place: Its number afterwards; negative counts as the first.
  public mutating func move(_ row: Int, to place: Int) {
    guard row >= 0 else { return }
    let place = max(0, place)
    renumber { other in
      if other == row { return place }
      let without = other > row ? other - 1 : other
      return without >= place ? without + 1 : without
    }
  }

  /// Follows a removal of all rows, negative numbers included. No view shows a row any more, nor
  /// comes back with one. The views stay: the next `show` uses them, or hides them. To hide them
  /// now, show no rows; to drop them, make a new pool.
  public mutating func removeAll() { renumber { _ in nil } }

  /// Follows any other change of numbers, such as that of an endless loop, whose rows may be
  /// negative.
  ///
  /// - Parameter number: The new number of a row; `nil` if the row is gone. Of two rows that get
  ///   one number, one counts as gone. O(v) for v views if rows keep their order.
  public mutating func renumber(_ number: (Int) -> Int?) {
    var count = 0
    for index in shown.indices {
      let view = shown[index]
      views[view].row = number(rows[index])
      guard let row = views[view].row else {
        retire(view)
        continue
      }
      var place = count
      while place > 0, rows[place - 1] > row { place -= 1 }
      guard place == 0 || rows[place - 1] != row else {
        views[view].row = nil
        retire(view)
        continue
      }
      for other in (place..<count).reversed() {
        (rows[other + 1], shown[other + 1]) = (rows[other], shown[other])
      }
      (rows[place], shown[place]) = (row, view)
      count += 1
    }
    rows.removeLast(rows.count - count)
    shown.removeLast(shown.count - count)
    kept.removeAll()
    for view in views.indices where views[view].isSpare {
      guard let row = views[view].row else { continue }
      let new = number(row)
      views[view].row = new.flatMap { self.view(of: $0) == nil && kept[$0] < 0 ? $0 : nil }
      if let row = views[view].row { kept[row] = view }
    }
  }
}
