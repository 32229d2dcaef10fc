import RecipeModel

/// A query's text taken apart into words, each with its place in what was typed.
struct QueryTokens {
  /// What stands between a word and the one before it; the greatest counts.
  enum Gap: Int, Comparable {
    case none, apostrophe, hyphen, slash, space, comma

    static func < (left: Gap, right: Gap) -> Bool { left.rawValue < right.rawValue }
  }

  struct Token {
    /// The word in lower case and without accents.
    var word: String
    /// Its place in the text.
    var range: Range<String.Index>
    var gap: Gap
    /// Whether it stands in quotation marks.
    var isQuoted = false
    /// Whether a minus sign is set before it, as in `-onion`.
    var isMinus = false
  }

  let text: String
  private(set) var tokens: [Token] = []
  /// The places of the quotation marks.
  private(set) var quotes: [String.Index] = []

  init(_ text: String) {
    self.text = text
    quotes = Self.quotes(in: text)
    var scan = Scan(place: text.startIndex)
    while scan.place < text.endIndex { step(&scan) }
  }

  /// The words of a phrase, as tokens have them.
  static func words(_ phrase: String) -> [String] { QueryTokens(phrase).tokens.map(\.word) }

  /// Where reading has come to.
  private struct Scan {
    var place: String.Index
    var gap = Gap.none
    var isQuoted = false
    var minus: String.Index?
  }

  private mutating func step(_ scan: inout Scan) {
    let character = text[scan.place]
    if quotes.contains(scan.place) {
      scan.isQuoted.toggle()
      scan.gap = max(scan.gap, .space)
      scan.place = text.index(after: scan.place)
    } else if character.isNumber {
      addNumber(&scan)
    } else if character.isLetter || character == "&" || character == "+" || character == "#" {
      addWord(&scan)
    } else {
      if character == "-", scan.gap >= .space || tokens.isEmpty { scan.minus = scan.place }
      scan.gap = max(scan.gap, Self.gap(character))
      scan.place = text.index(after: scan.place)
    }
  }

  private static func gap(_ character: Character) -> Gap {
    switch character {
    case "'", "\u{2019}", "`": .apostrophe
    case "-", "\u{2010}", "\u{2011}", "\u{2013}": .hyphen
    case "/": .slash
    case ",", ";", "!", "?", "(", ")", "|": .comma
    default: .space
    }
  }

  /// Digits with a fraction: `30`, `1.5`, `1/2`, `½`.
  private mutating func addNumber(_ scan: inout Scan) {
    var end = text.index(after: scan.place)
    while end < text.endIndex {
      let next = text.index(after: end)
      if text[end].isNumber {
        end = next
      } else if ".,/".contains(text[end]), next < text.endIndex, text[next].isNumber {
        end = next
      } else {
        break
      }
    }
    add(scan.place..<end, &scan)
  }

  private mutating func addWord(_ scan: inout Scan) {
    var end = text.index(after: scan.place)
    while text[scan.place].isLetter, end < text.endIndex, text[end].isLetter {
      end = text.index(after: end)
    }
    add(scan.place..<end, &scan)
  }

  private mutating func add(_ range: Range<String.Index>, _ scan: inout Scan) {
    let isMinus = scan.minus.map { text.index(after: $0) == range.lowerBound } ?? false
    var token = Token(
      word: TextMatching.fold(String(text[range])), range: range, gap: scan.gap,
      isQuoted: scan.isQuoted)
    // A minus sign before a quotation mark means all that is quoted.
    let quote = scan.minus.map { text.index(after: $0) }
    token.isMinus =
      (isMinus && !scan.isQuoted && text[range.lowerBound].isLetter)
      || (quote.map(quotes.contains) ?? false)
    tokens.append(token)
    (scan.gap, scan.minus, scan.place) = (.none, nil, range.upperBound)
  }

  /// The quotation marks that come in pairs; a single one is an inch.
  private static func quotes(in text: String) -> [String.Index] {
    var found: [String.Index] = []
    var opening: String.Index?
    for place in text.indices where "\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}".contains(text[place]) {
      if let first = opening {
        found += [first, place]
        opening = nil
      } else {
        opening = place
      }
    }
    return found
  }
}
