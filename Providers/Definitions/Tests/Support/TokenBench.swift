import PotluckSimulator
import RecipeDefinitions
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

/// A service that lets nobody in without a token, and a definition that logs in to it, over HTTP.
final class TokenBench: Sendable {
  /// How the imitated service behaves.
  struct Behaviour: Sendable {
    /// The path of the log-in.
    var login = "/login"
    /// The answer to a log-in with the right words; `T` stands for the token.
    var grant = #"{"token": "T"}"#
    /// Whether a log-in is the right one.
    var isRight: @Sendable (SimulatedRequest) -> Bool = { $0["password"] == TokenBench.password }
    /// The answer to a wrong one.
    var refusal = SimulatedAnswer(#"{"detail": "wrong password"}"#, status: 400)
    /// The token that a request carries.
    var carried: @Sendable (SimulatedRequest) -> String? = {
      $0.header("Authorization").flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
    }
    /// The status of what is asked without a token that serves.
    var closed = 401
    /// Whether tokens serve at all.
    var acceptsTokens = true
  }

  static let password = "correct horse/&%"

  private struct State {
    var issued = 0
    var valid: Set<String> = []
  }

  let simulator: Simulator
  let transport: HTTPClientTransport
  let tokens: any TokenStore
  private let state: Shared

  /// What the service knows.
  private final class Shared: Sendable {
    let state = Mutex(State())
  }

  init(_ behaviour: Behaviour = Behaviour(), tokens: any TokenStore = MemoryTokenStore())
    async throws
  {
    let shared = Shared()
    state = shared
    self.tokens = tokens
    simulator = try await Simulator.start { request in
      if request.path == behaviour.login {
        guard behaviour.isRight(request) else { return behaviour.refusal }
        let token = shared.state.withLock { state in
          state.issued += 1
          let token = "token-\(state.issued)-secret"
          state.valid.insert(token)
          return token
        }
        return SimulatedAnswer(behaviour.grant.replacing("T", with: token))
      }
      let isIn = behaviour.carried(request).map { token in
        shared.state.withLock { $0.valid.contains(token) }
      }
      guard behaviour.acceptsTokens, isIn == true else {
        return SimulatedAnswer(#"{"detail": "no entry"}"#, status: behaviour.closed)
      }
      // The token is repeated, as some services do.
      let token = behaviour.carried(request) ?? ""
      return SimulatedAnswer(
        #"{"results": [{"id": 1, "title": "Soup \#(token)"}, {"id": 2, "title": "Stew"}]}"#)
    }
    transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [simulator.baseURL])
  }

  /// How often the service was logged into, with or without success.
  func logins(_ path: String = "/login") -> Int { simulator.requests.count { $0.path == path } }

  /// The service forgets every token that it has given.
  func revoke() { state.state.withLock { $0.valid = [] } }

  /// A provider of a definition with this entry of `auth`.
  func provider(
    _ auth: String, secrets: [String: String] = ["user": "ann", "password": TokenBench.password],
    id: String = "home"
  ) throws -> any RecipeProvider {
    let names = secrets.keys.sorted().map { #""\#($0)": {"required": false}"# }
    let text = """
      {"definitionVersion": 1, "name": "closed", "title": "Closed",
       "secrets": {\(names.joined(separator: ", "))}, "auth": [\(auth)],
       "request": {"path": "/recipes", "query": {"q": "{text}"}},
       "response": {"list": "$.results"}, "fields": {"id": "$.id", "title": "$.title"}}
      """
    let read = DefinitionReader.read(Array(text.utf8))
    #expect(read.problems == [])
    let definition = try #require(read.definition)
    return try definition.kind.make(
      ProviderContext(
        id: id, settings: ["baseURL": .string(simulator.baseURL)],
        secrets: secrets.mapValues { Secret($0) }, transport: transport, tokens: tokens))
  }

  /// Stops all that was started.
  func stop() async {
    await transport.shutdown()
    await simulator.stop()
  }
}

extension RecipeProvider {
  /// The titles that a search lists.
  func titles(_ text: String = "soup") async throws -> [String] {
    try await search(SearchQuery(text: text), page: descriptor.paging.first).listings.map(\.title)
  }

  /// The error that a search ends with.
  func refusal() async -> ProviderError? {
    await #expect(throws: ProviderError.self) { try await titles() }
  }
}
