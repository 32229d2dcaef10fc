import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeScreening
import RecipeSearch

/// Merged recipes as cards of a list, and what became of the sources.
struct RecipeCards {
  let visit: Visit
  let site: Site

  private var language: Language { visit.language }

  /// The recipes that have the rating that the page asks for; of one that nobody rates it is unknown.
  func shown(_ recipes: [MergedRecipe]) -> [MergedRecipe] {
    guard let least = visit.query["rating"].flatMap(Double.init) else { return recipes }
    return recipes.filter { ($0.unified.rating?.normalized ?? -1) * 100 >= least }
  }

  /// The items of the list; recipes open for the number of people that a search names.
  func items(_ recipes: [MergedRecipe], servings: Int? = nil) -> HTMLNode {
    .group(recipes.map { item($0, servings.map { "&servings=\($0)" } ?? "") })
  }

  private func item(_ recipe: MergedRecipe, _ servings: String) -> HTMLNode {
    let listing = recipe.unified
    let path = Self.path(recipe) + servings
    return .tag(
      "li", ["data-id": recipe.id],
      [
        .tag(
          "article", [:],
          [
            picture(recipe),
            .tag(
              "div", ["class": "text"],
              [
                .tag("h3", [:], [.tag("a", ["href": path], [.said(Piece.title(listing.title))])]),
                .tag("p", ["class": "facts"], facts(recipe)),
                ScreenPiece.marks(recipe.screen, language), why(recipe),
              ]),
            KeptPages.buttons(
              PageFrame(visit: visit, site: site, title: ""), ("id", recipe.id),
              Piece.title(listing.title), kept: kept(recipe)),
          ])
      ])
  }

  /// Where a recipe is shown: the lead's identifier, those of its other sources, and apart from them
  /// those that share no more than its title.
  static func path(_ recipe: MergedRecipe) -> String {
    let groups = recipe.certainGroups
    func members(_ name: String, _ sources: [RankedListing]) -> [String] {
      sources.map { "&\(name)=\(PercentEncoding.encode($0.listing.id.description))" }
    }
    let others =
      (members("also", Array(groups[0].dropFirst()))
      + members("namesake", groups.dropFirst().flatMap(\.self))).prefix(5)
    return "/recipe?id=\(PercentEncoding.encode(recipe.id))" + others.joined()
  }

  /// Under which identifier one of the sources of a recipe keeps it, where another one leads.
  private func kept(_ recipe: MergedRecipe) -> ListingID? {
    let ids = recipe.certainGroups[0].map(\.listing.id)
    return recipe.id.hasPrefix("\(KeptProvider.id):")
      ? nil : ids.first { $0.provider == KeptProvider.id }
  }

  /// The picture, in a place that is there before it is.
  private func picture(_ recipe: MergedRecipe) -> HTMLNode {
    let giver = recipe.filledFields.first { $0.name == ListingField.image.rawValue }?.provider
    let given = recipe.sources.first { source in
      source.provider == giver && source.listing.image == recipe.unified.image
    }?.id
    let path =
      given.flatMap { site.pictures.path(recipe.unified.image, of: $0) }
      ?? site.pictures.path(of: recipe.unified)
    return Piece.picture(
      path, of: Piece.title(recipe.unified.title), width: 320, height: 200)
  }

  private func facts(_ recipe: MergedRecipe) -> [HTMLNode] {
    let listing = recipe.unified
    var facts: [HTMLNode] = []
    if let minutes = listing.totalMinutes { facts.append(.said(Wording.minutes(minutes))) }
    if let rating = listing.rating {
      facts.append(.text(language(.rated, Wording.percent(rating))))
    }
    if recipe.groupCount > 1 {
      facts.append(.text(language(.inSources, "\(recipe.groupCount)")))
    }
    if let missing = recipe.missing?.names, !missing.isEmpty {
      facts.append(language.sentence(.missing, .said(missing.joined(separator: ", "))))
    }
    let publisher = listing.publisher.flatMap { $0.isEmpty ? nil : $0 }
    return (publisher.map { [.tag("span", ["class": "publisher"], [.said($0)])] } ?? [])
      + facts.map { .tag("span", [:], [$0]) }
  }

  /// Why a recipe has its place, and where it can be read.
  private func why(_ recipe: MergedRecipe) -> HTMLNode {
    let votes = recipe.votes.compactMap { vote -> HTMLNode? in
      switch vote.kind {
      case nil: language.sentence(.vote, .text("\(vote.rank)"), .said(vote.provider))
      case .words where vote.weight >= Double(Vote.allInTitle): .text(language(.allWordsInTitle))
      case .words: .text(language(.wordsInTitle))
      case .names: .text(language(.namesInTitle))
      case .ingredients: .text(language(.wordsInIngredients))
      // The others follow from these.
      default: nil
      }
    }
    var children: [HTMLNode] = [
      .tag("summary", text: language(.why)),
      .tag("p", [:], votes.enumerated().flatMap { $0 == 0 ? [$1] : [.text(", "), $1] }),
    ]
    if let link = Sanitizer.link(recipe.unified.url) {
      children.append(
        .tag("p", [:], [Piece.outward(link, language.sentence(.read, .said(Piece.host(link))))]))
    }
    return .tag("details", ["class": "why"], children)
  }

  // MARK: Sources

  /// What became of the sources, an item for each.
  func outcomes(_ outcomes: [ProviderOutcome]) -> HTMLNode {
    .group(
      outcomes.map { outcome in
        .tag(
          "li", ["data-state": outcome.status.kind.rawValue],
          [
            .tag("strong", [:], [.said(outcome.name.isEmpty ? outcome.id : outcome.name)]),
            .text(" – "), word(outcome),
          ]
            + ([OutcomeWording.otherWords(outcome)].compactMap(\.self)
            + OutcomeWording.troubles(outcome)).map { trouble in
              .tag("small", [:], [Piece.remark(Wording.sentence(trouble), language)])
            })
      })
  }

  /// Sources that are being asked.
  func asked(_ names: [String]) -> HTMLNode {
    .group(
      names.map { name in
        .tag(
          "li", ["data-state": "asking"],
          [.tag("strong", [:], [.said(name)]), .text(" – \(language(.asking))")])
      })
  }

  private func word(_ outcome: ProviderOutcome) -> HTMLNode {
    let count = "\(outcome.listings.kept)"
    return switch outcome.status.kind {
    case .ok:
      language.sentence(.answered, .text(count), .said(Wording.seconds(outcome.duration)))
    case .empty: .text(language(.empty))
    case .partial: .text(language(.partly, count))
    case .skipped: .text(language(.unasked))
    case .failed: .text(language(.failed))
    }
  }
}
