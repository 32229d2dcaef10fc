/// A language whose food words are known.
enum ScreenLanguage: String, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case dutch = "nl"

  /// The language of a tag such as `de-AT`; nil where its words are not known.
  init?(tag: String) {
    self.init(rawValue: String(tag.lowercased().prefix { $0 != "-" && $0 != "_" }))
  }

  /// Whether the food stands at the end of its name: `red onion`, not `oignon rouge`.
  var namesComeLast: Bool { self == .english || self == .german || self == .dutch }

  /// The words, read when they are first needed.
  var lexicon: Lexicon {
    switch self {
    case .english: Self.englishLexicon
    case .german: Self.germanLexicon
    case .french: Self.frenchLexicon
    case .spanish: Self.spanishLexicon
    case .italian: Self.italianLexicon
    case .dutch: Self.dutchLexicon
    }
  }

  /// The language whose own words are most among those of the recipe.
  static func likely(
    title: String, _ ingredients: [String], unless current: ScreenLanguage
  ) -> ScreenLanguage {
    var votes = Dictionary(uniqueKeysWithValues: allCases.map { ($0, 0) })
    var tokens = LineTokens()
    for line in [title] + ingredients.prefix(40) {
      var line = line
      line.withUTF8 { tokens.read($0) }
      for token in tokens.tokens where !token.isNumber {
        for language in allCases where ownWords[language]?.contains(token.hash) == true {
          votes[language, default: 0] += 1
        }
      }
    }
    let best = votes.values.max() ?? 0
    if votes[current] == best { return current }
    return allCases.first { votes[$0] == best } ?? current
  }

  private static let englishFile = WordFile(FoodWords.english)
  private static let germanFile = WordFile(FoodWords.german)
  private static let frenchFile = WordFile(FoodWords.french)
  private static let spanishFile = WordFile(FoodWords.spanish)
  private static let italianFile = WordFile(FoodWords.italian)
  private static let dutchFile = WordFile(FoodWords.dutch)
  private static let englishLexicon = Lexicon([englishFile], joinsWords: true)
  private static let germanLexicon = Lexicon([germanFile, englishFile], joinsWords: true)
  private static let frenchLexicon = Lexicon([frenchFile, englishFile], joinsWords: false)
  private static let spanishLexicon = Lexicon([spanishFile, englishFile], joinsWords: false)
  private static let italianLexicon = Lexicon([italianFile, englishFile], joinsWords: false)
  private static let dutchLexicon = Lexicon([dutchFile, englishFile], joinsWords: true)

  /// The words of each file with their forms, by hash.
  private static let ownWords: [ScreenLanguage: Set<UInt64>] = [
    .english: words(englishFile), .german: words(germanFile), .french: words(frenchFile),
    .spanish: words(spanishFile), .italian: words(italianFile), .dutch: words(dutchFile),
  ]

  private static func words(_ file: WordFile) -> Set<UInt64> {
    var words = Set(Spelling(file).aliases.keys)
    for entry in file.entries {
      for phrase in entry.phrases { words.formUnion(phrase.map { WordHash.of($0) }) }
    }
    return words
  }
}
