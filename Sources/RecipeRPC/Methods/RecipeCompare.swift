import PotluckSupport
import RecipeModel
import RecipeRendering
import RecipeSearch

extension Method {
  static let recipeCompare = Method(
    "recipe/compare", "Sets a few recipes in full beside each other.", RecipeCompare.self,
    result: RecipeCompare.result
  ) { RecipeCompare.json($1) }
}

/// `recipe/compare`: a few recipes in full, set beside each other.
struct RecipeCompare: Operation {
  /// Which recipes, each named once.
  var ids: [ListingID] = []

  static let codec = ObjectCodec(
    params: "RecipeComparisonParams", RecipeCompare(),
    [.required("ids", \.ids, .recipes(2...6), "The recipes' identifiers, provider:id.")])

  mutating func check() throws(Failure) {
    for (index, id) in ids.enumerated() where ids[..<index].contains(id) {
      throw .invalid(
        "/ids/\(index)", "ids names a recipe twice", fix: "name each recipe once")
    }
  }

  /// Gets all recipes at once and compares them.
  /// - Throws: ``Failure`` for the first recipe that cannot be had; `CancellationError`.
  func run(_ context: OperationContext) async throws -> SourceComparison {
    let found = try await ids.enumerated().concurrentMap { index, id in
      try await Self.recipe(id, at: index, context.service)
    }
    let recipes = try found.map { try $0.get() }
    return SourceComparison(recipes.map { DishSource($0.listing) })
  }

  fileprivate static func json(_ comparison: SourceComparison) -> JSON {
    let document = DishJSON.json(comparison)
    return [
      "rows": document["rows"] ?? [],
      "ingredients": (document["ingredients"] ?? []).withoutNulls,
      "commonIngredients": document["commonIngredients"] ?? [],
      "onlyIn": document["onlyIn"] ?? [:],
    ]
  }

  /// One recipe, or why there is none, with its place among the params.
  private static func recipe(
    _ id: ListingID, at index: Int, _ service: any RecipeService
  ) async throws -> Result<Recipe, Failure> {
    do { return .success(try await service.recipe(.id(id)).recipe) } catch var failure
      as Failure
    {
      failure.place = failure.place ?? "/ids/\(index)"
      return .failure(failure)
    }
  }
}

extension RecipeCompare {
  fileprivate static let result = Schema.object([
    "rows": .list(Schema(written: DishJSON.row)),
    "ingredients": .list(Schema(written: DishJSON.ingredient, dropsNulls: true)),
    "commonIngredients": .texts, "onlyIn": .map(.texts),
  ]).named("RecipeComparisonResult")
}

extension ValueCodec where Value == [ListingID] {
  /// Some identifiers of recipes.
  fileprivate static func recipes(_ range: ClosedRange<Int>) -> ValueCodec {
    let (least, most) = (range.lowerBound, range.upperBound)
    let expected = "a list of \(least) to \(most) identifiers"
    return list(.listingID, expected: expected, least: least, most: most).checked { ids, node in
      if ids.count <= most { return ids }
      node.error("is a list of \(ids.count), not \(expected)", fix: "write \(expected)")
      return nil
    }
  }
}
