import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// The merged list with the place that each source gives a recipe.
struct ListSection {
  /// The list.
  let recipes: [MergedRecipe]
  /// The sources that gave recipes, in order.
  let sources: [String]
  /// The indices in ``recipes`` of those that only one source lists, but that cannot be told apart
  /// from another recipe.
  let unrecognisable: Set<Int>
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
    unrecognisable = comparison.unrecognisable
    sources = comparison.providers.filter(\.hasRecipes).map(\.id)
    self.shown = shown
    self.title = title
  }

  var section: PageSection {
    PageSection(
      id: "list", heading: "The merged list", isLong: true,
      guide:
        "In the order that all votes give, with the best place that each source gives a recipe "
        + "in its own list.",
      content: [
        PageFilter(name: "list", legend: "Show", all: "All recipes", choices: choices).node(content)
      ])
  }

  /// The sources that alone list some of the recipes shown.
  private var choices: [(number: String, label: String)] {
    let owners = recipes.prefix(shown).compactMap(owner)
    return sources.indices.prefix(PageFilter.most).compactMap { source in
      let count = owners.count { $0 == source }
      return count == 0
        ? nil : ("\(source + 1)", "Only in \(Sanitizer.terminal(sources[source])) (\(count))")
    }
  }

  /// The source that alone lists a recipe.
  private func owner(_ recipe: MergedRecipe) -> Int? {
    let first = recipe.sources[0].listing.id.provider
    return recipe.sources.allSatisfy { $0.listing.id.provider == first }
      ? sources.firstIndex(of: first) : nil
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
    let owner = owner(recipe).map { " f\($0 + 1)" } ?? ""
    let isUnclear = unrecognisable.contains(place - 1)
    return .tag(
      "tr", ["class": "f" + owner],
      [
        .tag("td", ["class": "figure place"], text: "\(place)"),
        .tag(
          "th", ["scope": "row"],
          [title(recipe)] + (isUnclear ? [.tag("span", ["class": "n"], text: "unclear")] : [])),
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
