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
    ScreenArguments.codec,
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
  ) { arguments, context in
    let law = try await arguments.law(context)
    let subjects = try arguments.subjects(law)
    let words = try await arguments.words(context)
    let findings = RecipeScreen(law: law).findings(of: words, for: subjects)
    let notes = [ScreenWording.disclaimer] + context.notes
    return ToolAnswer(
      structured: [
        "notice": .string(ToolResult.notice), "title": .string(words.titles[0]),
        "findings": .array(findings.map { ScreenFinding.codec.write($0) }),
        "notes": .array(notes.map(JSON.string)),
      ],
      summary: ([words.titles[0]] + findings.map(ScreenWording.sentence)
        + notes.map { "Note: \($0)" }).map { Clipping.line($0, to: 500) + "\n" }.joined())
  }
}

private struct ScreenArguments: Sendable {
  var id: String?
  var url: String?
  var title: String?
  var ingredients: [String]?
  var diets: [String]?
  var avoid: [String]?
  var law: String?

  static let codec = ObjectCodec(
    arguments: ScreenArguments(),
    [
      .optional(
        "id", \.id, .argument(.line(4_000)),
        "The id of an item or of one of its sources, such as \"themealdb:52772\"."),
      .optional("url", \.url, .argument(.link), "The url of an item."),
      .optional("title", \.title, .argument(.line(500)), "The title, where ingredients are given."),
      .optional(
        "ingredients", \.ingredients, .argument(.list(.line(500), atMost: 200)),
        "The lines of a recipe that no source has, one an element."),
      .optional(
        "diet", \.diets, .argument(.list(.line(100), atMost: 20)),
        "The diets to judge by: " + ScreenSubject.diets.map(\.name).joined(separator: ", ")
          + "; all, and the law's list, when neither diet nor avoid is given."),
      .optional(
        "avoid", \.avoid, .argument(.list(.line(100), atMost: 40)),
        "What is avoided: " + Allergen.allCases.map(\.rawValue).joined(separator: ", ") + "."),
      .optional(
        "law", \.law, .argument(.words(AllergenLaw.allCases.map(\.rawValue))),
        "Whose list of allergens counts; the user's own choice when absent."),
    ])

  func law(_ context: ToolContext) async throws -> AllergenLaw {
    if let law = law.flatMap(AllergenLaw.init(rawValue:)) { return law }
    return try await context.service.settings().law
  }

  func subjects(_ law: AllergenLaw) throws -> [ScreenSubject] {
    let known = ScreenSubject.diets
    let named = try (diets ?? []).map { text in
      guard let diet = Diet(parsing: text), known.contains(diet) else {
        throw Self.unknown(text, "/diet", known.map(\.name))
      }
      return ScreenSubject.diet(diet)
    }
    let avoided = try (avoid ?? []).map { text in
      guard let allergen = Allergen(parsing: text) else {
        throw Self.unknown(text, "/avoid", Allergen.allCases.map(\.rawValue))
      }
      return ScreenSubject.avoid(allergen)
    }
    return named.isEmpty && avoided.isEmpty ? ScreenSubject.all(law) : named + avoided
  }

  private static func unknown(_ text: String, _ path: String, _ words: [String]) -> Failure {
    .invalid(
      path, "\"\(Clipping.line(text, to: 60))\" cannot be told from words",
      fix: "use one of " + words.joined(separator: ", "))
  }

  /// The words of the recipe that is named, or those that are given.
  func words(_ context: ToolContext) async throws -> ScreenText {
    if id == nil, url == nil, let ingredients, !ingredients.isEmpty {
      return ScreenText(title: title ?? "", lines: ingredients)
    }
    let reference = try RecipeAddress.reference(id: id, url: url)
    return ScreenText(try await context.service.wholeRecipe(reference).recipe)
  }
}
