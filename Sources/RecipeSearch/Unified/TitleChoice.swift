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
    FieldRule("capital letters", if: { holdsCapital($0.title) }),
    FieldRule(mostSay: "most common spelling"),
  ]

  /// The place of the title to take.
  static func best(_ sources: [Telling]) -> Int {
    let first = sources[0].listing.title
    if sources.allSatisfy({ ByteOrder.areSame($0.listing.title, first) }) { return 0 }
    let titles = [Given].different(sources, { $0.title }, by: ByteOrder.areSame)
    var names: SiteNames?
    func namesSite(_ title: String) -> Bool {
      guard SiteNames.mayStand(in: title) else { return false }
      let known = names ?? SiteNames(sources.map(\.listing))
      names = known
      return known.stand(in: title)
    }
    let forms = titles.map { title in
      let form = Form(
        title: title.value, words: TextMatching.joinedWords(title.value),
        namesSite: namesSite(title.value))
      return Given(value: form, place: title.place, providers: title.providers)
    }
    return forms.best(by: rules) { ByteOrder.precedes($0.title, $1.title) } ?? 0
  }

  /// Whether a title is the name of a file or of an entry: `recipes:carrot_curry`, `carrot-curry`.
  static func isKey(_ title: String) -> Bool {
    // Most titles have a blank, which is found sooner than a letter is looked up.
    if title.utf8.contains(UInt8(ascii: " ")) || title.contains(where: \.isWhitespace) {
      return false
    }
    if title.contains("_") { return true }
    if let colon = title.firstIndex(of: ":") { return title.index(after: colon) < title.endIndex }
    return title.contains("-") && !holdsCapital(title)
  }

  /// Whether a title holds what no one writes on purpose: markup, broken letters, rows of signs, and
  /// signs at its ends.
  static func isNoisy(_ title: String) -> Bool {
    var run = 0
    var previous: Unicode.Scalar?
    for scalar in title.unicodeScalars {
      if scalar == "\u{FFFD}" || scalar == "<" || scalar == ">" { return true }
      if isControl(scalar) { return true }
      // UTF-8 that was read as Windows-1252.
      if previous == "Ã" || previous == "â", !scalar.isASCII, !scalar.properties.isAlphabetic {
        return true
      }
      run = scalar == previous && isSign(scalar) ? run + 1 : 1
      if run >= 3, scalar != " " { return true }
      previous = scalar
    }
    if previous == "…" || holdsEntity(title) { return true }
    return isEndSign(title.unicodeScalars.first) || isEndSign(previous)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar.value < 0x20 || scalar.value == 0x7F
      : scalar.properties.generalCategory == .control
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": false
    case _ where scalar.isASCII: true
    default: !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
  }

  private static func isEndSign(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "*", "#", "-", "–", "|", ",", ";", ":", "_", "/": true
    default: false
    }
  }

  private static func holdsEntity(_ title: String) -> Bool {
    guard let start = title.utf8.firstIndex(of: UInt8(ascii: "&")) else { return false }
    let rest = title.utf8[start...].dropFirst()
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")), end > rest.startIndex else {
      return false
    }
    return rest[..<end].allSatisfy { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar == "#" || scalar.isASCII && !isSign(scalar)
    }
  }

  private static func holdsCapital(_ title: String) -> Bool {
    title.unicodeScalars.contains { scalar in
      scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
    }
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
      switch scalar {
      case "a"..."z": return false
      case "A"..."Z": capitals += 1
      case _ where scalar.isASCII: continue
      default:
        if scalar.properties.isLowercase { return false }
        if scalar.properties.isUppercase { capitals += 1 }
      }
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
