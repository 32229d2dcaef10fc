import RecipeModel
import RecipeVocabulary

/// The words of a query, looked for in titles and ingredients.
///
/// Case, accents, quotation marks and plural endings make no difference, `2` and `two` are one
/// number, and words that carry no meaning (`with`, `recipe`) need not be there. Another name of the
/// same food or dish, in whatever language, counts nearly as much as the word itself, and so does a
/// kind of it. A publisher that a listing hung before or after its title is no part of it. Chinese,
/// Japanese, Thai and Lao put no blanks between words, so that a word of theirs is held where its
/// letters occur.
struct RelevanceReader {
  /// Ingredient lines beyond this number are not read.
  private static let mostLines = 60

  private var titles = TitleStore(count: 1)
  private var reader = HeadReader(count: 1)
  /// The query as it stands, its English name, and its words as they are spelled.
  private var wordings: [QueryNames] = []

  /// Nil where no word is left to look for.
  init?(_ query: String) {
    guard !query.isEmpty else { return nil }
    for wording in Self.wordings(of: query) {
      if let names = QueryNames(wording, &titles) { wordings.append(names) }
    }
    if wordings.isEmpty { return nil }
  }

  private static func wordings(of query: String) -> [String] {
    let spelled = Spelling.corrected(query) ?? query
    let english = Food(named: spelled)?.names(in: .english).first
    var wordings = [query]
    for wording in [spelled, english ?? query] where !wordings.contains(wording) {
      wordings.append(wording)
    }
    return wordings
  }

  /// The relevance of each of some listings.
  mutating func relevances(of listings: any ListingSource) -> [Relevance] {
    var found = [Relevance](repeating: .none, count: listings.count)
    listings.forEachHead { index, head in
      let publisher = head.publisher.map { reader.publisher($0) }
      let site = head.url.flatMap { reader.link($0)?.host.name }
      found[index] = relevance(title: head.title, publisher, site) { body in
        listings.forEachIngredient(index, body)
      }
    }
    return found
  }

  /// The relevance of one listing.
  mutating func relevance(of listing: Listing) -> Relevance {
    let publisher = listing.publisher?.withBytes { reader.publisher($0) }
    let site = listing.url?.withBytes { reader.link($0)?.host.name }
    return listing.title.withBytes { title in
      relevance(title: title, publisher, site ?? nil) { body in
        for line in listing.ingredients { line.withBytes(body) }
      }
    }
  }

  private mutating func relevance(
    title: ListingHead.Bytes, _ publisher: PublisherName?, _ site: PublisherName?,
    forEachLine: ((ListingHead.Bytes) -> Void) -> Void
  ) -> Relevance {
    _ = titles.read(title: title)
    titles.dropAffixes(
      publisher: publisher ?? PublisherName(), site: site ?? PublisherName(), onlyOwn: true)
    let inTitle = wordings.map { $0.held(in: titles) }
    var inLines = [UInt32](repeating: 0, count: wordings.count)
    if zip(wordings, inTitle).allSatisfy({ $1.all.nonzeroBitCount < $0.count }) {
      var lines = 0
      forEachLine { line in
        guard lines < Self.mostLines else { return }
        lines += 1
        _ = titles.read(title: line)
        for place in wordings.indices { inLines[place] |= wordings[place].held(in: titles).all }
      }
    }
    return wordings.indices.map { place in
      Relevance(of: wordings[place].count, inTitle: inTitle[place], inLines: inLines[place])
    }.max() ?? .none
  }
}
