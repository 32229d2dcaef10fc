package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// A query as a person would say it: `"soup" with onion, without beef, in at most 30 min`.
package enum QueryWording {
  /// The query in words, sanitized; empty for a query that asks for nothing in particular.
  package static func phrase(_ query: SearchQuery) -> String {
    let (subject, limits) = parts(query)
    return ([subject] + limits).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What is looked for, and what limits it; empty for a query that asks for nothing in particular.
  private static func parts(_ query: SearchQuery) -> (subject: String, limits: [String]) {
    var limits: [String] = []
    if !query.exclude.isEmpty { limits.append("without " + list(query.exclude, "or")) }
    limits += QueryFilter.limits.compactMap { limit in
      query[keyPath: limit.number].map { "\(limit.wish) \(Wording.amount($0, limit.unit))" }
    }
    limits += query.diets.map { diet($0) }
    if !query.avoid.isEmpty {
      limits.append("avoiding " + list(query.avoid.map(\.rawValue), "and"))
    }
    if !query.configured.isEmpty { limits.append("as the configuration asks") }
    if let most = query.missingAtMost { limits.append("with at most \(most) missing") }
    if let servings = query.servings { limits.append("for \(servings)") }
    if query.isEmpty, limits.isEmpty { return ("", []) }
    var phrase =
      query.text.isEmpty ? "anything" : "\u{201C}\(Sanitizer.terminal(query.text))\u{201D}"
    if !query.include.isEmpty { phrase += " with " + list(query.include, "and") }
    if let first = query.have.first {
      // Without other words, sources are asked for the first food alone.
      let isAsked = query.text.isEmpty && query.include.isEmpty
      let others = isAsked ? Array(query.have.dropFirst()) : query.have
      if isAsked { phrase += " with " + list([first], "and") }
      if !others.isEmpty { phrase += ", to go with " + list(others, "and") }
    }
    return (phrase, limits)
  }

  /// How the words of a query were read, without a final stop; nil where nothing was taken from
  /// them.
  package static func reading(
    _ query: SearchQuery, _ interpretation: [InterpretedWords]
  ) -> String? {
    guard !interpretation.isEmpty else { return nil }
    let (subject, limits) = parts(query)
    let isPlain = query.include.isEmpty && query.have.isEmpty && !query.exclude.isEmpty
    let words = [subject, limits.joined(separator: ", ")].filter { !$0.isEmpty }
      .joined(separator: isPlain ? " " : ", ")
    return "Read as \(words); quotation marks search the words as they stand"
  }

  /// What a configuration, and nobody else, asked for, without a final stop; nil for nothing.
  ///
  /// `off` says how the part of a query with some name is turned off.
  package static func configured(
    _ query: SearchQuery, off: (String) -> String
  ) -> String? {
    let diets = query.diets.map(\.name).filter(query.configured.contains)
    let avoid = query.avoid.map(\.rawValue).filter(query.configured.contains)
    let names = (diets + avoid.map { "no \($0)" }).map(Sanitizer.terminal)
    let ways = (diets.isEmpty ? [] : [off("diet")]) + (avoid.isEmpty ? [] : [off("avoid")])
    guard !names.isEmpty else { return nil }
    let turn = ways.count == 1 ? "turns" : "turn"
    return "The configuration asked for \(names.joined(separator: ", ")); "
      + "\(ways.joined(separator: " and ")) \(turn) that off"
  }

  /// A diet in words: `vegan`, `gluten free`.
  static func diet(_ diet: Diet) -> String {
    let words = Sanitizer.terminal(Wording.words(fromCamelCase: diet.rawValue))
    return words.hasSuffix(" diet") ? String(words.dropLast(5)) : words
  }

  static func list(_ texts: [String], _ conjunction: String) -> String {
    Wording.list(texts.map(Sanitizer.terminal), conjunction)
  }

  /// What a filter of ours wanted, to stand behind a count of listings.
  static func filter(_ reason: Drop.Reason, _ query: SearchQuery) -> String {
    switch reason {
    case .lacksIngredient:
      query.include.isEmpty
        ? "without the ingredients asked for"
        : "lacking \(list(query.include, "or"))"
    case .excludedIngredient:
      query.exclude.isEmpty
        ? "with an excluded ingredient" : "with \(list(query.exclude, "or"))"
    case .diet:
      query.diets.isEmpty
        ? "of another diet"
        : "not marked as \(Wording.list(query.diets.map(diet)))"
    case .missesFoods:
      query.missingAtMost.map { "with more than \($0) missing" } ?? "with too much missing"
    case .lacksWords: "without the words asked for"
    default: limit(reason, query) ?? OutcomeWording.defect(reason)
    }
  }

  private static func limit(_ reason: Drop.Reason, _ query: SearchQuery) -> String? {
    guard let limit = QueryFilter.limits.first(where: { $0.drop == reason.rawValue }) else {
      return nil
    }
    let (before, after) = limit.removed
    guard let number = query[keyPath: limit.number] else { return "\(before) the limit, \(after)" }
    return "\(before) \(Wording.amount(number, limit.unit)), \(after)"
  }
}

extension Wording {
  /// A number of a limit with what it counts.
  static func amount(_ number: Int, _ unit: String) -> String {
    unit == "minutes" ? minutes(number) : "\(number) \(unit)"
  }

  /// `your filter` or `your filters`, by how many the query names.
  static func filters(of query: SearchQuery) -> String {
    query.filterCount > 1 ? "your filters" : "your filter"
  }
}
