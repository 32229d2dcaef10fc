/// The foods that a text names.
///
/// The longest name at a place counts, so that there is no butter in `butter beans` and no cream in
/// `ice cream`. What a word means goes by the language to which most of the names belong, in doubt
/// English.
package struct FoodReading: Sendable {
  /// A food where the text names it.
  package struct Mention: Sendable, Hashable {
    /// The food.
    package let food: Food
    /// The places of its words among those of the text.
    package let words: Range<Int>
    /// Where it stands in the text.
    package let range: Range<String.Index>
    /// The language of the name.
    package let language: FoodLanguage
  }

  /// The foods in their order.
  package private(set) var mentions: [Mention] = []
  /// The language that was given, or to which most names belong.
  package let language: FoodLanguage
  let words: [TextWord]

  /// Words beyond this number are not read.
  private static let mostWords = 400

  /// Reads a text; `language` is that of the recipe or the source, where it is known.
  package init(_ text: String, language: FoodLanguage? = nil) {
    self.init(VocabularyMatches(text, most: Self.mostWords), language: language)
  }

  /// Reads a text that is known to be a name, so that words count that are mostly no food.
  init(name: String, language: FoodLanguage?) {
    var matches = VocabularyMatches(name, most: Self.mostWords)
    matches.dropOtherWords()
    self.init(matches, language: language)
  }

  /// Reads the lines of one recipe, whose language is told by all of them, for the foods alone:
  /// there is banana in `banana bread`.
  static func foods(inLines lines: some Sequence<String>) -> [FoodReading] {
    let matches = lines.map { VocabularyMatches($0, most: mostWords, withDishes: false) }
    var votes = LanguageVotes()
    for line in matches { votes.add(line) }
    return matches.map { FoodReading($0, language: votes.winner) }
  }

  private init(_ matches: VocabularyMatches, language: FoodLanguage?) {
    words = matches.words
    if let language {
      self.language = language
    } else {
      var votes = LanguageVotes()
      votes.add(matches)
      self.language = votes.winner
    }
    var place = 0
    while place < words.count {
      guard let match = matches.best(at: place, in: self.language) else {
        place += 1
        continue
      }
      let end = place + match.count
      if match.food >= 0 {
        mentions.append(
          Mention(
            food: Food(match.food), words: place..<end,
            range: words[place].range.lowerBound..<words[end - 1].range.upperBound,
            language: match.language))
      }
      place = end
    }
  }

  /// The places of all words of the text.
  package var wordIndices: Range<Int> { words.indices }
}

/// The names that begin at each word of a text, in every language.
struct VocabularyMatches {
  struct Match {
    var food: Int32
    var count: Int
    var language: FoodLanguage
  }

  let words: [TextWord]
  /// By place; of each language the longest.
  private(set) var matches: [[Match]] = []
  private let table = VocabularyTable.shared
  private let withDishes: Bool

  init(_ text: String, most: Int, withDishes: Bool = true) {
    words = Array(TextWord.all(in: text).prefix(most))
    self.withDishes = withDishes
    var keys: [[UInt64]] = [[]]
    matches = words.indices.map { place in
      FoodLanguage.allCases.compactMap { language in
        longest(at: place, VocabularyTable.start(language), language, depth: 0, &keys).map {
          Match(food: $0.food, count: $0.count, language: language)
        }
      }
    }
  }

  /// Forgets the words that are mostly no food.
  mutating func dropOtherWords() {
    for place in matches.indices { matches[place].removeAll { $0.food < 0 } }
  }

  /// The longest name at a place, of equals the one in the language, and then in the languages' order.
  func best(at place: Int, in language: FoodLanguage) -> Match? {
    let isWhole = words.count == 1
    return matches[place].filter { match in
      // Short words of other languages are chance: `res`, `col`.
      match.language == language || match.count > 1 || words[place].word.count > 3 || isWhole
    }.max { one, other in
      (one.count, one.language == language ? 1 : 0, -one.language.rawValue)
        < (other.count, other.language == language ? 1 : 0, -other.language.rawValue)
    }
  }

  /// The longest name that goes on at a place behind the words of a hash.
  private func longest(
    at place: Int, _ start: UInt64, _ language: FoodLanguage, depth: Int, _ keys: inout [[UInt64]]
  ) -> (food: Int32, count: Int)? {
    guard place < words.count else { return nil }
    if keys.count == depth { keys.append([]) }
    WordForms.candidates(words[place].word, in: language, into: &keys[depth])
    var best: (food: Int32, count: Int)?
    for number in keys[depth].indices {
      let hash = VocabularyTable.step(start, keys[depth][number])
      guard let node = table.node(hash) else { continue }
      let isName =
        node.food != VocabularyTable.Node.none && (withDishes || node.food < table.firstDish)
      var found: (food: Int32, count: Int)? = isName ? (node.food, 1) : nil
      if node.goesOn, let longer = longest(at: place + 1, hash, language, depth: depth + 1, &keys) {
        found = (longer.food, longer.count + 1)
      }
      if let found, found.count > best?.count ?? 0 { best = found }
    }
    return best
  }
}

/// How many names belong to each language.
struct LanguageVotes {
  private var counts = Array(repeating: 0, count: FoodLanguage.allCases.count)

  mutating func add(_ text: VocabularyMatches) {
    for match in text.matches.joined() where match.language != .other {
      counts[match.language.rawValue] += 1
    }
  }

  /// The language of most names, of equals the first; English where there are none.
  var winner: FoodLanguage {
    counts.firstIndex(of: counts.max() ?? 0).flatMap(FoodLanguage.init) ?? .english
  }
}
