// Rows that are inserted, removed or moved: those that are shown stay in their views, under their
// new numbers. A list counts its rows from 0; negative numbers that an app may give to others stay
// as they are.

extension ReusePool {
  /// Follows an insertion of rows: those behind them get other numbers, and keep their views, so
  /// that the next `show` mentions the new rows alone. O(v) for v views, as the other edits; none
  /// allocates.
  ///
  /// - Parameters:
  ///   - new: How many rows; negative counts as none. Rows that would get a number past `Int.max`
  ///     are removed.
  ///   - row: The row before which they are; negative counts as the first, and one past the end
  ///     changes nothing.
  public mutating func insert(count new: Int, at row: Int) {
    guard new > 0 else { return }
    let first = max(0, row)
    renumber { row in
      guard row >= first else { return row }
      let (sum, overflow) = row.addingReportingOverflow(new)
      return overflow ? nil : sum
    }
  }

  /// Follows a removal of rows: those after them get other numbers, and the views of the rows
  /// themselves are spare. The next `show` takes these for rows that come in, or hides them.
  ///
  /// - Parameter rows: The rows; those there are not are left aside.
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

  /// Follows a removal of all rows, also of those with negative numbers. No view shows a row any
  /// more, nor comes back with one; the views themselves stay, and the next `show` takes those that
  /// are not hidden for its rows, or hides them. To hide them at once, show no rows; to be rid of
  /// them, make another pool.
  public mutating func removeAll() { renumber { _ in nil } }

  /// Gives each row another number, or none, in the same order but for one row.
  private mutating func renumber(_ number: (Int) -> Int?) {
    var count = 0
    for index in shown.indices {
      let view = shown[index]
      views[view].row = number(rows[index])
      guard let row = views[view].row else {
        retire(view)
        continue
      }
      var place = count
      while place > 0, rows[place - 1] > row {
        (rows[place], shown[place]) = (rows[place - 1], shown[place - 1])
        place -= 1
      }
      (rows[place], shown[place]) = (row, view)
      count += 1
    }
    rows.removeLast(rows.count - count)
    shown.removeLast(shown.count - count)
    kept.removeAll()
    for view in views.indices where views[view].isSpare {
      guard let row = views[view].row else { continue }
      views[view].row = number(row)
      if let row = views[view].row { kept[row] = view }
    }
  }
}
