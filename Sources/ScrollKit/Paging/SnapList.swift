/// Where areas rest: distinct places in ascending order, each with the areas that rest there, the
/// one that wins among equals first. On a loop the places repeat without end, and places are
/// numbered on through the rounds.
struct SnapList: Equatable, Sendable {
  /// The distinct places, ascending.
  private(set) var places: [Double] = []
  /// The areas, by place.
  private var areas: [Int] = []
  /// The index in `areas` of the first area of each place; one more at the end.
  private var firsts: [Int] = [0]
  /// The length of a round on a loop, else zero.
  var round = 0.0

  init() {}

  /// Creates a list. Places that differ only by roundings are one.
  init(_ entries: [(place: Double, rank: Int, area: Int)], round: Double) {
    self.round = round
    let sorted = entries.sorted { ($0.place, $0.rank) < ($1.place, $1.rank) }
    var index = 0
    while index < sorted.count {
      let first = index
      index += 1
      while index < sorted.count, !sorted[index].place.isPast(sorted[first].place) { index += 1 }
      places.append(sorted[first].place)
      let group = sorted[first..<index]
      let ranked =
        sorted[index - 1].place > sorted[first].place
        ? group.sorted { $0.rank < $1.rank } : Array(group)
      areas += ranked.map { $0.area }
      firsts.append(areas.count)
    }
  }

  var count: Int { places.count }

  /// The place of a number, which may be of any round on a loop.
  func place(_ number: Int) -> Double {
    guard round > 0, number < 0 || number >= count else { return places[number] }
    let index = number.floorModulo(count)
    return places[index] + Double((number - index) / count) * round
  }

  /// The areas at a place, the winner first.
  func areas(at number: Int) -> ArraySlice<Int> {
    let index = number.floorModulo(count)
    return areas[firsts[index]..<firsts[index + 1]]
  }

  /// The number of the first place that is not before an offset; on a loop of any round.
  func first(notBefore offset: Double) -> Int {
    guard count > 0 else { return 0 }
    guard round > 0 else { return places.indices.partitionPoint { places[$0] >= offset } }
    let turns = (offset / round).rounded(.down)
    let limited = min(max(turns, -0x1p40), 0x1p40)
    let rest = offset - limited * round
    // Places of one round may begin anywhere.
    let shift = ((places[0] - rest) / round).rounded(.up)
    let turned = min(max(shift, -0x1p20), 0x1p20)
    let inside = rest + turned * round
    let index = places.indices.partitionPoint { places[$0] >= inside }
    return index + (Int(saturating: limited) - Int(saturating: turned)) * count
  }
}
