import RecipeModel
import RecipeProviderKit

@testable import RecipeSearch

/// Comparisons at the edges of what there can be.
enum ComparisonPageFixtures {
  /// A comparison of some outcomes and recipes.
  static func comparison(
    _ outcomes: [ProviderOutcome], _ recipes: [MergedRecipe],
    query: SearchQuery = SearchQuery(text: "soup"), duration: Duration = .milliseconds(430)
  ) -> Comparison {
    Comparison(
      SearchReport(
        query: query, plan: [], outcomes: outcomes, recipes: recipes, isComplete: true,
        duration: duration),
      ranking: RankingOptions(), extent: .everything)
  }

  /// Sources that list recipes of these names, a name that stands twice once.
  static func lists(_ lists: KeyValuePairs<String, [String]>) -> Comparison {
    var recipes: [String: [RankedListing]] = [:]
    for (provider, names) in lists {
      for (place, name) in names.enumerated()
      where recipes[name]?.contains(where: { $0.listing.id.provider == provider }) != true {
        recipes[name, default: []].append(
          Fixtures.entry(provider, name, rank: place + 1, title: name))
      }
    }
    let clusters = recipes.sorted { $0.key < $1.key }.map {
      RecipeRanker.Cluster(listings: $0.value, identity: .text($0.key))
    }
    return comparison(
      lists.map { ProviderOutcome(id: $0.key, kind: $0.key, name: $0.key, status: .ok) },
      RecipeRanker().recipes(from: clusters, sort: .best))
  }

  /// Nobody was there to ask.
  static let nothing = comparison([], [], query: SearchQuery(), duration: .zero)

  /// Nobody answered: one failed, one was too slow, one was not asked.
  static let allFailed = comparison(
    [Fixtures.food2fork, Fixtures.outcome("slow", .timedOut), Fixtures.pantry], [])

  /// One source alone.
  static let alone = comparison([Fixtures.cookbook], [Fixtures.menu[3]])

  /// Sources that answered in no time and have nothing.
  static let empty = comparison(
    ["a", "b"].map { ProviderOutcome(id: $0, kind: $0, name: $0, status: .empty) }, [])

  /// Every kind of end beside each other.
  static let everyEnd = comparison(
    [
      Fixtures.cookbook, Fixtures.food2fork, Fixtures.puppy, Fixtures.pantry,
      Fixtures.outcome("has-none", .empty), Fixtures.outcome("loops", .pagingLoop),
      Fixtures.outcome("stopped", .cancelled), Fixtures.outcome("resting", .init(.suspended)),
    ], [Fixtures.menu[2], Fixtures.menu[3]])

  /// Titles, links, names and messages that want to be more than text.
  static let hostile: Comparison = {
    let texts = HostileMarkup.texts + HostileTexts.titles
    let recipes = texts.enumerated().map { index, text in
      Fixtures.recipe([
        Fixtures.entry(
          HostileMarkup.provider, "\(index)", rank: index + 1, title: text,
          url: HostileTexts.links[index % HostileTexts.links.count], publisher: text, image: text),
        Fixtures.entry("b\"><script>alert(2)</script>", "\(index)", rank: index + 2, title: text),
      ])
    }
    let outcomes = [HostileMarkup.provider, "b\"><script>alert(2)</script>"].map { id in
      ProviderOutcome(
        id: id, kind: id, name: HostileMarkup.texts[0],
        status: ProviderOutcome.Status(rawValue: HostileMarkup.texts[1]),
        pages: PageCounts(
          asked: 2, answered: 1, gaps: [PageGap(page: 2, reason: HostileMarkup.texts[2])]),
        listings: ListingCounts(
          received: 9, kept: 8,
          dropped: [DropCount(reason: .init(rawValue: HostileMarkup.texts[3]), count: 1)]),
        duration: .milliseconds(20), timeToFirstListing: .milliseconds(30),
        error: ProviderError(
          .init(rawValue: HostileMarkup.texts[4]), HostileMarkup.texts[5],
          fix: HostileMarkup.texts[6]))
    }
    return comparison(
      outcomes, recipes,
      query: SearchQuery(text: HostileMarkup.texts[0], include: [HostileMarkup.texts[7]]))
  }()

  /// Many sources with long lists, of which each shares three in ten with the next one.
  static func large(providers: Int, listings: Int) -> Comparison {
    let names = (1...providers).map { "source-number-\($0)" }
    var recipes: [Int: [RankedListing]] = [:]
    for (number, name) in names.enumerated() {
      for rank in 1...listings {
        let dish = number * listings * 7 / 10 + rank
        recipes[dish, default: []].append(
          Fixtures.entry(
            name, "\(dish)", rank: rank,
            title: "A recipe with a title of usual length, number \(dish)",
            url: "https://www.example.com/recipes/\(name)/\(dish)-a-recipe-of-usual-length",
            ingredients: rank % 3 == 0 ? [] : ["salt"], minutes: rank % 2 == 0 ? 30 : nil))
      }
    }
    let clusters = recipes.sorted { $0.key < $1.key }.map {
      RecipeRanker.Cluster(listings: $0.value, identity: .text("\($0.key)"))
    }
    let outcomes = names.enumerated().map { number, name in
      ProviderOutcome(
        id: name, kind: name, name: name, status: .ok, pages: PageCounts(asked: 10, answered: 10),
        listings: ListingCounts(received: listings, kept: listings),
        duration: .milliseconds(100 + number * 140), timeToFirstListing: .milliseconds(60 + number),
        cache: .miss)
    }
    return comparison(
      outcomes, RecipeRanker().recipes(from: clusters, sort: .best),
      query: SearchQuery(text: "anything", limit: listings))
  }

  /// The comparisons, each with a name.
  static let all: [(name: String, comparisons: [Comparison])] = [
    ("nothing", [nothing]), ("all failed", [allFailed]), ("alone", [alone]), ("empty", [empty]),
    ("every end", [everyEnd]), ("hostile", [hostile]),
    ("many sources", [large(providers: 20, listings: 30)]),
    ("no query", []), ("nothing twice", [nothing, nothing]),
    ("all failed twice", [allFailed, allFailed]), ("hostile twice", [hostile, everyEnd, hostile]),
    ("many", [ComparisonFixtures.soup, ComparisonFixtures.stew, everyEnd, empty, alone]),
  ]
}
