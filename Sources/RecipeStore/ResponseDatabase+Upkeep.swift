import GRDB

extension ResponseDatabase {
  /// What a row takes beside the answer itself, at most: its keys, its place in three indexes, and
  /// pages that are not full.
  private static let overhead = 16_384

  /// Removes what was not used for long.
  static func removeIdle(now: Int64, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM response WHERE usedAt < ?", arguments: [now - idle])
  }

  /// Removes as much as it takes for one more answer of that size, what was not used for longest
  /// first.
  ///
  /// Room is made beforehand, so that the file never grows beyond its bound. Where it is short, a
  /// tenth more is removed than needed, so that not every answer removes another.
  static func makeRoom(for size: Int, maxBytes: Int, in database: Database) throws {
    let needed = try usedBytes(database) + size + overhead
    guard needed > maxBytes else { return }
    var excess = needed - maxBytes + maxBytes / 10
    let rows = try Row.fetchAll(
      database, sql: "SELECT request, size FROM response ORDER BY usedAt, storedAt LIMIT 100000")
    for row in rows {
      guard excess > 0, let request = row.text("request") else { break }
      try database.execute(
        sql: "DELETE FROM response WHERE request = ?", arguments: [request])
      excess -= max(0, Int(clamping: row.integer("size") ?? 0))
    }
  }

  /// Gives room back to the disk when the file is larger than its bound, such as after the bound was
  /// made smaller.
  static func shrink(to maxBytes: Int, in database: Database) throws {
    let pages = try Int64.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    let size = try Int64.fetchOne(database, sql: "PRAGMA page_size") ?? 4_096
    let excess = pages - Int64(maxBytes) / max(1, size)
    guard excess > 0 else { return }
    _ = try Row.fetchAll(database, sql: "PRAGMA incremental_vacuum(\(excess))")
  }

  /// How much of the file is in use, in bytes.
  static func usedBytes(_ database: Database) throws -> Int {
    let pages = try Int64.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    let free = try Int64.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0
    let size = try Int64.fetchOne(database, sql: "PRAGMA page_size") ?? 4_096
    return Int(clamping: max(0, pages - free).multipliedReportingOverflow(by: size).partialValue)
  }

  static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 responses") { database in
      try StoreMeta.create(database)
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS response (
            request TEXT PRIMARY KEY NOT NULL,
            provider TEXT NOT NULL,
            source TEXT NOT NULL,
            status INTEGER NOT NULL,
            headers TEXT NOT NULL,
            body BLOB NOT NULL,
            storedAt INTEGER NOT NULL,
            freshUntil INTEGER NOT NULL,
            usedAt INTEGER NOT NULL,
            size INTEGER NOT NULL
          ) STRICT
          """)
      try database.execute(
        sql: "CREATE INDEX IF NOT EXISTS response_use ON response (usedAt, storedAt, size)")
      try database.execute(
        sql: "CREATE INDEX IF NOT EXISTS response_provider ON response (provider)")
    }
    migrator.registerMigration("2 checksums") { database in
      // What was kept before has none, and may hide secrets in a way that is not read any more.
      try database.execute(sql: "DELETE FROM response")
      let columns = try database.columns(in: "response").map(\.name)
      guard !columns.contains("checksum") else { return }
      try database.execute(
        sql: "ALTER TABLE response ADD COLUMN checksum BLOB NOT NULL DEFAULT x''")
    }
    // What was kept before lay under hashes of secrets that could be guessed, and held placeholders
    // that nobody opens any more.
    migrator.registerMigration("3 keyed fingerprints") { database in
      try database.execute(sql: "DELETE FROM response")
    }
    return migrator
  }
}

/// What the cache holds.
package struct ResponseStatistics: Sendable, Hashable {
  /// Where the file lies.
  package var path: String
  /// How many answers are kept.
  package var entries: Int
  /// How many of them are given without asking the service.
  package var fresh: Int
  /// The others: they are confirmed first, or stand in.
  package var stale: Int
  /// The size of the file with its journal, in bytes.
  package var bytes: Int
  /// When the oldest answer came or was last confirmed, in milliseconds since 1970; nil without one.
  package var oldest: Int64?
}

extension ResponseDatabase {
  /// What the cache holds; nothing is made when there is none.
  package func statistics() async -> ResponseStatistics {
    var result = ResponseStatistics(path: path, entries: 0, fresh: 0, stale: 0, bytes: fileBytes)
    guard file.exists else { return result }
    let now = now()
    let counts = await file.run { database -> (Int, Int, Int64?) in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT count(*) AS entries, total(freshUntil > ?) AS fresh, min(storedAt) AS oldest
          FROM response
          """, arguments: [now])
      return (
        Int(clamping: row?.integer("entries") ?? 0), Int(clamping: row?.integer("fresh") ?? 0),
        row?.integer("oldest")
      )
    }
    if let counts {
      (result.entries, result.fresh, result.oldest) = counts
      result.stale = max(0, counts.0 - counts.1)
    }
    result.bytes = fileBytes
    return result
  }

  /// Forgets all answers and gives the room back.
  /// - Returns: how many answers were forgotten.
  @discardableResult
  public func clear() async -> Int {
    let count = await statistics().entries
    await removeAll(providers: nil)
    guard file.exists else { return count }
    _ = await file.run { database in
      // Another process that reads or writes may be in the way; the rows are gone all the same.
      try? database.execute(sql: "VACUUM")
      _ = try? Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    return count
  }

  /// What SQLite's own check finds wrong with the file; empty when it is sound or missing.
  public func integrityProblems() async -> [String] { await file.integrityProblems() }

  private var fileBytes: Int {
    ["", "-wal"].reduce(0) { $0 + StoreFolder.size(path + $1) }
  }
}

extension StoreFile {
  /// What SQLite's own check finds wrong; at most ten findings.
  func integrityProblems() async -> [String] {
    guard exists else { return [] }
    let found = await run { database in
      try Row.fetchAll(database, sql: "PRAGMA integrity_check(10)").compactMap { row in
        String.fromDatabaseValue(row.databaseValues.first ?? .null)
      }
    }
    return (found ?? []).filter { $0 != "ok" }
  }
}
