import PotluckSimulator
import RecipeHTTP
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

/// Recipes whose number shows in their titles.
func soups(_ count: Int) -> [SimulatedRecipe] {
  (1...count).map {
    SimulatedRecipe(
      id: "\(1000 + $0)", title: "Soup \($0)", sourceURL: "http://www.soups.example/soup-\($0)",
      ingredients: ["2 cups *water*"])
  }
}

/// A RecipePuppy simulator and a transport that may ask it.
struct Bench: Sendable {
  let simulator: Simulator
  let transport: HTTPClientTransport

  /// The address of a search, with a key that must not turn up in any message.
  func url(_ query: String = "q=soup") -> String {
    "\(simulator.baseURL)/api/?\(query)&key=SECRET"
  }

  func get(
    _ query: String = "q=soup", headers: HTTPHeaders = [:], timeout: Duration? = nil,
    maxBodyBytes: Int? = nil
  ) async throws -> HTTPResponse {
    try await transport.send(
      HTTPRequest(
        url: url(query), headers: headers, timeout: timeout, maxBodyBytes: maxBodyBytes))
  }
}

/// Runs a test against a simulator with faults, and puts everything away afterwards.
func withBench<Value>(
  _ faults: [FaultRule] = [], recipes: Int = 25,
  settings: HTTPTransportSettings = HTTPTransportSettings(
    userAgent: "Potluck/test", timeout: .patience, connectTimeout: .patience),
  _ body: (Bench) async throws -> Value
) async throws -> Value {
  let simulator = try await Simulator.start(
    .recipePuppy, recipes: soups(recipes), options: SimulatorOptions(quirks: []),
    faults: FaultPlan(faults))
  let transport = HTTPClientTransport(settings, allowedOrigins: [simulator.baseURL])
  let result: Result<Value, any Error>
  do { result = .success(try await body(Bench(simulator: simulator, transport: transport))) } catch
  { result = .failure(error) }
  await transport.shutdown()
  await simulator.stop()
  return try result.get()
}

/// The error that an operation fails with; it must not betray the key.
func failure(
  _ operation: () async throws -> some Any, sourceLocation: SourceLocation = #_sourceLocation
) async -> ProviderError? {
  do {
    _ = try await operation()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    return nil
  } catch let error as ProviderError {
    #expect(!"\(error)".contains("SECRET"), sourceLocation: sourceLocation)
    return error
  } catch {
    Issue.record("\(error) is no ProviderError", sourceLocation: sourceLocation)
    return nil
  }
}

/// Waits until something holds, or the test is ended.
func eventually(_ condition: () -> Bool) async throws {
  while !condition() { try await Task.sleep(for: .milliseconds(5)) }
}
