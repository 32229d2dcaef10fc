import RecipeModel

#if PostgreSQL
  import PotluckSupport
  import RecipeKeeping
  import RecipeModel
  import RecipeStore

  /// Remembers the searches of one user, for all instances.
  final class SharedHistory: HistoryStore {
    private let pool: DatabasePool
    private let owner: String

    init(_ pool: DatabasePool, owner: String) { (self.pool, self.owner) = (pool, owner) }

    var notices: [Failure] { [] }

    func record(_ entry: HistoryEntry, results: String?) async -> Int? {
      let (now, owner) = (pool.now(), owner)
      let report = results.flatMap { $0.utf8.count <= SearchHistory.longestResults ? $0 : nil }
      // A search that cannot be written down is no worse for it.
      return try? await pool.answering { session, identity in
        try session.lock("history \(owner)")
        let number = try session.run(
          """
          INSERT INTO potluck.search AS s (owner, asked, entry, first_at, last_at, count, report)
          VALUES ($1, $2, $3, $4, $4, 1, $5)
          ON CONFLICT (owner, asked) DO UPDATE SET entry = excluded.entry,
            last_at = greatest(s.last_at + 1, excluded.last_at), count = s.count + 1,
            report = coalesce(excluded.report, s.report)
          RETURNING number
          """,
          [
            .text(owner), .text(identity.hash(of: Array(entry.key.utf8))),
            .text(HistoryEntry.codec.write(entry).text()), .integer(now), .optional(report),
          ]
        ).first?.integer(0)
        try session.run(
          """
          DELETE FROM potluck.search WHERE owner = $1 AND number IN (
            SELECT number FROM potluck.search WHERE owner = $1
            ORDER BY last_at DESC, number DESC OFFSET \(SearchHistory.most))
          """, [.text(owner)])
        try session.run(
          """
          UPDATE potluck.search SET report = NULL
          WHERE owner = $1 AND report IS NOT NULL AND number IN (
            SELECT number FROM potluck.search WHERE owner = $1
            ORDER BY last_at DESC, number DESC OFFSET \(SearchHistory.mostWithResults))
          """, [.text(owner)])
        return number.map { Int($0) }
      }
    }

    func list(matching words: String, limit: Int) async throws -> [HistoryEntry] {
      let words = TextMatching.words(words)
      let all = try await run("true ORDER BY last_at DESC, number DESC", [])
      return all.first(limit) { $0.has(words) }
    }

    func entry(_ number: Int) async throws -> HistoryEntry? {
      try await run("number = $2", [.integer(Int64(number))]).first
    }

    func results(of number: Int) async throws -> String? {
      try await pool.answering { [owner] session, _ in
        try session.run(
          "SELECT report FROM potluck.search WHERE owner = $1 AND number = $2",
          [.text(owner), .integer(Int64(number))]
        ).first?.text(0)
      }
    }

    func delete(_ number: Int) async throws -> Bool {
      try await forget("number = $2", [.integer(Int64(number))]) > 0
    }

    func clear() async throws -> Int { try await forget("true", []) }

    func clear(before moment: Int64) async throws -> Int {
      try await forget("last_at < $2", [.integer(moment)])
    }

    // MARK: The database

    private func forget(_ condition: String, _ values: [DatabaseValue]) async throws -> Int {
      try await pool.answering { [owner] session, _ in
        try session.run(
          "DELETE FROM potluck.search WHERE owner = $1 AND \(condition) RETURNING 1",
          [.text(owner)] + values
        ).count
      }
    }

    private func run(_ rest: String, _ values: [DatabaseValue]) async throws -> [HistoryEntry] {
      try await pool.answering { [owner] session, _ in
        try session.run(
          """
          SELECT number, entry, first_at, last_at, count, report IS NOT NULL
          FROM potluck.search WHERE owner = $1 AND \(rest)
          """, [.text(owner)] + values
        ).compactMap(Self.entry)
      }
    }

    private static func entry(_ row: DatabaseRow) -> HistoryEntry? {
      guard let json = row.text(1).flatMap({ try? JSON(parsing: $0) }),
        var entry = try? HistoryEntry.codec.decode(json)
      else { return nil }
      entry.number = Int(clamping: row.integer(0) ?? 0)
      entry.firstAt = KeptMoment.text(row.integer(2) ?? 0)
      entry.lastAt = KeptMoment.text(row.integer(3) ?? 0)
      entry.count = Int(clamping: row.integer(4) ?? 1)
      entry.hasResults = row.integer(5) == 1
      return entry
    }
  }
#endif
