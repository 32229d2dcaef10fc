package import RecipeModel

/// Where the searches of one person are written down.
package protocol HistoryStore: Sendable {
  /// What happened so far that a person should know.
  var notices: [Failure] { get }

  /// Writes down a search that was made now; one that was made before counts once more.
  /// - Parameters:
  ///   - entry: what was asked and what came; its number, times and count are not looked at.
  ///   - results: the report's JSON as a program reads it back; too long ones are not kept.
  /// - Returns: its number; nil where it could not be written down.
  @discardableResult
  func record(_ entry: HistoryEntry, results: String?) async -> Int?

  /// The searches that hold words beginning with these, newest first.
  func list(matching words: String, limit: Int) async throws -> [HistoryEntry]

  /// The search with a number.
  func entry(_ number: Int) async throws -> HistoryEntry?

  /// What the search with a number brought the last time; nil where that is not kept.
  func results(of number: Int) async throws -> String?

  /// Forgets one search.
  /// - Returns: whether there was one with that number.
  func delete(_ number: Int) async throws -> Bool

  /// Forgets all searches.
  /// - Returns: how many there were.
  @discardableResult
  func clear() async throws -> Int

  /// Forgets the searches that were last made before a moment, in milliseconds since 1970.
  /// - Returns: how many there were.
  @discardableResult
  func clear(before moment: Int64) async throws -> Int

  /// Lets go of what is open, so that the file is whole for whoever copies it; the next call opens
  /// it again.
  func close() async
}

extension HistoryStore {
  /// Some keep nothing open.
  package func close() async {}
}

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

  /// A search; who filled in what was asked is forgotten, as a configuration may be another later.
  package init(query: SearchQuery, found: Int, sources: [String], filters: JSONObject = [:]) {
    (self.query, self.found, self.sources, self.filters) = (query, found, sources, filters)
    self.query.configured = []
  }

  /// The sources that were chosen, as `--providers` takes them; empty for all.
  package var providers: [String] {
    get { filters["providers"]?.arrayValue?.compactMap(\.stringValue) ?? [] }
    set { filters["providers"] = newValue.isEmpty ? nil : .array(newValue.map(JSON.string)) }
  }

  /// What is stored of it in one text.
  package static let codec: ObjectCodec<HistoryEntry> = ObjectCodec(
    "search", place: "a search",
    draft: HistoryEntry(query: SearchQuery(), found: 0, sources: []), isOpen: true,
    [
      .required("query", \.query, .object(SearchQuery.codec)),
      .standard("filters", \.filters, .anyObject),
      .always("found", \.found, .integer(0...SearchQuery.greatestCount)),
      .always("sources", \.sources, .list(.anyText)),
    ])

  /// What makes two searches the same: all that was asked, but for case, accents, who asked
  /// and how many recipes were wanted.
  package var key: String {
    var query = query
    (query.text, query.limit) = (TextMatching.fold(query.text), 1)
    return JSON.array([SearchQuery.codec.write(query), .object(filters)]).text()
  }

  /// Whether all words begin some word of what was asked.
  package func has(_ words: [String]) -> Bool {
    let asked =
      [query.text] + query.include + query.exclude + query.diets.map(\.rawValue)
      + query.avoid.map(\.rawValue)
    let own = asked.flatMap(TextMatching.words)
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }
}
