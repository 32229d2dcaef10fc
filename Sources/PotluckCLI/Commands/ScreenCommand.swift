public import ArgumentParser
import PotluckService
public import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeScreening

/// `potluck screen`: what the words of recipes tell about diets and allergens.
struct ScreenCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Tell whether recipes fit diets and hold allergens, with the line that decided.",
    discussion: """
      The answers are fits, conflicts and unknown; what a source claims never changes them. \
      References are those of show. With -, each line of standard input is a recipe in JSON with \
      title and ingredients; instructions, notes and the other members of show --json are read too. \
      \(ScreenWording.disclaimer)
      """
        + examples(
          "screen 1 --diet vegan", "screen soup.html --avoid nuts,milk --law us",
          "screen --jsonl - < recipes.jsonl"))

  @Argument(
    help: .references("recipes on standard input"), completion: .references)
  var references: [String]

  @OptionGroup(title: "Screen") var options: ScreenOptions

  @Flag(name: [.customShort("j"), .long], help: "Print a JSON document for each recipe.")
  var json = false

  @Flag(help: "Print JSON Lines: one line for each recipe.")
  var jsonl = false

  @Flag(help: "Ask nobody over the network: use only answers that are kept from before, and files.")
  var offline = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if references.contains("-"), references.count > 1 {
      throw ValidationError("Write - alone: then the recipes come from standard input.")
    }
  }

  func execute() async throws -> ExitStatus {
    let law = try configurationOptions.law(options.law)
    if references == ["-"] { return try screenLines(law) }
    let resolving = RecipeResolver.Options(
      configuration: configurationOptions.config, isOffline: offline)
    return try await RecipeResolver.use(resolving) { resolver in
      var status = ExitStatus.results
      for text in references {
        do {
          let recipe = try await resolver.recipe(ShowReference(text)).recipe
          print(
            self.text(options.document(of: ScreenText(recipe), id: text, law: law)))
        } catch {
          try Task.checkCancellation()
          let failure = Failure(wrapping: error)
          status = failure.exit
          StandardError.tell(failure)
        }
      }
      tellLimits()
      return status
    }
  }

  /// Judges each line of standard input before the next one is read.
  private func screenLines(_ law: AllergenLaw) throws -> ExitStatus {
    var lines = LineIterator()
    var status = ExitStatus.results
    while let (number, line) = try lines.next() {
      guard let line, line.contains(where: { $0 > 0x20 }) else { continue }
      guard let value = try? JSON(parsing: line),
        let ingredients = (value["recipe"] ?? value)["ingredients"]?.arrayValue
      else {
        StandardError.line("potluck: line \(number) is no recipe with ingredients in JSON")
        status = .failure
        continue
      }
      let words = ScreenText(line: value["recipe"] ?? value, ingredients)
      let document = options.document(of: words, id: value["id"]?.stringValue, law: law)
      print(text(document))
    }
    tellLimits()
    return status
  }

  private func print(_ text: String) {
    if json || jsonl { OutputStream.print(text) } else { OutputStream.printLines(text) }
  }

  private func text(_ document: ScreenDocument) -> String {
    if jsonl || json {
      var writer = JSONWriter(jsonl ? .compact : .indented)
      ScreenDocument.codec.append(document, to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }
    return
      ([Sanitizer.terminal(document.title)]
      + document.findings.map { "  " + ScreenWording.sentence($0) }).joined(separator: "\n") + "\n"
  }

  private func tellLimits() {
    if !json, !jsonl { OutputStream.printLines("\n" + ScreenWording.disclaimer + "\n") }
  }
}

/// The diets and allergens that recipes are judged by.
struct ScreenOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Diets to judge by: \(diets).", valueName: "a,b"))
  var diet: [String] = []

  @Option(help: ArgumentHelp("What is avoided: \(allergens).", valueName: "c,d"))
  var avoid: [String] = []

  @Option(help: lawHelp)
  var law: AllergenLaw?

  static let lawHelp: ArgumentHelp =
    "Whose list of allergens counts; unless set, the configuration's or eu."
  private static let diets = ScreenSubject.diets.map(\.name).joined(separator: ", ")
  static let allergens = Allergen.allCases.map(\.rawValue).joined(separator: ", ")

  func validate() throws {
    for name in diet.flatMap(FilterOptions.parts)
    where !(Diet(parsing: name).map(ScreenSubject.diets.contains) ?? false) {
      throw ValidationError("--diet does not know '\(name)'. Known here: \(Self.diets).")
    }
    try Self.check(avoid)
  }

  /// Refuses what is no allergen.
  static func check(_ avoid: [String]) throws {
    for name in avoid.flatMap(FilterOptions.parts) where Allergen(parsing: name) == nil {
      throw ValidationError("--avoid does not know '\(name)'. Known: \(allergens).")
    }
  }

  /// Whether nothing is asked for.
  var isDefault: Bool { diet.isEmpty && avoid.isEmpty }

  /// The diets and allergens that were named.
  var chosen: [ScreenSubject] {
    diet.flatMap(FilterOptions.parts).compactMap(Diet.init(parsing:)).map(ScreenSubject.diet)
      + avoid.flatMap(FilterOptions.parts).compactMap(Allergen.init(parsing:))
      .map(ScreenSubject.avoid)
  }

  /// What was found in the words of a recipe; all that the law lists unless something was chosen.
  func document(of text: ScreenText, id: String?, law: AllergenLaw) -> ScreenDocument {
    let chosen = chosen
    let findings = RecipeScreen(law: law).findings(
      of: text, for: chosen.isEmpty ? ScreenSubject.all(law) : chosen)
    return ScreenDocument(id: id, title: text.titles[0], law: law, findings: findings)
  }
}

extension AllergenLaw: ExpressibleByArgument {}

extension ScreenText {
  /// The words of a recipe on a line of standard input: its lines byte for byte, and what else of it
  /// is there by the names of `potluck show --json` or schema.org.
  init(line recipe: JSON, _ ingredients: [JSON]) {
    let none = ListingID(provider: "", id: "")
    var whole = Recipe(listing: Listing(id: none, title: recipe["title"]?.stringValue ?? ""))
    let reader = RecipeFieldReader(clean: { text, _ in text }, rating: { _ in nil })
    reader.read(ListingField.ofRecipe, of: recipe, into: &whole)
    reader.readOtherIngredients(of: recipe, into: &whole)
    whole.listing.ingredients = ingredients.map(UnreadLine.text)
    whole.addOtherIngredients(whole.ingredientGroups.flatMap(\.ingredients))
    whole.listing.recipeYield = recipe["yield"]?.stringValue
    whole.language = (recipe["language"] ?? recipe["lang"])?.stringValue
    whole.listing.diets = Set(
      (recipe["diets"]?.arrayValue ?? []).compactMap { $0.stringValue.flatMap(Diet.init(parsing:)) }
    )
    self.init(whole)
    // Somebody's own list is no index's selection.
    mayBeSelection = false
    // An item of a list has the lines of one source alone.
    lacksLists =
      (recipe["sources"]?.arrayValue?.count ?? 0) > 1 && recipe["score"] != nil
      && recipe[Recipe.otherIngredientsName] == nil
  }
}
