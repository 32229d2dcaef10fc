import RecipeModel
import RecipeSearch

/// How long each source took, and when its first listing came.
struct TimeSection {
  let comparison: Comparison

  private var asked: [ProviderOutcome] { comparison.askedOutcomes }

  var section: PageSection {
    PageSection(
      id: "time", heading: "How long it took",
      guide:
        "From the start of the search to the end of each source's answer. The ring is its first "
        + "listing. Answers kept from before tell nothing about how fast the source is.",
      isHalf: true,
      content: asked.isEmpty
        ? [.tag("p", text: "No source was asked.")]
        : [
          PageSection.figure(
            drawing,
            legend: PlotLegend.list([
              ("wait", "waiting"), ("ring", "first listing"), ("come", "listings coming"),
              ("void", "nothing came"),
            ]), tables: [ComparisonTables(comparison: comparison).times])
        ])
  }

  private var drawing: HTMLNode {
    let longest = asked.map { $0.duration / .milliseconds(1) }.max() ?? 0
    let axis = PlotAxis.time(reaching: longest)
    let slowest = asked.max { $0.duration < $1.duration }
    let slow = slowest.map { "; \(Sanitizer.terminal($0.id)) took longest" } ?? ""
    return RowPlot(
      plot: Plot(
        id: "time-plot", title: "Time of each source",
        description: "A bar for each of \(Wording.count(asked.count, "source"))\(slow)."),
      rows: asked.map { row($0, axis) }, axis: axis
    ).node
  }

  private func row(_ outcome: ProviderOutcome, _ axis: PlotAxis) -> RowPlot.Row {
    let all = axis.share(outcome.duration / .milliseconds(1))
    var value = PlotAxis.time(outcome.duration / .milliseconds(1))
    var marks = [PlotMark.bar(from: 0, to: all, "void")]
    if let first = outcome.timeToFirstListing {
      value = "first \(PlotAxis.time(first / .milliseconds(1))), all \(value)"
      let start = min(axis.share(first / .milliseconds(1)), all)
      marks = [
        PlotMark.bar(from: 0, to: start, "wait"), PlotMark.bar(from: start, to: all, "come"),
        PlotMark.ring(at: start),
      ]
    }
    if outcome.cache == .hit || outcome.cache == .stale { value += ", kept from before" }
    return RowPlot.Row(label: Sanitizer.terminal(outcome.id), value: value, marks: marks)
  }
}
