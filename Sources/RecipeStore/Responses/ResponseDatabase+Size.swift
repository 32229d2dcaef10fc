import GRDB

extension ResponseDatabase {
  /// Removes what was not used for long, and then as much as the bound asks for.
  ///
  /// Above the bound a tenth more is removed than needed, so that not every answer removes another.
  static func evict(maxBytes: Int, now: Int64, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM response WHERE usedAt < ?", arguments: [now - idle])
    let used = try usedBytes(database)
    guard used > maxBytes else { return }
    var excess = used - maxBytes / 10 * 9
    let rows = try Row.fetchAll(
      database, sql: "SELECT request, size FROM response ORDER BY usedAt, storedAt LIMIT 100000")
    for row in rows {
      guard excess > 0, let request = row.text("request") else { break }
      try database.execute(
        sql: "DELETE FROM response WHERE request = ?", arguments: [request])
      excess -= Int(clamping: row.integer("size") ?? 0)
    }
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
    return migrator
  }
}
