import RecipeModel
import RecipeProviderKit

/// Reads the recipe of a JSON file: schema.org's JSON-LD, or what `potluck show --json` wrote.
enum JSONDocument {
  static func recipe(in bytes: [UInt8], id: ListingID) throws(ProviderError) -> Recipe {
    let document: JSON
    do throws(JSONParseError) { document = try JSON(parsing: bytes) } catch {
      throw ProviderError(
        .invalidResponse, "it is not valid JSON: \(error.message)",
        fix: "see line \(error.line), column \(error.column)")
    }
    if let own = own(document) {
      let recipes = own.compactMap { recipe($0, id: id) }
      // One recipe as several sources tell it, or many recipes.
      guard recipes.count < 2 || document["ref"] != nil else { throw several(recipes.count) }
      if let recipe = Recipe.unify(recipes) { return recipe }
    }
    let all = SchemaOrgRecipe.all(in: document)
    let named = all.filter(\.isMainEntity)
    let main = named.isEmpty ? all.filter { !$0.isRelated } : named
    let found = (main.isEmpty ? all : main).compactMap { $0.recipe(id: id) }
    // Of several the one that one can cook from.
    let whole = found.filter { !$0.sections.isEmpty }
    let meant = whole.isEmpty ? found : whole
    guard meant.count < 2 else { throw several(meant.count) }
    guard let recipe = meant.first else {
      throw ProviderError(
        .notFound, "there is no recipe in it",
        fix: "give a schema.org Recipe, or a document of potluck show --json")
    }
    return recipe
  }

  private static func several(_ count: Int) -> ProviderError {
    ProviderError(
      .notFound, "there are \(count) recipes in it", fix: "potluck import keeps each of them")
  }

  /// The recipes in a document of our own; those of a list stand each below what is kept of it.
  private static func own(_ document: JSON) -> [JSONObject]? {
    guard document["version"]?.intValue != nil else { return nil }
    let recipes = document["recipe"].map { [$0] } ?? document["recipes"]?.arrayValue
    return recipes?.compactMap { ($0["recipe"] ?? $0).objectValue }
  }

  private static func recipe(_ object: JSONObject, id: ListingID) -> Recipe? {
    guard let title = RecipeDraft.line(object["title"]?.stringValue) else { return nil }
    let own = object["id"]?.stringValue.flatMap(ListingID.init)
    var recipe = Recipe(listing: Listing(id: own ?? id, title: title))
    fields.read(ListingField.ofListing, of: .object(object), into: &recipe.listing)
    fields.read(ListingField.ofRecipe, of: .object(object), into: &recipe)
    fields.readOtherIngredients(of: .object(object), into: &recipe)
    return recipe
  }

  /// Reads what `RecipeJSON` writes.
  private static let fields = RecipeFieldReader(clean: { RecipeDraft.line($0, limit: $1) }) {
    $0.doubleValue.flatMap { Rating(value: $0, scale: 1) }
  }
}
