import RecipeModel
import RecipeProviderKit

/// A recipe as a schema.org `Recipe` in JSON-LD.
///
/// `<`, `>` and `&` are escaped, so that the document can stand inside a `<script>` element.
enum RecipeJSONLD {
  static func render(_ recipe: Recipe) -> String {
    var text = ""
    for character in JSON.object(members(recipe)).text(.indented).unicodeScalars {
      // None of them occurs outside a string.
      switch character {
      case "<": text += "\\u003c"
      case ">": text += "\\u003e"
      case "&": text += "\\u0026"
      default: text.unicodeScalars.append(character)
      }
    }
    return text + "\n"
  }

  private static func members(_ recipe: Recipe) -> JSONObject {
    let listing = recipe.listing
    var object: JSONObject = [
      "@context": "https://schema.org", "@type": "Recipe", "name": .string(listing.title),
    ]
    func add(_ name: String, _ value: JSON?) {
      if let value { object[name] = value }
    }
    func duration(_ minutes: Int?) -> JSON? {
      minutes.map { JSON.string(ISO8601Duration.text(minutes: $0)) }
    }
    add("url", WebLink.accept(listing.url).map(JSON.string))
    add("image", WebLink.accept(listing.image).map(JSON.string))
    add("publisher", listing.publisher.map { ["@type": "Organization", "name": .string($0)] })
    add("description", recipe.summary.map(JSON.string))
    add("recipeYield", listing.recipeYield.map(JSON.string))
    add("prepTime", duration(recipe.prepMinutes))
    add("cookTime", duration(recipe.cookMinutes))
    add("totalTime", duration(listing.totalMinutes))
    add("recipeCategory", recipe.category.map(JSON.string))
    add("recipeCuisine", recipe.cuisine.map(JSON.string))
    add("keywords", list(recipe.keywords.map(JSON.string)))
    let diets = (listing.diets ?? []).filter { Diet.known.values.contains($0) }
    add(
      "suitableForDiet",
      list(diets.map(\.rawValue).sorted(by: bytewise).map { .string("https://schema.org/\($0)") }))
    add("recipeIngredient", list(listing.ingredients.map(JSON.string)))
    add(
      "recipeInstructions",
      list(recipe.instructions.map { ["@type": "HowToStep", "text": .string($0)] }))
    return object
  }

  private static func list(_ values: [JSON]) -> JSON? { values.isEmpty ? nil : .array(values) }
}
