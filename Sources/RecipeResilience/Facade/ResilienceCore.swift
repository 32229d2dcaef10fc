import PotluckSupport
import RecipeProviderKit
import Synchronization

/// What the wrappers of all sources share.
final class ResilienceCore: Sendable {
  let responses: any ResponseStore
  let ledger: any SourceLedger
  let options: ResilienceOptions
  let surroundings: Surroundings
  let freshness: Freshness
  let writer: CacheWriter
  /// A word that no other process uses, for rights in the ledger.
  let owner = (0..<8).map { _ in UInt8.random(in: 0...255) }.hexadecimal

  private let sources = Mutex<[String: Source]>([:])

  init(
    responses: any ResponseStore, ledger: any SourceLedger, options: ResilienceOptions,
    surroundings: Surroundings
  ) {
    self.responses = responses
    self.ledger = ledger
    self.options = options
    self.surroundings = surroundings
    writer = CacheWriter(store: responses)
    freshness = Freshness(ttl: options.ttl.milliseconds)
  }

  /// What the cache is used for, here and now.
  var cache: ResilienceOptions.Cache { ResilienceScope.current?.cache ?? options.cache }

  func now() -> Int64 { surroundings.now() }

  func register(_ source: Source) { sources.withLock { $0[source.id] = source } }

  /// The sources that this process tries out, with no result so far.
  var probed: [Source] { sources.withLock { $0.values.filter(\.admission.holdsProbe) } }

  func source(_ id: String) -> Source? { sources.withLock { $0[id] } }

  /// What hides a source's secrets from the store.
  func mask(_ source: Source) async -> SecretMask {
    if let mask = source.mask { return mask }
    let mask = SecretMask(source.secrets, seal: await responses.seal())
    source.mask = mask
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
        let lifetime = freshness.lifetime(of: response.response, briefly: briefly)
      else { return nil }
      change.response.freshUntil = response.storedAt + lifetime
      return CacheWriter.Work(change: change, mask: mask)
    }
    await writer.add(works)
  }
}
