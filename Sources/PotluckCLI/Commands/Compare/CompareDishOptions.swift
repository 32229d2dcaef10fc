import ArgumentParser
import RecipeModel

/// Whether one dish is set side by side, instead of what the sources are worth.
struct CompareDishOptions: ParsableArguments {
  /// What is set side by side.
  enum Wish: Equatable {
    /// The sources of the recipe that has a listing with this identifier.
    case recipe(ListingID)
    /// The sources of the first recipe.
    case first
    /// The recipes whose titles hold the words that a search looks for.
    case dish
  }

  @Option(
    help: ArgumentHelp(
      "Set the sources of one recipe beside each other: its identifier, or first for the best.",
      valueName: "provider:id"))
  var recipe: String?

  @Flag(
    help: """
      Sum up the recipes whose titles hold the words: which ingredients they use, and how much.
      """)
  var dish = false

  func validate() throws {
    if dish, recipe != nil { throw ValidationError("Choose one of --recipe and --dish.") }
    if let recipe, recipe != "first", ListingID(recipe) == nil {
      throw ValidationError(
        "--recipe takes an identifier, such as cookbook:onion-soup, or the word first.")
    }
  }

  /// What is set side by side; nil for nothing.
  var wish: Wish? {
    if dish { return .dish }
    guard let recipe else { return nil }
    return ListingID(recipe).map(Wish.recipe) ?? .first
  }
}
