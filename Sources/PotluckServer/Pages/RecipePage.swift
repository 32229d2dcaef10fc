import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// One recipe to cook from.
struct RecipePage {
  let visit: Visit
  let site: Site

  private var language: Language { visit.language }

  static let routes: [Route] = [
    Route("GET", "/recipe", isPage: true) { site, visit in
      try await RecipePage(visit: visit, site: site).answer()
    },
    Route("GET", "/recipe/compare", isPage: true) { site, visit in
      try await RecipePage(visit: visit, site: site).comparison()
    },
  ]

  /// The identifiers under one name.
  private func ids(_ name: String) -> [ListingID] {
    visit.query.all(name).prefix(6).compactMap { ListingID($0) }
  }

  /// What names the recipe on other pages.
  private var reference: (name: StaticString, value: String) {
    ids("id").first.map { ("id", $0.description) } ?? ("url", visit.query["url"] ?? "")
  }

  private func answer() async throws -> Answer {
    let reference: RecipeReference
    if let id = ids("id").first {
      reference = .id(id)
    } else if let url = visit.query["url"], WebLink.isWebLink(url) {
      reference = .url(url)
    } else {
      throw Failure.invalid("/id", "no recipe is named")
    }
    let found = try await site.service.wholeRecipe(reference, named: ids("also")).recipe
    let servings = visit.query["servings"].flatMap(Int.init).flatMap {
      SearchQuery.servings.contains($0) ? $0 : nil
    }
    let units = visit.query["units"].flatMap(UnitSystem.init(rawValue:))
    let adapted = RecipeAdaptation(servings: servings, units: units).adapt(found)
    return page(
      adapted, remarks: servings == nil && units == nil ? [] : adapted.notes,
      kept: try await kept(reference))
  }

  /// What is kept under the identifier that is asked for; nil for a recipe of another source.
  private func kept(_ reference: RecipeReference) async throws -> KeptRecipe? {
    guard visit.settings.keeps, case .id(let id) = reference, id.provider == KeptProvider.id else {
      return nil
    }
    return try await site.service.keptLibrary().recipe(id.id)
  }

  private func page(_ adapted: AdaptedRecipe, remarks: [String], kept: KeptRecipe?) -> Answer {
    let recipe = adapted.recipe
    let facts = RecipeFacts(recipe)
    let parts = RecipeParts(recipe)
    let frame = PageFrame(
      visit: visit, site: site, title: facts.title,
      texts: [
        ("data-start", language(.start)), ("data-up", language(.timeUp)),
        ("data-step", language(.step)),
      ])
    return frame.page([
      .tag(
        "article",
        [
          "class": ["recipe", parts.printedSize].compactMap(\.self).joined(separator: " "),
          "lang": Self.language(recipe),
        ],
        [
          head(facts, recipe, kept),
          .tag(
            "div", ["class": "actions"],
            [
              parts.sections.isEmpty
                ? .nothing
                : .tag(
                  "button", ["type": "button", "id": "cook", "hidden": "hidden"],
                  text: language(.cook)),
              KeptPages.buttons(
                frame, reference, Piece.title(recipe.listing.title),
                servings: visit.query["servings"]),
            ]),
          tools(recipe), body(adapted),
          section("notes", Phrase.notes, items(parts.notes)),
          section(
            "nutrition", Phrase.nutrition,
            parts.nutrition.isEmpty ? [] : [.tag("p", [:], [.said(parts.nutrition)])]),
          section("remarks", Phrase.remark, items(remarks)),
          kept.map { OwnersPiece(kept: $0, frame: frame).node } ?? .nothing,
          ScreenPiece.section(recipe, visit), versions, origin(recipe),
        ]), cookMode,
    ])
  }

  /// What there is to cook with, and how.
  func body(_ adapted: AdaptedRecipe) -> HTMLNode {
    let parts = RecipeParts(adapted.recipe)
    return .tag(
      "div", ["class": "halves"],
      [
        section("ingredients", .ingredients, ticks(parts, Self.exactAmounts(adapted))),
        section("steps", .steps, steps(parts)),
      ])
  }

  /// A language tag of letters, digits and hyphens; nil for any other text.
  private static func language(_ recipe: Recipe) -> String? {
    recipe.language.flatMap { tag in
      let isTag = tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      return isTag && !tag.isEmpty && tag.count < 36 ? tag : nil
    }
  }

  private func head(_ facts: RecipeFacts, _ recipe: Recipe, _ kept: KeptRecipe?) -> HTMLNode {
    let named = ids("id").first ?? recipe.listing.id
    let giver = recipe.origin(of: .image).provider
    let source = ids("also").first { $0.provider == giver } ?? recipe.listing.id
    let link = recipe.listing.image ?? recipe.images.first?.url
    let hasPicture =
      kept.map { $0.pictureCount > 0 || link.map(WebLink.isWebLink) == true } ?? true
    let picture =
      if let kept, kept.pictureCount > 0, named.provider == KeptProvider.id {
        site.pictures.path(1, ofKept: named.description, first: kept.cover ?? link)
      } else if hasPicture {
        site.pictures.path(link, of: named.provider == KeptProvider.id ? named : source)
      } else {
        nil as String?
      }
    let items = (facts.facts + facts.differences).map { fact in
      HTMLNode.tag(
        "li", [:],
        [
          .tag(
            "span", ["lang": language.tag], text: "\(language.name(of: fact.label, .fact)): "),
          .said(fact.text),
        ])
    }
    return .tag(
      "header", [:],
      [
        picture.map {
          Piece.picture($0, of: facts.title, width: 640, height: 400, isLazy: false)
        } ?? .nothing,
        .tag("h1", [:], [.said(facts.title)]),
        facts.source.map {
          .tag(
            "p", [:],
            [Piece.outward($0.link, language.sentence(.read, .said($0.name)))])
        } ?? .nothing,
        recipe.summary.map { .tag("p", ["class": "lead"], [.said($0)]) } ?? .nothing,
        items.isEmpty ? .nothing : .tag("ul", ["class": "facts"], items),
      ])
  }

  /// Servings and units.
  private func tools(_ recipe: Recipe) -> HTMLNode {
    let kept = visit.query.entries.filter { ["id", "url", "also", "namesake"].contains($0.name) }
    let current =
      recipe.servings ?? recipe.listing.recipeYield.flatMap { RecipeYield($0)?.wholeCount }
    return .tag(
      "form", ["class": "tools", "action": "/recipe", "method": "get"],
      kept.map {
        .tag(
          "input",
          [
            "type": "hidden", "name": $0.name,
            "value": $0.value,
          ])
      }
        + [
          .tag(
            "p", ["class": "field"],
            [
              .tag("label", ["for": "servings"], text: language(.servings)),
              .tag(
                "input",
                [
                  "id": "servings", "name": "servings", "type": "number", "min": "1",
                  "max": "1000", "value": visit.query["servings"] ?? current.map(String.init),
                ]),
            ]),
          Piece.choice(
            "units", language(.units),
            [
              ("", language(.asWritten)), ("metric", language(.metric)),
              ("us", language(.us)),
            ], chosen: visit.query["units"]),
          Piece.button(language(.change), isQuiet: true),
        ])
  }

  private func section(_ id: String, _ heading: Phrase, _ content: [HTMLNode]) -> HTMLNode {
    content.isEmpty
      ? .nothing
      : .tag(
        "section", ["class": id, "aria-labelledby": id],
        [.tag("h2", ["id": id, "lang": language.tag], text: language(heading))] + content)
  }

  /// The exact amounts of a scaled recipe by its lines, for a pointer that rests on one: `= 5.0625`.
  private static func exactAmounts(_ adapted: AdaptedRecipe) -> [String: String] {
    let lines = zip(adapted.recipe.listing.ingredients, adapted.exactAmounts)
    return Dictionary(
      lines.compactMap { line, amount in
        amount.map { (Sanitizer.terminal(line), "= \($0.exactText)") }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The ingredients, each with a box to tick.
  private func ticks(_ parts: RecipeParts, _ exact: [String: String]) -> [HTMLNode] {
    parts.groups.flatMap { group in
      (group.name.map { [.tag("h3", [:], [.said($0)])] } ?? []) + [
        HTMLNode.tag(
          "ul", ["class": "ticks"],
          group.lines.map { line in
            .tag(
              "li", [:],
              [
                .tag(
                  "label", [:],
                  [
                    .tag("input", ["type": "checkbox", "autocomplete": "off"]), .text(" "),
                    .tag("span", ["title": exact[line]], [.said(line)]),
                  ])
              ])
          })
      ]
    }
  }

  private func steps(_ parts: RecipeParts) -> [HTMLNode] {
    guard !parts.sections.isEmpty else {
      return [.tag("p", ["lang": language.tag], text: language(.noSteps))]
    }
    var number = 1
    return parts.sections.flatMap { section in
      defer { number += section.lines.count }
      return (section.name.map { [.tag("h3", [:], [.said($0)])] } ?? []) + [
        HTMLNode.tag(
          "ol", ["start": number == 1 ? nil : "\(number)"],
          section.lines.map { .tag("li", [:], [StepHTML.said($0)]) })
      ]
    }
  }

  private func items(_ texts: [String]) -> [HTMLNode] {
    texts.isEmpty ? [] : [.tag("ul", [:], texts.map { .tag("li", [:], [.said($0)]) })]
  }

  /// The recipe as other sources tell it.
  private var versions: HTMLNode {
    let (own, namesakes) = (ids("id").prefix(1), ids("namesake"))
    guard let own = own.first, !ids("also").isEmpty || !namesakes.isEmpty else { return .nothing }
    let same = [own] + ids("also")
    let all = (same + namesakes).map { "id=\(PercentEncoding.encode($0.description))" }
    func item(_ id: ListingID, also: [ListingID], namesakes: [ListingID]) -> HTMLNode {
      let others =
        also.filter { $0 != id }.map { "&also=\(PercentEncoding.encode($0.description))" }
        + namesakes.filter { $0 != id }.map {
          "&namesake=\(PercentEncoding.encode($0.description))"
        }
      return .tag(
        "li", [:],
        [
          .tag(
            "a",
            ["href": "/recipe?id=\(PercentEncoding.encode(id.description))\(others.joined())"],
            [.said(id.provider)])
        ])
    }
    let items =
      same.dropFirst().map { item($0, also: same, namesakes: namesakes) }
      + namesakes.map { item($0, also: [], namesakes: same + namesakes) }
    return section(
      "versions", Phrase.versions,
      [
        .tag("ul", [:], items),
        .tag(
          "p", [:],
          [
            .tag(
              "a", ["href": "/recipe/compare?\(all.prefix(6).joined(separator: "&"))"],
              text: language(.sideBySide))
          ]),
      ])
  }

  /// From which source and syntax each field is.
  private func origin(_ recipe: Recipe) -> HTMLNode {
    .tag(
      "details", ["class": "origin"],
      [
        .tag("summary", ["lang": language.tag], text: language(.origin)),
        .tag(
          "dl", ["lang": "en"],
          recipe.givers.flatMap { giver in
            [
              HTMLNode.tag("dt", [:], [.said("\(giver.origin.provider), \(giver.origin.syntax)")]),
              .tag("dd", text: Wording.list(giver.fields)),
            ]
          }),
      ])
  }

  /// Where the script shows one step at a time.
  private var cookMode: HTMLNode {
    func button(_ id: String, _ text: Phrase) -> HTMLNode {
      .tag("button", ["type": "button", "id": id], text: language(text))
    }
    return .tag(
      "dialog", ["id": "cooking", "aria-labelledby": "cooking-heading"],
      [
        .tag("h2", ["id": "cooking-heading"]),
        .tag("p", ["id": "cooking-step", "aria-live": "polite"]),
        .tag("p", ["id": "timers", "role": "group"]),
        .tag("p", ["id": "alarm", "role": "alert"]),
        .tag(
          "p", ["class": "buttons"],
          [
            button("cooking-back", Phrase.back), button("cooking-next", Phrase.next),
            button("cooking-close", Phrase.close),
          ]),
      ])
  }

  // MARK: Side by side

  /// The recipe as each of its sources tells it.
  private func comparison() async throws -> Answer {
    let ids = ids("id")
    guard ids.count > 1 else {
      throw Failure.invalid("/id", "two recipes or more are needed")
    }
    let service = site.service
    let recipes = try await ids.concurrentMap { try await service.recipe(.id($0)).recipe }
    let sources = recipes.map { DishSource($0.listing) }
    return Pages.report(
      ComparisonPageRenderer(moment: Site.now).render(SourceComparison(sources)),
      PageFrame(visit: visit, site: site, title: language(.compare)))
  }
}

extension IngredientAmount {
  /// The amount with up to four decimals and its unit: `5.0625 cup`, `1.5-2.25`.
  fileprivate var exactText: String {
    let numbers = [lower, upper].compactMap(\.self).map { number in
      let text = "\((number.doubleValue * 1e4).rounded() / 1e4)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return ([numbers.joined(separator: "-")] + [unit?.name].compactMap(\.self))
      .joined(separator: " ")
  }
}
