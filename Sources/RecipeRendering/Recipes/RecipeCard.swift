package import RecipeModel

/// A recipe at a glance, as a few lines of Markdown: title, time, yield, ingredients in their groups,
/// the names of the sections.
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
  package func render(_ recipe: Recipe) -> String {
    render(recipe.listing, recipe.ingredientGroups, Self.steps(recipe.sections))
  }

  /// The card of a listing, with a line break at its end.
  package func render(_ listing: Listing) -> String { render(listing, [], nil) }

  private func render(
    _ listing: Listing, _ groups: [IngredientGroup], _ steps: String?
  ) -> String {
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
    blocks += ingredients(
      groups.isEmpty ? [IngredientGroup(ingredients: listing.ingredients)] : groups)
    if let steps { blocks.append(steps) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The ingredients, each group's under its name.
  private func ingredients(_ groups: [IngredientGroup]) -> [String] {
    var blocks: [String] = []
    var left = mostIngredients
    var unlisted = 0
    for group in groups {
      let listed = group.ingredients.prefix(left)
      left -= listed.count
      unlisted += group.ingredients.count - listed.count
      let lines = listed.map(Self.short).filter { !$0.isEmpty }.map { "- \($0)" }
      guard !lines.isEmpty else { continue }
      if let name = group.name.map(Self.short), !name.isEmpty { blocks.append("*\(name)*") }
      blocks.append(lines.joined(separator: "\n"))
    }
    guard unlisted > 0 else { return blocks }
    let more = "- … and \(unlisted) more"
    if let last = blocks.popLast() { return blocks + [last + "\n" + more] }
    return [more]
  }

  /// `4 steps: Crust, Filling`; nil for none.
  private static func steps(_ sections: [InstructionSection]) -> String? {
    let count = sections.map(\.steps.count).reduce(0, +)
    guard count > 0 else { return nil }
    let names = sections.prefix(6).compactMap { $0.name.map(short) }.filter { !$0.isEmpty }
    return Wording.count(count, "step")
      + (names.isEmpty ? "" : ": \(names.joined(separator: ", "))")
  }

  /// The text escaped and cut; what lies far beyond the cut is not even looked at.
  private static func short(_ text: String) -> String {
    let head = Sanitizer.terminal(String(text.prefix(4 * mostColumns)))
    return Markdown.escape(TextFitting.truncate(head, to: mostColumns))
  }
}
