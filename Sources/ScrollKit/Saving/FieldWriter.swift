#if !hasFeature(Embedded)
  /// Writes the fields of saved state.
  struct FieldWriter {
    private var container: KeyedEncodingContainer<FieldName>

    init(_ encoder: any Encoder) { container = encoder.container(keyedBy: FieldName.self) }

    private init(container: KeyedEncodingContainer<FieldName>) { self.container = container }

    mutating func set(_ name: String, _ value: some Encodable) throws {
      try container.encode(value, forKey: FieldName(name))
    }

    /// Writes a field, unless its value is `nil`.
    mutating func set(_ name: String, ifPresent value: (some Encodable)?) throws {
      try container.encodeIfPresent(value, forKey: FieldName(name))
    }

    /// A writer for the fields inside a field.
    mutating func fields(_ name: String) -> FieldWriter {
      FieldWriter(
        container: container.nestedContainer(keyedBy: FieldName.self, forKey: FieldName(name)))
    }
  }
#endif
