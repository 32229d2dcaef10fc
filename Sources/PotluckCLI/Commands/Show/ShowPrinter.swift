import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeScreening

/// Turns recipes that were found into text in the format that was asked for.
struct ShowPrinter {
  private let output: ShowOutputOptions
  private let adaptation: RecipeAdaptation?
  private let screen: ScreenOptions
  private let law: AllergenLaw
  private let style: TextStyle

  init(
    _ output: ShowOutputOptions, _ adaptation: RecipeAdaptation?, _ screen: ScreenOptions,
    _ law: AllergenLaw
  ) {
    (self.screen, self.law) = (screen, law)
    self.output = output
    self.adaptation = adaptation
    style = Console().style(color: output.color)
  }

  private var format: ShowOutputOptions.Format {
    output.chosen ?? (style.accessible ? .plain : .text)
  }

  /// Whether somebody reads the recipe, and no program.
  var isForPeople: Bool { [.text, .plain].contains(format) }

  /// What goes to standard output for one reference.
  func text(_ resolved: ResolvedRecipe, reference: String, isFirst: Bool) -> String {
    if format == .json { return json(resolved, reference) }
    let recipes = output.bySource ? resolved.allTellings : [resolved.recipe]
    let texts = recipes.map { heading($0) + document(adapted($0, resolved)) }
    var text = (isFirst || format == .jsonld ? "" : "\n") + texts.joined(separator: "\n")
    if isForPeople, let kept = resolved.kept {
      text += style.fitted("\n\(KeptText.facts(kept))\n\(KeptText.contents(kept))\n")
    }
    if isForPeople, !screen.isDefault {
      let findings = screened(resolved.recipe).findings.map(ScreenWording.sentence)
      text += style.fitted(
        "\n" + (findings + [ScreenWording.disclaimer]).joined(separator: "\n") + "\n")
    }
    if output.explain, isForPeople {
      text += "\n" + recipes.map { provenance($0, resolved) }.joined(separator: "\n")
    }
    return text
  }

  /// What went wrong with sources beside the answer, for standard error.
  func troubles(_ resolved: ResolvedRecipe) -> [String] {
    guard format != .json else { return [] }
    // Documents have no place for what a cook should know.
    let remarks =
      [.text, .plain, .html].contains(format) ? [] : adapted(resolved.recipe, resolved).notes
    return resolved.troubles + remarks
  }

  /// What went wrong as a line of JSON Lines; nil in the other formats.
  func line(_ error: any Error, reference: String) -> String? {
    guard output.jsonl else { return nil }
    let record: JSON = ["version": 1, "ref": .string(reference), "error": Self.json(error)]
    return record.text() + "\n"
  }

  /// What a source says keeps the source's own word; two words are older than those of the other
  /// doors.
  private static func json(_ error: any Error) -> JSON {
    let failure = Failure(wrapping: error)
    let code =
      switch failure.code {
      case .usage: "usage"
      case .failed: "failure"
      default: (error as? ProviderError)?.code.rawValue ?? failure.code.kind
      }
    var object: JSONObject = ["code": .string(code), "message": .string(failure.message)]
    if let fix = failure.fix { object["hint"] = .string(fix) }
    return .object(object)
  }

  // MARK: Formats

  /// The recipe as it is wanted: for so many people as its list was searched for, unless flags say
  /// otherwise.
  private func adapted(_ recipe: Recipe, _ resolved: ResolvedRecipe) -> AdaptedRecipe {
    var wanted = adaptation ?? RecipeAdaptation()
    guard wanted.servings == nil, let servings = resolved.servings else {
      return adaptation?.adapt(recipe) ?? AdaptedRecipe(recipe: recipe, notes: [])
    }
    wanted.servings = servings
    var adapted = wanted.adapt(recipe)
    adapted.notes.insert(
      "The search asked for \(servings) servings; --servings asks for others.", at: 0)
    return adapted
  }

  private func document(_ adapted: AdaptedRecipe) -> String {
    let (recipe, remarks) = (adapted.recipe, adapted.notes)
    return switch format {
    case .text: RecipeSheet(style: style, remarks: remarks).render(recipe)
    case .plain: RecipePlain(remarks: remarks).render(recipe)
    case .html: RecipeHTML.render(recipe, remarks: remarks)
    case .markdown: RecipeRenderer(.markdown).render(recipe)
    case .cooklang: RecipeRenderer(.cooklang).render(recipe)
    case .jsonld: RecipeRenderer(.jsonld).render(recipe)
    case .json: RecipeJSON.render(recipe)
    }
  }

  /// Who tells a recipe, above what it tells; nothing above what all say together.
  private func heading(_ recipe: Recipe) -> String {
    guard output.bySource else { return "" }
    let source = Sanitizer.terminal(recipe.listing.id.provider)
    return switch format {
    case .text: "Told by \(source)\n\n"
    case .plain: "Told by: \(source)\n"
    case .markdown: "Told by \(Markdown.escape(source))\n\n"
    case .html, .json, .jsonld, .cooklang: ""
    }
  }

  private func screened(_ recipe: Recipe) -> ScreenDocument {
    screen.document(of: ScreenText(recipe), id: nil, law: law)
  }

  private func provenance(_ recipe: Recipe, _ resolved: ResolvedRecipe) -> String {
    ProvenanceRenderer(style: style).render(
      recipe, mended: resolved.mended, troubles: resolved.troubles)
  }

  private func json(_ resolved: ResolvedRecipe, _ reference: String) -> String {
    var object: JSONObject = ["version": .int(ReportJSON.version), "ref": .string(reference)]
    var notes: [String] = []
    func recipe(_ recipe: Recipe, _ sources: [Recipe]) -> JSON {
      let adapted = adapted(recipe, resolved)
      notes += adapted.notes.filter { !notes.contains($0) }
      if let scaled = ScaledJSON.json(adapted) { object["scaled"] = scaled }
      return RecipeJSON.member(adapted.recipe, sources: sources.map(\.listing))
    }
    if output.bySource {
      object["recipes"] = .array(resolved.allTellings.map { recipe($0, [$0]) })
    } else {
      object["recipe"] = recipe(resolved.recipe, resolved.allTellings)
    }
    object["kept"] = resolved.kept.map(KeptJSON.owned)
    if !screen.isDefault {
      object["screen"] = ScreenDocument.codec.write(screened(resolved.recipe))
    }
    for (name, texts) in [
      ("notes", notes), ("mended", resolved.mended), ("troubles", resolved.troubles),
    ] where !texts.isEmpty {
      object[name] = .array(texts.map(JSON.string))
    }
    return JSON.object(object).text(output.jsonl ? .compact : .indented) + "\n"
  }
}
