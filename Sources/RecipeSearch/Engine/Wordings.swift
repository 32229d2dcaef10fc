import RecipeModel
import RecipeProviderKit
import RecipeVocabulary

/// The other words in which a source is asked that has nothing for those of a query.
enum Wordings {
  /// The most that one source is asked in beside the query's own words.
  static let most = 2
  /// How many places further down a listing counts that was found by the next wording.
  private static let step = 20.0

  /// The wordings in the order in which they are tried: words as they are spelled, other names of the
  /// same food or dish, those in the source's language first, and fewer words.
  static func others(than text: String, in language: String? = nil) -> [String] {
    let spelled = Spelling.corrected(text) ?? text
    let known = language.map(FoodLanguage.init).flatMap { $0 == .other ? nil : $0 }
    var others = OtherWordings.of(spelled, in: known)
    if let fewer = namesAlone(in: spelled) { others.insert(fewer, at: min(1, others.count)) }
    var seen: Set<[String]> = [TextMatching.words(text)]
    return Array(
      ([spelled] + others).filter { seen.insert(TextMatching.words($0)).inserted }.prefix(most))
  }

  /// The factor of a source's vote that answers the wording with this number, 0 for the query's own
  /// words.
  static func weight(of wording: Int) -> Double { 60 / (60 + step * Double(wording)) }

  /// The names of foods and dishes without the words between them; nil where there are no names.
  private static func namesAlone(in text: String) -> String? {
    let names = FoodReading(text).mentions.map { String(text[$0.range]) }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

extension SearchEngine {
  /// The words in which sources are asked that have nothing for those of a query.
  ///
  /// None for words that are searched as they stand; where sources are compared, none unless the query
  /// asks for them. The language is that of the source's recipes, as a BCP 47 tag.
  func wordings(
    for reading: QueryReading, _ extent: SearchExtent, in language: String?
  ) -> [String] {
    let query = reading.query
    let isAsked = query.otherWords ?? (options.otherWords && extent == .page)
    guard isAsked, !query.isExact, !query.text.isEmpty else { return [] }
    let isQuoted = QueryTokens(reading.asked.text).tokens.contains(where: \.isQuoted)
    return isQuoted ? [] : Wordings.others(than: query.text, in: language)
  }

  /// How the votes of a report were weighed: those of sources that answered other words count less.
  public func ranking(of report: SearchReport) -> RankingOptions { ranking(of: report.outcomes) }

  func ranking(of outcomes: [ProviderOutcome]) -> RankingOptions {
    var ranking = ranking
    for outcome in outcomes where !outcome.wordings.isEmpty {
      ranking.weights[outcome.id, default: 1] *= Wordings.weight(of: outcome.wordings.count)
    }
    return ranking
  }
}

extension PageWalkResult {
  /// Whether the source has answered, and has nothing.
  var isEmptyAnswer: Bool {
    end == .exhausted && error == nil && listings.received == 0 && pages.gaps.isEmpty
      && pages.answered > 0
  }

  /// The result of a walk for another wording, with the pages of the walks before.
  func following(_ earlier: PageCounts) -> PageWalkResult {
    var result = self
    result.pages = pages.following(earlier)
    return result
  }
}

extension PageWalkUpdate {
  /// The update of a walk for another wording, with the pages of the walks before.
  func following(_ earlier: PageCounts) -> PageWalkUpdate {
    var update = self
    update.page += earlier.asked
    update.pages = pages.following(earlier)
    return update
  }
}

extension PageCounts {
  fileprivate func following(_ earlier: PageCounts) -> PageCounts {
    var pages = self
    pages.asked += earlier.asked
    pages.answered += earlier.answered
    for place in gaps.indices { pages.gaps[place].page += earlier.asked }
    return pages
  }
}
