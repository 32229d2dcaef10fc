import RecipeModel
public import RecipeProviderKit

extension ProviderDefinition {
  /// The kind that configuration entries name with `use`.
  ///
  /// Its settings are `baseURL`, `pageSize` where the page size can be set, `concurrency` where
  /// requests may run side by side, `dailyQuota` and `requestsPerMinute` where the definition counts
  /// requests (plans differ), what it declares, and the secrets.
  public var kind: ProviderKind {
    let definition = self
    return ProviderKind(
      name: name, summary: summary ?? title,
      settings: [baseURLSetting] + pageSizeSetting + allowanceSettings
        + settings.map(\.setting) + secrets.map(\.setting),
      make: { context in try DefinitionProvider(definition, context: context) })
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
