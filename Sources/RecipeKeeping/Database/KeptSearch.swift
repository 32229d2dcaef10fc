import GRDB
package import RecipeModel
import RecipeSearch

/// Finds kept recipes.
///
/// What has all words in its title comes first, then what has them anywhere, each tier by BM25; all
/// else follows newest first. A tier has so many rows at most that a search takes no longer the more
/// is kept.
struct KeptSearch {
  /// The most rows of a tier: weighing one costs some microseconds.
  private static let mostRanked = 300

  private let filter: KeptFilter
  private let words: String?
  /// What narrows down the recipes that are then looked at line by line.
  private let narrowing: [String]
  /// Signs that are asked for, of which the index knows nothing.
  private let signs: [String]

  init(_ filter: KeptFilter) {
    self.filter = filter
    words = KeptWords.query(all: filter.words)
    signs = words == nil ? TextMatching.searchWords(filter.words) : []
    narrowing =
      filter.tags.compactMap(KeptWords.query(whole:))
      + filter.include.compactMap(KeptWords.query(ingredient:))
  }

  func run(in database: Database, _ cancellation: Cancellation) throws -> [KeptRecipe] {
    var found: [KeptRecipe] = []
    var seen: Set<Int64> = []
    let limit = filter.limit ?? .max
    func take(_ number: Int64) throws {
      try cancellation.check()
      guard seen.insert(number).inserted, let kept = try KeptRow.read(number, in: database),
        kept.fits(filter)
      else { return }
      let title = TextMatching.fold(kept.recipe.listing.title)
      if signs.allSatisfy(title.contains) { found.append(kept) }
    }
    if filter.isTitle, let query = KeptWords.query(title: filter.words) {
      for number in try Self.newest(query, most: Self.mostRanked, in: database).map(\.number)
      where found.count < limit { try take(number) }
      return found
    }
    if let words {
      for query in ["title : (\(words))", words] where found.count < limit {
        let query = ([query] + narrowing).joined(separator: " AND ")
        for number in try Self.ranked(query, most: Self.mostRanked, in: database)
        where found.count < limit { try take(number) }
      }
    }
    guard found.count < limit else { return found }
    let rest = try rest(in: database)
    while found.count < limit, let number = try rest.next() { try take(number) }
    return found
  }

  /// All recipes that come into question, newest first.
  private func rest(in database: Database) throws -> FastDatabaseValueCursor<Int64> {
    let parts = [words].compactMap(\.self) + narrowing
    guard !parts.isEmpty else {
      return try Int64.fetchCursor(
        database,
        sql: """
          SELECT number FROM recipe WHERE removal IS NULL ORDER BY keptAt DESC, number DESC
          """)
    }
    return try Int64.fetchCursor(
      database,
      sql: "SELECT rowid FROM recipe_text WHERE recipe_text MATCH ? ORDER BY rowid DESC",
      arguments: [parts.joined(separator: " AND ")])
  }

  /// The newest recipes that a query of the index means, best first.
  private static func ranked(
    _ query: String, most: Int, in database: Database
  ) throws -> [Int64] {
    let weights = KeptSchema.columns.map { "\($0.weight)" }.joined(separator: ", ")
    let statement = try database.cachedStatement(
      sql: """
        SELECT number FROM (
          SELECT rowid AS number, bm25(recipe_text, \(weights)) AS score FROM recipe_text
          WHERE recipe_text MATCH ? ORDER BY rowid DESC LIMIT ?
        ) ORDER BY score, number DESC
        """)
    return try Int64.fetchAll(statement, arguments: [query, most])
  }

  /// The newest recipes that a query of the index means, with the words of their titles.
  ///
  /// Weighing by BM25 counts all recipes that have a word, so that keeping many recipes would take
  /// longer the more are kept.
  private static func newest(
    _ query: String, most: Int, in database: Database
  ) throws -> [(number: Int64, title: Set<Substring>)] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT rowid, title FROM recipe_text WHERE recipe_text MATCH ? ORDER BY rowid DESC LIMIT ?
        """)
    return try Row.fetchAll(statement, arguments: [query, most]).map { row in
      let (number, title): (Int64, String) = (row[0], row[1])
      let words: [Substring] = title.split(separator: " ")
      return (number, Set(words))
    }
  }

  /// How many recipes with like titles are looked at, and compared with a new one.
  private static let mostLike = 120
  private static let mostCandidates = 16

  /// The kept recipes that merging takes for the same dish.
  static func alike(
    _ recipe: Recipe, besides number: Int64, in database: Database
  ) throws -> [KeptRecipe] {
    let queries = KeptWords.queries(likeTitle: recipe.listing.title)
    let words: [Substring] = KeptWords.indexed([recipe.listing.title]).split(separator: " ")
    let title = Set(words)
    var numbers: [Int64] = []
    for (place, query) in queries.enumerated() {
      // Those with the most words in common, then those with the fewest others, then the newest.
      let rows = try newest(query, most: mostLike, in: database)
      let shared = rows.map { $0.title.intersection(title).count }
      let found = rows.indices.sorted { left, right in
        if shared[left] != shared[right] { return shared[left] > shared[right] }
        let (one, other) = (rows[left], rows[right])
        return one.title.count != other.title.count
          ? one.title.count < other.title.count : one.number > other.number
      }.map { rows[$0].number }
      let room = mostCandidates * (place + 1) / queries.count - numbers.count
      numbers += found.filter { $0 != number && !numbers.contains($0) }.prefix(room)
    }
    return KeptRecipe.alike(
      recipe, among: try numbers.compactMap { try KeptRow.read($0, in: database) })
  }
}

extension KeptRecipe {
  /// Those that merging takes for the same dish as a recipe, by its own evidence.
  package static func alike(_ recipe: Recipe, among candidates: [KeptRecipe]) -> [KeptRecipe] {
    guard !candidates.isEmpty else { return [] }
    let listings = ([recipe] + candidates.map(\.recipe)).map { RankedListing($0.listing, rank: 1) }
    let cluster = DuplicateDetector().clusters(of: listings).first { $0.members.contains(0) }
    let members = Set(cluster?.members ?? [])
    return candidates.indices.filter { members.contains($0 + 1) }.map { candidates[$0] }
  }
}
