/// Says what an amount behind the first one of a line means, from the words around it.
struct MeasureContext {
  /// What stands between the amount before and this one, in lower case without white space around.
  private let link: String
  /// What follows the amount.
  private let after: String

  /// Whether the amount is in brackets.
  private let isInBrackets: Bool

  init(between: String, after: String, isInBrackets: Bool) {
    let spaced = between.map { $0 == "(" || $0 == "[" ? " ( " : String($0) }.joined()
    link = TextMatching.fold(spaced).trimmed
    self.after = TextMatching.fold(after).trimmed
    self.isInBrackets = isInBrackets
  }

  /// Whether only a sign or a linking word stands between the two amounts.
  var isDirect: Bool { Self.sameSigns.contains(core) || Self.moreWords.contains(core) }

  /// Whether only an opening bracket stands between the two amounts.
  var opensBracket: Bool { core == "(" }

  /// Whether the amount follows a name in brackets: `1 can tomatoes (14 oz)`, `2 chops (6 oz each)`.
  var followsName: Bool {
    core.hasSuffix("(") && core != "(" || core.hasSuffix(",") && core.contains(where: \.isLetter)
  }

  /// The link without words such as `about` at its end.
  private var core: String {
    var words = link.split(separator: " ")
    while let last = words.last, Self.isFiller(last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  private var lastWord: Substring { link.split(separator: " ").last ?? "" }

  /// The role of an amount, given the first one of the line and the role of the one before; nil for
  /// a number that says nothing about how much is needed: `cut into 6 strips`.
  func role(
    of measure: MeasureScanner.Found, behind first: MeasureScanner.Found,
    _ previous: MeasuredIngredient.Role?
  ) -> MeasuredIngredient.Role? {
    if isEach { return .size }
    if isTotal || isDissolving(measure) { return .alternative }
    if ["plus", "+", "minus"].contains(lastWord) { return .addition }
    if measure.unitRange != nil, Self.moreWords.contains(core) { return .addition }
    if measure.isMeasured, isSize(of: first) { return .size }
    // `3 potatoes, about 600 g` as `3 potatoes (about 600 g)`.
    if measure.isMeasured, !first.isMeasured, core.hasSuffix(","), isApproximate, after.isEmpty {
      return .alternative
    }
    if isPack(of: measure, first) { return .size }
    if Self.otherFoodWords.contains(String(lastWord)) { return .alternative }
    if isDivided, measure.unitRange != nil { return .alternative }
    if isOfPart || isNextFood(measure, behind: first) { return .alternative }
    // `1 can (14 oz/400 g)`: the third says what the second says.
    if measure.isMeasured, previous == .size, Self.isListSign(core) { return .size }
    // A measured amount with another one in brackets says the same twice: `1 cup (240 ml)`.
    if first.isMeasured, measure.unitRange != nil, Self.sameSigns.contains(core) {
      return .alternative
    }
    if first.isMeasured, measure.unitRange != nil, fillsBracket { return .alternative }
    // `1 kg potatoes (about 6)` and `400 g carrots (3 medium)` count what they weigh.
    if first.isMeasured, core.hasSuffix("("), isApproximate || !after.hasPrefix(")"), !isGrade {
      return .alternative
    }
    // `3 cups cooked rice (from 1 cup uncooked)`.
    if first.isMeasured, isInBrackets, Self.madeWords.contains(String(lastWord)) {
      return .alternative
    }
    // `8 oz flour (2 cups; 225 g)`: the third says what the second says.
    if isInBrackets, measure.isMeasured, Self.isListSign(core), previous == .alternative {
      return .alternative
    }
    // `1 can (16 oz)` and `1 can 16 oz` say how big each can is.
    if opensBracket || core.isEmpty, measure.isMeasured, first.amount.unit?.isContainer == true {
      return .size
    }
    // `1 Dose Tomaten (400 g)`.
    if fillsBracket, measure.isMeasured, first.amount.unit?.isContainer == true {
      // What half a can weighs is no size of cans: `½ can tomatoes (200 g)`.
      return first.amount.lower < 1 ? .alternative : .size
    }
    // `4 breasts (about 2 pounds)` weigh that together: of 61 such lines of real recipes, all do.
    if isInBrackets, isApproximate || measure.isMeasured && canOnlyBeTotal(first) {
      return .alternative
    }
    // `2 onions (300 g)`, and `2 lemons (1/4 cup juice)`.
    let isAll = fillsBracket || core.hasSuffix("(") && measure.amount.dimension == .volume
    if measure.isMeasured, isAll, !first.isMeasured {
      return BracketedWeight.role(
        of: measure.amount, of: first.amount, core + " " + unitName(of: first))
    }
    return isInBrackets || measure.isMeasured ? .other : nil
  }

  /// Whether a word such as `about` comes before the amount.
  private var isApproximate: Bool { Self.isFiller(lastWord) }

  private static func isFiller(_ word: Substring) -> Bool {
    ApproximateWords.about.contains(String(word.last == "." ? word.dropLast() : word))
  }

  /// Whether the amount fills a bracket of its own: `(6 ounces)`.
  private var fillsBracket: Bool {
    core.hasSuffix("(") && [")", "/", ";", ","].contains(after.prefix(1))
  }

  private func unitName(of first: MeasureScanner.Found) -> String {
    guard case .piece(let name) = first.amount.unit else { return "" }
    return TextMatching.fold(name)
  }

  private var isEach: Bool {
    after.hasPrefix("each") || after.hasPrefix("per ") || after.hasPrefix("apiece")
      || link.hasSuffix("each")
      || lastWord == "@"
  }

  /// Whether the size of a package follows a word such as `à`: `2 Dosen à 400 g`, `lata de 400 g`.
  private func isSize(of first: MeasureScanner.Found) -> Bool {
    guard ["a", "de", "je", "da", "van", "von", "of"].contains(lastWord) else { return false }
    return first.amount.unit?.isContainer == true || first.amount.unit == nil && core.contains("(")
  }

  /// Whether a part of so many fruits is named: `zest of 1 lemon and juice of 2`.
  private var isOfPart: Bool {
    Self.ofWords.contains(String(lastWord))
      && link.split(separator: " ").contains { JuiceWords.all.contains(String($0)) }
  }

  /// Whether another food follows a comma: `1 onion, 2 carrots`, `1 tsp salt, 2 tbsp oil`.
  private func isNextFood(
    _ measure: MeasureScanner.Found, behind first: MeasureScanner.Found
  ) -> Bool {
    guard let sign = link.last, ",;|".contains(sign), !isInBrackets,
      after.first?.isLetter == true
    else { return false }
    // Nobody gives the size of a piece in spoons: `1 egg, 3 tbsp sugar`.
    return !measure.isMeasured || first.isMeasured
      || [.teaspoon, .tablespoon, .cup].contains(measure.amount.unit)
  }

  /// Whether a package holds so many, as in `1 box of 12 eggs`.
  ///
  /// In Dutch `of` means `or`, so that the word for the package has to be an English one.
  private func isPack(of measure: MeasureScanner.Found, _ first: MeasureScanner.Found) -> Bool {
    guard lastWord == "of", measure.unitRange == nil, case .piece(let name) = first.amount.unit
    else { return false }
    return Self.englishPacks.contains(name)
  }

  private static let englishPacks: Set<String> = [
    "package", "packet", "pack", "pkg", "box", "bag", "carton", "tub", "container", "jar", "can",
    "tin",
  ]

  /// Whether the parts of the first amount follow: `3 tbsp oil, divided into 1 tbsp and 2 tbsp`.
  private var isDivided: Bool { link.contains("divided") }

  /// Whether it is what a food is dissolved in, of which as much more is needed: `2 stock cubes,
  /// dissolved in 1 l water`.
  private func isDissolving(_ measure: MeasureScanner.Found) -> Bool {
    guard measure.isMeasured else { return false }
    var words = core.split { !$0.isLetter }
    guard let link = words.popLast(), let word = words.last else { return false }
    return Self.dissolvingLinks.contains(String(link))
      && Self.dissolving.contains(where: word.hasPrefix)
  }

  private static let dissolvingLinks: Set<String> = [
    "in", "into", "with", "to", "mit", "dans", "avec", "en", "con", "met",
  ]
  /// How words for it begin, folded.
  private static let dissolving = [
    "dissolv", "mixed", "soaked", "blended", "whisked", "stirred", "made", "diluted",
    "aufgelost", "gelost", "angeruhrt", "verruhrt", "eingeweicht",
    "dissou", "delay", "dilu", "tremp", "disuelt", "remojad", "sciolt", "ammollat",
    "opgelost", "aangemaakt", "geweekt",
  ]

  /// Whether the number says how many weigh so much: `1 pound shrimp (21-25 count)`.
  private var isGrade: Bool { after.hasPrefix("count") || after.hasPrefix("ct") }

  private var isTotal: Bool {
    after.hasPrefix("total") || after.hasPrefix("in total")
      || link.split(separator: " ").contains("total")
  }

  /// Whether what an amount in brackets weighs can only be all of it: `1 onion (8 oz)`, and `2 sticks
  /// (1 cup) butter`, as a stick has one size.
  private func canOnlyBeTotal(_ first: MeasureScanner.Found) -> Bool {
    guard fillsBracket, first.amount.upper == nil else { return false }
    return first.amount.unit == .piece("stick") || first.amount.lower == 1
  }

  private static let sameSigns: Set<String> = ["(", "/", "=", "|", "to", "-", "–", "( ="]
  private static func isListSign(_ text: String) -> Bool {
    [";", ",", "/", "|", "=", "or", "oder", "ou", "o", "of"].contains(text)
  }
  /// Words before the number of another food, which grows alike: `2 eggs and 1 yolk`.
  private static let otherFoodWords: Set<String> = [
    "or", "and", "&", "und", "oder", "et", "ou", "y", "o", "e", "en", "of",
  ]
  private static let madeWords: Set<String> = [
    "from", "with", "aus", "mit", "avec", "con", "met", "van",
  ]
  private static let ofWords: Set<String> = ["of", "from", "von", "de", "di", "van", "d'", "d’"]
  private static let moreWords: Set<String> = ["plus", "+", "and", "&", "minus"]
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = Substring(self).drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
