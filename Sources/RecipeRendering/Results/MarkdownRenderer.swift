import RecipeModel
package import RecipeSearch

/// A search as Markdown (CommonMark, GitHub flavour): a numbered list.
///
/// Whatever a source says is escaped: it can neither open a link, a tag or a table, nor run on
/// into the next line. Links are written as `<…>` targets.
package struct MarkdownRenderer: Sendable {
  /// Explains each recipe under its line, when there is one.
  package var explain: ExplainRenderer?
  /// The place of the first recipe, for the following pages of a list.
  package var firstPlace: Int

  package init(explain: ExplainRenderer? = nil, firstPlace: Int = 1) {
    self.explain = explain
    self.explain?.style = TextStyle(accessible: true)
    self.firstPlace = firstPlace
  }

  /// The document, with a line break at its end.
  package func render(_ report: SearchReport) -> String {
    let wish = QueryWording.phrase(report.query)
    let heading = wish.isEmpty ? "Recipes" : "Recipes for \(wish)"
    return "# \(Markdown.escape(heading))\n\n" + render(report.recipes)
  }

  /// The numbered list alone.
  package func render(_ recipes: [MergedRecipe]) -> String {
    recipes.enumerated().map { item($1, place: firstPlace + $0) }.joined()
  }

  private func item(_ recipe: MergedRecipe, place: Int) -> String {
    let unified = recipe.unified
    let name = Markdown.escape(Wording.title(unified.title))
    let head = Sanitizer.link(unified.url).map { "[\(name)](\(Markdown.target($0)))" }
    var facts = [TableRow.providers(recipe).joined(separator: ", ")]
    if let rating = unified.rating { facts.append(Wording.percent(rating)) }
    if let minutes = unified.totalMinutes { facts.append(Wording.minutes(minutes)) }
    let publisher = Sanitizer.terminal(unified.publisher ?? "")
    if !publisher.isEmpty { facts.append("by \(publisher)") }
    if let missing = Wording.missing(recipe) { facts.append("missing: \(missing)") }
    let line = facts.filter { !$0.isEmpty }.map(Markdown.escape).joined(separator: ", ")
    var text = "\(place). \(head ?? "**\(name)**") (\(line))\n"
    guard let explain else { return text }
    let margin = String(repeating: " ", count: String(place).utf8.count + 2)
    for line in explain.lines(recipe) {
      let label = line.label.isEmpty ? "" : "\(line.label): "
      text += "\(margin)- \(label)\(Markdown.escape(line.text))\n"
    }
    return text
  }
}
