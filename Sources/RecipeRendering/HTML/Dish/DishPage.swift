import RecipeModel
import RecipeSearch

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
    let plot = Plot(
      id: "shares-plot", title: "How many of the recipes use an ingredient",
      description: "A bar for each of \(Wording.count(usual.count, "ingredient")), the commonest "
        + "first. The table under it says the same.")
    let rows = usual.map { ingredient in
      RowPlot.Row(
        label: Sanitizer.terminal(ingredient.name),
        value: "\(ingredient.recipes) of \(shape.recipes.count), "
          + ComparisonWording.percent(ingredient.share),
        marks: [PlotMark.bar(from: 0, to: ingredient.share, "solid")])
    }
    return PageSection(
      id: "shares", heading: "What most recipes use",
      guide: "The share of the recipes that use an ingredient, where two or more do.",
      content: [
        PageSection.figure(
          RowPlot(plot: plot, rows: rows, axis: .share).node,
          legend: PlotLegend.list([("solid", "recipes that use it")]))
      ])
  }
}
