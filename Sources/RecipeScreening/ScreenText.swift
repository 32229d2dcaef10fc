package import RecipeModel

/// The words of a recipe that are read to judge it.
///
/// Every door makes them from a ``RecipeModel/Recipe``, so that all judge the same words: a search
/// makes one of the listings that are surely the same recipe, and what is shown, kept or shopped for
/// is one already.
package struct ScreenText: Sendable {
  /// The titles that its sources give it; each is judged.
  package var titles: [String]
  /// Every line of ingredients, those beside the list that is shown as well.
  package var lines: [String]
  /// The language as a BCP 47 tag, where it is told.
  package var language: String?
  /// The diets that a source claims.
  package var claims: Set<Diet> = []
  /// What stands beside the lines and may name a food that they lack.
  package var asides: [Aside] = []
  /// Whether steps are among the asides.
  package var hasSteps = false
  /// Whether lines without any amount may be a mere selection, as an index of recipes gives them, so
  /// that they prove no *fits*; steps would name what they leave out.
  package var mayBeSelection = false

  /// Whether other sources have lists of it that are not among the lines.
  package var lacksLists = false

  /// A text beside the lines.
  package struct Aside: Sendable {
    package var place: ScreenPlace
    package var text: String
  }

  /// Words that somebody gave as they are.
  package init(title: String, lines: [String], language: String? = nil, claims: Set<Diet> = []) {
    titles = [title]
    self.lines = lines
    self.language = language
    self.claims = claims
    asides = lines.compactMap(HeadingLine.name).map { Aside(place: .heading, text: $0) }
  }

  /// The words of a recipe of some source.
  package init(_ recipe: Recipe, otherTitles: [String] = []) {
    self.init(
      title: recipe.listing.title, lines: recipe.listing.ingredients + recipe.otherIngredients,
      language: recipe.language, claims: recipe.listing.diets ?? [])
    titles += otherTitles.filter { $0 != recipe.listing.title }
    hasSteps = !recipe.sections.isEmpty
    mayBeSelection = !hasSteps
    add(recipe.ingredientGroups.compactMap(\.name) + recipe.sections.compactMap(\.name), .heading)
    let steps = recipe.sections.flatMap(\.steps)
    add(steps.flatMap { [$0.name, $0.text].compactMap(\.self) }, .steps)
    add(recipe.notes, .notes)
    add([recipe.summary].compactMap(\.self), .description)
    add(recipe.categories + recipe.keywords, .keywords)
    add([recipe.listing.recipeYield].compactMap(\.self), .yield)
  }

  private mutating func add(_ texts: [String], _ place: ScreenPlace) {
    asides += texts.map { Aside(place: place, text: $0) }
  }
}

/// A place in a recipe beside its title and lines.
package enum ScreenPlace: String, Sendable, CaseIterable {
  case heading, steps, notes, description, keywords, yield

  /// The place as people read it.
  package var text: String {
    switch self {
    case .heading: "a heading"
    case .steps: "the steps"
    case .notes: "the notes"
    case .description: "the description"
    case .keywords: "the keywords"
    case .yield: "the yield"
    }
  }

  /// What decides of what is named there; in words that describe a dish only what no dish of plants is
  /// called by.
  var traits: FoodTraits {
    switch self {
    case .keywords, .yield: [.meat, .flesh, .fish, .crustacean, .mollusc, .pork]
    case .heading, .steps, .notes, .description: FoodTraits(rawValue: .max)
    }
  }
}
