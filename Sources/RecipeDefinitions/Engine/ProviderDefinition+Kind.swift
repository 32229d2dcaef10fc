import RecipeModel
public import RecipeProviderKit

extension ProviderDefinition {
  /// The kind that configuration entries name with `use`.
  ///
  /// Its settings are `baseURL`, `pageSize` where the page size can be set, what the definition
  /// declares, and the secrets.
  public var kind: ProviderKind {
    let definition = self
    return ProviderKind(
      name: name, summary: summary ?? title,
      settings: [baseURLSetting] + pageSizeSetting + settings.map(\.setting)
        + secrets.map(\.setting),
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
