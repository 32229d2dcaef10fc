/// Brings texts to a form in which they can be compared: lower case, without accents.
///
/// For comparing only; what people see is never folded.
public enum TextMatching {
  /// The text in lower case and without accents: `Crème Brûlée` gives `creme brulee`.
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        folded.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        folded += baseLetters(of: scalar)
      }
    }
    return folded.lowercased()
  }

  /// The folded words of a text: the longest runs of letters and digits, apostrophes dropped.
  public static func words(_ text: String) -> [String] {
    if let words = wordsOfASCII(text) { return words }
    let folded = fold(text).filter { $0 != "'" && $0 != "\u{2019}" }
    return folded.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// The same by bytes, without Unicode's tables; nil where the text is not ASCII throughout.
  private static func wordsOfASCII(_ text: String) -> [String]? {
    let words = text.utf8.withContiguousStorageIfAvailable { bytes -> [String]? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var words: [String] = []
      var start = 0
      while start < bytes.count {
        var end = start
        var letters = 0
        while end < bytes.count, let byte = WordByte(bytes[end]) {
          if byte.letter != nil { letters += 1 }
          end += 1
        }
        if letters > 0 {
          words.append(
            String(unsafeUninitializedCapacity: letters) { room in
              var written = 0
              for byte in bytes[start..<end] {
                guard let letter = WordByte(byte)?.letter else { continue }
                room[written] = letter
                written += 1
              }
              return written
            })
        }
        start = end + 1
      }
      return words
    }
    return words ?? nil
  }

  /// The folded words of a text in one piece, with a separator between two of them, or nothing.
  package static func joinedWords(
    _ text: some StringProtocol, by separator: Unicode.Scalar? = " "
  ) -> String {
    let bytes = text.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { room in
        var (written, isWithin) = (0, true)
        for byte in bytes {
          guard let byte = WordByte(byte) else {
            isWithin = false
            continue
          }
          guard let letter = byte.letter else { continue }
          if !isWithin, written > 0, let separator {
            room[written] = UInt8(ascii: separator)
            written += 1
          }
          isWithin = true
          room[written] = letter
          written += 1
        }
        return written
      }
    }
    return (bytes ?? nil) ?? words(String(text)).joined(separator: separator.map(String.init) ?? "")
  }

  /// A byte that belongs to a word: a letter or digit in lower case, or an apostrophe, which is dropped.
  private struct WordByte {
    let letter: UInt8?

    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        letter = byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter = byte | 0x20
      case UInt8(ascii: "'"): letter = nil
      default: return nil
      }
    }
  }

  /// The words that a search asks for: like ``words(_:)``, but a text of signs alone (`🍲`, `?`) asks
  /// for these signs, and not for everything.
  public static func searchWords(_ text: String) -> [String] {
    let words = words(text)
    return words.isEmpty ? fold(text).split(whereSeparator: \.isWhitespace).map(String.init) : words
  }

  /// Whether every word that a search asks for is among the words of some texts, whatever their number
  /// (singular or plural).
  package static func holdsWords(of search: String, in texts: some Sequence<String>) -> Bool {
    let found = Set(texts.flatMap(words).map(singular))
    return searchWords(search).map(singular).allSatisfy(found.contains)
  }

  /// An English word without its plural ending: `tomatoes` gives `tomato`, `berries` `berry`.
  ///
  /// Both sides of a comparison go through it, so that an odd result (`molasses`) does no harm.
  public static func singular(_ word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us")
    else { return word }
    if pluralsThatKeepTheirE.contains(word) { return String(word.dropLast()) }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["oes", "ches", "shes", "sses", "xes", "tzes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("leaves") || word.hasSuffix("loaves") || word.hasSuffix("halves") {
      return word.dropLast(3) + "f"
    }
    return String(word.dropLast())
  }

  /// Plurals of words that end in `ie` or `che`, against the rule for their ending.
  package static let pluralsThatKeepTheirE: Set<String> = [
    "brioches", "brownies", "calories", "ceviches", "cookies", "foodies", "hoagies", "quiches",
    "smoothies", "sweeties", "toasties", "veggies",
  ]

  /// A key that sorts titles as people expect: folded words, a leading article dropped.
  public static func sortKey(_ title: String) -> String {
    var words = words(title)
    if words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The base letters of one scalar, read off its Unicode name: the letter before `WITH`.
  private static func baseLetters(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "ß", "ẞ": return "ss"
    case "æ", "Æ": return "ae"
    case "œ", "Œ": return "oe"
    case "þ", "Þ": return "th"
    case "ð", "Ð": return "d"
    case "ı": return "i"
    // Greek capitals carry no accents, and a final sigma is the same letter.
    case "ς": return "σ"
    case "ά", "Ά": return "α"
    case "έ", "Έ": return "ε"
    case "ή", "Ή": return "η"
    case "ί", "Ί", "ϊ", "Ϊ", "ΐ": return "ι"
    case "ό", "Ό": return "ο"
    case "ύ", "Ύ", "ϋ", "Ϋ", "ΰ": return "υ"
    case "ώ", "Ώ": return "ω"
    default: break
    }
    // Latin letters with marks lie below U+0250 and in Latin Extended Additional.
    guard scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value),
      scalar.properties.isAlphabetic, let name = scalar.properties.name, name.hasPrefix("LATIN ")
    else { return String(scalar) }
    let parts = name.split(separator: " ")
    guard parts.count > 4, parts[2] == "LETTER", parts[3].utf8.count == 1, parts[4] == "WITH"
    else { return String(scalar) }
    return String(parts[3])
  }
}
