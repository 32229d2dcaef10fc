import GRDB

/// What the cache holds.
public struct ResponseStatistics: Sendable, Hashable {
  /// Where the file lies.
  public var path: String
  /// How many answers are kept.
  public var entries: Int
  /// How many of them are given without asking the service.
  public var fresh: Int
  /// The others: they are confirmed first, or stand in.
  public var stale: Int
  /// The size of the file with its journal, in bytes.
  public var bytes: Int
  /// When the oldest answer came or was last confirmed, in milliseconds since 1970; nil without one.
  public var oldest: Int64?
}

extension ResponseDatabase {
  /// What the cache holds; nothing is made when there is none.
  public func statistics() async -> ResponseStatistics {
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
