import Synchronization

/// What a log-in at a source gave, or how the source refused it.
public struct SourceToken: Sendable, Hashable {
  /// What the source said against it.
  public struct Refusal: Sendable, Hashable {
    /// The source's words, cleaned and without secrets.
    public var message: String
    /// Until when nobody logs in again, in milliseconds since 1970 UTC.
    public var until: Int64

    /// Creates a refusal.
    public init(_ message: String, until: Int64) {
      self.message = message
      self.until = until
    }
  }

  /// The token; nil where the log-in itself was refused.
  public var secret: Secret?
  /// When the source was asked, in milliseconds since 1970 UTC.
  public var fetched: Int64
  /// When the token ends, in milliseconds since 1970 UTC; nil when nobody said.
  public var expires: Int64?
  /// How the source refused the log-in, or the token that it had just given; nil when it did not.
  public var refusal: Refusal?

  /// Creates a token, or the memory of a refusal.
  public init(
    _ secret: Secret?, fetched: Int64, expires: Int64? = nil, refusal: Refusal? = nil
  ) {
    self.secret = secret
    self.fetched = fetched
    self.expires = expires
    self.refusal = refusal
  }
}

/// Whose token it is.
public struct TokenKey: Sendable, Hashable {
  /// The provider's identifier in the configuration.
  public var provider: String
  /// All that the log-in is made of, secrets included: with another password it is another log-in.
  ///
  /// A store that writes to a disk writes a hash of it that nobody can check a guess against.
  public var material: [UInt8]

  /// Creates a key.
  public init(provider: String, material: [UInt8]) {
    self.provider = provider
    self.material = material
  }
}

/// Keeps the tokens of log-ins, so that a source is not logged into for every search.
///
/// **Choosing it.** ``MemoryTokenStore`` keeps them while the process runs, which suits tests and
/// programs that run for long. A program that ends after each search keeps them in a file.
///
/// **Implementing it.** A token is as good as the password for as long as it lasts: what is written
/// must be readable by its owner alone. A store that fails keeps nothing and tells it elsewhere: the
/// search goes on and logs in.
public protocol TokenStore: Sendable {
  /// What is known of a log-in; nil when nothing is.
  func token(for key: TokenKey) async -> SourceToken?
  /// Keeps what a log-in gave in place of what was known; nil forgets it.
  func keep(_ token: SourceToken?, for key: TokenKey) async
}

/// Keeps tokens in memory.
public final class MemoryTokenStore: TokenStore {
  private let tokens = Mutex<[TokenKey: SourceToken]>([:])

  /// Creates a store without any.
  public init() {}

  /// What is known of a log-in.
  public func token(for key: TokenKey) async -> SourceToken? { tokens.withLock { $0[key] } }

  /// Keeps what a log-in gave.
  public func keep(_ token: SourceToken?, for key: TokenKey) async {
    tokens.withLock { $0[key] = token }
  }
}
