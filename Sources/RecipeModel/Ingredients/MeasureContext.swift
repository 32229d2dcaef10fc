/// Says what an amount behind the first one of a line means, from the words around it.
struct MeasureContext {
  /// What stands between the amount before and this one, in lower case without white space around.
  private let link: String
  /// What follows the amount.
  private let after: String

  init(between: String, after: String) {
    link = TextMatching.fold(between).trimmed
    self.after = TextMatching.fold(after).trimmed
  }

  /// Whether only a sign or a linking word stands between the two amounts.
  var isDirect: Bool { Self.sameSigns.contains(core) || Self.moreWords.contains(core) }

  /// The link without an opening bracket and words such as `about`.
  private var core: String {
    var words = link.split(separator: " ").map(String.init)
    if let first = words.first, first.hasPrefix("(") || first.hasPrefix("[") {
      words[0] = "("
      let rest = first.dropFirst()
      if !rest.isEmpty { words.insert(String(rest), at: 1) }
    }
    while let last = words.last, Self.fillers.contains(last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  private var lastWord: Substring { link.split(separator: " ").last ?? "" }

  /// The role of an amount, given the first one of the line.
  func role(
    of measure: MeasureScanner.Found, behind first: MeasureScanner.Found
  ) -> MeasuredIngredient.Role {
    if isEach { return .size }
    if ["plus", "+", "minus"].contains(lastWord) { return .addition }
    if measure.unitRange != nil, Self.moreWords.contains(core) { return .addition }
    if lastWord == "or" { return .alternative }
    // A measured amount with another one in brackets says the same twice: `1 cup (240 ml)`.
    if first.isMeasured, measure.unitRange != nil, Self.sameSigns.contains(core) {
      return .alternative
    }
    if first.isMeasured, measure.isMeasured, isBracketed { return .alternative }
    return .other
  }

  /// Whether the amount fills a bracket of its own: `(6 ounces)`.
  private var isBracketed: Bool {
    core.hasSuffix("(") && [")", "/", ";", ","].contains(after.prefix(1))
  }

  private var isEach: Bool {
    after.hasPrefix("each") || after.hasPrefix("apiece") || link.hasSuffix("each")
      || lastWord == "@"
  }

  private static let sameSigns: Set<String> = ["(", "/", "=", "|", "to", "-", "–", "(=", "( ="]
  private static let moreWords: Set<String> = ["plus", "+", "and", "&", "minus"]
  private static let fillers: Set<String> = [
    "about", "approx", "approx.", "approximately", "around", "roughly", "ca", "ca.",
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
