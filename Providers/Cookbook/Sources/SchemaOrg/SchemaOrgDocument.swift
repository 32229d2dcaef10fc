import RecipeModel

/// Finds the recipes in a JSON-LD document.
enum SchemaOrgDocument {
  /// The `Recipe` objects of a document: itself, the elements of an array, of `@graph`, of an item
  /// list, or the main entity of a page.
  static func recipes(in json: JSON) -> [JSONObject] {
    var found: [JSONObject] = []
    collect(json, depth: 0, into: &found)
    return found
  }

  private static func collect(_ json: JSON, depth: Int, into found: inout [JSONObject]) {
    guard depth < 6 else { return }
    switch json {
    case .array(let elements):
      for element in elements { collect(element, depth: depth + 1, into: &found) }
    case .object(let object):
      if isRecipe(object) { return found.append(object) }
      for name in ["@graph", "mainEntity", "itemListElement", "item", "recipe", "recipes"] {
        if let inner = object[name] { collect(inner, depth: depth + 1, into: &found) }
      }
    default: break
    }
  }

  /// By its type, or, when it names none, by having both a name and ingredients.
  private static func isRecipe(_ object: JSONObject) -> Bool {
    guard let type = object["@type"] else {
      return object["name"] != nil
        && (object["recipeIngredient"] != nil || object["recipeInstructions"] != nil)
    }
    return (type.arrayValue ?? [type]).contains { isRecipe($0.stringValue ?? "") }
  }

  private static func isRecipe(_ type: String) -> Bool {
    type.split { $0 == "/" || $0 == "#" || $0 == ":" }.last == "Recipe"
  }
}
