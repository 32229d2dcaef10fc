public import ArgumentParser
import PotluckService
public import RecipeModel

/// The parts of a query.
struct QueryOptions: ParsableArguments {
  @Argument(
    help: "What to look for; without words, sources list what they recommend.",
    completion: .searches)
  var words: [String] = []

  @Flag(
    help: "Search the words as they stand: nothing is dropped, and no condition is read from them.")
  var exact = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Ask sources that found nothing again with other words, at most twice: other names of the food "
        + "or dish, its number, its spelling, fewer words. On by default; off by default in compare."
    ))
  var otherWords: Bool?

  @OptionGroup var filters: FilterOptions

  @Option(
    name: [.customShort("n"), .long],
    help: ArgumentHelp(
      "How many recipes, \(limits); \(Configuration.Search().limit) unless set.",
      valueName: "n"))
  var limit: Int?

  @Option(
    name: [.customShort("s"), .long], help: "The order of the recipes; best unless set.")
  var sort: SortOrder?

  private static let limits =
    "\(SearchQuery.limits.lowerBound) to \(SearchQuery.limits.upperBound)"

  func validate() throws {
    if let limit, !SearchQuery.limits.contains(limit) {
      throw ValidationError("--limit takes a number from \(Self.limits).")
    }
  }

  /// The query, with the configuration's defaults for what the flags leave open.
  func query(_ defaults: Configuration.Search, words fallback: String = "") -> SearchQuery {
    let text = words.joined(separator: " ")
    var query = filters.query(text.isEmpty ? fallback : text)
    query.isExact = exact
    query.otherWords = otherWords
    var open = filters.open
    if let limit { query.limit = limit } else { open.insert(.limit) }
    if let sort { query.sort = sort } else { open.insert(.sort) }
    defaults.fill(open, of: &query)
    return query
  }

  /// Whether no part of a query was given.
  var isDefault: Bool {
    words.isEmpty && filters.isDefault && limit == nil && sort == nil && otherWords == nil
  }
}

/// What a recipe must have, must not have and must suit.
struct FilterOptions: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("Ingredients that must be in it.", valueName: "a,b"))
  var include: [String] = []

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp("Ingredients that must not be in it.", valueName: "c,d"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "The longest total time: minutes, or a duration such as 1h30m.", valueName: "min"))
  var maxTime: String?

  @Option(
    help: ArgumentHelp(
      "A diet that it must suit: \(diets); none turns off the configuration's.",
      valueName: "name"),
    completion: .list(Diet.names.map(\.name)))
  var diet: [String] = []

  @Option(
    help: ArgumentHelp(
      "What a recipe must not hold: \(ScreenOptions.allergens); none turns off the configuration's.",
      valueName: "a,b"))
  var avoid: [String] = []

  @Option(help: ScreenOptions.lawHelp)
  var law: AllergenLaw?

  @Flag(help: "Also leave out recipes whose diets or allergens are unknown.")
  var strictDiet = false

  private static let diets = Diet.names.map(\.name).joined(separator: ", ")

  func validate() throws {
    if let maxTime, Self.minutes(maxTime) == nil {
      throw ValidationError(
        "--max-time takes minutes such as 45, or a duration such as 1h30m; not '\(maxTime)'.")
    }
    if avoid != Self.off { try ScreenOptions.check(avoid) }
    if diet == Self.off { return }
    let known = Diet.names.map(\.name)
    for name in diet.flatMap(Self.parts) where Diet.isKnown(name) == false {
      let nearest = NearestName.of(name, among: known).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "--diet does not know '\(name)'.\(nearest) Known: \(known.joined(separator: ", ")).")
    }
  }

  /// The query for some words.
  func query(_ text: String) -> SearchQuery {
    SearchQuery(
      text: text, include: include.flatMap(Self.parts), exclude: exclude.flatMap(Self.parts),
      maxMinutes: maxTime.flatMap(Self.minutes),
      diets: diet == Self.off
        ? [] : diet.flatMap(Self.parts).compactMap(Diet.init(parsing:)),
      avoid: avoid.flatMap(Self.parts).compactMap(Allergen.init(parsing:)), law: law ?? .eu,
      isStrict: strictDiet)
  }

  /// What turns the configuration's diets, or what it avoids, off.
  private static let off = ["none"]

  /// What no flag says.
  var open: Set<SearchQuery.Setting> {
    SearchQuery.Setting.those([.diets: diet.isEmpty, .avoid: avoid.isEmpty, .law: law == nil])
  }

  /// Whether no filter was given.
  var isDefault: Bool {
    include.isEmpty && exclude.isEmpty && maxTime == nil && diet.isEmpty
      && avoid.isEmpty
  }

  /// Whole minutes, at least one: `45`, `45m`, `45min`, `1h`, `1h30m`.
  private static func minutes(_ text: String) -> Int? {
    let short = text.replacing("min", with: "m")
    let cut = short.firstIndex(of: "h").map(short.index(after:)) ?? short.startIndex
    let parts = [short[..<cut], short[cut...]].filter { !$0.isEmpty }.map { part in
      Int(part).map { Duration.seconds(60 * min($0, 1_000_000)) }
        ?? DurationText.parse(String(part), most: .seconds(60_000_000))
    }
    let sum = parts.reduce(Duration.zero) { $0 + ($1 ?? .zero) }
    guard !parts.isEmpty, !parts.contains(nil), sum >= .seconds(60) else { return nil }
    return Int(sum.components.seconds / 60)
  }

  static func parts(_ list: String) -> [String] {
    list.split(separator: ",").map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}

extension Diet {
  /// Whether a text names one of the diets of schema.org.
  static func isKnown(_ text: String) -> Bool {
    Diet(parsing: text).map { known.values.contains($0) } ?? false
  }
}

extension SortOrder: ExpressibleByArgument {
  /// The orders that need nothing else.
  public static var allValueStrings: [String] { standing.map(\.rawValue) }
}
