import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// The merged list as labelled lines, for screen readers and for `grep`.
///
/// One field a line, nothing cut, no box drawing, and no meaning that only a colour carries.
package struct PlainRenderer: Sendable {
  /// Explains each recipe behind its fields, when there is one.
  package var explain: ExplainRenderer?
  /// The place of the first recipe, for the following pages of a list.
  package var firstPlace: Int

  package init(explain: ExplainRenderer? = nil, firstPlace: Int = 1) {
    self.explain = explain
    self.explain?.style = TextStyle(accessible: true)
    self.firstPlace = firstPlace
  }

  /// The list, recipes parted by an empty line; empty when there is no recipe.
  package func render(_ recipes: [MergedRecipe]) -> String {
    recipes.enumerated()
      .map { render($1, place: firstPlace + $0, of: firstPlace + recipes.count - 1) }
      .joined(separator: "\n")
  }

  private func render(_ recipe: MergedRecipe, place: Int, of last: Int) -> String {
    let unified = recipe.unified
    var text = "Recipe \(place) of \(last): \(Wording.title(unified.title))\n"
    func field(_ label: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      text += "\(label): \(value)\n"
    }
    field("Link", WebLink.accept(unified.url))
    field("Sources", sources(recipe))
    field("Publisher", unified.publisher.map(Sanitizer.terminal))
    field("Rating", unified.rating.map(Wording.percent))
    field("Time", unified.totalMinutes.map(Wording.minutes))
    field("Makes", unified.recipeYield.map(Sanitizer.terminal))
    field("Suits", unified.diets.map(Self.diets))
    for finding in recipe.screen {
      field("Screen", ScreenWording.sentence(finding))
    }
    field("Ingredients", unified.ingredients.map(Sanitizer.terminal).joined(separator: "; "))
    field("Missing", Wording.missing(recipe))
    field("Picture", WebLink.accept(unified.image))
    if let explain { text += explain.render(recipe) }
    return text
  }

  private func sources(_ recipe: MergedRecipe) -> String {
    recipe.sources.map { source in
      "\(Sanitizer.terminal(source.listing.id.provider)) (place \(source.rank))"
    }.joined(separator: ", ")
  }

  /// The diets in words, in a fixed order.
  static func diets(_ diets: Set<Diet>) -> String {
    diets.map(QueryWording.diet).sorted(by: bytewise).joined(separator: ", ")
  }
}
