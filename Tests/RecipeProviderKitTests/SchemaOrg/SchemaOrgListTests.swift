import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct SchemaOrgListTests {
  @Test(
    arguments: [
      (#"["1 egg","For the sauce:","2 tomatoes"]"#, [nil, "For the sauce"]),
      (###"["## Dough","1 egg","## Sauce","2 tomatoes"]"###, ["Dough", "Sauce"]),
      (#"["[Dough]","1 egg","--- Sauce ---","2 tomatoes"]"#, ["Dough", "Sauce"]),
      (#"["【Dough】","1 egg","＜Sauce＞","2 tomatoes"]"#, ["Dough", "Sauce"]),
      (#"["■Dough","1 egg","《Sauce》","2 tomatoes"]"#, ["Dough", "Sauce"]),
      (#"["THE DOUGH","1 egg","THE SAUCE","2 tomatoes"]"#, ["THE DOUGH", "THE SAUCE"]),
      (
        #"[{"name":"Dough","itemListElement":["1 egg"]},{"title":"Sauce","items":["2 tomatoes"]}]"#,
        ["Dough", "Sauce"]
      ),
      (#""Dough:\n1 egg\nSauce:\n2 tomatoes""#, ["Dough", "Sauce"]),
      (#"["1 egg","2 tomatoes"]"#, []),
    ] as [(String, [String?])])
  func `headings in a list are names of groups`(json: String, names: [String?]) throws {
    let recipe = try read("recipeIngredient", json)
    #expect(recipe.listing.ingredients == ["1 egg", "2 tomatoes"])
    #expect(recipe.ingredientGroups.map(\.name) == names)
    #expect(
      names.isEmpty || recipe.ingredientGroups.flatMap(\.ingredients) == recipe.listing.ingredients)
  }

  @Test(arguments: [
    (#"["200 g flour, sifted\n2 eggs","salt"]"#, ["200 g flour, sifted", "2 eggs", "salt"]),
    (
      #"["<li>1 cup milk</li><li>2 tbsp oil</li><li>salt</li>"]"#,
      ["1 cup milk", "2 tbsp oil", "salt"]
    ),
    (#"["200 g Mehl<br>2 Eier<br/>Salz"]"#, ["200 g Mehl", "2 Eier", "Salz"]),
    (#"["<p>1 oignon</p><p>2 œufs</p>","sel"]"#, ["1 oignon", "2 œufs", "sel"]),
    (#"["200 g de harina\r\n2 huevos","sal"]"#, ["200 g de harina", "2 huevos", "sal"]),
    (#"["• 200 g farina\n• sale","1 uovo"]"#, ["200 g farina", "sale", "1 uovo"]),
    (
      #"["200 g bloem (type\n405)\n2 eieren","zout"]"#,
      ["200 g bloem (type 405)", "2 eieren", "zout"]
    ),
    // One line that a template has broken.
    (
      #"["2\n  cups\n  flour","1 onion\nfinely chopped"]"#,
      ["2 cups flour", "1 onion finely chopped"]
    ),
    (#"["1 onion (about\n2 cups chopped)","salt"]"#, ["1 onion (about 2 cups chopped)", "salt"]),
    (#"["1 cup\n250 ml milk","salt"]"#, ["1 cup 250 ml milk", "salt"]),
  ])
  func `several ingredients in one entry are parted`(json: String, lines: [String]) throws {
    #expect(try read("recipeIngredient", json).listing.ingredients == lines)
  }

  @Test func `a list in capitals has no headings for that`() throws {
    let recipe = try read("recipeIngredient", #"["1 EGG","OLIVE OIL","SALT AND PEPPER"]"#)
    #expect(recipe.listing.ingredients == ["1 EGG", "OLIVE OIL", "SALT AND PEPPER"])
  }

  @Test(arguments: [
    ("1 leek ((diced))", "1 leek (diced)"), ("1 leek ((diced) )", "1 leek (diced)"),
    ("1 leek ((white (or green) part))", "1 leek (white (or green) part)"),
    ("1 leek (diced (or sliced))", "1 leek (diced (or sliced))"),
    ("1 leek ((diced (or sliced))", "1 leek (diced (or sliced))"),
    ("1 leek (diced)) and salt", "1 leek (diced) and salt"),
    ("1 leek ((fresh) diced)", "1 leek ((fresh) diced)"),
  ])
  func `brackets go that a plug-in put around brackets, and no others`(
    written: String, shown: String
  ) throws {
    let recipe = try read("recipeIngredient", #"["\#(written)","1 egg"]"#)
    #expect(recipe.listing.ingredients == [shown, "1 egg"])
  }

  @Test(arguments: [
    (#""1. Cut. 2. Fry it. 3. Serve.""#, ["Cut.", "Fry it.", "Serve."]),
    (#"["1. Cut.","2. Fry."]"#, ["Cut.", "Fry."]),
    (#"["1.5 l of water.","Boil."]"#, ["1.5 l of water.", "Boil."]),
    (#"{"0":{"text":"Cut."},"1":{"text":"Fry."}}"#, ["Cut.", "Fry."]),
    (#""[{\"@type\":\"HowToStep\",\"text\":\"Cut.\"}]""#, ["Cut."]),
    (
      #"[{"@type":"HowToStep","itemListElement":[{"text":"Cut."},{"text":"Fry."}]}]"#, ["Cut. Fry."]
    ),
    (#"["Step 1","Cut.","Step 2","Fry."]"#, ["Cut.", "Fry."]),
    (#"["Step 1 Cut.","STEP 2: Fry."]"#, ["Cut.", "Fry."]),
    (#"["1 Cut.","2 Fry.","3 Serve."]"#, ["Cut.", "Fry.", "Serve."]),
    (#"["1 egg in.","2 eggs in.","3 of salt."]"#, ["1 egg in.", "2 eggs in.", "3 of salt."]),
    (#"["Step 1 Cut.","Step back."]"#, ["Step 1 Cut.", "Step back."]),
    (#""STEP 1 Cut it. STEP 2 Fry.""#, ["Cut it.", "Fry."]),
    (#""Chop the onions.Fry them in oil.""#, ["Chop the onions.", "Fry them in oil."]),
    (
      #"[{"text":"Zwiebeln hacken!Dann alles braten."}]"#,
      ["Zwiebeln hacken!", "Dann alles braten."]
    ),
    (#""Couper les oignons.Cuire au four.""#, ["Couper les oignons.", "Cuire au four."]),
    (
      #""Mit evtl.Salz und St.Galler Wurst, siehe www.kochen.Deutsch hier.""#,
      ["Mit evtl.Salz und St.Galler Wurst, siehe www.kochen.Deutsch hier."]
    ),
    (#""Schritt 1 Schneiden. Schritt 2 Braten.""#, ["Schneiden.", "Braten."]),
    (#"["1- Cut.","2 - Fry.","3 – Serve."]"#, ["Cut.", "Fry.", "Serve."]),
    (#"["Étape 1 : Couper.","Étape 2 – Cuire."]"#, ["Couper.", "Cuire."]),
    (#"["Fase 1: Cortar.","Fase 2: Freír."]"#, ["Cortar.", "Freír."]),
    (#"["1-2 eggs in.","2 - 3 of salt."]"#, ["1-2 eggs in.", "2 - 3 of salt."]),
    (
      #"[{"@type":"ListItem","position":2,"item":{"text":"Fry."}},{"@type":"ListItem","position":1,"item":{"text":"Cut."}}]"#,
      ["Cut.", "Fry."]
    ),
    (
      #"[{"@type":"HowToStep","position":"2","text":"Fry."},{"@type":"HowToStep","position":"1","text":"Cut."}]"#,
      ["Cut.", "Fry."]
    ),
    (#"[{"position":1,"text":"Cut."},{"position":1,"text":"Fry."}]"#, ["Cut.", "Fry."]),
    (
      #"[{"name":"A","itemListElement":["1. Cut.","2. Fry."]},{"name":"B","itemListElement":["1. Ice."]}]"#,
      ["Cut.", "Fry.", "Ice."]
    ),
  ])
  func `steps are told apart, and their numbers go`(json: String, steps: [String]) throws {
    #expect(try read("recipeInstructions", json).instructions == steps)
  }

  @Test func `sections and steps keep their names`() throws {
    let recipe = try read(
      "recipeInstructions",
      #"""
      [{"@type":"HowToStep","text":"Heat the oven."},
      {"@type":"HowToSection","name":"Dough","itemListElement":[
      {"@type":"HowToStep","name":"Knead","text":"Work it for ten minutes.","image":"https://a.example/k.jpg"},
      {"@type":"HowToStep","name":"Let it rest…","text":"Let it rest for an hour."}]},
      {"@type":"HowToSection","name":"[Oven]"},{"@type":"HowToStep","text":"Bake."}]
      """#)
    #expect(
      recipe.sections == [
        InstructionSection(steps: [InstructionStep(text: "Heat the oven.")]),
        InstructionSection(
          name: "Dough",
          steps: [
            InstructionStep(
              name: "Knead", text: "Work it for ten minutes.", image: "https://a.example/k.jpg"),
            InstructionStep(text: "Let it rest for an hour."),
          ]),
        InstructionSection(name: "Oven", steps: [InstructionStep(text: "Bake.")]),
      ])
  }

  @Test(
    arguments: [
      (#"["For the dough:","Knead.","Rest.","Filling:","Fry."]"#, ["For the dough", "Filling"]),
      (#"["Knead.","Rest.","FOR THE FILLING","Fry."]"#, [nil, "FOR THE FILLING"]),
      (
        #""<p><b>Dough:</b></p><p>Knead.</p><p>Rest.</p><p>Filling:</p><p>Fry.</p>""#,
        ["Dough", "Filling"]
      ),
      (#"["1. Knead.","Then:","2. Rest.","3. Fry."]"#, [nil, "Then"]),
      (
        #""<p>Knead.</p><h3>The filling:</h3><p>Rest.</p><h6>At last</h6><p>Fry.</p>""#,
        [nil, "The filling", "At last"]
      ),
      (
        #""<p>Knead.</p><p><strong>The filling</strong></p><p>Rest.</p>\n<p>Fry <b>it</b></p>""#,
        [nil, "The filling"]
      ),
      (#""<b>Knead</b><br><b>Rest</b><br>Fry.""#, [nil]),
      (#""<h2>Step 1</h2>Knead.<h2>Step 2</h2>Rest.<h2>Step 3</h2>Fry.""#, [nil]),
      (
        #"[{"@type":"HowToStep","text":"Dough:"},{"@type":"HowToStep","text":"Knead."},"Rest.","Fry."]"#,
        ["Dough"]
      ),
      (#"["KNEAD IT WELL","REST IT","Fry."]"#, [nil]),
      (#"["Knead.","Rest it for 2 hours:","Fry."]"#, [nil]),
    ] as [(String, [String?])])
  func `headings among steps name sections and are no steps`(json: String, names: [String?]) throws
  {
    let recipe = try read("recipeInstructions", json)
    #expect(recipe.sections.map(\.name) == names)
    #expect(recipe.instructions.count == 3)
    #expect(!recipe.instructions.contains { $0.contains("illing") || $0.contains("ough") })
  }

  @Test func `the largest picture comes first`() throws {
    let recipe = try read(
      "image",
      #"["https://a.example/1.jpg",{"url":"https://a.example/2.jpg","width":1200,"height":"800 px"},{"contentUrl":"https://a.example/3.jpg","width":{"value":300},"height":200}]"#
    )
    #expect(
      recipe.images == [
        RecipeImage(url: "https://a.example/2.jpg", width: 1200, height: 800),
        RecipeImage(url: "https://a.example/3.jpg", width: 300, height: 200),
        RecipeImage(url: "https://a.example/1.jpg"),
      ])
    #expect(recipe.listing.image == "https://a.example/2.jpg")
  }

  @Test(
    arguments: [
      ("4", "4", 4), (#""Serves 6-8""#, "Serves 6-8", 7), (#"["4","4 servings"]"#, "4 servings", 4),
      (#"{"value":4,"unitText":"servings"}"#, "4 servings", 4),
      (#"{"minValue":4,"maxValue":6}"#, "4-6", 5), (#""12 muffins""#, "12 muffins", nil),
      ("0", nil, nil), (#"["1 loaf","8 servings"]"#, "1 loaf", 8),
      (#"["8 servings","1 loaf"]"#, "1 loaf", 8), (#"["4","12 muffins"]"#, "12 muffins", 4),
      (#"["12","12 muffins"]"#, "12 muffins", nil),
      (#"["12 Stück","4 Portionen"]"#, "12 Stück", 4),
      (#"["6 personnes","1 tarte"]"#, "1 tarte", 6), (#"["1 torta","8 porzioni"]"#, "1 torta", 8),
      (#"["1 pan","10 raciones"]"#, "1 pan", 10), (#"["2 taarten","8 personen"]"#, "2 taarten", 8),
      (#"["4 servings","600 g"]"#, "4 servings", 4),
    ] as [(String, String?, Int?)])
  func `a yield is a text, with servings where it counts them`(
    json: String, text: String?, servings: Int?
  ) throws {
    let recipe = try read("recipeYield", json)
    #expect(recipe.listing.recipeYield == text)
    #expect(recipe.servings == servings)
  }

  private func read(_ member: String, _ json: String) throws -> Recipe {
    let recipe = try JSON(parsing: #"{"@type":"Recipe","name":"Soup","\#(member)":\#(json)}"#)
    return try #require(
      SchemaOrgRecipe.all(in: recipe).first?.recipe(id: ListingID(provider: "p", id: "1")))
  }
}
