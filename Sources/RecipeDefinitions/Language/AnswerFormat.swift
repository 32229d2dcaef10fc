import RecipeModel

/// What the answers of a source are written in.
enum AnswerFormat: String, Sendable, Hashable, CaseIterable {
  /// One JSON document.
  case json
  /// A web page, read with selectors.
  case html
  /// An XML document, read with selectors.
  case xml
  /// RSS, Atom or JSON Feed, read into the members of JSON Feed 1.1.
  case feed
  /// The recipes that a web page itself lists in schema.org's terms.
  case schemaOrg = "schema.org"
  /// A JSON document on each line; the lines are the items.
  case jsonLines
  /// JSON that a script gives to a variable or a function.
  case javascript
  /// A table whose first row names the columns; the other rows are the items.
  case csv

  /// Whether places in such an answer are selectors.
  var isMarkup: Bool { self == .html || self == .xml }

  /// Whether the answer is text that tells its own encoding.
  var tellsCharset: Bool {
    switch self {
    case .html, .xml, .feed, .schemaOrg: true
    case .json, .jsonLines, .javascript, .csv: false
    }
  }

  /// Whether a place in such an answer may hold JSON of its own.
  var canEmbed: Bool { self == .json || self == .javascript || isMarkup }

  /// What such an answer is called where another one came.
  var description: String {
    switch self {
    case .json: "JSON"
    case .html, .schemaOrg: "a web page"
    case .xml: "XML"
    case .feed: "a feed"
    case .jsonLines: "lines of JSON"
    case .javascript: "a script with JSON"
    case .csv: "a table of separated values"
    }
  }

  /// The media types of such answers, for `Accept`.
  var mediaTypes: String {
    switch self {
    case .json: "application/json"
    case .html, .schemaOrg: "text/html, application/xhtml+xml, */*;q=0.1"
    case .xml: "application/xml, text/xml, */*;q=0.1"
    case .feed:
      "application/rss+xml, application/atom+xml, application/feed+json, application/xml, text/xml, "
        + "*/*;q=0.1"
    case .jsonLines: "application/jsonl, application/x-ndjson, application/json, */*;q=0.1"
    case .javascript: "text/javascript, application/javascript, */*;q=0.1"
    case .csv: "text/csv, text/tab-separated-values, */*;q=0.1"
    }
  }

  /// The path of the list where the format itself says it.
  var list: JSONPath? {
    switch self {
    case .feed, .schemaOrg: JSONPath.root.member("items")
    case .jsonLines, .csv: .root
    case .json, .html, .xml, .javascript: nil
    }
  }

  /// What listings are made of where the format itself says it.
  var fields: FieldRules? {
    switch self {
    case .feed: .ofFeeds
    case .schemaOrg: .ofSchemaOrg
    case .json, .html, .xml, .jsonLines, .javascript, .csv: nil
    }
  }
}

extension FieldRules {
  /// The items of JSON Feed, as which every feed is read.
  ///
  /// Their links are better identifiers than those of feeds, which seldom stay the same for long.
  fileprivate static let ofFeeds = FieldRules(texts: [
    .id: texts("url", "id"), .title: texts("title"), .url: texts("url"), .image: texts("image"),
  ])

  /// Recipes and the elements of lists in schema.org's terms.
  fileprivate static let ofSchemaOrg = FieldRules(
    texts: [
      .id: texts("url"), .title: texts("name"), .url: texts("url"), .image: texts("image"),
      .yield: texts("recipeYield"),
    ],
    lists: [.ingredients: [ListSource(origin: .path(path("recipeIngredient").every))]],
    times: [
      .totalMinutes: [
        TimeSource(paths: [path("totalTime")]),
        TimeSource(paths: [path("prepTime"), path("cookTime")]),
      ]
    ],
    rating: [
      RatingSource(
        path: path("aggregateRating", "ratingValue"), scale: 5,
        scalePath: path("aggregateRating", "bestRating"))
    ],
    diets: [.names(ListSource(origin: .path(path("suitableForDiet").every)))])

  private static func path(_ names: String...) -> JSONPath {
    names.reduce(.root) { $0.member($1) }
  }

  private static func texts(_ names: String...) -> [TextSource] {
    names.map { TextSource(origin: .path(path($0))) }
  }
}
