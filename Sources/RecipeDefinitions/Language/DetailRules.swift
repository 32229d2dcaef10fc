import RecipeModel
import RecipeProviderKit

/// How one recipe is told in full: by a request of its own, or by the page that it links to.
struct DetailRules: Sendable, Hashable {
  /// Where details come from, other than from a request.
  enum From: String, Sendable, Hashable, CaseIterable {
    /// From the page that a listing links to.
    case page
  }

  typealias Fill = DetailFilling.When

  /// The request, whose templates have the variable `id`; nil where the page tells.
  var request: RequestRules?
  /// The format of the answer; nil where it is the same as for searches.
  var format: AnswerFormat?
  /// Where such an answer embeds the JSON that all paths refer to.
  var embedded: JSONPath?
  /// The most recipes that one request is for; nil for a single recipe, named by its `id`.
  var batch: Int?
  /// The path of the recipe in the answer; with ``batch``, of the recipes.
  var item = JSONPath.root
  /// What the recipe is made of; a field without a rule here is read as in a listing.
  var fields = FieldRules()
  /// When a search asks for details.
  var fill = Fill.never
  /// The fields whose absence makes a search ask.
  var fillsMissing: [ListingField] = [.ingredients]
  /// The most details that one page of a search asks for.
  var most = 20
}

extension DetailRules {
  /// Where the details come from; nil for the request.
  var from: From? { request == nil ? .page : nil }

  static let codec: ObjectCodec<DetailRules> = ObjectCodec(
    "detail", place: "\"detail\"", "How one recipe is told in full.",
    draft: DetailRules(), choices: [.exactlyOne(["request", "from"])],
    [
      .optional(
        "request", \.request, request,
        "The request, with the variable `id`, or for several recipes the list `ids`.",
        example: ["path": "/recipes/{id}"]),
      .custom(
        "from", .word(of: From.allCases),
        """
        `page`: from the web page that a listing links to, as far as it tells programs what it \
        holds; in place of a request.
        """,
        example: "page"
      ) {
        $0.from
      } set: { _, _ in
      },
      .optional(
        "format", \.format, .word,
        "What the answer is written in, where that differs from `response`.", example: "html"),
      .optional(
        "json", \.embedded, .embeddedPath, "As in `response`.",
        example: "css:script#__NEXT_DATA__"),
      .optional(
        "batch", \.batch, .integer(2...100),
        """
        How many recipes one request is for at most. It names them by the list `ids`, `item` is \
        their list in the answer, and each is known by its field `id`.
        """, example: 20),
      .standard(
        "item", \.item, .path { $0.path(as: $0.reading.isBatch ? .elements : .element) },
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
        When a search asks for details: `never` (default of `request`), `filtering` when it filters \
        by something that the source cannot (default of `from`), or `always`.
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
    if object.has("from"), !object.has("fill") { rules.fill = .filtering }
    rules.check(object)
  }

  /// The object, which may say that its answers are written in another format.
  static var value: ValueCodec<DetailRules> {
    ValueCodec.object(codec).around { node, read in
      let reading = node.reading
      let (format, readsMarkup) = (reading.format, reading.readsMarkup)
      if node.value["format"] != nil || node.value["json"] != nil { reading.look(at: node.value) }
      reading.isBatch = node.value["batch"] != nil
      defer { (reading.format, reading.readsMarkup) = (format, readsMarkup) }
      return read()
    }
  }

  private static var request: ValueCodec<RequestRules> {
    RequestRules.value.around { node, read in
      let reading = node.reading
      reading.request = .detail
      defer { reading.request = .search }
      let request = read()
      let (name, other) = reading.isBatch ? ("ids", "id") : ("id", "ids")
      if let wrong = reading.detail[other] {
        wrong.error(
          reading.isBatch
            ? "a request for several recipes names them by the list \"ids\""
            : "\"ids\" is the list of a request for several recipes",
          fix: reading.isBatch
            ? "write {\"list\": \"ids\", \"join\": \",\"}, or remove \"batch\""
            : "write {id}, or add \"batch\": 20 beside \"request\"")
      } else if node.value.isObject, reading.detail[name] == nil {
        node.error(
          "the request never says which \(reading.isBatch ? "recipes" : "recipe") it wants: "
            + "\(reading.isBatch ? "the list \"ids\"" : "{id}") is not in it",
          fix: reading.isBatch
            ? "write {\"list\": \"ids\", \"join\": \",\"} in its query, or {ids} in its body"
            : "write {id} in its path, query or body")
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

  /// When a search asks for details, of which listings, and how many.
  var filling: DetailFilling { DetailFilling(fill, missing: fillsMissing, most: most) }

  /// Whether a search asks details for ingredients.
  var fillsIngredients: Bool { filling.fillsIngredients }

  /// Whether a search asks details for titles, so that a list may hold nothing but ids.
  var tellsTitles: Bool { fill == .always && fillsMissing.contains(.title) }

  // MARK: Checks

  private func check(_ object: DocumentObject) {
    // If the word in "fill" is unknown, the checks that depend on it are skipped.
    let isFillKnown =
      !object.has("fill") || object["fill"]?.value.stringValue.flatMap(Fill.init) != nil
    if fill == .never, isFillKnown {
      for name in ["missing", "most"] where object.has(name) {
        object[name]?.nameError(
          "\"\(name)\" means nothing while no search asks for details",
          fix: "add \"fill\": \"filtering\", or remove \"\(name)\"")
      }
    }
    // "from" and "request" together are an error already; nothing more is checked then.
    guard !object.has("from") || !object.has("request") else { return }
    let searchFields = object.node.reading.searchFields
    guard request != nil else { return checkPage(object, searchFields) }
    if let searchFields, searchFields.texts[.id] == nil {
      object.node.warning(
        "\"fields\" has no \"id\", so {id} is each listing's link",
        fix: "add \"id\" to \"fields\", unless the source takes the link")
    }
    if batch != nil, fields.texts[.id] == nil, searchFields?.texts[.id] == nil {
      object["batch"]?.error(
        "nothing says which recipe of the answer is which",
        fix: "add \"id\" to \"fields\" of \"detail\"")
    }
    guard fill != .never else { return }
    let made = fields.names.union(searchFields?.names ?? [])
    for field in fillsMissing where !made.contains(field) {
      object["fill"]?.error(
        "details are to fill \"\(field.rawValue)\", but nothing says where it stands",
        fix: "add \"\(field.rawValue)\" to \"fields\" of \"detail\"")
    }
  }

  /// Checks that listings have a page.
  private func checkPage(_ object: DocumentObject, _ fields: FieldRules?) {
    guard object.has("from") else { return }
    for name in ["batch", "item", "fields"] where object.has(name) {
      object[name]?.nameError(
        "\"\(name)\" means nothing where the page tells the recipe",
        fix: "remove it, or write a \"request\" in place of \"from\"")
    }
    guard let fields else { return }
    if fields.texts[.url] == nil {
      object["from"]?.error(
        "no listing has a link, so that there is no page", fix: "add \"url\" to \"fields\"")
    }
  }
}
