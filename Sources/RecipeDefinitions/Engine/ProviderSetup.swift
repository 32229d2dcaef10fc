import RecipeModel
import RecipeProviderKit

/// What a definition and a configuration entry make together: everything that requests need.
struct ProviderSetup: Sendable {
  let definition: ProviderDefinition
  let id: String
  let base: RequestURL
  /// How many listings a page holds; nil when unknown.
  let pageSize: Int?
  /// The entry's settings, and the defaults of those that it does not set.
  let settings: [String: JSON]
  let credentials: Credentials
  let redaction: Redaction
  let answers: AnswerReader

  /// Checks an entry against its definition.
  /// - Throws: ``ProviderError`` with code `misconfigured`.
  init(_ definition: ProviderDefinition, context: ProviderContext) throws(ProviderError) {
    self.definition = definition
    id = context.id
    base = try Self.base(definition, context)
    pageSize = try Self.pageSize(definition.paging, context)
    settings = try Self.settings(definition.settings, context)
    credentials = try Credentials(definition, settings: settings, context: context)
    let secrets = credentials.everySecret
    redaction = Redaction(secrets)
    answers = AnswerReader(redacting: secrets)
  }

  private static func base(
    _ definition: ProviderDefinition, _ context: ProviderContext
  ) throws(ProviderError) -> RequestURL {
    if context.text("baseURL")?.isEmpty ?? true, let standard = definition.baseURL {
      return try RequestURL(base: standard)
    }
    return try context.requiredURL(
      "baseURL", reason: definition.baseURLSummary ?? "the definition names no address")
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
        guard !rule.isRequired else {
          throw ProviderError(
            .misconfigured, "provider \(context.id) has no \(rule.name)",
            hint: "set \(rule.name)" + (rule.summary.isEmpty ? "" : ": \(rule.summary)"))
        }
        continue
      }
      if let wish = rule.form.wish(unmetBy: value) {
        throw ProviderError(
          .misconfigured, "provider \(context.id) has a bad \(rule.name)",
          hint: "set \(rule.name) to \(wish)")
      }
      settings[rule.name] = value
    }
    return settings
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
