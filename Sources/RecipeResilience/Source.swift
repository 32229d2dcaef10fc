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
  /// The least time for which its answers are fresh, unless nothing is.
  let lifetime: Duration
  /// Replaces the secrets in messages.
  let redaction: Redaction
  /// Takes the secrets out of listings; nil when no secret is worth it.
  let listingSecrets: ListingSecrets?
  /// How much may still be retried.
  let retryBudget = RetryBudget()
  /// How many requests are under way.
  let gate = AsyncSemaphore()
  /// The requests that several callers wait for.
  let flights = Coalescer<FlightAnswer>()
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

  init(
    id: String, configuration: [String], secrets: [Secret], lifetime: Duration = .zero
  ) {
    self.id = id
    self.lifetime = lifetime
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
    if !SourceKey.isProvisional(key.fingerprint) { state.withLock { $0.ledgerKey = key } }
    return key
  }

  /// The key under which a cache keeps the source's answers.
  func key(in store: any ResponseStore) async -> SourceKey {
    if let key = state.withLock({ $0.cacheKey }) { return key }
    let key = SourceKey(provider: id, fingerprint: await store.fingerprint(of: material))
    if !SourceKey.isProvisional(key.fingerprint) { state.withLock { $0.cacheKey = key } }
    return key
  }
}

/// Under what health and answers of one source are kept.
///
/// The fingerprint is of all that the source is configured with, its secrets included: with another
/// address or key a source begins anew. In a ledger a hash of the configuration without the secrets
/// and a `-` come before it, for lists that do not read secrets.
public struct SourceKey: Sendable, Hashable {
  /// The provider's identifier in the configuration.
  public var provider: String
  /// A hash of the source's configuration, made by the store that keeps it.
  public var fingerprint: String

  /// Creates a key.
  public init(provider: String, fingerprint: String) {
    self.provider = provider
    self.fingerprint = fingerprint
  }

  /// What a hash begins with whose store has no salt or key that lasts: nothing is remembered by it
  /// beyond the process.
  package static let provisionalMark = "?"

  /// Whether a hash is of such a store.
  package static func isProvisional(_ hash: String) -> Bool {
    hash.utf8.first == provisionalMark.utf8.first
  }

  /// The hash of the configuration without the secrets, in the key of a ledger.
  package var place: String { String(fingerprint.prefix { $0 != "-" }) }
}

/// Bytes that differ whenever the parts differ: each part stands behind its length.
struct Material {
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ part: some Collection<UInt8>) {
    bytes += Array(String(part.count).utf8)
    bytes.append(UInt8(ascii: ":"))
    bytes += part
  }

  mutating func append(_ part: String) { append(part.utf8) }
}

/// What requests to a source came to, since effects were last settled.
///
/// The outcome of a search does not show all of it: a kept answer hides a failure, and a refusal
/// may be our own.
final class SourceActivity: Sendable {
  struct Seen: Sendable {
    /// How many answers came over the network, whatever their status.
    var answers = 0
    /// The last failure that a kept answer stood in for, and how long it took.
    var hiddenFailure: (error: ProviderError, waited: Duration)?
    /// Whether the last refusal was our own restraint.
    var restrainedLast = false
  }

  private let seen = Mutex(Seen())

  func noteAnswer() {
    seen.withLock {
      $0.answers += 1
      $0.restrainedLast = false
    }
  }

  func noteRestraint() { seen.withLock { $0.restrainedLast = true } }

  func noteHidden(_ failure: ProviderError, waited: Duration) {
    seen.withLock { $0.hiddenFailure = (failure, waited) }
  }

  /// What was seen; begins anew.
  func take() -> Seen {
    seen.withLock { seen in
      defer { seen = Seen() }
      return seen
    }
  }
}
