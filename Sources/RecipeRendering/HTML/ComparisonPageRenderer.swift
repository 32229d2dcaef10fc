package import RecipeModel
package import RecipeSearch

/// What each provider was worth, or one dish side by side, as one HTML page that needs nothing but
/// itself.
///
/// The page loads nothing, runs no script and follows the reader's choice of light or dark; its
/// drawings are SVG, each with a name, a description and its figures as a table. Whatever a source
/// says is text and stays text; only http and https links of recipes are links.
package struct ComparisonPageRenderer: Sendable {
  /// Where the figures come from.
  package enum Origin: Sendable, Hashable {
    /// The sources were asked just now.
    case asked
    /// They were saved earlier, when is not known.
    case saved
  }

  /// Where the figures come from.
  package var origin: Origin
  /// When the page was made, in seconds since 1970; nil to leave that out.
  package var moment: Int?

  package init(origin: Origin = .asked, moment: Int? = nil) {
    self.origin = origin
    self.moment = moment
  }

  /// The page of one query.
  ///
  /// `change` is what changed since a baseline, when there is one.
  package func render(_ comparison: Comparison, change: ComparisonChange? = nil) -> String {
    ComparisonPage(comparison: comparison, change: change).shell(facts: facts).text
  }

  /// The page of several queries: what is usual over all of them; of one, all there is of it.
  ///
  /// `changes` are what changed since a baseline, query by query; nil where there is none.
  package func render(_ all: [Comparison], changes: [ComparisonChange?] = []) -> String {
    if let only = all.first, all.count == 1 {
      return render(only, change: changes.first ?? nil)
    }
    return SummaryPage(comparisons: all, changes: changes).shell(facts: facts).text
  }

  /// The page of one recipe as its sources tell it.
  package func render(_ comparison: SourceComparison) -> String {
    DishPage.shell(SourceTables(comparison: comparison), facts: facts).text
  }

  /// The page of the shape of a dish; `query` is what its recipes answer.
  package func render(_ shape: DishShape, query: SearchQuery) -> String {
    DishPage.shell(DishTables(shape: shape, wish: QueryWording.phrase(query)), facts: facts).text
  }

  /// When and from what the page was made.
  private var facts: [HTMLNode] {
    let what = origin == .asked ? "Asked" : "From saved searches, compared"
    guard let moment = moment.flatMap(Wording.timestamp) else {
      return origin == .asked ? [] : ["From saved searches"]
    }
    return [
      .group([
        .text("\(what) on "),
        .tag("time", ["datetime": moment], text: Self.readable(moment)),
      ])
    ]
  }

  /// `2026-11-21T14:22:03Z` as `2026-11-21, 14:22 UTC`.
  private static func readable(_ moment: String) -> String {
    "\(moment.prefix(10)), \(moment.dropFirst(11).prefix(5)) UTC"
  }
}

/// The pages of one dish side by side: the tables of the terminal under headings.
enum DishPage {
  /// One recipe as its sources tell it.
  static func shell(_ tables: SourceTables, facts: [HTMLNode]) -> PageShell {
    shell(
      "One recipe side by side", tables.page, ["fields", "ingredients", "leftovers"], facts: facts)
  }

  /// The shape of a dish, with a bar for each ingredient that two recipes or more use.
  static func shell(_ tables: DishTables, facts: [HTMLNode]) -> PageShell {
    let names = ["amounts", "outliers", "uncompared", "leftovers", "unknown", "strangers"]
    var shell = shell("The shape of a dish", tables.page, names, facts: facts)
    shell.sections.insert(contentsOf: shares(tables.shape).map { [$0] } ?? [], at: 0)
    return shell
  }

  /// A page: what its headline says before the colon is its title.
  private static func shell(
    _ kind: String, _ page: FigurePage, _ names: [String], facts: [HTMLNode]
  ) -> PageShell {
    PageShell(
      kind: kind, title: page.subject, lead: Wording.sentence(page.tally), facts: facts,
      notes: page.notes,
      sections: zip(names, page.tables).filter { !$1.rows.isEmpty || $1.placeholder != nil }
        .map { name, table in
          PageSection(
            id: name, heading: table.title,
            content: [FigureTableHTML.node(table, isUnderHeading: true)])
        }, ending: ComparisonPage.ending)
  }

  /// The most ingredients that have a bar.
  private static let mostBars = 25

  private static func shares(_ shape: DishShape) -> PageSection? {
    let usual = shape.ingredients.filter { $0.recipes > 1 }.prefix(mostBars)
    guard !usual.isEmpty else { return nil }
    return .drawing(
      id: "shares", heading: "What most recipes use",
      guide: "The share of the recipes that use an ingredient, where two or more do.",
      isHalf: false,
      title: "How many of the recipes use an ingredient",
      description: "A bar for each of \(Wording.count(usual.count, "ingredient")), the commonest "
        + "first. The table under it says the same.",
      rows: usual.map { ingredient in
        RowPlot.Row(
          label: Sanitizer.terminal(ingredient.name),
          value: "\(ingredient.recipes) of \(shape.recipes.count), "
            + ComparisonWording.percent(ingredient.share),
          marks: [PlotMark.bar(from: 0, to: ingredient.share, "solid")])
      }, axis: .share, legend: [("solid", "recipes that use it")], ifEmpty: "")
  }
}
