internal import RecipeModel

/// The blog's pages for people.
extension WordPressBlog {
  /// The page for what is not there.
  var missing: Answer {
    call.html(
      page(
        "Page not found - \(Self.name)", robots: "noindex, follow", graph: [],
        "<section class=\"error-404\"><h1 class=\"page-title\">Nothing here</h1></section>"),
      status: 404)
  }

  /// A page of posts: the newest, or those that were searched.
  func list(_ matches: [SimulatedRecipe], heading: String?, words: String? = nil) throws -> Answer {
    let number = Self.page(of: call.request)
    let list = try call.page(number, of: matches, size: Self.pageSize)
    guard number == 1 || !list.items.isEmpty else { return missing }
    let posts = list.items.map(call.post)
    var body = heading.map { "<h1 class=\"page-title\">\($0)</h1>\n" } ?? ""
    body +=
      posts.isEmpty
      ? "<p>Sorry, but nothing matched your search terms.</p>"
      : posts.map(card).joined(separator: "\n")
    body += links(list, words)
    var head: [String] = []
    if list.hasNext {
      head.append(
        "<link rel=\"next\" href=\"\(SiteHTML.text(address(page: number + 1, words: words)))\" />")
    }
    let title = words.map { "You searched for \($0) - \(Self.name)" } ?? Self.name
    return call.html(
      page(
        title, robots: words == nil ? "index, follow" : "noindex, follow", head: head,
        graph: [website], body))
  }

  /// The result page of a search.
  func results(_ words: String) throws -> Answer {
    try list(
      words.isEmpty ? call.newest : matches(words),
      heading: "Search Results for: <span>\(SiteHTML.text(words))</span>", words: words)
  }

  /// A post's page, with its recipe.
  func recipePage(_ post: SitePost) -> Answer {
    let address = address(post)
    let id = post.recipe.numericID
    let json = self.address(ofRoute: "/wp/v2/\(recipeBase)/\(id)")
    var recipe =
      SiteHTML.recipe(
        post, url: address, image: picture(post), author: Self.author
      ).objectValue ?? JSONObject()
    recipe["isPartOf"] = ["@id": .string("\(address)#article")]
    let article: JSON = [
      "@type": "Article", "@id": .string("\(address)#article"),
      "headline": .string(post.recipe.title), "datePublished": .string(post.day.stamp),
    ]
    let title = SiteHTML.text(post.recipe.title)
    var answer = call.html(
      page(
        "\(post.recipe.title) - \(Self.name)", robots: "index, follow, max-image-preview:large",
        head: [
          "<link rel=\"canonical\" href=\"\(SiteHTML.text(address))\" />",
          "<link rel=\"alternate\" type=\"application/rss+xml\" title=\"\(Self.name) &raquo; \(title) Comments Feed\" href=\"\(SiteHTML.text(commentsFeed(post)))\" />",
          "<link rel=\"alternate\" title=\"JSON\" type=\"application/json\" href=\"\(SiteHTML.text(json))\" />",
          "<link rel=\"shortlink\" href=\"\(SiteHTML.text(home))/?p=\(id)\" />",
        ], graph: [website, article, .object(recipe)],
        """
        <article id="post-\(id)" class="post-\(id) post type-post status-publish hentry">
        <header class="entry-header"><h1 class="entry-title">\(title)</h1>
        <div class="entry-meta"><time class="entry-date" datetime="\(post.day.stamp)">\(post.day.words)</time></div></header>
        <div class="entry-content">
        \(content(post))
        </div>
        </article>
        """))
    if call.site.announcesInterface {
      answer.headers.append(
        ("Link", "<\(json)>; rel=\"alternate\"; title=\"JSON\"; type=\"application/json\""))
      answer.headers.append(("Link", "<\(home)/?p=\(id)>; rel=shortlink"))
    }
    return answer
  }

  /// The text of a post with the card of its recipe, as pages and the interface have it.
  func content(_ post: SitePost) -> String {
    let recipe = post.recipe
    let image = picture(post).map { url in
      """
      <figure class="wp-block-image"><img decoding="async" src="\(SiteHTML.text(url))" alt="\(SiteHTML.text(recipe.title))" /></figure>

      """
    }
    let lines = recipe.ingredients.map { line in
      "<li class=\"wprm-recipe-ingredient\"><span class=\"wprm-recipe-ingredient-name\">\(SiteHTML.text(line))</span></li>"
    }
    let card = """
      <div id="wprm-recipe-container-\(recipe.numericID)" class="wprm-recipe-container" data-recipe-id="\(recipe.numericID)">
      <h2 class="wprm-recipe-name">\(SiteHTML.text(recipe.title))</h2>
      <ul class="wprm-recipe-ingredients">\(lines.joined())</ul>
      <ul class="wprm-recipe-instructions"><li><span>Prepare everything.</span></li><li><span>Cook it and serve.</span></li></ul>
      </div>
      """
    return "<p>\(SiteHTML.text(excerpt(post)))</p>\n\(image ?? "")"
      + (call.site.hasRecipeMaker ? card : "<h2>Ingredients</h2>\n<ul>\(lines.joined())</ul>")
  }

  /// The first sentence of a post.
  func excerpt(_ post: SitePost) -> String {
    "\(post.recipe.title) is what we cook when friends come by."
  }

  private var recipeBase: String { call.site.recipeType ?? "posts" }

  private func commentsFeed(_ post: SitePost) -> String {
    let address = address(post)
    return address + (address.contains("?") ? "&feed=rss2" : "feed/")
  }

  // MARK: Parts

  /// The blog in schema.org's terms, with its search.
  private var website: JSON {
    [
      "@type": "WebSite", "@id": .string("\(home)/#website"), "url": .string(home + "/"),
      "name": .string(Self.name),
      "potentialAction": [
        [
          "@type": "SearchAction",
          "target": [
            "@type": "EntryPoint", "urlTemplate": .string("\(home)/?s={search_term_string}"),
          ],
          "query-input": [
            "@type": "PropertyValueSpecification", "valueRequired": true,
            "valueName": "search_term_string",
          ],
        ]
      ],
    ]
  }

  /// A post in a list, with a picture that a script loads late.
  private func card(_ post: SitePost) -> String {
    let id = post.recipe.numericID
    let link = SiteHTML.text(address(post))
    let title = SiteHTML.text(post.recipe.title)
    let image = picture(post, size: "-300x200").map { url in
      """
      <a class="post-thumbnail" href="\(link)" aria-hidden="true"><img src="data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E" data-lazy-src="\(SiteHTML.text(url))" data-lazy-srcset="\(SiteHTML.text(url)) 300w, \(SiteHTML.text(picture(post) ?? url)) 1200w" alt="\(title)" width="300" height="200" /><noscript><img src="\(SiteHTML.text(url))" alt="\(title)" /></noscript></a>

      """
    }
    return """
      <article id="post-\(id)" class="post-\(id) post type-post status-publish hentry category-recipes">
      \(image ?? "")<header class="entry-header"><h2 class="entry-title"><a href="\(link)" rel="bookmark">\(title)</a></h2>
      <div class="entry-meta"><time class="entry-date" datetime="\(post.day.stamp)">\(post.day.words)</time> <a href="\(SiteHTML.text(home))/category/recipes/" rel="category tag">Recipes</a></div></header>
      <div class="entry-summary"><p>\(SiteHTML.text(excerpt(post))) <a class="more-link" href="\(link)">Read more</a></p></div>
      </article>
      """
  }

  private func links(_ list: ListPage, _ words: String?) -> String {
    func link(_ name: String, _ number: Int, _ text: String) -> String {
      "<a class=\"\(name) page-numbers\" href=\"\(SiteHTML.text(address(page: number, words: words)))\">\(text)</a>"
    }
    var links: [String] = []
    if list.number > 1 { links.append(link("prev", list.number - 1, "Previous")) }
    links.append("<span aria-current=\"page\" class=\"page-numbers current\">\(list.number)</span>")
    if list.hasNext {
      links.append(link("", list.number + 1, "\(list.number + 1)"))
      links.append(link("next", list.number + 1, "Next"))
    }
    return links.count == 1
      ? ""
      : "\n<nav class=\"navigation pagination\"><div class=\"nav-links\">\(links.joined(separator: "\n"))</div></nav>"
  }

  private var form: String {
    """
    <form role="search" method="get" class="search-form" action="\(SiteHTML.text(home))/">
    <label><span class="screen-reader-text">Search for:</span>
    <input type="search" class="search-field" placeholder="Search &hellip;" value="" name="s" /></label>
    <input type="submit" class="search-submit" value="Search" /></form>
    """
  }

  /// What stands beside every page, whatever was asked.
  private var sidebar: String {
    let popular = call.newest.suffix(3).map { recipe in
      let post = call.post(recipe)
      return
        "<li><a href=\"\(SiteHTML.text(address(post)))\">\(SiteHTML.text(recipe.title))</a></li>"
    }
    return """
      <aside class="widget-area">
      <section class="widget widget_search">\(form)</section>
      <section class="widget"><h2 class="widget-title">Most popular</h2><ul>\(popular.joined())</ul></section>
      <section class="widget"><h2 class="widget-title">Newsletter</h2><form action="\(SiteHTML.text(home))/newsletter/" method="post"><input type="email" name="email" /><input type="submit" value="Subscribe" /></form></section>
      </aside>
      """
  }

  private func page(
    _ title: String, robots: String, head: [String] = [], graph: [JSON], _ body: String
  ) -> String {
    let feed = "\(home)/" + (call.site.permalinks == .pretty ? "feed/" : "?feed=rss2")
    let comments =
      "\(home)/" + (call.site.permalinks == .pretty ? "comments/feed/" : "?feed=comments-rss2")
    var lines = [
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name='robots' content='\(robots)' />",
      "<link rel=\"alternate\" type=\"application/rss+xml\" title=\"\(Self.name) &raquo; Feed\" href=\"\(SiteHTML.text(feed))\" />",
      "<link rel=\"alternate\" type=\"application/rss+xml\" title=\"\(Self.name) &raquo; Comments Feed\" href=\"\(SiteHTML.text(comments))\" />",
      "<link rel='stylesheet' id='theme-style-css' href='\(SiteHTML.text(home))/wp-content/themes/garden/style.css?ver=6.6.2' media='all' />",
    ]
    if call.site.announcesInterface {
      lines += [
        "<link rel=\"https://api.w.org/\" href=\"\(SiteHTML.text(root))\" />",
        "<link rel=\"EditURI\" type=\"application/rsd+xml\" title=\"RSD\" href=\"\(SiteHTML.text(home))/xmlrpc.php?rsd\" />",
        "<meta name=\"generator\" content=\"WordPress 6.6.2\" />",
      ]
    }
    if !graph.isEmpty {
      lines.append(
        SiteHTML.script(["@context": "https://schema.org", "@graph": .array(graph)]))
    }
    return SiteHTML.page(
      title, head: lines + head,
      """
      <header class="site-header"><p class="site-title"><a href="\(SiteHTML.text(home))/" rel="home">\(Self.name)</a></p>
      <nav class="main-navigation"><ul><li><a href="\(SiteHTML.text(home))/">Home</a></li><li><a href="\(SiteHTML.text(home))/category/recipes/">Recipes</a></li><li><a href="\(SiteHTML.text(home))/about/">About</a></li></ul></nav></header>
      <main id="primary" class="site-main">
      \(body)
      </main>
      \(sidebar)
      <footer class="site-footer"><a href="https://wordpress.org/">Proudly powered by WordPress</a></footer>
      """)
  }
}
