/// A language whose food words are known.
package enum ScreenLanguage: String, Sendable, CaseIterable {
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

  /// Reads lines in the language, or titles.
  func reader(ofTitles: Bool = false) -> LineReader {
    LineReader(
      lexicon: lexicon, namesComeLast: namesComeLast, isOfTitles: ofTitles,
      participles: Self.participles[self] ?? [])
  }

  private static let participles = [
    french: ["é", "ée", "és", "ées"],
    spanish: ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas"],
    italian: [
      "ato", "ata", "ati", "ate", "uto", "uta", "uti", "ute", "ito", "ita", "iti", "ite",
    ],
  ].mapValues { endings in endings.map { Array($0.utf8) } }

  private static let dishes = WordFile(FoodWords.dishes)
  private static let englishFile = WordFile(FoodWords.english)
  private static let germanFile = WordFile(FoodWords.german)
  private static let frenchFile = WordFile(FoodWords.french)
  private static let spanishFile = WordFile(FoodWords.spanish)
  private static let italianFile = WordFile(FoodWords.italian)
  private static let dutchFile = WordFile(FoodWords.dutch)
  private static let englishLexicon = Lexicon([englishFile], dishes: dishes, joinsWords: true)
  private static let germanLexicon = Lexicon(
    [germanFile, englishFile], dishes: dishes, joinsWords: true)
  private static let frenchLexicon = Lexicon(
    [frenchFile, englishFile], dishes: dishes, joinsWords: false)
  private static let spanishLexicon = Lexicon(
    [spanishFile, englishFile], dishes: dishes, joinsWords: false)
  private static let italianLexicon = Lexicon(
    [italianFile, englishFile], dishes: dishes, joinsWords: false)
  private static let dutchLexicon = Lexicon(
    [dutchFile, englishFile], dishes: dishes, joinsWords: true)

  /// The languages' files, in the order of the cases.
  fileprivate static var files: [WordFile] {
    [englishFile, germanFile, frenchFile, spanishFile, italianFile, dutchFile]
  }
}

/// How many words of a recipe are each language's own.
struct LanguageVotes {
  private var counts = SIMD8<Int32>()
  private var words = 0

  /// So many words tell the language.
  private static let mostWords = 32

  /// Counts the words of a line, as they are before a lexicon settles them.
  mutating func count(_ tokens: [LineToken]) {
    guard words < Self.mostWords else { return }
    for token in tokens where !token.isNumber {
      words += 1
      if let owners = Self.owners[token.hash] { counts &+= Self.shares[Int(owners)] }
    }
  }

  /// The languages to which most of the words belong; none where no word belongs to any.
  var winners: [ScreenLanguage] {
    let most = counts.max()
    if most == 0 { return [] }
    return ScreenLanguage.allCases.enumerated().filter { counts[$0.offset] == most }.map(\.element)
  }

  /// The languages that words belong to, as far as they are one's own or have its letters.
  static func languages(of words: [String]) -> [ScreenLanguage] {
    var bits: UInt8 = 0
    for word in words {
      for part in LineTokens.words(Array(word.utf8)[...]) {
        bits |= owners[WordHash.of(part)] ?? 0
      }
    }
    // German makes compounds that no file holds.
    let looksGerman = words.contains { $0.contains(where: "äöüßÄÖÜ".contains) }
    return ScreenLanguage.allCases.enumerated().filter { place, language in
      bits >> place & 1 == 1 || (looksGerman && language == .german)
    }.map(\.element)
  }

  /// A bit for each language that has a word, in any form, by the word's hash.
  private static let owners: HashedTable<UInt8> = {
    var owners: [UInt64: UInt8] = [:]
    for (place, file) in ScreenLanguage.files.enumerated() {
      for word in file.words { owners[word, default: 0] |= 1 << place }
    }
    return HashedTable(owners)
  }()

  /// The votes that such bits stand for.
  private static let shares: [SIMD8<Int32>] = (0..<1 << ScreenLanguage.allCases.count).map { bits in
    var votes = SIMD8<Int32>()
    for place in ScreenLanguage.allCases.indices { votes[place] = Int32(bits >> place & 1) }
    return votes
  }
}
