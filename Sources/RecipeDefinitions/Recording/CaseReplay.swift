import RecipeModel
import RecipeProviderKit

/// A case with a provider that answers from its exchanges.
struct CaseReplay {
  /// The address that stands for `{baseURL}` when neither the case nor the definition has one.
  static let standInBase = "https://recorded.example"

  let transport: ReplayTransport
  let provider: SteadyProvider
  /// The address that stands for `{baseURL}`.
  let base: RequestURL

  /// Makes the provider.
  init(_ definition: ProviderDefinition, _ recorded: RecordedCase) throws {
    let address =
      recorded.settings["baseURL"]?.stringValue ?? definition.baseURL ?? Self.standInBase
    base = try RequestURL(base: address)
    transport = try ReplayTransport(recorded.exchanges, baseURL: address)
    var settings: [String: JSON] = [:]
    for member in recorded.settings.members { settings[member.name] = member.value }
    settings["baseURL"] = .string(address)
    let inner = try definition.kind.make(
      ProviderContext(
        id: "recorded", settings: settings, secrets: Self.secrets(definition, recorded),
        transport: transport))
    // Ingredients that only a filtering search asks for are not in the listings of any other.
    let isFilled =
      definition.detail?.fill == .filtering && definition.fields.lists[.ingredients] == nil
    provider = SteadyProvider(inner, waits: false, hiding: isFilled ? .listsIngredients : [])
  }

  /// Walks the case's query to its limit.
  func walk(_ query: SearchQuery) async -> PageWalkResult {
    do { try await provider.prepare() } catch { return PageWalkResult(refusing: error) }
    return await PageWalk(provider: provider, query: query, wanted: query.limit).run()
  }

  /// Stand-ins for the secrets that the exchanges were recorded with.
  private static func secrets(
    _ definition: ProviderDefinition, _ recorded: RecordedCase
  ) -> [String: Secret] {
    var secrets: [String: Secret] = [:]
    for rule in definition.secrets {
      let standIn = Placeholders.standIn(rule.name)
      let isNeeded = rule.isRequired && rule.standard == nil
      let isRecorded = recorded.exchanges.contains { exchange in
        exchange.request.url.contains(standIn) || exchange.request.url.contains(Redaction.mark)
      }
      if isNeeded || isRecorded { secrets[rule.name] = Secret(standIn) }
    }
    return secrets
  }
}
