import RecipeModel
import RecipeRendering
import RecipeSearch

/// `recipe/compare`: a few recipes in full, set beside each other.
struct RecipeCompare: Sendable {
  static let ids = Parameter("ids", .recipes(2...6), "The recipes' identifiers, provider:id.")

  /// Which recipes, each named once.
  let ids: [ListingID]

  /// Reads the params.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    ids = try params.required(Self.ids)
    for (index, id) in ids.enumerated() where ids[..<index].contains(id) {
      throw .invalid(
        "/ids/\(index)", "ids names a recipe twice", hint: "name each recipe once")
    }
  }

  /// Gets all recipes at once and compares them.
  /// - Throws: ``WireFailure`` for the first recipe that cannot be had; `CancellationError`.
  func run(_ service: any RecipeService) async throws -> JSON {
    let found = try await withThrowingTaskGroup(of: (Int, Result<Recipe, WireFailure>).self) {
      group in
      for (index, id) in ids.enumerated() {
        group.addTask { (index, try await Self.recipe(id, at: index, service)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let recipes = try ids.indices.compactMap { try found[$0]?.get() }
    let document = DishJSON().json(SourceComparison(recipes.map { DishSource($0.listing) }))
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
  ) async throws -> Result<Recipe, WireFailure> {
    do { return .success(try await service.recipe(.id(id)).recipe) } catch var failure
      as WireFailure
    {
      failure.path = failure.path ?? "/ids/\(index)"
      return .failure(failure)
    }
  }
}

extension RecipeCompare {
  /// The schema of the params.
  static var schema: JSON { Schema.object([ids.property]) }

  /// The schema of the result.
  static var result: JSON {
    let row = Schema.object(
      "One field; values and variants have an element for each recipe, null for nothing.",
      [
        ("key", Schema.text), ("label", Schema.text), ("agreement", Schema.text),
        ("values", Schema.list(Schema.nullable(Schema.text))),
        ("variants", Schema.list(Schema.nullable(Schema.count))),
      ])
    let cell = Schema.object(
      "One recipe's line, with how its name and its quantity agree with the first one's.",
      [("source", Schema.text), ("place", Schema.count), ("line", Schema.text)],
      optional: [
        ("likeness", Schema.number), ("match", Schema.text), ("quantity", Schema.text),
        ("ratio", Schema.number), ("reason", Schema.text),
      ])
    return Schema.object([
      ("rows", Schema.list(row)),
      (
        "ingredients",
        Schema.list(Schema.object([("name", Schema.text), ("cells", Schema.list(cell))]))
      ),
      ("commonIngredients", Schema.texts),
      ("onlyIn", ["type": "object", "additionalProperties": Schema.texts]),
    ])
  }
}

extension Form where Value == [ListingID] {
  /// Some identifiers of recipes.
  static func recipes(_ range: ClosedRange<Int>) -> Form {
    let list = Form.list(Form<ListingID>.listingID, called: "identifiers", least: range.lowerBound)
    let expected = "a list of \(range.lowerBound) to \(range.upperBound) identifiers"
    var schema = list.schema
    schema["maxItems"] = .int(range.upperBound)
    return Form(expected: expected, schema: schema) { value throws(Mismatch) in
      let ids = try list.read(value)
      guard ids.count <= range.upperBound else {
        throw Mismatch(found: "a list of \(ids.count)", expected: expected)
      }
      return ids
    }
  }
}
