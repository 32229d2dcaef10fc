import PotluckSupport
import RecipeProviderKit
import Synchronization

/// What the wrappers of all sources share.
final class ResilienceCore: Sendable {
  let responses: any ResponseStore
  let ledger: any SourceLedger
  let options: ResilienceOptions
  let environment: ResilienceEnvironment
  let freshness: Freshness
  let writer: CacheWriter
  /// A word that no other process uses, for rights in the ledger.
  let owner = Hexadecimal.encode((0..<8).map { _ in UInt8.random(in: 0...255) })

  private let sources = Mutex<[String: Source]>([:])

  init(
    responses: any ResponseStore, ledger: any SourceLedger, options: ResilienceOptions,
    environment: ResilienceEnvironment
  ) {
    self.responses = responses
    self.ledger = ledger
    self.options = options
    self.environment = environment
    writer = CacheWriter(store: responses)
    freshness = Freshness(ttl: options.ttl.milliseconds)
  }

  /// What the cache is used for, here and now.
  var cache: ResilienceOptions.Cache { ResilienceScope.current?.cache ?? options.cache }

  func now() -> Int64 { environment.now() }

  func register(_ source: Source) { sources.withLock { $0[source.id] = source } }

  /// The sources that this process tries out, with no result so far.
  var probed: [Source] { sources.withLock { $0.values.filter(\.admission.holdsProbe) } }

  func source(_ id: String) -> Source? { sources.withLock { $0[id] } }

  /// What hides a source's secrets from the store.
  func mask(_ source: Source) async -> SecretMask {
    if let mask = source.mask { return mask }
    var material = Material()
    material.append("mask")
    material.append(source.material)
    let key = await responses.fingerprint(of: material.bytes)
    let mask = SecretMask(
      source.secrets, mark: await responses.mark(), key: Array(key.utf8), store: responses)
    if !SourceKey.isProvisional(key) { source.mask = mask }
    return mask
  }

  /// Under what the answer to a request is kept.
  ///
  /// All header fields count but those that only ask for confirmation or name the program.
  func key(of request: HTTPRequest, _ source: Source) async -> ResponseKey {
    let key = await source.key(in: responses)
    var material = Material()
    material.append(key.fingerprint)
    material.append(request.method)
    material.append(request.url)
    let ignored: Set<String> = ["if-none-match", "if-modified-since", "user-agent"]
    let fields = request.headers.fields.map { ($0.name.lowercased(), $0.value) }
      .filter { !ignored.contains($0.0) }.sorted { $0 < $1 }
    for (name, value) in fields {
      material.append(name)
      material.append(value)
    }
    material.append("body")
    material.append(request.body)
    return ResponseKey(
      source: key, request: await responses.fingerprint(of: material.bytes))
  }

  /// Keeps what one call of a provider proposed, `briefly` when it may be otherwise soon: the end of
  /// a list, a page that is not whole.
  func keep(_ context: CacheContext, of source: Source, briefly: Bool) async {
    let changes = context.takeChanges()
    guard !changes.isEmpty else { return }
    let mask = await mask(source)
    let works = changes.compactMap { change -> CacheWriter.Work? in
      var change = change
      if briefly { change.isConfirmation = false }
      let response = change.response
      guard
        let lifetime = freshness.lifetime(
          of: response.response, briefly: briefly, atLeast: source.lifetime)
      else { return nil }
      change.response.freshUntil = response.storedAt + lifetime
      return CacheWriter.Work(change: change, mask: mask)
    }
    await writer.add(works)
  }
}

/// How answers are kept, and how long.
public struct ResilienceOptions: Sendable, Hashable {
  /// What the cache is used for.
  public enum Cache: Sendable, Hashable, CaseIterable {
    /// Kept answers are given while they are fresh, and new ones kept.
    case standard
    /// Services are asked for everything, and their answers kept.
    case refresh
    /// Nobody is asked; kept answers are given whatever their age.
    case offline
    /// Nothing is given from the cache, and nothing kept.
    case off
  }

  /// What the cache is used for.
  public var cache: Cache
  /// For how long an answer is given without asking again; zero asks every time.
  public var ttl: Duration
  /// Up to what age an answer stands in for one that cannot be had.
  public var staleFor: Duration
  /// After how long the right to try out a suspended source lapses, when its holder says nothing;
  /// longer than any search.
  public var probeLease: Duration

  /// Creates options; the defaults keep answers for an hour, and for seven days as stand-ins.
  public init(
    cache: Cache = .standard, ttl: Duration = .seconds(3_600),
    staleFor: Duration = .seconds(7 * 86_400), probeLease: Duration = .seconds(30)
  ) {
    self.cache = cache
    self.ttl = max(.zero, ttl)
    self.staleFor = max(.zero, staleFor)
    self.probeLease = max(.seconds(1), probeLease)
  }
}

/// One request of a process that serves several at once: how it uses the cache, and what was seen
/// of its sources.
///
/// A program that runs one search needs none. Where searches run side by side, each runs and is
/// settled within a scope of its own, because what one of them saw must not be taken for what
/// another one came to. Connections, limits and requests in flight are shared all the same.
public final class ResilienceScope: Sendable {
  /// The scope that the current task belongs to.
  @TaskLocal static var current: ResilienceScope?

  /// What the cache is used for within the scope; nil for what the options say.
  let cache: ResilienceOptions.Cache?

  private let observations = Mutex<[String: SourceObservation]>([:])

  /// Creates a scope.
  /// - Parameter cache: what the cache is used for; nil for what the options say.
  public init(cache: ResilienceOptions.Cache? = nil) { self.cache = cache }

  /// Runs work within the scope; tasks that it starts belong to the scope too.
  public func run<Success>(
    _ work: () async throws -> Success
  ) async rethrows -> Success {
    try await Self.$current.withValue(self, operation: work)
  }

  /// What was seen of a source within the scope.
  func observation(ofSource id: String) -> SourceObservation {
    observations.withLock { observations in
      if let known = observations[id] { return known }
      let new = SourceObservation()
      observations[id] = new
      return new
    }
  }
}

/// What was seen of a source, and allowed, since effects were last settled.
struct SourceObservation: Sendable {
  /// What its requests came to.
  let activity = SourceActivity()
  /// Whether it may be asked.
  let admission = AdmissionState()
}

/// What resilience takes from outside: the time of day, waiting and chance.
///
/// Times are those of the wall, because they are kept beyond the process. Tests put their own
/// closures here and wait for nothing.
public struct ResilienceEnvironment: Sendable {
  /// The time in milliseconds since 1970 UTC.
  public var now: @Sendable () -> Int64
  /// Waits; throws when the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// A number in 0..<1, evenly spread.
  public var random: @Sendable () -> Double

  /// Creates an environment; the defaults are the real ones.
  public init(
    now: @escaping @Sendable () -> Int64 = { ResilienceEnvironment.systemTime() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.now = now
    self.sleep = sleep
    self.random = random
  }

  /// Waits before a request.
  func pause(_ duration: Duration) async throws(ProviderError) {
    do { try await sleep(duration) } catch { throw .cancelled }
  }

  /// The system's time in milliseconds since 1970 UTC.
  public static func systemTime() -> Int64 {
    var time = timespec()
    guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
