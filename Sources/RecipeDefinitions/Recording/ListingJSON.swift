import RecipeModel
import RecipeProviderKit

/// Listings and recipes as JSON objects for comparison, members named as ``FieldName``.
enum ListingJSON {
  /// A listing; what it lacks is left out.
  static func object(_ listing: Listing) -> JSONObject {
    var object: JSONObject = ["id": .string(listing.id.id), "title": .string(listing.title)]
    object["url"] = listing.url.map(JSON.string)
    object["publisher"] = listing.publisher.map(JSON.string)
    object["image"] = listing.image.map(JSON.string)
    if !listing.ingredients.isEmpty {
      object["ingredients"] = .array(listing.ingredients.map(JSON.string))
    }
    object["rating"] = listing.rating.map {
      ["value": .double($0.value), "scale": .double($0.scale)]
    }
    object["totalMinutes"] = listing.totalMinutes.map(JSON.int)
    object["yield"] = listing.recipeYield.map(JSON.string)
    object["diets"] = listing.diets.map { diets in
      .array(diets.map(\.rawValue).sorted().map(JSON.string))
    }
    return object
  }

  /// A recipe in full; what it lacks is left out.
  static func object(_ recipe: Recipe) -> JSONObject {
    var object = object(recipe.listing)
    object["summary"] = recipe.summary.map(JSON.string)
    if !recipe.instructions.isEmpty {
      object["instructions"] = .array(recipe.instructions.map(JSON.string))
    }
    object["prepMinutes"] = recipe.prepMinutes.map(JSON.int)
    object["cookMinutes"] = recipe.cookMinutes.map(JSON.int)
    object["cuisine"] = recipe.cuisine.map(JSON.string)
    object["category"] = recipe.category.map(JSON.string)
    if !recipe.keywords.isEmpty { object["keywords"] = .array(recipe.keywords.map(JSON.string)) }
    return object
  }
}
