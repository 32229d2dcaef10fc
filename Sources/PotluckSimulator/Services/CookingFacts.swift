/// What services tell of a recipe beyond its title and ingredients, made from its id.
extension SimulatedRecipe {
  /// Minutes of preparation: a third of the total time.
  var prepMinutes: Int? { minutes.map { $0 / 3 } }

  /// Minutes of cooking: the rest of the total time.
  var cookMinutes: Int? { minutes.map { $0 - $0 / 3 } }

  /// How many people it serves, 2…8.
  var servings: Int { Int(StableHash.of("servings/\(id)") % 7) + 2 }

  /// Where the dish comes from.
  var cuisine: String {
    let names = ["Italian", "French", "Mexican", "Indian", "American"]
    return names[Int(StableHash.of("cuisine/\(id)") % UInt64(names.count))]
  }

  /// Whether no ingredient is of an animal, as far as a list of words can tell.
  var isVegetarian: Bool {
    let meat = [
      "chicken", "beef", "pork", "bacon", "ham", "fish", "shrimp", "turkey", "lamb", "sausage",
      "salmon", "tuna", "anchov", "prosciutto", "pancetta", "chorizo",
    ]
    return !ingredientNames.contains { name in meat.contains { name.contains($0) } }
  }

  /// Two steps that say how it is made.
  var steps: [String] {
    ["Prepare \(ingredientNames.first ?? "everything").", "Cook \(title) and serve."]
  }
}
