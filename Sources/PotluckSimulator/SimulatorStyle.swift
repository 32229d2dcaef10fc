/// Which service a simulator imitates.
///
/// To add a service: a case here with its line below, what it says in a file under
/// `Services/Shapes/`, and what it decides in a `ServiceDescription`. To add a web site: a case, its
/// line, and a description under `Sites/`.
public enum SimulatorStyle: String, Sendable, Hashable, CaseIterable {
  /// Food2Fork as it was until 2019: `/api/search`, `/api/get`, a key, pages of 30.
  case food2fork
  /// The community server food2fork.ca: `/api/recipe/search/`, a token, Django paging.
  case food2forkCommunity = "food2fork-ca"
  /// Forkify v1: Food2Fork's recipes without key or pages.
  case forkify
  /// RecipePuppy: `/api/`, no key, pages of 10, errors in the middle of the list.
  case recipePuppy = "recipepuppy"
  /// TheMealDB v1: a key in the path, no pages, numbered ingredients.
  case mealDB = "themealdb"
  /// DummyJSON: `limit` and `skip`, a limit that echoes what was returned.
  case dummyJSON = "dummyjson"
  /// Forkify v2: ingredients as objects, in the answer for one recipe alone.
  case forkify2
  /// Spoonacular: a window of 1,000 results, points instead of requests.
  case spoonacular
  /// Edamam's search v2: two keys, opaque next links that repeat them.
  case edamam2 = "edamam"
  /// Tasty by RapidAPI: two header fields, compilations among the recipes.
  case tasty
  /// Mealie: a bearer token, next links that lead nowhere.
  case mealie
  /// Tandoor: a bearer token, HTTP 404 behind the last page.
  case tandoor
  /// KitchenOwl: bare arrays, pages from 0.
  case kitchenOwl = "kitchenowl"
  /// Nextcloud Cookbook: the query in the path, schema.org recipes.
  case nextcloud = "nextcloud-cookbook"
  /// RecipeSage: a JSON body, one answer without pages.
  case recipeSage = "recipesage"
  /// Grocy: conditions in `query[]`, numbers as texts.
  case grocy
  /// MediaWiki: continuation objects, errors with status 200, articles behind `/index.php/`.
  case mediaWiki = "mediawiki"
  /// WordPress: totals in header fields.
  case wordPress = "wordpress"
  /// OpenSearch and Elasticsearch: a JSON body, a window of 10,000 hits.
  case openSearch = "opensearch"
  /// Solr: documents under `response.docs`.
  case solr
  /// Meilisearch: a JSON body, estimated totals.
  case meilisearch
  /// The Cooklang Federation: words in quotation marks, ingredients in the answer for one recipe.
  case cooklangFederation = "cooklang-federation"
  /// A site on Squarespace: pages from 0.
  case squarespace
  /// A shop on Shopify: ten articles at most.
  case shopify
  /// A WordPress blog as people see it, with all its ways to be searched.
  case wordPressBlog = "wordpress-blog"
  /// A Blogger blog: recipes in prose, searched through its feed.
  case bloggerBlog = "blogger-blog"
  /// A static site with a search form and cards: lazy pictures, relative links, hidden inputs.
  case cardSite = "card-site"
  /// The card site with a search that ignores the words.
  case deafSite = "deaf-site"
  /// A site that announces its search in schema.org's words alone, and lists results so.
  case actionSite = "action-site"
  /// A site with an OpenSearch description.
  case openSearchSite = "opensearch-site"
  /// A site with feeds of the newest and no search.
  case feedSite = "feed-site"
  /// A site behind a wall.
  case walledSite = "walled-site"

  /// The services of the demonstration: those that no longer exist, and a blog.
  public static let demonstrated: [SimulatorStyle] = [
    .food2fork, .food2forkCommunity, .forkify, .recipePuppy, .wordPressBlog,
  ]

  /// The style of a name, which is its kind's; names of earlier versions are understood too.
  public init?(named name: String) {
    let former = ["mealdb": "themealdb", "edamam2": "edamam", "nextcloud": "nextcloud-cookbook"]
    self.init(rawValue: former[name] ?? name)
  }

  /// The service's name for people.
  public var displayName: String { traits.displayName }

  /// Whether it is a web site for people, which is added by its address.
  public var isSite: Bool { traits.isSite }

  /// The query parameters that hold keys, for whoever writes requests down.
  public var secretParameters: [String] { traits.secretParameters }

  /// What is the same in all answers of the service.
  var traits: ServiceTraits { service.traits }

  /// What makes the service.
  var service: ServiceDescription {
    switch self {
    case .food2fork: .food2fork
    case .food2forkCommunity: .food2forkCommunity
    case .forkify: .forkify
    case .recipePuppy: .recipePuppy
    case .mealDB: .mealDB
    case .dummyJSON: .dummyJSON
    case .forkify2: .forkify2
    case .spoonacular: .spoonacular
    case .edamam2: .edamam2
    case .tasty: .tasty
    case .mealie: .mealie
    case .tandoor: .tandoor
    case .kitchenOwl: .kitchenOwl
    case .nextcloud: .nextcloud
    case .recipeSage: .recipeSage
    case .grocy: .grocy
    case .mediaWiki: .mediaWiki
    case .wordPress: .wordPress
    case .openSearch: .openSearch
    case .solr: .solr
    case .meilisearch: .meilisearch
    case .cooklangFederation: .cooklangFederation
    case .squarespace: .squarespace
    case .shopify: .shopify
    case .wordPressBlog: .wordPressBlog
    case .bloggerBlog: .bloggerBlog
    case .cardSite: .cardSite
    case .deafSite: .deafSite
    case .actionSite: .actionSite
    case .openSearchSite: .openSearchSite
    case .feedSite: .feedSite
    case .walledSite: .walledSite
    }
  }
}
