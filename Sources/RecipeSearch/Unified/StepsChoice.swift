import RecipeModel

/// The steps among those that the sources of one recipe give; never a mix of two lists.
enum StepsChoice {
  /// What the steps of a source are worth.
  struct Worth {
    let steps: [String]
    let letters: Int

    init(_ recipe: Recipe) {
      steps = recipe.instructions
      letters = steps.reduce(0) { $0 + $1.utf8.count }
    }
  }

  static let rules: [FieldRule<Worth>] = [
    FieldRule("several steps", if: { $0.steps.count > 1 }),
    FieldRule("the fuller text", by: { $0.letters }),
    FieldRule("more steps", by: { $0.steps.count }),
  ]

  /// The place of the steps to take; nil where there are none.
  static func best(_ recipes: [Recipe]) -> Int? {
    recipes.enumerated().filter { !$0.element.sections.isEmpty }
      .map { Given(value: Worth($0.element), place: $0.offset, providers: []) }
      .best(by: rules) {
        ByteOrder.precedes($0.steps.joined(separator: "\n"), $1.steps.joined(separator: "\n"))
      }
  }
}
