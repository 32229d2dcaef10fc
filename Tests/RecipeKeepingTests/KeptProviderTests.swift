import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Kept recipes as a source", .fewAtOnce) struct KeptProviderTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: LibraryKind.allCases)
  func `keep the promises of every provider`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    for number in 1...120 {
      let lines = ["\(number) onions", number.isMultiple(of: 2) ? "1 leek" : "1 carrot"]
      _ = try await library.keep(KeepRequest(.sample("Soup \(number)", ingredients: lines)))
    }
    let findings = await ProviderConformance(KeptProvider(library), patience: .patience).run()
    #expect(findings == [])
  }

  @Test func `give the whole recipe with the owner's notes`() async throws {
    let library = KeptDatabase(folder: folder.path)
    let provider = KeptProvider(library)
    let nothing = try await provider.search(SearchQuery(text: "soup"), page: .number(1))
    #expect(nothing.listings.isEmpty && nothing.next == nil)
    var request = KeepRequest(.sample(url: "https://site.example/soup"))
    request.notes = ["Less salt."]
    let kept = try await library.keep(request).kept
    let page = try await provider.search(SearchQuery(text: "lentil"), page: .number(1))
    #expect(page.listings.map(\.id) == [ListingID(provider: "kept", id: "lentil-soup")])
    #expect(page.listings.first?.url == "https://site.example/soup")
    let recipe = try await provider.recipe(for: ListingID(provider: "kept", id: kept.id))
    #expect(recipe.notes == ["Less salt."] && recipe.instructions == kept.recipe.instructions)
  }
}
