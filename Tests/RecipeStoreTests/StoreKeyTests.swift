import Foundation
import GRDB
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeResilience
@testable import RecipeStore

@Suite("The key of fingerprints", .fewAtOnce) struct StoreKeyTests {
  private let folder: TestFolder
  private let time = TestTime()

  init() throws { folder = try TestFolder() }

  private func state(_ key: String = "key") -> StateDatabase {
    StateDatabase(
      folder: folder.path + "/state", key: StoreKey(folder: "\(folder.path)/\(key)"),
      now: { [time] in time.now })
  }

  @Test func `no guess can be checked with what the databases hold`() async throws {
    let process = Process(folder, time: time)
    let secret = "hunter2"
    let service = InMemoryTransport { _ in .json("{}") }
    _ = await process.provider(service, secrets: [Secret(secret)]).walk()
    await process.resilience.settle([ProviderResult(id: "shelf", .answered())])
    let source = process.resilience.source(
      id: "shelf", configuration: ["https://shelf.example"], secrets: [Secret(secret)])
    let key = await source.key(in: process.state)
    let written = folder.names.filter { $0.contains(".sqlite") }.map { name in
      String(data: folder.read(name) ?? Data(), encoding: .isoLatin1) ?? ""
    }.joined()
    #expect(written.contains(key.fingerprint))
    // The material of a source is no secret: whoever tries passwords knows how it is made.
    var words: [String] = []
    for name in ["state.sqlite", "responses.sqlite"] {
      words += try await folder.connection(to: name).read { database in
        try String.fetchAll(database, sql: "SELECT value FROM meta")
      }
    }
    #expect(words.count == 4)
    for word in words {
      let guess = StoreIdentity(salt: word, mark: "").hash(of: source.material)
      #expect(!written.contains(guess))
    }
    let digits = try #require(folder.text("store.key")).prefix(64)
    #expect(digits.count == 64 && !written.contains(digits))
    #expect(folder.mode("store.key") == 0o600)
  }

  @Test func `the same key gives the same fingerprints, another one gives others`() async throws {
    let first = await state().fingerprint(of: [1])
    #expect(await state().fingerprint(of: [1]) == first)
    #expect(await state("other").fingerprint(of: [1]) != first)
    #expect(!SourceKey.isProvisional(first) && first.utf8.count == 64)
    let derived = StoreKey(Secret("a secret of all instances, long enough"))
    let salt = String(repeating: "a", count: 32)
    #expect(
      derived.fingerprint(of: [1], salt: salt)
        == StoreKey(
          Secret("a secret of all instances, long enough")
        ).fingerprint(of: [1], salt: salt))
    #expect(
      derived.fingerprint(of: [1], salt: salt)
        != StoreKey(Secret("s")).fingerprint(of: [1], salt: salt))
  }

  @Test(arguments: ["", "abc", "\n", String(repeating: "z", count: 64)])
  func `a damaged key is told and made anew`(_ text: String) async throws {
    try folder.write(text, to: "key/store.key")
    let first = state()
    let print = await first.fingerprint(of: [1])
    #expect(first.notices.map(\.code) == [.damaged])
    let next = state()
    #expect(await next.fingerprint(of: [1]) == print && next.notices == [])
  }

  @Test func `without a key nothing is written down, and the run goes on`() async throws {
    try folder.write("", to: "taken")
    let state = state("taken")
    let key = SourceKey(provider: "shelf", fingerprint: await state.fingerprint(of: [1]))
    #expect(SourceKey.isProvisional(key.fingerprint))
    await state.update(key) { $0.level = 3 }
    #expect(await state.record(for: key).level == 3)
    #expect(state.notices.map(\.code) == [.storage])
    #expect(state.notices.first?.message.contains("store.key") == true)
    let count = await state.file.run { try Int.fetchOne($0, sql: "SELECT count(*) FROM source") }
    #expect(count == 0)
  }

  @Test func `what lay under hashes that can be guessed leaves the files`() async throws {
    let old = String(repeating: "0ldf1ngerpr1nt", count: 400)
    try folder.write("", to: "state/none")
    let database = try folder.connection(to: "state/state.sqlite")
    try await database.write { database in
      try StoreMeta.create(database)
      try database.execute(
        sql: """
          CREATE TABLE source (provider TEXT NOT NULL, fingerprint TEXT NOT NULL,
            updated INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (provider, fingerprint)
          ) STRICT, WITHOUT ROWID;
          CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
          INSERT INTO grdb_migrations VALUES ('1 sources');
          """)
      try database.execute(
        sql: "INSERT INTO source VALUES ('shelf', ?, ?, '{}')", arguments: [old, time.now])
    }
    try database.close()
    let state = state()
    _ = await state.fingerprint(of: [1])
    for name in ["state.sqlite", "state.sqlite-wal"] {
      let bytes = String(data: folder.read("state/\(name)") ?? Data(), encoding: .isoLatin1) ?? ""
      #expect(!bytes.contains("0ldf1ngerpr1nt"), "\(name)")
    }
    #expect(state.notices == [])
  }

  // MARK: The cipher

  @Test func `what is sealed opens with its key, unchanged, and else not at all`() throws {
    let secret = Array("p4ss & word".utf8)
    for key in [
      [1], Array("short".utf8), Array(repeating: 7, count: 32), Array(repeating: 9, count: 500),
    ]
      as [[UInt8]]
    {
      let sealed = try #require(SecretCipher.seal(secret, with: key))
      #expect(SecretCipher.open(sealed, with: key) == secret)
      #expect(SecretCipher.seal(secret, with: key) != sealed)
      #expect(SecretCipher.open(sealed, with: key + [0]) == nil)
      #expect(SecretCipher.open(sealed, with: Array(key.dropLast()) + [0xFF]) == nil)
      for index in sealed.indices {
        var changed = sealed
        changed[index] ^= 1
        #expect(SecretCipher.open(changed, with: key) == nil)
        #expect(SecretCipher.open(Array(sealed[..<index]), with: key) == nil)
      }
    }
    #expect(SecretCipher.seal(secret, with: []) == nil)
    #expect(SecretCipher.open([], with: [1]) == nil)
  }

  @Test func `a placeholder that was changed makes the answer one that is not kept`() async throws {
    let word = "correcthorsebattery"
    let service = InMemoryTransport { _ in .json(#"{"next":"https://shelf.example/?k=\#(word)"}"#) }
    func walk() async {
      _ = await Process(folder, time: time).provider(service, secrets: [Secret(word)]).walk()
    }
    await walk()
    await walk()
    // A page, and the one that it names.
    #expect(service.requests.count == 2)
    let database = try folder.connection(to: "responses.sqlite")
    let row = try database.read { try Row.fetchOne($0, sql: "SELECT * FROM response") }
    var response = try #require(row.flatMap { StoredResponse($0) })
    let end = try #require(response.body.firstIndex(of: UInt8(ascii: ";")))
    response.body[end - 1] =
      response.body[end - 1] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    let changed = response
    try await database.write { database in
      try database.execute(
        sql: "UPDATE response SET body = ?, checksum = ?",
        arguments: [Data(changed.body), Data(changed.checksum)])
    }
    await walk()
    #expect(service.requests.count == 4)
  }
}
