#if !hasFeature(Embedded)
  extension SnapAreas: Codable {
    /// Writes the areas and the scroll view they are in.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("areas", areas)
      try fields.set("contentLength", pageAxis.contentLength)
      try fields.set("viewportLength", pageAxis.viewport)
      try fields.set("insets", pageAxis.insets.saved)
      try fields.set("covering", covering.saved)
      try fields.set("ends", ends.rawValue)
      try fields.set("loops", loops)
      try fields.set("axis", axis.rawValue)
      try fields.set("isRightToLeft", pageAxis.isRightToLeft)
    }

    /// Reads areas. O(n log n).
    ///
    /// - Throws: A `DecodingError` that names the field if one is missing, has another form, or
    ///   holds a number outside its range.
    public init(from decoder: any Decoder) throws {
      try self.init(saved: CheckedFields(decoder))
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        try fields.list("areas", limit: Self.maximumCount) { try SnapArea(saved: $0) },
        contentLength: try fields.number("contentLength", in: CheckedFields.lengths),
        viewport: try fields.number("viewportLength", in: CheckedFields.lengths),
        insets: try fields.ends("insets"), covering: try fields.ends("covering"),
        ends: PageEnds(rawValue: try fields.integer("ends", in: 0...2)) ?? .contained,
        loops: try fields.flag("loops"), axis: try fields.axis("axis"),
        isRightToLeft: try fields.flag("isRightToLeft"))
    }
  }

  extension SnapArea: Codable {
    /// Writes the area. What has its default is left out.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("start", start)
      try fields.set("length", length)
      try fields.set("alignment", ifPresent: alignment.map { [$0.page, $0.viewport] })
      try fields.set("points", ifPresent: points == 0 ? nil : points)
      try fields.set("margin", ifPresent: margin == .zero ? nil : margin.saved)
      try fields.set("isMustStop", ifPresent: isMustStop ? true : nil)
      try fields.set("id", ifPresent: id)
      try fields.set("parent", ifPresent: parent)
      try fields.set("cuts", ifPresent: cuts == (alignment != nil) ? nil : cuts)
    }

    /// Reads an area.
    ///
    /// - Throws: A `DecodingError` that names the field if one is missing, has another form, or
    ///   holds a number outside its range.
    public init(from decoder: any Decoder) throws {
      try self.init(saved: CheckedFields(decoder))
    }

    init(saved fields: CheckedFields) throws {
      self.init(
        start: try fields.number("start"),
        length: try fields.number("length", in: CheckedFields.lengths),
        alignment: try fields.has("alignment") ? fields.alignment("alignment") : nil,
        points: try fields.numberIfPresent("points") ?? 0,
        margin: try fields.has("margin") ? fields.ends("margin") : .zero,
        isMustStop: try fields.has("isMustStop") ? fields.flag("isMustStop") : false,
        id: try fields.has("id") ? fields.integer("id") : nil,
        parent: try fields.has("parent") ? fields.integer("parent") : nil)
      if try fields.has("cuts") { cuts = try fields.flag("cuts") }
    }
  }

  extension SnapPoints: Codable {
    /// Writes the offsets.
    public func encode(to encoder: any Encoder) throws {
      var fields = FieldWriter(encoder)
      try fields.set("offsets", offsets)
    }

    /// Reads snap points.
    ///
    /// - Throws: A `DecodingError` that names the field if it is missing, has another form, or
    ///   holds a number outside its range.
    public init(from decoder: any Decoder) throws {
      try self.init(saved: CheckedFields(decoder))
    }

    init(saved fields: CheckedFields) throws {
      let limit = Self.maximumCount
      self.init(
        try fields.numbers("offsets", mustBe: "up to \(limit) numbers") {
          $0.count <= limit && $0.allSatisfy(CheckedFields.numbers.contains)
        })
    }
  }

  extension CheckedFields {
    func axis(_ name: String) throws -> ScrollAxis {
      ScrollAxis(rawValue: try integer(name, in: 0...1)) ?? .horizontal
    }

    /// The two ends of an axis.
    func ends(_ name: String) throws -> AxisInsets {
      let numbers = try numbers(name, 2)
      return AxisInsets(leading: numbers[0], trailing: numbers[1])
    }

    func alignment(_ name: String) throws -> PageAlignment {
      let shares = try numbers(name, 2, in: 0...1)
      return PageAlignment(page: shares[0], viewport: shares[1])
    }
  }

  extension AxisInsets {
    fileprivate var saved: [Double] { [leading, trailing] }
  }
#endif
