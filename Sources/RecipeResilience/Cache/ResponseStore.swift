import PotluckSupport
public import RecipeProviderKit
import Synchronization

/// Keeps answers.
///
/// `RecipeStore`'s database keeps them on disk; ``MemoryResponseStore`` is for runs that cannot have
/// one, and for tests. A store never fails: what cannot be kept is forgotten. It is bounded in size
/// and forgets first what was not used for longest.
public protocol ResponseStore: Sendable {
  /// A random word that marks the places of secrets: 32 hexadecimal digits, the same as long as the
  /// store's answers are kept.
  func mark() async -> String

  /// A hash that nobody can make without the store's key.
  func fingerprint(of material: [UInt8]) async -> String

  /// Enciphers a secret of an answer, so that it can be written down with it.
  /// - Parameters:
  ///   - secret: the bytes.
  ///   - key: what nobody can make who does not know the source's secrets; of any length but zero.
  /// - Returns: nil when it cannot be enciphered; then the answer is not kept.
  func seal(_ secret: [UInt8], with key: [UInt8]) -> [UInt8]?

  /// The secret that was enciphered; nil with another key, or when a byte was changed.
  func open(_ sealed: [UInt8], with key: [UInt8]) -> [UInt8]?

  /// The answer that is kept, fresh or not.
  func response(for key: ResponseKey, now: Int64) async -> StoredResponse?

  /// Changes what is kept, all changes together.
  func apply(_ changes: [ResponseChange]) async

  /// Forgets the answers of providers, or all when there is no list.
  func removeAll(providers: [String]?) async
}

/// Under what one answer is kept.
public struct ResponseKey: Sendable, Hashable {
  /// The source that gave it.
  public var source: SourceKey
  /// A hash of the request, made by the store.
  public var request: String

  /// Creates a key.
  public init(source: SourceKey, request: String) {
    self.source = source
    self.request = request
  }
}

/// One answer as it is kept, with placeholders where secrets were.
///
/// Times are milliseconds since 1970 UTC.
public struct StoredResponse: Sendable, Hashable {
  /// The status code.
  public var status: Int
  /// The header fields, without those that carry credentials.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: [UInt8]
  /// When the answer came, or was last confirmed.
  public var storedAt: Int64
  /// Until when it is given without asking the service.
  public var freshUntil: Int64

  /// Creates an answer.
  public init(
    status: Int, headers: HTTPHeaders, body: [UInt8], storedAt: Int64, freshUntil: Int64
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
    self.freshUntil = freshUntil
  }

  /// How many bytes the answer takes, about.
  public var size: Int {
    headers.fields.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count }
  }

  /// The answer as a transport gives it.
  var response: HTTPResponse { HTTPResponse(status: status, headers: headers, body: body) }

  /// Whether the service need not be asked.
  ///
  /// An answer from the future is not trusted.
  func isFresh(now: Int64) -> Bool {
    now < freshUntil && storedAt <= now + SourceRecord.clockTolerance
  }
}

/// One change of what is kept.
public enum ResponseChange: Sendable, Hashable {
  /// Keep an answer in place of an earlier one.
  case save(ResponseKey, StoredResponse)
  /// The service confirmed the kept answer.
  case renew(ResponseKey, storedAt: Int64, freshUntil: Int64)

  /// Under what the answer is kept.
  package var key: ResponseKey {
    switch self {
    case .save(let key, _), .renew(let key, _, _): key
    }
  }
}

/// A store that ends with the process.
public final class MemoryResponseStore: ResponseStore {
  private struct Entry {
    var response: StoredResponse
    var use: Int
  }

  private struct State {
    var entries: [ResponseKey: Entry] = [:]
    var size = 0
    var uses = 0
  }

  private let state = Mutex(State())
  private let maxBytes: Int
  private let word = Hexadecimal.encode((0..<16).map { _ in UInt8.random(in: 0...255) })

  /// Creates an empty store of at most so many bytes.
  public init(maxBytes: Int = 32 << 20) { self.maxBytes = max(0, maxBytes) }

  /// How many answers are kept.
  public var count: Int { state.withLock { $0.entries.count } }

  /// The random word of this store.
  public func mark() async -> String { word }

  /// The material itself, in hexadecimal digits: nothing here is written down.
  public func fingerprint(of material: [UInt8]) async -> String { Hexadecimal.encode(material) }

  /// The secret behind what tells its key, as nothing here is written down.
  public func seal(_ secret: [UInt8], with key: [UInt8]) -> [UInt8]? {
    key.isEmpty ? nil : Self.sign(of: key) + secret
  }

  /// The secret; nil with another key.
  public func open(_ sealed: [UInt8], with key: [UInt8]) -> [UInt8]? {
    let sign = Self.sign(of: key)
    return !key.isEmpty && sealed.starts(with: sign) ? Array(sealed.dropFirst(sign.count)) : nil
  }

  private static func sign(of key: [UInt8]) -> [UInt8] {
    let hash = StableHash.of(Hexadecimal.encode(key))
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
  }

  /// The answer that is kept, fresh or not.
  public func response(for key: ResponseKey, now: Int64) async -> StoredResponse? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.use = state.uses
      return state.entries[key]?.response
    }
  }

  /// Changes what is kept.
  public func apply(_ changes: [ResponseChange]) async {
    state.withLock { state in
      for change in changes {
        switch change {
        case .save(let key, let response):
          state.uses += 1
          state.size -= state.entries[key]?.response.size ?? 0
          state.entries[key] = Entry(response: response, use: state.uses)
          state.size += response.size
        case .renew(let key, let storedAt, let freshUntil):
          state.entries[key]?.response.storedAt = storedAt
          state.entries[key]?.response.freshUntil = freshUntil
        }
      }
      guard state.size > maxBytes else { return }
      for (key, entry) in state.entries.sorted(by: { $0.value.use < $1.value.use }) {
        guard state.size > maxBytes else { break }
        state.size -= entry.response.size
        state.entries[key] = nil
      }
    }
  }

  /// Forgets the answers of providers, or all when there is no list.
  public func removeAll(providers: [String]?) async {
    state.withLock { state in
      state.entries = state.entries.filter {
        !(providers?.contains($0.key.source.provider) ?? true)
      }
      state.size = state.entries.values.reduce(0) { $0 + $1.response.size }
    }
  }
}
