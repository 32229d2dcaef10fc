import RecipeModel
import RecipeRendering
import RecipeScreening

extension AssistantTool {
  static let screenRecipe = AssistantTool(
    "screen_recipe", "Screen a recipe for diets and allergens",
    "Tells whether a recipe fits diets and holds allergens, from the words of its title and "
      + "ingredients: fits, conflicts or unknown, with the line that decided. Say unknown as "
      + "unknown, and never call a recipe safe: it is a help, no medical advice. Name the recipe "
      + "by the id of an item of search_recipes or by its url, or give ingredients.",
    arguments,
    output: .object([
      "notice": .line(300).about("Whose words the texts below are."),
      "title": .line(300).about("The recipe's title."),
      "findings": .list(
        .object([
          "subject": .line(40).about("The diet, or what is avoided."),
          "verdict": .words(ScreenVerdict.allCases.map(\.rawValue)).about("fits is no promise."),
          "reason": .line(120).about("Why."),
          "line": .line(300).optional.about("The line that decided."),
          "word": .line(120).optional.about("The word in it that decided."),
          "claimed": .flag.optional.about("Whether the source claims the diet."),
        ]), atMost: 40
      ).about("The answer to each diet and allergen."),
      "notes": .list(.line(500), atMost: 20).about("What the answer is and is not."),
    ])
  ) { _, document, context in
    let notes = [ScreenWording.disclaimer] + context.notes
    return ToolAnswer(
      structured: [
        "notice": .string(ToolResult.notice), "title": .string(document.title),
        "findings": .array(document.findings.map { ScreenFinding.codec.write($0) }),
        "notes": .array(notes.map(JSON.string)),
      ],
      summary: ([document.title] + document.findings.map(ScreenWording.sentence)
        + notes.map { "Note: \($0)" }).map { Clipping.line($0, to: 500) + "\n" }.joined())
  }

  private static let arguments = ObjectCodec(
    arguments: ScreenRecipe(),
    [
      .optional(
        "id", \.id, .shownRecipe,
        "The id of an item or of one of its sources, such as \"themealdb:52772\"."),
      .optional("url", \.url, .pageAddress, "The url of an item."),
      .standard("title", \.title, .argument(.line(500)), "The title, where ingredients are given."),
      .standard(
        "ingredients", \.ingredients, .argument(.list(.line(500), atMost: 200)),
        "The lines of a recipe that no source has, one an element."),
      .standard(
        "diet", \.diets, .words(diets, atMost: 20) { Diet(screened: $0) },
        "The diets to judge by: \(Wording.list(diets)); all, and the law's list, when "
          + "neither diet nor avoid is given."),
      .standard(
        "avoid", \.avoid,
        .words(allergens, atMost: 40) {
          Allergen(parsing: $0)
        },
        "What is avoided: \(Wording.list(allergens))."),
      .optional(
        "law", \.law, .choice,
        "Whose list of allergens counts; the user's own choice when absent."),
    ])

  private static let diets = ScreenSubject.diets.map(\.name)
  private static let allergens = Allergen.allCases.map(\.rawValue)
}

extension Diet {
  /// A diet that words can tell.
  fileprivate init?(screened text: String) {
    guard let diet = Diet(parsing: text), ScreenSubject.diets.contains(diet) else { return nil }
    self = diet
  }
}
