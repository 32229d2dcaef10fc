import RecipeModel
import RecipeScreening

extension Method {
  static let screen = Method(
    "screen", "Tells whether a recipe fits diets and holds allergens, with the line that decided.",
    ScreenParams.self, result: Schema(written: ScreenDocument.codec.shape).named("ScreenResult")
  ) { params, service in Work { _ in try await params.run(service) } }
}

/// The params of `screen`: a recipe by its identifier, or its words.
struct ScreenParams: MethodParams {
  var id: ListingID?
  var title = ""
  var ingredients: [String] = []
  var language: String?
  var diets: [Diet] = []
  var avoid: [Allergen] = []
  var law: AllergenLaw?

  static let lawText = "Whose list of allergens counts; the configuration's unless given."

  static let codec = ObjectCodec(
    params: "ScreenParams", ScreenParams(),
    [
      .optional("id", \.id, .listingID, "The recipe, provider:id; else its words are given."),
      .standard("title", \.title, .string, "The title, where no id is given."),
      .standard("ingredients", \.ingredients, .strings, "The lines, where no id is given."),
      .optional("language", \.language, .string, "The language of the words, such as de."),
      .standard(
        "diet", \.diets, .list(.diet, expected: "a list of diets"),
        "The diets to judge by; all that are known, and the law's list, unless one is given."),
      .standard("avoid", \.avoid, .list(.word), "What is avoided."),
      .optional("law", \.law, .word, lawText),
    ])

  mutating func check() throws(Failure) {
    if id == nil, ingredients.isEmpty {
      throw .invalid("/id", "neither id nor ingredients are given", fix: "give one of the two")
    }
  }

  func run(_ service: any RecipeService) async throws -> JSON {
    var words = ScreenText(title: title, lines: ingredients, language: language)
    if let id { words = ScreenText(try await service.wholeRecipe(.id(id)).recipe) }
    let law = if let law { law } else { try await service.settings().law }
    let query = SearchQuery(diets: diets, avoid: avoid, law: law)
    let asked = ScreenSubject.asked(in: query)
    let findings = RecipeScreen(law: law).findings(
      of: words, for: asked.isEmpty ? ScreenSubject.all(law) : asked)
    return ScreenDocument.codec.write(
      ScreenDocument(id: id?.description, title: words.titles[0], law: law, findings: findings))
  }
}
