import GRDB
public import RecipeModel
public import RecipeResilience

/// Remembers sources in `state.sqlite`, for all processes.
///
/// When the file cannot be used, sources are remembered in memory for this run, and ``notices``
/// says so.
public final class StateDatabase: SourceLedger {
  private static let fileName = "state.sqlite"

  /// A record that was not changed for so long, in milliseconds, goes.
  static let idle: Int64 = 90 * 86_400_000

  let file: StoreFile
  private let key: StoreKey
  let now: @Sendable () -> Int64
  private let standIn = MemoryLedger()

  /// Prepares the database; nothing is opened before it is needed.
  /// - Parameters:
  ///   - folder: where the file lies; made, for its owner alone, when it is missing.
  ///   - key: what fingerprints are made with; nil for a key that lies in the same folder.
  ///   - now: the time in milliseconds since 1970.
  public init(
    folder: String, key: StoreKey? = nil,
    now: @escaping @Sendable () -> Int64 = { ResilienceEnvironment.systemTime() }
  ) {
    file = StoreFile(
      folder: folder, name: Self.fileName, label: "the memory of sources",
      migrations: Self.migrations)
    self.key = key ?? StoreKey(folder: folder)
    self.now = now
  }

  /// Where the file lies.
  public var path: String { file.path }

  /// What happened to the file that a person should know.
  public var notices: [Failure] { file.notices + key.notices }

  /// An HMAC-SHA256 with the store's key and salt.
  public func fingerprint(of material: [UInt8]) async -> String {
    key.fingerprint(of: material, salt: await file.identity().salt)
  }

  /// What is remembered of a source; a fresh record when nothing is.
  public func record(for key: SourceKey) async -> SourceRecord {
    guard !SourceKey.isProvisional(key.fingerprint) else { return await standIn.record(for: key) }
    let found = await file.run { try Self.read(key, in: $0) }
    guard let found else { return await standIn.record(for: key) }
    return found
  }

  /// The latest record of a provider with a configuration; nil when there is none.
  ///
  /// No file is made for the question.
  public func latestRecord(ofProvider id: String, place: [UInt8]) async -> SourceRecord? {
    guard file.exists || file.isIdentified else { return nil }
    let place = await fingerprint(of: place)
    let found = await file.run { database -> SourceRecord? in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT record FROM source WHERE provider = ? AND substr(fingerprint, 1, length(?)) = ?
          ORDER BY updated DESC LIMIT 1
          """,
        arguments: [id, place + "-", place + "-"])
      return row.flatMap(Self.record)
    }
    return found ?? standIn.latestRecord(SourceKey(provider: id, fingerprint: place))
  }

  /// Changes the records of sources together, in one immediate transaction.
  public func update<Result: Sendable>(
    _ keys: [SourceKey], _ change: @Sendable @escaping (inout [SourceRecord]) -> Result
  ) async -> Result {
    guard !keys.contains(where: { SourceKey.isProvisional($0.fingerprint) }) else {
      return await standIn.update(keys, change)
    }
    let now = now()
    let result = await file.write { database in
      let before = try keys.map { try Self.read($0, in: database) }
      var records = before
      let result = change(&records)
      for (key, (old, new)) in zip(keys, zip(before, records)) where old != new {
        try database.execute(
          sql: """
            INSERT OR REPLACE INTO source (provider, fingerprint, updated, record)
            VALUES (?, ?, ?, ?)
            """,
          arguments: [key.provider, key.fingerprint, now, new.json.text()])
      }
      try database.execute(
        sql: "DELETE FROM source WHERE updated < ?", arguments: [now - Self.idle])
      return result
    }
    if let result { return result }
    return await standIn.update(keys, change)
  }

  /// Forgets providers, or all of them when there is no list.
  public func reset(providers: [String]?) async -> [String] {
    let kept = await standIn.reset(providers: providers)
    guard file.exists else { return kept }
    let found = await file.write { database -> [String] in
      let all = try Row.fetchAll(database, sql: "SELECT DISTINCT provider FROM source")
      let gone = all.compactMap { $0.text("provider") }.filter { providers?.contains($0) ?? true }
      for provider in gone {
        try database.execute(sql: "DELETE FROM source WHERE provider = ?", arguments: [provider])
      }
      return gone
    }
    return Set(kept + (found ?? [])).sorted()
  }

  /// What SQLite's own check finds wrong with the file; empty when it is sound or missing.
  public func integrityProblems() async -> [String] { await file.integrityProblems() }

  private static func read(_ key: SourceKey, in database: Database) throws -> SourceRecord {
    let query = try database.cachedStatement(
      sql: "SELECT record FROM source WHERE provider = ? AND fingerprint = ?")
    let row = try Row.fetchOne(query, arguments: [key.provider, key.fingerprint])
    return row.flatMap(record) ?? SourceRecord()
  }

  /// The record in a row; nil when it cannot be read, which is like knowing nothing.
  private static func record(_ row: Row) -> SourceRecord? {
    guard let text = row.text("record"), let json = try? JSON(parsing: text) else { return nil }
    return SourceRecord(json: json)
  }

  private static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 sources") { database in
      try StoreMeta.create(database)
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS source (
            provider TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            updated INTEGER NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (provider, fingerprint)
          ) STRICT, WITHOUT ROWID
          """)
    }
    // What was remembered before lay under hashes of secrets that could be guessed.
    migrator.registerMigration("2 keyed fingerprints") { database in
      try database.execute(sql: "DELETE FROM source")
    }
    return migrator
  }
}
