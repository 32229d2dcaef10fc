import RecipeProviderKit
import RecipeResilience
import RecipeStore
import Synchronization
import TestSupport

/// A time that tests move.
final class TestTime: Sendable {
  private let time = Mutex(Int64(1_800_000_000_000))

  var now: Int64 { time.withLock { $0 } }

  func advance(_ duration: Duration) {
    time.withLock { $0 += Int64(duration / .milliseconds(1)) }
  }

  var environment: ResilienceEnvironment {
    ResilienceEnvironment(now: { self.now }, sleep: { self.advance($0) }, random: { 0.5 })
  }
}

extension ResponseKey {
  static func sample(_ request: String, provider: String = "shelf") -> ResponseKey {
    ResponseKey(source: SourceKey(provider: provider, fingerprint: "f"), request: request)
  }
}

extension StoredResponse {
  static func sample(_ text: String, at time: Int64, freshFor: Int64 = 1_000) -> StoredResponse {
    StoredResponse(
      status: 200, headers: ["Content-Type": "text/plain"], body: Array(text.utf8),
      storedAt: time, freshUntil: time + freshFor)
  }
}

/// One process: databases of its own on files that others may share.
struct Process {
  let responses: ResponseDatabase
  let state: StateDatabase
  let resilience: Resilience

  init(
    _ folder: TestFolder, time: TestTime, options: ResilienceOptions = ResilienceOptions()
  ) {
    responses = ResponseDatabase(folder: folder.path, now: { time.now })
    state = StateDatabase(folder: folder.path, now: { time.now })
    resilience = Resilience(
      responses: responses, ledger: state, options: options, environment: time.environment)
  }

  /// A provider that asks for one address and understands every answer.
  func provider(
    _ transport: any HTTPTransport, url: String = "https://shelf.example/",
    secrets: [Secret] = [], headers: HTTPHeaders = HTTPHeaders(),
    politeness: Politeness = Politeness()
  ) -> Walker {
    let source = resilience.source(
      id: "shelf", configuration: ["https://shelf.example"], secrets: secrets)
    let inner = Page(
      transport: resilience.transport(transport, for: source), url: url, headers: headers,
      politeness: politeness)
    return Walker(provider: resilience.provider(inner, for: source), resilience: resilience)
  }
}
