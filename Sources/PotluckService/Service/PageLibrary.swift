import PotluckSupport
import RecipeHTTP
import RecipeKeeping
import RecipeModel
import RecipePages
import RecipeProviderKit
import RecipeResilience
import Synchronization

/// The pages of all sites, each site asked as gently as a source of its own: one page at a time, a
/// second apart, its pages kept for a day, left alone for hours once it refuses.
final class PageLibrary: RecipeProvider {
  /// The least time between two requests to one public site.
  static let interval = Duration.seconds(1)
  /// For how long a page is given without asking again.
  fileprivate static let lifetime = Duration.seconds(86_400)
  /// The most sites that are known at a time.
  private static let mostSites = 500
  /// For how long a site that refuses is left alone, unless it says so itself.
  private static let pause = Duration.seconds(4 * 3_600)

  let descriptor = WebPages.descriptor(interval: .zero)
  private let runtime: SourceRuntime
  let access: WebPages.Access
  private let sites = Mutex<[SiteKey: Site]>([:])
  /// The addresses that people gave with what lets them in, by the links that are shown of them.
  private let given = Mutex<[UserScoped<String>: PageAddress]>([:])
  /// The most of them that are remembered.
  private static let mostGiven = 100
  /// The bytes of the shortest secret that is taken out of a page that is kept: a shorter one is a word.
  private static let shortestSecret = 8

  /// A site, and what its pages must not repeat.
  private struct SiteKey: Hashable {
    let origin: String
    let secrets: [Secret]
  }

  init(over runtime: SourceRuntime, access: WebPages.Access = WebPages.Access()) {
    self.runtime = runtime
    self.access = access
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    throw ProviderError(.unsupported, "the web is not searched, only read")
  }

  /// The recipe of a page that a person wants to see.
  func recipe(for id: ListingID) async throws -> Recipe {
    let address = try PageAddress(reading: id.id)
    if address.removed != nil {
      given.withLock { given in
        if given.count >= Self.mostGiven { given = [:] }
        given[UserScoped(address.link)] = address
      }
    }
    do { return try await site(of: address).pages.recipe(for: id) } catch let error
      as ProviderError
    { throw Redaction(address.secrets)(error) }
  }

  /// The recipe of a page that completes a listing: only where the site lets programs read it.
  /// - Throws: ``ProviderError``: `skipped` when the site's robots.txt forbids the page or when it
  ///   has refused one.
  func completion(at link: String) async throws -> Recipe {
    let site = try await site(of: PageAddress(reading: link))
    if let refusal = site.refusal { throw refusal }
    do {
      return try await site.pagesForPrograms.recipe(for: ListingID(provider: WebPages.id, id: link))
    } catch let error as ProviderError {
      if [401, 402, 403, 429, 451].contains(error.httpStatus) || error.code == .rateLimited {
        throw await leaveAlone(site, after: error)
      }
      guard error.code == .suspended else { throw error }
      throw site.refuse(error)
    }
  }

  /// A page's file without secrets that the page has repeated.
  func masked(_ file: [UInt8], of link: String) async -> [UInt8] {
    guard let address = address(link), let host = (try? RequestURL(address.request))?.host else {
      return file
    }
    let secrets = await runtime.secrets.secrets(ofPagesAt: host) + address.secrets
    return SecretFinder(secrets, shortest: Self.shortestSecret)
      .replacing(in: file) { _ in Array(Redaction.mark.utf8) } ?? file
  }

  /// The page that a person wants to keep as it is.
  /// - Throws: ``ProviderError`` also where the address leads to no page.
  func page(at link: String) async throws -> HTTPResponse {
    let answer = try await fetch(link, accept: WebPages.accepted, limit: PageReader.longestPage)
    try WebPages.check(answer)
    return answer
  }

  /// A picture that a person wants to keep, asked for like a page.
  func picture(at link: String, limit: Int) async throws -> [UInt8] {
    let accepted = "image/avif, image/webp, image/png, image/jpeg, image/gif"
    let answer = try await fetch(link, accept: accepted, limit: limit)
    guard 200...299 ~= answer.status else {
      throw ProviderError(
        .httpError, "there is no picture at this address (HTTP \(answer.status))",
        httpStatus: answer.status)
    }
    return answer.body
  }

  private func fetch(_ link: String, accept: String, limit: Int) async throws -> HTTPResponse {
    let address = try address(link) ?? PageAddress(reading: link)
    do {
      return try await site(of: address).transport.send(
        address.asked(accepting: accept, most: limit))
    } catch let error as ProviderError where error.code == .misconfigured {
      throw ProviderError(.unsupported, error.message, fix: access.adviceOnPrivatePages)
    }
  }

  /// The address that is requested for a link, with its password and tokens.
  private func address(_ link: String) -> PageAddress? {
    let key = UserScoped(link)
    return given.withLock { $0[key] } ?? PageAddress(link)
  }

  private func leaveAlone(_ site: Site, after error: ProviderError) async -> ProviderError {
    var error = error
    error.code = .rateLimited
    error.retryAfter = error.retryAfter ?? Self.pause
    _ = await runtime.settle([ProviderResult(id: site.id, .failed(error, waited: .zero))])
    return site.refuse(error)
  }

  private func site(of page: PageAddress) async throws -> Site {
    let address = try RequestURL(page.request)
    let secrets = await runtime.secrets.secrets(ofPagesAt: address.host) + page.secrets
    let key = SiteKey(origin: address.origin, secrets: secrets)
    return sites.withLock { sites in
      if let site = sites[key] { return site }
      let site = Site(of: address, over: runtime, access, secrets)
      // What is forgotten of a site is in the state folder, or asked again.
      if sites.count >= Self.mostSites { sites = [:] }
      sites[key] = site
      return site
    }
  }

  /// One site.
  private final class Site: Sendable {
    let host: String
    /// No entry of a configuration can have an identifier with a blank.
    let id: String
    /// Its pages as a person sees them.
    let pages: any RecipeProvider
    /// Those of its pages that it lets programs read.
    let pagesForPrograms: any RecipeProvider
    /// What its pages are asked through.
    let transport: any HTTPTransport
    private let state = Mutex<ProviderError?>(nil)

    init(
      of address: RequestURL, over runtime: SourceRuntime, _ access: WebPages.Access,
      _ secrets: [Secret]
    ) {
      host = address.host
      id = "pages of \(address.origin)"
      let open = runtime.transport.scoped(to: access.localOrigins)
      // A page of a private network is kept only for those who may read it.
      let source = runtime.resilience?.source(
        id: id, configuration: [WebPages.id] + access.localOrigins.sorted(),
        secrets: secrets, keeping: PageLibrary.lifetime)
      let isLocal = HTTPOrigin(address.origin)?.isLocal ?? false
      let descriptor = WebPages.descriptor(interval: isLocal ? .zero : PageLibrary.interval)
      let transport = source.flatMap { runtime.resilience?.transport(open, for: $0) } ?? open
      self.transport = transport
      func pages(_ robots: WebPages.Robots?) -> any RecipeProvider {
        let pages = WebPages(
          transport: transport, access: access, descriptor: descriptor, robots: robots)
        return source.flatMap { runtime.resilience?.provider(pages, for: $0) } ?? pages
      }
      self.pages = pages(nil)
      pagesForPrograms = pages(WebPages.Robots())
    }

    /// Why the site is not asked any more.
    var refusal: ProviderError? { state.withLock(\.self) }

    /// Asks for no more of its pages.
    /// - Returns: what the searches are told.
    func refuse(_ error: ProviderError) -> ProviderError {
      let refusal = ProviderError(
        .skipped, "the recipe pages of \(host) are left alone: \(error.message)",
        fix: "its recipes stay as its search lists them", httpStatus: error.httpStatus)
      state.withLock { $0 = refusal }
      return refusal
    }
  }
}
