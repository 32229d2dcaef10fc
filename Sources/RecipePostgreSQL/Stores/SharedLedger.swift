#if PostgreSQL
  import PotluckSupport
  import RecipeModel
  import RecipeResilience
  import RecipeStore

  /// Remembers sources for all instances, which count their requests together.
  ///
  /// While the database is away each instance goes on with what it knew last, and sends nothing to a
  /// source with a daily quota, since nobody knows what the others have sent
  /// (``RecipeResilience/SourceRecord/isAlone``).
  final class SharedLedger: SourceLedger {
    private static let idle: Int64 = 90 * 86_400_000

    private let pool: DatabasePool
    private let standIn = MemoryLedger()
    private let provisional = StoreIdentity.random()

    init(_ pool: DatabasePool) { self.pool = pool }

    func fingerprint(of material: [UInt8]) async -> String {
      await pool.fingerprint(of: material, provisional)
    }

    func record(for key: SourceKey) async -> SourceRecord {
      if !SourceKey.isProvisional(key.fingerprint),
        let record = try? await pool.run(.counted, { try Self.read(key, in: $0) })
      {
        return record
      }
      return await standIn.record(for: key)
    }

    func latestRecord(ofProvider id: String, place: [UInt8]) async -> SourceRecord? {
      let place = await fingerprint(of: place)
      let found = try? await pool.run(.counted) { session in
        try session.run(
          """
          SELECT record FROM potluck.source WHERE provider = $1 AND starts_with(fingerprint, $2)
          ORDER BY updated DESC LIMIT 1
          """, [.text(id), .text(place + "-")]
        ).first.flatMap(Self.record)
      }
      return found ?? standIn.latestRecord(SourceKey(provider: id, fingerprint: place))
    }

    func update<Result: Sendable>(
      _ keys: [SourceKey], _ change: @Sendable @escaping (inout [SourceRecord]) -> Result
    ) async -> Result {
      guard !keys.contains(where: { SourceKey.isProvisional($0.fingerprint) }) else {
        return await alone(keys, change)
      }
      let (pool, now) = (pool, pool.now())
      // What a search has come to is counted even when the search is cancelled.
      let shared = await Task {
        try await pool.run(.counted) { session in
          try Self.lock(keys, in: session)
          let before = try keys.map { try Self.read($0, in: session) }
          var records = before
          let result = change(&records)
          for (key, (old, new)) in zip(keys, zip(before, records)) where old != new {
            try session.run(
              """
              INSERT INTO potluck.source VALUES ($1, $2, $3, $4)
              ON CONFLICT (provider, fingerprint) DO UPDATE
                SET updated = excluded.updated, record = excluded.record
              """,
              [.text(key.provider), .text(key.fingerprint), .integer(now), .text(new.json.text())])
          }
          return (result, records)
        }
      }.result
      guard case .success(let (result, records)) = shared else { return await alone(keys, change) }
      await standIn.update(keys) { $0 = records }
      return result
    }

    func reset(providers: [String]?) async -> [String] {
      let found = try? await pool.run(.careful) { session -> [String] in
        try session.run(
          "DELETE FROM potluck.source WHERE updated < $1",
          [.integer(self.pool.now() - Self.idle)])
        let all = try session.run("SELECT provider, fingerprint FROM potluck.source").map {
          SourceKey(provider: $0.text(0) ?? "", fingerprint: $0.text(1) ?? "")
        }
        let gone = all.filter { providers?.contains($0.provider) ?? true }
        // Whoever is about to write what it has read writes first.
        try Self.lock(gone, in: session)
        for key in gone {
          try session.run(
            "DELETE FROM potluck.source WHERE provider = $1 AND fingerprint = $2",
            [.text(key.provider), .text(key.fingerprint)])
        }
        return Set(gone.map(\.provider)).sorted()
      }
      let kept = await standIn.reset(providers: providers)
      return Set(kept + (found ?? [])).sorted()
    }

    /// Changes what this instance alone remembers.
    private func alone<Result: Sendable>(
      _ keys: [SourceKey], _ change: @Sendable @escaping (inout [SourceRecord]) -> Result
    ) async -> Result {
      await standIn.update(keys) { records in
        for place in records.indices { records[place].isAlone = true }
        return change(&records)
      }
    }

    /// Holds the locks of sources, in one order for all, until the transaction ends.
    private static func lock(_ keys: [SourceKey], in session: DatabaseSession) throws {
      let ordered = Set(keys).sorted {
        ($0.provider, $0.fingerprint) < ($1.provider, $1.fingerprint)
      }
      for key in ordered { try session.lock("source \(key.provider) \(key.fingerprint)") }
    }

    private static func read(_ key: SourceKey, in session: DatabaseSession) throws -> SourceRecord {
      let rows = try session.run(
        "SELECT record FROM potluck.source WHERE provider = $1 AND fingerprint = $2",
        [.text(key.provider), .text(key.fingerprint)])
      return rows.first.flatMap(record) ?? SourceRecord()
    }

    /// The record in a row; nil when it cannot be read, which is like knowing nothing.
    private static func record(_ row: DatabaseRow) -> SourceRecord? {
      row.text(0).flatMap { try? JSON(parsing: $0) }.map { SourceRecord(json: $0) }
    }
  }
#endif
