import RecipeHTTP
import RecipeModel
import RecipePages
import RecipeProviderKit
import RecipeResilience

/// Reads a recipe off any page of the web that says to programs what it holds.
///
/// It is a provider, so that pages are kept and asked for like any other answers; nothing is
/// searched with it.
struct WebPages: RecipeProvider {
  /// The provider's part of the identifiers; the other part is the page's link.
  static let id = PageReader.provider
  /// The most bytes of a page.
  private static let limit = PageReader.longestPage

  let descriptor = ProviderDescriptor(
    id: Self.id, kind: Self.id, name: "Web page", capabilities: [.detail],
    // The pages lie on many servers.
    politeness: Politeness(maxConcurrentRequests: 8))
  private let transport: any HTTPTransport
  private let access: Access

  /// Which pages are read, and how.
  struct Access: Sendable {
    /// The origins that may lie on this machine or a private network.
    var localOrigins: [String] = []
    /// Whether a page without data is read by its headings and lists.
    var guesses = false
    /// What to do about a page on a private network that may not be read.
    var adviceOnPrivatePages = "give the address of a public page"
    /// Is told what of each page was mended, and what was not read.
    var observe: @Sendable (PageRecipe) -> Void = { _ in }
  }

  /// The provider over a runtime; it keeps pages as other answers are kept.
  static func provider(
    over runtime: SourceRuntime, access: Access = Access()
  ) -> any RecipeProvider {
    let transport = runtime.transport.scoped(to: access.localOrigins)
    guard let resilience = runtime.resilience else {
      return WebPages(transport: transport, access: access)
    }
    // No entry of a configuration can have an identifier with a blank. A page of a private network
    // is kept only for those who may read it.
    let source = resilience.source(
      id: "web pages", configuration: [Self.id] + access.localOrigins.sorted())
    return resilience.provider(
      WebPages(transport: resilience.transport(transport, for: source), access: access),
      for: source)
  }

  init(transport: any HTTPTransport, access: Access = Access()) {
    self.transport = transport
    self.access = access
  }

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
      throw ProviderError(.unsupported, error.message, hint: access.adviceOnPrivatePages)
    }
    try Self.check(response)
    do {
      let page = try await response.inTurn {
        try PageReader(guesses: access.guesses).recipe(
          in: response.body, contentType: response.headers["Content-Type"], url: id.id)
      }
      access.observe(page)
      return page.recipe
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
