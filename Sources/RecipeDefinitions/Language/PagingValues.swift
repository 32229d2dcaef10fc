import RecipeModel

/// A page size that entries may set.
struct PageSize: Sendable {
  var standard: Int?
  var maximum: Int?

  static let codec: ObjectCodec<PageSize> = ObjectCodec(
    "size", place: "\"size\"", "A page size that entries may set as `pageSize`.",
    draft: PageSize(),
    [
      .custom(
        "default", .integer(1...10_000), "The size when an entry sets none.", example: 25,
        isRequired: true
      ) {
        $0.standard
      } set: {
        $0.standard = $1
      },
      .custom(
        "maximum", .integer(1...10_000), "The greatest size that an entry may set.", example: 100,
        isRequired: true, aliases: ["max"]
      ) {
        $0.maximum
      } set: {
        $0.maximum = $1
      },
    ]
  ) { object, size in
    if let standard = size.standard, let most = size.maximum, standard > most {
      object["default"]?.error(
        "the default is greater than the maximum", fix: "write at most \(most)")
    }
  }

  /// A size, or what entries may set.
  static var value: ValueCodec<PageSize> {
    let number = ValueCodec<Int>.integer(1...10_000)
    return ValueCodec(.anyOf([number.schema, .object(codec.shape)])) { node in
      node.value.isObject
        ? codec.readPartly(node) : number.read(node).map { PageSize(standard: $0) }
    } write: { size in
      size.maximum == nil ? .int(size.standard ?? 1) : codec.write(size)
    }
  }
}

/// Where a cursor stands when an object says it.
struct LastItem: Sendable {
  var value: PagingRules.Cursor?

  static let codec: ObjectCodec<LastItem> = ObjectCodec(
    "lastItem", place: "\"cursor\"", "A value of the last item of a page.", draft: LastItem(),
    choices: [.exactlyOne(["lastItem", "header"])],
    [
      .custom(
        "lastItem", .path, "The path within the last item, before `item` unwraps it.",
        example: "$.sort"
      ) {
        if case .lastItem(let path)? = $0.value { path } else { nil }
      } set: {
        $0.value = .lastItem($1)
      },
      .custom(
        "header", .headerName, "The header field with the cursor.", example: "X-Next"
      ) {
        if case .answer(.header(let field))? = $0.value { field.name } else { nil }
      } set: {
        $0.value = .answer(.header(HeaderPlace($1)))
      },
    ])

  /// A place, or a path within the last item.
  static var cursor: ValueCodec<PagingRules.Cursor> {
    let schema = ValueSchema.choice("cursor", "Where a cursor stands.") {
      [.path, .object(codec.shape)]
    }
    return ValueCodec(schema) { node in
      node.value.isObject
        ? codec.read(node)?.value : ValueCodec.place.read(node).map { .answer($0) }
    } write: { cursor in
      switch cursor {
      case .answer(let place): place.json
      case .lastItem: codec.write(LastItem(value: cursor))
      }
    }
  }
}
