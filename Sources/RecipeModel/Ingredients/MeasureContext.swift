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

  /// Whether the amount follows a name in brackets: `1 can tomatoes (14 oz)`.
  var followsName: Bool { core.hasSuffix("(") && core != "(" && fillsBracket }

  /// The link without words such as `about` at its end.
  private var core: String {
    var words = link.split(separator: " ")
    while let last = words.last, Self.fillers.contains(String(last)) { words.removeLast() }
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
    if isTotal { return .alternative }
    if ["plus", "+", "minus"].contains(lastWord) { return .addition }
    if measure.unitRange != nil, Self.moreWords.contains(core) { return .addition }
    if lastWord == "or" { return .alternative }
    // A measured amount with another one in brackets says the same twice: `1 cup (240 ml)`.
    if first.isMeasured, measure.unitRange != nil, Self.sameSigns.contains(core) {
      return .alternative
    }
    if first.isMeasured, measure.unitRange != nil, fillsBracket { return .alternative }
    // `8 oz flour (2 cups; 225 g)`: the third says what the second says.
    if isInBrackets, measure.isMeasured, Self.listSigns.contains(core), previous == .alternative {
      return .alternative
    }
    // `1 can (16 oz)` and `1 can 16 oz` say how big each can is.
    if opensBracket || core.isEmpty, measure.isMeasured, first.amount.unit?.isContainer == true {
      return .size
    }
    // `1 Dose Tomaten (400 g)`.
    if fillsBracket, measure.isMeasured, first.amount.unit?.isContainer == true { return .size }
    // `4 breasts (about 2 pounds)` weigh that together: of 61 such lines of real recipes, all do.
    if isInBrackets, measure.isMeasured, isApproximate || canOnlyBeTotal(first) {
      return .alternative
    }
    return isInBrackets || measure.isMeasured ? .other : nil
  }

  /// Whether a word such as `about` comes before the amount.
  private var isApproximate: Bool { Self.fillers.contains(String(lastWord)) }

  /// Whether the amount fills a bracket of its own: `(6 ounces)`.
  private var fillsBracket: Bool {
    core.hasSuffix("(") && [")", "/", ";", ","].contains(after.prefix(1))
  }

  private var isEach: Bool {
    after.hasPrefix("each") || after.hasPrefix("per ") || after.hasPrefix("apiece")
      || link.hasSuffix("each")
      || lastWord == "@"
  }

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
  private static let listSigns: Set<String> = [";", ",", "/", "|", "="]
  private static let moreWords: Set<String> = ["plus", "+", "and", "&", "minus"]
  private static let fillers: Set<String> = [
    "about", "approx", "approx.", "approximately", "around", "roughly", "ca", "ca.",
    "etwa", "environ", "circa", "ongeveer", "aprox", "aprox.",
  ]
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = Substring(self).drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
