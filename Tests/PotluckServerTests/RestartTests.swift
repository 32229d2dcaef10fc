import PotluckServer
import Synchronization
import TestSupport
import Testing

@Suite("Serving: after a restart", .fewAtOnce)
struct RestartTests {
  /// What outlives a server: its key, and the sessions that somebody has ended.
  final class Memory: Sendable {
    private let ended = Mutex<Set<String>>([])
    let key = String(repeating: "5e", count: 32)
    var shared: SharedSessions {
      SharedSessions(
        end: { name, _ in _ = self.ended.withLock { $0.insert(name) } },
        isOver: { name in self.ended.withLock { $0.contains(name) } })
    }
  }

  static let token = "a token that is long enough"
  private static let form = "application/x-www-form-urlencoded"

  /// Serves what outlives the server, under a token.
  private static func serve(
    _ memory: Memory, port: Int = 0, _ work: (Table) async throws -> Void
  ) async throws {
    try await Table.serve(
      change: {
        ($0.port, $0.token) = (port, token)
        ($0.signingKey, $0.sharedSessions) = (memory.key, memory.shared)
      }, work)
  }

  /// Signs in, and gives the cookie.
  private static func signIn(_ table: Table) async throws -> String {
    let reply = try await table.submit(
      "/sign-in", "token=\(token.replacing(" ", with: "+"))", from: "/sign-in")
    return try #require(reply.cookie)
  }

  @Test func `a session and an open form go on`() async throws {
    let memory = Memory()
    var (port, cookie, form) = (0, "", "")
    try await Self.serve(memory) { table in
      cookie = try await Self.signIn(table)
      let page = try await table.get("/recipe?id=alpha:leek", [Table.cookies([cookie])])
      (port, form) = (table.port, try #require(page.formToken))
    }
    try await Self.serve(memory, port: port) { table in
      let reply = try await table.post(
        "/shopping/add", "form=\(form)&id=alpha:leek", type: Self.form, [Table.cookies([cookie])])
      #expect(reply.status == 303)
      #expect(reply["Location"] != "/sign-in")
      #expect(try await table.get("/", [Table.cookies([cookie])]).status == 200)
    }
  }

  @Test func `a copied cookie of a session that was ended opens nothing`() async throws {
    let memory = Memory()
    var (port, cookie) = (0, "")
    try await Self.serve(memory) { table in
      cookie = try await Self.signIn(table)
      port = table.port
      let page = try await table.get("/", [Table.cookies([cookie])])
      let form = try #require(page.formToken)
      _ = try await table.post(
        "/sign-out", "form=\(form)", type: Self.form, [Table.cookies([cookie])])
      #expect(try await table.get("/", [Table.cookies([cookie])]).status == 401)
    }
    try await Self.serve(memory, port: port) { table in
      let reply = try await table.get("/", [Table.cookies([cookie])])
      #expect(reply.status == 401)
    }
  }
}
