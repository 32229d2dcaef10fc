import PotluckSupport

/// A language whose nouns and numbers are written by the amount.
enum LineLanguage: Int, Sendable, Hashable, CaseIterable {
  case english, german, french, spanish, italian, dutch

  /// The language of a tag such as `de-AT`; nil for another one.
  init?(tag: String) {
    let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    guard let place = ["en", "de", "fr", "es", "it", "nl"].firstIndex(where: { $0 == primary })
    else { return nil }
    self.init(rawValue: place)
  }

  /// The language to which most words of the lines belong; nil where no language has most.
  init?(of lines: some Sequence<String>) {
    var votes = Array(repeating: 0, count: Self.allCases.count)
    for line in lines {
      for word in TextMatching.words(line) {
        for language in Self.words[word] ?? [] { votes[language.rawValue] += 1 }
      }
      for word in line.split(whereSeparator: { !$0.isLetter }).prefix(20)
      where UnitWords.spelling(of: String(word)) == nil {
        let nouns = Self.allCases.filter { CountedNouns.noun(String(word), in: $0) != nil }
        if nouns.count == 1 { votes[nouns[0].rawValue] += 1 }
      }
    }
    guard let most = votes.max(), most > 0, votes.count(where: { $0 == most }) == 1 else {
      return nil
    }
    self.init(rawValue: votes.firstIndex(of: most) ?? 0)
  }

  /// Whether a comma parts a number's decimals.
  var hasDecimalComma: Bool { self != .english }

  /// Whether so many take the plural; French counts from two, `1½ œuf`.
  func isPlural(_ amount: Fraction) -> Bool { self == .french ? amount >= 2 : amount > 1 }

  /// What is taken of a spice where no spoon is small enough.
  var pinch: (singular: String, plural: String) {
    switch self {
    case .english: ("pinch", "pinches")
    case .german: ("Prise", "Prisen")
    case .french: ("pincée", "pincées")
    case .spanish: ("pizca", "pizcas")
    case .italian: ("pizzico", "pizzichi")
    case .dutch: ("snufje", "snufjes")
    }
  }

  /// Words of one or two of the languages that are common in ingredient lines, folded.
  private static let words: [String: [LineLanguage]] = {
    var words: [String: [LineLanguage]] = [:]
    for (language, list) in lists {
      for word in list.split(whereSeparator: \.isWhitespace) {
        words[String(word), default: []].append(language)
      }
    }
    return words
  }()

  private static let lists: [(LineLanguage, String)] = [
    (
      .english,
      """
      cup cups tablespoon tablespoons teaspoon teaspoons tbsp tsp lb pound pounds ounce ounces oz can
      cans clove cloves chopped minced sliced diced large small medium and or to taste fresh ground
      cut into with of salt butter sugar flour
      """
    ),
    (
      .german,
      """
      el tl prise prisen dose pck packchen und oder nach mit zum gehackt fein grosse rote frisch
      frische zehe zehen stuck scheiben bund salz mehl zucker gramm
      """
    ),
    (
      .french,
      """
      de d du des la le les et ou a l gousse gousses cuillere cuilleres soupe cafe pincee tranche
      tranches boite botte sel sucre farine beurre
      """
    ),
    (
      .spanish,
      """
      de del y o al gusto cucharada cucharadas cucharadita cucharaditas diente dientes pizca taza tazas
      una un sal azucar harina aceite picado picada
      """
    ),
    (
      .italian,
      """
      di d q b e o da cucchiaio cucchiai cucchiaino cucchiaini spicchio spicchi pizzico bustina fette
      un una sale zucchero farina olio
      """
    ),
    (
      .dutch,
      """
      el tl eetlepel eetlepels theelepel theelepels teentje teentjes teen tenen snufje gram en of naar
      smaak met gesnipperd fijngesneden grote rode verse zout suiker bloem boter
      """
    ),
  ]
}
