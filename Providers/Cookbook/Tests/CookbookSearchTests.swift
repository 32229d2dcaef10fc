import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct CookbookSearchTests {
  @Test func `what a dish is called counts more than what is in it`() async throws {
    let found = try await titles(SearchQuery(text: "soup"))
    let inTitle = found.prefix { TextMatching.words($0).contains("soup") }
    #expect(!inTitle.isEmpty)
    #expect(found.dropFirst(inTitle.count).allSatisfy { !TextMatching.words($0).contains("soup") })
  }

  @Test(arguments: ["minestrone", "MINESTRONE!", "minestrones"])
  func `case, marks and plural endings do not matter`(text: String) async throws {
    #expect(try await titles(SearchQuery(text: text)).first == "Minestrone")
  }

  @Test func `letters that are composed in another way are the same`() async throws {
    // One letter for a syllable in the file, three for the same one in the search.
    let composed = "\u{AE40}\u{CE58}"
    let apart = "\u{1100}\u{1175}\u{11B7}\u{110E}\u{1175}"
    let recipe =
      "{\"@type\":\"Recipe\",\"name\":\"\(composed)\",\"recipeIngredient\":[\"1 cabbage\"]}"
    try await withFolder(["a.json": recipe]) { provider in
      let found = try await titles(SearchQuery(text: apart), in: provider)
      #expect(found == [composed])
    }
  }

  @Test func `accents do not matter`() async throws {
    let recipes = [#"{"@type":"Recipe","name":"Phở gà","recipeIngredient":["1 chicken"]}"#]
    try await withFolder(["a.json": recipes[0]]) { provider in
      let found = try await titles(SearchQuery(text: "pho ga"), in: provider)
      #expect(found == ["Phở gà"])
    }
  }

  @Test func `every word has to occur somewhere`() async throws {
    #expect(try await titles(SearchQuery(text: "minestrone unobtainium")) == [])
    #expect(try await titles(SearchQuery(text: "the minestrone with beans")).first == "Minestrone")
  }

  @Test func `wanted and unwanted ingredients are matched by whole words`() async throws {
    let provider = try cookbook()
    let eggs = await walk(provider, SearchQuery(include: ["egg"])).accepted.map(\.listing)
    #expect(!eggs.isEmpty)
    for listing in eggs {
      let words = listing.ingredients.flatMap(TextMatching.words)
      #expect(words.contains("egg") || words.contains("eggs"), "\(listing.title)")
    }
    let none = await walk(provider, SearchQuery(exclude: ["eggs", "olive oil"])).accepted
    for listing in none.map(\.listing) {
      for line in listing.ingredients {
        let words = TextMatching.words(line)
        #expect(!words.contains("eggs"), "\(listing.title): \(line)")
        #expect(!line.lowercased().contains("olive oil"), "\(listing.title)")
      }
    }
    // Its pasta is “egg-free”.
    #expect(none.map(\.listing.id.id).contains("minestrone") == false)
    let eggless = await walk(provider, SearchQuery(exclude: ["egg"])).accepted
    #expect(eggless.map(\.listing.id.id).contains("minestrone"))
  }

  @Test(arguments: [
    ("prawns", "shrimp"), ("aubergine", "eggplant"), ("garbanzo", "chickpea"),
  ])
  func `names of one food find the same dishes`(one: String, other: String) async throws {
    let found = try await titles(SearchQuery(text: one))
    #expect(found.count > 4)
    #expect(try await Set(titles(SearchQuery(text: other))) == Set(found))
  }

  @Test(arguments: [
    ("lasagna", "Lasagne alla Bolognese"), ("omelet", "Denver Omelette"), ("goulash", "Gulyás"),
    ("tortilla de patatas", "Tortilla Española"), ("味噌汁", "Miso Soup"),
    ("pancake", "Buttermilk Pancakes"),
    ("Linsensuppe", "Mercimek Çorbası"), ("Linsensuppe", "Harira"),
    ("parmigiana di melanzane", "Melanzane alla Parmigiana"),
    ("pannenkoeken", "Buttermilk Pancakes"), ("eggplant parmesan", "Melanzane alla Parmigiana"),
    ("spagetti carbonara", "Spaghetti alla Carbonara"), ("guacomole", "Guacamole"),
    ("beef stroganof", "Beef Stroganoff"), ("tiramasu", "Tiramisù"), ("ratatuille", "Ratatouille"),
    ("Zwiebelsuppe", "Soupe à l'Oignon"), ("macaroni and cheese", "Mac and Cheese"),
  ])
  func `a dish is found by what else it is called`(words: String, title: String) async throws {
    #expect(try await titles(SearchQuery(text: words)).prefix(3).contains(title))
  }

  @Test(arguments: [
    ("ice cream", "Quiche Lorraine"), ("bread", "Tortilla Española"), ("butter", "Groundnut Soup"),
    ("potatoes", "Ceviche"), ("potatoes", "Japchae"),
  ])
  func `the longer name of another food does not count`(words: String, title: String) async throws {
    #expect(try await !titles(SearchQuery(text: words)).contains(title))
  }

  @Test(arguments: [
    "beef wellington", "chicken parmesan", "french toast", "roast duck", "key lime pie", "sushi",
  ])
  func `a dish that is not here is not made up of its words`(words: String) async throws {
    #expect(try await titles(SearchQuery(text: words)).isEmpty)
  }

  @Test func `a meal with an ingredient is anything with it`() async throws {
    let found = try await titles(SearchQuery(text: "dinner", include: ["mango"]))
    #expect(found == (try await titles(SearchQuery(include: ["mango"]))) && !found.isEmpty)
  }

  @Test func `a food counts more than what is made of it`() async throws {
    let found = try await titles(SearchQuery(text: "fish soup"))
    let fish = try #require(found.firstIndex(of: "Lohikeitto"))
    let sauce = try #require(found.firstIndex(of: "Phở Bò"))
    #expect(fish < sauce)
  }

  @Test func `time and diets are limits`() async throws {
    let query = SearchQuery(maxMinutes: 30, diets: [.vegetarian])
    let found = await walk(try cookbook(), query).accepted.map(\.listing)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { ($0.totalMinutes ?? 99) <= 30 })
    #expect(
      found.allSatisfy { !($0.diets ?? []).isDisjoint(with: [.vegetarian, .vegan]) })
  }

  @Test func `what the filters leave out is counted by filter`() async throws {
    let all = await walk(try cookbook(), SearchQuery(text: "soup")).listings.kept
    let query = SearchQuery(
      text: "soup", include: ["onion"], exclude: ["beef"], maxMinutes: 45, diets: [.vegetarian])
    let some = await walk(try cookbook(), query).listings
    #expect(some.received == all && some.tellsFiltered)
    let others: Set<Drop.Reason> = [.lacksWords, .missesFoods, .conflicts]
    #expect(Set(some.dropped.map(\.reason)) == Drop.Reason.filters.subtracting(others))
    // Without words, the ingredients are what is looked for.
    let none = await walk(try cookbook(), SearchQuery(include: ["unobtainium"])).listings
    #expect(none.received == 0 && none.tellsFiltered)
  }

  @Test func `a diet is found by its words too`() async throws {
    let found = await walk(try cookbook(), SearchQuery(text: "vegan soup")).accepted
    #expect(!found.isEmpty)
  }

  @Test func `results come in the order that is asked for`() async throws {
    let provider = try cookbook()
    let byTime = await walk(provider, SearchQuery(text: "soup", sort: .time)).accepted
      .compactMap(\.listing.totalMinutes)
    #expect(byTime == byTime.sorted())
    let byTitle = try await titles(SearchQuery(text: "soup", sort: .title))
      .map(TextMatching.sortKey)
    #expect(byTitle == byTitle.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func `pages hold twenty and know the total`() async throws {
    let provider = try cookbook()
    let first = try await provider.search(SearchQuery(), page: .number(1))
    #expect(first.listings.count == 20)
    #expect(first.next == .number(2))
    let total = try #require(first.total)
    let last = try await provider.search(SearchQuery(), page: .number((total + 19) / 20))
    #expect(last.next == nil)
    let behind = try await provider.search(SearchQuery(), page: .number(.max))
    #expect(behind.listings.isEmpty)
    #expect(behind.next == nil)
  }

  @Test func `a listing has no link and its detail has steps`() async throws {
    let provider = try cookbook()
    let id = ListingID(provider: "book", id: "minestrone")
    let recipe = try await provider.recipe(for: id)
    #expect(recipe.listing.id == id)
    #expect(recipe.listing.url == nil)
    #expect(recipe.listing.totalMinutes == 65)
    #expect(recipe.prepMinutes == 20)
    #expect(recipe.instructions.count == 6)
    let error = await #expect(throws: ProviderError.self) {
      try await provider.recipe(for: ListingID(provider: "book", id: "nothing"))
    }
    #expect(error?.code == .notFound)
  }

  @Test func `making a provider reads nothing`() throws {
    _ = try cookbook(path: "/nowhere/at/all")
  }
}
