internal import RecipeModel

extension ServiceDescription {
  /// A site whose pages are built by scripts: its search is told in schema.org's words alone, and
  /// so are the results.
  static let actionSite = ServiceDescription.site(
    "Action site", pageSize: 10, page: { $0.number("page") }
  ) { call in
    let site = PlainSite(call: call, name: "Spice Route Kitchen", folder: "dish")
    let action: JSON = [
      "@context": "https://schema.org", "@type": "WebSite", "url": .string(call.home + "/"),
      "potentialAction": [
        "@type": "SearchAction",
        "target": .string("\(call.home)/search/{search_term_string}"),
        "query-input": "required name=search_term_string",
      ],
    ]
    return try site.answer(head: [SiteHTML.script(action)]) { steps in
      guard steps.count == 2, steps[0] == "search" else { return nil }
      return try site.results(steps[1], number: call.request.number("page"))
    }
  }
}

extension PlainSite {
  /// A result page that holds its list for machines, and an empty place for the script.
  fileprivate func results(_ words: String, number: Int) throws -> Answer {
    let page = try call.page(number, of: call.recipes.ranked(searchWords(words)), size: 10)
    let items = page.items.enumerated().map { index, recipe in
      let post = call.post(recipe)
      var item: JSONObject = [
        "@type": "Recipe", "url": .string(address(post)), "name": .string(recipe.title),
      ]
      if let picture = picture(post) { item["image"] = .string(picture) }
      return JSON.object([
        "@type": "ListItem", "position": .int(index + 1), "item": .object(item),
      ])
    }
    let list: JSON = [
      "@context": "https://schema.org", "@type": "ItemList",
      "numberOfItems": .int(page.total), "itemListElement": .array(items),
    ]
    let crumbs: JSON = [
      "@context": "https://schema.org", "@type": "BreadcrumbList",
      "itemListElement": [
        ["@type": "ListItem", "position": 1, "name": "Home", "item": .string(call.home + "/")]
      ],
    ]
    let next =
      page.hasNext
      ? "<link rel=\"next\" href=\"\(SiteHTML.text(call.home))/search/\(SiteHTML.encoded(words))?page=\(number + 1)\">"
      : ""
    return self.page(
      "Results for \(words)", head: [SiteHTML.script(crumbs), SiteHTML.script(list), next],
      "<div id=\"app\"></div><script src=\"/app.js\"></script>")
  }
}
