internal import RecipeModel

extension ServiceDescription {
  /// A site without a search, whose newest recipes are in feeds of up to four forms.
  static let feedSite = ServiceDescription.site(
    "Feed site", pageSize: 10, page: { $0.number("page") }
  ) { call in
    let site = PlainSite(call: call, name: "Hearth and Crumb")
    let links = call.site.feeds.map { feed in
      let address = "\(call.home)/\(feed.fileName)"
      return
        "<link rel=\"alternate\" type=\"\(feed.mediaType)\" title=\"\(site.name)\" href=\"\(SiteHTML.text(address))\">"
    }
    return try site.answer(head: links) { steps in
      guard steps.count == 1, let feed = call.site.feeds.first(where: { $0.fileName == steps[0] })
      else { return nil }
      let number = call.request.number("page")
      let page = try call.page(number, of: call.newest, size: 10)
      let channel = SiteFeeds.Channel(
        title: site.name, link: call.home + "/", address: "\(call.home)/\(feed.fileName)",
        text: "What comes out of our oven", generator: "Crumb",
        next: page.hasNext ? "\(call.home)/\(feed.fileName)?page=\(number + 1)" : nil)
      return call.feed(feed, channel, page.items.map { site.item(call.post($0)) })
    }
  }
}

extension SiteSettings.Feed {
  /// The name of its file.
  var fileName: String {
    switch self {
    case .rss: "rss.xml"
    case .atom: "atom.xml"
    case .rdf: "index.rdf"
    case .json: "feed.json"
    }
  }

  /// The type by which pages announce it.
  var mediaType: String {
    switch self {
    case .rss: "application/rss+xml"
    case .atom: "application/atom+xml"
    case .rdf: "application/rdf+xml"
    case .json: "application/feed+json"
    }
  }
}

extension ServiceCall {
  /// A feed in one of the forms.
  func feed(_ form: SiteSettings.Feed, _ channel: SiteFeeds.Channel, _ items: [SiteFeeds.Item])
    -> Answer
  {
    let type = "\(form.mediaType); charset=utf-8"
    switch form {
    case .rss: return xml(SiteFeeds.rss(channel, items), type: type)
    case .atom: return xml(SiteFeeds.atom(channel, items), type: type)
    case .rdf: return xml(SiteFeeds.rdf(channel, items), type: type)
    case .json:
      return Answer(
        status: 200, headers: [("Server", "nginx"), ("Content-Type", form.mediaType)],
        content: .json(SiteFeeds.json(channel, items), WireJSON(named: nil)))
    }
  }
}

extension PlainSite {
  /// A recipe as an entry of a feed.
  func item(_ post: SitePost) -> SiteFeeds.Item {
    let lines = post.recipe.ingredients.map { "<li>\(SiteHTML.text($0))</li>" }
    let image = picture(post).map { "<p><img src=\"\(SiteHTML.text($0))\"></p>" }
    return SiteFeeds.Item(
      id: address(post), title: post.recipe.title, link: address(post),
      summary: "<p>A dish for everyone at the table.</p>",
      content: "\(image ?? "")<ul>\(lines.joined())</ul>", author: name, day: post.day,
      category: "Recipes", picture: picture(post))
  }
}

extension IncomingRequest {
  /// The number in a parameter, 1 without one.
  func number(_ name: String) -> Int { max(1, self[name].flatMap { Int($0) }?.clamped ?? 1) }
}
