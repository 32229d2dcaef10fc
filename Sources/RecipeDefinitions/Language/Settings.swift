package import RecipeModel

/// Something that an entry may set and that templates use by its name.
package struct SettingRule: Sendable, Hashable {
  /// What a setting holds.
  package enum Form: Sendable, Hashable {
    /// Any text.
    case text
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// One of a few words.
    case choice([String])
  }

  /// The key in the entry and the variable's name.
  package var name: String
  /// What it holds.
  package var form = Form.text
  /// The value when the entry gives none; a setting without one is required, unless optional.
  package var standard: JSON?
  /// Whether an entry without it is refused.
  package var isRequired = false
  /// One line for help texts.
  package var summary = ""
}

/// A credential that an entry gives.
package struct SecretRule: Sendable, Hashable {
  /// The key in the entry.
  package var name: String
  /// Whether an entry without it is refused.
  package var isRequired = true
  /// A public value that serves when the entry gives none, such as TheMealDB's test key.
  package var standard: String?
  /// One line for help texts: where a person gets it.
  package var summary = ""
}

// MARK: - Settings

extension SettingRule {
  /// The words for forms.
  private enum FormWord: String, CaseIterable {
    case text, integer, choice
  }

  static let codec: ObjectCodec<SettingRule> = ObjectCodec(
    "setting", place: "a setting", "Something that an entry may set.",
    draft: SettingRule(name: ""),
    [
      .deferred("type", formWord, "What it holds; `text` by default.", example: "text") {
        $0.word
      },
      .standard(
        "summary", \.summary, .text, "One line for help texts.", example: "such as de",
        aliases: ["description"]),
      .deferred("default", constant, "The value when an entry gives none.", example: "en") {
        $0.standard
      },
      .deferred("required", .flag, "Whether an entry must give it.", example: true) {
        $0.isRequired ? true : nil
      },
      .deferred(
        "minimum", bound, "The least whole number; 0 by default.", example: 1, aliases: ["min"]
      ) {
        $0.range?.lowerBound
      },
      .deferred(
        "maximum", bound, "The greatest whole number; 1000000000 by default.", example: 100,
        aliases: ["max"]
      ) {
        $0.range?.upperBound
      },
      .deferred(
        "values", words, "The words of a choice.", example: ["de", "en"],
        aliases: ["enum", "options"]
      ) {
        if case .choice(let words) = $0.form { words } else { nil }
      },
    ]
  ) { object, rule in
    guard let word = object.has("type") ? object.read("type", formWord) : .text,
      let form = form(word, object)
    else { return rule.isRequired = true }
    rule.form = form
    rule.standard = object["default"].flatMap { standard($0, form) }
    rule.isRequired = object.read("required", .flag) ?? object.has("required")
    if rule.isRequired, object.has("default") {
      object["required"]?.error(
        "a setting with a default is never missing", fix: "remove \"required\" or \"default\"")
    }
  }

  private static var formWord: ValueCodec<FormWord> { .word }
  private static var words: ValueCodec<[String]> { .list(.text, least: 1) }
  /// Integers that every JSON reader keeps exactly.
  private static var bound: ValueCodec<Int> {
    .integer(-9_007_199_254_740_991...9_007_199_254_740_991)
  }
  private static var constant: ValueCodec<JSON> {
    ValueCodec<JSON>.any.described(as: .anyOf([ValueCodec<String>.text.schema, .plain]))
  }

  private var word: FormWord {
    switch form {
    case .text: .text
    case .integer: .integer
    case .choice: .choice
    }
  }

  private var range: ClosedRange<Int>? { if case .integer(let range) = form { range } else { nil } }

  private static func form(_ word: FormWord, _ object: DocumentObject) -> Form? {
    refuse(["minimum", "maximum"], unless: word == .integer, "integer", in: object)
    refuse(["values"], unless: word == .choice, "choice", in: object)
    switch word {
    case .text: return .text
    case .integer:
      let (minimum, maximum) = (object.read("minimum", bound), object.read("maximum", bound))
      let least = minimum ?? min(0, maximum ?? 0)
      let most = maximum ?? max(1_000_000_000, least)
      guard least <= most else {
        object["minimum"]?.error(
          "the minimum is greater than the maximum", fix: "exchange the two")
        return nil
      }
      return .integer(least...most)
    case .choice:
      guard object.has("values") else {
        object.node.error("a choice has no \"values\"", fix: "add \"values\": [\"a\", \"b\"]")
        return nil
      }
      return object.read("values", words).map { .choice($0) }
    }
  }

  private static func refuse(
    _ names: [String], unless holds: Bool, _ type: String, in object: DocumentObject
  ) {
    guard !holds else { return }
    for name in names where object.has(name) {
      object[name]?.nameError(
        "\"\(name)\" means nothing for this type",
        fix: "write \"type\": \"\(type)\", or remove \"\(name)\"")
    }
  }

  private static func standard(_ node: DocumentNode, _ form: Form) -> JSON? {
    switch form {
    case .text: node.text().map(JSON.string)
    case .integer(let range): node.integer(in: range).map(JSON.int)
    case .choice(let words): node.word(of: words).map(JSON.string)
    }
  }
}

/// The settings of a definition, and what it says of the entry's `baseURL`.
struct SettingList: Sendable {
  var rules: [SettingRule] = []
  var baseURLSummary: String?

  static let baseURL: ObjectCodec<SettingList> = ObjectCodec(
    "baseURLSetting", place: "the setting \"baseURL\"", "A description of the entry's baseURL.",
    draft: SettingList(),
    [
      .optional(
        "summary", \.baseURLSummary, .text, "One line for help texts.",
        example: "your server's address")
    ])

  static var codec: ValueCodec<SettingList> {
    let names = NameRule(
      pattern: Forms.variable,
      reserved: (VariableNames.entryKeys + VariableNames.all).filter { $0 != "baseURL" },
      special: [("baseURL", .object(baseURL.shape))])
    return ValueCodec(.map(.object(SettingRule.codec.shape), names), read: read) { settings in
      var object = JSONObject()
      if settings.baseURLSummary != nil { object["baseURL"] = baseURL.write(settings) }
      for rule in settings.rules {
        object.members.append(.init(name: rule.name, value: SettingRule.codec.write(rule)))
      }
      return .object(object)
    }
  }

  private static func read(_ node: DocumentNode) -> SettingList? {
    guard let members = node.members() else { return nil }
    let reading = node.reading
    for (name, node) in members where name != "baseURL" {
      guard node.isFree(name, isSetting: true), reading.settingNodes[name] == nil else { continue }
      reading.settingNodes[name] = node
      // One that cannot be read counts as always there, so that nothing else is said of its use.
      var rule = SettingRule.codec.read(node) ?? SettingRule(name: name, isRequired: true)
      rule.name = name
      reading.settings.append(rule)
    }
    var settings = SettingList()
    if let value = node.value["baseURL"] {
      settings = baseURL.read(node.child("baseURL", value)) ?? settings
    }
    settings.rules = reading.settings
    return settings
  }
}

// MARK: - Secrets

extension SecretRule {
  static let codec: ObjectCodec<SecretRule> = ObjectCodec(
    "secret", place: "a secret", "A credential that an entry gives.", draft: SecretRule(name: ""),
    [
      .standard(
        "summary", \.summary, .text, "One line for help texts: where a person gets it.",
        example: "from soups.example/account", aliases: ["description"]),
      .deferred(
        "required", .flag, "Whether an entry without it is refused; true unless it has a default.",
        example: false
      ) {
        $0.standard == nil && !$0.isRequired ? false : nil
      },
      .optional(
        "default", \.standard, .text, "A public value that serves when an entry gives none.",
        example: "1"),
    ]
  ) { object, rule in
    rule.isRequired = object.read("required", .flag) ?? (rule.standard == nil)
    if rule.standard != nil, rule.isRequired {
      object["required"]?.error(
        "a secret with a default is never missing", fix: "remove \"required\" or \"default\"")
    }
  }

  /// The secrets of a definition, in order.
  static var list: ValueCodec<[SecretRule]> {
    let names = NameRule(pattern: Forms.variable, reserved: VariableNames.entryKeys)
    return ValueCodec(.map(.object(codec.shape), names), read: read) { secrets in
      .object(JSONObject(secrets.map { ($0.name, codec.write($0)) }))
    }
  }

  private static func read(_ node: DocumentNode) -> [SecretRule]? {
    guard let members = node.members() else { return nil }
    let reading = node.reading
    for (name, node) in members {
      guard node.isFree(name, isSetting: false), reading.secretNodes[name] == nil else { continue }
      reading.secretNodes[name] = node
      var rule = SecretRule(name: name)
      if node.value.stringValue != nil {
        node.wrongType(
          "an object in braces",
          fix: "write {\"summary\": \"…\"}; the value belongs in the entry that uses this file")
      } else if let read = codec.read(node) {
        rule = read
        rule.name = name
      }
      reading.secrets.append(rule)
    }
    return reading.secrets
  }
}

extension DocumentNode {
  /// Whether a name can be that of a setting or a secret.
  fileprivate func isFree(_ name: String, isSetting: Bool) -> Bool {
    let kind = isSetting ? "setting" : "secret"
    guard Forms.isVariable(name) else {
      nameError(
        "a \(kind)'s name holds only letters, digits, _ and -, and begins with a letter or _",
        fix: "choose a name such as \"\(isSetting ? "language" : "key")\"")
      return false
    }
    if VariableNames.entryKeys.contains(name) {
      nameError("\"\(name)\" is a key that every entry may have", fix: "choose another name")
      return false
    }
    if isSetting, VariableNames.all.contains(name) {
      nameError("\"\(name)\" is a variable of the language", fix: "choose another name")
      return false
    }
    if !isSetting, reading.settingNodes[name] != nil {
      nameError("\"\(name)\" is a setting already", fix: "choose another name")
      return false
    }
    return true
  }
}
