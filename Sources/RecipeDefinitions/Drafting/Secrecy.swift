import RecipeModel

/// Whether a value that was sent may stand in a file, judged by its name and by its look.
///
/// What nothing speaks for is kept out: one secret too many is deleted from a draft in a minute,
/// and a key that was shared cannot be taken back.
package enum Secrecy {
  /// The name says that it is a credential.
  case named
  /// It looks like a key.
  case lookalike
  /// Nothing says what it is.
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
    if Self.namesSecret(name) {
      self = .named
    } else if Self.looksLikeKey(value) {
      self = .lookalike
    } else {
      self = Self.isPlain(value) || isKnown ? .harmless : .unknown
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
    if key.hasPrefix("keyword") { return false }
    return KnownNames.secrets.contains(key) || words(of: name).contains { secretWords.contains($0) }
      || secretEndings.contains { key.hasSuffix($0) }
  }

  private static let secretWords = Set(
    KnownNames.secrets + ["authorization", "cookie", "pin", "private", "apikeys"])
  private static let secretEndings = [
    "key", "token", "secret", "password", "passwd", "passphrase", "pwd", "auth", "jwt", "sid",
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

  private static let plainValues: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "all", "any", "none", "null", "json", "jsonp", "xml",
    "html", "csv", "rss", "rss2", "atom", "rdf", "asc", "desc", "ascending", "descending",
    "relevance", "rating",
    "ratings",
    "popular", "popularity", "trending", "newest", "latest", "date", "name", "title", "time",
    "score", "random", "public", "recipe", "recipes", "food", "meal", "meals", "dish", "dishes",
    "query", "search", "list", "full", "short", "basic", "default", "metric", "imperial",
  ]

  /// Whether some part of a value looks like a key: long, and no words.
  package static func looksLikeKey(_ value: String) -> Bool {
    value.split { !isKeyCharacter($0) }.contains(where: isKey)
  }

  /// Whether a short text mixes letters and digits as keys do, and `v2` and `recipes2024` do not.
  static func mixes(_ text: String) -> Bool {
    let start = text.drop { $0.isLetter }
    if text.count - start.count == 1, text.lowercased().hasPrefix("v") { return false }
    return text.utf8.count >= 6 && start.contains { $0.isNumber }
      && start.contains { $0.isLetter }
  }

  private static func isKeyCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.~".contains(character))
  }

  private static func isKey(_ part: Substring) -> Bool {
    let plain = part.filter { $0.isLetter || $0.isNumber }
    let digits = plain.count { $0.isNumber }
    guard plain.count >= 12 else { return false }
    if digits == plain.count { return !part.contains("-") || digits > 14 }
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
