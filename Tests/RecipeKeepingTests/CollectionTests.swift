import PotluckSupport
import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("Many kept recipes at once, and their first pictures", .fewAtOnce) struct CollectionTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: LibraryKind.allCases)
  func `a tag is renamed in all recipes that have it, or taken off`(kind: LibraryKind) async throws
  {
    let library = kind.open(folder)
    for (title, tags) in [("Leek", ["Slow", "winter"]), ("Kale", ["slow"]), ("Plum", ["winter"])] {
      var request = KeepRequest(.sample(title))
      request.tags = tags
      _ = try await library.keep(request)
    }
    #expect(try await library.retag("slow", as: "sunday") == 2)
    #expect(try await tags(library) == ["Leek: sunday, winter", "Kale: sunday", "Plum: winter"])
    // Where a recipe has the new name already, it has it once.
    #expect(try await library.retag("winter", as: "Sunday") == 2)
    #expect(try await tags(library) == ["Leek: sunday", "Kale: sunday", "Plum: Sunday"])
    #expect(try await library.retag("sunday", as: nil) == 3)
    #expect(try await tags(library) == ["Leek: ", "Kale: ", "Plum: "])
    #expect(try await library.retag("sunday", as: nil) == 0)
  }

  private func tags(_ library: any KeptLibrary) async throws -> [String] {
    var texts: [String] = []
    for title in ["Leek", "Kale", "Plum"] {
      let kept = try #require(try await library.recipe(title.lowercased()))
      texts.append("\(title): \(kept.tags.joined(separator: ", "))")
    }
    return texts
  }

  @Test(arguments: LibraryKind.allCases)
  func `the owner chooses the first picture, or brings it, and a refresh leaves it`(
    kind: LibraryKind
  ) async throws {
    let library = kind.open(folder)
    var request = KeepRequest(.sample())
    request.pictures = [.sample(), .sample("second.jpg"), .sample("third.jpg")]
    let id = try await library.keep(request).kept.id
    let chosen = try await first(3, of: id, in: library)
    #expect(chosen.cover == "third.jpg")
    var names = try await library.pictures(of: id).map(\.name)
    #expect(names == ["third.jpg", KeptPicture.sample().name, "second.jpg"])
    for number in [0, 4] {
      await #expect(throws: Failure.self) { try await first(number, of: id, in: library) }
    }
    await #expect(throws: Failure.self) { try await first(own: [1, 2, 3], of: id, in: library) }
    let own = Array("GIF89a\u{2}\0\u{2}\0\0\0\0;".utf8)
    let brought = try await first(own: own, of: id, in: library)
    #expect(brought.pictureCount == 4 && brought.cover?.hasPrefix("own-") == true)
    // The same picture once more is the same picture.
    let again = try await first(own: own, of: id, in: library)
    #expect(again.pictureCount == 4 && again.cover == brought.cover)
    #expect(try await kind.open(folder).recipe(id) == again)
    names = try await library.refreshed([.sample("new.jpg")], of: again).map(\.name)
    #expect(names == [again.cover, "new.jpg"])
    _ = try await first(3, of: id, in: library)
    let kept = try #require(try await library.recipe(id))
    names = try await library.refreshed(
      [.sample("new.jpg"), .sample(kept.cover ?? "")], of: kept
    ).map(\.name)
    #expect(names == [kept.cover, again.cover, "new.jpg"])
  }

  private func first(
    _ number: Int = 0, own: [UInt8]? = nil, of id: String, in library: any KeptLibrary
  ) async throws -> KeptRecipe {
    var change = KeptChange()
    if let own {
      try await library.putFirst(own: own, of: id, in: &change)
    } else {
      try await library.putFirst(number, of: id, in: &change)
    }
    return try await library.change(id, change)
  }

  @Test func `recipes that may be one dish are listed beside each other`() async throws {
    let library = LibraryKind.database.open(folder)
    for (title, provider) in [
      ("Lentil soup", "a"), ("Plum tart", "a"), ("Lentil Soup", "b"), ("Leek pie", "b"),
    ] {
      var recipe = Recipe.sample(title, id: title, provider: provider)
      if title.hasPrefix("L"), provider == "b", title != "Lentil Soup" {
        recipe.listing.ingredients = ["3 leeks", "1 sheet of pastry"]
      }
      _ = try await library.keep(KeepRequest(recipe))
    }
    var view = KeptView()
    (view.isOfDuplicates, view.hasFacets) = (true, true)
    let found = try await library.select(KeptFilter(), suiting: SearchQuery(), as: view)
    #expect(found.total == 2 && found.facets?.duplicates == 2)
    #expect(found.duplicates.map { $0.map(\.id).sorted() } == [["lentil-soup", "lentil-soup-2"]])
  }
}
