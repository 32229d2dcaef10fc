import GRDB
import PotluckSupport
package import RecipeModel
import RecipeStore

/// Remembers searches in `history.sqlite`, for all processes.
///
/// It is a file of its own beside that of kept recipes: it can be cleared, or deleted, without a
/// thought of what is kept; what one of them suffers the other does not; and writing down a search
/// never waits for a recipe that is being kept. It is worth less, too: a failure costs no search,
/// and ``notices`` tells it.
package final class SearchHistory: HistoryStore {
  package static let fileName = "history.sqlite"
  /// The most searches that are remembered, and the most of them with their results.
  package static let most = 1_000
  package static let mostWithResults = 200
  /// The longest results that are kept, in bytes.
  package static let longestResults = 2 << 20

  private let file: StoreFile
  private let now: @Sendable () -> Int64

  /// Prepares the file; nothing is opened before it is needed.
  /// - Parameters:
  ///   - folder: where the file lies; made, for its owner alone, when it is missing.
  ///   - now: the time in milliseconds since 1970.
  package init(folder: String, now: @escaping @Sendable () -> Int64 = KeptMoment.now) {
    file = StoreFile(
      folder: folder, name: Self.fileName, label: "the history of searches",
      migrations: Self.migrations)
    self.now = now
  }

  /// What happened to the file that a person should know.
  package var notices: [Failure] { file.notices }

  package func close() async { await file.close() }

  /// Writes down a search that was made now; one that was made before counts once more.
  /// - Parameters:
  ///   - entry: what was asked and what came; its number, times and count are not looked at.
  ///   - results: the report's JSON as a program reads it back; too long ones are not kept.
  /// - Returns: its number; nil where it could not be written down.
  @discardableResult
  package func record(_ entry: HistoryEntry, results: String?) async -> Int? {
    let now = now()
    return await write { database in
      let number = try Int64.fetchOne(
        database,
        sql: """
          INSERT INTO search (asked, entry, firstAt, lastAt, count) VALUES (?, ?, ?, ?, 1)
          ON CONFLICT (asked) DO UPDATE
            SET entry = excluded.entry, lastAt = max(lastAt + 1, excluded.lastAt), count = count + 1
          RETURNING number
          """, arguments: [entry.key, HistoryEntry.codec.write(entry).text(), now, now])
      if let results, results.utf8.count <= Self.longestResults {
        try database.execute(
          sql: "INSERT OR REPLACE INTO results (search, report) VALUES (?, ?)",
          arguments: [number, results])
      }
      try Self.tidy(database)
      return number.map { Int($0) }
    }?.flatMap(\.self)
  }

  /// The searches that hold words beginning with these, newest first.
  package func list(matching words: String = "", limit: Int = most) async -> [HistoryEntry] {
    guard file.exists else { return [] }
    let words = TextMatching.words(words)
    let all = await file.run { database in
      try Row.fetchAll(database, sql: "\(Self.selection) ORDER BY lastAt DESC, number DESC")
        .compactMap(Self.entry)
    }
    return (all ?? []).first(limit) { $0.has(words) }
  }

  /// The search with a number.
  package func entry(_ number: Int) async -> HistoryEntry? {
    guard file.exists else { return nil }
    return await file.run { database in
      try Row.fetchOne(database, sql: "\(Self.selection) WHERE number = ?", arguments: [number])
        .flatMap(Self.entry)
    }?.flatMap(\.self)
  }

  /// What the search with a number brought the last time; nil where that is not kept.
  package func results(of number: Int) async -> String? {
    guard file.exists else { return nil }
    return await file.run { database in
      try String.fetchOne(
        database, sql: "SELECT report FROM results WHERE search = ?", arguments: [number])
    }?.flatMap(\.self)
  }

  /// Forgets one search.
  /// - Returns: whether there was one with that number.
  package func delete(_ number: Int) async -> Bool {
    await forget("number = ?", [number]) > 0
  }

  /// Forgets all searches.
  /// - Returns: how many there were.
  @discardableResult
  package func clear() async -> Int { await forget("true", []) }

  /// Forgets the searches that were last made before a moment, in milliseconds since 1970.
  /// - Returns: how many there were.
  @discardableResult
  package func clear(before moment: Int64) async -> Int { await forget("lastAt < ?", [moment]) }

  // MARK: The file

  private func forget(_ condition: String, _ arguments: StatementArguments) async -> Int {
    guard file.exists else { return 0 }
    let count = await write { database in
      try database.execute(sql: "DELETE FROM search WHERE \(condition)", arguments: arguments)
      return database.changesCount
    }
    if count ?? 0 > 0 {
      // What was asked is in the journal too, until that is emptied.
      _ = await file.run { database in
        _ = try? Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
    return count ?? 0
  }

  /// Runs work in a writing transaction that leaves nothing of what it deletes on the disk.
  private func write<Result: Sendable>(
    _ work: @Sendable @escaping (Database) throws -> Result
  ) async -> Result? {
    await file.write { database in
      try database.execute(sql: "PRAGMA secure_delete = ON")
      return try work(database)
    }
  }

  private static func tidy(_ database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM search WHERE number IN
          (SELECT number FROM search ORDER BY lastAt DESC, number DESC LIMIT -1 OFFSET \(most));
        DELETE FROM results WHERE search NOT IN
          (SELECT number FROM search ORDER BY lastAt DESC, number DESC LIMIT \(mostWithResults));
        """)
  }

  private static let selection = """
    SELECT number, entry, firstAt, lastAt, count,
      EXISTS (SELECT 1 FROM results WHERE search = number) AS hasResults
    FROM search
    """

  private static func entry(_ row: Row) -> HistoryEntry? {
    guard let text = row.text("entry"), let json = try? JSON(parsing: text),
      var entry = try? HistoryEntry.codec.decode(json)
    else { return nil }
    entry.number = Int(clamping: row.integer("number") ?? 0)
    entry.firstAt = KeptMoment.text(row.integer("firstAt") ?? 0)
    entry.lastAt = KeptMoment.text(row.integer("lastAt") ?? 0)
    entry.count = Int(clamping: row.integer("count") ?? 1)
    entry.hasResults = row.integer("hasResults") == 1
    return entry
  }

  private static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 searches") { database in
      try StoreMeta.create(database)
      try database.execute(
        sql: """
          CREATE TABLE search (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            asked TEXT NOT NULL UNIQUE,
            entry TEXT NOT NULL,
            firstAt INTEGER NOT NULL,
            lastAt INTEGER NOT NULL,
            count INTEGER NOT NULL
          ) STRICT;
          CREATE INDEX search_time ON search (lastAt);
          CREATE TABLE results (
            search INTEGER PRIMARY KEY REFERENCES search (number) ON DELETE CASCADE,
            report TEXT NOT NULL
          ) STRICT;
          """)
    }
    return migrator
  }
}
