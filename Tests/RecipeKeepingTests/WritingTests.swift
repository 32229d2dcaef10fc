import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("Recipes that their owner writes", .fewAtOnce) struct WritingTests {
  private static func edited(
    _ kept: KeptRecipe, _ old: String, _ new: String
  ) throws -> KeptChange {
    let text = KeptWriting.text(of: kept.recipe)
    #expect(text.contains(old))
    var change = KeptChange()
    change.fields = try KeptWriting.changes(in: text.replacing(old, with: new), since: text)
    return change
  }

  @Test(arguments: LibraryKind.allCases)
  func `what is edited changes alone, and how it was stays known`(kind: LibraryKind) async throws {
    let folder = try TestFolder()
    let library = kind.open(folder)
    var recipe = Recipe.sample(url: "https://site.example/soup")
    recipe.listing.image = "https://site.example/soup.jpg"
    recipe.listing.rating = Rating(value: 4, scale: 5)
    let first = try await library.keep(KeepRequest(recipe)).kept
    #expect(first.original == nil)
    let change = try Self.edited(first, "Simmer for half an hour.", "Simmer for an hour.")
    #expect(change.fields.keys.allSatisfy { ["instructions", "sections"].contains($0) })
    let second = try await library.change(first.id, change)
    #expect(second.recipe.instructions == ["Wash the lentils.", "Simmer for an hour."])
    #expect(second.recipe.listing == first.recipe.listing)
    #expect(second.edited.contains(.instructions))
    var title = KeptChange()
    title.title = "Our soup"
    _ = try await library.change(first.id, title)
    // Another process reads it.
    let again = try #require(try await kind.open(folder).recipe(first.id))
    #expect(again.recipe.listing.title == "Our soup" && again.edited.contains(.title))
    #expect(again.original?.instructions == first.recipe.instructions)
    #expect(again.original?.listing.title == first.recipe.listing.title)
    var refresh = KeptChange()
    (refresh.recipe, refresh.isRefresh) = (first.recipe, true)
    let fresh = try await library.change(first.id, refresh)
    #expect(fresh.original == nil && fresh.edited == [])
  }

  @Test(arguments: LibraryKind.allCases)
  func `what somebody else changed meanwhile stays`(kind: LibraryKind) async throws {
    let folder = try TestFolder()
    let library = kind.open(folder)
    let kept = try await library.keep(KeepRequest(.sample())).kept
    let mine = try Self.edited(kept, "It warms.", "It warms well.")
    let theirs = try Self.edited(kept, "Wash the lentils.", "Rinse the lentils.")
    _ = try await library.change(kept.id, theirs)
    let both = try await library.change(kept.id, mine)
    #expect(both.recipe.summary == "It warms well.")
    #expect(both.recipe.instructions.first == "Rinse the lentils.")
  }

  @Test func `nothing changes where nothing was edited`() throws {
    let text = KeptWriting.text(of: .sample())
    #expect(try KeptWriting.changes(in: text.replacing("\n", with: "\r\n"), since: text) == [:])
  }

  @Test func `a text without a recipe is refused`() {
    for text in ["", "---\ntitle: Soup\n---\n"] {
      #expect(throws: Failure.self) { try KeptWriting.recipe(in: text) }
    }
    let long = "Stir. " + String(repeating: "x", count: KeptWriting.mostBytes)
    #expect { try KeptWriting.recipe(in: long) } throws: { error in
      (error as? Failure)?.code == .tooLarge
    }
  }
}
