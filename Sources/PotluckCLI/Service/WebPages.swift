import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import RecipeResilience

/// Reads a recipe off any page of the web that says in schema.org's words what it holds.
///
/// It is a provider, so that pages are kept and asked for like any other answers; nothing is
/// searched with it.
struct WebPages: RecipeProvider {
  /// The provider's part of the identifiers; the other part is the page's link.
  static let id = RecipePage.provider
  /// The most bytes of a page.
  private static let limit = 8 << 20

  let descriptor = ProviderDescriptor(
    id: Self.id, kind: Self.id, name: "Web page", capabilities: [.detail],
    // The pages lie on many servers.
    politeness: Politeness(maxConcurrentRequests: 8))
  private let transport: any HTTPTransport

  /// The provider over a runtime; it never asks a private network.
  static func provider(over runtime: SourceRuntime) -> any RecipeProvider {
    let transport = runtime.transport.scoped(to: [])
    guard let resilience = runtime.resilience else { return WebPages(transport: transport) }
    // No entry of a configuration can have an identifier with a blank.
    let source = resilience.source(id: "web pages", configuration: [Self.id])
    return resilience.provider(
      WebPages(transport: resilience.transport(transport, for: source)), for: source)
  }

  init(transport: any HTTPTransport) { self.transport = transport }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    throw ProviderError(.unsupported, "the web is not searched, only read")
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    let response: HTTPResponse
    do {
      response = try await transport.send(
        HTTPRequest(
          url: id.id, headers: ["Accept": "text/html, application/xhtml+xml"],
          maxBodyBytes: Self.limit))
    } catch let error as ProviderError where error.code == .misconfigured {
      // Nobody configured this address: it is simply one that is not read.
      throw ProviderError(.unsupported, error.message, hint: "give the address of a public page")
    }
    try Self.check(response)
    do {
      return try await response.inTurn { try RecipePage.recipe(in: response.body, url: id.id) }
    } catch {
      let error = ProviderError(wrapping: error)
      guard error.code == .notFound else { throw error }
      // The page is there: it is the recipe in it that is not.
      throw ProviderError(.invalidResponse, error.message, hint: error.hint)
    }
  }

  private static func check(_ response: HTTPResponse) throws {
    let status = response.status
    switch status {
    case 200...299: break
    case 404, 410:
      throw ProviderError(
        .notFound, "there is no page at this address (HTTP \(status))", hint: "check the link",
        httpStatus: status)
    case 401, 402, 403, 451:
      throw ProviderError(
        .unsupported, "the site does not give this page to programs (HTTP \(status))",
        hint: "open the link in a browser", httpStatus: status)
    default: try AnswerReader().check(response)
    }
    let type = response.headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? "text/html"
    let kinds = ["text/html", "application/xhtml+xml"]
    guard kinds.contains(type.filter { !$0.isWhitespace }) else {
      throw ProviderError(
        .unsupported, "the address leads to no web page",
        hint: "give the address of the page that shows the recipe", httpStatus: status)
    }
  }
}
