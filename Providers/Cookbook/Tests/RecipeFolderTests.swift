import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct RecipeFolderTests {
  @Test func `one broken file costs that file alone and is named`() async throws {
    let files = [
      "a.json": #"{"@type":"Recipe","name":"Leek Pie","recipeIngredient":["2 leeks"]}"#,
      "b.json": #"{"@type":"Recipe","name":"#,
      "c.json": #"{"@type":"WebSite","name":"My kitchen"}"#,
      "d.json": #"[{"@type":"Recipe"},{"@type":"Recipe","name":"Ham"}]"#,
      "e.txt": "no recipe at all", ".hidden/f.json": "{", "g.json": "",
    ]
    try await withFolder(files) { provider in
      let result = await walk(provider, SearchQuery())
      #expect(result.accepted.map(\.listing.title) == ["Ham", "Leek Pie"])
      #expect(result.listings.dropped(Drop.Reason(rawValue: "brokenFile")) == 2)
      #expect(result.listings.dropped(Drop.Reason(rawValue: "noRecipe")) == 1)
      #expect(result.listings.dropped(.missingTitle) == 1)
      let samples = result.listings.dropped.compactMap(\.sample)
      #expect(samples.first?.hasPrefix("b.json: ") == true)
      #expect(samples.first?.contains("line 1") == true)
      #expect(samples.first?.contains("; g.json: ") == true)
      #expect(result.total == 2)
    }
  }

  @Test func `a folder of broken files alone is no empty one`() async throws {
    try await withFolder(["b.json": #"{"@type":"Recipe","name":"#, "c.json": "{}"]) { provider in
      let result = await walk(provider, SearchQuery(text: "pie"))
      #expect(result.error?.code == .invalidResponse)
      #expect(result.error?.message.contains("b.json: ") == true)
    }
    try await withFolder(["c.json": #"{"@type":"WebSite","name":"My kitchen"}"#]) { provider in
      #expect(await walk(provider, SearchQuery(text: "pie")).error == nil)
    }
  }

  @Test func `documents may be arrays, graphs, pages and lists`() async throws {
    let files = [
      "array.json": #"[{"@type":"Recipe","name":"A1"},{"@type":["Thing","Recipe"],"name":"A2"}]"#,
      "graph.jsonld":
        #"{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{"@type":"schema:Recipe","name":"G"}]}"#,
      "page.json":
        #"{"@type":"WebPage","mainEntity":{"@type":"https://schema.org/Recipe","name":"P"}}"#,
      "list.json":
        #"{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":{"@type":"Recipe","name":"L"}}]}"#,
      "bare.json": #"{"name":"B","recipeIngredient":["1 egg"]}"#,
      "sub/folder/recipe.json": #"{"@type":"Recipe","name":"S"}"#,
    ]
    try await withFolder(files) { provider in
      let found = await walk(provider, SearchQuery()).accepted.map(\.listing)
      #expect(found.map(\.title) == ["A1", "A2", "B", "G", "L", "P", "S"])
      #expect(
        found.map(\.id.id) == [
          "array-1", "array-2", "bare", "graph", "list", "page", "sub/folder/recipe",
        ])
    }
  }

  @Test func `every form that schema.org allows is read`() async throws {
    let recipe = #"""
      {"@context":"https://schema.org","@type":"Recipe","name":"Onion &amp; Leek Tart",
      "identifier":{"@type":"PropertyValue","value":4711},"url":"https://blog.example/tart",
      "author":[{"@type":"Person","name":"Ann"}],"publisher":{"@type":"Organization","name":"Blog"},
      "image":[{"@type":"ImageObject","url":"https://blog.example/tart.jpg"}],
      "recipeYield":["4","4 servings"],"prepTime":"PT0H20M","cookTime":"PT1H","keywords":"tart, leek",
      "recipeCuisine":["French","Alsatian"],"recipeCategory":"Main","recipeIngredient":
      ["1 leek","<b>2</b> onions","  "],"suitableForDiet":"http://schema.org/VegetarianDiet",
      "aggregateRating":{"ratingValue":"4.5","bestRating":"5","ratingCount":12},
      "description":"Good.","recipeInstructions":[{"@type":"HowToSection","name":"Dough",
      "itemListElement":[{"@type":"HowToStep","text":"Knead."},{"@type":"HowToStep","name":"Rest."}]},
      "Bake.",{"@type":"HowToStep","text":"Serve."}]}
      """#
    try await withFolder(["tart.json": recipe]) { provider in
      let found = try await provider.recipe(for: ListingID(provider: "book", id: "4711"))
      var expected = Recipe(
        listing: Listing(
          id: ListingID(provider: "book", id: "4711"), title: "Onion & Leek Tart",
          url: "https://blog.example/tart", publisher: "Blog",
          image: "https://blog.example/tart.jpg", ingredients: ["1 leek", "2 onions"],
          rating: Rating(value: 4.5, scale: 5), totalMinutes: 80, recipeYield: "4 servings",
          diets: [.vegetarian]),
        summary: "Good.", prepMinutes: 20, cookMinutes: 60, category: "Main",
        keywords: ["tart", "leek"])
      expected.sections = [
        InstructionSection(
          name: "Dough", steps: [InstructionStep(text: "Knead."), InstructionStep(text: "Rest.")]),
        InstructionSection(
          steps: [InstructionStep(text: "Bake."), InstructionStep(text: "Serve.")]),
      ]
      expected.cuisines = ["French", "Alsatian"]
      expected.authors = ["Ann"]
      expected.images = [RecipeImage(url: "https://blog.example/tart.jpg")]
      expected.servings = 4
      expected.ratingCount = 12
      #expect(found == expected)
    }
  }

  @Test func `lines that stand elsewhere in a file are listed, and found by filters`() async throws
  {
    let parts = [
      #""ingredients":["3 eggs"]"#, #""supply":[{"@type":"HowToSupply","name":"3 eggs"}]"#,
      #""hasPart":{"@type":"Recipe","name":"Mayonnaise","recipeIngredient":["3 eggs"]}"#,
    ]
    for part in parts {
      let file = #"{"@type":"Recipe","name":"X","recipeIngredient":["1 leek"],\#(part)}"#
      try await withFolder(["x.json": file]) { provider in
        let all = try await provider.search(SearchQuery(text: "x"), page: .number(1))
        #expect(all.listings.map(\.ingredients) == [["1 leek", "3 eggs"]])
        let without = SearchQuery(text: "x", exclude: ["eggs"])
        #expect(try await provider.search(without, page: .number(1)).listings.isEmpty)
      }
    }
  }

  @Test(arguments: [
    (#""Cut.\nFry.""#, ["Cut.", "Fry."]), (#""<p>Cut.</p><p>Fry.</p>""#, ["Cut.", "Fry."]),
    (#"{"@type":"HowToStep","text":"Cut."}"#, ["Cut."]), ("null", []), ("7", []),
  ])
  func `steps may be one text`(json: String, steps: [String]) async throws {
    let file = #"{"@type":"Recipe","name":"X","recipeInstructions":\#(json)}"#
    try await withFolder(["x.json": file]) { provider in
      let recipe = try await provider.recipe(for: ListingID(provider: "book", id: "x"))
      #expect(recipe.instructions == steps)
    }
  }

  @Test func `identifiers that collide stay apart`() async throws {
    let file = #"{"@type":"Recipe","name":"X","identifier":"same"}"#
    try await withFolder(["a.json": file, "b.json": file]) { provider in
      let found = await walk(provider, SearchQuery()).accepted.map(\.listing.id.id)
      #expect(found == ["same", "same-2"])
    }
  }

  @Test func `a rating sorts and recipes without one come last`() async throws {
    let files = (1...4).reduce(into: [String: String]()) { files, stars in
      let rating = stars == 4 ? "" : #","aggregateRating":{"ratingValue":\#(stars)}"#
      files["r\(stars).json"] = #"{"@type":"Recipe","name":"R\#(stars)"\#(rating)}"#
    }
    try await withFolder(files) { provider in
      let found = try await titles(SearchQuery(sort: .rating), in: provider)
      #expect(found == ["R3", "R2", "R1", "R4"])
    }
  }

  @Test func `a search that is cancelled leaves no half of a recipe behind`() async throws {
    let file = #"{"@type":"Recipe","name":"Leek Pie","recipeIngredient":["2 leeks"]}"#
    try await withFolder(["a.json": file]) { provider in
      let cancelled = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = try await provider.search(SearchQuery(), page: .number(1))
      }
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      let page = try await provider.search(SearchQuery(), page: .number(1))
      #expect(page.listings.map(\.ingredients) == [["2 leeks"]])
    }
  }

  @Test func `a folder that is not there is a clear error`() async throws {
    let provider = try cookbook(path: "/nowhere/at/all")
    let result = await walk(provider, SearchQuery())
    #expect(result.error?.code == .misconfigured)
    #expect(result.error?.message == "there is no folder /nowhere/at/all")
  }
}
