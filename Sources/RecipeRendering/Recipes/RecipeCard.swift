package import RecipeModel

/// A recipe at a glance, as a few lines of Markdown: title, time, yield, ingredients.
///
/// For a hover in an editor. However much a source sends, the card stays short; escaped like
/// every other Markdown of Potluck.
package struct RecipeCard: Sendable {
  /// The most ingredients that are listed; the rest are counted.
  package var mostIngredients: Int

  /// The most columns that a title, a fact or an ingredient takes.
  private static let mostColumns = 100
  /// Longer links are not shown: a card is no place for them.
  private static let mostLinkBytes = 500

  package init(mostIngredients: Int = 15) { self.mostIngredients = max(0, mostIngredients) }

  /// The card of a recipe in full, with a line break at its end.
  package func render(_ recipe: Recipe) -> String { render(recipe.listing) }

  /// The card of a listing, with a line break at its end.
  package func render(_ listing: Listing) -> String {
    let name = Self.short(listing.title)
    let title = name.isEmpty ? Wording.untitled : name
    let link = Sanitizer.link(listing.url).flatMap {
      $0.utf8.count <= Self.mostLinkBytes ? $0 : nil
    }
    var blocks = [link.map { "**[\(title)](\(Markdown.target($0)))**" } ?? "**\(title)**"]
    let facts = [
      listing.totalMinutes.map(Wording.minutes), listing.recipeYield,
      listing.rating.map(Wording.percent), listing.publisher.map { "by \($0)" },
    ]
    let shown = facts.compactMap { $0.map(Self.short) }.filter { !$0.isEmpty }
    if !shown.isEmpty { blocks.append(shown.joined(separator: " · ")) }
    var lines: [String] = []
    var rest = listing.ingredients[...]
    while lines.count < mostIngredients, let ingredient = rest.popFirst() {
      let text = Self.short(ingredient)
      if !text.isEmpty { lines.append("- \(text)") }
    }
    if !rest.isEmpty { lines.append("- … and \(rest.count) more") }
    if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The text escaped and cut; what lies far beyond the cut is not even looked at.
  private static func short(_ text: String) -> String {
    let head = Sanitizer.terminal(String(text.prefix(4 * mostColumns)))
    return Markdown.escape(TextFitting.truncate(head, to: mostColumns))
  }
}
