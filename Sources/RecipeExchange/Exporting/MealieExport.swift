import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// A recipe as Mealie writes it, in the folders that its migration looks for.
enum MealieExport {
  /// The recipe and its best picture.
  ///
  /// The slug is the recipe's name in addresses; no other recipe of the archive may have it.
  static func files(_ exchanged: ExchangedRecipe, slug: String) -> [ExportedFile] {
    let folder = "recipes/\(slug)"
    // Mealie looks for no other name.
    let pictures = exchanged.pictures.prefix(1).map {
      ExportedFile("\(folder)/images/original.webp", $0.bytes)
    }
    return [ExportedFile("\(folder)/\(slug).json", .object(members(exchanged, slug)))] + pictures
  }

  private static func members(_ exchanged: ExchangedRecipe, _ slug: String) -> JSONObject {
    let recipe = exchanged.recipe
    var tags: [String] = []
    for name in exchanged.tags + recipe.keywords + recipe.cuisines where !tags.contains(name) {
      tags.append(name)
    }
    var object: JSONObject = [
      "name": .string(recipe.listing.title), "slug": .string(slug),
      "description": .string(recipe.summary ?? ""), "recipeYield": .string(recipe.yieldText),
      "recipeServings": .int(recipe.servings ?? recipe.yieldCount ?? 0),
      "totalTime": time(recipe.listing.totalMinutes), "prepTime": time(recipe.prepMinutes),
      "performTime": time(recipe.cookMinutes), "cookTime": .null,
      "recipeCategory": named(recipe.categories), "tags": named(tags),
    ]
    object["recipeIngredient"] = .array(ingredients(exchanged))
    object["recipeInstructions"] = .array(instructions(recipe))
    var nutrition = JSONObject()
    for nutrient in recipe.nutrition { nutrition[nutrient.name] = .string(nutrient.text) }
    object["nutrition"] = .object(nutrition)
    var notes = exchanged.merged.notes.map { (title: "", text: $0) }
    // Mealie refuses a whole recipe for a tool that it does not know already.
    if !recipe.equipment.isEmpty {
      notes.append(("Equipment", recipe.equipment.joined(separator: ", ")))
    }
    object["tools"] = []
    object["notes"] = .array(
      notes.map { ["title": .string($0.title), "text": .string($0.text)] })
    object["orgURL"] = .string(WebLink.accept(recipe.listing.url) ?? "")
    object["rating"] = .optional(exchanged.ownRating)
    object["dateAdded"] = .optional(
      exchanged.created.flatMap(ISO8601Date.read).map { String($0.prefix(10)) })
    object["settings"] = [
      "public": true, "showNutrition": .bool(!recipe.nutrition.isEmpty), "showAssets": false,
      "landscapeView": false, "disableComments": false, "disableAmount": true, "locked": false,
    ]
    object["assets"] = []
    object["comments"] = []
    object["extras"] = .object([:])
    return object
  }

  /// The lines as they are, which Mealie shows until its own parser is asked.
  private static func ingredients(_ exchanged: ExchangedRecipe) -> [JSON] {
    exchanged.groups.enumerated().flatMap { number, group in
      group.ingredients.enumerated().map { place, line in
        let key = "\(exchanged.recipe.listing.id)\n\(number).\(place)\n\(line)"
        return [
          "title": .optional(place == 0 ? group.name : nil), "note": .string(line), "unit": .null,
          "food": .null, "disableAmount": true, "quantity": 0, "originalText": .string(line),
          "referenceId": .string(StableIdentifier.guid(key)),
        ]
      }
    }
  }

  private static func instructions(_ recipe: Recipe) -> [JSON] {
    recipe.sections.enumerated().flatMap { number, section in
      section.steps.enumerated().map { place, step in
        let key = "\(recipe.listing.id)\n\(number).\(place) \(step.text)"
        return [
          "id": .string(StableIdentifier.guid(key)),
          "title": .string(place == 0 ? section.name ?? "" : ""), "text": .string(step.named),
          "ingredientReferences": [],
        ]
      }
    }
  }

  private static func named(_ names: [String]) -> JSON {
    .array(names.map { ["name": .string($0), "slug": .string(Slug.of($0))] })
  }

  private static func time(_ minutes: Int?) -> JSON {
    guard let minutes else { return .null }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [(hours, "hour"), (rest, "minute")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return .string(parts.joined(separator: " "))
  }
}
