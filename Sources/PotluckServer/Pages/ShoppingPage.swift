import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch
import RecipeShopping

/// The shopping list: its recipes, and what to get for them by aisle.
struct ShoppingPage {
  let visit: Visit
  let site: Site

  private var language: Language { visit.language }

  static let routes: [Route] =
    [
      Route("GET", "/shopping", isPage: true) { site, visit in
        try await ShoppingPage(visit: visit, site: site).answer()
      },
      Route("GET", "/shopping/file", isPage: true) { site, visit in
        try await ShoppingPage(visit: visit, site: site).file()
      },
      change("add") { cart, form in
        try cart.add(
          form["id"] ?? form["url"] ?? "", servings: form["servings"].flatMap(Int.init))
      },
      change("recipes") { cart, form in
        for place in cart.entries.indices {
          let text = form["servings-\(place)"] ?? ""
          let servings = Int(text).flatMap { SearchQuery.servings.contains($0) ? $0 : nil }
          if form.has("servings-\(place)"), text.isEmpty || servings != nil {
            cart.entries[place].servings = servings
          }
        }
        if let gone = form["remove"] { cart.entries.removeAll { $0.text == gone } }
      },
      change("ticks") { cart, form in
        // Only what differs from what was shown: another tab may have ticked off something else.
        let (shown, done) = (ticks(form, "was"), ticks(form, "done"))
        cart.ticks.formUnion(done.subtracting(shown))
        cart.ticks.subtract(shown.subtracting(done))
      },
      change("clear") { cart, _ in (cart.entries, cart.ticks) = ([], []) },
    ]

  /// What stands for the items that a form names.
  private static func ticks(_ form: Parameters, _ name: String) -> Set<String> {
    let items = form.all(name).filter { $0.utf8.count == 16 && UInt64($0, radix: 16) != nil }
    return Set(items.map(ShoppingCart.tick))
  }

  /// A form that changes the list and shows it again.
  private static func change(
    _ name: String,
    _ work: @escaping @Sendable (inout ShoppingCart, Parameters) throws -> Void
  ) -> Route {
    Route("POST", "/shopping/\(name)", isForm: true) { site, visit in
      var cart = ShoppingCart(visit, site)
      try work(&cart, visit.form)
      var answer = Answer.redirect(to: "/shopping")
      answer.headers.append(("Set-Cookie", try cart.cookie(visit, site)))
      return answer
    }
  }

  // MARK: The list

  private func gathering(_ cart: ShoppingCart) async throws -> ShoppingGathering {
    try await ShoppingGathering(
      cart.entries.map { .init($0.reference, servings: $0.servings, name: $0.text) },
      from: site.service)
  }

  /// The list as a file.
  private func file() async throws -> Answer {
    let kinds: [String: (type: String, name: String, render: @Sendable (ShoppingList) -> String)] =
      [
        "text": ("text/plain", "txt", { ShoppingText(style: .pipe).render($0) }),
        "markdown": ("text/markdown", "md", { ShoppingMarkdown.render($0) }),
        "todotxt": ("text/plain", "todo.txt", { ShoppingTodo.render($0) }),
        "ical": ("text/calendar", "ics", { ShoppingCalendar.render($0, now: Site.now) }),
      ]
    guard let kind = kinds[visit.query["as"] ?? "text"] else {
      throw Failure.invalid(
        "/as", "there is no such format", fix: "known: \(kinds.keys.sorted())")
    }
    // A file that lacks a recipe would look whole.
    let list = try await gathering(ShoppingCart(visit, site)).wholeList()
    var answer = Answer("\(kind.type); charset=utf-8", Array(kind.render(list).utf8))
    answer["Content-Disposition"] = "attachment; filename=\"shopping.\(kind.name)\""
    answer["Cache-Control"] = "private, no-store"
    return answer
  }

  // MARK: The page

  private func answer() async throws -> Answer {
    let cart = ShoppingCart(visit, site)
    let frame = PageFrame(
      visit: visit, site: site, title: language(.shopping),
      texts: [("data-copied", language(.copied))])
    let heading = HTMLNode.tag("h1", text: language(.shopping))
    guard !cart.entries.isEmpty else {
      return frame.page([heading, .tag("p", ["id": "empty"], text: language(.nothingToGet))])
    }
    let gathering = try await gathering(cart)
    let (list, found) = (gathering.list, gathering.found)
    let blocks =
      list.aisles.map { (language.name(of: $0.name, .aisle), $0.items) }
      + (list.optional.isEmpty ? [] : [(language(.optional), list.optional)])
    return frame.page([
      heading, recipes(frame, cart, found),
      frame.form(
        "/shopping/ticks",
        blocks.enumerated().map { place, block in
          .tag(
            "section", ["aria-labelledby": "aisle-\(place)"],
            [
              .tag("h2", ["id": "aisle-\(place)"], [.said(block.0)]),
              .tag("ul", ["class": "ticks"], block.1.map { item($0, list, cart) }),
            ])
        }
          + (blocks.isEmpty
            ? [] : [.tag("p", ["class": "save"], [Piece.button(language(.saveTicks))])]),
        id: "ticks"),
      remarks(list), share(list),
      frame.form("/shopping/clear", [Piece.button(language(.clearList), isQuiet: true)]),
    ])
  }

  private func item(_ item: ShoppingItem, _ list: ShoppingList, _ cart: ShoppingCart) -> HTMLNode {
    let recipes = Set(item.sources.map(\.recipe)).sorted().map { list.recipes[$0].title }
    let isTicked = cart.ticks.contains(ShoppingCart.tick(item.id))
    return .tag(
      "li", [:],
      [
        .tag(
          "label", [:],
          [
            .tag(
              "input",
              [
                "type": "checkbox", "name": "done", "value": item.id, "autocomplete": "off",
                "checked": isTicked ? "checked" : nil,
              ]),
            isTicked
              ? Piece.hidden("was", item.id) : .nothing,
            .text(" "), .tag("span", [:], [.said(item.text)]),
            list.recipes.count > 1
              ? .tag("small", [:], [.said(recipes.joined(separator: ", "))]) : .nothing,
          ])
      ])
  }

  /// What the list is for, how many servings of each.
  private func recipes(
    _ frame: PageFrame, _ cart: ShoppingCart, _ found: [Result<Recipe, Failure>]
  ) -> HTMLNode {
    let rows = zip(cart.entries, found).enumerated().map { place, pair -> HTMLNode in
      let (entry, result) = pair
      let recipe = try? result.get()
      let name = recipe.map { Piece.title($0.listing.title) } ?? Sanitizer.terminal(entry.text)
      let key = WebLink.isWebLink(entry.text) ? "url" : "id"
      let servings = entry.servings.map { "&servings=\($0)" } ?? ""
      var trouble = HTMLNode.nothing
      if case .failure(let failure) = result {
        trouble = .tag(
          "p", ["class": "problem"],
          [Piece.remark(Wording.sentence(PathRedaction.redacted(failure).message), language)])
      }
      return .tag(
        "li", [:],
        [
          .tag(
            "h2", ["id": "recipe-\(place)"],
            [
              .tag(
                "a",
                ["href": "/recipe?\(key)=\(PercentEncoding.encode(entry.text))\(servings)"],
                [.said(name)])
            ]),
          .tag(
            "label", [:],
            [
              .text(language(.servings) + " "),
              .tag(
                "input",
                [
                  "name": "servings-\(place)", "type": "number", "min": "1", "max": "1000",
                  "value": entry.servings.map(String.init),
                  "placeholder": recipe?.servings.map(String.init),
                  "aria-describedby": "recipe-\(place)",
                ]),
            ]),
          .tag(
            "button",
            [
              "type": "submit", "name": "remove", "value": entry.text, "class": "quiet",
              "aria-describedby": "recipe-\(place)",
            ], text: language(.takeOff)), trouble,
        ])
    }
    return frame.form(
      "/shopping/recipes",
      [
        // The first button of a form is the one that Enter presses.
        .tag("p", ["class": "unseen"], [Piece.button(language(.change))]),
        .tag("ul", ["class": "kept"], rows),
        .tag("p", [:], [Piece.button(language(.change), isQuiet: true)]),
      ])
  }

  private func remarks(_ list: ShoppingList) -> HTMLNode {
    let tools = list.leftovers.filter { $0.reason == .equipment }.map(\.line)
    let beside: [(phrase: Phrase, names: [String])] = [
      (Phrase.atHome, list.atHome.map(\.name)), (Phrase.tools, tools),
    ]
    var nodes: [HTMLNode] = []
    for (phrase, names) in beside where !names.isEmpty {
      nodes.append(
        .tag("p", [:], [.text(language(phrase) + " "), .said(names.joined(separator: ", "))]))
    }
    for recipe in list.recipes {
      for note in recipe.notes {
        nodes.append(
          .tag(
            "p", ["class": "note"],
            [.said(Piece.title(recipe.title)), .text(": "), Piece.remark(note, language)]))
      }
    }
    return .group(nodes)
  }

  private func share(_ list: ShoppingList) -> HTMLNode {
    let formats = [
      ("text", Phrase.asText), ("markdown", Phrase.asMarkdown), ("todotxt", Phrase.asTodo),
      ("ical", Phrase.asTasks),
    ]
    return .tag(
      "section", ["aria-labelledby": "share-heading"],
      [
        .tag("h2", ["id": "share-heading"], text: language(.takeAlong)),
        .tag(
          "p", ["class": "links"],
          formats.map { format, phrase in
            .tag(
              "a", ["href": "/shopping/file?as=\(format)", "download": ""], text: language(phrase))
          } + [
            .tag(
              "button", ["type": "button", "id": "share", "hidden": "hidden"],
              text: language(.share))
          ]),
        .tag(
          "details", [:],
          [
            .tag("summary", text: language(.asPlainText)),
            .tag(
              "pre", ["id": "plain"], [.text(ShoppingText(style: .pipe).render(list))]),
          ]),
      ])
  }
}
