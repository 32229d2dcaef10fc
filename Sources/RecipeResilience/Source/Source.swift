import PotluckSupport
import RecipeProviderKit
import Synchronization

/// One configured source, as this process sees it: what it is configured with, what it was seen to
/// do, and what its requests share.
///
/// Make it with ``Resilience/source(id:configuration:secrets:)``.
public final class Source: Sendable {
  /// The provider's identifier in the configuration.
  public let id: String

  /// What the source is configured with; see ``SourceKey``.
  let material: [UInt8]
  /// The same without its secrets.
  let place: [UInt8]
  /// What must not get into the cache.
  let secrets: [Secret]
  /// Replaces the secrets in messages.
  let redaction: Redaction
  /// Takes the secrets out of listings; nil when no secret is worth it.
  let listingSecrets: ListingSecrets?
  /// How much may still be retried.
  let retryBudget = RetryBudget()
  /// How many requests are under way.
  let gate = AsyncSemaphore()
  /// The requests that several callers wait for.
  let flights = RequestCoalescer()
  /// What is seen outside of any scope.
  private let observation = SourceObservation()

  /// What the source was seen to do in the current scope, since effects were last settled.
  var activity: SourceActivity { current.activity }

  /// Whether the current scope may ask the source.
  var admission: AdmissionState { current.admission }

  private var current: SourceObservation {
    ResilienceScope.current?.observation(ofSource: id) ?? observation
  }

  private struct State {
    var politeness: Politeness?
    var isHTTP = false
    var ledgerKey: SourceKey?
    var cacheKey: SourceKey?
    var mask: SecretMask?
  }

  private let state = Mutex(State())

  init(id: String, configuration: [String], secrets: [Secret]) {
    self.id = id
    self.secrets = secrets
    redaction = Redaction(secrets)
    listingSecrets = ListingSecrets(secrets)
    place = Self.place(id: id, configuration: configuration)
    var material = Material(bytes: place)
    material.append("secrets")
    for secret in secrets { material.append(secret.exposed) }
    self.material = material.bytes
  }

  /// What a source is configured with, secrets apart.
  static func place(id: String, configuration: [String]) -> [UInt8] {
    var material = Material()
    material.append(id)
    for part in configuration { material.append(part) }
    return material.bytes
  }

  /// How gently the source wants to be asked; nil until its provider is there.
  var politeness: Politeness? {
    get { state.withLock { $0.politeness } }
    set { state.withLock { $0.politeness = newValue } }
  }

  /// Whether the source is asked through a transport whose answers can be kept.
  var isHTTP: Bool {
    get { state.withLock { $0.isHTTP } }
    set { state.withLock { $0.isHTTP = newValue } }
  }

  /// What hides the secrets from the cache; nil until it is needed.
  var mask: SecretMask? {
    get { state.withLock { $0.mask } }
    set { state.withLock { $0.mask = newValue } }
  }

  /// The key under which a ledger keeps the source.
  func key(in ledger: any SourceLedger) async -> SourceKey {
    if let key = state.withLock({ $0.ledgerKey }) { return key }
    let place = await ledger.fingerprint(of: place)
    let key = SourceKey(
      provider: id, fingerprint: "\(place)-\(await ledger.fingerprint(of: material))")
    state.withLock { $0.ledgerKey = key }
    return key
  }

  /// The key under which a cache keeps the source's answers.
  func key(in store: any ResponseStore) async -> SourceKey {
    if let key = state.withLock({ $0.cacheKey }) { return key }
    let key = SourceKey(provider: id, fingerprint: await store.fingerprint(of: material))
    state.withLock { $0.cacheKey = key }
    return key
  }
}
