import RecipeModel
import RecipeSearch

/// How each source ranks the recipes of the top of the list, as a bump chart: a column for the list
/// and for each source, a line for each recipe.
struct RankChart {
  private let recipes: [(title: String, ranks: [String: Int])]
  private let sources: [String]

  /// The places that have a line of their own; recipes behind them stand in their order.
  private static let exactRanks = 10
  private static let column = 64.0
  private static let row = 27.0
  private static let left = 52.0
  private static let gap = 20.0
  private static let dot = 22.0
  private static let longestName = 14

  init(_ comparison: Comparison) {
    let top = comparison.recipes.prefix(min(10, comparison.options.topCount))
    recipes = top.map { recipe in
      (
        Wording.title(recipe.unified.title),
        Dictionary(uniqueKeysWithValues: recipe.bestRanks.map { ($0.provider, $0.rank) })
      )
    }
    let voters = Set(recipes.flatMap(\.ranks.keys))
    sources = comparison.providers.map(\.id).filter(voters.contains)
  }

  /// The part of the page; nil where fewer than two sources rank anything.
  var section: PageSection? {
    guard sources.count > 1 else { return nil }
    let count = recipes.count
    return PageSection(
      id: "ranks", heading: "How sources rank the top \(count)",
      guide:
        "A dot is a recipe, by its place in the list, as high as the source ranks it; those that it "
        + "ranks below \(Self.exactRanks) stand under the line in their order. Lines are dashed past "
        + "sources that do not list the recipe.",
      isHalf: sources.count <= 6,
      content: [
        PageFilter(
          name: "ranks", legend: "Follow a recipe", all: "All",
          choices: recipes.enumerated().map { ("\($0 + 1)", "\($0 + 1) \(Self.short($1.title))") }
        ).node([
          .tag(
            "figure", ["class": "ranks"],
            [FigureTableHTML.scrolling("How sources rank the top \(count)", drawing)])
        ])
      ])
  }

  private static func short(_ title: String) -> String { TextFitting.truncate(title, to: 44) }

  // MARK: Drawing

  private var drawing: HTMLNode {
    let later = sources.map { source in rows(of: source).values.max() ?? 0 }.max() ?? 0
    let depth = max(later, min(Self.exactRanks, recipes.count))
    let bottom = top(of: depth) + Self.row
    let names = ["the list"] + sources.map(Sanitizer.terminal)
    let heads = names.enumerated().map { place, name in
      HTMLNode.tag(
        "text",
        [
          "transform":
            "translate(\(PlotNumber.text(x(place) + 4)) \(PlotNumber.text(head - 10))) rotate(-35)"
        ], text: TextFitting.truncate(name, to: Self.longestName))
    }
    let lines = recipes.indices.reversed().map { recipe in
      HTMLNode.tag("g", ["class": "h\(tone(recipe)) f f\(recipe + 1)"], path(of: recipe))
    }
    let marks = recipes.indices.reversed().map { recipe in
      HTMLNode.tag("g", ["class": "h\(tone(recipe)) f f\(recipe + 1)"], dots(of: recipe))
    }
    let plot = Plot(
      id: "ranks-plot", title: "How sources rank the top \(recipes.count)",
      description:
        "A column for the list and for each of \(Wording.count(sources.count, "source")), "
        + "a line for each recipe. The table of the merged list says the same.")
    return plot.fixed(
      width: x(sources.count) + Self.column * 0.9, height: bottom,
      heads + ruler(depth) + lines + marks)
  }

  /// The places on the side, and the line under which only the order counts.
  private func ruler(_ depth: Int) -> [HTMLNode] {
    let ticks = (1...min(depth, Self.exactRanks)).map { rank in
      HTMLNode.tag(
        "text",
        [
          "class": "tick", "x": "14", "y": PlotNumber.text(top(of: rank) + 4),
          "text-anchor": "end",
        ], text: "\(rank)")
    }
    guard depth > Self.exactRanks else { return ticks }
    let y = PlotNumber.text(top(of: Self.exactRanks) + (Self.row + Self.gap) / 2)
    return ticks + [
      .tag(
        "line",
        [
          "class": "grid", "x1": "0", "x2": PlotNumber.text(x(sources.count) + 20), "y1": y,
          "y2": y,
        ]),
      .tag(
        "text",
        ["class": "tick", "x": "0", "y": PlotNumber.text(top(of: Self.exactRanks + 1) + 4)],
        text: "later"),
    ]
  }

  private func path(of recipe: Int) -> [HTMLNode] {
    let stops = stops(of: recipe)
    return zip(stops, stops.dropFirst()).map { from, to in
      let (x1, y1, x2, y2) = (x(from.column), top(of: from.row), x(to.column), top(of: to.row))
      let bend = min(Self.column, x2 - x1) / 2
      let points = [x1, y1, x1 + bend, y1, x2 - bend, y2, x2, y2].map(PlotNumber.text)
      return .tag(
        "path",
        [
          "class": to.column - from.column > 1 ? "skips" : nil,
          "d": "M\(points[0]) \(points[1])C\(points[2...].joined(separator: " "))",
        ])
    }
  }

  private func dots(of recipe: Int) -> [HTMLNode] {
    let places = sources.compactMap { source in
      recipes[recipe].ranks[source].map { "\(Sanitizer.terminal(source)) \($0)" }
    }
    let hint = "\(recipe + 1) \(recipes[recipe].title): \(places.joined(separator: ", "))"
    return [.tag("title", text: hint)]
      + stops(of: recipe).flatMap { stop in
        let (x, y) = (x(stop.column), top(of: stop.row))
        return [
          HTMLNode.tag(
            "rect",
            [
              "x": PlotNumber.text(x - Self.dot / 2), "y": PlotNumber.text(y - Self.dot / 2),
              "width": PlotNumber.text(Self.dot), "height": PlotNumber.text(Self.dot),
              "rx": PlotNumber.text(Self.dot / 2),
            ]),
          .tag(
            "text", ["class": "cell", "x": PlotNumber.text(x), "y": PlotNumber.text(y)],
            text: "\(recipe + 1)"),
        ]
      }
  }

  // MARK: Places

  /// Where a recipe's line has a dot: in the list, and in each source that lists it.
  private func stops(of recipe: Int) -> [(column: Int, row: Int)] {
    [(0, recipe + 1)]
      + sources.enumerated().compactMap { place, source in
        rows(of: source)[recipe].map { (place + 1, $0) }
      }
  }

  /// The row of each recipe in a source's column: its rank, or behind the exact ones its order.
  private func rows(of source: String) -> [Int: Int] {
    let ranked = recipes.indices.compactMap { recipe in
      recipes[recipe].ranks[source].map { (recipe: recipe, rank: $0) }
    }.sorted { ($0.rank, $0.recipe) < ($1.rank, $1.recipe) }
    var rows: [Int: Int] = [:]
    var last = 0
    for (recipe, rank) in ranked {
      last = max(last + 1, min(rank, Self.exactRanks + 1))
      rows[recipe] = last
    }
    return rows
  }

  /// The first recipes are the darkest.
  private func tone(_ recipe: Int) -> Int { 7 - min(4, recipe / 2) }

  private func x(_ column: Int) -> Double { Self.left + Double(column) * Self.column }

  private var head: Double { Double(Self.longestName) * 7.1 * 0.57 + 24 }

  private func top(of row: Int) -> Double {
    head + (Double(row) - 0.5) * Self.row + (row > Self.exactRanks ? Self.gap : 0)
  }
}
