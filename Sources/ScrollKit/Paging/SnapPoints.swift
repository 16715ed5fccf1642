/// Offsets at which something comes to rest, at any distances: a sorted list, searched in
/// O(log n).
///
/// ```swift
/// let snaps = SnapPoints([0, 800, 1200, 1400, 1900])
/// print(snaps.nearest(to: 1000)!, snaps.next(after: 800)!)  // 1200.0 1200.0
/// ```
public struct SnapPoints: Equatable, Sendable {
  /// The offsets in ascending order, each once.
  public let offsets: [Double]

  /// The greatest number of offsets that are read, 2^21; more are ignored.
  public static var maximumCount: Int { SequenceLimit.elements }

  /// Creates snap points from offsets in any order, in points: O(n log n). Those that are not
  /// numbers are left out, infinite ones are held within ±2^52. Of those that differ only by
  /// roundings (1e-10, or 2^-45 of their size), the least stays.
  public init(_ offsets: some Sequence<Double>) {
    self.init(offsets) { $0.isPast($1) }
  }

  /// Creates a list of ratios, such as scales. Ratios are merged only if they are equal: the
  /// tolerance of positions is not for them.
  init(ratios: some Sequence<Double>) { self.init(ratios) { $0 > $1 } }

  private init(
    _ offsets: some Sequence<Double>, isAnother: (_ next: Double, _ last: Double) -> Bool
  ) {
    var sorted: [Double] = []
    offsets.forFirst(Self.maximumCount) { offset in
      if !offset.isNaN { sorted.append(offset.finite(or: 0)) }
    }
    sorted.sort()
    var unique: [Double] = []
    for offset in sorted {
      if let last = unique.last, !isAnother(offset, last) { continue }
      unique.append(offset)
    }
    self.offsets = unique
  }

  /// The index in `offsets` of the snap point nearest to an offset; at a tie the later one. `nil`
  /// without snap points. An offset that is NaN gives the first.
  public func nearestIndex(to offset: Double) -> Int? {
    guard !offsets.isEmpty else { return nil }
    let next = offsets.firstIndex(after: offset)
    guard next > 0 else { return 0 }
    guard next < offsets.count else { return offsets.count - 1 }
    let behind = offset - offsets[next - 1]
    return offsets[next] - offset - behind > offset.edgeTolerance ? next - 1 : next
  }

  /// The snap point nearest to an offset; at a tie the next one. `nil` without any.
  public func nearest(to offset: Double) -> Double? {
    nearestIndex(to: offset).map { offsets[$0] }
  }

  /// The first snap point ahead of an offset, but not the one it stands on; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points; NaN lies before the first. It stands on a snap
  ///     point that it misses only by roundings.
  ///   - tolerance: By how many points more it may miss that, up to a quarter of the way between
  ///     the snap points beside it. For the offset of a scroll view, which is rounded to device
  ///     pixels, pass `PixelGrid.halfPixel`.
  /// - Returns: A snap point.
  public func next(after offset: Double, tolerance: Double = 0) -> Double? {
    let index = neighbors(of: offset, tolerance).next
    return index < offsets.count ? offsets[index] : nil
  }

  /// The last snap point behind an offset, but not the one it stands on; `nil` if there is none.
  /// See `next(after:tolerance:)`.
  public func previous(before offset: Double, tolerance: Double = 0) -> Double? {
    let index = neighbors(of: offset, tolerance).previous
    return index >= 0 ? offsets[index] : nil
  }

  private func neighbors(of offset: Double, _ tolerance: Double) -> StopNeighbors {
    let offset = offset.finite(or: .nan)
    return StopNeighbors(
      of: offset, tolerance: tolerance.nonNegative, behind: offsets.firstIndex(after: offset) - 1,
      count: offsets.count
    ) { offsets[$0] }
  }
}

extension [Double] {
  /// The first index whose element is greater than a value, in a sorted array; `count` if none
  /// is. NaN counts as less than any.
  fileprivate func firstIndex(after value: Double) -> Int {
    let value = value.isNaN ? -.infinity : value
    return indices.partitionPoint { self[$0] > value }
  }
}
