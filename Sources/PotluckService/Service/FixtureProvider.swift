import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// A source for those who write clients: every query is answered, with the same recipes every time.
///
/// Words in a query steer it: `__slow__` takes thirty seconds unless it is cancelled, `__1s__` one
/// second; `__fail__` fails, `__empty__` finds nothing, and `__part__` gives twenty of the recipes
/// that it counts. There are 57 recipes, `fixture:1` to `fixture:57`, whose links are
/// `https://example.org/fixture/1` and so on.
struct FixtureProvider: RecipeProvider {
  private static let pageSize = 20

  let descriptor: ProviderDescriptor

  init(id: String) {
    descriptor = ProviderDescriptor(
      id: id, kind: ProviderKind.fixture.name, name: "Fixtures", homepage: "https://example.org/",
      capabilities: [.text, .browse, .detail, .listsIngredients],
      paging: PagingPolicy(pageSize: Self.pageSize))
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page, number >= 1 else {
      throw ProviderError(.unsupported, "pages are numbered from 1")
    }
    if number == 1 { try await pause(query.text) }
    if query.text.contains("__fail__") {
      throw ProviderError(
        .httpError, "the service failed (HTTP 503)", fix: "this is what __fail__ asks for",
        httpStatus: 503)
    }
    let dishes = query.text.contains("__empty__") ? [] : FixtureDish.all
    let rest = dishes.dropFirst(min(dishes.count, (number - 1) * Self.pageSize))
    let listings = rest.prefix(Self.pageSize).map { $0.recipe(provider: descriptor.id).listing }
    let isPart = query.text.contains("__part__")
    return SearchPage(
      listings: listings, next: !isPart && rest.count > Self.pageSize ? .number(number + 1) : nil,
      total: dishes.count)
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    guard let number = Int(id.id), let dish = FixtureDish(number: number), id.id == "\(number)"
    else {
      throw ProviderError(
        .notFound, "there is no fixture \"\(id.id)\"",
        fix: "known: 1 to \(FixtureDish.all.count)")
    }
    return dish.recipe(provider: descriptor.id)
  }

  /// The identifier of the recipe that a link leads to; nil for a link to somewhere else.
  static func id(at url: String) -> ListingID? {
    FixtureDish.all.first { $0.url == url }.map {
      ListingID(provider: ProviderKind.fixture.name, id: "\($0.number)")
    }
  }

  private func pause(_ text: String) async throws {
    if text.contains("__slow__") { try await Task.sleep(for: .seconds(30).patient) }
    if text.contains("__1s__") { try await Task.sleep(for: .seconds(1)) }
  }
}

/// One of the recipes that are made up for clients, told from the others by its main ingredient.
private struct FixtureDish: Sendable {
  let number: Int
  private let food: String

  private static let foods = [
    "carrots", "leeks", "mushrooms", "lentils", "spinach", "pumpkin", "ginger", "tomatoes",
    "chickpeas", "potatoes", "fennel", "barley", "broccoli", "cauliflower", "celery", "sweetcorn",
    "beetroot", "asparagus", "aubergines", "courgettes", "peas", "kale", "cabbage", "turnips",
    "parsnips", "artichokes", "radishes", "quinoa", "rice", "noodles", "polenta", "couscous",
    "almonds", "walnuts", "cashews", "peanuts", "apples", "pears", "quinces", "plums", "apricots",
    "figs", "dates", "lemons", "oranges", "coconut", "tofu", "eggs", "salmon", "mackerel", "prawns",
    "mussels", "chicken", "turkey", "beef", "lamb", "feta",
  ]

  /// All dishes, by number.
  static let all = foods.enumerated().map { FixtureDish(number: $0.offset + 1, food: $0.element) }

  /// Where the recipe's page would be.
  var url: String { "https://example.org/fixture/\(number)" }

  private init(number: Int, food: String) {
    self.number = number
    self.food = food
  }

  /// The dish with that number; nil when there is none.
  init?(number: Int) {
    guard Self.all.indices.contains(number - 1) else { return nil }
    self = Self.all[number - 1]
  }

  /// The recipe as a source gives it.
  func recipe(provider: String) -> Recipe {
    let preparation = 5 + number % 4 * 5
    let cooking = 15 + number % 7 * 5
    let listing = Listing(
      id: ListingID(provider: provider, id: "\(number)"), title: "Stew with \(food)", url: url,
      publisher: "Example Kitchen",
      ingredients: [
        "\(200 + number % 5 * 50) g \(food)", "1 onion", "2 tbsp olive oil", "1/2 tsp salt",
        "\(500 + number % 3 * 250) ml vegetable stock",
      ],
      totalMinutes: preparation + cooking, recipeYield: "\(2 + number % 3 * 2) servings")
    return Recipe(
      listing: listing, summary: "A made-up recipe for trying out programs.",
      instructions: [
        "Chop the onion and fry it in the oil for 5 minutes.",
        "Add the \(food), the salt and the stock, and cook for \(cooking - 5) minutes.",
        "Season to taste and serve warm.",
      ],
      prepMinutes: preparation, cookMinutes: cooking, category: "Main course",
      keywords: ["fixture"])
  }
}

extension ProviderKind {
  /// The source behind `--fixtures`.
  static let fixture = ProviderKind(
    name: "fixture", summary: "recipes made up for trying out clients", settings: [],
    make: { FixtureProvider(id: $0.id) })
}

extension LoadedConfiguration {
  /// What `--fixtures` puts in the place of the configuration.
  ///
  /// The deadlines lie behind the thirty seconds that a slow answer takes.
  static var fixtures: LoadedConfiguration {
    let text = """
      {
        "version": 1,
        "search": { "soft": "1h", "hard": "1h" },
        "cache": { "enabled": false },
        "kept": false,
        "history": false,
        "providers": [ { "id": "fixture", "use": "fixture" } ]
      }
      """
    let read = ConfigurationReader.read(
      Array(text.utf8), kinds: KindCatalog(compiled: [.fixture]), folder: "/")
    return LoadedConfiguration(
      source: .embedded, configuration: read.configuration, problems: read.problems)
  }
}
