import RecipeProviderKit
import RecipeRendering
import RecipeResilience

/// Tells how the configured sources did lately, without asking anybody.
struct Standings {
  private let resilience: Resilience

  /// Prepares to read what is remembered.
  init(_ stores: Stores) {
    self.init(Resilience(responses: stores.responses, ledger: stores.ledger))
  }

  /// Prepares to read what is remembered where searches are running too.
  init(_ resilience: Resilience) { self.resilience = resilience }

  /// Whether anything is remembered of a source: what needs no network is not.
  static func areKept(of entry: ProviderEntry) -> Bool {
    entry.endpoint?.contains("://") == true || entry.kind == "process"
  }

  /// The entries as lists show them, with what is remembered of them.
  func shown(_ entries: [Configuration.Entry]) async -> [ProviderEntry] {
    var list = entries.map(ProviderCatalog().entry)
    for index in list.indices where Self.areKept(of: list[index]) {
      let health = await resilience.health(
        ofProvider: entries[index].id, configuration: entries[index].identity,
        politeness: list[index].descriptor?.politeness)
      list[index].standing = health.map(ProviderStanding.init)
    }
    return list
  }
}

extension ProviderStanding {
  /// The health of a source, in seconds.
  init(_ health: SourceHealth) {
    self.init(
      state: health.state.rawValue, since: health.since.map(Self.seconds),
      retryAt: health.until.map(Self.seconds), level: health.level,
      failure: health.failure.map { Failure(code: $0.code, message: $0.message) },
      lastSuccess: health.lastSuccess.map(Self.seconds),
      quota: health.quota.map { quota in
        Allowance(
          limit: quota.limit, used: quota.used, left: quota.left, seconds: 86_400,
          renewedAt: Self.seconds(quota.resetsAt))
      },
      rates: health.rates.map { rate in
        Allowance(
          limit: rate.rate.requests, used: rate.used, left: max(0, rate.rate.requests - rate.used),
          seconds: Int(rate.rate.window.components.seconds),
          renewedAt: rate.freeAt.map(Self.seconds))
      })
  }

  private static func seconds(_ milliseconds: Int64) -> Int {
    Int((milliseconds + 999) / 1_000)
  }
}
