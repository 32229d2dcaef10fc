internal import RecipeModel

/// One request for a feed of the blog: of the newest posts, of a search, of a post's comments.
struct WordPressFeed {
  let blog: WordPressBlog
  /// `rss2`, `rss`, `atom` or `rdf`.
  let form: String

  private var call: ServiceCall { blog.call }

  /// The feed below an address, which is given in the parts of its path without those that name the
  /// feed.
  func answer(_ steps: [String]) throws -> Answer {
    guard ["rss2", "rss", "atom", "rdf"].contains(form) else { return blog.missing }
    if let answer = unchanged { return answer }
    if steps == ["comments"] { return feed("Comments for \(WordPressBlog.name)", []) }
    let isSearch = steps.count == 2 && steps[0] == "search"
    if let words = isSearch ? steps[1] : call["s"] {
      guard call.site.searchFeed == .open else {
        return call.redirect(blog.home + "/", status: 301)
      }
      return try list(
        blog.matches(words),
        "Search Results for \u{201C}\(words)\u{201D} \u{2013} \(WordPressBlog.name)",
        isSearch: true)
    }
    if steps.isEmpty { return try list(call.newest, WordPressBlog.name) }
    guard steps.count == 1, let post = call.post(named: steps[0]) else { return blog.missing }
    return feed("Comments on: \(post.recipe.title)", [])
  }

  /// A page of posts; behind the last one the feed is empty and its status 404.
  private func list(_ matches: [SimulatedRecipe], _ title: String, isSearch: Bool = false) throws
    -> Answer
  {
    let number = WordPressBlog.page(of: call.request)
    let page = try call.page(number, of: matches, size: WordPressBlog.pageSize)
    var answer = feed(title, page.items.map(call.post))
    if page.items.isEmpty, number > 1 || !isSearch { answer.status = 404 }
    return answer
  }

  /// The validators of every feed: those of the newest post, whatever was asked.
  private var validators: [(name: String, value: String)] {
    [
      ("Last-Modified", SiteDay.newest.header),
      ("ETag", "\"\(StableHash.of(SiteDay.newest.header))\""),
    ]
  }

  /// The answer to a client that has the newest post: both validators have to fit when both come.
  private var unchanged: Answer? {
    let pairs = [("If-Modified-Since", 0), ("If-None-Match", 1)].compactMap { name, index in
      call.request.header(name).map { $0.replacing("W/", with: "") == validators[index].value }
    }
    guard !pairs.isEmpty, pairs.allSatisfy({ $0 }) else { return nil }
    return Answer(status: 304, headers: validators, content: .text(""))
  }

  private func feed(_ title: String, _ posts: [SitePost]) -> Answer {
    switch form {
    case "atom":
      return finished(SiteFeeds.atom(channel(title), posts.map(item)), "application/atom+xml")
    case "rdf":
      return finished(SiteFeeds.rdf(channel(title), posts.map(item)), "application/rdf+xml")
    default: return finished(SiteFeeds.rss(channel(title), posts.map(item)), "application/rss+xml")
    }
  }

  private func finished(_ document: String, _ type: String) -> Answer {
    var answer = call.xml(document, type: "\(type); charset=UTF-8")
    for field in validators { answer.set(field.name, field.value) }
    return answer
  }

  private func channel(_ title: String) -> SiteFeeds.Channel {
    SiteFeeds.Channel(
      title: title, link: blog.home, address: call.origin + call.request.path,
      text: "Simple dishes from a kitchen garden",
      generator: "https://wordpress.org/?v=6.6.2")
  }

  private func item(_ post: SitePost) -> SiteFeeds.Item {
    let link = blog.address(post)
    let more = """
      <p>The post <a href="\(link)">\(SiteHTML.text(post.recipe.title))</a> appeared first on \
      <a href="\(blog.home)">\(WordPressBlog.name)</a>.</p>
      """
    return SiteFeeds.Item(
      id: "\(blog.home)/?p=\(post.recipe.numericID)", title: post.recipe.title, link: link,
      summary: "<p>\(SiteHTML.text(blog.excerpt(post))) [&#8230;]</p>\n\(more)\n",
      content: blog.content(post) + "\n" + more, author: WordPressBlog.author, day: post.day,
      category: "Recipes", picture: nil)
  }
}
