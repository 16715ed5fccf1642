/// Views by a number: a hash table, since `Dictionary` needs a source of random numbers, which there is
/// none of under Embedded Swift.
struct ViewTable: Sendable {
  private struct Slot: Sendable, BitwiseCopyable {
    var key = 0
    var view = -1
    var isUsed = false
  }

  /// At most half of the slots are used; their number is a power of two.
  private var slots = [Slot()]
  private var count = 0

  /// The view of a number; less than zero for none. A number that has been set keeps its slot until it is
  /// removed, so that setting it again allocates nothing.
  subscript(key: Int) -> Int {
    get { slots[place(of: key)].view }
    set {
      var place = place(of: key)
      if !slots[place].isUsed {
        reserveCapacity(count + 1)
        count += 1
        place = self.place(of: key)
        slots[place] = Slot(key: key, isUsed: true)
      }
      slots[place].view = newValue
    }
  }

  /// Makes room for as many numbers.
  mutating func reserveCapacity(_ count: Int) {
    guard count * 2 > slots.count else { return }
    let old = slots
    var size = old.count
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for slot in old where slot.isUsed { slots[place(of: slot.key)] = slot }
  }

  /// Removes a number; one there is not changes nothing.
  mutating func remove(_ key: Int) {
    var hole = place(of: key)
    guard slots[hole].isUsed else { return }
    count -= 1
    // What follows without a gap moves up, unless it would stand before its own place.
    let mask = slots.count - 1
    var next = (hole + 1) & mask
    while slots[next].isUsed {
      if (next - home(of: slots[next].key)) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = Slot()
  }

  /// Removes all numbers; the room stays.
  mutating func removeAll() {
    guard count > 0 else { return }
    for place in slots.indices { slots[place] = Slot() }
    count = 0
  }

  /// Where a number is, or would be put.
  private func place(of key: Int) -> Int {
    var place = home(of: key)
    while slots[place].isUsed, slots[place].key != key { place = (place + 1) & (slots.count - 1) }
    return place
  }

  /// Where a number would be put if it were the only one.
  private func home(of key: Int) -> Int {
    // Multiplication by the golden ratio spreads numbers over its upper bits.
    let hash = UInt64(bitPattern: Int64(key)) &* 0x9e37_79b9_7f4a_7c15
    return Int(hash >> (64 - slots.count.trailingZeroBitCount))
  }
}
