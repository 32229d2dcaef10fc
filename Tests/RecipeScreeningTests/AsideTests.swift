import RecipeModel
import TestSupport
import Testing

@testable import RecipeScreening

@Suite("What stands beside the lines of a recipe", .fewAtOnce)
struct AsideTests {
  private func recipe(
    _ lines: [String] = ["1 kg potatoes", "2 onions"], title: String = "Potatoes",
    _ change: (inout Recipe) -> Void = { _ in }
  ) -> Recipe {
    var recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: "home", id: "1"), title: title, ingredients: lines))
    change(&recipe)
    return recipe
  }

  private func finding(
    _ recipe: Recipe, _ subject: ScreenSubject = .diet(.vegan)
  ) throws -> ScreenFinding {
    try #require(RecipeScreen().findings(of: recipe, for: [subject]).first)
  }

  @Test(arguments: [
    "Fry them in butter until brown.", "Boil them. Stir in the sour cream, and serve.",
    "Brush with 1 beaten egg.", "Serve with bacon.", "Put them into a buttered dish.",
    "1. Boil; 2. add milk (or cream).", "If you like, add butter.",
    "Brown the mince, then add them.", "Serve with toast and cream.",
    "Roast without oil but with butter.",
  ])
  func `a food that stands in the steps alone leaves it open`(_ step: String) throws {
    let found = try finding(recipe { $0.instructions = ["Peel the potatoes.", step] })
    #expect(found.verdict == .unknown, "\(found)")
    #expect(found.reason.text.hasSuffix("stands in the steps alone"))
    #expect(found.line.map(step.contains) == true && found.word != nil)
  }

  /// Lines and a step in each language, with what the step puts in.
  private static let steps: [(lines: [String], step: String, subject: ScreenSubject)] = [
    (["2 oignons", "sel"], "Beurrer le moule.", .avoid(.milk)),
    (["200 g lentils", "salt"], "Pour in the stock and simmer.", .diet(.vegetarian)),
    (["200 g lentils", "salt"], "Serve over noodles.", .avoid(.eggs)),
    (["200 g Linsen", "Salz"], "Mit Brühe ablöschen.", .diet(.vegetarian)),
    (["200 g de lentilles", "sel"], "Parsemer de parmesan.", .diet(.vegetarian)),
    (["200 g lenticchie", "sale"], "Aggiungere il brodo.", .diet(.vegetarian)),
    (["200 g lentejas", "sal"], "Vierta el caldo.", .diet(.vegetarian)),
    (["200 g linzen", "zout"], "Giet de bouillon erbij.", .diet(.vegetarian)),
    (["2 oignons", "sel"], "Versez dans un plat beurré.", .avoid(.milk)),
    (["2 oignons", "sel"], "Fariner le plan de travail.", .avoid(.gluten)),
    (["2 oignons", "sel"], "Parsemer de gruyère râpé.", .avoid(.milk)),
    (["2 cipolle", "sale"], "Imburrate la teglia.", .avoid(.milk)),
    (["2 cipolle", "sale"], "Infarinare le fette.", .avoid(.gluten)),
    (["2 cebollas", "sal"], "Enharinar las rodajas.", .avoid(.gluten)),
    (["2 cebollas", "sal"], "En un molde enmantequillado.", .avoid(.milk)),
    (["2 Zwiebeln", "Salz"], "In eine gebutterte Form geben.", .avoid(.milk)),
    (["2 uien", "zout"], "In een beboterde schaal doen.", .avoid(.milk)),
  ]

  @Test(arguments: steps)
  func `what is done with a food names it in every language`(
    _ lines: [String], _ step: String, _ subject: ScreenSubject
  ) throws {
    #expect(try finding(recipe(lines, title: ""), subject).verdict == .fits)
    let found = try finding(recipe(lines, title: "") { $0.instructions = [step] }, subject)
    #expect(found.verdict == .unknown, "\(found)")
  }

  @Test(arguments: [
    ("Beurrer le moule.", ["2 oignons", "50 g de beurre végétal"]),
    ("Infarinare le fette.", ["2 cipolle", "50 g di farina di riso"]),
    ("Enharinar las rodajas.", ["2 cebollas", "50 g de harina de maíz"]),
  ])
  func `what is done with a food is done with that of the lines`(step: String, lines: [String])
    throws
  {
    let whole = recipe(lines, title: "") { $0.instructions = [step] }
    #expect(try finding(whole, .avoid(.milk)).verdict == .fits)
    #expect(try finding(whole, .avoid(.gluten)).verdict == .fits)
  }

  @Test(arguments: [
    ("Melt the butter with the milk.", ["50 g vegan butter", "1 cup almond milk"]),
    ("Cream the margarine and the sugar.", ["100 g vegan margarine", "100 g sugar"]),
    ("Boil them without butter, cream or eggs; no cheese.", ["1 kg potatoes"]),
    ("Whisk the eggs.", ["2 flax eggs"]), ("Spread it with a butter knife.", ["1 kg potatoes"]),
    ("Roll it into walnut-sized balls.", ["1 kg potatoes"]),
    ("Blend until it has the consistency of double cream.", ["1 kg potatoes"]),
    ("Add the nut milk.", ["1 cup nut milk"]),
    ("Use oil instead of butter.", ["1 kg potatoes"]),
    ("Shape balls like a walnut.", ["1 kg potatoes"]),
    ("Season and roast for an hour, toast the seeds, mince the garlic.", ["1 kg potatoes"]),
    ("Cool them on a wire rack.", ["1 kg potatoes"]),
    ("Put them into a buttered dish.", ["1 kg potatoes", "50 g vegan butter"]),
  ])
  func `steps may call what the lines name by fewer words`(
    step: String, lines: [String]
  ) throws {
    let found = try finding(recipe(lines) { $0.instructions = [step] })
    #expect(found.verdict == .fits, "\(found)")
  }

  @Test func `beans that are called after butter are no butter`() throws {
    let found = try finding(
      recipe(["1 can butter beans"]) { $0.instructions = ["Fry the beans in butter."] })
    #expect(found.verdict == .unknown)
  }

  @Test(arguments: [
    ("de", "Die Kartoffeln in Butter braten."), ("de", "Mit Sahnesauce servieren."),
    ("de", "Mit Käsesoße übergießen."),
    ("fr", "Faire revenir dans du beurre."), ("es", "Freír con mantequilla."),
    ("it", "Condire con il burro."), ("nl", "Bak ze in boter."),
  ])
  func `steps are read in the recipe's language`(language: String, step: String) throws {
    let names = [
      "de": "Kartoffeln", "fr": "pommes de terre", "es": "patatas", "it": "patate",
      "nl": "aardappelen",
    ]
    let food = try #require(names[language])
    func found(_ step: String) throws -> ScreenVerdict {
      try finding(
        recipe(["1 kg \(food)"], title: food) {
          $0.language = language
          $0.instructions = [step]
        }
      ).verdict
    }
    #expect(try found(step) == .unknown)
    #expect(try found(food + ".") == .fits)
  }

  @Test func `a heading, a note and a description count as well`() throws {
    let headings = recipe(["1 kg cauliflower", "For the cheese sauce:", "2 tbsp flour"])
    #expect(try finding(headings).verdict == .unknown)
    let groups = recipe(["1 kg cauliflower", "2 tbsp flour"]) {
      $0.ingredientGroups = [
        IngredientGroup(name: nil, ingredients: ["1 kg cauliflower"]),
        IngredientGroup(name: "Cheese sauce", ingredients: ["2 tbsp flour"]),
      ]
    }
    #expect(try finding(groups).reason.text == "holds milk and stands in a heading alone")
    #expect(try finding(recipe { $0.notes = ["*fried in butter"] }).verdict == .unknown)
    #expect(try finding(recipe { $0.summary = "Crisp, in brown butter." }).verdict == .unknown)
    #expect(try finding(recipe { $0.keywords = ["chicken", "easy"] }).verdict == .unknown)
  }

  @Test func `lines that stand elsewhere are lines`() throws {
    let eggs = try finding(recipe { $0.otherIngredients = ["3 eggs"] })
    #expect(eggs.verdict == .conflicts && eggs.line == "3 eggs")
    let strange = try finding(recipe { $0.otherIngredients = ["1 cup of brzlpf"] })
    #expect(strange.verdict == .unknown)
  }

  @Test func `names without an amount prove nothing where they may be a selection`() throws {
    let names = recipe(["potatoes", "onions"])
    let found = try finding(names)
    #expect(found.verdict == .unknown && found.reason == .namesAlone)
    #expect(try finding(recipe(["potatoes", "butter"])).verdict == .conflicts)
    let given = RecipeScreen().findings(
      title: "Potatoes", ingredients: names.listing.ingredients, for: [.diet(.vegan)])
    #expect(given.map(\.verdict) == [.fits])
  }

  @Test func `an answer says whether steps were judged`() throws {
    #expect(
      try finding(recipe()).reason.text
        == "nothing found, all lines recognised; the steps were not judged")
    let whole = recipe { $0.instructions = ["Boil the potatoes."] }
    #expect(try finding(whole).reason.text == "nothing found, all lines recognised")
  }

  @Test func `every title that sources give is judged`() throws {
    let text = ScreenText(recipe(), otherTitles: ["Potatoes with chicken"])
    let found = RecipeScreen().findings(of: text, for: [.diet(.vegan)])
    #expect(found.map(\.verdict) == [.conflicts])
  }

  @Test func `long steps are read to their end`() throws {
    let long = String(repeating: "Stir the potatoes well and wait ", count: 400) + "then add butter"
    #expect(try finding(recipe { $0.instructions = [long] }).verdict == .unknown)
  }
}
