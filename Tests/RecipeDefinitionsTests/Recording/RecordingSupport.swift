import RecipeModel
import RecipeProviderKit
import Synchronization
import Testing

@testable import RecipeDefinitions

/// A service with two pages of two soups, a recipe in full for each, and a key.
///
/// Its next links repeat the key and its own host, as Edamam's do.
struct SoupShelf: Sendable {
  static let baseURL = "https://soups.kitchen.lan:8443/shelf"
  static let key = "s3cr3t/key+with specials"

  static let definition = """
    {
      "definitionVersion": 1, "name": "soup-shelf", "title": "Soup Shelf",
      "baseURL": "https://soups.example",
      "secrets": {"key": {}, "token": {}},
      "auth": [{"type": "apiKey", "in": "query", "name": "api_key", "secret": "key"},
               {"type": "http", "scheme": "bearer", "secret": "token"}],
      "request": {"path": "/search", "query": {"q": "{text}", "kind": "soup"}},
      "paging": {"style": "next", "next": "$.next", "total": "$.total"},
      "response": {"list": "$.soups"},
      "fields": {"id": "$.id", "title": "$.title", "url": "$.link", "rating": {"path": "$.stars", "scale": 5}},
      "detail": {"request": {"path": "/soup/{id}"}, "item": "$.soup",
                 "fields": {"ingredients": "$.needs", "summary": "$.about"}},
      "errors": [{"when": {"status": 404}, "means": "notFound"}]
    }
    """

  static func parsed(_ text: String = definition) throws -> ProviderDefinition {
    let result = DefinitionReader.read(Array(text.utf8))
    #expect(result.problems.filter { $0.severity == .error } == [])
    return try #require(result.definition)
  }

  /// Every request that the service got.
  let requests = RequestLog()
  /// Changes the text of an answer.
  var change: @Sendable (String) -> String = { $0 }

  var transport: InMemoryTransport {
    let (requests, change) = (requests, change)
    return InMemoryTransport { request in
      requests.append(request)
      return try Self.answer(request, change)
    }
  }

  private static func answer(
    _ request: HTTPRequest, _ change: (String) -> String
  ) throws -> HTTPResponse {
    let url = try RequestURL(request.url)
    guard url.queryValue("api_key") == key,
      request.headers["Authorization"] == "Bearer t0k3n-of-mine"
    else { return .json(#"{"message": "key \#(key) refused"}"#, status: 401) }
    var response: HTTPResponse
    if url.path.hasSuffix("/soup/1") {
      response = .json(
        change(
          #"{"soup": {"id": "1", "title": "Leek soup", "needs": ["2 leeks"], "about": "Green."}}"#))
    } else if url.path.hasSuffix("/search") {
      response = .json(change(page(url)))
    } else {
      response = .json(#"{"message": "unknown"}"#, status: 404)
    }
    response.headers.append("Set-Cookie", "session=abc")
    response.headers.append("X-Quota-Left", "41")
    response.headers.append("Server", "soup/1.0")
    return response
  }

  private static func page(_ url: RequestURL) -> String {
    guard url.queryValue("q") == "soup" else { return #"{"total": 0, "soups": [], "next": null}"# }
    if url.queryValue("page") == "2" {
      return """
        {"total": 4, "soups": [{"id": "3", "title": "Pea soup", "link": null, "stars": 4.5},
         {"id": "4", "title": "Fish soup", "link": "https://f.example/4", "stars": 3}], "next": null}
        """
    }
    let next =
      baseURL + "/search?kind=soup&q=soup&page=2&api_key=" + PercentEncoding.encode(key)
    return """
      {"total": 4, "key": "\(key)", "soups": [
       {"id": "1", "title": "Leek soup", "link": "\(baseURL)/s/1", "stars": 5},
       {"id": "2", "title": "Onion soup", "link": "\(baseURL)/s/2", "stars": null}],
       "next": "\(next)"}
      """
  }

  /// A recorder with the real secrets.
  func recorder(_ definition: ProviderDefinition) -> DefinitionRecorder {
    DefinitionRecorder(
      definition, settings: ["baseURL": .string(Self.baseURL)],
      secrets: ["key": Secret(Self.key), "token": Secret("t0k3n-of-mine")], transport: transport)
  }
}

/// Keeps requests.
final class RequestLog: Sendable {
  private let log = Mutex<[HTTPRequest]>([])
  var all: [HTTPRequest] { log.withLock { $0 } }
  func append(_ request: HTTPRequest) { log.withLock { $0.append(request) } }
}
