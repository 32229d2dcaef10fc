internal import RecipeModel

extension ServiceDescription {
  /// A recipe blog on WordPress: front page, recipe pages, REST interface, feeds and result pages.
  static let wordPressBlog = ServiceDescription.site(
    "WordPress blog", pageSize: 10, page: WordPressBlog.page(of:)
  ) { call in
    try WordPressBlog(call: call).answer()
  }
}

/// One request to the blog.
struct WordPressBlog {
  let call: ServiceCall

  /// The blog's name.
  static let name = "Garden Plate"
  /// Who writes it.
  static let author = "Maren Lindqvist"
  /// How many posts a page of a list or a feed holds.
  static let pageSize = 10

  /// The address of the blog without a slash at its end.
  var home: String { call.home }
  private var isPretty: Bool { call.site.permalinks == .pretty }

  func answer() throws -> Answer {
    if let robots = call.robots(standard: coreRobots, plugin: pluginRobots) { return robots }
    guard call.place != nil else { return outside }
    if let route { return try WordPressInterface(blog: self, route: route).answer() }
    var answer = try page()
    if call.site.announcesInterface, answer.status < 300, answer.isPage {
      answer.headers.append(("Link", "<\(root)>; rel=\"https://api.w.org/\""))
    }
    return answer
  }

  /// The page, feed or document that an address leads to.
  private func page() throws -> Answer {
    var steps = call.steps
    if steps == ["xmlrpc.php"], call["rsd"] != nil { return description }
    if steps.first == "wp-content" { return call.picture }
    if steps == ["wp-sitemap.xml"] { return siteMap }
    if let form = feedForm(&steps) {
      return try WordPressFeed(blog: self, form: form).answer(steps)
    }
    if let number = number(&steps), number < 1 { return missing }
    if let words = words(steps) { return try results(words) }
    if let id = call["p"] {
      return call.recipe(numbered: id).map { recipePage(call.post($0)) } ?? missing
    }
    switch steps.count {
    case 0: return try list(call.newest, heading: nil)
    case 1: return named(steps[0])
    default: return missing
    }
  }

  /// A post by its name; WordPress insists on the slash at the end.
  private func named(_ slug: String) -> Answer {
    if slug == "index.php" { return call.redirect(home + "/", status: 301) }
    guard isPretty, let post = call.post(named: slug) else { return missing }
    return call.request.path.hasSuffix("/")
      ? recipePage(post) : call.redirect(address(post), status: 301)
  }

  // MARK: Addresses

  /// The root of the interface.
  var root: String { isPretty ? "\(home)/wp-json/" : "\(home)/index.php?rest_route=/" }

  /// The address of a route of the interface: `/wp/v2/posts/12`.
  func address(ofRoute route: String) -> String { root + route.dropFirst() }

  /// The address of a post.
  func address(_ post: SitePost) -> String {
    isPretty ? "\(home)/\(post.slug)/" : "\(home)/?p=\(post.recipe.numericID)"
  }

  /// The address of a post's picture, when it has one.
  func picture(_ post: SitePost, size: String = "") -> String? {
    call.hasPicture(post.recipe)
      ? "\(home)/wp-content/uploads/\(post.day.folder)/\(post.slug)\(size).png" : nil
  }

  /// The address of a page of the list, or of the search for words.
  func address(page number: Int, words: String? = nil) -> String {
    let query = words.map { "?s=" + SiteHTML.encoded($0) }
    if isPretty { return "\(home)/\(number > 1 ? "page/\(number)/" : "")\(query ?? "")" }
    guard number > 1 else { return "\(home)/\(query ?? "")" }
    return "\(home)/\(query.map { $0 + "&" } ?? "?")paged=\(number)"
  }

  /// The route that a request to the interface names; nil for any other request.
  private var route: String? {
    if let route = call["rest_route"], call.steps.isEmpty || call.steps == ["index.php"] {
      return route
    }
    guard isPretty, call.steps.first == "wp-json" else { return nil }
    return "/" + call.steps.dropFirst().joined(separator: "/")
  }

  /// The words that are searched, by either of the two forms of address; nil for no search.
  private func words(_ steps: [String]) -> String? {
    if steps.count == 2, steps[0] == "search", isPretty { return steps[1] }
    return steps.isEmpty || steps == ["index.php"] ? call["s"] : nil
  }

  /// The form of feed that a request asks for; its steps are taken away.
  private func feedForm(_ steps: inout [String]) -> String? {
    if let form = call["feed"] { return form.isEmpty || form == "feed" ? "rss2" : form }
    guard isPretty, let index = steps.lastIndex(of: "feed"), index >= steps.count - 2 else {
      return nil
    }
    let form = index == steps.count - 1 ? "rss2" : steps[index + 1]
    steps.removeSubrange(index...)
    return form
  }

  /// The number of the page that a request asks for, from 1; its steps are taken away.
  private func number(_ steps: inout [String]) -> Int? {
    guard steps.count >= 2, steps[steps.count - 2] == "page",
      let number = Int(steps[steps.count - 1])
    else { return nil }
    steps.removeLast(2)
    return number
  }

  /// The number of the page that a request asks for, from 1.
  static func page(of request: IncomingRequest) -> Int {
    let steps = request.path.split(separator: "/")
    if let index = steps.lastIndex(of: "page"), index + 1 < steps.count,
      let number = Int(steps[index + 1])
    {
      return max(1, number.clamped)
    }
    let text = request["paged"] ?? request["page"]
    return max(1, text.flatMap { Int($0) }?.clamped ?? 1)
  }

  // MARK: Searching

  /// Words that WordPress does not look for.
  private static let stopWords: Set<String> = [
    "about", "an", "are", "as", "at", "be", "by", "com", "for", "from", "how", "in", "is", "it",
    "of", "on", "or", "that", "the", "this", "to", "was", "what", "when", "where", "who", "will",
    "with", "www",
  ]

  /// The recipes that WordPress finds: every word as a part of any word in title or text, none of
  /// those behind a hyphen; those with the words in their titles first, where the order is by worth.
  func matches(_ text: String, byWorth: Bool = true) -> [SimulatedRecipe] {
    let all = searchWords(text)
    let unwanted = all.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    let named = all.filter { !$0.hasPrefix("-") }
    let telling = named.filter { $0.count > 1 && !Self.stopWords.contains($0) }
    let words = telling.isEmpty ? named : telling
    let found = byWorth ? call.recipes.ranked(words) : call.recipes.withWords(text)
    guard !unwanted.isEmpty else { return found }
    let left = Set(
      call.recipes.matching { entry in !unwanted.contains(where: entry.text.contains) }.map(\.id))
    return (byWorth ? found : call.recipes.ranked(words)).filter { left.contains($0.id) }
  }

  // MARK: Small documents

  private var coreRobots: String {
    """
    User-agent: *
    Disallow: \(call.site.folder)/wp-admin/
    Allow: \(call.site.folder)/wp-admin/admin-ajax.php

    Sitemap: \(home)/wp-sitemap.xml

    """
  }

  private var pluginRobots: String {
    """
    # START OF THE BLOCK FOR SEARCH ENGINES
    # ---------------------------
    User-agent: *
    Disallow:

    Sitemap: \(home)/wp-sitemap.xml
    # ---------------------------
    # END OF THE BLOCK FOR SEARCH ENGINES

    """
  }

  /// Really simple discovery: the interfaces of the blog, for programs that write posts.
  private var description: Answer {
    call.xml(
      """
      <?xml version="1.0" encoding="UTF-8"?><rsd version="1.0" xmlns="http://archipelago.phrasewise.com/rsd">
      \t<service>
      \t\t<engineName>WordPress</engineName>
      \t\t<engineLink>https://wordpress.org/</engineLink>
      \t\t<homePageLink>\(SiteHTML.text(home))</homePageLink>
      \t\t<apis>
      \t\t\t<api name="WordPress" blogID="1" preferred="true" apiLink="\(SiteHTML.text(home))/xmlrpc.php" />
      \t\t\t<api name="WP-API" blogID="1" preferred="false" apiLink="\(SiteHTML.text(root))" />
      \t\t</apis>
      \t</service>
      </rsd>

      """)
  }

  private var siteMap: Answer {
    let pages = call.newest.map { recipe in
      let post = call.post(recipe)
      let address = SiteHTML.text(address(post))
      return "<url><loc>\(address)</loc><lastmod>\(post.day.stamp)</lastmod></url>"
    }
    return call.xml(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\(pages.joined())</urlset>

      """)
  }

  /// What lies on the host beside a blog in a folder: a page that leads to it.
  private var outside: Answer {
    let isFront = call.request.path == "/"
    let page = SiteHTML.page(
      isFront ? "Welcome" : "Not found",
      """
      <h1>\(isFront ? "Welcome" : "Not found")</h1>
      <p>Our recipes are in <a href="\(SiteHTML.text(home))/">the blog</a>.</p>
      """)
    return call.html(page, status: isFront ? 200 : 404)
  }
}

extension Answer {
  /// Whether it is a web page.
  fileprivate var isPage: Bool {
    headers.contains { $0.name == "Content-Type" && $0.value.hasPrefix("text/html") }
  }
}
