import RecipeSearch

/// What would be lost without each source.
struct AbsenceSection {
  let comparison: Comparison

  private var parts: [LeaveOneOut] {
    comparison.leaveOneOut.filter { comparison.provider($0.provider)?.hasRecipes == true }
  }

  private var top: Int { min(comparison.options.topCount, comparison.recipes.count) }

  var section: PageSection {
    PageSection(
      id: "without", heading: "Without each source",
      guide:
        "The top \(top) of the list as it is. The places that a source holds alone, or holds up "
        + "with its vote, go when it is left out.",
      isHalf: true,
      content: parts.isEmpty
        ? [.tag("p", text: "No source gave a recipe.")]
        : [
          PageSection.figure(
            drawing,
            legend: PlotLegend.list([("go", "leaves the top"), ("stay", "stays there")]),
            tables: [ComparisonTables(comparison: comparison).withoutEach])
        ])
  }

  private var drawing: HTMLNode {
    RowPlot(
      plot: Plot(
        id: "without-plot", title: "What leaves the top \(top) without each source",
        description: "A row of \(top) numbered places for each of "
          + "\(Wording.count(parts.count, "source")); those marked with a cross leave the top when "
          + "the source is left out."),
      rows: parts.map(row)
    ).node
  }

  private func row(_ part: LeaveOneOut) -> RowPlot.Row {
    let leaving = Set(part.leavingTop)
    let entering = part.enteringTop.count
    let enter = entering == 0 ? "" : ", \(entering) enter" + (entering == 1 ? "s" : "")
    let leave = "\(leaving.count) leave" + (leaving.count == 1 ? "s" : "")
    return RowPlot.Row(
      label: Sanitizer.terminal(part.provider),
      value: "\(ComparisonWording.count(part.recipesLost)) lost, \(leave)\(enter)",
      marks: (0..<top).map { place in
        let goes = leaving.contains(place)
        return PlotMark.box(
          goes ? "×\u{2009}\(place + 1)" : "\(place + 1)", at: place, of: top, goes ? "go" : "stay")
      })
  }
}
