import RecipeModel

/// How the characters of a secret are spelled, in letters from which the same bytes can be written
/// again by who knows the secret.
///
/// A character that stands for itself is a hyphen. Any other takes three letters: which of the
/// fitting characters it is, its spelling, and in what that is spelled once more.
package enum SpellingLetters {
  private static let plain = UInt8(ascii: "-")
  private static let first = UInt8(ascii: "A")

  /// The letters for one character; nil when there are none for such a spelling.
  package static func letters(
    for bytes: ArraySlice<UInt8>, of symbol: [Unicode.Scalar]
  ) -> [UInt8]? {
    if let usual = symbol.first, bytes.elementsEqual(String(usual).utf8) { return [plain] }
    let text = String(decoding: bytes, as: UTF8.self)
    for (number, scalar) in symbol.enumerated() {
      for (form, write) in forms.enumerated() {
        guard let once = write(scalar) else { continue }
        let wrap = wraps.indices.first { wraps[$0](once) == text }
        if let wrap { return [number, form, wrap].map { first + UInt8($0) } }
      }
    }
    return nil
  }

  /// The bytes that letters stand for; nil when they cannot be read.
  package static func bytes(
    _ letters: some Collection<UInt8>, of symbols: some Sequence<[Unicode.Scalar]>
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var letters = letters.map { $0 }[...]
    for symbol in symbols {
      guard let next = letters.first else { break }
      let numbers = letters.prefix(3).map { Int($0) - Int(first) }
      if next == plain, let usual = symbol.first {
        result += Array(String(usual).utf8)
        letters.removeFirst()
      } else if numbers.count == 3, symbol.indices.contains(numbers[0]),
        forms.indices.contains(numbers[1]), wraps.indices.contains(numbers[2]),
        let once = forms[numbers[1]](symbol[numbers[0]])
      {
        result += Array(wraps[numbers[2]](once).utf8)
        letters.removeFirst(3)
      } else {
        return nil
      }
    }
    return letters.isEmpty ? result : nil
  }

  // MARK: Ways of writing one character

  private typealias Form = @Sendable (Unicode.Scalar) -> String?

  private static let forms: [Form] =
    [
      { String($0) },
      { PercentEncoding.encode(String($0)) },
      { PercentEncoding.lowercased(PercentEncoding.encode(String($0))) },
      { String($0).utf8.map { "%" + hex(UInt16($0), 2).uppercased() }.joined() },
      { String($0).utf8.map { "%" + hex(UInt16($0), 2) }.joined() },
      { $0.utf16.map { #"\u"# + hex($0, 4) }.joined() },
      { $0.utf16.map { #"\u"# + hex($0, 4).uppercased() }.joined() },
      { $0 == " " ? "+" : nil },
      { $0.isASCII ? #"\"# + String($0) : nil },
      { controls[$0] },
      { $0.value < 0x100 ? #"\x"# + hex(UInt16($0.value), 2) : nil },
      { $0.value < 0x100 ? #"\x"# + hex(UInt16($0.value), 2).uppercased() : nil },
    ] + numeric + named

  private static let controls: [Unicode.Scalar: String] = [
    "\n": #"\n"#, "\t": #"\t"#, "\r": #"\r"#,
  ]

  /// Numeric references, decimal and hexadecimal, with some leading zeros.
  private static let numeric: [Form] = [";", ""].flatMap { ending in
    [1, 2, 3, 4].flatMap { width -> [Form] in
      [
        { "&#" + padded(String($0.value), width) + ending },
        { "&#x" + padded(String($0.value, radix: 16), width) + ending },
        { "&#x" + padded(String($0.value, radix: 16).uppercased(), width) + ending },
        { "&#X" + padded(String($0.value, radix: 16).uppercased(), width) + ending },
      ]
    }
  }

  /// Named references; some characters have several names.
  private static let named: [Form] = [";", ""].flatMap { ending in
    (0..<3).map { number -> Form in
      { scalar in
        let names = HTMLEntities.names[scalar] ?? []
        return number < names.count ? "&\(names[number])\(ending)" : nil
      }
    }
  }

  // MARK: Ways of writing what is written already

  private static let wraps: [@Sendable (String) -> String] = [
    { $0 },
    { replacing("%", with: "%25", in: $0) },
    { replacing("%", with: "%2525", in: $0) },
    { replacing("&", with: "&amp;", in: $0) },
    { replacing("&", with: "&amp;amp;", in: $0) },
    { replacing("&", with: #"\u0026"#, in: $0) },
    { quoted($0) },
    { quoted(quoted($0)) },
    { replacing("/", with: #"\/"#, in: $0) },
    { replacing("/", with: #"\\\/"#, in: $0) },
    { PercentEncoding.encode($0) },
    { PercentEncoding.lowercased(PercentEncoding.encode($0)) },
    { PercentEncoding.encode(PercentEncoding.encode($0)) },
    { replacing("%", with: "&#37;", in: $0) },
    { replacing("%", with: "&#x25;", in: $0) },
    { replacing("%", with: #"\u0025"#, in: $0) },
    { replacing("&", with: "&#38;", in: $0) },
    { replacing("&", with: "&#x26;", in: $0) },
    { replacing("&", with: "%26", in: $0) },
  ]

  private static func quoted(_ text: String) -> String {
    String(JSON.string(text).text().dropFirst().dropLast())
  }

  private static func replacing(_ word: Character, with other: String, in text: String) -> String {
    text.split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }

  private static func hex(_ value: UInt16, _ width: Int) -> String {
    padded(String(value, radix: 16), width)
  }

  private static func padded(_ digits: String, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
