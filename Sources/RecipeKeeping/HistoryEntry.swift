package import RecipeModel

/// One search that somebody made, once or several times.
package struct HistoryEntry: Sendable, Hashable {
  /// The number by which it is named; it stays the same.
  package var number = 0
  /// What was asked.
  package var query: SearchQuery
  /// Filters that no query holds, by their names; the same query with others is another entry.
  package var filters: JSONObject = [:]
  /// When it was first and last made: ISO 8601 in UTC.
  package var firstAt = ""
  package var lastAt = ""
  /// How many times it was made.
  package var count = 1
  /// How many recipes came the last time.
  package var found: Int
  /// The identifiers of the sources that were asked the last time.
  package var sources: [String]
  /// Whether its last results are kept.
  package var hasResults = false

  package init(query: SearchQuery, found: Int, sources: [String], filters: JSONObject = [:]) {
    (self.query, self.found, self.sources, self.filters) = (query, found, sources, filters)
  }

  /// What is stored of it in one text.
  static let codec: ObjectCodec<HistoryEntry> = ObjectCodec(
    "search", place: "a search",
    draft: HistoryEntry(query: SearchQuery(), found: 0, sources: []), isOpen: true,
    [
      .required("query", \.query, .object(SearchQuery.codec)),
      .standard("filters", \.filters, .anyObject),
      .always("found", \.found, .integer(0...SearchQuery.greatestCount)),
      .always("sources", \.sources, .list(.anyText)),
    ])

  /// What makes two searches the same: all that was asked, but for case, accents and how many recipes
  /// were wanted.
  var key: String {
    var query = query
    (query.text, query.limit) = (TextMatching.fold(query.text), 1)
    return JSON.array([SearchQuery.codec.write(query), .object(filters)]).text()
  }

  /// Whether all words begin some word of what was asked.
  func has(_ words: [String]) -> Bool {
    let asked = [query.text] + query.include + query.exclude + query.diets.map(\.rawValue)
    let own = asked.flatMap(TextMatching.words)
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }
}
