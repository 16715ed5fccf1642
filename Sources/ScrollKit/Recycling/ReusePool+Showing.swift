// A step: which rows stay, go out and come in, and which views those that come in take.

extension ReusePool {
  /// Sorts `newRows` and drops repeated ones.
  mutating func sortNewRows() {
    newRows.sort()
    var count = 0
    for row in newRows where count == 0 || newRows[count - 1] != row {
      newRows[count] = row
      count += 1
    }
    newRows.removeLast(newRows.count - count)
  }

  /// Shows `newRows`.
  mutating func showNewRows(isReload: Bool, _ kind: (Int) -> Int) -> [Change] {
    changes.removeAll(keepingCapacity: true)
    if !isReload, isShown(kind) { return changes }
    let oldCount = viewCount
    // If rows come in before those that go out, or only the last go out, the list scrolls back:
    // take rows and views in reverse order.
    let isBackward = !newRows.isEmpty && newRows.lexicographicallyPrecedes(rows)
    findNewViews(isBackward: isBackward, kind)
    for index in retired.indices.reversed() { putFirst(retired[index]) }
    for index in newRows.indices {
      let index = isBackward ? newRows.count - 1 - index : index
      let view = newShown[index]
      if view < 0 {
        newShown[index] = bind(newRows[index], kinds[index])
      } else if isReload {
        views[view].isRestored = false
        changes.append(.rebind(view: view, row: newRows[index]))
      }
    }
    for index in retired.indices where views[retired[index]].isSpare { park(retired[index]) }
    retired.removeAll(keepingCapacity: true)
    swap(&rows, &newRows)
    swap(&shown, &newShown)
    if viewCount > oldCount { reserveCapacity() }
    return changes
  }

  /// Whether `newRows` are shown already, in views of their kinds, and nothing else is.
  private func isShown(_ kind: (Int) -> Int) -> Bool {
    guard retired.isEmpty, rows == newRows else { return false }
    for index in rows.indices where views[shown[index]].kind != kind(rows[index]) { return false }
    return true
  }

  /// Finds the views that stay and those that come back, and retires all others that are shown.
  private mutating func findNewViews(isBackward: Bool, _ kind: (Int) -> Int) {
    kinds.removeAll(keepingCapacity: true)
    newShown.removeAll(keepingCapacity: true)
    var (low, old) = (retired.count, 0)
    for row in newRows {
      let kind = kind(row)
      kinds.append(kind)
      while old < rows.count, rows[old] < row {
        retire(shown[old])
        old += 1
      }
      guard old < rows.count, rows[old] == row else {
        newShown.append(restore(row, kind))
        continue
      }
      let view = shown[old]
      old += 1
      if views[view].kind == kind {
        newShown.append(view)
      } else {
        views[view].row = nil
        retire(view)
        newShown.append(-1)
      }
    }
    while old < rows.count {
      retire(shown[old])
      old += 1
    }
    var high = retired.count - 1
    while isBackward, low < high {
      retired.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  /// Marks a view as spare; it is hidden later unless a row takes it.
  mutating func retire(_ view: Int) {
    (views[view].isSpare, views[view].isRestored) = (true, false)
    retired.append(view)
  }

  /// The hidden view that still shows a row, if it is of the row's kind; negative for none.
  private mutating func restore(_ row: Int, _ kind: Int) -> Int {
    let view = kept[row]
    guard view >= 0 else { return view }
    kept.remove(row)
    guard views[view].kind == kind else {
      views[view].row = nil
      return -1
    }
    take(view)
    views[view].isRestored = true
    changes.append(.rebind(view: view, row: row))
    return view
  }

  /// Takes a view for a row that comes in: one whose row went out, a hidden one, or a new one.
  private mutating func bind(_ row: Int, _ kind: Int) -> Int {
    let view = spare[kind]
    guard view >= 0 else {
      views.append(View(kind: kind, row: row))
      spare[kind] = -1
      changes.append(.create(view: viewCount - 1, row: row))
      return viewCount - 1
    }
    take(view)
    if let old = views[view].row { kept.remove(old) }
    views[view].row = row
    changes.append(.rebind(view: view, row: row))
    return view
  }

  /// Takes a view out of the ring of its kind.
  private mutating func take(_ view: Int) {
    let (kind, next, previous) = (views[view].kind, views[view].next, views[view].previous)
    if spare[kind] == view { spare[kind] = next == view ? -1 : next }
    views[previous].next = next
    views[next].previous = previous
    (views[view].next, views[view].previous, views[view].isSpare) = (-1, -1, false)
  }

  /// Makes a view the next of its kind to be taken.
  private mutating func putFirst(_ view: Int) {
    let next = spare[views[view].kind]
    spare[views[view].kind] = view
    guard next >= 0 else {
      (views[view].next, views[view].previous) = (view, view)
      return
    }
    let previous = views[next].previous
    (views[view].next, views[view].previous) = (next, previous)
    (views[previous].next, views[next].previous) = (view, view)
  }

  /// Hides a view, which is the next of its kind, and makes it the last.
  private mutating func park(_ view: Int) {
    spare[views[view].kind] = views[view].next
    if let row = views[view].row { kept[row] = view }
    changes.append(.hide(view: view))
  }

  /// Reserves as much room for rows as for views, so that a step without a new view allocates
  /// nothing.
  private mutating func reserveCapacity() {
    let capacity = views.capacity
    rows.reserveCapacity(capacity)
    newRows.reserveCapacity(capacity)
    shown.reserveCapacity(capacity)
    newShown.reserveCapacity(capacity)
    kinds.reserveCapacity(capacity)
    retired.reserveCapacity(capacity)
    changes.reserveCapacity(capacity)
    kept.reserveCapacity(capacity)
  }
}
