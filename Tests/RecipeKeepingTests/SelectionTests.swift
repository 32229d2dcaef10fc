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
}
