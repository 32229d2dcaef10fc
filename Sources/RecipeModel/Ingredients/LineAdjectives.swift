/// Words beside a counted noun that take its number.
struct LineAdjectives {
  let language: LineLanguage
  let isPlural: Bool
  let gender: CountedNouns.Gender

  /// Whether a word before the noun may be an adjective.
  static func mayStandBeforeNoun(_ word: String, in language: LineLanguage) -> Bool {
    if word.isEmpty { return true }
    switch language {
    case .english: return true
    case .german, .dutch: return isSmall(word) && !stops.contains(word)
    case .french: return frenchBefore[word] != nil
    case .spanish: return spanishBefore.contains(word)
    case .italian: return italian[word] != nil
    }
  }

  /// A word before the noun.
  func before(_ word: String) -> String {
    switch language {
    case .english: return word
    case .german: return german(word)
    case .dutch: return dutch(word)
    case .french:
      return Self.frenchBefore[word].map { isPlural ? $0.several : $0.one } ?? word
    case .spanish: return spanish(word)
    case .italian: return italian(word)
    }
  }

  /// The adjectives after the noun, up to a word of another kind.
  func agree(_ words: inout [String], after noun: Int) {
    guard [.french, .spanish, .italian].contains(language) else { return }
    var place = noun + 1
    // `pommes de terre moyennes`, `dientes de ajo grandes`.
    if place + 1 < words.count, Self.compounds.contains(words[place] + " " + words[place + 1]) {
      place += 2
    }
    if place < words.count, ["d'aglio", "d’aglio"].contains(words[place]) { place += 1 }
    let isEgg = ["uovo", "uova"].contains(words[noun].lowercased())
    while place < words.count, Self.isSmall(words[place]), !Self.stops.contains(words[place]) {
      if Self.adverbs.contains(words[place]) {
        place += 1
        continue
      }
      switch language {
      case .french:
        if !isPlural, words[place].hasPrefix("d'œufs") || words[place].hasPrefix("d’œufs") {
          words[place].removeLast()
        }
        if ["d'ail", "d’ail"].contains(words[place]) { break }
        if words[place].contains("'") || words[place].contains("’") { return }
        if Self.unchanging.contains(words[place]) { break }
        words[place] = french(words[place])
      case .spanish: words[place] = spanish(words[place])
      default: words[place] = isEgg ? ofEgg(words[place]) : italian(words[place])
      }
      place += 1
    }
  }

  private static func isSmall(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLowercase || $0 == "'" || $0 == "’" || $0 == "-" }
  }

  // MARK: German and Dutch

  /// `große Zwiebel`, `großer Apfel`, `großes Ei`; several take `große`.
  private func german(_ word: String) -> String {
    guard let ending = ["er", "es", "en", "e"].first(where: word.hasSuffix),
      word.count > ending.count + 2
    else { return word }
    let stem = word.dropLast(ending.count)
    if isPlural { return stem + "e" }
    switch gender {
    case .masculine: return stem + "er"
    case .feminine: return stem + "e"
    case .neuter: return stem + "es"
    }
  }

  /// `groot ei`, `grote eieren`; before other nouns both take `grote`.
  private func dutch(_ word: String) -> String {
    if isPlural { return Self.dutchForms[word] ?? word }
    guard gender == .neuter else { return word }
    return Self.dutchForms.first { $0.value == word }?.key ?? word
  }

  private static let dutchForms = [
    "groot": "grote", "klein": "kleine", "middelgroot": "middelgrote", "rood": "rode",
    "rijp": "rijpe", "vers": "verse", "dik": "dikke", "vol": "volle", "gekookt": "gekookte",
  ]

  // MARK: French, Spanish, Italian

  private static let frenchBefore = forms(
    """
    gros/gros grosse/grosses petit/petits petite/petites grand/grands grande/grandes beau/beaux
    belle/belles bon/bons bonne/bonnes joli/jolis demi/demis
    """)

  private func french(_ word: String) -> String {
    if isPlural {
      if word.hasSuffix("s") || word.hasSuffix("x") { return word }
      return word + (word.hasSuffix("eau") ? "x" : "s")
    }
    if word.hasSuffix("eaux") { return String(word.dropLast()) }
    let isSame = ["gros", "frais", "épais", "bas", "ras"].contains(word)
    return word.hasSuffix("s") && !isSame && word.count > 3 ? String(word.dropLast()) : word
  }

  private static let spanishBefore: Set<String> = [
    "gran", "grandes", "buen", "buena", "pequeña", "pequeñas", "pequeño", "pequeños", "medio",
    "media",
  ]

  private func spanish(_ word: String) -> String {
    let isConsonant = ["natural", "azul", "integral"].contains { word == $0 || word == $0 + "es" }
    let isLong = isConsonant && word.hasSuffix("es")
    if isPlural {
      if word.hasSuffix("s") { return word }
      return isConsonant ? word + "es" : "aeo".contains(word.last ?? " ") ? word + "s" : word
    }
    if isLong { return String(word.dropLast(2)) }
    return word.hasSuffix("s") && word.count > 3 ? String(word.dropLast()) : word
  }

  private func italian(_ word: String) -> String {
    if let forms = Self.italian[word] { return isPlural ? forms.several : forms.one }
    for ending in ["at", "it", "ut"] where word.count > 5 {
      for (one, several) in [("o", "i"), ("a", "e")] {
        let stem = word.dropLast()
        guard stem.hasSuffix(ending), word.hasSuffix(one) || word.hasSuffix(several) else {
          continue
        }
        return stem + (isPlural ? several : one)
      }
    }
    return word
  }

  /// What is said of eggs, which are masculine in the singular and feminine in the plural: `uovo
  /// sodo`, `uova sode`.
  private func ofEgg(_ word: String) -> String {
    let one = LineAdjectives(language: .italian, isPlural: false, gender: gender).italian(word)
    guard one.last == "o" || one.last == "a" else { return italian(word) }
    return isPlural ? italian(one.dropLast() + "a") : one.dropLast() + "o"
  }

  private static let italian = forms(
    """
    grande/grandi verde/verdi dolce/dolci fresco/freschi fresca/fresche rosso/rossi rossa/rosse
    bianco/bianchi bianca/bianche giallo/gialli gialla/gialle medio/medi media/medie
    piccolo/piccoli piccola/piccole maturo/maturi matura/mature intero/interi intera/intere
    grosso/grossi grossa/grosse bello/belli bella/belle secco/secchi secca/secche
    biologico/biologici biologica/biologiche lesso/lessi lessa/lesse crudo/crudi cruda/crude
    cotto/cotti cotta/cotte duro/duri dura/dure buono/buoni buona/buone morbido/morbidi
    morbida/morbide tenero/teneri tenera/tenere acerbo/acerbi acerba/acerbe rotondo/rotondi
    rotonda/rotonde largo/larghi larga/larghe spesso/spessi spessa/spesse novello/novelli
    novella/novelle romanesco/romaneschi romanesca/romanesche farinoso/farinosi farinosa/farinose
    sottile/sottili fine/fini vegetale/vegetali abbondante/abbondanti piccante/piccanti
    naturale/naturali renetta/renette
    sodo/sodi soda/sode tondo/tondi tonda/tonde lungo/lunghi lunga/lunghe nero/neri nera/nere
    """)

  /// What follows a noun as a part of its name.
  private static let compounds: Set<String> = [
    "de terre", "de ajo", "di aglio", "de pollo", "de pavo", "de poulet", "de dinde", "di pollo",
  ]
  private static let unchanging: Set<String> = ["nature", "bio", "marron", "orange", "crème"]

  /// Reads `singular/plural`, by either form.
  private static func forms(_ words: String) -> [String: (one: String, several: String)] {
    var forms: [String: (one: String, several: String)] = [:]
    for entry in words.split(whereSeparator: \.isWhitespace) {
      let pair = entry.split(separator: "/").map(String.init)
      for form in pair { forms[form] = (pair[0], pair[1]) }
    }
    return forms
  }

  /// Words that are no adjectives of the noun, and end a row of these.
  private static let stops: Set<String> = [
    "de", "del", "des", "du", "di", "da", "al", "alla", "à", "au", "aux", "a", "en", "et", "e",
    "y", "o", "u", "ou", "con", "sin", "para", "pour", "per", "avec", "sans", "senza", "bio",
    "van", "met", "of", "und", "oder", "mit", "ohne", "für", "aus", "von",
    "ein", "eine", "een", "un", "una", "tipo", "extra",
  ]

  /// Words before an adjective, which stay: `tomates bien mûres`.
  private static let adverbs: Set<String> = [
    "assez", "ben", "bien", "finamente", "finement", "grossièrement", "molto", "muy", "recién",
    "très",
  ]
}
