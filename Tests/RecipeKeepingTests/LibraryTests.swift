import Foundation
import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("A library of kept recipes", .fewAtOnce) struct LibraryTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: LibraryKind.allCases)
  func `gives back every member of what it keeps, to another process too`(
    kind: LibraryKind
  ) async throws {
    var random = SeededRandom(seed: 7)
    let library = kind.open(folder)
    let reader = kind.open(folder)
    for number in 0..<40 {
      var request = KeepRequest(Recipe.random(&random, number: number))
      request.tags = ["b", "a", "A "]
      request.notes = ["Mine: \(random.text())"]
      request.rating = 4
      request.pictures = [.sample(), .sample("second.jpg")]
      request.page = Array("<p>\(number)".utf8)
      let result = try await library.keep(request)
      #expect(!result.wasKept)
      let kept = try #require(try await reader.recipe(result.kept.id))
      #expect(kept == result.kept)
      #expect(kept.recipe == request.recipe)
      #expect(kept.tags == ["a", "b"] && kept.notes == request.notes && kept.rating == 4)
      #expect(kept.pictureCount == 2 && kept.hasPage && kept.refreshedAt != nil)
      let pictures = try await library.pictures(of: kept.id)
      #expect(pictures == request.pictures)
      #expect(try await library.page(of: kept.id) == request.page)
    }
    #expect(try await library.check() == [])
    #expect(library.notices == [])
  }

  @Test(arguments: LibraryKind.allCases)
  func `stops looking when nobody waits any more`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    for number in 0..<20 { _ = try await library.keep(KeepRequest(.sample("Soup \(number)"))) }
    let other = kind.open(folder)
    for words in ["", "soup"] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await other.list(KeptFilter(words: words))
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await other.list(KeptFilter(words: words)).count == 20)
    }
    #expect(other.notices.isEmpty)
  }

  @Test(arguments: LibraryKind.allCases)
  func `finds recipes whatever holds the words together and whatever their number`(
    kind: LibraryKind
  ) async throws {
    let library = kind.open(folder)
    for title in ["Mac & Cheese", "Leek Soup", "Haselnüsse im Teig"] {
      _ = try await library.keep(KeepRequest(.sample(title, ingredients: ["3 Eier", "1 Zwiebel"])))
    }
    func titles(_ filter: KeptFilter) async throws -> [String] {
      try await library.list(filter).map(\.recipe.listing.title)
    }
    #expect(try await titles(KeptFilter(words: "mac and cheese")) == ["Mac & Cheese"])
    #expect(try await titles(KeptFilter(words: "leek soup recipe")) == ["Leek Soup"])
    #expect(try await titles(KeptFilter(words: "soup with leek")) == ["Leek Soup"])
    #expect(try await titles(KeptFilter(words: "Haselnuss")) == ["Haselnüsse im Teig"])
    for name in ["Ei", "eggs", "uova", "onions"] {
      var filter = KeptFilter()
      filter.include = [name]
      #expect(try await titles(filter).count == 3, "\(name)")
      (filter.include, filter.exclude) = ([], [name])
      #expect(try await titles(filter).isEmpty, "\(name)")
    }
    let pairs = [("ui", "uien"), ("noot", "noten"), ("arancia", "arance"), ("gâteau", "gâteaux")]
    for (one, many) in pairs {
      _ = try await library.keep(KeepRequest(.sample("With \(many)", ingredients: ["3 \(many)"])))
      var filter = KeptFilter()
      filter.include = [one]
      #expect(try await titles(filter).contains("With \(many)"), "\(one)")
    }
  }

  private static let moments: [(String, String)] = [
    ("2019-03-04", "2019-03-04T00:00:00Z"), ("2019-03-04 17:05:09", "2019-03-04T17:05:09Z"),
    ("2019-03-04T17:05:09.250+02:00", "2019-03-04T15:05:09Z"),
    ("2019-03-04T23:30:00-0100", "2019-03-05T00:30:00Z"),
    ("2019-03-04T17:05Z", "2019-03-04T17:05:00Z"),
  ]

  @Test(arguments: LibraryKind.allCases)
  func `keeps the day on which another program kept it`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    for (number, (written, moment)) in Self.moments.enumerated() {
      var request = KeepRequest(.sample("Soup \(number)"))
      (request.keptAt, request.isFromSource) = (written, false)
      #expect(try await library.keep(request).kept.keptAt == moment)
    }
    // Nothing was kept in the future, or at no time.
    for (number, written) in ["2999-01-01", "2019-13-45", "once", "0000-00-00"].enumerated() {
      var request = KeepRequest(.sample("Stew \(number)"))
      request.keptAt = written
      let kept = try await library.keep(request).kept.keptAt
      #expect(kept > "2026" && kept <= KeptMoment.text(KeptMoment.now()))
    }
    let titles = try await library.list(KeptFilter()).map(\.recipe.listing.title)
    #expect(titles.last == "Soup 1" || titles.last == "Soup 0")
  }

  @Test(arguments: LibraryKind.allCases)
  func `keeps a recipe once, and takes what is added`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    let soup = Recipe.sample(url: "https://site.example/soup?utm_source=x&id=4")
    let first = try await library.keep(KeepRequest(soup))
    var again = KeepRequest(
      Recipe.sample(id: "other", provider: "else", url: "http://www.site.example/soup/?id=4#top"))
    again.tags = ["dinner"]
    again.notes = ["Good."]
    let second = try await library.keep(again)
    #expect(second.wasKept && second.kept.id == first.kept.id)
    #expect(second.kept.tags == ["dinner"] && second.kept.notes == ["Good."])
    #expect(second.kept.recipe == soup)
    let byID = try await library.keep(KeepRequest(Recipe.sample("Renamed", id: "Lentil soup")))
    #expect(byID.wasKept && byID.kept.id == first.kept.id)
    #expect(try await library.recipe("lentil-soup")?.id == first.kept.id)
    #expect(try await library.list(KeptFilter()).count == 1)
    let url = KeptReference.url("https://site.example/soup?id=4&fbclid=1")
    #expect(try await library.recipe(of: url)?.id == first.kept.id)
    #expect(try await library.recipe(of: .id("shelf", "Lentil soup"))?.id == first.kept.id)
    #expect(try await library.recipe(of: .id("shelf", "none")) == nil)
  }

  @Test(arguments: LibraryKind.allCases)
  func `keeps every recipe that a source tells apart, of one page and one title too`(
    kind: LibraryKind
  ) async throws {
    let library = kind.open(folder)
    let page = "https://site.example/menu"
    for id in ["1", "2", "3"] {
      #expect(try await !library.keep(KeepRequest(.sample(id: id, url: page))).wasKept)
    }
    // One without an identifier is known by its link alone.
    let nameless = Recipe.sample("Menu", id: "", provider: "file", url: page + "?utm_source=x")
    #expect(try await library.keep(KeepRequest(nameless)).wasKept)
    #expect(try await library.keep(KeepRequest(.sample(id: "2"))).wasKept)
    #expect(try await Set(library.list(KeptFilter()).map(\.id)).count == 3)
    _ = try await library.remove(library.list(KeptFilter()).map(\.id))
    let again = try await library.keep(KeepRequest(.sample(id: "2", url: page)))
    #expect(!again.wasKept)
    #expect(try await library.list(KeptFilter()) == [again.kept])
  }

  @Test(arguments: LibraryKind.allCases)
  func `tells of the same dish of another source`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    let lines = [
      "200 g red lentils", "1 onion, chopped", "2 carrots", "1 l vegetable stock", "1 tsp cumin",
    ]
    let first = try await library.keep(KeepRequest(.sample(provider: "one", ingredients: lines)))
    _ = try await library.keep(KeepRequest(.sample("Lentil curry", ingredients: ["1 onion"])))
    let other = Recipe.sample("Lentil Soup", id: "x", provider: "two", ingredients: lines)
    let result = try await library.keep(KeepRequest(other))
    #expect(!result.wasKept && result.alike.map(\.id) == [first.kept.id])
  }

  @Test(arguments: LibraryKind.allCases)
  func `takes changes of its owner`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    let id = try await library.keep(KeepRequest(.sample())).kept.id
    var change = KeptChange()
    change.addedTags = ["quick", "winter"]
    change.addedNotes = ["More salt."]
    change.rating = 5
    change.cooked = ["2026-05-01"]
    _ = try await library.change(id, change)
    change = KeptChange()
    change.removedTags = ["QUICK"]
    change.cooked = ["2026-06-01"]
    var recipe = Recipe.sample()
    recipe.listing.ingredients[0] = "250 g red lentils"
    change.recipe = recipe
    change.edited = [.ingredients]
    let changed = try await library.change(id, change)
    let read = try #require(try await kind.open(folder).recipe(id))
    #expect(read == changed)
    #expect(read.tags == ["winter"] && read.notes == ["More salt."] && read.rating == 5)
    #expect(read.cooked == ["2026-06-01", "2026-05-01"] && read.edited == [.ingredients])
    #expect(read.recipe == recipe)
    change = KeptChange()
    change.rating = 0
    change.removedNotes = ["More salt."]
    change.uncooked = ["2026-05-01"]
    change.pictures = [.sample()]
    change.page = Array("<p>".utf8)
    change.isRefresh = true
    change.recipe = .sample()
    let refreshed = try await library.change(id, change)
    #expect(refreshed.rating == nil && refreshed.edited == [] && refreshed.pictureCount == 1)
    #expect(refreshed.hasPage && refreshed.recipe == .sample())
    #expect(refreshed.notes.isEmpty && refreshed.cooked == ["2026-06-01"])
    await #expect(throws: Failure.self) { try await library.change("none", change) }
  }

  @Test(arguments: LibraryKind.allCases)
  func `brings back what the last removal took away`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    var request = KeepRequest(.sample("Soup"))
    request.pictures = [.sample()]
    request.page = [1]
    let soup = try await library.keep(request).kept
    let stew = try await library.keep(KeepRequest(.sample("Stew"))).kept
    let cake = try await library.keep(KeepRequest(.sample("Cake"))).kept
    #expect(try await library.remove([cake.id]).map(\.id) == [cake.id])
    #expect(
      try await Set(library.remove([soup.id, stew.id, "none"]).map(\.id)) == [soup.id, stew.id])
    #expect(try await library.list(KeptFilter()).isEmpty)
    #expect(try await library.list(KeptFilter(words: "soup")).isEmpty)
    #expect(try await library.recipe(soup.id) == nil)
    #expect(try await Set(library.undoRemoval().map(\.id)) == [soup.id, stew.id])
    #expect(try await library.list(KeptFilter(words: "soup")) == [soup])
    #expect(try await library.pictures(of: soup.id) == request.pictures)
    #expect(try await library.page(of: soup.id) == [1])
    #expect(try await library.undoRemoval() == [cake])
    #expect(try await library.undoRemoval() == [])
    #expect(try await library.check() == [])
  }

  @Test(arguments: LibraryKind.allCases)
  func `finds by words, tags and ingredients`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    var curry = KeepRequest(.sample("Chickpea curry", ingredients: ["2 onions", "chickpeas"]))
    curry.tags = ["Dinner", "crème"]
    _ = try await library.keep(curry)
    _ = try await library.keep(
      KeepRequest(.sample("Crème brûlée", ingredients: ["4 eggs", "1 l cream"])))
    _ = try await library.keep(KeepRequest(.sample("Eggplant stew", ingredients: ["1 eggplant"])))
    func found(_ filter: KeptFilter) async throws -> Set<String> {
      Set(try await library.list(filter).map(\.recipe.listing.title))
    }
    #expect(try await found(KeptFilter(words: "creme brulee")) == ["Crème brûlée"])
    #expect(try await found(KeptFilter(words: "chickpeas cur")) == ["Chickpea curry"])
    #expect(try await found(KeptFilter(words: "eggs")) == ["Crème brûlée"])
    #expect(try await found(KeptFilter(words: "simmer half an hour")).count == 3)
    #expect(
      try await library.list(KeptFilter(words: "creme")).first?.recipe.listing.title
        == "Crème brûlée")
    var filter = KeptFilter()
    filter.tags = ["dinner"]
    #expect(try await found(filter) == ["Chickpea curry"])
    filter.tags = ["dinner", "none"]
    #expect(try await found(filter).isEmpty)
    filter = KeptFilter()
    filter.include = ["onion"]
    #expect(try await found(filter) == ["Chickpea curry"])
    filter.include = []
    filter.exclude = ["egg"]
    #expect(try await found(filter) == ["Chickpea curry", "Eggplant stew"])
    filter.limit = 1
    #expect(try await found(filter).count == 1)
  }

  @Test(arguments: LibraryKind.allCases)
  func `takes every word of a person for a word`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    _ = try await library.keep(KeepRequest(.sample("Soup OR nothing 🍲")))
    let hostile = [
      "\"", "\"\"", "'", "*", "a*", "\"*", "NEAR(a b)", "NEAR", "OR", "AND", "NOT", "soup OR",
      "title:",
      "title : soup", "{title}", "^soup", "-soup", "+", "(", ")", "((", "a\" OR \"b",
      "'; DROP TABLE recipe; --",
      "\u{0}", "\u{FEFF}", "हलवा", "é\u{301}\u{301}", "🍲", "?", "%", "_",
      String(repeating: "a ", count: 5_000),
      String(repeating: "x", count: 100_000), "\u{200D}", "ﬀ", "İ",
    ]
    for words in hostile {
      var filter = KeptFilter(words: words)
      _ = try await library.list(filter)
      filter.tags = [words]
      filter.include = [words]
      filter.exclude = [words]
      _ = try await library.list(filter)
      _ = try await library.recipe(words)
      _ = try await library.recipe(of: .url(words))
      _ = try await library.keep(KeepRequest(.sample(words, id: words, url: words)))
    }
    let title = "Soup OR nothing 🍲"
    for words in ["nothing or soup", "🍲"] {
      let found = try await library.list(KeptFilter(words: words))
      #expect(found.contains { $0.recipe.listing.title == title } && found.count < 4)
    }
    #expect(try await library.check() == [])
  }

  @Test(arguments: LibraryKind.allCases)
  func `is made anew from another one`(kind: LibraryKind) async throws {
    let library = kind.open(folder)
    var kept = KeptRecipe(id: "soup", recipe: .sample(), keptAt: "2020-01-02T03:04:05Z")
    kept.tags = ["a"]
    kept.cooked = ["2021-01-01"]
    kept.edited = [.title]
    kept.pictureCount = 1
    kept.hasPage = true
    #expect(try await library.add(kept, pictures: [.sample()], page: [1]))
    #expect(try await !library.add(kept, pictures: [.sample()], page: [1]))
    var read = try #require(try await library.list(KeptFilter()).first)
    read.id = kept.id
    #expect(read == kept)
  }
}
