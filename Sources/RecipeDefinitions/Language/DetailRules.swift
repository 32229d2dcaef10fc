import RecipeModel

/// The request for one recipe in full.
struct DetailRules: Sendable, Hashable {
  /// When a search asks for the details of its listings.
  enum Fill: String, Sendable, Hashable, CaseIterable {
    /// Never: details are asked for one recipe at a time, when a person wants it.
    case never
    /// When the query filters by ingredients, time or diet and the listing does not tell.
    case filtering
    /// Whenever one of the named fields is missing.
    case always
  }

  /// The request; its templates have the variable `id`.
  var request: RequestRules
  /// The recipe in the answer.
  var item: JSONPath
  /// What the recipe is made of; a field without a rule here is read as in a listing.
  var fields: FieldRules
  /// When a search asks for details.
  var fill = Fill.never
  /// The fields whose absence makes a search ask.
  var fillsMissing: [ListingField] = [.ingredients]
  /// The most details that one page of a search asks for.
  var most = 20
}

extension DetailRules {
  static let codec: ObjectCodec<DetailRules> = ObjectCodec(
    "detail", place: "\"detail\"", "The request for one recipe in full.",
    draft: DetailRules(
      request: RequestRules(path: .empty), item: .root, fields: FieldRules()),
    [
      .required(
        "request", \.request, request, "The request, with the variable `id`.",
        example: ["path": "/recipes/{id}"]),
      .standard(
        "item", \.item, .path,
        """
        The recipe in the answer; `$` by default. Where it is null or missing, the recipe is not \
        known.
        """, example: "$.recipe"),
      .standard(
        "fields", \.fields, fields,
        "Where a recipe differs from a listing; other fields are read as in listings.",
        example: ["ingredients": "$.ingredients[*]"]),
      .standard(
        "fill", \.fill, .word,
        """
        When a search asks for details: never (default), when it filters by something that the \
        source cannot, or always.
        """,
        example: "filtering"),
      .custom(
        "missing", .list(.word(of: ListingField.allCases.filter(\.isOfListing)), least: 1),
        "A search asks for listings that lack one of these; ingredients by default.",
        example: ["ingredients"]
      ) { rules in
        rules.fill == .never || rules.fillsMissing == [.ingredients] ? nil : rules.fillsMissing
      } set: {
        $0.fillsMissing = $1
      },
      .custom(
        "most", .integer(1...1_000),
        "The most details that one page of a search asks for; 20 by default.",
        example: 20
      ) { rules in
        rules.fill == .never || rules.most == 20 ? nil : rules.most
      } set: {
        $0.most = $1
      },
    ]
  ) { object, rules in
    rules.check(object)
  }

  private static var request: ValueCodec<RequestRules> {
    ValueCodec.object(RequestRules.codec).around { node, read in
      let reading = node.reading
      reading.isInDetail = true
      defer { reading.isInDetail = false }
      let request = read()
      if node.value.isObject, reading.detail["id"] == nil {
        node.error(
          "the request never says which recipe it wants: {id} is not in it",
          fix: "write {id} in its path, query or body")
      }
      return request
    }
  }

  private static var fields: ValueCodec<FieldRules> {
    ValueCodec.object(FieldRules.detailCodec).around { node, read in
      node.reading.items = Reading.Items()
      return read()
    }
  }

  /// Whether a search asks details for ingredients.
  var fillsIngredients: Bool { fill != .never && fillsMissing.contains(.ingredients) }

  // MARK: Checks

  private func check(_ object: DocumentObject) {
    // Of a word that is not known nothing else can be said.
    let isFillKnown =
      !object.has("fill") || object["fill"]?.value.stringValue.flatMap(Fill.init) != nil
    if fill == .never, isFillKnown {
      for name in ["missing", "most"] where object.has(name) {
        object[name]?.nameError(
          "\"\(name)\" means nothing while no search asks for details",
          fix: "add \"fill\": \"filtering\", or remove \"\(name)\"")
      }
    }
    let searchFields = object.node.reading.searchFields
    if let searchFields, searchFields.texts[.id] == nil {
      object.node.warning(
        "\"fields\" has no \"id\", so {id} is each listing's link",
        fix: "add \"id\" to \"fields\", unless the source takes the link")
    }
    guard fill != .never else { return }
    let made = fields.names.union(searchFields?.names ?? [])
    for field in fillsMissing where !made.contains(field) {
      object["fill"]?.error(
        "details are to fill \"\(field.rawValue)\", but nothing says where it stands",
        fix: "add \"\(field.rawValue)\" to \"fields\" of \"detail\"")
    }
  }
}
