import RecipeModel
import RecipeProviderKit

/// The words of the language that no value of a definition is an enumeration of.
enum Words {
  /// The styles of paging.
  enum Style: String, CaseIterable {
    case none, page, offset, next, link, `continue`, cursor
  }

  /// The forms of a setting.
  enum SettingType: String, CaseIterable {
    case text, integer, choice
  }

  /// Where an `apiKey` travels.
  enum KeyPlace: String, CaseIterable {
    case query, header, path
  }

  /// The types of an auth entry.
  enum AuthType: String, CaseIterable {
    case apiKey, http
  }

  /// The methods.
  static let methods = ["GET", "POST"]
  /// The names of the capabilities.
  static let capabilities = Capabilities.named.map(\.name)
  /// The classes of statuses.
  static let statusClasses = ["1xx", "2xx", "3xx", "4xx", "5xx"]

  /// What people call the words of an enumeration, in small letters.
  static let synonyms = [
    "object": "map", "dictionary": "map", "list": "array", "ingredients": "include",
    "with": "include", "without": "exclude", "forbidden": "unauthorized", "retry": "transient",
    "temporary": "transient", "error": "failure", "end": "endOfList", "throttled": "rateLimited",
    "string": "text", "number": "integer", "enum": "choice", "ignore": "empty",
    "pagenumber": "page", "skip": "offset", "url": "next", "token": "cursor",
  ]

  /// The words of an enumeration.
  static func of<Word: RawRepresentable & CaseIterable>(_: Word.Type) -> [String]
  where Word.RawValue == String { Word.allCases.map(\.rawValue) }
}

/// The variables of templates that the language itself knows.
enum VariableNames {
  /// Texts and numbers of a search request, with what they hold.
  static let request: [(name: String, summary: String)] = [
    ("text", "the free words"),
    ("maxMinutes", "the greatest total time"),
    ("limit", "the page size"),
    ("page", "the page's number"),
    ("offset", "the number of the page's first listing"),
    ("to", "offset + limit"),
    ("last", "offset + limit - 1"),
    ("cursor", "the cursor that the last answer gave"),
  ]
  /// The lists of a search request.
  static let lists = Words.of(ListValue.Source.self)
  /// What a field template knows besides settings and its `with` names.
  static let field = ["key", "baseURL", "id", "title"]
  /// Every name that a setting therefore cannot have.
  static let all = request.map(\.name) + lists + field + ["item", "url"]

  /// The keys of an entry that a setting or a secret cannot have.
  static let entryKeys = [
    "id", "use", "definition", "command", "name", "weight", "group", "timeout", "enabled",
    "pageSize", "concurrency", "dailyQuota", "requestsPerMinute", "env", "settings", "baseURL",
  ]
}

/// The forms of names and other short texts.
enum Forms {
  /// A definition's name.
  static let name = "^[a-z][a-z0-9-]{0,39}$"
  /// The name of a setting or a secret.
  static let variable = "^[A-Za-z_][A-Za-z0-9_-]{0,39}$"
  /// An HTTP token (RFC 9110, 5.6.2), such as a header's name.
  static let token = "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$"
  /// A time of day.
  static let clock = "^([01][0-9]|2[0-3]):[0-5][0-9]$"

  /// Whether a text has the form of a definition's name.
  static func isName(_ text: String) -> Bool {
    guard 1...40 ~= text.utf8.count, let first = text.utf8.first, isSmall(first) else {
      return false
    }
    return text.utf8.allSatisfy { isSmall($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether a text can name a setting or a secret.
  static func isVariable(_ text: String) -> Bool {
    guard 1...40 ~= text.utf8.count, let first = text.utf8.first,
      isLetter(first) || first == UInt8(ascii: "_")
    else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }

  /// Whether a text is an HTTP token of at most 100 bytes.
  static func isToken(_ text: String) -> Bool {
    1...100 ~= text.utf8.count
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || marks.contains($0) }
  }

  /// The minutes after midnight of a time such as `23:59`.
  static func minutes(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]]
    guard digits.allSatisfy(isDigit) else { return nil }
    let values = digits.map { Int($0) - 48 }
    let (hour, minute) = (values[0] * 10 + values[1], values[2] * 10 + values[3])
    return hour < 24 && minute < 60 ? hour * 60 + minute : nil
  }

  private static let marks = Set("!#$%&'*+.^_`|~-".utf8)
  private static func isSmall(_ byte: UInt8) -> Bool { 97...122 ~= byte }
  private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}
