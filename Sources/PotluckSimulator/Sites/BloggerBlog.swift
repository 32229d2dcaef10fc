internal import RecipeModel

extension ServiceDescription {
  /// A blog on Blogger: prose without data for machines, and a feed that can be searched.
  static let bloggerBlog = ServiceDescription.site(
    "Blogger blog", pageSize: 25,
    page: {
      ($0.number("start-index") - 1) / max(1, $0["max-results"].flatMap { Int($0) } ?? 25) + 1
    }
  ) { try BloggerBlog(call: $0).answer() }
}

/// One request to the Blogger blog.
struct BloggerBlog {
  let call: ServiceCall

  private static let name = "Nonna's Notebook"
  private static let number = "8642097531"
  private static let author = "Nonna Pia"

  func answer() throws -> Answer {
    let rules = """
      User-agent: Mediapartners-Google
      Disallow:

      User-agent: *
      Disallow: /search
      Allow: /

      Sitemap: \(call.home)/sitemap.xml

      """
    if let robots = call.robots(standard: rules) { return robots }
    let steps = call.steps
    if steps.count == 3, steps[0] == "feeds", steps[1] == "posts",
      ["default", "summary"].contains(steps[2])
    {
      return try feed(isShort: steps[2] == "summary")
    }
    switch steps {
    case []: return page(Self.name, posts(call.newest.prefix(7)))
    case ["search"]:
      let found = call.recipes.ranked(searchWords(call["q"] ?? ""))
      return page("\(Self.name): Search results", posts(found.prefix(20)))
    default: break
    }
    if steps.first == "img" { return call.picture }
    guard let last = steps.last, last.hasSuffix(".html"),
      let post = call.post(named: String(last.dropLast(5))), steps.count == 3,
      steps[0] + "/" + steps[1] == post.day.folder
    else {
      return page("\(Self.name): Page not found", "<p>Sorry, nothing is here.</p>", status: 404)
    }
    return page("\(Self.name): \(post.recipe.title)", article(post))
  }

  // MARK: Pages

  private func address(_ post: SitePost) -> String {
    "\(call.home)/\(post.day.folder)/\(post.slug).html"
  }

  private func picture(_ post: SitePost, size: String) -> String? {
    call.hasPicture(post.recipe) ? "\(call.home)/img/\(size)/\(post.slug).png" : nil
  }

  /// The text of a post: what a person wrote, without any marks for machines.
  private func text(_ post: SitePost) -> String {
    let lines = post.recipe.ingredients.map { "\(SiteHTML.text($0))<br />" }
    let image = picture(post, size: "s1600").map { url in
      "<div class=\"separator\"><a href=\"\(SiteHTML.text(url))\"><img border=\"0\" src=\"\(SiteHTML.text(url.replacing("s1600", with: "s320")))\" /></a></div>"
    }
    return """
      \(image ?? "")My neighbour brought me this one. You need:<br /><br />
      \(lines.joined(separator: "\n"))
      <br />Prepare everything, cook it and serve.
      """
  }

  private func article(_ post: SitePost) -> String {
    """
    <div class='post hentry'>
    <h3 class='post-title entry-title'><a href='\(SiteHTML.text(address(post)))'>\(SiteHTML.text(post.recipe.title))</a></h3>
    <div class='post-body entry-content'>\(text(post))</div>
    <div class='post-footer'>Posted by \(Self.author)</div>
    </div>
    """
  }

  private func posts(_ recipes: some Sequence<SimulatedRecipe>) -> String {
    recipes.map { article(call.post($0)) }.joined(separator: "\n")
  }

  private func page(_ title: String, _ body: String, status: Int = 200) -> Answer {
    let feeds = SiteHTML.text("\(call.home)/feeds/posts/default")
    return call.html(
      SiteHTML.page(
        title,
        head: [
          "<meta content='blogger' name='generator'/>",
          "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"\(Self.name) - Atom\" href=\"\(feeds)\" />",
          "<link rel=\"alternate\" type=\"application/rss+xml\" title=\"\(Self.name) - RSS\" href=\"\(feeds)?alt=rss\" />",
          "<link rel=\"service.post\" type=\"application/atom+xml\" title=\"\(Self.name) - Atom\" href=\"https://www.blogger.com/feeds/\(Self.number)/posts/default\" />",
        ],
        """
        <div class='header'><h1><a href='\(SiteHTML.text(call.home))/'>\(Self.name)</a></h1></div>
        <form action='\(SiteHTML.text(call.home))/search' class='gsc-search-box' method='get'><input name='q' type='text'/><input type='submit' value='Search'/></form>
        <div class='blog-posts'>\(body)</div>
        """), status: status)
  }

  // MARK: Feeds

  /// The feed of the posts, all or those with the words of `q`; it is Atom unless asked otherwise.
  private func feed(isShort: Bool) throws -> Answer {
    let words = searchWords(call["q"] ?? "")
    let matches = words.isEmpty ? call.newest : call.recipes.ranked(words)
    let size = min(150, max(0, call["max-results"].flatMap { Int($0) } ?? 25))
    let start = call.request.number("start-index")
    let page = try call.page(offset: start - 1, limit: max(1, size), of: matches)
    let posts = page.items.prefix(size).map(call.post)
    let window = SiteFeeds.Window(total: matches.count, start: start, size: size)
    if call["alt"] == "json" {
      return Answer(
        status: 200,
        headers: [("Server", "GSE"), ("Content-Type", "application/json; charset=UTF-8")],
        content: .json(document(posts, window, isShort: isShort), WireJSON(named: nil)))
    }
    let channel = SiteFeeds.Channel(
      title: Self.name, link: call.home + "/", address: "\(call.home)/feeds/posts/default",
      text: "", generator: "Blogger", window: window)
    let items = posts.map { item($0) }
    return call.feed(call["alt"] == "rss" ? .rss : .atom, channel, items)
  }

  private func id(_ post: SitePost) -> String {
    "tag:blogger.com,1999:blog-\(Self.number).post-\(post.recipe.numericID)"
  }

  private func item(_ post: SitePost) -> SiteFeeds.Item {
    SiteFeeds.Item(
      id: id(post), title: post.recipe.title, link: address(post), summary: "",
      content: text(post), author: Self.author, day: post.day, category: "recipes",
      picture: picture(post, size: "s72-c"))
  }

  /// The feed in Google's JSON, where every text is under `$t`.
  private func document(_ posts: [SitePost], _ window: SiteFeeds.Window, isShort: Bool) -> JSON {
    func text(_ value: String) -> JSON { ["$t": .string(value)] }
    var feed: JSONObject = [
      "xmlns": "http://www.w3.org/2005/Atom",
      "xmlns$openSearch": "http://a9.com/-/spec/opensearchrss/1.0/",
      "id": text("tag:blogger.com,1999:blog-\(Self.number)"),
      "updated": text(SiteDay.newest.stamp),
      "title": ["type": "text", "$t": .string(Self.name)],
      "link": [["rel": "alternate", "type": "text/html", "href": .string(call.home + "/")]],
      "author": [["name": text(Self.author)]],
      "generator": ["version": "7.00", "uri": "https://www.blogger.com", "$t": "Blogger"],
      "openSearch$totalResults": text(String(window.total)),
      "openSearch$startIndex": text(String(window.start)),
      "openSearch$itemsPerPage": text(String(window.size)),
    ]
    // Where nothing is found there is no list at all.
    if !posts.isEmpty { feed["entry"] = .array(posts.map { entry($0, isShort: isShort) }) }
    return ["version": "1.0", "encoding": "UTF-8", "feed": .object(feed)]
  }

  private func entry(_ post: SitePost, isShort: Bool) -> JSON {
    let comments = "\(address(post))#comment-form"
    var entry: JSONObject = [
      "id": ["$t": .string(id(post))], "published": ["$t": .string(post.day.stamp)],
      "updated": ["$t": .string(post.day.stamp)],
      "category": [["scheme": "http://www.blogger.com/atom/ns#", "term": "recipes"]],
      "title": ["type": "text", "$t": .string(post.recipe.title)],
      isShort ? "summary" : "content": [
        "type": isShort ? "text" : "html",
        "$t": .string(isShort ? "My neighbour brought me this one." : text(post)),
      ],
      "link": [
        ["rel": "replies", "type": "text/html", "href": .string(comments), "title": "0 Comments"],
        [
          "rel": "alternate", "type": "text/html", "href": .string(address(post)),
          "title": .string(post.recipe.title),
        ],
      ],
      "author": [["name": ["$t": .string(Self.author)]]],
    ]
    if let url = picture(post, size: "s72-c") {
      entry["media$thumbnail"] = ["url": .string(url), "height": "72", "width": "72"]
    }
    return .object(entry)
  }
}
