import RecipeModel
import RecipeProviderKit
import RecipeResilience
import Synchronization

/// A provider of numbered pages: `{"ids":["a","b"]}`, 500 behind the last one, `{"error":"…"}` when
/// the quota is used up.
struct Shelf: RecipeProvider {
  let transport: any HTTPTransport
  let descriptor: ProviderDescriptor
  var headers = HTTPHeaders()

  init(
    _ transport: any HTTPTransport, politeness: Politeness = Politeness(),
    headers: HTTPHeaders = HTTPHeaders(), pageSize: Int? = nil
  ) {
    self.transport = transport
    self.headers = headers
    descriptor = ProviderDescriptor(
      id: "shelf", kind: "shelf", name: "Shelf", paging: PagingPolicy(pageSize: pageSize),
      politeness: politeness)
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page else { throw ProviderError(.unsupported, "no cursor") }
    let response = try await transport.send(
      HTTPRequest(
        url: "https://shelf.example/api?q=\(query.text)&page=\(number)", headers: headers))
    switch response.status {
    case 200: break
    case 429:
      throw ProviderError(
        .rateLimited, "too many requests", httpStatus: 429,
        retryAfter: RetryAfter.duration(in: response.headers))
    default:
      throw ProviderError(
        .httpError, "HTTP \(response.status)", httpStatus: response.status,
        retryAfter: RetryAfter.duration(in: response.headers),
        isPlausibleEnd: response.status == 500)
    }
    let json = try JSON(parsing: response.body)
    if json["error"] != nil { throw ProviderError(.quotaExceeded, "nothing left") }
    let ids = (json["ids"]?.arrayValue ?? []).compactMap(\.stringValue)
    return SearchPage(
      listings: ids.map {
        Listing(id: ListingID(provider: "shelf", id: $0), title: $0, url: nil)
      }, next: .number(number + 1))
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    throw ProviderError(.notFound, "no details")
  }
}

/// A service whose answers a test may change, and that counts its requests.
final class Service: Sendable {
  typealias Answer = @Sendable (HTTPRequest) async throws -> HTTPResponse

  private let state: Mutex<(answer: Answer, requests: [HTTPRequest])>

  init(_ answer: @escaping Answer) { state = Mutex((answer, [])) }

  /// Two pages, and 500 behind them: six requests read the list, as four failures end it.
  static func pages() -> Service {
    Service { request in
      if request.url.hasSuffix("page=1") { return .json(#"{"ids":["a","b"]}"#) }
      if request.url.hasSuffix("page=2") { return .json(#"{"ids":["c"]}"#) }
      return .html("<h1>oops</h1>", status: 500)
    }
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }
  var count: Int { requests.count }

  func answer(_ answer: @escaping Answer) { state.withLock { $0.answer = answer } }

  func fail(_ error: ProviderError) { answer { _ in throw error } }

  var transport: InMemoryTransport {
    InMemoryTransport { request in
      let answer = self.state.withLock { state in
        state.requests.append(request)
        return state.answer
      }
      return try await answer(request)
    }
  }
}

/// One run of a program: stores that others may share, and a provider of its own.
struct Run {
  let resilience: Resilience
  let source: Source
  let transport: any HTTPTransport
  let provider: any RecipeProvider

  init(
    _ service: Service, responses: any ResponseStore = MemoryResponseStore(),
    ledger: any SourceLedger = MemoryLedger(), time: FakeTime,
    options: ResilienceOptions = ResilienceOptions(), politeness: Politeness = Politeness(),
    configuration: [String] = ["https://shelf.example"], secrets: [Secret] = [],
    headers: HTTPHeaders = HTTPHeaders(), pageSize: Int? = nil
  ) {
    resilience = Resilience(
      responses: responses, ledger: ledger, options: options, environment: time.environment)
    source = resilience.source(id: "shelf", configuration: configuration, secrets: secrets)
    transport = resilience.transport(service.transport, for: source)
    provider = resilience.provider(
      Shelf(transport, politeness: politeness, headers: headers, pageSize: pageSize),
      for: source)
  }

  /// Walks all pages, as the engine does.
  func search(_ text: String = "soup", wanted: Int = 100) async -> Found {
    let tally = ExchangeTally()
    let result = await ExchangeTally.$current.withValue(tally) {
      do { try await provider.prepare() } catch { return PageWalkResult(refusing: error) }
      return await PageWalk(
        provider: provider, query: SearchQuery(text: text), wanted: wanted
      ).run()
    }
    await resilience.flush()
    return Found(result: result, tally: tally)
  }

  /// Walks all pages, and draws the conclusions as a command does.
  @discardableResult
  func searchAndSettle(_ text: String = "soup", waited: Duration = .zero) async -> Found {
    let found = await search(text)
    let verdict: ProviderResult.Verdict =
      if found.ids.isEmpty, let error = found.result.error {
        .failed(error, waited: waited)
      } else {
        .answered(shortfall: found.result.error)
      }
    await resilience.settle([ProviderResult(id: "shelf", verdict)])
    return found
  }
}

struct Found {
  let result: PageWalkResult
  let tally: ExchangeTally

  var ids: [String] { result.accepted.map(\.listing.id.id) }
  var code: ProviderError.Code? { result.error?.code }
}

/// Waits until something is true, or the test is ended.
func eventually(_ condition: () async -> Bool) async throws {
  while !(await condition()) { try await Task.sleep(for: .milliseconds(2)) }
}
