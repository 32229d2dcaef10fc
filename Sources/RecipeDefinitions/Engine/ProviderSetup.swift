import RecipeModel
public import RecipeProviderKit

/// What a definition and a configuration entry make together: everything that requests need.
///
/// A class, as all parts of a provider hold it: as a value it would be copied field by field in
/// code of its own wherever one of them is.
final class ProviderSetup: Sendable {
  let definition: ProviderDefinition
  let id: String
  let base: RequestURL
  /// The base address as it was written, perhaps with a slash at its end: what a request without a
  /// path asks for.
  let writtenBase: RequestURL
  /// How many listings a page holds; nil when unknown.
  let pageSize: Int?
  /// The entry's settings, and the defaults of those that it does not set.
  let settings: [String: JSON]
  let credentials: Credentials
  let redaction: Redaction
  let answers: AnswerReader
  /// How the answers to searches are read.
  let searchSyntax: AnswerSyntax
  /// How the answers to requests for one recipe are read.
  let detailSyntax: AnswerSyntax

  /// Checks an entry against its definition.
  /// - Throws: ``ProviderError`` with code `misconfigured`.
  init(_ definition: ProviderDefinition, context: ProviderContext) throws(ProviderError) {
    self.definition = definition.completed
    id = context.id
    base = try Self.base(definition, context)
    writtenBase = try RequestURL(Self.given(context) ?? definition.baseURL ?? base.text)
    pageSize = try Self.pageSize(definition.paging, context)
    settings = try Self.settings(definition.settings, context)
    credentials = try Credentials(definition, settings: settings, context: context)
    let secrets = credentials.everySecret
    redaction = Redaction(secrets)
    answers = AnswerReader(redacting: secrets, sent: credentials.sent)
    searchSyntax = AnswerSyntax(searchOf: definition)
    detailSyntax = AnswerSyntax(detailOf: definition)
  }

  private static func base(
    _ definition: ProviderDefinition, _ context: ProviderContext
  ) throws(ProviderError) -> RequestURL {
    if given(context) == nil, let standard = definition.baseURL {
      return try RequestURL(base: standard)
    }
    return try context.requiredURL(
      "baseURL", reason: definition.baseURLSummary ?? "the definition names no address")
  }

  /// The base address that the entry gives.
  private static func given(_ context: ProviderContext) -> String? {
    context.text("baseURL").flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func pageSize(
    _ paging: PagingRules, _ context: ProviderContext
  ) throws(ProviderError) -> Int? {
    guard let maximum = paging.maximumSize, maximum >= 1 else { return paging.size }
    let standard = paging.size ?? maximum
    return try context.integer("pageSize", in: 1...maximum, default: standard)
  }

  private static func settings(
    _ rules: [SettingRule], _ context: ProviderContext
  ) throws(ProviderError) -> [String: JSON] {
    var settings: [String: JSON] = [:]
    for rule in rules {
      var given = context.settings[rule.name]
      if let value = given, value.isNull { given = .none }
      guard let value = given ?? rule.standard else {
        guard !rule.isRequired else { throw context.lacks(rule.name, rule.summary) }
        continue
      }
      if let wish = rule.form.wish(unmetBy: value) {
        throw ProviderError(
          .misconfigured, "provider \(context.id) has a bad \(rule.name)",
          fix: "set \(rule.name) to \(wish)")
      }
      settings[rule.name] = value
    }
    return settings
  }
}

extension ProviderContext {
  /// What to say when the entry lacks a setting or a secret.
  func lacks(_ name: String, _ summary: String) -> ProviderError {
    ProviderError(
      .misconfigured, "provider \(id) has no \(name)",
      fix: "set \(name)" + (summary.isEmpty ? "" : ": \(summary)"))
  }
}

extension SettingRule.Form {
  /// What a value must be and is not; nil when it is fine.
  fileprivate func wish(unmetBy value: JSON) -> String? {
    switch self {
    case .text:
      return value.stringValue == nil && value.doubleValue == nil ? "a text" : nil
    case .integer(let range):
      guard let number = value.intValue, range.contains(number) else {
        return "a number from \(range.lowerBound) to \(range.upperBound)"
      }
      return nil
    case .choice(let words):
      guard let word = value.stringValue, words.contains(word) else {
        return "one of \(words.joined(separator: ", "))"
      }
      return nil
    }
  }
}

extension ProviderDefinition {
  /// The kind that configuration entries name with `use`.
  ///
  /// Its settings are `baseURL`, `pageSize` where the page size can be set, `concurrency` where
  /// requests may run side by side, `dailyQuota` and `requestsPerMinute` where the definition counts
  /// requests (plans differ), what it declares, and the secrets.
  public var kind: ProviderKind {
    let definition = self
    var kind = ProviderKind(
      name: name, summary: summary ?? title,
      settings: [baseURLSetting] + pageSizeSetting + allowanceSettings
        + settings.map(\.setting) + secrets.map(\.setting),
      make: { context in try DefinitionProvider(definition, context: context) })
    if let detail, detail.from == .page { kind.filling = detail.filling }
    return kind
  }

  private var baseURLSetting: ProviderSetting {
    ProviderSetting(
      "baseURL", .url, isRequired: baseURL == nil, standard: baseURL.map(JSON.string),
      summary: baseURLSummary ?? Self.baseURLSummary(hasStandard: baseURL != nil))
  }

  private static func baseURLSummary(hasStandard: Bool) -> String {
    hasStandard
      ? "the service's address"
      : "the service's address; there is no default, because everybody runs a server of their own"
  }

  private var pageSizeSetting: [ProviderSetting] {
    guard let maximum = paging.maximumSize, maximum >= 1 else { return [] }
    return [
      ProviderSetting(
        "pageSize", .integer(1...maximum), standard: paging.size.map(JSON.int),
        summary: "how many recipes a page holds")
    ]
  }
}

extension ProviderDefinition {
  /// The settings with which an entry tells what its own server or plan allows.
  private var allowanceSettings: [ProviderSetting] {
    var settings: [ProviderSetting] = []
    if politeness.maxConcurrentRequests > 1 {
      settings.append(
        ProviderSetting(
          "concurrency", .integer(1...politeness.maxConcurrentRequests),
          standard: .int(politeness.maxConcurrentRequests),
          summary: "how many requests run at the same time"))
    }
    if let quota = politeness.quota {
      settings.append(
        ProviderSetting(
          "dailyQuota", .integer(0...1_000_000), standard: .int(quota.requests),
          summary: "how many requests a day your plan allows; 0 leaves the counting to the service")
      )
    }
    if !politeness.rates.isEmpty {
      settings.append(
        ProviderSetting(
          "requestsPerMinute", .integer(0...1_000_000),
          summary: "how many requests a minute your plan allows, in place of what the definition "
            + "says; 0 leaves the counting to the service"))
    }
    return settings
  }

  /// The politeness, with what an entry says of its plan.
  func politeness(in context: ProviderContext) -> Politeness {
    var politeness = politeness
    if let own = context.integer("concurrency") {
      politeness.maxConcurrentRequests = min(max(1, own), politeness.maxConcurrentRequests)
    }
    if let quota = politeness.quota, let own = context.integer("dailyQuota") {
      politeness.quota =
        own > 0 ? RequestQuota(own, resetMinuteUTC: quota.resetMinuteUTC) : nil
    }
    if !politeness.rates.isEmpty, let own = context.integer("requestsPerMinute") {
      politeness.rates = own > 0 ? [RequestRate(own, per: .seconds(60))] : []
    }
    return politeness
  }
}

extension SettingRule {
  fileprivate var setting: ProviderSetting {
    let form: ProviderSetting.Form =
      switch form {
      case .text: .text
      case .integer(let range): .integer(range)
      case .choice(let words): .choice(words)
      }
    return ProviderSetting(
      name, form, isRequired: isRequired && standard == nil, standard: standard, summary: summary)
  }
}

extension SecretRule {
  fileprivate var setting: ProviderSetting {
    ProviderSetting(
      name, .secret, isRequired: isRequired && standard == nil, summary: summary)
  }
}
