import RecipeModel

/// A query, taken apart into words that can be compared.
struct QueryWords {
  /// The words that must occur somewhere.
  let required: [String]
  /// The words of the wanted ingredients, for ranking when there are no others.
  let included: [String]
  /// Each wanted ingredient's words, which must follow each other in one ingredient line.
  let include: [[String]]
  /// Each unwanted ingredient's words.
  let exclude: [[String]]
  let maxMinutes: Int?
  let diets: [Diet]

  init(_ query: SearchQuery) {
    let words = TextMatching.searchWords(query.text).map(TextMatching.singular)
    let meaningful = words.filter { !Self.fillers.contains($0) }
    required = Self.once(meaningful.isEmpty ? words : meaningful)
    include = query.include.map(Self.words).filter { !$0.isEmpty }
    exclude = query.exclude.map(Self.words).filter { !$0.isEmpty }
    included = Self.once(include.flatMap { $0 })
    maxMinutes = query.maxMinutes
    diets = query.diets
  }

  private static func words(_ text: String) -> [String] {
    TextMatching.words(text).map(TextMatching.singular)
  }

  private static func once(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// Words that hold a phrase together and say nothing about a dish.
  private static let fillers: Set<String> = [
    "a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with",
  ]
}
