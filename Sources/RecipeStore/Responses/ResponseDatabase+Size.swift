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
    return migrator
  }
}
