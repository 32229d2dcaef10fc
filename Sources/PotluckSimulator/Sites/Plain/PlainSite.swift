internal import RecipeModel

/// A small site without a content management system: a front page, pages of recipes, and whatever
/// the site adds.
struct PlainSite {
  let call: ServiceCall
  let name: String
  /// The folder of recipe pages in addresses.
  var folder = "recipes"
  /// What follows a page's name in addresses.
  var ending = ""

  /// The address of a post's page.
  func address(_ post: SitePost) -> String { "\(call.home)/\(folder)/\(post.slug)\(ending)" }

  /// The address of a post's picture, when it has one.
  func picture(_ post: SitePost) -> String? {
    call.hasPicture(post.recipe) ? "\(call.home)/pictures/\(post.slug).png" : nil
  }

  /// What `/robots.txt` says unless the owner wants another.
  var standardRobots: String { "User-agent: *\nDisallow: \(call.site.folder)/admin/\n" }

  /// The answer for what all such sites have: robots.txt, pictures, recipe pages and the front page.
  ///
  /// - Parameters:
  ///   - head: What the site adds to the heads of its pages.
  ///   - top: What stands above a page's own text.
  ///   - answer: The answer for an address that the site itself knows; nil for any other.
  /// - Returns: the answer; a page with status 404 for what nobody knows.
  /// - Throws: What `answer` throws.
  func answer(
    head: [String] = [], top: String = "", _ answer: ([String]) throws -> Answer?
  ) rethrows -> Answer {
    if let robots = call.robots(standard: standardRobots) { return robots }
    let steps = call.steps
    if call.place != nil {
      if let own = try answer(steps) { return own }
      if steps.first == "pictures" { return call.picture }
      if steps.isEmpty { return page(name, head: head, top + cards(call.newest.prefix(12))) }
      if steps.count == 2, steps[0] == folder, steps[1].hasSuffix(ending),
        let post = call.post(named: String(steps[1].dropLast(ending.count)))
      {
        return recipePage(post, head: head, top: top)
      }
    }
    return page("Page not found", "<p>There is nothing here.</p>", status: 404)
  }

  /// A page of the site.
  func page(_ title: String, head: [String] = [], _ body: String, status: Int = 200) -> Answer {
    call.html(
      SiteHTML.page(
        title == name ? name : "\(title) | \(name)", head: head,
        """
        <header><a class="brand" href="\(SiteHTML.text(call.home))/">\(SiteHTML.text(name))</a></header>
        <main>
        <h1>\(SiteHTML.text(title))</h1>
        \(body)
        </main>
        <footer><a href="\(SiteHTML.text(call.home))/about">About</a> <a href="\(SiteHTML.text(call.home))/privacy">Privacy</a></footer>
        """), status: status)
  }

  /// Recipes with their pictures.
  func cards(_ recipes: some Sequence<SimulatedRecipe>) -> String {
    let cards = recipes.map { recipe in
      let post = call.post(recipe)
      let image = picture(post).map {
        "<img loading=\"lazy\" src=\"\(SiteHTML.text($0))\" alt=\"\">"
      }
      return """
        <li class="dish"><a href="\(SiteHTML.text(address(post)))">\(image ?? "")<h3>\(SiteHTML.text(recipe.title))</h3></a></li>
        """
    }
    return "<ul class=\"dishes\">\n\(cards.joined(separator: "\n"))\n</ul>"
  }

  private func recipePage(_ post: SitePost, head: [String], top: String) -> Answer {
    let address = address(post)
    var data =
      SiteHTML.recipe(post, url: address, image: picture(post), author: name).objectValue
      ?? JSONObject()
    data["@context"] = "https://schema.org"
    let lines = post.recipe.ingredients.map { "<li>\(SiteHTML.text($0))</li>" }
    return page(
      post.recipe.title,
      head: head + [
        "<link rel=\"canonical\" href=\"\(SiteHTML.text(address))\">",
        SiteHTML.script(.object(data)),
      ], "\(top)<ul class=\"ingredients\">\(lines.joined())</ul>")
  }
}
