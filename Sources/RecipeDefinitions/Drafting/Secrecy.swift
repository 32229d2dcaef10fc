import RecipeModel

/// Whether a value that was sent may stand in a file, judged by its name and by its form.
///
/// A value is no secret only because nobody knows what it means: most are switches of the service,
/// and a draft that asks for all of them as secrets cannot search.
package enum Secrecy {
  /// The name says that it is a credential.
  case named
  /// It looks like a key.
  case lookalike
  /// It could be a short key: letters and digits that no word has in this order, or an address of
  /// mail.
  case doubtful
  /// It is made of words and numbers, under a name that says nothing about it.
  case unknown
  /// Anyone may read it.
  case harmless

  /// Judges the value of a parameter or of a member of a body.
  init(_ name: String, _ value: String) {
    self.init(name, value, isKnown: Self.plainNames.contains(KnownNames.key(name)))
  }

  /// Judges the value of a header field.
  init(header name: String, _ value: String) {
    let key = KnownNames.key(name)
    let isKnown =
      Self.plainHeaders.contains(key) || key.hasSuffix("host") || key.hasSuffix("version")
    self.init(name, value, isKnown: isKnown && !value.contains { $0 == "@" || $0 == "?" })
  }

  private init(_ name: String, _ value: String, isKnown: Bool) {
    if Self.namesSecret(name), !Self.switches.contains(value.lowercased()) {
      self = .named
    } else if Self.looksLikeKey(value) {
      self = .lookalike
    } else if Self.isPlain(value) || isKnown {
      self = .harmless
    } else {
      // The number of a shop or a category is long, too.
      let isNumber = value.allSatisfy(\.isNumber)
      self = isNumber || Self.isReadable(value) ? .unknown : .doubtful
    }
  }

  /// Whether the value must stay out of a draft.
  var isKeptOut: Bool {
    switch self {
    case .named, .lookalike, .doubtful: true
    case .unknown, .harmless: false
    }
  }

  /// Whether a parameter carries a key, by its name or by its look.
  package static func carriesKey(_ name: String, _ value: String) -> Bool {
    !value.isEmpty && namesSecret(name) || looksLikeKey(value) || looksLikeKey(name)
  }

  // MARK: Names

  /// Whether a name is that of a credential in any spelling: `user_key`, `apiSecret`, `PHPSESSID`.
  static func namesSecret(_ name: String) -> Bool {
    let key = KnownNames.key(name)
    if key.hasPrefix("keyword") || orderingKeys.contains(key) { return false }
    return KnownNames.secrets.contains(key) || words(of: name).contains { secretWords.contains($0) }
      || secretEndings.contains { key.hasSuffix($0) }
  }

  /// Keys by which recipes are ordered or chosen.
  private static let orderingKeys: Set<String> = [
    "sortkey", "sortbykey", "orderkey", "orderbykey", "groupkey", "groupbykey", "facetkey",
    "filterkey", "fieldkey",
  ]

  private static let secretWords = Set(
    KnownNames.secrets + ["authorization", "cookie", "pin", "private", "apikeys"])
  private static let secretEndings = [
    "key", "token", "secret", "password", "passwd", "passphrase", "pwd", "auth", "jwt", "sessid",
    "session", "sessionid", "credential", "credentials", "signature", "license", "licence",
    "bearer",
  ]

  /// The words of a name, at its signs and its capitals: `sessionToken` has two.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for character in name.prefix(80) {
      let isSign = !character.isLetter && !character.isNumber
      let begins = character.isUppercase && words.last?.last?.isLowercase == true
      if isSign || begins { words.append("") }
      if !isSign { words[words.count - 1].append(character) }
    }
    return words.map { $0.lowercased() }
  }

  /// Parameters that choose or form what comes, compared form.
  private static let plainNames: Set<String> = [
    "action", "alt", "apiversion", "attributes", "callback", "category", "categories", "collection",
    "country", "course", "cuisine", "deftype", "df", "diet", "difficulty", "dir", "direction",
    "dishtype", "embed", "expand", "feed", "field", "fieldlist", "fields", "fl", "format",
    "formatversion",
    "generator", "gsrnamespace", "hl", "lang", "language", "list", "locale", "mealtype", "method",
    "mode", "namespace", "op", "operation", "operationname", "operator", "order", "orderby",
    "orderdirection", "output", "posttype", "prop", "qf", "queryfilter", "region", "select", "sort",
    "sortby",
    "sortdir", "sortdirection", "sortorder", "srnamespace", "srprop", "srsort", "srwhat", "tag",
    "tags", "tz", "type", "units", "v", "version", "view", "wt",
  ]
  private static let plainHeaders: Set<String> = [
    "accept", "acceptcharset", "acceptlanguage", "acceptversion", "cachecontrol", "contenttype",
    "dnt", "origin", "pragma", "prefer", "referer", "useragent", "xrequestedwith",
  ]

  // MARK: Looks

  /// Whether a value says nothing about its sender whatever its name: a switch, a short number, a
  /// format, an order, a language.
  private static func isPlain(_ value: String) -> Bool {
    let text = value.lowercased()
    if text.count < 2 || plainValues.contains(text) { return true }
    let parts = text.split { $0 == "." || $0 == "-" || $0 == "_" }
    if parts.allSatisfy({ $0.count <= 3 && $0.allSatisfy(\.isNumber) }) { return true }
    return parts.count <= 2 && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isLetter) }
  }

  /// What no credential is, whatever its name: `auth=none`, `session=false`.
  private static let switches: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "none", "null",
  ]

  private static let plainValues: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "all", "any", "none", "null", "json", "jsonp", "xml",
    "html", "csv", "rss", "rss2", "atom", "rdf", "asc", "desc", "ascending", "descending",
    "relevance", "rating",
    "ratings",
    "popular", "popularity", "trending", "newest", "latest", "date", "name", "title", "time",
    "score", "random", "public", "recipe", "recipes", "food", "meal", "meals", "dish", "dishes",
    "query", "search", "list", "full", "short", "basic", "default", "metric", "imperial",
  ]

  /// Shorter texts are no keys.
  private static let leastKey = 12

  /// Whether some part of a value looks like a key: long, and no words.
  package static func looksLikeKey(_ value: String) -> Bool {
    guard value.utf8.count >= leastKey else { return false }
    return value.split { !isKeyCharacter($0) }.contains(where: isKey)
  }

  /// Whether a text is made of words and numbers, as `mealie2`, `recipes4u` and `2024-11` are.
  ///
  /// What mixes letters and digits in another way, such as `gr33npeas` and `MYKEY123`, could be a
  /// key, and so could a long number that is no date.
  static func isReadable(_ text: String) -> Bool {
    !text.contains("@")
      && text.split { !$0.isLetter && !$0.isNumber }.allSatisfy(isReadable(part:))
  }

  private static func isReadable(part: Substring) -> Bool {
    // Nobody makes keys with accents.
    guard part.utf8.count > 3, part.allSatisfy(\.isASCII) else { return true }
    let runs = runs(of: part)
    let numbers = runs.indices.filter { runs[$0].first?.isNumber == true }
    let words = runs.filter { $0.first?.isLetter == true }
    guard let number = numbers.first else { return areWords(words) }
    if words.isEmpty { return part.utf8.count < 6 || isDate(part) }
    // A version such as `v2beta1`.
    if runs[0].lowercased() == "v" { return part.utf8.count < 9 }
    guard numbers.count == 1, runs[number].utf8.count < 5 else { return false }
    // Between words a digit is one: food2fork, recipes4u.
    let isBetween = number > 0 && number < runs.count - 1
    if isBetween, !["2", "4"].contains(runs[number]) { return false }
    let letters = words.joined()
    let isShouted = letters.utf8.count > 2 && letters == letters.uppercased()
    return !isShouted && areWords(words)
  }

  /// Whether words can be spoken, or are short as abbreviations are.
  private static func areWords(_ words: [String]) -> Bool {
    let letters = words.reduce(0) { $0 + $1.utf8.count }
    // As many capitals as keys have: aBcDeF.
    if words.count > 2, letters < words.count * 3 { return false }
    return words.allSatisfy { word in
      word.utf8.count < 6 || word.lowercased().contains { "aeiouy".contains($0) }
    }
  }

  /// Whether eight digits are the day of a year, such as 20241127.
  private static func isDate(_ text: Substring) -> Bool {
    guard text.utf8.count == 8, let number = Int(text) else { return false }
    return 1900...2099 ~= number / 10_000 && 1...12 ~= number / 100 % 100
      && 1...31 ~= number % 100
  }

  private static func isKeyCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.~".contains(character))
  }

  private static func isKey(_ part: Substring) -> Bool {
    let plain = part.filter { $0.isLetter || $0.isNumber }
    let digits = plain.count { $0.isNumber }
    guard plain.count >= leastKey else { return false }
    if digits == plain.count { return !part.contains("-") || digits > 14 }
    // Words and numbers with signs between them, such as leek-soup-for-winter-2024.
    if digits > 0, digits < 6, part.contains(where: { "-_.~".contains($0) }),
      String(part) == part.lowercased(), isReadable(String(part))
    {
      return false
    }
    if digits > 0, plain.allSatisfy(\.isHexDigit) { return true }
    if digits > 0, plain.count >= 20 { return true }
    let runs = runs(of: part)
    if runs.count >= 4, plain.count * 2 < runs.count * 7 { return true }
    return runs.contains { run in
      run.count >= 20
        || (run.count >= 12 && run.count { "aeiouyAEIOUY".contains($0) } * 5 < run.count)
    }
  }

  /// The words and numbers that a text is written from: `searchRecipes2` has three.
  private static func runs(of text: Substring) -> [String] {
    var runs: [String] = []
    var last: Character?
    for character in text {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let goes =
        last.map { last in
          character.isNumber
            ? last.isNumber
            : last.isLetter && (character.isLowercase || last.isUppercase)
        } ?? false
      if goes { runs[runs.count - 1].append(character) } else { runs.append(String(character)) }
    }
    return runs
  }
}
