import Crypto
import GRDB
public import RecipeModel
package import RecipeProviderKit
public import RecipeResilience

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps answers in `responses.sqlite`, for all processes.
///
/// Requests are kept as hashes alone. When the file cannot be used, answers are kept in memory for
/// this run, and ``notices`` says so.
public final class ResponseDatabase: ResponseStore {
  private static let fileName = "responses.sqlite"
  /// A web page has hundreds of kilobytes: in SQLite's usual pages it would be written in as many pieces.
  private static let pageSize = 16_384

  /// An answer above this size, in bytes, is not kept, nor one above a quarter of all room.
  static let largest = 4 << 20
  /// An answer that was not used for so long, in milliseconds, goes.
  static let idle: Int64 = 30 * 86_400_000
  /// How exact the time of the last use is, in milliseconds.
  private static let useGrain: Int64 = 600_000

  let file: StoreFile
  private let key: StoreKey
  let maxBytes: Int
  let now: @Sendable () -> Int64
  private let standIn: MemoryResponseStore

  /// Prepares the database; nothing is opened before it is needed.
  /// - Parameters:
  ///   - folder: where the file lies; made, for its owner alone, when it is missing.
  ///   - key: what fingerprints are made with; nil for a key that lies in the same folder.
  ///   - maxBytes: what the answers may take; those that were not used for longest go first.
  ///   - now: the time in milliseconds since 1970.
  public init(
    folder: String, key: StoreKey? = nil, maxBytes: Int = 64 << 20,
    now: @escaping @Sendable () -> Int64 = { ResilienceEnvironment.systemTime() }
  ) {
    file = StoreFile(
      folder: folder, name: Self.fileName, label: "the cache", migrations: Self.migrations,
      pageSize: Self.pageSize)
    self.key = key ?? StoreKey(folder: folder)
    self.maxBytes = max(0, maxBytes)
    self.now = now
    standIn = MemoryResponseStore(maxBytes: min(maxBytes, 32 << 20))
  }

  /// Where the file lies.
  public var path: String { file.path }

  /// What happened to the file that a person should know.
  public var notices: [Failure] { file.notices + key.notices }

  /// The random word of this store.
  public func mark() async -> String { await file.identity().mark }

  /// An HMAC-SHA256 with the store's key and salt.
  public func fingerprint(of material: [UInt8]) async -> String {
    key.fingerprint(of: material, salt: await file.identity().salt)
  }

  /// Enciphers a secret with ChaCha20-Poly1305.
  public func seal(_ secret: [UInt8], with key: [UInt8]) -> [UInt8]? {
    SecretCipher.seal(secret, with: key)
  }

  /// The secret that was enciphered; nil with another key, or when a byte was changed.
  public func open(_ sealed: [UInt8], with key: [UInt8]) -> [UInt8]? {
    SecretCipher.open(sealed, with: key)
  }

  /// The answer that is kept, fresh or not.
  public func response(for key: ResponseKey, now: Int64) async -> StoredResponse? {
    guard !SourceKey.isProvisional(key.request) else {
      return await standIn.response(for: key, now: now)
    }
    let found = await file.run { database in
      try Self.find(key, now: now, in: database)
    }
    guard let found else { return await standIn.response(for: key, now: now) }
    return found
  }

  /// Changes what is kept; answers of more than four megabytes, or of more than a quarter of all
  /// room, are left out.
  public func apply(_ changes: [ResponseChange]) async {
    let largest = min(Self.largest, maxBytes / 4)
    let changes = changes.filter {
      if case .save(_, let response) = $0 { response.size <= largest } else { true }
    }
    guard !changes.isEmpty else { return }
    if changes.contains(where: { SourceKey.isProvisional($0.key.request) }) {
      return await standIn.apply(changes)
    }
    let (now, maxBytes) = (now(), maxBytes)
    let isDone = await file.write { database in
      try Self.removeIdle(now: now, in: database)
      for change in changes {
        if case .save(_, let response) = change {
          try Self.makeRoom(for: response.size, maxBytes: maxBytes, in: database)
        }
        try Self.apply(change, now: now, in: database)
      }
      try Self.shrink(to: maxBytes, in: database)
      return true
    }
    if isDone == nil { await standIn.apply(changes) }
  }

  /// Forgets the answers of providers, or all when there is no list.
  public func removeAll(providers: [String]?) async {
    await standIn.removeAll(providers: providers)
    guard file.exists else { return }
    _ = await file.write { database in
      guard let providers else { return try database.execute(sql: "DELETE FROM response") }
      for provider in providers {
        try database.execute(
          sql: "DELETE FROM response WHERE provider = ?", arguments: [provider])
      }
    }
  }

  private static func find(
    _ key: ResponseKey, now: Int64, in database: Database
  ) throws -> StoredResponse? {
    let query = try database.cachedStatement(
      sql: """
        SELECT status, headers, body, storedAt, freshUntil, usedAt, checksum FROM response
        WHERE request = ? AND source = ?
        """)
    let row = try Row.fetchOne(query, arguments: [key.request, key.source.fingerprint])
    guard let row else { return nil }
    guard let response = StoredResponse(row) else {
      // What a disk has damaged is no answer. It is asked for again, whether it can be removed or not.
      try? database.execute(
        sql: "DELETE FROM response WHERE request = ?", arguments: [key.request])
      return nil
    }
    let usedAt = row.integer("usedAt") ?? 0
    if usedAt < now - useGrain || usedAt > now + useGrain {
      // The time of use is worth no failure: another process may be writing.
      try? database.execute(
        sql: "UPDATE response SET usedAt = ? WHERE request = ?", arguments: [now, key.request])
    }
    return response
  }

  private static func apply(
    _ change: ResponseChange, now: Int64, in database: Database
  ) throws {
    switch change {
    case .save(let key, let response):
      let insertion = try database.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO response
            (request, provider, source, status, headers, body, storedAt, freshUntil, usedAt, size,
             checksum)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """)
      try response.body.withDatabaseBytes { body in
        try insertion.execute(
          arguments: [
            key.request, key.source.provider, key.source.fingerprint, response.status,
            response.headerText, body, response.storedAt, response.freshUntil, now, response.size,
            response.checksum.databaseBytes,
          ])
        // The statement is used again, and would hold on to the body.
        insertion.setUncheckedArguments(StatementArguments())
      }
    case .renew(let key, let storedAt, let freshUntil):
      try database.execute(
        sql: """
          UPDATE response SET storedAt = ?, freshUntil = ?, usedAt = ?
          WHERE request = ? AND source = ?
          """,
        arguments: [storedAt, freshUntil, now, key.request, key.source.fingerprint])
    }
  }
}

extension StoredResponse {
  /// The answer in a row; nil when the row is not as this program has written it.
  init?(_ row: Row) {
    guard let status = row.integer("status"), 100...999 ~= status,
      let text = row.text("headers"), let headers = Self.headers(text),
      let body = row.bytes("body"), let storedAt = row.integer("storedAt"),
      let freshUntil = row.integer("freshUntil"), storedAt.isTime, freshUntil.isTime,
      row.bytes("checksum") == Self.checksum(status: Int(status), headers: text, body: body)
    else { return nil }
    self.init(
      status: Int(status), headers: headers, body: body, storedAt: storedAt,
      freshUntil: freshUntil)
  }

  /// The header fields as JSON: an array of pairs.
  package var headerText: String {
    JSON.array(headers.fields.map { .array([.string($0.name), .string($0.value)]) }).text()
  }

  /// What tells whether a disk has changed the answer since it was written.
  var checksum: [UInt8] {
    Self.checksum(status: status, headers: headerText, body: body)
  }

  private static func checksum(status: Int, headers: String, body: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(data: Array("\(status) \(headers.utf8.count) \(headers)".utf8))
    hash.update(data: body)
    return Array(hash.finalize())
  }

  /// The header fields that ``headerText`` wrote; nil for any other text.
  package static func headers(_ text: String) -> HTTPHeaders? {
    guard let fields = (try? JSON(parsing: text))?.arrayValue else { return nil }
    var headers = HTTPHeaders()
    for field in fields {
      guard let pair = field.arrayValue, pair.count == 2, let name = pair[0].stringValue,
        let value = pair[1].stringValue
      else { return nil }
      headers.append(name, value)
    }
    return headers
  }
}

extension Int64 {
  /// Whether a time is one that sums cannot overflow with.
  package var isTime: Bool { 0..<(1 << 52) ~= self }
}

extension [UInt8] {
  /// The bytes as SQLite takes them.
  var databaseBytes: DatabaseValue { Data(self).databaseValue }

  /// Runs work on the bytes as SQLite takes them, without a copy: they must not outlive the call.
  func withDatabaseBytes<Result>(_ work: (DatabaseValue) throws -> Result) rethrows -> Result {
    try withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return try work(databaseBytes) }
      let data = Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: base), count: bytes.count, deallocator: .none
      )
      return try work(data.databaseValue)
    }
  }
}
