import PotluckSupport

/// How a simulator behaves when nothing goes wrong.
public struct SimulatorOptions: Sendable, Hashable {
  /// What RecipePuppy answers behind the last page.
  package enum PastEnd: String, Sendable, Hashable {
    /// The first page behind the end is empty, every later one is the HTTP 500 page.
    case mixed
    /// An empty page with status 200.
    case empty
    /// HTTP 500 with an HTML page.
    case failing
  }

  /// The key that Food2Fork demands, or the token of the community server.
  package var key: String
  /// What the services do to their data.
  package var quirks: SimulatorQuirks
  /// Pages laid out by hand; empty leaves the layout to the page size.
  package var pages: [ScriptedPage]
  /// What RecipePuppy answers behind the last page.
  package var pastEnd: PastEnd
  /// The version of the service, where versions differ: 6 for Elasticsearch; nil for the newest.
  package var version: Int?
  /// How a web site is set up, where the style is one.
  package var site: SiteSettings
  /// Decides which recipes a quirk falls on, and every shuffled order.
  package var seed: UInt64

  /// The key or token when none is set.
  public static let demoKey = "demo-key"

  /// Creates options with every quirk and no layout of pages.
  public init() { self.init(quirks: .all, pages: []) }

  /// Creates options.
  public init(quirks: SimulatorQuirks, pages: [ScriptedPage]) {
    self.init(key: Self.demoKey, quirks: quirks, pages: pages)
  }

  /// Creates options with what only some styles know.
  package init(
    key: String = SimulatorOptions.demoKey, quirks: SimulatorQuirks = .all,
    pages: [ScriptedPage] = [], pastEnd: PastEnd = .mixed, version: Int? = nil,
    site: SiteSettings = SiteSettings(), seed: UInt64 = 1
  ) {
    self.key = key
    self.quirks = quirks
    self.pages = pages
    self.pastEnd = pastEnd
    self.version = version
    self.site = site
    self.seed = seed
  }
}

/// Peculiarities of the services' data, each known from recorded answers.
///
/// A quirk falls on a fixed share of the recipes, chosen by id and seed.
public struct SimulatorQuirks: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Wraps bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Titles and ingredients with HTML entities, some escaped twice.
  package static let entities = SimulatorQuirks(rawValue: 1 << 0)
  /// RecipePuppy titles with runs of CR, LF and TAB.
  package static let lineBreaks = SimulatorQuirks(rawValue: 1 << 1)
  /// Food2Fork items without `recipe_id`.
  package static let missingIDs = SimulatorQuirks(rawValue: 1 << 2)
  /// The same recipe twice in a Food2Fork list.
  package static let duplicates = SimulatorQuirks(rawValue: 1 << 3)
  /// RecipePuppy: a second copy whose address differs in tracking parameters only.
  package static let trackingCopies = SimulatorQuirks(rawValue: 1 << 4)
  /// Ingredients named twice, with a line break at the end, or a lone `&nbsp;`.
  package static let untidyIngredients = SimulatorQuirks(rawValue: 1 << 5)
  /// RecipePuppy: no thumbnail for a third of the recipes.
  package static let emptyThumbnails = SimulatorQuirks(rawValue: 1 << 6)
  /// Community server: another order with every request.
  package static let unstableOrder = SimulatorQuirks(rawValue: 1 << 7)
  /// Food2Fork ratings as integers and floats in one list.
  package static let mixedNumbers = SimulatorQuirks(rawValue: 1 << 8)

  /// Every quirk.
  public static let all = SimulatorQuirks(rawValue: (1 << 9) - 1)
}

/// One page of a list laid out by hand.
///
/// The pages take the matching recipes in order: `[.take(10), .failing(hiding: 10), .empty,
/// .take(3)]` serves recipes 1 to 10, fails on page 2 (11 to 20 cannot be reached), serves an empty
/// page 3, and recipes 21 to 23 on page 4. Behind the last scripted page the list goes on by page
/// size unless ``end`` is given.
public enum ScriptedPage: Sendable, Hashable {
  /// The next so many matching recipes.
  case take(Int)
  /// Exactly these recipes, whether they match or not.
  case recipes([SimulatedRecipe])
  /// No recipe, and none skipped.
  case empty
  /// An HTTP error page; the next so many matching recipes are lost with it.
  case failing(status: Int = 500, hiding: Int = 0)
  /// Nothing follows.
  case end
}

extension SimulatorOptions {
  /// Whether a quirk is on and falls on a recipe.
  func has(_ quirk: SimulatorQuirks, _ name: String, on id: String, oneIn n: UInt64) -> Bool {
    quirks.contains(quirk) && StableHash.of("\(seed)/\(name)/\(id)") % n == 0
  }

  /// Whether a key is the one that is demanded; without a key every one is, and none.
  func accepts(_ key: String?) -> Bool { self.key.isEmpty || key == self.key }
}

extension SimulatorQuirks {
  /// The quirk of that name in a shape; none for any other name.
  init(named name: String) {
    let names: [String: SimulatorQuirks] = [
      "entities": .entities, "missingIDs": .missingIDs, "mixedNumbers": .mixedNumbers,
      "emptyThumbnails": .emptyThumbnails, "untidyIngredients": .untidyIngredients,
    ]
    self = names[name] ?? []
  }
}

/// The stable hash with its higher bits spread into the lower ones, of which few are used here.
enum StableHash {
  static func of(_ text: String) -> UInt64 {
    let hash = PotluckSupport.StableHash.of(text)
    return hash ^ (hash >> 29)
  }
}
