internal import RecipeModel

extension ServiceDescription {
  /// A static site with a search form and cards.
  static let cardSite = ServiceDescription.site(
    "Card site", pageSize: 12, page: { $0.number("p") }
  ) { try CardSite(call: $0, isDeaf: false).answer() }

  /// The card site with a search that shows the same whatever was asked.
  static let deafSite = ServiceDescription.site(
    "Deaf site", pageSize: 12, page: { $0.number("p") }
  ) { try CardSite(call: $0, isDeaf: true).answer() }
}

/// One request to the card site.
///
/// All pages have a `base`, and their links are relative to it. Cards hold links to a category and
/// to comments beside those to the recipe; pictures are lazy in three ways, or hidden for clients
/// without scripts; one card of a page is an advertisement.
struct CardSite {
  let call: ServiceCall
  /// Whether it ignores the words.
  let isDeaf: Bool

  private static let name = "Copper Pot"
  private static let pageSize = 12
  private static let hidden = [("lang", "en"), ("type", "recipe")]
  private var isPosted: Bool { call.site.form == .post }

  func answer() throws -> Answer {
    let rules = "User-agent: *\nDisallow: \(call.site.folder)/admin/\nCrawl-delay: 1\n"
    if let robots = call.robots(standard: rules) { return robots }
    let steps = call.steps
    guard call.place != nil else { return missing }
    if steps.isEmpty { return try front() }
    guard steps[0] == "kitchen", steps.count > 1 else { return missing }
    switch (steps[1], steps.count) {
    case ("find", 2): return try results()
    case ("dish", 3):
      guard steps[2].hasSuffix(".html"), let post = call.post(named: String(steps[2].dropLast(5)))
      else { return missing }
      return dish(post)
    case ("pictures", _): return call.picture
    default: return missing
    }
  }

  // MARK: Pages

  private var missing: Answer {
    page("Not on the stove", "<p>There is no such page.</p>", status: 404)
  }

  private func front() throws -> Answer {
    let list = try call.page(call.request.number("p"), of: call.newest, size: Self.pageSize)
    return page(
      Self.name, counted(list.total, "") + cards(list.items) + next(list, query: "../?"),
      head: next(list, query: "../?", inHead: true))
  }

  /// The result page; a form that is sent without its hidden inputs finds nothing.
  private func results() throws -> Answer {
    let words = call["q"] ?? ""
    let isWhole =
      Self.hidden.allSatisfy { call[$0.0] == $0.1 }
      && (!isPosted || call.request.method == "POST")
    let matches =
      isDeaf ? call.newest : isWhole ? call.recipes.ranked(searchWords(words)) : []
    let list = try call.page(
      isPosted ? 1 : call.request.number("p"), of: matches, size: isPosted ? nil : Self.pageSize)
    if list.items.isEmpty {
      let others = call.newest.suffix(3).map { recipe in
        let link = SiteHTML.text(address(call.post(recipe)))
        return "<li><a href=\"\(link)\">\(SiteHTML.text(recipe.title))</a></li>"
      }
      return page(
        "Search",
        """
        <p class="none">No recipes found for \u{201C}\(SiteHTML.text(words))\u{201D}.</p>
        <h2>You may also like</h2><ul class="also">\(others.joined())</ul>
        """)
    }
    let query =
      "find?lang=en&type=recipe&q=\(SiteHTML.encoded(words))&"
    return page(
      "Search",
      counted(list.total, words) + cards(list.items) + (isPosted ? "" : next(list, query: query)),
      head: isPosted ? "" : next(list, query: query, inHead: true))
  }

  /// `1,431 recipes for “soup”`.
  private func counted(_ count: Int, _ words: String) -> String {
    let number = count < 1000 ? "\(count)" : "\(count / 1000),\(String(count + 1000).suffix(3))"
    let rest = words.isEmpty ? "" : " for \u{201C}\(SiteHTML.text(words))\u{201D}"
    return "<p class=\"count\"><b>\(number)</b> \(count == 1 ? "recipe" : "recipes")\(rest)</p>\n"
  }

  private func next(_ list: ListPage, query: String, inHead: Bool = false) -> String {
    guard list.hasNext else { return "" }
    let address = SiteHTML.text("\(query)p=\(list.number + 1)")
    return inHead
      ? "<link rel=\"next\" href=\"\(address)\">"
      : "\n<p class=\"pages\"><a rel=\"next\" href=\"\(address)\">More</a></p>"
  }

  // MARK: Cards

  /// The address of a page, relative to the base.
  private func address(_ post: SitePost) -> String { "dish/\(post.slug).html" }

  private func cards(_ recipes: [SimulatedRecipe]) -> String {
    var cards = recipes.map { card(call.post($0)) }
    // One of them is none.
    cards.insert(
      """
      <li class="card card--ad"><a class="card__link" rel="sponsored" href="https://pans.example/copper?utm_source=copperpot"><img src="pictures/pan.png" alt=""><h3 class="card__title">A pan for life</h3></a></li>
      """, at: min(3, cards.count))
    return "<ul class=\"grid\">\n\(cards.joined(separator: "\n"))\n</ul>"
  }

  private func card(_ post: SitePost) -> String {
    let recipe = post.recipe
    let link = SiteHTML.text(address(post))
    let minutes = recipe.minutes.map { "<span class=\"card__time\">\($0) min</span>" } ?? ""
    let stars = (recipe.rating / 2).rounded() / 10
    return """
      <li class="card" data-id="\(recipe.numericID)">
      <a class="card__picture" href="\(link)">\(image(post))</a>
      <h3 class="card__title"><span class="badge">New!</span> <a href="\(link)?from=list">\(SiteHTML.text(recipe.title))</a></h3>
      <p class="card__facts">\(minutes) <span class="card__stars" title="\(stars) of 5">&#9733; \(stars)</span> <a href="category/mains.html">Mains</a> <a href="\(link)#comments">3 comments</a></p>
      </li>
      """
  }

  /// A picture in one of the ways in which pages put off loading it.
  private func image(_ post: SitePost) -> String {
    guard call.hasPicture(post.recipe) else { return "" }
    let small = "pictures/\(post.slug)-300.png"
    let large = "pictures/\(post.slug)-1200.png"
    let blank = "src=\"data:image/gif;base64,R0lGODlhAQABAAAAACw=\""
    switch StableHash.of(post.slug) % 4 {
    case 0: return "<img class=\"lazy\" \(blank) data-src=\"\(large)\" alt=\"\">"
    case 1:
      return "<img class=\"lazy\" \(blank) data-srcset=\"\(small) 300w, \(large) 1200w\" alt=\"\">"
    case 2: return "<img \(blank) alt=\"\"><noscript><img src=\"\(large)\" alt=\"\"></noscript>"
    default:
      return
        "<picture><source srcset=\"\(large) 1200w\"><img loading=\"lazy\" src=\"\(small)\" alt=\"\"></picture>"
    }
  }

  /// A recipe's page, with its data in microdata.
  private func dish(_ post: SitePost) -> Answer {
    let recipe = post.recipe
    let lines = recipe.ingredients.map {
      "<li itemprop=\"recipeIngredient\">\(SiteHTML.text($0))</li>"
    }
    let time = recipe.minutes.map {
      "<time itemprop=\"totalTime\" datetime=\"PT\($0)M\">\($0) min</time>"
    }
    return page(
      recipe.title,
      """
      <div itemscope itemtype="https://schema.org/Recipe">
      <h2 itemprop="name">\(SiteHTML.text(recipe.title))</h2> \(time ?? "")
      \(call.hasPicture(recipe) ? "<img itemprop=\"image\" src=\"pictures/\(post.slug)-1200.png\" alt=\"\">" : "")
      <ul>\(lines.joined())</ul>
      <ol itemprop="recipeInstructions"><li>Prepare everything.</li><li>Cook it and serve.</li></ol>
      </div>
      """)
  }

  private func page(_ title: String, _ body: String, head: String = "", status: Int = 200)
    -> Answer
  {
    let inputs = Self.hidden.map {
      "<input type=\"hidden\" name=\"\($0.0)\" value=\"\($0.1)\">"
    }
    return call.html(
      SiteHTML.page(
        title == Self.name ? title : "\(title) | \(Self.name)",
        head: ["<base href=\"\(SiteHTML.text(call.home))/kitchen/\">", head],
        """
        <header id="top"><a href="../">\(Self.name)</a>
        <form id="search" action="find" method="\(call.site.form.rawValue)">\(inputs.joined())<label for="q">Search recipes</label> <input id="q" type="text" name="q"><button>Find</button></form>
        <form action="../shops" method="get"><input name="location" placeholder="Your town"><button>Find a shop</button></form>
        <nav><a href="category/mains.html">Mains</a> <a href="category/cakes.html">Cakes</a></nav></header>
        <main><h1>\(SiteHTML.text(title))</h1>
        \(body)
        </main>
        <footer><a href="../about.html">About</a></footer>
        """), status: status)
  }
}
