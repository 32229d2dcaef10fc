import RecipeDiscovery
import RecipeHTTP
import RecipeModel
package import RecipePages
import RecipeProviderKit
import Synchronization

/// Reads recipes off the pages of one site.
///
/// It is a provider, so that pages are kept and asked for like any other answers; nothing is
/// searched with it. ``PageLibrary`` has one for each site.
package struct WebPages: RecipeProvider {
  /// The provider's part of the identifiers; the other part is the page's link.
  package static let id = PageReader.provider
  /// The most redirects that are followed to a page.
  private static let mostRedirects = 5
  /// What pages are asked for as.
  static let accepted = "text/html, application/xhtml+xml"
  /// The most bytes of a page.
  private static let limit = PageReader.longestPage

  let descriptor: ProviderDescriptor
  private let transport: any HTTPTransport
  private let access: Access
  /// What the site lets programs read; nil for a person's request.
  private let robots: Robots?

  /// Which pages are read, and how.
  package struct Access: Sendable {
    /// The origins that may lie on this machine or a private network.
    let localOrigins: [String]
    /// Whether a page without data is read by its headings and lists.
    let guesses: Bool
    /// What to do about a page on a private network that may not be read.
    let adviceOnPrivatePages: String
    /// Is told what of each page was mended, and what was not read.
    let observe: @Sendable (PageRecipe) -> Void

    /// Creates one; a page on a private network is read at the origins alone.
    package init(
      localOrigins: [String] = [], guesses: Bool = false,
      adviceOnPrivatePages: String = "give the address of a public page",
      observe: @escaping @Sendable (PageRecipe) -> Void = { _ in }
    ) {
      self.localOrigins = localOrigins
      self.guesses = guesses
      self.adviceOnPrivatePages = adviceOnPrivatePages
      self.observe = observe
    }

    /// What a configuration lets its user read.
    package init(
      of configuration: Configuration, guesses: Bool = false,
      observe: @escaping @Sendable (PageRecipe) -> Void = { _ in }
    ) {
      self.init(
        localOrigins: configuration.pages.origins, guesses: guesses,
        adviceOnPrivatePages:
          "to read pages of this host, add \"pages\": {\"allow\": [\"HOST:PORT\"]} to the configuration",
        observe: observe)
    }

    /// The recipe that an answer holds.
    /// - Throws: ``ProviderError`` where there is none; `CancellationError`.
    func recipe(in response: HTTPResponse, at address: PageAddress) async throws -> Recipe {
      do {
        let page = try await response.inTurn {
          try PageReader(guesses: guesses).recipe(
            in: response.body, contentType: response.headers["Content-Type"], url: address.link)
        }
        observe(page)
        return page.recipe
      } catch {
        let error = ProviderError(wrapping: error)
        guard error.code == .notFound else { throw error }
        // The page is there: it is the recipe in it that is not.
        throw ProviderError(.invalidResponse, error.message, fix: error.fix)
      }
    }
  }

  init(
    transport: any HTTPTransport, access: Access, descriptor: ProviderDescriptor,
    robots: Robots? = nil
  ) {
    self.transport = transport
    self.access = access
    self.descriptor = descriptor
    self.robots = robots
  }

  /// What the pages of one site are, asked so far apart.
  static func descriptor(interval: Duration) -> ProviderDescriptor {
    ProviderDescriptor(
      id: id, kind: id, name: "Web page", capabilities: [.detail],
      politeness: Politeness(maxConcurrentRequests: 1, minimumInterval: interval))
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    throw ProviderError(.unsupported, "the web is not searched, only read")
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    let address = try PageAddress(reading: id.id)
    let response: HTTPResponse
    do { response = try await page(at: address) } catch let error as ProviderError
      where error.code == .misconfigured
    {
      // Nobody configured this address: it is simply one that is not read.
      throw ProviderError(.unsupported, error.message, fix: access.adviceOnPrivatePages)
    }
    try Self.check(response)
    return try await access.recipe(in: response, at: address)
  }

  /// The answer at an address; where the site's rules are kept, they are kept at every redirect.
  private func page(at page: PageAddress) async throws -> HTTPResponse {
    var request = page.asked(accepting: Self.accepted, most: Self.limit)
    guard let robots else { return try await transport.send(request) }
    request.followsRedirects = false
    for _ in 0...Self.mostRedirects {
      let address = try RequestURL(request.url)
      try await robots.check(address, by: transport)
      let response = try await transport.send(request)
      guard [301, 302, 303, 307, 308].contains(response.status),
        let location = response.headers["Location"]
      else { return response }
      let next = try address.resolving(location)
      if next.origin != address.origin { request.headers["Authorization"] = nil }
      request.url = next.text
    }
    throw ProviderError(
      .invalidResponse, "the page redirects too often", fix: "open the link in a browser")
  }

  /// Looks whether an answer is a page.
  /// - Throws: ``ProviderError`` that says why it is none.
  static func check(_ response: HTTPResponse) throws {
    let status = response.status
    switch status {
    case 200...299: break
    case 404, 410:
      throw ProviderError(
        .notFound, "there is no page at this address (HTTP \(status))", fix: "check the link",
        httpStatus: status)
    case 401, 402, 403, 451:
      throw ProviderError(
        .unsupported, "the site does not give this page to programs (HTTP \(status))",
        fix: "open the link in a browser", httpStatus: status)
    default: try AnswerReader().check(response)
    }
    let type = response.headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? "text/html"
    let kinds = ["text/html", "application/xhtml+xml"]
    guard kinds.contains(type.filter { !$0.isWhitespace }) else {
      throw ProviderError(
        .unsupported, "the address leads to no web page",
        fix: "give the address of the page that shows the recipe", httpStatus: status)
    }
  }
}

extension WebPages {
  /// What the robots.txt of sites say (RFC 9309); each is asked for once.
  final class Robots: Sendable {
    /// The longest pause between two pages that a site may ask for; one that wants more is not asked.
    private static let longestDelay = Duration.seconds(10)

    private let rules = Mutex<[String: RobotsRules]>([:])

    /// Looks whether a program may read a page.
    /// - Throws: ``ProviderError`` with code `skipped` when it may not; `CancellationError`.
    func check(_ page: RequestURL, by transport: any HTTPTransport) async throws {
      let rules = try await rules(of: page, by: transport)
      let isPatient = rules.delay.map { $0 <= Self.longestDelay } ?? true
      guard isPatient, rules.allows(page) else {
        throw ProviderError(
          .skipped, "the robots.txt of \(page.host) keeps programs from its recipe pages",
          fix: "its recipes stay as its search lists them; open one in a browser")
      }
    }

    private func rules(
      of site: RequestURL, by transport: any HTTPTransport
    ) async throws -> RobotsRules {
      if let known = rules.withLock({ $0[site.origin] }) { return known }
      let read = try await read(of: site, by: transport)
      rules.withLock { $0[site.origin] = read }
      return read
    }

    /// Asks for the file; a site that cannot be asked lets nobody in for now.
    private func read(
      of site: RequestURL, by transport: any HTTPTransport
    ) async throws -> RobotsRules {
      let request = HTTPRequest(
        url: site.origin + "/robots.txt", headers: ["Accept": "text/plain"],
        maxBodyBytes: RobotsRules.mostBytes * 2)
      do {
        return RobotsRules(try await transport.send(request), token: ProgramIdentity.robotsToken)
      } catch let error as ProviderError where error.code != .cancelled { return .closed }
    }
  }
}
