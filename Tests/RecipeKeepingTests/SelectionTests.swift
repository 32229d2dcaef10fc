import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("Kept recipes that suit somebody", .fewAtOnce) struct SelectionTests {
  /// Queries, the titles that they mean, those that are unknown, and how many conflict.
  private static let queries: [(SearchQuery, [String], unknown: [String], conflicts: Int)] = [
    (SearchQuery(), ["Bread", "Mash", "Stew", "Zorg"], [], 0),
    (SearchQuery(diets: [.vegan]), ["Bread", "Zorg"], ["Zorg"], 2),
    (SearchQuery(diets: [.vegan], isStrict: true), ["Bread"], [], 2),
    (SearchQuery(avoid: [.milk]), ["Bread", "Stew", "Zorg"], ["Zorg"], 1),
    (SearchQuery(maxMinutes: 30), ["Mash"], [], 0),
    (SearchQuery(diets: [.halal]), ["Stew"], [], 0),
  ]

  @Test(arguments: LibraryKind.allCases) func `are told from the others`(kind: LibraryKind)
    async throws
  {
    let folder = try TestFolder()
    let library = kind.open(folder)
    let lines = [
      "Bread": ["500 g wheat flour", "1 tsp salt"], "Mash": ["1 kg potatoes", "200 ml milk"],
      "Stew": ["1 kg beef", "2 onions"], "Zorg": ["3 zorgs"],
    ]
    for (title, ingredients) in lines.sorted(by: { $0.key > $1.key }) {
      var recipe = Recipe.sample(title, ingredients: ingredients)
      recipe.listing.totalMinutes = title == "Mash" ? 20 : 90
      recipe.listing.diets = title == "Stew" ? [.halal] : nil
      _ = try await library.keep(KeepRequest(recipe))
    }
    for (query, titles, unknown, conflicts) in Self.queries {
      let selection = try await library.select(KeptFilter(), suiting: query)
      #expect(selection.recipes.map(\.recipe.listing.title).sorted() == titles, "\(query)")
      #expect(selection.unknown.map(\.recipe.listing.title) == unknown, "\(query)")
      #expect(selection.conflicts == conflicts, "\(query)")
    }
    var filter = KeptFilter()
    filter.limit = 1
    let one = try await library.select(filter, suiting: SearchQuery(avoid: [.milk]))
    #expect(one.recipes.count == 1)
  }

  /// Three recipes, kept one after another.
  private static func filled(_ kind: LibraryKind, _ folder: TestFolder) async throws
    -> any KeptLibrary
  {
    let library = kind.open(folder)
    let recipes: [(title: String, minutes: Int?, rating: Int?, tags: [String], cooked: [String])] =
      [
        ("Éclair", 90, nil, ["sweet"], ["2026-01-02"]), ("Dumplings", 30, 3, ["soup", "slow"], []),
        ("Farro salad", nil, 5, ["soup"], ["2026-03-04", "2025-01-01"]),
      ]
    for (place, told) in recipes.enumerated() {
      var recipe = Recipe.sample(told.title, ingredients: ["1 kg beef"])
      recipe.listing.totalMinutes = told.minutes
      recipe.listing.publisher = place == 0 ? "The baker" : "The cook"
      var request = KeepRequest(recipe)
      (request.tags, request.rating, request.cooked) = (told.tags, told.rating, told.cooked)
      request.keptAt = "2026-04-0\(place + 1)"
      _ = try await library.keep(request)
    }
    return library
  }

  private static let orders: [(KeptOrder, [String])] = [
    (.newest, ["Farro salad", "Dumplings", "Éclair"]),
    (.title, ["Dumplings", "Éclair", "Farro salad"]),
    (.rating, ["Farro salad", "Dumplings", "Éclair"]),
    (.time, ["Dumplings", "Éclair", "Farro salad"]),
    (.cooked, ["Farro salad", "Éclair", "Dumplings"]),
  ]

  @Test(arguments: LibraryKind.allCases) func `are ordered, paged and counted`(kind: LibraryKind)
    async throws
  {
    let folder = try TestFolder()
    let library = try await Self.filled(kind, folder)
    for (order, titles) in Self.orders {
      var (view, filter) = (KeptView(), KeptFilter())
      view.order = order
      let all = try await library.select(filter, suiting: SearchQuery(), as: view)
      #expect(all.recipes.map(\.recipe.listing.title) == titles, "\(order)")
      (view.offset, filter.limit) = (1, 1)
      let second = try await library.select(filter, suiting: SearchQuery(), as: view)
      #expect(
        second.recipes.map(\.recipe.listing.title) == Array(titles.dropFirst().prefix(1))
          && second.total == 3)
    }
    var view = KeptView()
    view.hasFacets = true
    let found = try await library.select(KeptFilter(), suiting: SearchQuery(), as: view)
    let facets = try #require(found.facets)
    func list(_ counts: [KeptFacets.Count]) -> [String] { counts.map { "\($0.value) \($0.count)" } }
    #expect(list(facets.tags) == ["soup 2", "slow 1", "sweet 1"])
    #expect(list(facets.sources) == ["The cook 2", "The baker 1"])
    #expect(list(facets.ratings) == ["5 1", "4 1", "3 2", "2 2", "1 2"])
    #expect(list(facets.times) == ["15 0", "30 1", "45 1", "60 1", "90 2", "120 2"])
    #expect(facets.diets.first { $0.value == "vegan" }?.count == 0)
    #expect(facets.diets.first { $0.value == "gluten-free" }?.count == 3 && facets.uncooked == 1)
  }

  @Test(arguments: LibraryKind.allCases) func `are chosen by what their owner added`(
    kind: LibraryKind
  ) async throws {
    let folder = try TestFolder()
    let library = try await Self.filled(kind, folder)
    func titles(_ change: (inout KeptFilter) -> Void) async throws -> [String] {
      var filter = KeptFilter()
      change(&filter)
      return try await library.list(filter).map(\.recipe.listing.title)
    }
    #expect(try await titles { $0.rating = 3 } == ["Farro salad", "Dumplings"])
    #expect(try await titles { $0.isCooked = false } == ["Dumplings"])
    #expect(try await titles { $0.isCooked = true } == ["Farro salad", "Éclair"])
    #expect(try await titles { $0.source = "the COOK" } == ["Farro salad", "Dumplings"])
    #expect(try await titles { ($0.words, $0.isCooked) = ("dumplings", true) } == [])
  }
}
