import RecipeModel
import RecipeScreening

extension Method {
  static let screen = Method(
    "screen", "Tells whether a recipe fits diets and holds allergens, with the line that decided.",
    ScreenRecipe.self, result: Schema(written: ScreenDocument.codec.shape).named("ScreenResult")
  ) { ScreenDocument.codec.write($1) }
}

/// `screen`: what the words of a recipe tell about diets and allergens.
struct ScreenRecipe: Operation {
  var id: ListingID?
  var url: String?
  var title = ""
  var ingredients: [String] = []
  var language: String?
  var diets: [Diet] = []
  var avoid: [Allergen] = []
  var law: AllergenLaw?

  static let lawText = "Whose list of allergens counts; the configuration's unless given."

  static let codec = ObjectCodec(
    params: "ScreenParams", ScreenRecipe(),
    [
      .optional("id", \.id, .listingID, "The recipe, provider:id."),
      .optional("url", \.url, .webLink, "The recipe's page, in place of its identifier."),
      .standard("title", \.title, .string, "The title, where ingredients are given."),
      .standard(
        "ingredients", \.ingredients, .strings,
        "The lines of the recipe, where neither id nor url names one."),
      .optional("language", \.language, .string, "The language of the words, such as de."),
      .standard(
        "diet", \.diets, .list(.diet, expected: "a list of diets"),
        "The diets to judge by; all that are known, and the law's list, unless one is given."),
      .standard("avoid", \.avoid, .list(.word), "What is avoided."),
      .optional("law", \.law, .word, lawText),
    ])

  mutating func check() throws(Failure) {
    if try reference == nil, ingredients.isEmpty {
      throw .invalid(
        "/id", "neither id nor url nor ingredients are given", fix: "give one of the three")
    }
  }

  /// The recipe, where one is named.
  private var reference: RecipeReference? {
    get throws(Failure) {
      id == nil && url == nil ? nil : try RecipeReference(id: id, url: url, html: nil)
    }
  }

  func run(_ context: OperationContext) async throws -> ScreenDocument {
    let service = context.service
    var words = ScreenText(title: title, lines: ingredients, language: language)
    if let reference = try reference {
      words = ScreenText(try await service.wholeRecipe(reference).recipe)
    }
    let law = if let law { law } else { try await service.settings().law }
    let query = SearchQuery(diets: diets, avoid: avoid, law: law)
    let asked = ScreenSubject.asked(in: query)
    let findings = RecipeScreen(law: law).findings(
      of: words, for: asked.isEmpty ? ScreenSubject.all(law) : asked)
    return ScreenDocument(
      id: id?.description, title: words.titles[0], law: law, findings: findings)
  }
}
