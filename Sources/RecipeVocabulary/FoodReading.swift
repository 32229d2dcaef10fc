/// The foods that a text names.
///
/// The longest name at a place counts, so that there is no butter in `butter beans` and no cream in
/// `ice cream`. What a word means goes by the language to which most of the text's names belong, in
/// doubt English.
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
    self.init(text, language: language, isName: false)
  }

  /// Reads a text that is known to be a name, so that words count that are mostly no food.
  init(_ text: String, language: FoodLanguage?, isName: Bool) {
    let words = Array(TextWord.all(in: text).prefix(Self.mostWords))
    let matches = words.indices.map { place in
      Self.matches(words, at: place).filter { !isName || $0.food >= 0 }
    }
    self.words = words
    self.language = language ?? Self.language(of: matches)
    var place = 0
    while place < words.count {
      guard let match = choice(of: matches[place], at: place) else {
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

  /// The language to which most names in some texts belong; English where it cannot be told.
  package static func language(of texts: some Sequence<String>) -> FoodLanguage {
    var matches: [[Match]] = []
    for text in texts {
      let words = TextWord.all(in: text).prefix(mostWords)
      matches += words.indices.map { Self.matches(Array(words), at: $0) }
      if matches.count > mostWords { break }
    }
    return language(of: matches)
  }

  private struct Match {
    var food: Int32
    var count: Int
    var language: FoodLanguage
  }

  /// The longest name of each language that begins at a place.
  private static func matches(_ words: [TextWord], at place: Int) -> [Match] {
    var keys: [UInt64] = []
    return FoodLanguage.allCases.compactMap { language in
      longest(words, at: place, VocabularyTable.start(language), language, &keys)
        .map { Match(food: $0.food, count: $0.count, language: language) }
    }
  }

  private static func longest(
    _ words: [TextWord], at place: Int, _ start: UInt64, _ language: FoodLanguage,
    _ keys: inout [UInt64]
  ) -> (food: Int32, count: Int)? {
    guard place < words.count else { return nil }
    WordForms.candidates(words[place].word, in: language, into: &keys)
    var best: (food: Int32, count: Int)?
    for key in keys {
      let hash = VocabularyTable.step(start, key)
      guard let node = VocabularyTable.shared.node(hash) else { continue }
      var found = node.food == VocabularyTable.Node.none ? nil : (node.food, 1)
      if node.goesOn, let longer = longest(words, at: place + 1, hash, language, &keys) {
        found = (longer.food, longer.count + 1)
      }
      if let found, found.1 > best?.count ?? 0 { best = (food: found.0, count: found.1) }
    }
    return best
  }

  private static func language(of matches: [[Match]]) -> FoodLanguage {
    var votes = Array(repeating: 0, count: FoodLanguage.allCases.count)
    for match in matches.joined() { votes[match.language.rawValue] += 1 }
    votes[FoodLanguage.other.rawValue] = 0
    let most = votes.max() ?? 0
    return votes.firstIndex(of: most).flatMap(FoodLanguage.init) ?? .english
  }

  /// The longest name, of equals the one in the text's language, and then in the order of the languages.
  private func choice(of matches: [Match], at place: Int) -> Match? {
    let isWhole = words.count == 1
    return matches.filter { match in
      // Short words of other languages are chance: `res`, `col`.
      match.language == language || match.count > 1 || words[place].word.count > 3 || isWhole
    }.max { one, other in
      (one.count, one.language == language ? 1 : 0, -one.language.rawValue)
        < (other.count, other.language == language ? 1 : 0, -other.language.rawValue)
    }
  }
}

extension String {
  /// The text with a part of it in other words.
  func replacingCharacters(in range: Range<String.Index>, with words: String) -> String {
    self[..<range.lowerBound] + words + self[range.upperBound...]
  }
}
