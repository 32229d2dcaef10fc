import GRDB

/// The table of a store's own words.
enum StoreMeta {
  static func create(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS meta (
          name TEXT PRIMARY KEY NOT NULL,
          value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """)
  }

  /// The words of the file; those proposed, or new ones, become its own when it has none.
  static func identity(
    _ database: Database, proposed: StoreIdentity?
  ) throws -> StoreIdentity {
    if let identity = try read(database) { return identity }
    let new = proposed ?? .random()
    try database.inTransaction(.immediate) {
      for (name, value) in [("salt", new.salt), ("seal", new.seal)] {
        try database.execute(
          sql: "INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)", arguments: [name, value])
      }
      return .commit
    }
    guard let identity = try read(database) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "its words are no words")
    }
    return identity
  }

  private static func read(_ database: Database) throws -> StoreIdentity? {
    let rows = try Row.fetchAll(
      database, sql: "SELECT name, value FROM meta WHERE name IN ('salt', 'seal') LIMIT 2")
    var words: [String: String] = [:]
    for row in rows { words[row.text("name") ?? ""] = row.text("value") }
    guard let salt = words["salt"], let seal = words["seal"], StoreIdentity.isWord(salt),
      StoreIdentity.isWord(seal)
    else { return nil }
    return StoreIdentity(salt: salt, seal: seal)
  }
}
