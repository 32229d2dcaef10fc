import RecipeModel

/// Listings and recipes as JSON objects for comparison; what they lack is left out.
enum ListingJSON {
  /// A listing.
  static func object(_ listing: Listing) -> JSONObject {
    var object: JSONObject = ["id": .string(listing.id.id), "title": .string(listing.title)]
    add(ListingField.ofListing, of: listing, to: &object)
    return object
  }

  /// A recipe in full.
  static func object(_ recipe: Recipe) -> JSONObject {
    var object = object(recipe.listing)
    add(ListingField.ofRecipe, of: recipe, to: &object)
    return object
  }

  private static func add<Value>(
    _ fields: [(field: ListingField, storage: FieldStorage<Value>)], of value: Value,
    to object: inout JSONObject
  ) {
    for (field, storage) in fields where !storage.isMissing(in: value) {
      object[field.rawValue] = storage.json(of: value) {
        ["value": .double($0.value), "scale": .double($0.scale)]
      }
    }
  }
}
