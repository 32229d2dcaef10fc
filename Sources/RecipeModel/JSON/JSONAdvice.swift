extension DocumentProblem {
  /// What is wrong with a file that a person wrote and that is no JSON, where, and what to do.
  package init(_ error: JSONParseError, in bytes: [UInt8]) {
    let advice = JSONAdvice(error, bytes)
    self.init(
      severity: .error, pointer: "",
      place: JSONPositions.Place(line: error.line, column: error.column),
      message: "not valid JSON: \(advice.message)", fix: advice.fix)
  }
}

/// What a person can do about text that is no JSON, told by what stands at the place.
private struct JSONAdvice {
  private let error: JSONParseError
  private let bytes: [UInt8]

  init(_ error: JSONParseError, _ bytes: [UInt8]) {
    self.error = error
    self.bytes = bytes
  }

  /// What is wrong, in words that name the cause where the grammar's own would not.
  var message: String {
    if isWide { return "the file is UTF-16 or UTF-32, and JSON is UTF-8" }
    if curlyQuote != nil { return "a curly quotation mark where a straight one should be" }
    return error.message
  }

  /// What to write in its place.
  var fix: String {
    if let limit = error.passedLimit { return Self.fix(limit) }
    if isWide || error.message.contains("UTF-8") { return "save the file as UTF-8" }
    if bytes.allSatisfy({ $0 <= 0x20 }) { return "the file is empty: write {…}" }
    if error.message.contains("raw control character") { return controlFix }
    if let fix = Self.fixes.first(where: { error.message.contains($0.part) })?.fix ?? fixAtPlace {
      return fix
    }
    if error.message.contains("after the value") {
      return "a file holds one value: remove what follows it"
    }
    if error.offset >= bytes.count { return "close what is open: the file ends too early" }
    return "correct the file at this place"
  }

  /// What mends an error of the grammar, by a part of its message.
  private static let fixes: [(part: String, fix: String)] = [
    ("a colon", "put a colon between the name and its value"),
    ("closing quote", "end the text with \""), ("unknown escape", "write a backslash as \\\\"),
    ("hexadecimal", "write four digits, such as \\u00e9"),
  ]

  // MARK: Causes

  private static func fix(_ limit: JSONParseError.Limit) -> String {
    switch limit {
    case .depth: "nest fewer objects and lists into each other"
    case .values, .memory: "leave values out, or write several files"
    case .cancellation: "try again"
    }
  }

  /// Whether zeros or a mark show an encoding of two bytes a character or more.
  private var isWide: Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(4).contains(0)
  }

  private var controlFix: String {
    switch byte(0) {
    case 0x09: "write a tab within a text as \\t"
    case 0x0A, 0x0D: "end the text with \" on its own line, or write a line break as \\n"
    default: "remove the invisible character"
    }
  }

  private var fixAtPlace: String? {
    if curlyQuote != nil { return "write straight quotation marks: \"" }
    if lacksComma { return "put a comma before it" }
    switch byte(0) {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments: remove it"
    case UInt8(ascii: "'"): return "write texts and names between straight \", not '"
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return lastMark == UInt8(ascii: ",") ? "remove the comma before it" : nil
    case let letter? where Self.isLetter(letter): return word
    case let mark? where "+.0123456789".utf8.contains(mark):
      return "write numbers as 12, 0.5 or -3: no plus, no zero in front, a digit before the point"
    default: return nil
    }
  }

  /// Whether another value begins where the last one has ended.
  private var lacksComma: Bool {
    guard error.message.contains("comma"), let first = byte(0) else { return false }
    if [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first) { return true }
    let isValue = Self.isLetter(first) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
    return isValue && byte(-1).map { $0 <= 0x20 } == true
  }

  /// What a word without quotes was meant to be.
  private var word: String? {
    let word = String(
      decoding: bytes[error.offset...].prefix { Self.isLetter($0) }.prefix(40), as: UTF8.self)
    switch word.lowercased() {
    case "true", "false", "null": return "write it in small letters: \(word.lowercased())"
    case "none", "nil", "undefined", "nan", "infinity": return "write null"
    default: return "put names and texts in straight quotation marks: \""
    }
  }

  // MARK: The place

  private func byte(_ distance: Int) -> UInt8? {
    let index = error.offset + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  /// The last byte before the place that is no white space.
  private var lastMark: UInt8? { bytes.prefix(error.offset).last { $0 > 0x20 } }

  /// A quotation mark of typography at the place: U+2018 to U+201F, « or ».
  private var curlyQuote: UInt8? {
    switch (byte(0), byte(1), byte(2)) {
    case (0xE2, 0x80, let last?) where 0x98...0x9F ~= last: last
    case (0xC2, let last?, _) where last == 0xAB || last == 0xBB: last
    default: nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 0x20 }
}
