import RecipeModel

#if PostgreSQL
  import Foundation
  import RecipeKeeping
  import RecipeModel
  import RecipeProviderKit
  import Synchronization
  import TestSupport
  import Testing

  @testable import RecipePostgreSQL
  @testable import RecipeResilience

  @Suite("A database that goes away", .fewAtOnce, .serialized) struct OutageTests {
    static let server = TestServer()
    let owner = UUID().uuidString
    let lines = Lines()

    /// What a process logs.
    final class Lines: Sendable {
      let all = Mutex<[String]>([])
      func add(_ line: String) { all.withLock { $0.append(line) } }
    }

    /// Waits for the database to be found again.
    private func recovery(of store: SharedStore) async throws {
      for _ in 0..<200 {
        if (try? await store.library(owner).list(KeptFilter())) != nil { return }
        try await Task.sleep(for: .milliseconds(100))
      }
      Issue.record("the database was not found again")
    }

    @Test(arguments: [false, true])
    func `stops only what needs it, and is found again`(isFrozen: Bool) async throws {
      let server = Self.server
      let store = server.store { lines.add($0) }
      let library = store.library(owner)
      let kept = try await library.keep(KeepRequest(.sample())).kept
      let now = ResilienceEnvironment.systemTime()
      let key = SourceKey(provider: owner, fingerprint: await store.ledger.fingerprint(of: [1]))
      let hungry = Politeness(quota: RequestQuota(50))
      #expect(await store.ledger.update(key) { $0.reserve(hungry, now: now) } == nil)
      isFrozen ? server.freeze(true) : server.stop()

      // The first who asks may wait for two seconds, the others not at all.
      let question = ResponseKey(source: key, request: "r")
      _ = await store.responses.response(for: question, now: now)
      let start = ContinuousClock.now
      let answer = StoredResponse(
        status: 200, headers: [:], body: [7], storedAt: now, freshUntil: now + 9)
      for _ in 0..<50 {
        await store.responses.apply([.save(question, answer)])
        #expect(await store.responses.response(for: question, now: now) == answer)
        #expect(await store.ledger.update(key) { $0.reserve(Politeness(), now: now) } == nil)
        // Others may have used the quota up.
        let denial = await store.ledger.update(key) { $0.reserve(hungry, now: now) }
        #expect(denial?.limit == .ledger)
        await #expect(throws: Failure.self) {
          try await library.keep(KeepRequest(.sample()))
        }
      }
      #expect(ContinuousClock.now - start < .seconds(5))
      do {
        _ = try await library.list(KeptFilter())
        Issue.record("there is no database")
      } catch let failure as Failure {
        #expect(failure.message.hasPrefix("the database cannot be reached: "))
        #expect(!"\(failure)".contains("s3cret"))
      }
      #expect(store.notices().count == 1)
      await #expect {
        try await KeptProvider(library).search(SearchQuery(text: "soup"), page: .number(1))
      } throws: { ($0 as? ProviderError)?.code == .unreachable }

      isFrozen ? server.freeze(false) : server.start()
      try await recovery(of: store)
      #expect(try await library.recipe(kept.id) == kept)
      #expect(await store.ledger.update(key) { $0.reserve(hungry, now: now) } == nil)
      #expect(await store.ledger.record(for: key).day?.used == 2)
      #expect(lines.all.withLock(\.count) == 2, "\(lines.all.withLock(\.self))")
      store.close()
    }

    @Test func `is waited for from the start`() async throws {
      Self.server.stop()
      let store = Self.server.store()
      let hash = await store.ledger.fingerprint(of: [1])
      #expect(SourceKey.isProvisional(hash))
      let hungry = Politeness(quota: RequestQuota(50))
      let key = SourceKey(provider: owner, fingerprint: hash)
      #expect(await store.ledger.update(key) { $0.reserve(hungry, now: 1) } != nil)
      await #expect(throws: Failure.self) { try await store.signingKey() }
      Self.server.start()
      try await recovery(of: store)
      #expect(await !SourceKey.isProvisional(store.ledger.fingerprint(of: [1])))
      // What was hashed before is never shared.
      #expect(await store.ledger.update(key) { $0.reserve(hungry, now: 1) } != nil)
      #expect(try await store.signingKey().utf8.count == 64)
      store.close()
    }

    @Test func `of a newer version is left alone`() async throws {
      _ = try await Self.server.store().signingKey()
      let version = Self.server.sql("SELECT value FROM potluck.meta WHERE name = 'version'")
      Self.server.sql("UPDATE potluck.meta SET value = '99' WHERE name IN ('version', 'oldest')")
      let store = Self.server.store()
      do {
        _ = try await store.signingKey()
        Issue.record("the tables are of another version")
      } catch let failure as Failure {
        #expect(failure.message.contains("newer version of potluck"))
      }
      // Whoever only added to the tables left what older programs know as it was.
      Self.server.sql("UPDATE potluck.meta SET value = '\(version)' WHERE name = 'oldest'")
      try await recovery(of: store)
      #expect(Self.server.sql("SELECT value FROM potluck.meta WHERE name = 'version'") == "99")
      Self.server.sql("UPDATE potluck.meta SET value = '\(version)' WHERE name = 'version'")
      store.close()
    }

    @Test func `that was restored elsewhere has words of its own`() async throws {
      let first = Self.server.store()
      let key = try await first.signingKey()
      let mark = await first.responses.mark()
      _ = try await first.library(owner).keep(KeepRequest(.sample()))
      Self.server.restore()
      let copies = (0..<3).map { _ in Self.server.store() }
      let keys = try await withThrowingTaskGroup(of: String.self) { group in
        for copy in copies { group.addTask { try await copy.signingKey() } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(keys.count == 1 && !keys.contains(key))
      let copy = try #require(copies.first)
      #expect(await copy.responses.mark() != mark)
      // What is kept is there, and is found by what it was kept from.
      #expect(try await copy.library(owner).keep(KeepRequest(.sample())).wasKept)
      #expect(try await copy.library(owner).list(KeptFilter()).count == 1)
      first.close()
      for copy in copies { copy.close() }
    }

    @Test func `that may not tell its cluster is known all the same`() async throws {
      let store = Self.server.store()
      let key = try await store.signingKey()
      store.close()
      Self.server.sql(
        "UPDATE potluck.meta SET value = split_part(value, ' ', 1) WHERE name = 'home'")
      let other = Self.server.store()
      #expect(try await other.signingKey() == key)
      other.close()
    }

    @Test func `is there though one statement takes long`() async throws {
      let store = Self.server.store { lines.add($0) }
      let library = store.library(owner)
      _ = try await library.list(KeptFilter())
      let text = try #require(ConnectionText(Self.server.text))
      let pool = DatabasePool(text, key: nil) { lines.add($0) }
      await #expect(throws: DatabaseFailure.self) {
        try await pool.run(.quick) { try $0.run("SELECT pg_sleep(60)") }
      }
      #expect(try await pool.run(.quick) { try $0.run("SELECT 1").count } == 1)
      #expect(lines.all.withLock(\.self).isEmpty)
      pool.close()
      store.close()
    }

    @Test func `many begin with one at once`() async throws {
      Self.server.sql("DROP SCHEMA potluck CASCADE")
      let stores = (0..<6).map { _ in Self.server.store() }
      let keys = try await withThrowingTaskGroup(of: String.self) { group in
        for store in stores { group.addTask { try await store.signingKey() } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(keys.count == 1)
      for store in stores { store.close() }
    }

    @Test(arguments: [
      "", "nonsense", "postgresql://u:s3cret@h:notaport/x?nothing=s3cret",
      "host=h pass word=s3cret",
    ])
    func `is not looked for behind what is no connection string`(text: String) {
      do throws(Failure) {
        _ = try SharedStore(text, name: "DATABASE_URL")
        #expect(text.contains("notaport"))
      } catch {
        #expect(!error.message.contains("s3cret") && error.message.contains("DATABASE_URL"))
      }
    }

    @Test(arguments: [
      "postgresql://ann:p%40ss%2Fw0rd@db.example/potluck?sslmode=verify-full",
      "postgres:///potluck?password=p%40ss%2Fw0rd",
      "host=db.example user=ann password='p@ss/w0rd' dbname=potluck",
    ])
    func `whose password is found wherever it stands`(text: String) throws {
      let store = try SharedStore(text, name: "DATABASE_URL")
      #expect(store.secrets == [Secret("p@ss/w0rd")])
      #expect(!Redaction(store.secrets)(text).contains("w0rd"))
    }

    @Test func `whose connection string is wrong does not tell it`() async throws {
      let text = "postgresql://nobody:s3cret-w0rd@127.0.0.1:\(Self.server.port)/none"
      let store = try SharedStore(text, name: "DATABASE_URL")
      do {
        _ = try await store.signingKey()
        Issue.record("there is no such database")
      } catch { #expect(!"\(error)".contains("s3cret")) }
      store.close()
    }
  }
#endif
