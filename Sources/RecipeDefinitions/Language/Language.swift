public import RecipeModel
import RecipeProviderKit

/// The language as a whole.
enum Language {
  /// Every object, the document first.
  static let shapes: [ObjectShape] = [
    ProviderDefinition.codec.shape, SettingRule.codec.shape, SettingList.baseURL.shape,
    SecretRule.codec.shape, WrittenAuth.key.shape, WrittenAuth.scheme.shape,
    WrittenAuth.basic.shape, WrittenGrant.codec.shape, WrittenLogin.codec.shape,
    WrittenCarrier.codec.shape, RequestRules.codec.shape, GraphQLOperation.codec.shape,
    TextValue.codec.shape,
    ListValue.codec.shape, PagingRules.codec.shape, PageSize.codec.shape,
    PagingRules.window.shape, HeaderPlace.codec.shape, LastItem.codec.shape,
    ResponseRules.codec.shape, JoinRule.codec.shape, ErrorCondition.codec.shape,
    ErrorRule.codec.shape,
    RetryPlace.codec.shape, DetailRules.codec.shape, FieldRules.codec.shape,
    FieldRules.detailCodec.shape, TextSource.codec.shape, ListSource.codec.shape,
    DietSource.codec.shape, NumberedMembers.codec.shape, TimeSource.codec.shape,
    RatingSource.codec.shape, PolitenessCodecs.politeness.shape, PolitenessCodecs.rate.shape,
    PolitenessCodecs.quota.shape, PolitenessCodecs.quotaHeaders.shape,
  ]

  /// The place that a member belongs to, by its name, for keys that stand in the wrong place.
  static let places: [String: [String]] = {
    var places: [String: [String]] = [:]
    for shape in shapes {
      for name in shape.names where places[name]?.contains(shape.place) != true {
        places[name, default: []].append(shape.place)
      }
    }
    // A place with a name of its own says more than a kind of places.
    return places.mapValues { $0.filter { $0.hasPrefix("\"") } + $0.filter { !$0.hasPrefix("\"") } }
  }()
}

/// The JSON Schema (2020-12) of the definition language, from which editors complete.
///
/// It is generated from the declarations that the reader uses. JSON Schema cannot express
/// everything: only the reader checks names that refer to each other, paths, variables, and rules
/// of paging that contradict each other. So every valid definition matches the schema, but not
/// everything that matches it is valid.
public enum DefinitionSchema {
  /// The identifier of the schema.
  public static let identifier = "urn:potluck:schema:definition:1"

  /// The schema as a document.
  public static var json: JSON {
    SchemaWriter().document(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("$id", .string(identifier)), ("title", "Potluck provider definition"),
      ], ProviderDefinition.codec.shape)
  }
}

/// A part of a query that a template of a request sends by the variable of that name.
struct QueryVariable: Sendable {
  let name: String
  let summary: String
  /// What is lacking where it has no value.
  let lack: String
  /// The part of a query that a source handles itself when its requests send this variable.
  let capability: Capabilities
  let value: @Sendable (SearchQuery) -> JSON?

  private init(
    _ name: String, _ summary: String, lack: String, _ capability: Capabilities,
    value: @escaping @Sendable (SearchQuery) -> JSON?
  ) {
    self.name = name
    self.summary = summary
    self.lack = lack
    self.capability = capability
    self.value = value
  }

  static let all =
    [QueryVariable("text", "the free words", lack: "words", .text) { .string($0.text) }]
    + QueryFilter.limits.map { limit in
      QueryVariable(
        limit.member, limit.summary.long, lack: limit.summary.short,
        Capabilities.answering(limit.part)
      ) { $0[keyPath: limit.number].map(JSON.int) }
    }

  /// Those that many queries do without.
  static let rare = Set(all.map(\.name)).subtracting(["text"])
}

/// The variables of templates that the language itself knows.
enum VariableNames {
  /// Texts and numbers of a search request, with what they hold.
  static let request: [(name: String, summary: String)] =
    QueryVariable.all.map { ($0.name, $0.summary) } + ofPages

  private static let ofPages: [(name: String, summary: String)] = [
    ("limit", "the page size"),
    ("page", "the page's number"),
    ("offset", "the number of the page's first listing"),
    ("to", "offset + limit"),
    ("last", "offset + limit - 1"),
    ("cursor", "the cursor that the last answer gave"),
  ]
  /// The lists of a search request.
  static let lists = ListValue.Source.allCases.filter { $0 != .ids }.map(\.rawValue)
  /// The variable and the list of a detail request.
  static let detail = ["id", ListValue.Source.ids.rawValue]
  /// What a field template knows besides settings and its `with` names.
  static let field = ["key", "baseURL", "id", "title"]
  /// Every name that a setting therefore cannot have.
  static let all = request.map(\.name) + lists + detail + field + ["item", "url"]

  /// The keys of an entry that a setting or a secret cannot have.
  static let entryKeys = [
    "id", "use", "definition", "command", "name", "weight", "group", "timeout", "enabled",
    "pageSize", "concurrency", "dailyQuota", "requestsPerMinute", "env", "settings", "baseURL",
  ]
}

/// The forms of names and other short texts.
enum Forms {
  /// A definition's name.
  static let name = "^[a-z][a-z0-9-]{0,39}$"
  /// The name of a setting or a secret.
  static let variable = "^[A-Za-z_][A-Za-z0-9_-]{0,39}$"
  /// An HTTP token (RFC 9110, 5.6.2), such as a header's name.
  static let token = "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$"
  /// A time of day.
  static let clock = "^([01][0-9]|2[0-3]):[0-5][0-9]$"

  /// Whether a text has the form of a definition's name.
  static func isName(_ text: String) -> Bool {
    guard 1...40 ~= text.utf8.count, let first = text.utf8.first, isSmall(first) else {
      return false
    }
    return text.utf8.allSatisfy { isSmall($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether a text can name a setting or a secret.
  static func isVariable(_ text: String) -> Bool {
    guard 1...40 ~= text.utf8.count, let first = text.utf8.first,
      isLetter(first) || first == UInt8(ascii: "_")
    else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }

  /// Whether a text is an HTTP token of at most 100 bytes.
  static func isToken(_ text: String) -> Bool {
    1...100 ~= text.utf8.count
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || marks.contains($0) }
  }

  /// The minutes after midnight of a time such as `23:59`.
  static func minutes(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]]
    guard digits.allSatisfy(isDigit) else { return nil }
    let values = digits.map { Int($0) - 48 }
    let (hour, minute) = (values[0] * 10 + values[1], values[2] * 10 + values[3])
    return hour < 24 && minute < 60 ? hour * 60 + minute : nil
  }

  private static let marks = Set("!#$%&'*+.^_`|~-".utf8)
  private static func isSmall(_ byte: UInt8) -> Bool { 97...122 ~= byte }
  private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}
