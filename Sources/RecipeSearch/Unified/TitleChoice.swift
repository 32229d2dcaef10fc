import RecipeModel

/// The form of a title among those that the sources of one recipe give it.
enum TitleChoice {
  /// A title as some sources write it.
  struct Form {
    let title: String
    /// The folded words, with blanks between them.
    let words: String
    /// Whether the name of a site or a publisher stands before or behind the dish.
    let namesSite: Bool
  }

  static let rules: [FieldRule<Form>] = [
    FieldRule("no key", if: { !isKey($0.title) }),
    FieldRule("no noise") { form, all in
      isNoisy(form.value.title) || isCut(form.value, all.map(\.value)) ? 0 : 1
    },
    FieldRule("no site's name", if: { !$0.namesSite }),
    FieldRule("no capitals throughout", if: { !isInCapitals($0.title) }),
    FieldRule("most sources", mostSay: { $0.words == $1.words }),
    FieldRule("plain words", by: { -$0.words.utf8.count }),
    FieldRule("accents", by: { accents($0.title) }),
    FieldRule("capital letters", if: { $0.title.contains(where: \.isUppercase) }),
    FieldRule(mostSay: "most common spelling"),
  ]

  /// The place of the title to take.
  static func best(_ sources: [Telling]) -> Int {
    let first = sources[0].listing.title
    if sources.allSatisfy({ $0.listing.title.isSame(first) }) { return 0 }
    let titles = [Given].different(sources, \.title) { $0.isSame($1) }
    let mayNameSite = titles.contains { SiteNames.mayStand(in: $0.value) }
    let names = mayNameSite ? SiteNames(sources.map(\.listing)) : SiteNames([])
    let forms = titles.map { title in
      Given(
        value: Form(
          title: title.value, words: TextMatching.words(title.value).joined(separator: " "),
          namesSite: names.stand(in: title.value)),
        place: title.place, providers: title.providers)
    }
    return forms.best(by: rules) { ByteOrder.precedes($0.title, $1.title) } ?? 0
  }

  /// Whether a title is the name of a file or of an entry: `recipes:carrot_curry`, `carrot-curry`.
  static func isKey(_ title: String) -> Bool {
    if title.contains(where: \.isWhitespace) { return false }
    if title.contains("_") { return true }
    if let colon = title.firstIndex(of: ":") { return title.index(after: colon) < title.endIndex }
    return title.contains("-") && !title.contains(where: \.isUppercase)
  }

  /// Whether a title holds what no one writes on purpose: markup, broken letters, rows of signs, and
  /// signs at its ends.
  static func isNoisy(_ title: String) -> Bool {
    var run = 0
    var previous: Unicode.Scalar?
    for scalar in title.unicodeScalars {
      if scalar == "\u{FFFD}" || scalar == "<" || scalar == ">" { return true }
      if scalar.properties.generalCategory == .control { return true }
      // UTF-8 that was read as Windows-1252.
      if previous == "Ã" || previous == "â", !scalar.isASCII, !scalar.properties.isAlphabetic {
        return true
      }
      let isSign = !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
      run = isSign && scalar == previous ? run + 1 : 1
      if run >= 3, scalar != " " { return true }
      previous = scalar
    }
    if title.hasSuffix("…") || holdsEntity(title) { return true }
    let ends = [title.unicodeScalars.first, title.unicodeScalars.last].compactMap(\.self)
    return ends.contains { signs.contains($0) }
  }

  private static let signs: Set<Unicode.Scalar> = [
    "*", "#", "-", "–", "|", ",", ";", ":", "_", "/",
  ]

  private static func holdsEntity(_ title: String) -> Bool {
    guard let start = title.firstIndex(of: "&") else { return false }
    let rest = title[title.index(after: start)...]
    guard let end = rest.firstIndex(of: ";"), end > rest.startIndex else { return false }
    return rest[..<end].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
  }

  /// Whether another title goes on in the middle of this one's last word, by more than a plural.
  private static func isCut(_ form: Form, _ all: [Form]) -> Bool {
    all.contains { other in
      guard other.words.utf8.count > form.words.utf8.count, other.words.hasPrefix(form.words)
      else { return false }
      let rest = other.words.dropFirst(form.words.count).prefix { $0 != " " }
      return !["", "s", "es"].contains(rest)
    }
  }

  /// Whether a title of more than a few letters has no small one.
  static func isInCapitals(_ title: String) -> Bool {
    var capitals = 0
    for scalar in title.unicodeScalars {
      if scalar.properties.isLowercase { return false }
      if scalar.properties.isUppercase { capitals += 1 }
    }
    return capitals > 4
  }

  /// How many letters have accents, or are of another script than Latin.
  private static func accents(_ title: String) -> Int {
    title.unicodeScalars.count {
      !$0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark)
    }
  }
}

extension String {
  /// Whether both are the same byte for byte.
  func isSame(_ other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}
