import PotluckSupport
import RecipeModel

/// Finds the list of recipes in the data that a page's own program starts with.
///
/// Next.js and its like put what the page shows into a script, as JSON of no vocabulary. A recipe
/// there has a title and an address, and says that it is one: by its type, by a field that only
/// recipes have, by the name of the list, or by its address. Of several lists the longest counts.
struct StateLists {
  /// The recipes of the longest list by schema.org's names.
  private(set) var recipes: [JSONObject] = []
  private var values = 0

  private static let mostValues = 200_000
  /// One recipe alone is the page's, not a list.
  private static let fewest = 2

  mutating func read(_ json: JSON) { search(json, under: "") }

  private mutating func search(_ json: JSON, under name: String) {
    values += 1
    guard values < Self.mostValues, values & 255 != 0 || !Task.isCancelled else { return }
    switch json {
    case .array(let elements):
      let found = Self.list(elements, isNamed: RecipeWords.areIn(name))
      if found.count > recipes.count { recipes = found }
      for element in elements { search(element, under: name) }
    case .object(let object):
      for member in object.members { search(member.value, under: member.name) }
    default: break
    }
  }

  /// The recipes of a list; none where fewer than half of its elements are.
  private static func list(_ elements: [JSON], isNamed: Bool) -> [JSONObject] {
    guard elements.count >= fewest, elements.count <= ListedItems.mostItems else { return [] }
    let found = elements.compactMap { recipe($0, isNamed: isNamed) }
    return found.count >= fewest && found.count * 2 >= elements.count ? found : []
  }

  private static func recipe(_ element: JSON, isNamed: Bool) -> JSONObject? {
    // Search engines wrap what they found.
    let inner = ["node", "_source", "document", "item"].firstNonNil { element[$0]?.objectValue }
    guard let object = inner ?? element.objectValue,
      let title = text(["title", "name", "headline", "recipeName"], object),
      let address = text(
        ["url", "href", "link", "canonicalUrl", "permalink", "path", "uri"], object)
    else { return nil }
    let type = text(["@type", "__typename", "_type", "type", "contentType"], object) ?? ""
    guard
      isNamed || RecipeWords.areIn(type) || RecipeWords.areIn(address)
        || object.members.contains(where: { ofRecipes.contains($0.name) })
    else { return nil }
    var recipe = JSONObject([
      ("@type", "Recipe"), ("name", .string(title)), ("url", .string(address)),
    ])
    for name in ["image", "thumbnail", "imageUrl", "photo", "picture"] where recipe["image"] == nil
    {
      recipe["image"] = object[name].map(picture)
    }
    for name in ["description", "author", "totalTime", "prepTime", "cookTime", "recipeYield"] {
      if let value = object[name], !value.isNull { recipe[name] = value }
    }
    return recipe
  }

  private static func text(_ names: [String], _ object: JSONObject) -> String? {
    names.compactMap { object[$0]?.stringValue }.first { !$0.isEmpty }
  }

  /// Programs name a picture's address `src`.
  private static func picture(_ json: JSON) -> JSON { json["src"] ?? json }

  private static let ofRecipes: Set<String> = [
    "recipeIngredient", "ingredients", "recipeYield", "servings", "cookTime", "prepTime",
    "totalTime", "cookingTime", "preparationTime", "totalTimeInMinutes",
  ]
}

/// Recipe, in the languages of most sites.
enum RecipeWords {
  /// Whether a name or an address speaks of recipes.
  static func areIn(_ text: some StringProtocol) -> Bool {
    let text = text.utf8.prefix(300).map { $0 | 0x20 }
    return words.contains { word in
      text.withUnsafeBytes { ByteSearch.first(word, in: $0) != nil }
    }
  }

  private static let words: [StaticString] = [
    "recipe", "recette", "rezept", "receta", "receita", "ricett", "recept", "przepis",
  ]
}
