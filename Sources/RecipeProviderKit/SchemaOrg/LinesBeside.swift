import RecipeModel

/// Gathers ingredient lines that a recipe's data holds elsewhere than in its list.
struct LinesBeside {
  let graph: SchemaOrgGraph
  private(set) var lines: [String] = []
  /// How many objects are still looked at: parts may refer to each other.
  private var patience = 500

  private static let deepest = 6

  init(graph: SchemaOrgGraph) { self.graph = graph }

  /// Takes the lines of a value as a list has them.
  mutating func add(_ json: JSON?) {
    guard let json, lines.count < ListingLimits.ingredientLines else { return }
    lines += SchemaOrgIngredients(json).lines
  }

  /// Takes what steps and their sections say that they use up.
  mutating func collectSupplies(_ steps: JSON?, depth: Int = 0) {
    forEachObject(of: steps, depth) { gathering, object in
      gathering.add(object["supply"])
      gathering.collectSupplies(object["itemListElement"] ?? object["steps"], depth: depth + 1)
    }
  }

  /// Takes the lines of recipes that are parts of another; one without lines is an ingredient by its
  /// name.
  mutating func collectParts(_ parts: JSON?, depth: Int = 0) {
    forEachObject(of: parts, depth) { gathering, object in
      let before = gathering.lines.count
      gathering.add(object["recipeIngredient"] ?? object["ingredients"])
      if gathering.lines.count == before, object.hasType("recipe") { gathering.add(object["name"]) }
      gathering.add(object["supply"])
      gathering.collectParts(object["hasPart"], depth: depth + 1)
    }
  }

  private mutating func forEachObject(
    of json: JSON?, _ depth: Int, _ body: (inout Self, JSONObject) -> Void
  ) {
    guard let json, depth < Self.deepest else { return }
    for element in json.arrayValue ?? [json] {
      guard patience > 0, !Task.isCancelled else { return }
      patience -= 1
      if let object = graph.resolved(element).objectValue { body(&self, object) }
    }
  }
}
