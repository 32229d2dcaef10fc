import RecipeModel

/// A query as a person would say it: `"soup" with onion, without beef, in at most 30 min`.
enum QueryWording {
  /// The query in words, sanitized; empty for a query that asks for nothing in particular.
  static func phrase(_ query: SearchQuery) -> String {
    var limits: [String] = []
    if !query.exclude.isEmpty { limits.append("without " + list(query.exclude, "or")) }
    if let minutes = query.maxMinutes {
      limits.append("in at most \(Wording.minutes(minutes))")
    }
    limits += query.diets.map { diet($0) }
    if query.isEmpty, limits.isEmpty { return "" }
    var phrase =
      query.text.isEmpty ? "anything" : "\u{201C}\(Sanitizer.terminal(query.text))\u{201D}"
    if !query.include.isEmpty { phrase += " with " + list(query.include, "and") }
    return ([phrase] + limits).joined(separator: ", ")
  }

  /// A diet in words: `vegan`, `gluten free`.
  static func diet(_ diet: Diet) -> String {
    let words = Sanitizer.terminal(Wording.words(fromCamelCase: diet.rawValue))
    return words.hasSuffix(" diet") ? String(words.dropLast(5)) : words
  }

  static func list(_ texts: [String], _ conjunction: String) -> String {
    Wording.list(texts.map(Sanitizer.terminal), conjunction)
  }
}

extension Wording {
  /// `your filter` or `your filters`, by how many the query names.
  static func filters(of query: SearchQuery) -> String {
    let count =
      query.include.count + query.exclude.count + query.diets.count
      + (query.maxMinutes == nil ? 0 : 1)
    return count > 1 ? "your filters" : "your filter"
  }
}
