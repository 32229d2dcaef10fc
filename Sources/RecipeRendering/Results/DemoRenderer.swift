package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// A source that the demonstration imitates, and what it is known for.
package struct DemoSource: Sendable, Hashable {
  /// The provider's identifier in the search.
  package var id: String
  /// What it imitates and which quirks it keeps, in one sentence without a final stop.
  package var introduction: String

  package init(id: String, introduction: String) {
    self.id = id
    self.introduction = introduction
  }
}

/// The demonstration told as a short page: who is asked, what they bring to the table together,
/// and how each of them behaved.
package struct DemoRenderer: Sendable {
  package var style: TextStyle
  /// Explains each recipe under its row, when there is one.
  package var explain: ExplainRenderer?
  /// Whether `potluck show` knows the recipes by their numbers.
  package var showsRecipes = false
  /// What to type for the recipes that follow.
  package var more: String?
  /// Whether it is a page behind the first.
  package var isNext = false

  package init(style: TextStyle, explain: ExplainRenderer? = nil) {
    self.style = style
    self.explain = explain
  }

  /// The opening, to be shown while the search runs: what is cooked and who is invited.
  package func opening(_ query: SearchQuery, sources: [DemoSource]) -> String {
    let wish = QueryWording.phrase(query)
    let dish = wish.isEmpty ? "whatever is best" : wish
    let guests = Wording.count(sources.count, "source")
    let lines: [TextBlock.Line] =
      [
        .heading("A potluck for \(dish): \(guests) invited, all of them on this machine."),
        .blank,
      ] + sources.map { .field(Sanitizer.terminal($0.id), Sanitizer.terminal($0.introduction)) }
    return TextBlock(style: style).render(lines) + "\n"
  }

  /// The merged list under its heading.
  package func table(_ report: SearchReport) -> String {
    guard !report.recipes.isEmpty else {
      return isNext
        ? FooterRenderer(style: style).end(report) + "\n"
        : EmptyAnswerRenderer(style: style).render(report)
    }
    let received = report.outcomes.reduce(0) { $0 + $1.listings.kept }
    let listings = Wording.count(received, "listing")
    let recipes = Wording.count(report.recipes.count, "recipe")
    let heading =
      isNext
      ? "What came to the table next: \(recipes)"
      : report.cursor == nil
        ? "What came to the table: \(recipes) out of \(listings)"
        : "What came to the table: the first \(recipes) out of \(listings)"
    return TextBlock(style: style).render([.heading(heading), .blank])
      + TableRenderer(style: style, explain: explain).render(report.recipes) + "\n"
  }

  /// How each source behaved, and what became of its quirks.
  package func sources(_ report: SearchReport) -> String {
    let renderer = SourcesRenderer(style: style)
    let lines =
      [TextBlock.Line.heading("How the guests behaved"), .blank]
      + report.outcomes.flatMap { renderer.lines($0, report) }
    return TextBlock(style: style).render(lines) + "\n"
  }

  /// The footer and where to go from here.
  package func closing(_ report: SearchReport) -> String {
    var footerRenderer = FooterRenderer(style: style)
    footerRenderer.showsRecipes = showsRecipes
    footerRenderer.more = more
    let footer = report.recipes.isEmpty ? "" : footerRenderer.render(report) + "\n"
    let best =
      report.query.sort == .best && !isNext ? report.recipes.first.map(Self.shared) ?? "" : ""
    let next = "Your turn: potluck search soup --explain tells the reason for every place."
    let lines = (best.isEmpty ? [] : wrap(best) + [""]) + wrap(next)
    return footer + lines.map { $0 + "\n" }.joined()
  }

  /// The whole page behind the opening: list, sources, closing.
  package func render(_ report: SearchReport) -> String {
    table(report) + sources(report) + closing(report)
  }

  private func wrap(_ text: String) -> [String] { TextFitting.wrap(text, to: style.wrapWidth) }

  /// Why the first recipe is first, when several sources agree on it.
  private static func shared(_ recipe: MergedRecipe) -> String {
    let names = TableRow.providers(recipe)
    guard names.count > 1 else { return "" }
    let title = TextFitting.truncate(Sanitizer.terminal(recipe.unified.title), to: 60)
    let who = Wording.list(names)
    let all = names.count == 2 ? "both" : "all"
    return "\u{201C}\(title)\u{201D} comes first because \(who) \(all) brought it."
  }
}
