import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// The merged list with the place that each source gives a recipe.
struct ListSection {
  /// The list.
  let recipes: [MergedRecipe]
  /// The sources that gave recipes, in order.
  let sources: [String]
  /// How many recipes are shown.
  let shown: Int
  /// What the table is called.
  let title: String

  /// The most recipes on a page, so that it opens at once however much was found.
  static let limit = 100
  /// The most sources that have a column of their own.
  private static let mostColumns = 8
  /// The longest link in bytes: nobody's recipe needs more, and a page has many.
  private static let linkLimit = 2000

  init(_ comparison: Comparison, shown: Int = ListSection.limit, title: String = "Merged list") {
    recipes = comparison.recipes
    sources = comparison.providers.filter(\.hasRecipes).map(\.id)
    self.shown = shown
    self.title = title
  }

  var section: PageSection {
    PageSection(
      id: "list", heading: "The merged list",
      guide:
        "In the order that all votes give, with the best place that each source gives a recipe "
        + "in its own list.",
      content: content)
  }

  /// The list without a heading.
  var content: [HTMLNode] {
    guard !recipes.isEmpty else { return [.tag("p", text: "There is no recipe.")] }
    let rest = recipes.count - shown
    return [FigureTableHTML.scrolling(title, table)]
      + (rest > 0
        ? [.tag("p", ["class": "more"], text: "And \(rest) more, which --json tells.")] : [])
  }

  private var hasColumns: Bool { sources.count <= Self.mostColumns }

  private var table: HTMLNode {
    let columns =
      hasColumns
      ? sources.map { HTMLNode.tag("th", ["scope": "col", "class": "figure"], [.said($0)]) }
      : [FigureTableHTML.heading("Places")]
    return FigureTableHTML.table(
      title, look: "list",
      headings: [
        FigureTableHTML.heading("#", look: "figure"), FigureTableHTML.heading("Recipe"),
      ] + columns,
      rows: recipes.prefix(shown).enumerated().map { place, recipe in row(recipe, place + 1) })
  }

  private func row(_ recipe: MergedRecipe, _ place: Int) -> HTMLNode {
    .tag(
      "tr", [:],
      [
        .tag("td", ["class": "figure place"], text: "\(place)"),
        .tag("th", ["scope": "row"], [title(recipe)]),
      ] + places(recipe))
  }

  private func title(_ recipe: MergedRecipe) -> HTMLNode {
    let title = TextFitting.truncate(Wording.title(recipe.unified.title), to: 160)
    guard let link = Sanitizer.link(recipe.unified.url), link.utf8.count <= Self.linkLimit else {
      return .tag("bdi", text: title)
    }
    return .tag(
      "a", ["href": link, "rel": "noopener noreferrer"], [.tag("bdi", text: title)])
  }

  private func places(_ recipe: MergedRecipe) -> [HTMLNode] {
    guard hasColumns else {
      return [.tag("td", [:], [.tag("bdi", text: ComparisonWording.ranks(recipe))])]
    }
    let best = Dictionary(uniqueKeysWithValues: recipe.bestRanks.map { ($0.provider, $0.rank) })
    return sources.map { source in
      .tag(
        "td", ["class": "figure"],
        best[source].map { [.text("\($0)")] } ?? [.tag("span", ["class": "unseen"], text: "none")])
    }
  }
}
