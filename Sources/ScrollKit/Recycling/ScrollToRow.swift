/// Where in the viewport to put a row that is scrolled to.
public enum RowAlignment: CountedPayload, Equatable, Sendable, BitwiseCopyable {
  /// At the start, after a header that sticks there.
  case leading
  /// In the middle of the free room.
  case center
  /// At its end.
  case trailing
  /// By the least move that shows all of it: none if it is visible, or if the whole viewport is
  /// covered. A row longer than the free room shows its start.
  case nearest
  /// With this share of the free room before it: 0 is `leading`, 1 is `trailing`.
  case fraction(Double)

  var counted: SIMD8<Double> {
    switch self {
    case .leading: Self.counted(0)
    case .center: Self.counted(1)
    case .trailing: Self.counted(2)
    case .nearest: Self.counted(3)
    case .fraction(let share): Self.counted(4, share.unitFraction(or: 0))
    }
  }

  /// The offset at which a stretch of content is aligned, held within the content.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - length: How long it is.
  ///   - offset: The present offset.
  ///   - viewport: The viewport's length.
  ///   - insets: What covers the viewport's ends within the content, such as a header that sticks.
  ///   - contentInset: What covers them and lets the content scroll farther by as much, such as
  ///     bars: the adjusted content inset. Negative ones cover nothing.
  ///   - content: The content's length.
  /// - Returns: The offset, in points: in `0...(content - viewport)` widened by the content inset,
  ///   or the least where the content is shorter.
  public func offset(
    start: Double, length: Double, from offset: Double, viewport: Double,
    insets: AxisInsets = .zero, contentInset: AxisInsets = .zero, content: Double
  ) -> Double {
    let (start, length) = (start.finite(or: 0), length.nonNegative)
    let viewport = viewport.nonNegative
    let lead = insets.leading.nonNegative + contentInset.coveredLeading
    let trail = insets.trailing.nonNegative + contentInset.trailing.nonNegative
    let room = viewport - lead - trail
    let slack = room - length
    let atStart = start - lead
    let wanted: Double
    switch self {
    case .leading: wanted = atStart
    case .center: wanted = atStart - slack / 2
    case .trailing: wanted = atStart - slack
    case .fraction(let share): wanted = atStart - share.unitFraction(or: 0) * slack
    case .nearest:
      let offset = offset.finite(or: 0)
      if room <= 0 {
        // Nothing can be seen, wherever one scrolls.
        wanted = offset
      } else {
        wanted = AxisSpan(start: start, length: length).offset(
          showingIn: AxisSpan(start: lead, length: room), from: offset)
      }
    }
    return contentInset.held(wanted, viewport: viewport, content: content)
  }
}

extension RowLengths {
  /// The offset to scroll to for a row. Rows measured on the way change the answer: ask again until
  /// it stays the same.
  ///
  /// - Parameters:
  ///   - row: The row; numbers outside count as the nearest. Without rows the offset is zero.
  ///   - alignment: Where in the viewport.
  ///   - offset: The present offset.
  ///   - viewport: The viewport's length, in points.
  ///   - insets: What covers the viewport's ends within the content, such as a header that sticks.
  ///   - contentInset: What covers them and lets the content scroll farther by as much, such as
  ///     bars: the adjusted content inset.
  /// - Returns: An offset at which the content can rest.
  public func contentOffset(
    of row: Int, alignment: RowAlignment, from offset: Double, viewport: Double,
    insets: AxisInsets = .zero, contentInset: AxisInsets = .zero
  ) -> Double {
    let row = row.clamped(to: 0...max(0, count - 1))
    return alignment.offset(
      start: self.offset(of: row), length: length(of: row), from: offset, viewport: viewport,
      insets: insets, contentInset: contentInset, content: contentLength)
  }
}

extension UniformRows {
  /// The offset to scroll to for a row, as with `RowLengths`.
  public func contentOffset(
    of row: Int, alignment: RowAlignment, from offset: Double, viewport: Double,
    insets: AxisInsets = .zero, contentInset: AxisInsets = .zero
  ) -> Double {
    let row = row.clamped(to: 0...max(0, (count ?? .max) - 1))
    return alignment.offset(
      start: self.offset(of: row), length: count == 0 ? 0 : length, from: offset,
      viewport: viewport, insets: insets, contentInset: contentInset, content: contentLength)
  }
}

extension SectionedRows {
  /// The offset to scroll to for a row of a section, clear of the header that sticks; otherwise as
  /// with `RowLengths`. `nil` for a row there is not.
  public func contentOffset(
    of row: Int, in section: Int, alignment: RowAlignment, from offset: Double, viewport: Double,
    contentInset: AxisInsets = .zero
  ) -> Double? {
    guard let item = item(of: row, in: section), let header = header(of: section) else {
      return nil
    }
    return lengths.contentOffset(
      of: item, alignment: alignment, from: offset, viewport: viewport,
      insets: AxisInsets(leading: lengths.length(of: header)), contentInset: contentInset)
  }
}
