import RecipeSearch

/// How much of what each source gave nobody else lists.
struct UniqueSection {
  let comparison: Comparison

  private var gave: [ProviderFigures] { comparison.providers.filter(\.hasRecipes) }

  var section: PageSection {
    PageSection(
      id: "unique", heading: "Found nowhere else",
      guide:
        "The recipes of each source; the solid part is listed by no other source that answered.",
      isHalf: true,
      content: gave.isEmpty
        ? [.tag("p", text: "No source gave a recipe.")]
        : [
          PageSection.figure(
            drawing,
            legend: PlotLegend.list([
              ("solid", "found only there"), ("rest", "listed by others, too"),
            ]), tables: [ComparisonTables(comparison: comparison).unique])
        ])
  }

  private var drawing: HTMLNode {
    let axis = PlotAxis.count(reaching: Double(gave.compactMap(\.recipes).max() ?? 1))
    return RowPlot(
      plot: Plot(
        id: "unique-plot",
        title: "Recipes of each source, and how many of them are found only there",
        description: "A bar for each of \(Wording.count(gave.count, "source")) that gave recipes."),
      rows: gave.map { figures in
        let unique = axis.share(Double(figures.uniqueRecipes ?? 0))
        let share = ComparisonWording.percent(figures.uniqueShare)
        return RowPlot.Row(
          label: Sanitizer.terminal(figures.id),
          value: ComparisonWording.count(figures.uniqueRecipes) + " of "
            + "\(ComparisonWording.count(figures.recipes)) (\(share))",
          marks: [
            PlotMark.bar(from: unique, to: axis.share(Double(figures.recipes ?? 0)), "rest"),
            PlotMark.bar(from: 0, to: unique, "solid"),
          ])
      }, axis: axis
    ).node
  }
}
