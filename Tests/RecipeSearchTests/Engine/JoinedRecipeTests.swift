import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// What pages of one list tell together.
@Suite(.fewAtOnce) struct JoinedRecipeTests {
  /// The recipes as a reader of all pages knows them: what was shown, and what joined it.
  private struct Reader {
    /// The names of each recipe's sources; the identifier under which it was shown comes first.
    var recipes: [[String]] = []
    var pages = 0
    var joins = 0

    mutating func read(_ report: SearchReport) {
      pages += 1
      for joined in report.joined {
        joins += 1
        guard let place = place(of: joined.id) else {
          Issue.record("\(joined.id) was not shown before")
          continue
        }
        for id in joined.alsoShown {
          guard let other = self.place(of: id), other != place else {
            Issue.record("\(id) was not shown as another recipe")
            continue
          }
          recipes[place] += recipes[other]
          recipes[other] = []
        }
        recipes[place] += joined.sources.map(\.listing.id.description)
      }
      recipes += report.recipes.map { $0.sources.map(\.listing.id.description) }
    }

    private func place(of id: String) -> Int? { recipes.firstIndex { $0.contains(id) } }
  }

  private func engine(_ listings: [RankedListing], pageSize: Int = 5) -> SearchEngine {
    SearchEngine.patient(
      Set(listings.map(\.listing.id.provider)).sorted().map {
        SearchProvider(ScriptedProvider($0, listing: listings, pageSize: pageSize))
      })
  }

  private func read(_ engine: SearchEngine, limit: Int) async throws -> Reader {
    var reader = Reader()
    var cursor: String?
    repeat {
      let report = try await engine.search(SearchQuery(text: "dish", limit: limit), cursor: cursor)
      #expect(!report.recipes.isEmpty || report.cursor == nil)
      reader.read(report)
      cursor = report.cursor
    } while cursor != nil
    return reader
  }

  /// Listings of which some share a link, some the ingredients, and some have the title alone, each
  /// source in an order of its own.
  private func world(_ random: inout SeededRandom) -> [RankedListing] {
    (0..<4).flatMap { provider in
      (0..<40).shuffled(using: &random).prefix(30).enumerated().map { index, dish in
        let name = DishNames.name(dish)
        let lines = ["2 \(name)", "\(dish) g flour", "1 egg", "\(dish % 5 + 1) cups \(name) milk"]
        return listing(
          "p\(provider)", "\(dish)", "Dish \(DishNames.name(dish / 2))",
          url: random.below(3) > 0 ? "https://x.example/\(name)" : nil, rank: index + 1,
          ingredients: random.below(3) > 0 ? lines : [])
      }
    }
  }

  @Test(arguments: 1...12)
  func `pages name every source once, and one recipe of the whole list is one`(
    _ seed: UInt64
  ) async throws {
    var random = SeededRandom(seed: seed)
    let listings = world(&random)
    let engine = engine(listings, pageSize: Int.random(in: 2...9, using: &random))
    let whole = try await engine.search(SearchQuery(text: "dish", limit: 1_000))
    let reader = try await read(engine, limit: Int.random(in: 1...9, using: &random))
    let named = reader.recipes.joined().sorted()
    #expect(named == whole.recipes.flatMap(\.sources).map(\.listing.id.description).sorted())
    #expect(named.count == listings.count)
    // A recipe that was shown is that of the whole list that holds most of it: none is there twice,
    // and none is missing some of whose sources were not named with another one.
    let recipes = whole.recipes.map { Set($0.sources.map(\.listing.id.description)) }
    var shown = Set<Int>()
    for told in reader.recipes where !told.isEmpty {
      let counts = recipes.map { $0.intersection(told).count }
      let most = counts.max() ?? 0
      let best = recipes.indices.filter { counts[$0] == most }
      let heir = try #require(best.first { recipes[$0].contains(told[0]) } ?? best.first)
      #expect(shown.insert(heir).inserted)
    }
    #expect(reader.joins > 0)
  }

  @Test(arguments: 1...12)
  func `where one link tells all, pages hold the recipes of the whole list once`(
    _ seed: UInt64
  ) async throws {
    var random = SeededRandom(seed: seed)
    let engine = engine(randomListings(&random, providers: 4, dishes: 40, each: 28))
    let whole = try await engine.search(SearchQuery(text: "dish", limit: 1_000))
    let reader = try await read(engine, limit: Int.random(in: 1...9, using: &random))
    #expect(
      Set(reader.recipes.map(Set.init))
        == Set(whole.recipes.map { Set($0.sources.map(\.listing.id.description)) }))
    #expect(reader.recipes.count == whole.recipes.count)
  }

  @Test func `a source of a recipe that was shown is told and not shown again`() async throws {
    let link = "https://x.example/soup"
    let reports = try await pages([
      listing("a", "1", "Soup", url: link, rank: 1),
      listing("a", "2", "Bread", url: "https://x.example/bread", rank: 2),
      listing("b", "1", "Stew", url: "https://x.example/stew", rank: 1),
      listing("b", "9", "The Soup", url: link, rank: 2),
    ])
    #expect(try reports[at: 0].joined.isEmpty)
    let joined = try #require(reports.flatMap(\.joined).first)
    #expect(reports.flatMap(\.joined).count == 1)
    #expect(joined.id == "a:1" && joined.title == "Soup" && joined.alsoShown.isEmpty)
    #expect(joined.sources.map(\.listing.id.description) == ["b:9"])
    let titles = reports.flatMap(\.recipes).map(\.unified.title)
    #expect(titles.sorted() == ["Bread", "Soup", "Stew"])
  }

  @Test func `two recipes that a third listing shows to be one are told`() async throws {
    let lines = ["500 g leeks", "2 onions", "1 l stock", "20 g butter", "3 bay leaves"]
    let reports = try await pages([
      listing("a", "1", "Leek Soup", url: "https://x.example/leek", rank: 1),
      listing("b", "1", "Leek Soup", rank: 1, ingredients: lines),
      listing("c", "1", "Bread", rank: 1),
      listing("c", "2", "Leek Soup", url: "https://x.example/leek", rank: 2, ingredients: lines),
    ])
    // Whether the first two are one by themselves is for merging to say; the third makes them one.
    let shown = reports.flatMap(\.recipes).map(\.unified.title)
    let told = reports.flatMap(\.joined).flatMap(\.alsoShown)
    #expect(shown.count == 2 + told.count)
  }

  @Test func `a source that fails later takes no recipe out of the list`() throws {
    let shared = "https://x.example/soup"
    let (lead, other) = (
      listing("a", "1", "Soup", url: shared, rank: 1),
      listing("b", "1", "Soup", url: shared, rank: 2)
    )
    let late = listing("c", "1", "Soup", url: shared, rank: 9)
    var cursor = SearchCursor(depth: 5)
    cursor.markShown(RecipeRanker().recipes(from: [lead, other])[0])
    // The source that led does not answer this time: another name of the recipe stands for it.
    let joined = cursor.part(RecipeRanker().recipes(from: [other, late])).joined
    #expect(joined.map(\.id) == ["b:1"])
    #expect(joined.flatMap(\.sources) == [late])
    #expect(cursor.part(RecipeRanker().recipes(from: [lead, other, late])).joined.isEmpty)
  }

  @Test func `what parts from a recipe that was shown is shown without what was named`() {
    let ids = ["a", "b", "c", "d", "e"]
    let named = ids.map { listing($0, "1", "Soup") }
    func merged(_ clusters: [Int]...) -> [MergedRecipe] {
      RecipeRanker().recipes(
        from: clusters.map { cluster in
          RecipeRanker.Cluster(listings: cluster.map { named[$0] }, identity: .text("\(cluster)"))
        }, sort: .best)
    }
    func names(_ sources: [RankedListing]) -> String {
      sources.map(\.listing.id.provider).joined()
    }
    var cursor = SearchCursor(depth: 5)
    for recipe in merged([0, 1]) { cursor.markShown(recipe) }
    // Equal halves: the one that led goes on. The other has a new source, which is shown.
    let parted = cursor.part(merged([0, 2], [1, 3]))
    #expect(parted.hasParted)
    #expect(parted.joined.map { $0.id + " " + names($0.sources) } == ["a:1 c"])
    #expect(parted.others.map { names($0.sources) } == ["d"])
    for recipe in parted.others { cursor.markShown(recipe) }
    // Most of what was shown under the first name is elsewhere: there it goes on.
    let moved = cursor.part(merged([0], [1, 2, 4], [3]))
    #expect(moved.joined.map { $0.id + " " + names($0.sources) } == ["a:1 e"])
    #expect(moved.others.isEmpty)
    // What turns out to be one is told, once.
    let united = cursor.part(merged([0, 1, 2, 3, 4]))
    #expect(united.joined.map(\.alsoShown) == [["d:1"]])
    #expect(cursor.part(merged([0, 1, 2, 3, 4])).joined.isEmpty)
  }

  /// The reports of all pages, one recipe on each.
  private func pages(_ listings: [RankedListing]) async throws -> [SearchReport] {
    let engine = engine(listings, pageSize: 1)
    var reports: [SearchReport] = []
    repeat {
      reports.append(
        try await engine.search(
          SearchQuery(text: "dish", limit: 1), cursor: reports.last?.cursor))
    } while reports.last?.cursor != nil
    return reports
  }
}
