import RecipeModel
public import RecipeSearch

/// The merged list as a table that fits the terminal; in a pipe nothing is cut.
///
/// From 60 columns on every recipe has a row, with the publisher from 100 on. Below that its facts
/// stand under its title. Where links cannot hide behind titles they stand under them whole.
public struct TableRenderer: Sendable {
  /// How the text is laid out; an accessible style is left to ``PlainRenderer``.
  public var style: TextStyle
  /// Explains each recipe under its row, when there is one.
  public var explain: ExplainRenderer?
  /// The place of the first recipe, for the following pages of a list.
  public var firstPlace: Int

  /// Creates a renderer.
  public init(style: TextStyle, explain: ExplainRenderer? = nil, firstPlace: Int = 1) {
    self.style = style
    self.explain = explain
    self.firstPlace = firstPlace
  }

  /// The table, with a line break at its end; empty when there is no recipe.
  public func render(_ recipes: [MergedRecipe]) -> String {
    if recipes.isEmpty { return "" }
    if style.accessible {
      return PlainRenderer(explain: explain, firstPlace: firstPlace).render(recipes)
    }
    let rows = recipes.enumerated().map { TableRow($1, place: firstPlace + $0) }
    let columns = TableColumns(rows, style: style)
    var text = columns.isStacked ? "" : columns.header() + "\n"
    for (row, recipe) in zip(rows, recipes) {
      for line in columns.lines(row) { text += line + "\n" }
      if let explain { text += explain.render(recipe, indent: columns.indent) + "\n" }
    }
    return text
  }
}

/// What a row of the table says, sanitized.
struct TableRow {
  var place: String
  var title: String
  var sources: [String]
  var rating: String
  var time: String
  var publisher: String
  var link: String?

  init(_ recipe: MergedRecipe, place: Int) {
    let unified = recipe.unified
    self.place = String(place)
    let title = Sanitizer.terminal(unified.title)
    self.title = title.isEmpty ? "(no title)" : title
    sources = Self.providers(recipe)
    rating = unified.rating.map(Wording.percent) ?? ""
    time = unified.totalMinutes.map(Wording.minutes) ?? ""
    publisher = Sanitizer.terminal(unified.publisher ?? "")
    link = Sanitizer.link(unified.url)
  }

  /// The names of the recipe's providers, each once, best first.
  static func providers(_ recipe: MergedRecipe) -> [String] {
    var names: [String] = []
    for source in recipe.sources {
      let name = Sanitizer.terminal(source.listing.id.provider)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// As many names as fit into two lines, with the number of those that do not:
  /// `cookbook, f2f +2`.
  static func names(_ names: [String], in width: Int?) -> [String] {
    let all = names.joined(separator: ", ")
    guard let width, DisplayWidth.of(all) > width else { return [all] }
    for shown in stride(from: names.count, to: 0, by: -1) {
      let rest = names.count == shown ? "" : " +\(names.count - shown)"
      let text = names.prefix(shown).joined(separator: ", ") + rest
      let lines = TextFitting.wrap(text, to: width)
      if lines.count <= 2 { return lines }
    }
    return TextFitting.wrap(all, to: width, maxLines: 2)
  }
}
