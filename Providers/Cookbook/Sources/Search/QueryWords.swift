import RecipeModel

/// A query, taken apart into words that can be compared.
struct QueryWords {
  /// The words that must occur somewhere.
  let required: [String]
  /// The words of the wanted ingredients, for ranking when there are no others.
  let included: [String]
  /// Each wanted ingredient's words, which must follow each other in one ingredient line.
  let include: [[FieldWords.Word]]
  /// Each unwanted ingredient's words.
  let exclude: [[FieldWords.Word]]
  let maxMinutes: Int?
  let diets: [Diet]

  init(_ query: SearchQuery) {
    let words = TextMatching.searchWords(query.text).map(TextMatching.singular)
    let meaningful = words.filter { !Self.fillers.contains($0) }
    required = Self.once(meaningful.isEmpty ? words : meaningful)
    include = Self.names(query.include)
    exclude = Self.names(query.exclude)
    included = Self.once(include.flatMap { $0.map(\.text) })
    maxMinutes = query.maxMinutes
    diets = query.diets
  }

  private static func names(_ ingredients: [String]) -> [[FieldWords.Word]] {
    ingredients.map { name in
      TextMatching.words(name).map { FieldWords.Word(TextMatching.singular($0)) }
    }.filter { !$0.isEmpty }
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
