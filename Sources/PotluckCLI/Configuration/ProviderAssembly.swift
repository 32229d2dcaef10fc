import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Makes the providers of a search from the configuration's entries.
struct ProviderAssembly {
  /// What a search asks, and what it cannot ask.
  struct Result {
    /// The providers, in the order of the configuration.
    var providers: [SearchProvider] = []
    /// What became of entries that could not be used, or were left out by `--offline`.
    var unavailable: [ProviderOutcome] = []
  }

  /// The compiled kinds.
  let kinds: [ProviderKind]
  /// How to reach the network.
  let transport: HTTPClientTransport
  /// Whether sources that need the network are left out.
  var isOffline = false
  /// Takes lines for the diagnostic log.
  var log: @Sendable (String) -> Void = { _ in }

  /// Makes the providers; entries are made side by side, because a secret may take a program.
  func assemble(_ entries: [Configuration.Entry]) async -> Result {
    let made = await withTaskGroup(of: (Int, Swift.Result<SearchProvider, Refusal>).self) { group in
      for (index, entry) in entries.enumerated() {
        group.addTask { (index, await make(entry)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var result = Result()
    for (index, entry) in entries.enumerated() {
      switch made[index] {
      case .success(let provider): result.providers.append(provider)
      case .failure(let refusal):
        result.unavailable.append(
          ProviderOutcome(
            id: entry.id, kind: entry.use, name: entry.name ?? entry.id, status: refusal.status,
            error: refusal.error))
      case nil: break
      }
    }
    return result
  }

  /// Why an entry is not asked.
  private struct Refusal: Error {
    var status: ProviderOutcome.Status
    var error: ProviderError
  }

  private func make(_ entry: Configuration.Entry) async -> Swift.Result<SearchProvider, Refusal> {
    if let problem = entry.errors.first {
      return .failure(
        Refusal(
          status: ProviderOutcome.Status(.misconfigured),
          error: ProviderError(.misconfigured, problem.message, hint: problem.fix)))
    }
    guard let kind = kinds.first(where: { $0.name == entry.use }) else {
      return .failure(
        Refusal(
          status: ProviderOutcome.Status(.misconfigured),
          error: ProviderError(.misconfigured, "the kind \(entry.use) is not in this program")))
    }
    if isOffline, kind.needsNetwork {
      return .failure(
        Refusal(
          status: .skipped,
          error: ProviderError(.suspended, "needs the network, and --offline was given")))
    }
    do {
      let provider = try await provider(entry, of: kind)
      return .success(
        SearchProvider(
          provider, weight: entry.weight, group: entry.group, timeout: entry.timeout))
    } catch {
      let error = ProviderError(wrapping: error)
      return .failure(Refusal(status: ProviderOutcome.Status(error.code), error: error))
    }
  }

  private func provider(
    _ entry: Configuration.Entry, of kind: ProviderKind
  ) async throws -> any RecipeProvider {
    let resolver = SecretResolver()
    var secrets: [String: Secret] = [:]
    for (name, source) in entry.secrets {
      secrets[name] = try await resolver.resolve(source, for: name)
    }
    let origins = kind.settings.filter { $0.form == .url }.compactMap {
      entry.settings[$0.name]?.stringValue
    }
    return try kind.make(
      ProviderContext(
        id: entry.id, name: entry.name, settings: entry.settings, secrets: secrets,
        transport: transport.scoped(to: origins), log: log))
  }
}

extension ProviderKind {
  /// Whether providers of this kind ask a server: those that take an address do.
  var needsNetwork: Bool { settings.contains { $0.form == .url } }
}
