// Rows that are shown when rows are inserted, removed or moved: they go on being shown in their views,
// under their new numbers. Nothing has to be done until rows are shown the next time.

extension ReusePool {
  /// Follows an insertion of rows before a row: those from there on get other numbers.
  ///
  /// Views keep their rows, so that the next `show` mentions none but those of the new rows. The list
  /// may count as its first row what is before it; rows that have no number any more are removed. O(v) for
  /// v views, as for the other edits.
  ///
  /// - Parameters:
  ///   - new: How many rows; none if negative.
  ///   - row: The row before which they are; negative counts as the first, and past the end changes
  ///     nothing.
  public mutating func insert(count new: Int, at row: Int) {
    guard new > 0 else { return }
    let first = max(0, row)
    renumber { row in
      guard row >= first else { return row }
      let (sum, overflow) = row.addingReportingOverflow(new)
      return overflow ? nil : sum
    }
  }

  /// Follows a removal of rows: those after them get other numbers, and the views of the rows themselves
  /// are spare. The next `show` takes these for rows that come in, or hides them.
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
  /// - Parameters:
  ///   - row: The row, one that there is; negative changes nothing.
  ///   - place: Its number afterwards, in the list; negative counts as the first.
  public mutating func move(_ row: Int, to place: Int) {
    guard row >= 0 else { return }
    let place = max(0, place)
    renumber { other in
      if other == row { return place }
      let without = other > row ? other - 1 : other
      return without >= place ? without + 1 : without
    }
  }

  /// Follows the removal of all rows. Nothing can be seen any more in any view; the views themselves
  /// stay: the next `show` takes them for other rows, or hides them. To be rid of the views too, make
  /// another pool.
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
