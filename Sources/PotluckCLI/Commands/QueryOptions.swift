import ArgumentParser
import RecipeModel

/// The parts of a query.
struct QueryOptions: ParsableArguments {
  @Argument(help: "What to look for; without words, sources list what they recommend.")
  var words: [String] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("Ingredients that must be in it.", valueName: "a,b"))
  var include: [String] = []

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp("Ingredients that must not be in it.", valueName: "c,d"))
  var exclude: [String] = []

  @Option(
    name: .customLong("max-time"),
    help: ArgumentHelp("The longest total time in minutes.", valueName: "min"))
  var maxMinutes: Int?

  @Option(help: ArgumentHelp("A diet that it must suit, such as vegan.", valueName: "name"))
  var diet: [String] = []

  @Option(help: ArgumentHelp("How many recipes to show, 1 to 1000.", valueName: "n"))
  var limit: Int?

  @Option(help: "The order of the recipes.")
  var sort: SortOrder?

  func validate() throws {
    if let limit, !(1...1000).contains(limit) {
      throw ValidationError("--limit takes a number from 1 to 1000.")
    }
    if let maxMinutes, maxMinutes < 1 {
      throw ValidationError("--max-time takes a number of minutes, at least 1.")
    }
    let known = Diet.known.keys.sorted()
    for name in diet.flatMap(Self.parts) where Diet.isKnown(name) == false {
      let nearest = NearestName.of(name, among: known).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "--diet does not know '\(name)'.\(nearest) Known: \(known.joined(separator: ", ")).")
    }
  }

  /// The query, with the configuration's defaults for what the flags leave open.
  func query(_ defaults: Configuration.Search, words fallback: String = "") -> SearchQuery {
    let text = words.joined(separator: " ")
    return SearchQuery(
      text: text.isEmpty ? fallback : text, include: include.flatMap(Self.parts),
      exclude: exclude.flatMap(Self.parts), maxMinutes: maxMinutes,
      diets: diet.flatMap(Self.parts).compactMap(Diet.init(parsing:)),
      limit: limit ?? defaults.limit, sort: sort ?? defaults.sort)
  }

  /// Whether no part of a query was given.
  var isDefault: Bool {
    words.isEmpty && include.isEmpty && exclude.isEmpty && maxMinutes == nil && diet.isEmpty
      && limit == nil && sort == nil
  }

  private static func parts(_ list: String) -> [String] {
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
