import PotluckSimulator
import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

/// Tokens that are fetched by a log-in or by OAuth 2.0, over HTTP.
@Suite("Tokens of log-ins", .fewAtOnce)
struct TokenTests {
  private static let login =
    #"{"type": "login", "request": {"path": "/login", "form": {"username": "{user}", "password": "{password}"}}, "token": "$.token"}"#

  /// Runs a test on a bench of its own.
  private func withBench(
    _ behaviour: TokenBench.Behaviour = TokenBench.Behaviour(),
    tokens: any TokenStore = MemoryTokenStore(), _ body: (TokenBench) async throws -> Void
  ) async throws {
    let bench = try await TokenBench(behaviour, tokens: tokens)
    do { try await body(bench) } catch {
      await bench.stop()
      throw error
    }
    await bench.stop()
  }

  @Test func `one log-in serves many searches, and other providers of the entry`() async throws {
    try await withBench { bench in
      let provider = try bench.provider(Self.login)
      #expect(try await provider.titles().last == "Stew")
      #expect(try await provider.titles("stew").count == 2)
      #expect(try await bench.provider(Self.login).titles().count == 2)
      #expect(bench.logins() == 1)
      #expect(bench.simulator.requests.count == 4)
      let asked = try #require(bench.simulator.requests.first)
      #expect(asked["username"] == "ann" && asked["password"] == TokenBench.password)
    }
  }

  @Test func `searches at once log in once`() async throws {
    try await withBench { bench in
      let provider = try bench.provider(Self.login)
      let counts = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<8 { group.addTask { try await provider.titles("\(number)").count } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts == Array(repeating: 2, count: 8))
      #expect(bench.logins() == 1)
    }
  }

  @Test func `a token that the service no longer takes is fetched once more`() async throws {
    try await withBench { bench in
      let provider = try bench.provider(Self.login)
      _ = try await provider.titles()
      bench.revoke()
      #expect(try await provider.titles("stew").count == 2)
      #expect(bench.logins() == 2)
      #expect(bench.simulator.requests.count == 5)
    }
  }

  @Test func `many searches that meet an ended token log in once more, together`() async throws {
    try await withBench { bench in
      let provider = try bench.provider(Self.login)
      _ = try await provider.titles()
      bench.revoke()
      try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<6 { group.addTask { try await provider.titles("\(number)").count } }
        for try await count in group { #expect(count == 2) }
      }
      #expect(bench.logins() == 2)
    }
  }

  @Test func `a token that has ended is not sent`() async throws {
    let store = AgingTokens()
    try await withBench(
      TokenBench.Behaviour(grant: #"{"token": "T", "expires_in": "3600"}"#), tokens: store
    ) { bench in
      let auth = Self.login.replacing(
        #""token": "$.token""#, with: #""token": "$.token", "expiresIn": "$.expires_in""#)
      _ = try await bench.provider(auth).titles()
      store.age(by: .seconds(7_200))
      _ = try await bench.provider(auth).titles("stew")
      #expect(bench.logins() == 2)
      #expect(!bench.simulator.requests.contains { $0.status == 401 })
    }
  }

  @Test func `a refused log-in is told and not tried again`() async throws {
    try await withBench { bench in
      let wrong = ["user": "ann", "password": "wrong-password"]
      let provider = try bench.provider(Self.login, secrets: wrong)
      for turn in 1...3 {
        let error = await provider.refusal()
        #expect(error?.code == .unauthorized)
        #expect(error?.message == "the log-in was refused (HTTP 400): “wrong password”")
        #expect(
          error?.fix
            == (turn == 1
              ? "check password and user"
              : "nobody logs in again for 180 minutes, unless the secrets change or "
                + "`potluck providers reset home` allows it"))
        #expect(error?.description.contains("wrong-password") == false)
      }
      #expect(await (try bench.provider(Self.login, secrets: wrong)).refusal() != nil)
      #expect(bench.logins() == 1)
      // With another password it is another log-in.
      #expect(try await bench.provider(Self.login).titles().count == 2)
      #expect(bench.logins() == 2)
    }
  }

  @Test(arguments: [401, 403])
  func `a service that takes no token at all does not make a loop of log-ins`(
    _ status: Int
  ) async throws {
    try await withBench(TokenBench.Behaviour(closed: status, acceptsTokens: false)) { bench in
      let provider = try bench.provider(Self.login)
      let first = await provider.refusal()
      #expect(
        first?.message
          == "the log-in went well, but its token is refused: "
          + "the service refused the credentials (HTTP \(status)): “no entry”")
      for _ in 0..<3 { #expect(await provider.refusal()?.code == .unauthorized) }
      #expect(await (try bench.provider(Self.login)).refusal()?.code == .unauthorized)
      #expect(bench.logins() == 1)
    }
  }

  @Test(arguments: [
    (#"{"key": "T"}"#, "the answer to the log-in has no token at $.token (HTTP 200)"),
    (#"{"token": ["T"]}"#, "the answer to the log-in has no token at $.token (HTTP 200)"),
    (#"{"token": "T\r\nX-Evil: 1"}"#, "the token at $.token cannot be sent (HTTP 200)"),
    (
      "<html><title>T</title></html>", "the answer to the log-in has no token at $.token (HTTP 200)"
    ),
  ])
  func `an answer of another shape is told, and not asked for again`(
    _ grant: String, _ message: String
  ) async throws {
    try await withBench(TokenBench.Behaviour(grant: grant)) { bench in
      let provider = try bench.provider(Self.login)
      let error = await provider.refusal()
      #expect(error?.code == .drift)
      #expect(error?.message.hasPrefix(message) == true)
      #expect(await provider.refusal() != nil)
      #expect(bench.logins() == 1)
    }
  }

  @Test func `a service that counts log-ins is left alone for as long as it says`() async throws {
    let throttled = SimulatedAnswer(
      #"{"detail": "Request was throttled."}"#, status: 429, headers: [("Retry-After", "7200")])
    try await withBench(TokenBench.Behaviour(isRight: { _ in false }, refusal: throttled)) {
      bench in
      let provider = try bench.provider(Self.login)
      #expect(await provider.refusal()?.code == .rateLimited)
      #expect(await provider.refusal()?.fix?.contains("for 120 minutes") == true)
      #expect(bench.logins() == 1)
    }
  }

  @Test func `a service that fails at the log-in is asked again`() async throws {
    let failing = SimulatedAnswer("{}", status: 503)
    try await withBench(TokenBench.Behaviour(isRight: { _ in false }, refusal: failing)) { bench in
      let provider = try bench.provider(Self.login)
      #expect(await provider.refusal()?.httpStatus == 503)
      #expect(await provider.refusal()?.httpStatus == 503)
      #expect(bench.logins() == 2)
    }
  }

  @Test func `a token never shows, even where the service repeats it`() async throws {
    try await withBench { bench in
      let titles = try await bench.provider(Self.login).titles()
      #expect(titles.count == 2)
      #expect(!titles.joined().contains("secret"))
    }
  }

  @Test func `without the secrets of a log-in none is made`() async throws {
    try await withBench { bench in
      let provider = try bench.provider(Self.login, secrets: ["user": "", "password": ""])
      #expect(await provider.refusal()?.httpStatus == 401)
      #expect(bench.logins() == 0)
    }
  }

  @Test(arguments: [
    (#"{"type": "http", "scheme": "Token"}"#, "Authorization", "Token "),
    (#"{"type": "apiKey", "in": "header", "name": "X-Auth-Token"}"#, "X-Auth-Token", ""),
  ])
  func `a token travels as the definition says`(
    _ send: String, _ header: String, _ prefix: String
  ) async throws {
    let behaviour = TokenBench.Behaviour(carried: { request in
      request.header(header).map { String($0.dropFirst(prefix.count)) }
    })
    try await withBench(behaviour) { bench in
      let auth = Self.login.replacing(
        #""token": "$.token""#, with: #""token": "$.token", "send": \#(send)"#)
      let titles = try await bench.provider(auth).titles()
      #expect(titles.count == 2)
    }
  }

  @Test func `a token in the query is sent there and stands in no link`() async throws {
    try await withBench(TokenBench.Behaviour(carried: { $0["auth"] })) { bench in
      let auth = Self.login.replacing(
        #""token": "$.token""#,
        with: #""token": "$.token", "send": {"type": "apiKey", "in": "query", "name": "auth"}"#)
      let titles = try await bench.provider(auth).titles()
      #expect(titles.count == 2)
      #expect(bench.simulator.requests.last?["q"] == "soup")
    }
  }

  @Test(arguments: ["header", "body"])
  func `OAuth 2.0 gives a token for the client's own name`(_ place: String) async throws {
    let behaviour = TokenBench.Behaviour(
      login: "/token",
      grant: #"{"access_token": "T", "token_type": "bearer", "expires_in": 86400}"#,
      isRight: { request in
        guard request["grant_type"] == "client_credentials", request["scope"] == "basic premier"
        else { return false }
        // “a b:c” and “d&e” as in a form, joined and in Base64.
        return place == "header"
          ? request.header("Authorization") == "Basic YStiJTNBYzpkJTI2ZQ=="
          : request["client_id"] == "a b:c" && request["client_secret"] == "d&e"
      })
    try await withBench(behaviour) { bench in
      let provider = try bench.provider(
        #"{"type": "oauth2", "flow": "clientCredentials", "tokenURL": "/token", "scopes": ["basic", "premier"], "clientId": "client", "clientSecret": "key", "in": "\#(place)"}"#,
        secrets: ["client": "a b:c", "key": "d&e"])
      #expect(try await provider.titles().count == 2)
      #expect(try await provider.titles("stew").count == 2)
      #expect(bench.logins("/token") == 1)
    }
  }

  /// The log-ins of servers that people run at home.
  @Test(arguments: HomeServer.all)
  fileprivate func `a home server is logged into as its interface wants`(
    _ server: HomeServer
  ) async throws {
    let behaviour = TokenBench.Behaviour(
      login: server.path, grant: server.grant, isRight: server.isRight)
    try await withBench(behaviour) { bench in
      let provider = try bench.provider(server.auth)
      #expect(try await provider.titles().count == 2)
      bench.revoke()
      #expect(try await provider.titles("stew").count == 2)
      #expect(bench.logins(server.path) == 2)
    }
  }
}

/// How a home server is logged into.
private struct HomeServer: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var path: String
  var auth: String
  var grant: String
  var isRight: @Sendable (SimulatedRequest) -> Bool

  static let all: [HomeServer] = [
    HomeServer(
      testDescription: "Tandoor", path: "/api-token-auth/",
      auth:
        #"{"type": "login", "request": {"path": "/api-token-auth/", "form": {"username": "{user}", "password": "{password}"}}, "token": "$.token", "validMinutes": 2628000}"#,
      grant: #"{"id": 1, "token": "T", "scope": "read write", "user_id": 1}"#,
      isRight: { $0["username"] == "ann" && $0["password"] == TokenBench.password }),
    HomeServer(
      testDescription: "RecipeSage", path: "/compat/v2/users/login",
      auth:
        #"{"type": "login", "request": {"path": "/compat/v2/users/login", "body": {"email": "{user}", "password": "{password}"}}, "token": "$.token", "validMinutes": 86400}"#,
      grant: #"{"token": "T", "userId": "1", "email": "ann"}"#, isRight: holdsJSON("email")),
    HomeServer(
      testDescription: "KitchenOwl", path: "/api/auth",
      auth:
        #"{"type": "login", "request": {"path": "/api/auth", "body": {"username": "{user}", "password": "{password}", "device": {"literal": "{potluck}"}}}, "token": "$.access_token", "validMinutes": 15}"#,
      grant: #"{"access_token": "T", "refresh_token": "r", "user": {}}"#,
      isRight: holdsJSON("username")),
    HomeServer(
      testDescription: "Mealie", path: "/api/auth/token",
      auth:
        #"{"type": "login", "request": {"path": "/api/auth/token", "form": {"username": "{user}", "password": "{password}"}}, "token": "$.access_token", "validMinutes": 2880}"#,
      grant: #"{"access_token": "T", "token_type": "bearer"}"#,
      isRight: { $0["username"] == "ann" && $0["password"] == TokenBench.password }),
  ]

  private static func holdsJSON(_ name: String) -> @Sendable (SimulatedRequest) -> Bool {
    { request in
      let body = try? JSON(parsing: request.body)
      return body?[name] == "ann" && body?["password"]?.stringValue == TokenBench.password
    }
  }
}

/// Tokens that were kept for longer than the test takes.
private final class AgingTokens: TokenStore {
  private let tokens = MemoryTokenStore()
  private let lead = Mutex(Int64(0))

  func age(by time: Duration) { lead.withLock { $0 = Int64(time / .milliseconds(1)) } }

  func token(for key: TokenKey) async -> SourceToken? {
    let age = lead.withLock { $0 }
    var token = await tokens.token(for: key)
    token?.fetched -= age
    if let expires = token?.expires { token?.expires = expires - age }
    return token
  }

  func keep(_ token: SourceToken?, for key: TokenKey) async { await tokens.keep(token, for: key) }
}
