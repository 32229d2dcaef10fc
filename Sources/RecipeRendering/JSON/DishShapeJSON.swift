public import RecipeModel
public import RecipeSearch

extension DishJSON {
  /// The shape of a dish as a value; `query` is what its recipes answer.
  public func json(_ shape: DishShape, query: SearchQuery) -> JSON {
    let ids = shape.recipes.map(\.id.description)
    return [
      "version": .int(ReportJSON.version),
      "kind": "dishShape",
      "query": ReportJSON.query(query),
      "basis": "serving",
      "recipes": .array(
        shape.recipes.map { recipe in
          [
            "id": .string(recipe.id.description), "title": .string(recipe.title),
            "servings": .optional(recipe.servings), "lines": .int(recipe.lines),
          ]
        }),
      "unknown": .array(
        shape.unknown.map { source in
          [
            "id": .string(source.listing.id.description), "title": .string(source.listing.title),
            "problem": .optional(source.problem),
          ]
        }),
      "strangers": .array(
        shape.strangers.map { source in
          [
            "id": .string(source.listing.id.description), "title": .string(source.listing.title),
          ]
        }),
      "ingredients": .array(shape.ingredients.map { Self.ingredient($0, ids) }),
      "leftovers": .array(shape.leftovers.map { Self.leftover($0, ids) }),
    ]
  }

  private static func ingredient(_ ingredient: DishIngredient, _ ids: [String]) -> JSON {
    func amounts(_ amounts: [DishIngredient.Amount]) -> JSON {
      .array(amounts.map { ["recipe": .string(ids[$0.recipe]), "value": .double($0.value)] })
    }
    var object: JSONObject = [
      "name": .string(ingredient.name), "key": .string(ingredient.key),
      "recipes": .int(ingredient.recipes), "share": .double(ingredient.share),
      "measure": .optional(ingredient.measure?.name), "unit": .optional(ingredient.measure?.unit),
    ]
    object["median"] = .optional(ingredient.spread?.median)
    object["lowerQuartile"] = .optional(ingredient.spread?.lowerQuartile)
    object["upperQuartile"] = .optional(ingredient.spread?.upperQuartile)
    object["least"] = .optional(ingredient.spread?.least)
    object["greatest"] = .optional(ingredient.spread?.greatest)
    object["amounts"] = amounts(ingredient.amounts)
    object["outliers"] = amounts(ingredient.outliers)
    object["uncompared"] = .array(
      ingredient.uncompared.map {
        ["recipe": .string(ids[$0.recipe]), "reason": .string($0.problem.name)]
      })
    object["lines"] = .array(
      ingredient.lines.map {
        ["recipe": .string(ids[$0.recipe]), "place": .int($0.line), "line": .string($0.text)]
      })
    return .object(object)
  }
}

extension DishQuantity.Measure {
  fileprivate var name: String {
    switch self {
    case .mass: "mass"
    case .volume: "volume"
    case .count: "count"
    }
  }

  fileprivate var unit: String {
    switch self {
    case .mass: "g"
    case .volume: "ml"
    case .count(let name): name
    }
  }
}
