import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeShopping

extension Method {
  static let shoppingList = Method(
    "shopping/list", "Makes one shopping list of several recipes, by aisle.", ShoppingListGet.self,
    result: Schema(written: ShoppingJSON.shape, dropsNulls: true)
  ) { ShoppingJSON.json($1).withoutNulls }
}

/// `shopping/list`: what to get for some recipes.
struct ShoppingListGet: Operation {
  /// Which recipes; the same one may be named again.
  var references: [String] = []
  /// How many servings of each recipe, by its reference.
  var servings: [String: Int] = [:]
  /// How many servings of each recipe that ``servings`` does not name; nil for as many as it makes.
  var servingsOfEach: Int?
  /// Whether what the user has is listed with the rest.
  var listsAll = false

  static let codec = ObjectCodec(
    params: "ShoppingListParams", ShoppingListGet(),
    [
      .required(
        "references", \.references,
        .list(.string, expected: "a list of 1 to 50 identifiers or links", least: 1, most: 50),
        "The recipes: identifiers, provider:id, or links to their pages."),
      .standard(
        "servings", \.servings, .servings,
        "How many servings of a recipe, by its reference; as many as it makes unless given."),
      .standard(
        "allItems", \.listsAll, .bool, "List water and the foods of the user's pantry as well.",
        shown: false),
    ])

  mutating func check() throws(Failure) {
    guard references.count <= 50 else {
      throw .invalid("/references", "references names more than 50", fix: "name fewer")
    }
    _ = try named
  }

  private var named: [RecipeReference] {
    get throws(Failure) {
      var named: [RecipeReference] = []
      for (place, text) in references.enumerated() {
        if WebLink.isWebLink(text) {
          named.append(.url(text))
        } else if let id = ListingID(text) {
          named.append(.id(id))
        } else {
          throw .invalid(
            "/references/\(place)", "references/\(place) names no recipe",
            fix: "write an identifier such as \"themealdb:52772\", or a link")
        }
      }
      return named
    }
  }

  /// Gets all recipes at once and gathers what they need.
  /// - Throws: ``Failure`` for the first recipe that cannot be had; `CancellationError`.
  func run(_ context: OperationContext) async throws -> ShoppingList {
    let wanted = zip(try named, references).map {
      ShoppingGathering.Wanted($0, servings: servings[$1] ?? servingsOfEach, name: $1)
    }
    return try await ShoppingGathering(wanted, listsAll: listsAll, from: context.service)
      .wholeList(of: "/references")
  }
}

extension ValueCodec where Value == [String: Int] {
  /// Numbers of servings by what names the recipe.
  fileprivate static var servings: ValueCodec {
    let range = SearchQuery.servings
    let schema: JSONObject = [
      "type": "object",
      "additionalProperties": [
        "type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound),
      ],
    ]
    return ValueCodec(
      "an object of whole numbers from \(range.lowerBound) to \(range.upperBound)", schema
    ) { value in
      guard let members = value.objectValue?.members else { return nil }
      var servings: [String: Int] = [:]
      for member in members {
        guard let count = member.value.intValue, range.contains(count) else { return nil }
        servings[member.name] = count
      }
      return servings
    }
  }
}
