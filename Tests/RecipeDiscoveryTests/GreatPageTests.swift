import PotluckSupport
import RecipeDefinitions
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// A page as long as one may be, read with selectors, by a task that is cancelled meanwhile.
@Suite("A great page", .fewAtOnce, .serialized) struct GreatPageTests {
  private static let definition = """
    {"definitionVersion": 1, "name": "great", "title": "Great", "baseURL": "https://soups.example",
     "request": {"path": "/", "query": {"q": "{text}"}},
     "response": {"format": "html", "list": "css:article:has(p.x) ~ article.card"},
     "fields": {"title": "css:h2:nth-last-of-type(1)", "url": "css:h2 a", "image": "css:img"}}
    """

  /// Tells when an answer has come, or cancels the task that waits for it.
  private struct Arriving: HTTPTransport {
    let inner: any HTTPTransport
    let cancels: Bool
    let arrived = Promise<Void>()

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      // Also when none came, so that nobody waits for it for ever.
      defer { arrived.keep(.success(())) }
      let response = try await inner.send(request)
      if cancels { withUnsafeCurrentTask { $0?.cancel() } }
      return response
    }
  }

  @Test(arguments: [0, 30])
  func `Reading it ends with its task`(milliseconds: Int) async throws {
    let card = "<article class=card><h2><a href=/r/1>Soup</a></h2><p class=x><b>Leeks</b></article>"
    let page = "<html>" + String(repeating: card, count: (7 << 20) / card.utf8.count)
    let site = try MadeSite { _ in .html(page) }
    defer { site.stop() }
    let client = HTTPClientTransport(.patient)
    let transport = Arriving(inner: client.scoped(to: [site.baseURL]), cancels: milliseconds == 0)
    let definition = try #require(DefinitionReader.read(Array(Self.definition.utf8)).definition)
    let provider = try DefinitionProvider(
      definition,
      context: ProviderContext(
        id: "great", settings: ["baseURL": .string(site.baseURL)], transport: transport))
    let search = Task {
      try await provider.search(
        SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
    }
    _ = await transport.arrived.outcome()
    try await Task.sleep(for: .milliseconds(milliseconds))
    search.cancel()
    let result = await search.result
    await client.shutdown()
    // A fast machine may have read it all before it was cancelled.
    if case .failure(let error) = result {
      #expect(ProviderError(wrapping: error).code == .cancelled)
    } else {
      #expect(milliseconds > 0)
    }
  }
}
