import RecipeModel

/// A named value of a query string or a header.
struct Parameter: Sendable, Hashable {
  /// The name as sent, such as `q` or `query[]`.
  var name: String
  /// Its value.
  var value: ParameterValue
}

/// The value of a parameter.
enum ParameterValue: Sendable, Hashable {
  /// One text.
  case text(TextValue)
  /// Several values, joined or repeated.
  case list(ListValue)
}

/// A text made from a template.
struct TextValue: Sendable, Hashable {
  /// The text.
  var template: Template
  /// What stands for a space in the variables' values; nil sends it as `%20`.
  var spaces: String?
  /// The value when a variable has none; nil leaves the parameter out.
  var standard: String?
  /// The language in which the variables' values stand; nil when nobody says.
  var quoting: Quoting?
}

/// The items of a list variable in one parameter or in several.
struct ListValue: Sendable, Hashable {
  /// The lists of a query.
  enum Source: String, Sendable, Hashable, CaseIterable {
    /// The free words, one by one.
    case words
    /// The ingredients to include.
    case include
    /// The ingredients to exclude.
    case exclude
    /// The diets, by their schema.org names.
    case diets
  }

  /// Whose items.
  var source: Source
  /// What each item becomes: a template with the variable `item`, such as `name~{item}`.
  var item: Template
  /// What joins them; nil repeats the parameter for each item.
  var separator: String?
  /// The prefix with which the excluded ingredients are appended to an `include` list.
  var exclusionPrefix: String?
  /// What stands for a space within an item; nil sends it as `%20`.
  var spaces: String?
  /// The language in which the items stand; nil when nobody says.
  var quoting: Quoting?
}

// MARK: - Parameters

extension Parameter {
  /// The parameters of a query string, or header fields.
  static func list(areHeaders: Bool) -> ValueCodec<[Parameter]> {
    let names = NameRule(pattern: areHeaders ? Forms.token : nil)
    return ValueCodec(.map(ParameterValue.schema, names)) { node in
      node.members()?.compactMap { read($0, $1, isHeader: areHeaders) }
    } write: { parameters in
      .object(JSONObject(parameters.map { ($0.name, $0.value.json) }))
    }
  }

  private static func read(_ name: String, _ node: DocumentNode, isHeader: Bool) -> Parameter? {
    if isHeader {
      guard Forms.isToken(name) else {
        node.nameError("not the name of a header field", fix: "use letters, digits and hyphens")
        return nil
      }
      HeaderRules.check(name, node, isAuth: false)
    } else if name.isEmpty {
      node.nameError("a parameter has no name", fix: "give it one, or remove it")
      return nil
    }
    guard let value = ParameterValue.read(node) else { return nil }
    if let text = node.value.stringValue, !text.contains("{") {
      switch Secrecy(name, text) {
      case .named, .lookalike: node.warnOfCredential()
      case .unknown, .harmless: break
      }
    }
    if isHeader, case .text(let text) = value,
      text.template.description.unicodeScalars.contains(where: \.isUnsafeToPrint)
    {
      node.error("a header holds no control character", fix: "remove it")
    }
    return Parameter(name: name, value: value)
  }
}

extension ParameterValue {
  fileprivate static let schema = ValueSchema.choice(
    "parameter", "The value of a query parameter or a header."
  ) {
    [.template, .plain, .object(TextValue.codec.shape), .object(ListValue.codec.shape)]
  }

  fileprivate static func read(_ node: DocumentNode) -> ParameterValue? {
    switch node.value {
    case .string:
      guard let template = node.template(in: .value) else { return nil }
      node.warnUnlessQuoted(template)
      return .text(TextValue(template: template))
    case .number, .bool:
      return Template(constant: node.value.text()).map { .text(TextValue(template: $0)) }
    case .object(let object):
      let listMembers = ["list", "join", "repeat", "item", "excludePrefix"]
      return object["value"] == nil && listMembers.contains { object[$0] != nil }
        ? ListValue.codec.read(node).map { .list($0) }
        : TextValue.codec.read(node).map { .text($0) }
    case .null, .array:
      node.wrongType(
        "a text, a number, true, false or an object",
        fix: "write \"{text}\", or {\"list\": \"include\", \"join\": \",\"}")
      return nil
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .text(let text):
      text == TextValue(template: text.template)
        ? .string(text.template.description) : TextValue.codec.write(text)
    case .list(let list): ListValue.codec.write(list)
    }
  }
}

extension TextValue {
  static let codec: ObjectCodec<TextValue> = ObjectCodec(
    "textParameter", place: "a parameter", "A text with options.",
    draft: TextValue(template: .empty),
    [
      .required(
        "value", \.template, template, "The text.", example: "{text}", aliases: ["template"]),
      .optional(
        "spaces", \.spaces, .anyText, "What stands for a space in the variables' values.",
        example: "+"),
      .optional(
        "default", \.standard, .constantText,
        "The value when a variable has none; without it the parameter is left out.",
        example: "*"),
      .quote(\.quoting),
    ]
  ) { object, text in
    guard let node = object["value"], object.isComplete else { return }
    for name in ["default", "quote"] where text.template.variables.isEmpty {
      object[name]?.nameError(
        "\"\(name)\" means nothing for a value without variables", fix: "remove it")
    }
    if !object.has("quote") { node.warnUnlessQuoted(text.template) }
  }

  private static var template: ValueCodec<Template> {
    .template(.anyOf([.template, .plain])) { node in
      switch node.value {
      case .number, .bool: Template(constant: node.value.text())
      default: node.template(in: .value)
      }
    }
  }
}

extension Member {
  /// The language in which values stand.
  fileprivate static func quote(_ path: Property<Owner, Quoting?>) -> Member {
    .optional(
      "quote", path, .word,
      "The language in which the variables' values stand, so that they stay words in it.",
      example: "lucene", aliases: ["escape", "quoting"])
  }
}

// MARK: - Lists

extension ListValue {
  static let codec: ObjectCodec<ListValue> = ObjectCodec(
    "listParameter", place: "a list parameter", "The items of a list, joined or repeated.",
    draft: ListValue(source: .words, item: .item),
    choices: [.exactlyOne(["join", "repeat"])],
    [
      .required("list", \.source, .word, "Whose items.", example: "include"),
      .optional(
        "join", \.separator, .anyText, "What joins the items.", example: ",",
        aliases: ["separator"]),
      .custom(
        "repeat", .flag, "`true`: the parameter is sent once for each item.", example: true
      ) {
        $0.separator == nil ? true : nil
      } set: { _, _ in
      },
      .standard(
        "item", \.item, itemTemplate,
        "What each item becomes: a template with `{item}` and settings.", example: "name~{item}"),
      .optional(
        "excludePrefix", \.exclusionPrefix, .text,
        "The prefix with which the excluded ingredients are appended to an `include` list.",
        example: "-"),
      .optional(
        "spaces", \.spaces, .anyText, "What stands for a space in an item.", example: "_"),
      .quote(\.quoting),
    ]
  ) { object, list in
    list.check(object)
  }

  private static var itemTemplate: ValueCodec<Template> {
    .template { node in
      let (template, isSound) = node.reading.isSound { node.reading.template(node, in: .item) }
      if isSound, template?.variables.contains("item") == false {
        node.error("the template has no {item}", fix: "write {item} where the item stands")
      }
      return template
    }
  }

  private func check(_ object: DocumentObject) {
    if object["repeat"]?.value == false {
      object["repeat"]?.error("only true means something here", fix: "write true, or use \"join\"")
    }
    if exclusionPrefix != nil, object.isComplete, source != .include {
      object["excludePrefix"]?.nameError(
        "only an \"include\" list can append the excluded ingredients",
        fix: "write \"list\": \"include\", or remove \"excludePrefix\"")
    }
    if !object.isComplete || source != .diets, !object.has("quote") {
      object["item"]?.warnUnlessQuoted(item, ["item"])
    }
    guard object.isComplete else { return }
    let reading = object.node.reading
    if reading.isInDetail {
      object["list"]?.error(
        "lists are variables of the search request", fix: "a detail request has {id} and settings")
      return
    }
    if reading.search[source.rawValue] == nil { reading.search[source.rawValue] = object.node }
    if exclusionPrefix != nil { reading.appendsExclusions = true }
  }
}
