import RecipeModel

/// Where a text comes from and what is done to it, in the order of the members.
struct TextSource: Sendable, Hashable {
  /// A text that becomes another one.
  struct Replacement: Sendable, Hashable {
    var old: String
    var new: String
  }

  /// A part of an ISO 8601 date.
  enum DatePart: String, Sendable, Hashable, CaseIterable {
    case year, month, day
  }

  /// Where the raw text comes from.
  enum Origin: Sendable, Hashable {
    /// The first node of a path that is a string or a number.
    case path(JSONPath)
    /// The same of a path that begins at the whole answer.
    case answer(JSONPath)
    /// A template. Its variables are the names in `with`, `key` (of a map), `baseURL`, every
    /// setting, and the fields `id` and `title`; without a value for one there is no text.
    case template(Template, with: [String: TextSource])
  }

  /// Where the raw text comes from.
  var origin: Origin
  /// Raw values that mean that there is none; numbers compare by value.
  var absent: [JSON] = []
  /// What is cut off at the front, when it is there.
  var removePrefix: String?
  /// What is cut off at the end, when it is there.
  var removeSuffix: String?
  /// Keeps what stands before the first occurrence of this.
  var before: String?
  /// Keeps what stands behind the last occurrence of this.
  var after: String?
  /// Texts that become others, each wherever it stands, one after the other.
  var replacements: [Replacement] = []
  /// The part of a date that is kept.
  var datePart: DatePart?
  /// What stands for a space.
  var spaces: String?
  /// Whether `http://` becomes `https://`.
  var upgradesToHTTPS = false
}

extension TextSource {
  static let codec: ObjectCodec<TextSource> = ObjectCodec(
    "textObject", place: "a text field", "Where a text comes from and what is done to it.",
    draft: TextSource(origin: .path(.root)),
    choices: [.exactlyOne(["path", "template", "answer"])],
    [
      .custom("path", .fieldPath, "The path within the item.", example: "$.title") {
        if case .path(let path) = $0.origin { path } else { nil }
      } set: {
        $0.origin = .path($1)
      },
      .deferred(
        "template", template, "A text with variables.", example: "https://soups.example/{slug}"
      ) {
        if case .template(let template, _) = $0.origin { template } else { nil }
      },
      .deferred(
        "with", variables, "Variables of the template, each a text source.",
        example: ["slug": "$.slug"], needs: ["template"]
      ) {
        if case .template(_, let with) = $0.origin, !with.isEmpty { with } else { nil }
      },
      .custom(
        "answer", .answerPath,
        "A path within the whole answer, for a value that it gives once for all items.",
        example: "$.imageBase"
      ) {
        if case .answer(let path) = $0.origin { path } else { nil }
      } set: {
        $0.origin = .answer($1)
      },
      .absent(\.absent),
      .optional(
        "removePrefix", \.removePrefix, .anyText, "What is cut off at the front when it is there.",
        example: "recipe:", aliases: ["prefix"]),
      .optional(
        "removeSuffix", \.removeSuffix, .anyText, "What is cut off at the end when it is there.",
        example: " - Soup Shelf", aliases: ["suffix"]),
      .optional(
        "before", \.before, .separator, "Keeps what comes before the first occurrence of this.",
        example: "?"),
      .optional(
        "after", \.after, .separator, "Keeps what comes after the last occurrence of this.",
        example: "/"),
      .standard(
        "replace", \.replacements, replacements,
        "Texts that become others: each pair in its order, wherever it occurs.",
        example: [" (Video)": "", "&": "and"]),
      .optional(
        "datePart", \.datePart, .word,
        "Keeps one part of a date such as `2024-05-07`: `2024`, `05` or `07`.", example: "year"),
      .optional("spaces", \.spaces, .anyText, "A sign that means a space.", example: "_"),
      .standard(
        "https", \.upgradesToHTTPS, .flag, "Whether http:// becomes https://.", example: true),
    ]
  ) { object, source in
    source.readTemplate(object)
  }

  /// A path, a template, or an object.
  static var value: ValueCodec<TextSource> {
    let schema = ValueSchema.choice(
      "textSource", "Where a text comes from: a path, a template, or an object."
    ) {
      [.path, .template, .object(codec.shape)]
    }
    return ValueCodec(schema, read: read) { source in
      let object = codec.object(source)
      return object.members.count == 1 && object["answer"] == nil
        ? object.members[0].value : .object(object)
    }
  }

  private static func read(_ node: DocumentNode) -> TextSource? {
    switch node.value {
    case .string(let text):
      if text.hasPrefix("${") {
        node.error("a variable is written without $", fix: "remove the $")
        return nil
      }
      if text.hasPrefix("$") || DocumentNode.isSelector(text) {
        return node.fieldPath().map { TextSource(origin: .path($0)) }
      }
      return node.fieldTemplate(with: []).map { TextSource(origin: .template($0, with: [:])) }
    case .object: return codec.read(node)
    case .null, .bool, .number, .array:
      node.wrongType(
        "a path, a template, an object or a list of these",
        fix: "write something like \"$.\(node.reading.field.rawValue)\"")
      return nil
    }
  }

  /// The longest text that is looked for, in bytes.
  private static let longestReplaced = 200

  private static var replacements: ValueCodec<[Replacement]> {
    ValueCodec(.map(ValueCodec<String>.anyText.schema, NameRule())) { node in
      node.members()?.compactMap { name, member in
        guard 1...longestReplaced ~= name.utf8.count else {
          member.nameError(
            "what is replaced is a text of 1 to \(longestReplaced) bytes", fix: "shorten it")
          return nil
        }
        return member.anyText().map { Replacement(old: name, new: $0) }
      }
    } write: { pairs in
      .object(JSONObject(pairs.map { ($0.old, .string($0.new)) }))
    }
  }

  // MARK: Templates

  private static var template: ValueCodec<Template> {
    .template { $0.fieldTemplate(with: []) }
  }

  /// The variables of a template.
  private static var variables: ValueCodec<[String: TextSource]> {
    let single = value.around { node, read in
      guard node.value.arrayValue == nil else {
        node.wrongType("one source", fix: "write a list of sources for the whole field instead")
        return nil
      }
      node.reading.isInTemplate = true
      defer { node.reading.isInTemplate = false }
      return read()
    }
    return .dictionary(single, NameRule(pattern: Forms.variable)) { $1.isVariable($0) }
  }

  private mutating func readTemplate(_ object: DocumentObject) {
    let with = object.read("with", Self.variables) ?? [:]
    guard let node = object["template"], object["path"] == nil, object["answer"] == nil else {
      return
    }
    let names = object["with"]?.objectMembers.map(\.name) ?? []
    let (template, isSound) = node.reading.isSound { node.fieldTemplate(with: names) }
    if let template { origin = .template(template, with: with) }
    if isSound { object.warnOfUnused(object["with"]) }
  }
}

extension DocumentNode {
  /// The template of a text field whose variables have some names.
  fileprivate func fieldTemplate(with names: [String]) -> Template? {
    let reading = reading
    let scope = TemplateScope.field(
      with: names, of: reading.field, hasKeys: reading.items.hasKeys)
    guard let template = reading.template(self, in: scope) else { return nil }
    if template.variables.isEmpty, names.isEmpty { noteConstant(reading.field) }
    return template
  }

  /// Notes a text that was probably meant as a path.
  private func noteConstant(_ field: ListingField) {
    guard let text = value.stringValue else { return }
    let path = Self.intendedPath(text) ?? "$.\(text.prefix(60))"
    let fix =
      reading.readsMarkup
      ? "a selector begins with css: or xpath:, so write \"\(Self.intendedSelector(text) ?? "css:h2 a")\""
      : "a path begins with $: write \"\(path)\""
    if [.id, .title, .url].contains(field) {
      error("this is the same text for every recipe", fix: fix)
    } else if text.hasPrefix("@")
      || text.utf8.allSatisfy({ 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "_") || $0 == 46 }),
      text.utf8.first.map({ 97...122 ~= $0 || $0 == UInt8(ascii: "@") }) == true
    {
      warning("this is the same text for every recipe", fix: fix)
    }
  }
}
