import PotluckSupport
import RecipeModel
import RecipeVocabulary

/// The words nearest to those of a search that found nothing, which would find something.
public struct NearestWords: Sendable, Hashable {
  /// How they are known to find something.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// A title that was seen before, or is kept, holds them.
    case titles
    /// They are a name of a food or dish; what sources have of it is not known.
    case vocabulary
  }

  /// The words.
  public var text: String
  /// How they are known to find something.
  public var origin: Origin

  /// Creates words.
  public init(text: String, origin: Origin) {
    self.text = text
    self.origin = origin
  }

  /// Finds the words; nil where nothing is near.
  ///
  /// Titles go before the vocabulary, as somebody had these recipes. What was asked already found
  /// nothing and is no answer.
  /// - Parameters:
  ///   - query: the words of the search after they were read.
  ///   - titles: titles that were seen, or are kept.
  ///   - asked: the other words in which sources were asked.
  package init?(to query: String, titles: [String], asked: [String]) {
    guard !SearchWords.sayNothing(query) else { return nil }
    let failed = Set(([query] + asked).map(Self.key))
    if let text = Self.words(of: query, in: titles, not: failed) {
      self.init(text: text, origin: .titles)
    } else if let text = Self.names(near: query, not: failed) {
      self.init(text: text, origin: .vocabulary)
    } else {
      return nil
    }
  }

  /// What makes two texts the same search: their words in one number.
  private static func key(_ text: String) -> [String] {
    SearchWords.meaningful(text).map(TextMatching.singular)
  }

  /// The words of the title that holds most of the query, as they stand in it; of equals those of the
  /// shortest title.
  private static func words(of query: String, in titles: [String], not failed: Set<[String]>)
    -> String?
  {
    let wanted = SearchWords.meaningful(query)
    guard !wanted.isEmpty else { return nil }
    var best: (text: String, worth: Int, length: Int)?
    for title in titles {
      let words = TextMatching.words(title)
      var worth = 0
      var held: [String] = []
      for word in wanted {
        if let same = words.first(where: { isSame($0, word) }) {
          worth += 2
          held.append(same)
        } else if let near = nearest(to: word, among: words) {
          worth += 1
          held.append(near)
        }
      }
      let text = held.joined(separator: " ")
      guard worth > 0, !failed.contains(key(text)), !held.allSatisfy(SearchWords.isFiller)
      else { continue }
      if let best, (worth, -title.utf8.count) <= (best.worth, -best.length) { continue }
      best = (text, worth, title.utf8.count)
    }
    return best?.text
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || TextMatching.singular(one) == TextMatching.singular(other)
  }

  /// The word of a title that is spelled nearly like one of four letters or more.
  private static func nearest(to word: String, among words: [String]) -> String? {
    guard word.count >= 4 else { return nil }
    let alike = words.filter { $0.count >= 4 && $0.first == word.first }
    return NearestName.of(word, among: alike)
  }

  /// The text with the nearest name for a word that no name has, else a kind of what it names.
  private static func names(near query: String, not failed: Set<[String]>) -> String? {
    let words = TextMatching.words(query)
    for (place, word) in words.enumerated() where Food(named: word) == nil {
      for near in Spelling.words(near: word) {
        var corrected = words
        corrected[place] = near
        let text = corrected.joined(separator: " ")
        if !failed.contains(key(text)) { return text }
      }
    }
    let foods = FoodReading(query).mentions.reversed().map(\.food)
    let names = foods.map(\.name) + foods.flatMap(\.kinds).map(\.name)
    return names.first { !$0.isEmpty && !failed.contains(key($0)) }
  }
}
