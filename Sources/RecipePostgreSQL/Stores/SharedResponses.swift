#if PostgreSQL
  import PotluckSupport
  import RecipeProviderKit
  import RecipeResilience
  import RecipeStore
  import Synchronization

  /// Keeps answers for all instances; in memory while the database is away.
  final class SharedResponses: ResponseStore {
    /// An answer above this size, in bytes, is not kept, nor one above a quarter of all room.
    private static let largest = 4 << 20
    private static let idle: Int64 = 30 * 86_400_000
    /// How many answers are removed at once, at most.
    private static let mostRemoved = 20_000
    /// How exact the time of the last use is, in milliseconds.
    private static let useGrain: Int64 = 600_000

    private let pool: DatabasePool
    private let maxBytes: Int
    private let standIn: MemoryResponseStore
    private let provisional = StoreIdentity.random()
    /// How much was written since room was last made.
    private let written = Mutex(Int.max)

    init(_ pool: DatabasePool, maxBytes: Int) {
      (self.pool, self.maxBytes) = (pool, max(0, maxBytes))
      standIn = MemoryResponseStore(maxBytes: min(maxBytes, 32 << 20))
    }

    func mark() async -> String {
      (try? await pool.identity())?.store.mark ?? provisional.mark
    }

    func seal(_ secret: [UInt8], with key: [UInt8]) -> [UInt8]? {
      SecretCipher.seal(secret, with: key)
    }

    func open(_ sealed: [UInt8], with key: [UInt8]) -> [UInt8]? {
      SecretCipher.open(sealed, with: key)
    }

    func fingerprint(of material: [UInt8]) async -> String {
      await pool.fingerprint(of: material, provisional)
    }

    func response(for key: ResponseKey, now: Int64) async -> StoredResponse? {
      guard !SourceKey.isProvisional(key.request) else {
        return await standIn.response(for: key, now: now)
      }
      do {
        return try await pool.run(.quick) { try Self.find(key, now: now, in: $0) }
      } catch { return await standIn.response(for: key, now: now) }
    }

    func apply(_ changes: [ResponseChange]) async {
      let largest = min(Self.largest, maxBytes / 4)
      var (kept, size) = ([ResponseChange](), 0)
      for change in changes {
        guard case .save(let key, let response) = change else {
          kept.append(change)
          continue
        }
        guard response.size <= largest else { continue }
        if SourceKey.isProvisional(key.request) { return await standIn.apply(changes) }
        kept.append(change)
        size += response.size
      }
      guard !kept.isEmpty else { return }
      let (now, maxBytes, part) = (pool.now(), maxBytes, maxBytes / 50)
      let makesRoom = written.withLock { written in
        written = written > part ? size : written + size
        return written == size
      }
      // Rows are changed in one order by all, so that nobody waits for each other.
      let ordered = kept.sorted { $0.key.request < $1.key.request }
      do {
        try await pool.run(.quick) { session in
          for change in ordered { try Self.apply(change, now: now, in: session) }
          if makesRoom { try Self.makeRoom(maxBytes - part, now: now, in: session) }
        }
      } catch { await standIn.apply(kept) }
    }

    func removeAll(providers: [String]?) async {
      await standIn.removeAll(providers: providers)
      _ = try? await pool.run(.careful) { session in
        guard let providers else { try session.run("DELETE FROM potluck.response"); return }
        for provider in providers {
          try session.run(
            "DELETE FROM potluck.response WHERE provider = $1", [.text(provider)])
        }
      }
    }

    private static func find(
      _ key: ResponseKey, now: Int64, in session: DatabaseSession
    ) throws -> StoredResponse? {
      let rows = try session.run(
        """
        SELECT status, headers, body, stored_at, fresh_until, used_at FROM potluck.response
        WHERE request = $1 AND source = $2
        """, [.text(key.request), .text(key.source.fingerprint)])
      guard let row = rows.first, let status = row.integer(0), let text = row.text(1),
        let headers = StoredResponse.headers(text), let body = row.values[2],
        let storedAt = row.integer(3), let freshUntil = row.integer(4), storedAt.isTime,
        freshUntil.isTime
      else { return nil }
      let usedAt = row.integer(5) ?? 0
      if usedAt < now - useGrain || usedAt > now + useGrain {
        try session.run(
          "UPDATE potluck.response SET used_at = $1 WHERE request = $2",
          [.integer(now), .text(key.request)])
      }
      return StoredResponse(
        status: Int(status), headers: headers, body: body, storedAt: storedAt,
        freshUntil: freshUntil)
    }

    private static func apply(
      _ change: ResponseChange, now: Int64, in session: DatabaseSession
    ) throws {
      switch change {
      case .save(let key, let response):
        try session.run(
          """
          INSERT INTO potluck.response VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
          ON CONFLICT (request) DO UPDATE SET provider = excluded.provider,
            source = excluded.source, status = excluded.status, headers = excluded.headers,
            body = excluded.body, stored_at = excluded.stored_at,
            fresh_until = excluded.fresh_until, used_at = excluded.used_at, size = excluded.size
          """,
          [
            .text(key.request), .text(key.source.provider), .text(key.source.fingerprint),
            .integer(Int64(response.status)), .text(response.headerText), .bytes(response.body),
            .integer(response.storedAt), .integer(response.freshUntil), .integer(now),
            .integer(Int64(response.size)),
          ])
      case .renew(let key, let storedAt, let freshUntil):
        try session.run(
          """
          UPDATE potluck.response SET stored_at = $1, fresh_until = $2, used_at = $3
          WHERE request = $4 AND source = $5
          """,
          [
            .integer(storedAt), .integer(freshUntil), .integer(now), .text(key.request),
            .text(key.source.fingerprint),
          ])
      }
    }

    /// Removes what was not used for longest, until no more than so many bytes are left.
    private static func makeRoom(
      _ most: Int, now: Int64, in session: DatabaseSession
    ) throws {
      // One instance at a time; the others need not wait for it.
      let rows = try session.run(
        "SELECT pg_try_advisory_xact_lock(hashtextextended('potluck room', 0))")
      guard rows.first?.integer(0) == 1 else { return }
      let total = try session.run("SELECT sum(size)::bigint FROM potluck.response")
      let excess = (total.first?.integer(0) ?? 0) - Int64(most)
      // The oldest alone are looked at, so that a large store costs no more than a small one.
      try session.run(
        """
        DELETE FROM potluck.response WHERE request IN (
          SELECT request FROM (
            SELECT request, used_at, sum(size) OVER (ORDER BY used_at, request) - size AS before
            FROM (
              SELECT request, used_at, size FROM potluck.response
              ORDER BY used_at, request LIMIT \(mostRemoved)) AS oldest) AS sums
          WHERE before < $1::bigint OR used_at < $2::bigint
          ORDER BY request)
        """, [.integer(excess), .integer(now - idle)])
    }
  }

  extension DatabasePool {
    /// A hash with the key of all instances and the salt of the database; a provisional one while
    /// either is not known.
    func fingerprint(of material: [UInt8], _ provisional: StoreIdentity) async -> String {
      if let key, let identity = try? await identity() {
        return key.fingerprint(of: material, salt: identity.store.salt)
      }
      return SourceKey.provisionalMark + provisional.hash(of: material)
    }
  }
#endif
