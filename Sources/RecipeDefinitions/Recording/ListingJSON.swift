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
      object[field.rawValue] = json(storage, of: value)
    }
  }

  private static func json<Value>(_ storage: FieldStorage<Value>, of value: Value) -> JSON {
    switch storage {
    case .text(let path), .paragraph(let path), .link(let path):
      return .optional(value[keyPath: path])
    case .lines(let path), .steps(let path), .words(let path):
      return .array(value[keyPath: path].map(JSON.string))
    case .minutes(let path): return .optional(value[keyPath: path])
    case .rating(let path):
      guard let rating = value[keyPath: path] else { return .null }
      return ["value": .double(rating.value), "scale": .double(rating.scale)]
    case .diets(let path):
      return .array((value[keyPath: path] ?? []).map(\.rawValue).sorted().map(JSON.string))
    }
  }
}
