import RecipeModel

/// Where the items stand in an answer.
struct ResponseRules: Sendable, Hashable {
  /// What the list is.
  enum Form: String, Sendable, Hashable, CaseIterable {
    /// An array of items.
    case array
    /// An object whose member names are keys (`{key}` in templates) and whose values are items.
    case map
    /// An array of arrays by position, `["soup", ["A", "B"], ["url A", "url B"]]`: the n-th item is
    /// the array of every column's n-th element (null where a column is no array or too short).
    case columns
  }

  /// What an absent list means.
  enum Absence: String, Sendable, Hashable, CaseIterable {
    /// There are no items.
    case empty
    /// The answer no longer has its promised shape.
    case drift
  }

  /// What answers are written in.
  var format = AnswerFormat.json
  /// The place in an answer whose text is the JSON that all other paths mean; nil when the answer
  /// itself is read.
  var embedded: JSONPath?
  /// The path of the list.
  ///
  /// A singular path (RFC 9535) names the list itself; any other path selects the items, and the
  /// part of it that is singular must be there.
  var list: JSONPath
  /// What the list is.
  var form = Form.array
  /// The recipe within each item, such as `$.recipe`; nil when the item is the recipe.
  var item: JSONPath?
  /// Elements of other lists of the answer that items name.
  var joins: [JoinRule] = []
  /// The texts of an item in which Potluck looks for the words; none where the source does.
  var words: [JSONPath] = []
  /// What `null` in place of the list means.
  var whenNull = Absence.drift
  /// What a missing list means.
  var whenMissing = Absence.drift
  /// When an answer says that nothing was found.
  var none: [ErrorCondition] = []
  /// When an answer says itself that it is not whole; the message says what is missing.
  var incomplete: [ErrorCondition] = []
}

extension ResponseRules {
  static let codec: ObjectCodec<ResponseRules> = ObjectCodec(
    "response", place: "\"response\"", "Where the items stand in an answer.",
    draft: ResponseRules(list: .root), choices: [.atLeastOne(["list", "format"])],
    [
      .standard(
        "format", \.format, .word,
        """
        What answers are written in; `json` by default. In `html` and `xml` every path is a \
        selector; `feed` and `schema.org` bring their own list and fields.
        """, example: "html", aliases: ["type", "contentType"]),
      .optional(
        "json", \.embedded, .embeddedPath,
        """
        The place whose text is JSON, such as a script of a web page; all other paths begin in \
        that JSON.
        """, example: "css:script#__NEXT_DATA__"),
      .custom(
        "list", .path(as: .elements),
        """
        The list itself (a path of names and indices), or, by any other path, the items; required \
        unless the format says it.
        """, example: "$.recipes", aliases: ["items", "results", "root", "rows"]
      ) {
        $0.list == $0.format.list ? nil : $0.list
      } set: {
        $0.list = $1
      },
      .standard(
        "form", \.form, .word,
        """
        What the list is; `array` by default. `map`: an object whose names are keys (`{key}` in \
        field templates); `columns`: arrays by position, such as titles and links, of which the \
        n-th item has every array's n-th element.
        """, example: "array"),
      .optional(
        "item", \.item, .path(as: .element), "The recipe within each item; not with columns.",
        example: "$.recipe"),
      .standard(
        "join", \.joins, JoinRule.all,
        """
        Elements of other lists of the answer that items name by their ids: each item gets them as \
        a member of this name, which fields read like any other; so does the recipe of a detail.
        """,
        example: [
          "author": ["path": "$.authorId", "list": "$.authors"]
        ]),
      .standard(
        "words", \.words, .list(.path, least: 1),
        """
        The texts of each item in which Potluck looks for the words that the request does not send, \
        such as the full text of an index; other items are dropped. Nothing of them is kept.
        """, example: ["$.title", "$.text"]),
      .standard(
        "whenNull", \.whenNull, .word,
        "What null in place of the list means; `drift` by default.", example: "empty"),
      .standard(
        "whenMissing", \.whenMissing, .word, "What a missing list means; `drift` by default.",
        example: "empty"),
      .standard(
        "none", \.none, nothingFound,
        """
        How an answer says that nothing was found: a condition, or a list of them. One that names \
        no status speaks of good answers alone.
        """,
        example: ["path": "css:.no-results"]),
      .standard(
        "incomplete", \.incomplete, .list(incompleteness, least: 1),
        "How an answer says that it is not whole: its outcome is `partial`.",
        example: [["path": "$._shards.failed", "above": 0]]),
    ]
  ) { object, rules in
    rules.check(object)
  }

  /// Conditions that say something about good answers, one or a list.
  private static var nothingFound: ValueCodec<[ErrorCondition]> {
    let one = incompleteness.checked { condition, node in
      if node.reading.isConditionSound { condition.warnIfHidingRefusals(node) }
      return condition
    }
    let list = ValueCodec<[ErrorCondition]>.list(one, least: 1)
    return ValueCodec(.anyOf([one.schema, list.schema])) { node in
      node.value.isObject ? one.read(node).map { [$0] } : list.read(node)
    } write: { conditions in
      conditions.count == 1 ? one.write(conditions[0]) : list.write(conditions)
    }
  }

  /// A condition that says something about good answers.
  private static var incompleteness: ValueCodec<ErrorCondition> {
    ErrorCondition.value.checked { condition, node in
      if node.reading.isConditionSound { condition.warnIfTrivial(node) }
      return condition
    }
  }

  /// What listings are made of where the format itself says it.
  var standardFields: FieldRules? { embedded == nil ? format.fields : nil }

  private mutating func check(_ object: DocumentObject) {
    if embedded != nil, !format.canEmbed {
      object["json"]?.nameError(
        "\(format.description) is read as a whole",
        fix: "write the format html, xml, json or javascript")
    }
    let hasList = object.has("list")
    if !hasList {
      if let standard = embedded == nil ? format.list : nil {
        list = standard
      } else if object.has("format") {
        object.tellMissing("list")
      }
    }
    if format.isMarkup, embedded == nil, form != .array {
      object["form"]?.error(
        "rows that selectors find are a list", fix: "remove \"form\"")
    }
    if format == .csv, form != .array {
      object["form"]?.error(
        "a table's rows are a list, and its first row names their members",
        fix: "remove \"form\", and write fields as $.title or $['Recipe Name']")
    }
    if format.isMarkup && embedded == nil || form == .columns {
      object["join"]?.nameError(
        "\(form == .columns ? "arrays by position" : "elements of markup") are not joined",
        fix: form == .columns
          ? "remove \"join\"" : "remove it, and let the fields' selectors reach what is meant")
    }
    if form == .columns {
      object["item"]?.nameError(
        "an item of columns is an array by position, so nothing is unwrapped",
        fix: "remove \"item\", and write fields as $[0], $[1]")
    }
    guard object.isComplete, hasList || format.list != nil else { return }
    let reading = object.node.reading
    reading.items = Reading.Items(
      list: list, hasKeys: form == .map, isColumns: form == .columns && item == nil)
    if let item, list.text != "$",
      item.text.hasPrefix(list.text + ".") || item.text.hasPrefix(list.text + "[")
    {
      object["item"]?.warning(
        "this path repeats the path of the list, but it begins at the item",
        fix: "write what follows the item, such as \"$.recipe\"")
    }
    if form != .array, !list.isSingular {
      object["list"]?.error(
        "a \(form.rawValue) is one value, but this path may select several",
        fix: "write a path of names and indices only, such as \"$.recipes\"")
    }
  }
}
