import RecipeModel

/// A named value of a query string or a header.
struct Parameter: Sendable, Hashable {
  /// The name as sent, such as `q` or `query[]`.
  var name: String
  /// Its value.
  var value: ParameterValue

  /// The setting that holds the name, where it is written `{setting}`.
  var setting: String? {
    name.hasPrefix("{") && name.hasSuffix("}") ? String(name.dropFirst().dropLast()) : nil
  }
}

/// The value of a parameter.
enum ParameterValue: Sendable, Hashable {
  /// One text.
  case text(TextValue)
  /// Several values, joined or repeated.
  case list(ListValue)
}

extension ParameterValue {
  /// The variables and lists that the value is made of.
  var uses: Set<String> {
    switch self {
    case .text(let text): Set(text.template.variables + (text.standard?.variables ?? []))
    case .list(let list):
      list.exclusionPrefix == nil
        ? [list.source.rawValue] : [list.source.rawValue, ListValue.Source.exclude.rawValue]
    }
  }
}

/// A text made from a template.
struct TextValue: Sendable, Hashable {
  /// The text.
  var template: Template
  /// What stands for a space in the variables' values; nil sends it as `%20`.
  var spaces: String?
  /// The text when a variable has no value; nil leaves the parameter out.
  var standard: Template?
  /// The language in which the variables' values stand; nil when nobody says.
  var quoting: Quoting?
  /// The setting without whose value the parameter is left out; nil for none.
  var condition: String?
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
    /// The identifiers of the recipes that one detail request is for.
    case ids
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
    } else if name.hasPrefix("{"), name.hasSuffix("}"),
      !node.reading.isSetting(String(name.dropFirst().dropLast()))
    {
      node.nameError(
        "the name of a parameter can only come from a setting",
        fix: "declare the setting, or write the name")
      return nil
    }
    guard let value = ParameterValue.read(node) else { return nil }
    if let text = node.value.stringValue, !text.contains("{") {
      switch Secrecy(name, text) {
      case .named, .lookalike: node.warnOfCredential()
      case .doubtful, .unknown, .harmless: break
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
  /// A value that is one text: a list has to be joined.
  static var joined: ValueCodec<ParameterValue> {
    ValueCodec(schema) { node in
      guard let value = read(node) else { return nil }
      if case .list(let list) = value, list.separator == nil, node.value["repeat"] != nil {
        node.error(
          "this is one text, and nothing is repeated in it",
          fix: "write \"join\": \" \" in place of \"repeat\"")
      }
      return value
    } write: {
      $0.json
    }
  }

  /// The ways to write a value.
  static let schema = ValueSchema.choice(
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

  /// The value as it is written.
  var json: JSON {
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
        "default", \.standard, template,
        "The text when a variable has no value; without it the parameter is left out.",
        example: "*"),
      .quote(\.quoting),
      .optional(
        "when", \.condition, settingName,
        "A setting: the parameter is left out where it has no value.", example: "language"),
    ]
  ) { object, text in
    guard let node = object["value"], object.isComplete else { return }
    for name in ["default", "quote"] where text.template.variables.isEmpty {
      object[name]?.nameError(
        "\"\(name)\" means nothing for a value without variables", fix: "remove it")
    }
    if !object.has("quote") {
      node.warnUnlessQuoted(text.template)
      if let standard = text.standard { object["default"]?.warnUnlessQuoted(standard) }
    }
  }

  /// The name of a setting.
  private static var settingName: ValueCodec<String> {
    .text.checked { name, node in
      if node.reading.isSetting(name) { return name }
      node.error("no setting has this name", fix: "declare it in \"settings\"")
      return nil
    }
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
  static func quote(_ path: Property<Owner, Quoting?>) -> Member {
    .optional(
      "quote", path, .word,
      "The language in which the variables' values stand, so that they stay words in it.",
      example: "lucene", aliases: ["escape", "quoting"])
  }
}
