public import RecipeModel
public import RecipeProviderKit

/// An HTTP provider described without code: what one definition file says, checked.
///
/// Read one with ``DefinitionReader``; make a provider of it with ``DefinitionProvider``. The
/// reference is *Definition language* in the documentation.
public struct ProviderDefinition: Sendable, Hashable {
  /// The version of the language that this program writes.
  package static let currentVersion = 1

  /// The word that `use` names: small letters, digits and hyphens, beginning with a letter.
  public var name: String
  /// The name shown to people.
  public var title: String
  /// One line about the source.
  public var summary: String?
  /// The source's home page, for attribution.
  public var homepage: String?
  /// The credit line that the source asks for.
  public var attribution: String?
  /// Where the interface is documented.
  public var documentation: String?
  /// Remarks for people, such as what a first draft is not sure of.
  public var notes: [String] = []
  /// The service's address when the entry gives none; nil makes the entry's `baseURL` required.
  public var baseURL: String?
  /// One line about the entry's `baseURL`, for help texts.
  package var baseURLSummary: String?
  /// What an entry may set besides, in the order of the file.
  package var settings: [SettingRule] = []
  /// The secrets, in the order of the file.
  package var secrets: [SecretRule] = []
  /// How requests carry the secrets.
  var auth: [AuthScheme] = []
  /// The search request.
  var request: RequestRules
  /// How one page leads to the next.
  var paging = PagingRules()
  /// Where the items stand in an answer.
  var response: ResponseRules
  /// What a listing is made of.
  var fields: FieldRules
  /// What failures look like; the first rule that applies decides.
  var errors: [ErrorRule] = []
  /// The request for one recipe; nil when the source has none.
  var detail: DetailRules?
  /// How gently the source is asked.
  var politeness = Politeness()
  /// What the source answers itself: as declared, or what the rules imply.
  public var capabilities: Capabilities = [.text]
}

extension ProviderDefinition {
  /// The definition as a document: every member in the language's order, defaults left out.
  ///
  /// ``DefinitionReader`` reads it back to the same value.
  public var json: JSON { Self.codec.write(self) }

  static let codec: ObjectCodec<ProviderDefinition> = ObjectCodec(
    "definition", place: "the definition", "An HTTP recipe provider, described for Potluck.",
    draft: ProviderDefinition(
      name: "", title: "", request: RequestRules(path: .empty),
      response: ResponseRules(list: .root), fields: FieldRules()),
    aboutTheSource + aboutEntries + aboutSearches + aboutTheRest
  ) { object, definition in
    definition.check(object)
  }

  private static let aboutTheSource: [Member<ProviderDefinition>] = [
    .custom(
      "$schema", .anyText, "The schema that an editor completes from; ignored by Potluck.",
      example: "potluck-definition.schema.json", get: { _ in nil }, set: { _, _ in }),
    .deferred(
      "definitionVersion", .integer(1...currentVersion), "The version of the language: 1.",
      example: 1, isRequired: true, aliases: ["version"], get: { _ in currentVersion }),
    .required(
      "name", \.name, .form(Forms.name) { $0.definitionName() },
      "The word that `use` names: small letters, digits and hyphens, a letter first, 40 at most.",
      example: "soup-shelf"),
    .required("title", \.title, .text, "The name shown to people.", example: "Soup Shelf"),
    .optional(
      "summary", \.summary, .text, "One line about the source.", example: "Soups from everywhere",
      aliases: ["description"]),
    .optional(
      "homepage", \.homepage, .address, "The source's home page, for attribution.",
      example: "https://soups.example", aliases: ["website"]),
    .optional(
      "attribution", \.attribution, .text, "The credit line that the source asks for.",
      example: "Recipes by Soup Shelf"),
    .optional(
      "documentation", \.documentation, .address, "Where the interface is documented.",
      example: "https://soups.example/docs", aliases: ["docs"]),
    .standard(
      "notes", \.notes, .list(.text), "Remarks for people.",
      example: ["The search ignores accents."]),
  ]

  private static let aboutEntries: [Member<ProviderDefinition>] = [
    .optional(
      "baseURL", \.baseURL, .baseAddress,
      """
      The service's address, without a query; an entry's own `baseURL` comes first. Without it \
      every entry must give one.
      """,
      example: "https://api.soups.example", aliases: ["url", "base", "host", "server"]),
    .custom(
      "settings", SettingList.codec,
      "What an entry may set besides; templates use a setting by its name.",
      example: ["language": ["type": "text", "summary": "such as de", "default": "en"]]
    ) { definition in
      let summary = definition.baseURLSummary
      return definition.settings.isEmpty && summary == nil
        ? nil : SettingList(rules: definition.settings, baseURLSummary: summary)
    } set: {
      ($0.settings, $0.baseURLSummary) = ($1.rules, $1.baseURLSummary)
    },
    .standard(
      "secrets", \.secrets, SecretRule.list,
      "The credentials that an entry gives; `auth` says how they travel.",
      example: ["key": ["summary": "from soups.example/account"]]),
    .standard(
      "auth", \.auth, AuthScheme.list, "How requests carry the secrets; all entries are sent.",
      example: [["type": "apiKey", "in": "query", "name": "key", "secret": "key"]],
      aliases: ["authentication", "security"]),
  ]

  private static let aboutSearches: [Member<ProviderDefinition>] = [
    .required(
      "request", \.request, searchRequest, "The search request.",
      example: ["path": "/search", "query": ["q": "{text}"]]),
    .standard(
      "paging", \.paging, .object(PagingRules.codec),
      "How one page leads to the next; without it one answer holds everything.",
      example: ["style": "page"], aliases: ["pagination"]),
    .required(
      "response", \.response, .object(ResponseRules.codec),
      "Where the items stand in an answer.", example: ["list": "$.recipes"]),
    .custom(
      "fields", .object(FieldRules.codec),
      "What a listing is made of; required unless the format of `response` says it.",
      example: ["id": "$.id", "title": "$.title"], aliases: ["mapping"]
    ) { definition in
      let own = definition.fields.besides(definition.response.standardFields)
      return own.names.isEmpty ? nil : own
    } set: {
      $0.fields = $1
    },
  ]

  private static let aboutTheRest: [Member<ProviderDefinition>] = [
    .standard(
      "errors", \.errors, .list(.object(ErrorRule.codec)),
      "What failures look like; the first rule that applies decides.",
      example: [["when": ["path": "$.error"], "means": "failure", "message": "$.error"]]),
    .optional(
      "detail", \.detail, DetailRules.value, "How one recipe is told in full.",
      example: ["request": ["path": "/recipes/{id}"]], aliases: ["details"]),
    .standard(
      "politeness", \.politeness, .object(PolitenessCodecs.politeness),
      "How gently the source is asked.", example: ["intervalSeconds": 0.5],
      aliases: ["rateLimit", "rateLimits"]),
    .deferred(
      "capabilities", .capabilities,
      "What the source answers itself; left out, it follows from the variables that are used.",
      example: ["text", "include"]
    ) { definition in
      let capabilities = definition.capabilities
      return capabilities == definition.impliedCapabilities ? nil : capabilities
    },
  ]

  private static var searchRequest: ValueCodec<RequestRules> {
    RequestRules.value.around { node, read in
      let (request, isSound) = node.reading.isSound(read)
      node.reading.isRequestSound = isSound
      return request
    }
  }

  // MARK: Checks

  /// Checks what the parts say of each other.
  private mutating func check(_ document: DocumentObject) {
    let reading = document.node.reading
    if let standard = response.standardFields {
      fields = fields.filled(from: standard)
    } else if !document.has("fields") {
      document.tellMissing("fields")
    }
    let claimed = document.read("capabilities", .capabilities)
    capabilities = claimed ?? impliedCapabilities
    // Of paging that cannot be read nothing else can be said.
    if reading.paging != nil || !document.has("paging") {
      PagingCheck(reading: reading, paging: reading.paging, document: document).check(paging)
    }
    let isTold =
      detail?.tellsTitles == true
      && (detail?.from == .page || detail?.fields.texts[.title] != nil)
    if !isTold { reading.untitled?.tellMissing("title") }
    Self.checkUse(reading)
    warnOfUnreadJoins(document)
    checkWords(document)
    if !document.has("detail") { Self.warnOfUnread(document["fields"]) }
    if document["request"]?.value.isObject == true {
      CapabilityCheck(reading: reading, document: document).check(
        claimed: claimed, fields, detail)
    }
  }

  /// Notes secrets and settings that nothing uses.
  private static func checkUse(_ reading: Reading) {
    // An entry that cannot be read may be the one that uses a secret.
    for secret in reading.secrets where reading.isAuthSound && !reading.used.contains(secret.name) {
      reading.secretNodes[secret.name]?.warning(
        "the secret \"\(secret.name)\" is never used",
        fix: "say in \"auth\" how it travels, or remove it")
    }
    for setting in reading.settings where !reading.used.contains(setting.name) {
      reading.settingNodes[setting.name]?.warning(
        "the setting \"\(setting.name)\" is never used",
        fix: "write {\(setting.name)} in a template, or remove it")
    }
    for entry in reading.auth {
      guard case .path(let name, _) = entry.scheme, let value = entry.node.value["name"] else {
        continue
      }
      let node = entry.node.child("name", value)
      if reading.search[name] == nil {
        node.error(
          "the path of the request has no {\(name)}", fix: "write {\(name)} where the key stands")
      } else if reading.detail["id"] != nil, reading.detail[name] == nil {
        node.warning(
          "the path of the detail request has no {\(name)}",
          fix: "write {\(name)} there too, unless the source needs no key for details")
      }
    }
  }

  /// Notes texts to look for the words in where the request sends the words.
  private func checkWords(_ document: DocumentObject) {
    guard let response = document["response"], let words = response.value["words"],
      !document.node.reading.search.keys.allSatisfy({ !["text", "words"].contains($0) })
    else { return }
    response.child("words", words).nameError(
      "the request sends the words, so the source looks for them itself",
      fix: "remove \"words\" here, or the words from the request")
  }

  /// Warns about joined members that no field reads.
  private func warnOfUnreadJoins(_ document: DocumentObject) {
    guard let response = document["response"], let joins = response.value["join"] else { return }
    let others = response.child("join", joins).objectMembers
    for (name, node) in others {
      let isRead =
        fields.reads(name) || detail?.fields.reads(name) == true
        || self.response.joins.contains { $0.path.first == .name(name) }
      guard !isRead, self.response.joins.contains(where: { $0.name == name }) else { continue }
      node.warning(
        "no field reads the joined \"\(name)\"",
        fix: "write \"$.\(name).name\" or the like in a field, or remove it", at: .name)
    }
  }

  /// Warns about fields that no listing has when no details are read.
  private static func warnOfUnread(_ fields: DocumentNode?) {
    for (name, node) in fields?.objectMembers ?? [] {
      guard let field = ListingField(rawValue: name), !field.isOfListing else { continue }
      node.warning(
        "a listing has no \"\(name)\", and this definition reads no details",
        fix: "add \"detail\", or remove it", at: .name)
    }
  }
}

extension DocumentNode {
  /// The name of a definition.
  fileprivate func definitionName() -> String? {
    guard let name = text("a name in quotes") else { return nil }
    guard Forms.isName(name) else {
      let small = String(
        name.lowercased().prefix(40).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      error(
        "a name holds small letters, digits and hyphens, beginning with a letter, 40 at most",
        fix: Forms.isName(small) ? "write \"\(small)\"" : "choose a word such as \"soup-shelf\"")
      return nil
    }
    return name
  }
}
