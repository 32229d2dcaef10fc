import PotluckSupport
internal import RecipeModel

/// What the sites have in common: where they lie, what their pages are called, how they answer.
extension ServiceCall {
  var site: SiteSettings { options.site }

  /// The origin by which the site knows itself: `http://127.0.0.1:49152`.
  var origin: String { site.address ?? "http://\(request.header("Host") ?? "site.example")" }

  /// The site's address without a slash at its end.
  var home: String { origin + site.folder }

  /// The path within the site's folder, beginning with a slash; nil for one outside.
  var place: String? {
    guard request.path.hasPrefix(site.folder) else { return nil }
    let rest = request.path.dropFirst(site.folder.count)
    if rest.isEmpty { return "/" }
    return rest.hasPrefix("/") ? String(rest) : nil
  }

  /// The parts of the path within the site's folder.
  var steps: [String] { (place ?? "").split(separator: "/").map(String.init) }

  /// The page of a recipe; one is made up for a recipe that a fault invented.
  func post(_ recipe: SimulatedRecipe) -> SitePost {
    service.posts[recipe.id]
      ?? SitePost(recipe: recipe, slug: recipe.pageName, day: SiteDay.newest)
  }

  /// The page with that name.
  func post(named slug: String) -> SitePost? {
    service.posts.values.first { $0.slug == slug }
  }

  /// All recipes, newest first.
  var newest: [SimulatedRecipe] { recipes.matching { _ in true } }

  /// Whether the site shows a picture of a recipe; a third have none where the quirk is on.
  func hasPicture(_ recipe: SimulatedRecipe) -> Bool {
    !options.has(.emptyThumbnails, "media", on: recipe.id, oneIn: 3)
  }

  // MARK: Answering

  /// A web page.
  func html(_ page: String, status: Int = 200) -> Answer {
    .text(page, type: "text/html; charset=UTF-8", status: status, headers: [("Server", "nginx")])
  }

  /// A document of XML.
  func xml(_ document: String, type: String = "text/xml; charset=UTF-8", status: Int = 200)
    -> Answer
  {
    .text(document, type: type, status: status, headers: [("Server", "nginx")])
  }

  /// A redirect.
  func redirect(_ target: String, status: Int = 302) -> Answer {
    .redirect(to: target, status: status)
  }

  /// A picture of one pixel.
  var picture: Answer {
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    return Answer(
      status: 200, headers: [("Content-Type", "image/png")],
      content: .stream(BodyStream(Base64.decode(pixel.utf8) ?? [])))
  }

  /// The answer to a request for `/robots.txt`; nil for any other path.
  ///
  /// - Parameters:
  ///   - standard: What the site's software writes by itself.
  ///   - plugin: What a plugin for search engines writes.
  /// - Returns: the answer, or nil.
  func robots(standard: String, plugin: String? = nil) -> Answer? {
    guard request.path == "/robots.txt" else { return nil }
    let text: String
    switch site.robots {
    case .standard: text = standard
    case .plugin: text = plugin ?? standard
    case .missing: return html(SiteHTML.page("Not found", "<h1>Not found</h1>"), status: 404)
    case .failing: return html(SiteHTML.page("Error", "<h1>Error</h1>"), status: 503)
    case .noSearch:
      text = """
        User-agent: *
        Disallow: \(site.folder)/?s=
        Disallow: \(site.folder)/*?s=
        Disallow: \(site.folder)/search
        Disallow: \(site.folder)/find
        Disallow: \(site.folder)/feed
        Disallow: \(site.folder)/*feed=
        Disallow: \(site.folder)/wp-json/
        Disallow: \(site.folder)/*rest_route=

        """
    case .nothing: text = "User-agent: *\nDisallow: /\n"
    case .text(let own): text = own
    }
    return .text(text, type: "text/plain; charset=utf-8", status: 200)
  }
}

extension ServiceDescription {
  /// What sites say when a fault asks for an error page or a used-up allowance.
  static let siteFile = Array(
    """
    {"errorPage": {"headers": {"Content-Type": "text/html; charset=UTF-8"}, "text": [
      "<!DOCTYPE html>", "<html><head><title>{heading}</title></head>",
      "<body><h1>{heading}</h1></body></html>", ""]},
     "quota": {"status": 429, "headers": {"Retry-After": "60"}}}
    """.utf8)

  /// A site: its name, how many recipes a page of a list holds, how a request names its page, and
  /// how it answers.
  static func site(
    _ displayName: String, pageSize: Int?, page: @escaping @Sendable (IncomingRequest) -> Int,
    answer: @escaping @Sendable (ServiceCall) throws -> Answer
  ) -> ServiceDescription {
    ServiceDescription(
      ServiceTraits(
        displayName: displayName, pageSize: pageSize, paging: .reading(page), isSite: true),
      file: siteFile, answer: answer)
  }
}
