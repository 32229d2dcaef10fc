import PotluckSupport

/// What a line counts one by one, so that its name agrees with the amount: `1 große Zwiebel`, `2 große
/// Zwiebeln`.
///
/// Names that ``CountedNouns`` does not list stay as their source writes them: `bread` and `molasses`
/// have no other number.
package struct CountedItem {
  let language: LineLanguage?

  /// A name in the number that a sum of it asks for, whatever its language.
  package static func agreeing(_ name: String, isSeveral: Bool) -> String {
    CountedItem(language: nil).agreeing(name, with: isSeveral ? 2 : 1)
  }

  /// A name in the number that an amount asks for.
  /// - Parameters:
  ///   - name: the name as its source wrote it.
  ///   - amount: how many there are now.
  ///   - source: how many its source wrote; a singular behind several stays: `6 Blatt Gelatine`.
  /// - Returns: the name, with its adjectives.
  func agreeing(_ name: String, with amount: Fraction, insteadOf source: Fraction = 1) -> String {
    // Recipes in other languages use English names here and there.
    let languages = language.map { [$0, .english] } ?? Self.anyLanguage
    return languages.firstNonNil { agreeing(name, with: amount, insteadOf: source, in: $0) } ?? name
  }

  /// The languages in which a noun of an unknown one is sought; French last, as it alone has the
  /// singular up to two.
  private static let anyLanguage: [LineLanguage] = [
    .english, .german, .spanish, .italian, .dutch, .french,
  ]

  /// What was done to it, as it follows the name, in the number that an amount asks for: `, émincé`.
  func agreeingTreatment(_ text: String, of name: String, with amount: Fraction) -> String {
    let languages = language.map { [$0] } ?? [.french, .spanish, .italian]
    guard text.hasPrefix(", "),
      let language = languages.first(where: {
        agreeing(name, with: amount, insteadOf: 1, in: $0) != nil
      }),
      let endings = Self.participleEndings[language]
    else { return text }
    let end = text.dropFirst(2).firstIndex { !$0.isLetter } ?? text.endIndex
    let word = String(text[..<end].dropFirst(2))
    guard endings.contains(where: word.hasSuffix) else { return text }
    var words = ["", word]
    LineAdjectives(language: language, isPlural: language.isPlural(amount), gender: .feminine)
      .agree(&words, after: 0)
    return ", " + words[1] + text[end...]
  }

  /// The words between a number and its unit in the number and gender of the unit: `2 gestrichene TL`.
  func agreeingAdjectives(_ text: String, of unit: String, with amount: Fraction) -> String {
    guard let language, language != .english else { return text }
    // The spoons of German are masculine, whatever their abbreviation.
    let gender =
      CountedNouns.noun(unit, in: language)?.gender
      ?? (UnitWords.spelling(of: unit)?.unit.system == .us ? .masculine : .feminine)
    let adjectives = LineAdjectives(
      language: language, isPlural: language.isPlural(amount), gender: gender)
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { adjectives.before(String($0)) }.joined(separator: " ")
  }

  /// A text whose first word says how full a spoon is, in the number of the spoons.
  func agreeingFullness(_ text: String, with amount: Fraction) -> String {
    let word = text.prefix { $0.isLetter }
    guard let language,
      let forms = Self.fullness.first(where: { $0.one == word || $0.several == word })
    else { return text }
    return (language.isPlural(amount) ? forms.several : forms.one) + text.dropFirst(word.count)
  }

  private static let fullness: [(one: String, several: String)] = [
    ("colmo", "colmi"), ("raso", "rasi"), ("colmada", "colmadas"), ("rasa", "rasas"),
    ("sopera", "soperas"), ("bombée", "bombées"), ("rase", "rases"), ("pleine", "pleines"),
  ]

  /// How pieces of what a name says are taken.
  static func kind(_ name: String, unit: KitchenUnit?) -> AmountRounding.PieceKind {
    if case .piece(let piece) = unit, UnitWords.englishName(piece) != "piece" {
      return vagueUnits.contains(piece) ? .vague : .cut
    }
    let words = TextMatching.words(name)
    guard let first = words.first else { return .cut }
    let namesEgg = words.contains {
      eggs.contains($0) || $0.hasSuffix("oeuf") || $0.hasSuffix("oeufs")
    }
    if namesEgg, !words.contains("noodles") { return .egg }
    return vagueNouns.contains(first) || vagueNouns.contains(words[words.count - 1])
      || vagueEndings.contains(where: first.hasSuffix) ? .vague : .cut
  }

  private func agreeing(
    _ name: String, with amount: Fraction, insteadOf source: Fraction, in language: LineLanguage
  ) -> String? {
    var words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = Self.nounPlace(in: words, language),
      let noun = CountedNouns.noun(words[place], in: language)
    else { return nil }
    let isPlural = language.isPlural(amount)
    let isMeasure = language == .german && words[place] == "Blatt" && name.contains("elatine")
    if isPlural, isMeasure || language.isPlural(source) && words[place] == noun.singular {
      return name
    }
    let form = isPlural ? noun.plural : noun.singular
    if form.lowercased() != words[place].lowercased() {
      words[place] = Self.form(form, like: words[place], keepsCase: language == .german)
    }
    let adjectives = LineAdjectives(language: language, isPlural: isPlural, gender: noun.gender)
    for before in 0..<place { words[before] = adjectives.before(words[before]) }
    adjectives.agree(&words, after: place)
    return words.joined(separator: " ")
  }

  /// The place of the noun: in English the last word before what was done to it, `onions, chopped`;
  /// elsewhere the first noun, if only adjectives come before it.
  private static func nounPlace(in words: [String], _ language: LineLanguage) -> Int? {
    if language == .english {
      if let first = words.first, headWords.contains(first.lowercased()), words.count > 1,
        !["and", "or"].contains(words[1])
      {
        return 0
      }
      let end = words.firstIndex { prepositions.contains($0.lowercased()) } ?? words.count
      return words[..<end].lastIndex { !$0.isEmpty && !treatments.contains($0.lowercased()) }
    }
    for (place, word) in words.enumerated() {
      if CountedNouns.noun(word, in: language) != nil { return place }
      let isShortened = language == .german && shortened.contains(word.lowercased())
      guard isShortened || LineAdjectives.mayStandBeforeNoun(word, in: language) else {
        return nil
      }
    }
    return nil
  }

  /// German sizes that are cut short, and so have no number: `2 kl. Zwiebeln`.
  private static let shortened: Set<String> = ["kl.", "gr.", "mittl.", "mittelgr."]

  private static func form(_ form: String, like word: String, keepsCase: Bool) -> String {
    guard !keepsCase, let first = word.first, first.isUppercase else { return form }
    if word.count > 1, word.allSatisfy({ $0.isUppercase || !$0.isLetter }) {
      return form.uppercased()
    }
    return form.prefix(1).uppercased() + form.dropFirst()
  }

  // MARK: Words

  /// How words for what was done to a food end, where they agree with its noun.
  private static let participleEndings: [LineLanguage: [String]] = [
    .french: ["é", "ée", "és", "ées"],
    .spanish: ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas"],
    .italian: ["ato", "ata", "ati", "ate", "ito", "ita", "iti", "ite"],
  ]

  /// Folded.
  private static let eggs: Set<String> = [
    "egg", "eggs", "yolk", "yolks", "ei", "eier", "eieren", "eigelb", "eiweiss", "eidooier",
    "eidooiers", "eiwit", "eiwitten", "huevo", "huevos", "yema",
    "yemas", "uovo", "uova", "tuorlo", "tuorli", "albume", "albumi",
  ]

  private static let vagueUnits: Set<String> = [
    "pinch", "dash", "drop", "splash", "handful", "knob", "sprig", "leaf", "Prise", "Msp", "pincée",
  ]

  /// Folded.
  private static let vagueNouns: Set<String> = [
    "leaf", "leaves", "sprig", "sprigs", "feuille", "feuilles", "brin", "brins", "branche",
    "branches", "poignee", "goutte", "gouttes", "hoja", "hojas", "rama", "ramas", "ramita",
    "ramitas", "pizca", "pizcas", "punado", "punados", "chorrito", "gota", "gotas", "foglia",
    "foglie", "fogliolina", "foglioline", "rametto", "rametti", "pizzico", "pizzichi", "manciata",
    "ciuffo", "ciuffi", "snufje", "snufjes", "takje", "takjes", "blad", "blaadje", "blaadjes",
    "mespunt", "zweig", "zweige", "stangel", "stiel", "stiele", "handvoll", "tropfen", "schuss",
    "messerspitze", "spritzer", "klecks", "noix", "noce", "pugno", "handvol", "scheutje", "scheut",
  ]
  private static let vagueEndings = ["blatt", "blatter", "blad", "blaadje", "blaadjes"]

  /// What English counts a food by: `2 rolls puff pastry`.
  static let headWords: Set<String> = [
    "piece", "pieces", "roll", "rolls", "ball", "balls", "log", "logs", "tray", "trays", "punnet",
    "punnets", "rack", "racks", "bowl", "bowls", "jug", "jugs", "cob", "cobs", "floret", "florets",
    "bouquet", "bouquets", "half", "halves",
  ]

  /// Words behind the noun: `chipotle chiles in adobo`.
  private static let prepositions: Set<String> = [
    "in", "with", "without", "for", "from", "of", "on", "per",
  ]

  private static let treatments: Set<String> = [
    "beaten", "chopped", "crushed", "cubed", "diced", "grated", "halved", "mashed", "melted",
    "minced", "peeled", "pitted", "quartered", "separated", "shredded", "sliced", "smashed",
    "trimmed",
  ]
}
