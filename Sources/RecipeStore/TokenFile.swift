import Dispatch
import PotluckSupport
public import RecipeModel
public import RecipeProviderKit
public import RecipeResilience
import Synchronization

/// Keeps the tokens of log-ins in `tokens.json`, for all processes.
///
/// The file is protected by its mode alone (0600, in a folder that is 0700 when it is made here) and
/// not encrypted: whoever can read the user's files can read it, as with `~/.netrc` or the keys of
/// `ssh`. It holds no password; what a log-in is made of is a hash in it that nobody can check a guess
/// against without ``StoreKey``. Each change is written to another file that then takes its place, under a lock, so that processes that change it
/// at once lose nothing of each other.
///
/// When the file cannot be used, tokens are kept in memory for this run, and ``notices`` says so.
public final class TokenFile: TokenStore {
  private static let fileName = "tokens.json"
  /// The longest file that is read, in bytes.
  static let longest = 1 << 20
  /// How many tokens are kept, and how many of one provider.
  static let most = 100
  static let mostOfOne = 3

  /// Where the file lies.
  public let path: String
  private let folder: String
  private let key: StoreKey
  private let now: @Sendable () -> Int64
  private let queue = DispatchQueue(label: "potluck.tokens")
  private let standIn = MemoryTokenStore()
  private let told = Mutex<[Failure]>([])

  /// Prepares the file; nothing is opened before it is needed.
  /// - Parameters:
  ///   - folder: where the file lies; made, for its owner alone, when it is missing.
  ///   - key: what hashes are made with; nil for a key that lies in the same folder.
  ///   - now: the time in milliseconds since 1970.
  public init(
    folder: String, key: StoreKey? = nil,
    now: @escaping @Sendable () -> Int64 = { ResilienceEnvironment.systemTime() }
  ) {
    self.folder = folder
    self.key = key ?? StoreKey(folder: folder)
    self.now = now
    path = folder.hasSuffix("/") ? folder + Self.fileName : "\(folder)/\(Self.fileName)"
  }

  /// What happened to the file that a person should know.
  public var notices: [Failure] { told.withLock { $0 } + key.notices }

  /// What is known of a log-in.
  public func token(for key: TokenKey) async -> SourceToken? {
    let found = await run { contents in
      guard let contents, !contents.tokens.isEmpty else { return TokenRecord?.none }
      let hash = contents.hash(of: key, by: self.key)
      return contents.tokens.first { $0.provider == key.provider && $0.key == hash }
    }
    if let token = found?.token { return token }
    return await standIn.token(for: key)
  }

  /// Keeps what a log-in gave; nil forgets it.
  public func keep(_ token: SourceToken?, for key: TokenKey) async {
    let (now, secret) = (now(), self.key)
    // Under a hash that ends with this process nobody would find it again.
    guard secret.prepare() else { return await standIn.keep(token, for: key) }
    let isKept = await change { contents in
      let hash = contents.hash(of: key, by: secret)
      contents.tokens.removeAll { $0.provider == key.provider && $0.key == hash }
      if let token {
        contents.tokens.append(TokenRecord(provider: key.provider, key: hash, token: token))
      }
      contents.tidy(now: now)
    }
    await standIn.keep(isKept ? nil : token, for: key)
  }

  /// Forgets all tokens.
  /// - Returns: how many there were.
  @discardableResult
  public func clear() async -> Int {
    let count = await count()
    guard count > 0 || StoreFolder.identity(path) != nil else { return 0 }
    await change { $0.tokens = [] }
    return count
  }

  /// Forgets what sources refused, so that they are logged into again; of all when there is no list.
  /// - Returns: the identifiers of those that had refused something.
  @discardableResult
  public func forgetRefusals(ofProviders ids: [String]? = nil) async -> [String] {
    let isMeant = { @Sendable (record: TokenRecord) in
      record.token.refusal != nil && ids?.contains(record.provider) ?? true
    }
    let meant = await run { ($0?.tokens ?? []).filter(isMeant).map(\.provider) }
    guard !meant.isEmpty else { return [] }
    await change { contents in
      contents.tokens = contents.tokens.compactMap { record in
        var record = record
        if isMeant(record) { record.token.refusal = nil }
        return record.token.secret == nil && record.token.refusal == nil ? nil : record
      }
    }
    return Array(Set(meant)).sorted()
  }

  /// How many tokens are kept; refusals that are remembered do not count.
  public func count() async -> Int {
    await run { contents in (contents?.tokens ?? []).count { $0.token.secret != nil } }
  }

  // MARK: The file

  /// Looks at the file, away from the threads that all tasks share; nil when there is none or it
  /// cannot be used.
  private func run<Result: Sendable>(
    _ look: @Sendable @escaping (TokenContents?) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: look(StoreFolder.identity(self.path) == nil ? nil : self.read()))
      }
    }
  }

  /// Changes the file; false when it cannot be used.
  @discardableResult
  private func change(_ change: @Sendable @escaping (inout TokenContents) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.attempt(change)) }
    }
  }

  private func attempt(_ change: (inout TokenContents) -> Void) -> Bool {
    do {
      try StoreFolder.make(folder)
      return try StoreFolder.alone(in: folder) {
        var contents = TokenContents.fresh()
        if StoreFolder.identity(path) != nil {
          guard let read = read(replacingDamage: true) else { return false }
          contents = read
        }
        change(&contents)
        try PrivateFile.write(TokenContents.codec.write(contents).bytes(), to: path)
        return true
      }
    } catch {
      note(
        .storage, "the tokens of log-ins cannot be kept in \(path): \(error)",
        fix: "check that the folder exists and may be written; this run keeps them in memory")
      return false
    }
  }

  /// What is in the file; nil when it cannot be used.
  private func read(replacingDamage: Bool = false) -> TokenContents? {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try PrivateFile.read(path, most: Self.longest + 1) } catch {
      note(
        .storage, "the tokens of log-ins in \(path) cannot be read: \(error)",
        fix: "check who may read the file; this run keeps them in memory")
      return nil
    }
    let document = bytes.count > Self.longest ? nil : try? JSON(parsing: bytes)
    if let version = document?["version"]?.intValue, version > TokenContents.version {
      note(
        .newer, "the tokens of log-ins in \(path) are of a newer version of potluck",
        fix: "use that version, or delete the file; this run keeps them in memory")
      return nil
    }
    guard let document, let contents = try? TokenContents.codec.decode(document),
      StoreIdentity.isWord(contents.salt)
    else {
      note(
        .damaged, "the tokens of log-ins in \(path) were damaged",
        fix: "they are begun anew; sources are logged into again")
      // What cannot be read may hold secrets all the same, and serves nobody.
      return replacingDamage ? .fresh() : nil
    }
    guard contents.hashes == TokenContents.keyed else {
      // Its hashes of passwords could be guessed: nothing of the file stays.
      let fresh = TokenContents.fresh()
      try? PrivateFile.write(TokenContents.codec.write(fresh).bytes(), to: path)
      return fresh
    }
    return contents
  }

  private func note(_ code: Failure.Code, _ message: String, fix: String) {
    let notice = Failure(code, message, fix: fix)
    told.withLock { if !$0.contains(notice) { $0.append(notice) } }
  }
}

/// What the file of tokens holds.
struct TokenContents: Sendable {
  static let version = 1

  /// How hashes are made; files of the time before have other ones.
  static let keyed = "HMAC-SHA256"

  /// Goes into every hash.
  var salt = ""
  /// How the hashes in the file were made; nil by SHA-256 with the salt alone.
  var hashes: String?
  var tokens: [TokenRecord] = []

  /// Contents of a new file.
  static func fresh() -> TokenContents {
    TokenContents(salt: StoreIdentity.random().salt, hashes: keyed)
  }

  static let codec: ObjectCodec<TokenContents> = ObjectCodec(
    "tokens", place: "the file of tokens", draft: TokenContents(), isOpen: true,
    [
      .written("version", .integer(1...version)) { _ in version },
      .required("salt", \.salt, .text),
      .optional("hashes", \.hashes, .text),
      .always("tokens", \.tokens, .list(.object(TokenRecord.codec))),
    ])

  /// The hash of what a log-in is made of.
  func hash(of key: TokenKey, by secret: StoreKey) -> String {
    secret.fingerprint(of: key.material, salt: salt)
  }

  /// Leaves out what serves nobody: tokens that have ended, old refusals, and the oldest of too many.
  mutating func tidy(now: Int64) {
    tokens.removeAll { record in
      let token = record.token
      return (token.expires ?? .max) <= now && token.refusal == nil
        || token.secret == nil && (token.refusal?.until ?? 0) <= now
    }
    var counts: [String: Int] = [:]
    var kept: [TokenRecord] = []
    for record in tokens.reversed() where kept.count < TokenFile.most {
      counts[record.provider, default: 0] += 1
      if counts[record.provider, default: 0] <= TokenFile.mostOfOne { kept.append(record) }
    }
    tokens = kept.reversed()
  }
}

/// One token in the file.
struct TokenRecord: Sendable {
  var provider = ""
  /// The hash of what the log-in is made of.
  var key = ""
  var token = SourceToken(nil, fetched: 0)

  static let codec: ObjectCodec<TokenRecord> = ObjectCodec(
    "token", place: "a token", draft: TokenRecord(), isOpen: true,
    [
      .required("provider", \.provider, .text),
      .required("key", \.key, .text),
      .optional("token", \.token.secret, secret),
      .required("fetched", \.token.fetched, moment),
      .optional("expires", \.token.expires, moment),
      .optional("refusal", \.token.refusal, .object(refusal)),
    ])

  private static let refusal: ObjectCodec<SourceToken.Refusal> = ObjectCodec(
    "refusal", place: "a refusal", draft: SourceToken.Refusal("", until: 0), isOpen: true,
    [
      .required("message", \.message, .text),
      .required("until", \.until, moment),
    ])

  private static var secret: ValueCodec<Secret> {
    ValueCodec<String>.text.map { text, _ in
      Secret(text)
    } write: {
      $0.exposed
    }
  }

  /// Milliseconds since 1970.
  private static var moment: ValueCodec<Int64> {
    ValueCodec<Int>.integer(0...(1 << 52)).map { number, _ in
      Int64(number)
    } write: {
      Int($0)
    }
  }
}
