import RecipeSearch

/// Which sources list the same recipes, as an UpSet plot: a column for each set of sources, with how
/// many recipes exactly these list (Lex, Gehlenborg, Strobelt, Vuillemot and Pfister, *UpSet:
/// Visualization of intersecting sets*, IEEE TVCG 20, 2014).
enum OverlapSection {
  /// The most sets that have a column.
  private static let mostSets = 15
  private static let barHeight = 72.0

  /// The sets of one comparison, or their sums over several; nil where two sources alone gave
  /// recipes, as their map says it all.
  static func section(_ comparisons: [Comparison], sources: [String]) -> PageSection? {
    let all = SourceOverlap.all(in: comparisons)
    guard sources.count > 2, !all.isEmpty else { return nil }
    let shown = Array(all.prefix(mostSets))
    let rest = all.dropFirst(mostSets)
    let more =
      rest.isEmpty
      ? ""
      : " \(Wording.count(rest.count, "more set")) of sources "
        + "\(rest.count == 1 ? "shares" : "share") "
        + "\(Wording.count(rest.reduce(0) { $0 + $1.recipes }, "recipe"))."
    let sum = comparisons.count == 1 ? "" : ", in all queries together"
    return PageSection(
      id: "overlaps", heading: "Which sources share recipes",
      guide:
        "Each column is a set of sources: the dots are the sources that list the same recipes, "
        + "the bar counts those that these and no others list\(sum).\(more)",
      isHalf: sources.count <= 8 && shown.count <= 12,
      content: [
        .tag(
          "figure", [:],
          [FigureTableHTML.scrolling("Which sources share recipes", table(shown, sources))])
      ])
  }

  private static func table(_ sets: [SourceOverlap], _ sources: [String]) -> HTMLNode {
    let most = Double(sets.first?.recipes ?? 1)
    return FigureTableHTML.table(
      "How many recipes exactly these sources list", look: "upset",
      headings: [.tag("td")] + sets.map { bar($0.recipes, most) },
      rows: sources.map { source in
        .tag(
          "tr", [:],
          [HeatMap.name(Sanitizer.terminal(source))]
            + sets.map { dot(source, in: $0, of: sources) })
      })
  }

  private static func bar(_ recipes: Int, _ most: Double) -> HTMLNode {
    let height = max(2, Double(recipes) / most * barHeight)
    return .tag(
      "th", ["scope": "col"],
      [
        .tag(
          "span", [:], [.text("\(recipes)"), .tag("span", ["class": "unseen"], text: " shared")]),
        .tag(
          "svg",
          ["aria-hidden": "true", "width": "16", "height": PlotNumber.text(height)],
          [
            .tag(
              "rect", ["class": "solid", "width": "16", "height": PlotNumber.text(height)])
          ]),
      ])
  }

  /// A dot for a source of the set, with a line to the next one of it.
  private static func dot(
    _ source: String, in set: SourceOverlap, of sources: [String]
  ) -> HTMLNode {
    let places = set.providers.compactMap { sources.firstIndex(of: $0) }
    guard let place = sources.firstIndex(of: source), let first = places.min(),
      let last = places.max()
    else { return .tag("td") }
    guard places.contains(place) else {
      return .tag("td", ["class": first < place && place < last ? "off way" : "off"])
    }
    let line = place == first ? "down" : place == last ? "up" : "way"
    return .tag("td", ["class": "on \(line)"], [.tag("span", ["class": "unseen"], text: "yes")])
  }
}
