#if PostgreSQL
  import RecipeKeeping
  import RecipeModel
  import RecipeVocabulary

  /// Finds one user's kept recipes, in the tiers of `KeptSearch`: what has all words in its title,
  /// what has them anywhere, each by rank, then all else newest first.
  struct SharedSearch {
    private static let mostRanked = 300
    /// How many recipes are read at once.
    private static let mostRead = 100
    /// How many titles are looked at that are like one.
    private static let mostLike = 120
    private static let mostCandidates = 16

    private let filter: KeptFilter
    private let shelf: SharedShelf

    init(_ filter: KeptFilter, of shelf: SharedShelf) {
      (self.filter, self.shelf) = (filter, shelf)
    }

    func run() throws -> [KeptRecipe] {
      let words = SharedWords.query(all: filter.words)
      // Signs that are asked for, of which the index knows nothing.
      let signs = words == nil ? TextMatching.searchWords(filter.words) : []
      let narrowing =
        filter.tags.compactMap(SharedWords.query(whole:))
        + filter.include.compactMap(SharedWords.query(ingredient:))
      var found: [KeptRecipe] = []
      var seen: Set<Int64> = []
      let limit = filter.limit ?? .max
      func take(_ numbers: [Int64]) throws {
        var new = numbers.filter { seen.insert($0).inserted }[...]
        while !new.isEmpty, found.count < limit {
          for kept in try shelf.read(Array(new.prefix(Self.mostRead)))
          where found.count < limit && kept.fits(filter) {
            let title = TextMatching.fold(kept.recipe.listing.title)
            if signs.allSatisfy(title.contains) { found.append(kept) }
          }
          new = new.dropFirst(Self.mostRead)
        }
      }
      if let words, let inTitle = SharedWords.query(all: filter.words, column: "A") {
        for query in [inTitle, words] where found.count < limit {
          try take(Self.ranked(([query] + narrowing).joined(separator: " & "), in: shelf))
        }
      }
      guard found.count < limit else { return found }
      try take(rest([words].compactMap(\.self) + narrowing))
      return found
    }

    /// All recipes that come into question, newest first.
    private func rest(_ parts: [String]) throws -> [Int64] {
      let rows =
        parts.isEmpty
        ? try shelf.session.run(
          """
          SELECT number FROM potluck.recipe WHERE owner = $1 AND removal IS NULL
          ORDER BY kept_at DESC, number DESC
          """, [.text(shelf.owner)])
        : try shelf.session.run(
          """
          SELECT number FROM potluck.recipe
          WHERE owner = $1 AND removal IS NULL AND words @@ $2::text::tsquery ORDER BY number DESC
          """, [.text(shelf.owner), .text(parts.joined(separator: " & "))])
      return rows.compactMap { $0.integer(0) }
    }

    /// The newest recipes that a query means, best first.
    private static func ranked(
      _ query: String, most: Int = mostRanked, in shelf: SharedShelf
    ) throws -> [Int64] {
      try shelf.session.run(
        """
        SELECT number FROM (
          SELECT number, ts_rank('\(SharedWords.weights)', words, $2::text::tsquery, 1) AS score
          FROM potluck.recipe
          WHERE owner = $1 AND removal IS NULL AND words @@ $2::text::tsquery
          ORDER BY number DESC LIMIT \(most)
        ) AS best ORDER BY score DESC, number DESC
        """, [.text(shelf.owner), .text(query)]
      ).compactMap { $0.integer(0) }
    }

    /// The kept recipes that merging takes for the same dish.
    static func alike(
      _ recipe: Recipe, besides number: Int64, in shelf: SharedShelf
    ) throws -> [KeptRecipe] {
      let queries = SharedWords.queries(likeTitle: recipe.listing.title)
      var numbers: [Int64] = []
      for (place, query) in queries.enumerated() {
        let found = try ranked(query, most: mostLike, in: shelf)
        let room = mostCandidates * (place + 1) / queries.count - numbers.count
        numbers += found.filter { $0 != number && !numbers.contains($0) }.prefix(room)
      }
      return KeptRecipe.alike(recipe, among: try shelf.read(numbers))
    }
  }

  /// Words for PostgreSQL's full-text search, parted and folded as everywhere else, so that its own
  /// reading of texts, which depends on the server's locale, has no part in it.
  enum SharedWords {
    /// What a word counts for in steps and notes, ingredients, tags and the title: D, C, B, A.
    static let weights = "{0.1, 0.4, 0.6, 1.0}"
    /// The class of each of ``RecipeKeeping/KeptSchema/texts(of:)``.
    private static let classes = ["A", "C", "D", "D", "B"]
    /// Bounds of an index entry, whose whole may take 1 MiB, and of a query.
    private static let mostBytes = 700_000
    private static let longest = 64
    private static let mostWordBytes = 1_000
    private static let most = 32

    /// The index entry of a recipe.
    static func indexed(_ kept: KeptRecipe) -> String {
      var (entry, place) = ("", 0)
      for (text, letter) in zip(KeptSchema.texts(of: kept), classes) {
        for word in text.split(separator: " ") where entry.utf8.count < mostBytes {
          place = min(place + 1, 16_383)
          entry += "\(quoted(String(word))):\(place)\(letter) "
        }
      }
      return entry
    }

    /// A query for all words, the last one as a beginning; nil where there is no word in the text.
    static func query(all text: String, column: String = "") -> String? {
      if TextMatching.words(text).isEmpty { return nil }
      let words = SearchWords.meaningful(text).prefix(most).map { cut($0[...]) }
      let mark = column.isEmpty ? "" : ":\(column)"
      let parts = words.enumerated().map { place, word in
        let whole = place == words.count - 1 ? ":*\(column)" : mark
        let forms = SearchWords.numberForms(of: word).map { " | \(quoted($0))\(mark)" }.joined()
        return "(\(quoted(word))\(whole)\(forms))"
      }
      return parts.isEmpty ? nil : parts.joined(separator: " & ")
    }

    /// A query for whole words.
    static func query(whole text: String) -> String? {
      let parts = words(text).map { quoted(TextMatching.singular($0)) }
      return parts.isEmpty ? nil : "(" + parts.joined(separator: " & ") + ")"
    }

    /// A query for recipes that may have an ingredient; nil where the index cannot tell.
    static func query(ingredient: String) -> String? {
      IngredientWords.query(for: ingredient, and: " & ", or: " | ", quoted: quoted)
    }

    /// Queries for titles that hold all words of a title, and that share one with it.
    static func queries(likeTitle title: String) -> [String] {
      let words = words(title).filter { $0.count > 2 }
        .map { "\(quoted(TextMatching.singular($0))):A" }
      let joints = words.count > 1 ? [" & ", " | "] : [" | "]
      return words.isEmpty ? [] : joints.map { words.joined(separator: $0) }
    }

    private static func words(_ text: String) -> [String] {
      TextMatching.words(text).prefix(most).map { cut($0[...]) }
    }

    /// The beginning of a word that PostgreSQL takes: it refuses one of 2,047 bytes, which a few
    /// letters with many marks have.
    private static func cut(_ word: Substring) -> String {
      var word = word.prefix(longest)
      while word.utf8.count > mostWordBytes, !word.isEmpty { word.removeLast() }
      return String(word)
    }

    /// A word as a query names it, cut where it is too long.
    private static func quoted(_ word: String) -> String {
      "'" + cut(word[...]).replacing("\\", with: "\\\\").replacing("'", with: "''") + "'"
    }
  }
#endif
