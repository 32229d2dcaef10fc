import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// Steps that stand together in one text.
@Suite(.fewAtOnce) struct StepTextTests {
  private static func steps(_ instructions: String) throws -> [String] {
    let text = #"{"@type":"Recipe","name":"Pasta","recipeInstructions":\#(instructions)}"#
    let found = try SchemaOrgRecipe.all(in: JSON(parsing: Array(text.utf8)))
    let id = ListingID(provider: "web", id: "1")
    return try #require(found.first?.recipe(id: id)).instructions
  }

  @Test(arguments: [
    "1. Drain it, keep the oil.2. Set the pot on heat. Add 2 cups stock.3. Serve.",
    "1. Drain it, keep the oil. 2. Set the pot on heat. Add 2 cups stock. 3. Serve.",
    "1) Drain it, keep the oil. 2) Set the pot on heat. Add 2 cups stock. 3) Serve.",
    "(1) Drain it, keep the oil. (2) Set the pot on heat. Add 2 cups stock. (3) Serve.",
    "① Drain it, keep the oil. ② Set the pot on heat. Add 2 cups stock. ③ Serve.",
    "1.- Drain it, keep the oil. 2.- Set the pot on heat. Add 2 cups stock. 3.- Serve.",
    "1 - Drain it, keep the oil. 2 - Set the pot on heat. Add 2 cups stock. 3 - Serve.",
    "Step 1: Drain it, keep the oil. Step 2: Set the pot on heat. Add 2 cups stock. Step 3: Serve.",
    "STEP 1. Drain it, keep the oil. STEP 2. Set the pot on heat. Add 2 cups stock. STEP 3. Serve.",
    "Schritt 1: Drain it, keep the oil. Schritt 2: Set the pot on heat. Add 2 cups stock. Schritt 3: Serve.",
    "Étape 1 : Drain it, keep the oil. Étape 2 : Set the pot on heat. Add 2 cups stock. Étape 3 : Serve.",
    "Paso 1 - Drain it, keep the oil. Paso 2 - Set the pot on heat. Add 2 cups stock. Paso 3 - Serve.",
    // Numbers of a form that nobody filled in.
    "1. Drain it, keep the oil. 2. Set the pot on heat. Add 2 cups stock. 3. Serve. 4. 5.",
    "1. Drain it, keep the oil. 2. Set the pot on heat. Add 2 cups stock. 3. Serve. 4.",
    "• Drain it, keep the oil. • Set the pot on heat. Add 2 cups stock. • Serve.",
    "<p>1. Drain it, keep the oil. 2. Set the pot on heat. Add 2 cups stock. 3. Serve.</p>",
  ])
  func `numbers and bullets in one text part its steps`(text: String) throws {
    let parted = ["Drain it, keep the oil.", "Set the pot on heat. Add 2 cups stock.", "Serve."]
    let quoted = JSON.string(text).text()
    #expect(try Self.steps(quoted) == parted)
    #expect(try Self.steps("[\(quoted)]") == parted)
    #expect(try Self.steps(#"[{"@type":"HowToStep","text":\#(quoted)}]"#) == parted)
    #expect(
      try Self.steps(#"[{"@type":"HowToStep","text":\#(quoted)},{"text":"Eat."}]"#) == parted + [
        "Eat."
      ])
  }

  @Test func `a number that ends a sentence stays`() throws {
    #expect(
      try Self.steps(#""1. Cook it. Stir well. 2. Eat it all. It serves 3.""#) == [
        "Cook it. Stir well.", "Eat it all. It serves 3.",
      ])
  }

  @Test func `a range of amounts is no number of a step`() throws {
    let text = "1 - Mix it for 2 - 3 minutes. 2 - Bake it for 3 - 4 hours. 3 - Eat it."
    #expect(
      try Self.steps("[\(JSON.string(text).text())]") == [
        "Mix it for 2 - 3 minutes.", "Bake it for 3 - 4 hours.", "Eat it.",
      ])
  }

  @Test(arguments: [
    "1. Drain it. 2. Serve.", "Step 1: Drain it. Step 2: Serve.", "1. Drain it.2. Serve.",
  ])
  func `two numbers part two steps`(text: String) throws {
    #expect(try Self.steps("[\(JSON.string(text).text())]") == ["Drain it.", "Serve."])
  }

  @Test(arguments: [
    "1. Set the oven to 2. Wait.", "Heat to 1. Then 2. Wait.",
    "1 - 2 onions are fried. 2 - 3 leeks.",
    "Repeat step 1. Go on with step 2. Serve.", "Mix 1.5 kg flour. 2.5 kg sugar come later.",
    "Step 1 is the dough.", "Fry at 3. Serve.", "①を鍋に入れ、②を加える。", "●を混ぜ、●を鍋に加える。",
    "1) Mix 2) bake at 3) hours",
  ])
  func `a text that is no list of steps stays one`(text: String) throws {
    #expect(try Self.steps("[\(JSON.string(text).text())]") == [text])
  }

  @Test(arguments: [
    ("<p>Boil a kettle</p><p>Slice the potatoes</p>", "Boil a kettle. Slice the potatoes"),
    ("Add the stock<br>Bring to a boil", "Add the stock. Bring to a boil"),
    ("Add the stock<br />Bring to a boil", "Add the stock. Bring to a boil"),
    ("Add the stock.<br>Bring to a boil.", "Add the stock. Bring to a boil."),
    ("Add the stock:<br>Bring to a boil", "Add the stock: Bring to a boil"),
    ("Add the stock,<br>bring to a boil", "Add the stock, bring to a boil"),
    ("Boil a kettle\nSlice the potatoes", "Boil a kettle. Slice the potatoes"),
    (
      "<ul><li>Boil a kettle</li><li>Slice it (thinly)</li><li>Fry</li></ul>",
      "Boil a kettle. Slice it (thinly). Fry"
    ),
    ("Cook until \"done\"<br>Serve", "Cook until \"done\". Serve"),
    (
      "In einer großen Schüssel alle trockenen Zutaten mit der kalten\nButter verkneten.",
      "In einer großen Schüssel alle trockenen Zutaten mit der kalten Butter verkneten."
    ),
    ("水を沸かす<br>野菜を切る", "水を沸かす。野菜を切る"),
  ])
  func `lines of one step among others are parted by a full stop`(
    text: String, line: String
  ) throws {
    let step = #"{"@type":"HowToStep","text":\#(JSON.string(text).text())}"#
    #expect(try Self.steps(#"[\#(step),{"@type":"HowToStep","text":"Eat."}]"#) == [line, "Eat."])
  }

  @Test func `the first of the steps in a text has its name and picture`() throws {
    let text = """
      {"@type":"Recipe","name":"Pasta","recipeInstructions":[{"@type":"HowToStep","name":"Cook",
      "image":"https://a.example/1.jpg","text":"1. Drain. 2. Fry. 3. Serve."}]}
      """
    let found = try SchemaOrgRecipe.all(in: JSON(parsing: Array(text.utf8)))
    let recipe = try #require(found.first?.recipe(id: ListingID(provider: "web", id: "1")))
    let steps = recipe.sections.flatMap(\.steps)
    #expect(steps.map(\.text) == ["Drain.", "Fry.", "Serve."])
    #expect(steps.map(\.name) == ["Cook", nil, nil])
    #expect(steps.map(\.image) == ["https://a.example/1.jpg", nil, nil])
  }

  // MARK: Beside the steps

  @Test func `boxes before ingredient lines are no part of them`() throws {
    let text = """
      {"@type":"Recipe","name":"Pie","recipeIngredient":["▢ 1 cup flour","☐ 2 eggs","- 50 g butter",
      "***TOPPING***","• 1 lemon"]}
      """
    let found = try SchemaOrgRecipe.all(in: JSON(parsing: Array(text.utf8)))
    let recipe = try #require(found.first?.recipe(id: ListingID(provider: "web", id: "1")))
    #expect(recipe.listing.ingredients == ["1 cup flour", "2 eggs", "50 g butter", "1 lemon"])
    #expect(recipe.ingredientGroups.map(\.name) == [nil, "TOPPING"])
  }

  @Test(arguments: [
    (#""totalTime":"PT1H","#, 60), ("", 15),
  ])
  func `a total that is told wins over the sum`(total: String, minutes: Int) throws {
    let text = #"{"@type":"Recipe","name":"Pie",\#(total)"prepTime":"PT10M","cookTime":"PT5M"}"#
    let found = try SchemaOrgRecipe.all(in: JSON(parsing: Array(text.utf8)))
    let recipe = try #require(found.first?.recipe(id: ListingID(provider: "web", id: "1")))
    #expect(recipe.listing.totalMinutes == minutes)
  }
}
