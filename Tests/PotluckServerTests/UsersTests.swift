import PotluckServer
import RecipeKeeping
import RecipeModel
import RecipeRPC
import Synchronization
import TestSupport
import Testing

@Suite("Serving: users", .fewAtOnce) struct UsersTests {
  private static let tokens = [
    (user: "ann", token: "ann's own long token"), (user: "Bob", token: "bob's own long token"),
  ]

  /// Notes for whom a page is made.
  private final class Seen: Sendable {
    private let users = Mutex<[String]>([])
    func note() { users.withLock { $0.append(KeepingUser.current ?? "-") } }
    var all: [String] { users.withLock(\.self) }
  }

  private func serve(
    _ seen: Seen, _ change: (inout TableOptions.Users) -> Void, key: String? = nil,
    _ work: (Table) async throws -> Void
  ) async throws {
    try await Table.serve(
      change: { options in
        var users = TableOptions.Users()
        change(&users)
        options.users = users
        (options.signingKey, options.isOneOfMany) = (key, key != nil)
        options.comparison = { _ in
          seen.note()
          throw Failure(.storage, "no more is needed")
        }
      }, work)
  }

  private static let page = "/compare?query=soup"

  @Test func `a proxy that is believed names them`() async throws {
    let seen = Seen()
    try await serve(seen) {
      ($0.header, $0.proxies) = ("x-remote-user", ["127.0.0.1"])
    } _: { table in
      for name in ["ann", "Bob", "../../etc", "zoë"] {
        _ = try await table.get(Self.page, ["X-Remote-User: \(name)"])
      }
      #expect(seen.all == ["ann", "Bob", "../../etc", "zoë"])
      let long = String(repeating: "x", count: 101)
      for fields in [
        [], ["X-Remote-User: "], ["X-Remote-User: ann", "X-Remote-User: bob"],
        ["X-Remote-User: ann, bob"], ["X-Remote-User: \(long)"], ["X-Remote-User: a b"],
      ] {
        #expect(try await table.get(Self.page, fields).status == 401, "\(fields)")
      }
      #expect(seen.all.count == 4)
      #expect(try await table.get("/health").status == 200)
    }
  }

  @Test func `nobody else does`() async throws {
    let seen = Seen()
    try await serve(seen) {
      ($0.header, $0.proxies, $0.tokens) = ("x-remote-user", ["192.0.2.1"], Self.tokens)
    } _: { table in
      #expect(try await table.get(Self.page, ["X-Remote-User: ann"]).status == 401)
      let fields = ["X-Remote-User: ann", "Authorization: Bearer \(Self.tokens[1].token)"]
      _ = try await table.get(Self.page, fields)
      #expect(seen.all == ["Bob"])
    }
  }

  @Test func `each has a token, and a session that ends with it`() async throws {
    let (seen, key) = (Seen(), String(repeating: "ab", count: 32))
    var cookie = ""
    try await serve(seen, { $0.tokens = Self.tokens }, key: key) { table in
      let page = try await table.get("/sign-in")
      let (visit, form) = (try #require(page.cookie), try #require(page.formToken))
      let answer = try await table.post(
        "/sign-in", "form=\(form)&token=ann's+own+long+token",
        type: "application/x-www-form-urlencoded", ["Cookie: \(visit)"])
      cookie = try #require(answer.cookie)
      _ = try await table.get(Self.page, ["Cookie: \(cookie)"])
      #expect(seen.all == ["ann"])
      let forged = cookie.replacing("616e6e", with: "426f62")
      #expect(forged != cookie)
      #expect(try await table.get(Self.page, ["Cookie: \(forged)"]).status == 401)
    }
    // Another instance with the same key knows the session.
    try await serve(seen, { $0.tokens = Self.tokens }, key: key) { table in
      _ = try await table.get(Self.page, ["Cookie: \(cookie)"])
      #expect(seen.all == ["ann", "ann"])
    }
    let others: [(tokens: [(user: String, token: String)], key: String)] = [
      ([("ann", "another long token of hers")], key), (Self.tokens, String(key.reversed())),
      ([Self.tokens[1]], key),
    ]
    for other in others {
      try await serve(seen, { $0.tokens = other.tokens }, key: other.key) { table in
        let status = try await table.get(Self.page, ["Cookie: \(cookie)"]).status
        #expect(status == 401)
      }
    }
    #expect(seen.all.count == 2)
  }

  @Test(arguments: [
    ("ann", "/data/users/ann"), ("Ann", "/data/users/%41nn"), ("..", "/data/users/%2e%2e"),
    ("a/../b", "/data/users/a%2f%2e%2e%2fb"), ("%41nn", "/data/users/%2541nn"),
    ("zoë", "/data/users/zo%c3%ab"),
  ])
  func `each has a folder that no name leads out of`(name: String, folder: String) {
    #expect(KeepingUser.folder(of: name, in: "/data") == folder)
  }
}
