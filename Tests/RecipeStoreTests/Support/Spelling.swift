import Foundation
import Testing

/// One way in which a service may repeat a secret, between what stands beside it.
struct Spelling: Sendable, CustomTestStringConvertible {
  var name: String
  var before = "["
  var secret: String
  var after = "]"

  var text: String { before + secret + after }
  var testDescription: String { name }

  /// Signs, a blank and letters beyond ASCII: each needs some spelling.
  static let secret = "Zq7/k+e=y& 9ü<\"x"
  /// The form of most keys.
  static let word = "Rt5yK9mQ2wLp"

  static let all = ways(secret) + ways(word) + signs

  /// The spellings that every secret may have.
  private static func ways(_ secret: String) -> [Spelling] {
    let scalars = Array(secret.unicodeScalars)
    func each(_ write: (Unicode.Scalar) -> String) -> String { scalars.map(write).joined() }
    func between(_ text: String) -> String { scalars.map { String($0) }.joined(separator: text) }
    let percent = each { hex($0, "%") }
    let upper = each { hex($0, "%", upper: true) }
    let units = each { $0.utf16.map { #"\u"# + pad(String($0, radix: 16), 4) }.joined() }
    let mixed = zip(scalars, 0...).map { scalar, place in
      switch place % 6 {
      case 0: String(scalar)
      case 1: hex(scalar, "%25")
      case 2: "&#\(scalar.value);"
      case 3: "<i></i>\(scalar)"
      case 4: #"\u"# + pad(String(scalar.value, radix: 16), 4)
      default: "&amp;#x\(String(scalar.value, radix: 16));"
      }
    }.joined()
    let forms = [
      ("plain", secret), ("other case", each { otherCase($0) }), ("percent, lower", percent),
      ("percent, upper", upper),
      ("percent twice", percent.replacingOccurrences(of: "%", with: "%25")),
      ("percent three times", upper.replacingOccurrences(of: "%", with: "%2525")),
      ("JSON units", units),
      ("JSON units, upper", units.uppercased().replacing("\\U", with: "\\u")),
      ("JSON units twice", units.replacingOccurrences(of: "\\", with: "\\\\")),
      ("decimal", each { "&#\($0.value);" }), ("decimal, open", each { "&#\($0.value)" }),
      ("decimal, zeros", each { "&#" + pad("\($0.value)", 4) + ";" }),
      ("hexadecimal", each { "&#x\(String($0.value, radix: 16));" }),
      ("hexadecimal, upper", each { "&#X\(String($0.value, radix: 16).uppercased());" }),
      ("hexadecimal, open", each { "&#x\(String($0.value, radix: 16))" }),
      ("HTML twice", each { "&amp;#\($0.value);" }),
      ("HTML in JSON", each { #"\u0026#x"# + String($0.value, radix: 16) + ";" }),
      ("percent in HTML", percent.replacingOccurrences(of: "%", with: "&#37;")),
      ("tags", between("<b>")), ("long tags", between("<span class=\"a\" id='b'>")),
      ("end tags", between("</em>")), ("comments", between("<!-- > -->")),
      ("tags as references", between("&lt;wbr&gt;")), ("tags in JSON", between(#"\u003cb\u003e"#)),
      ("no width", between("\u{200B}")), ("soft hyphens", between("\u{AD}\u{FEFF}")),
      ("no width as reference", between("&#8203;")), ("by name", between("&ZeroWidthSpace;&shy;")),
      ("no width in JSON", between(#"\u200b"#)), ("no width, percent", between("%E2%80%8B")),
      ("a mixture", mixed),
    ]
    return forms.map { Spelling(name: $0.0 + " of " + secret, secret: $0.1) } + encodings(secret)
  }

  private static func otherCase(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return String(scalar) }
    let text = String(scalar)
    return text == text.lowercased() ? text.uppercased() : text.lowercased()
  }

  /// Hexadecimal and Base64, at each alignment and inside longer texts.
  private static func encodings(_ secret: String) -> [Spelling] {
    let digits = Data(secret.utf8).map { pad(String($0, radix: 16), 2) }.joined()
    let bytes = Array(secret.utf8)
    func list(_ separator: String, _ number: (UInt8) -> String) -> String {
      bytes.map(number).joined(separator: separator)
    }
    var found = [
      Spelling(
        name: "digits with colons of " + secret,
        secret: list(":") { pad(String($0, radix: 16).uppercased(), 2) }),
      Spelling(
        name: "digits with signs of " + secret,
        secret: list(", ") { "0x" + pad(String($0, radix: 16), 2) }),
      Spelling(name: "numbers of " + secret, secret: list(",") { String($0) }),
      Spelling(name: "digits of " + secret, secret: digits),
      Spelling(name: "upper digits of " + secret, secret: digits.uppercased()),
      Spelling(name: "digits in digits of " + secret, before: "00a", secret: digits, after: "ff"),
    ]
    for before in ["", "m", "me", "me:", "{\"user\": 1, \"key\": \""] {
      for after in ["", "!", "\", \"more\": [1, 2, 3, 4]}"] {
        let part = base64(before, secret, after)
        let name = "Base64 of \(before)…\(after) with \(secret)"
        found.append(part.named(name))
        found.append(
          part.changed { $0.replacing("+", with: "-").replacing("/", with: "_") }
            .named("URL " + name))
        found.append(
          part.changed { $0.replacing("+", with: "%2B").replacing("/", with: "%2F") }
            .named("percent, " + name))
        found.append(part.broken("\r\n").named("broken " + name))
        found.append(part.broken(#"\n"#).named("broken for JSON, " + name))
      }
    }
    return found
  }

  /// Spellings of the signs alone, as libraries write them.
  private static var signs: [Spelling] {
    var found: [Spelling] = []
    func add(_ name: String, _ changes: [(String, String)]) {
      let text = changes.reduce(secret) { $0.replacing($1.0, with: $1.1) }
      found.append(Spelling(name: name, secret: text))
    }
    let html = [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;")]
    add("HTML", html)
    add("HTML without semicolons", [("&", "&amp"), ("<", "&lt"), ("\"", "&quot")])
    add("HTML twice, signs", html.map { ($0.0, $0.1.replacing("&", with: "&amp;")) })
    let names = [("/", "&sol;"), ("+", "&plus;"), ("=", "&equals;"), ("ü", "&uuml;")]
    add("HTML 5", html + names)
    add("JSON", [("\"", #"\""#), ("/", #"\/"#)])
    add("JSON in JSON", [("\"", #"\\\""#), ("/", #"\\\/"#)])
    add(
      "form",
      [
        ("%", "%25"), ("+", "%2B"), ("/", "%2F"), ("=", "%3D"), ("&", "%26"), (" ", "+"),
        ("ü", "%C3%BC"), ("<", "%3C"), ("\"", "%22"),
      ])
    add("no-break blank", [(" ", "&nbsp;")])
    add("broken line", [(" ", " \n\t ")])
    add("line break as a tag", [(" ", "<br/>")])
    return found
  }

  private static func base64(_ before: String, _ secret: String, _ after: String) -> Spelling {
    let text = Data((before + secret + after).utf8).base64EncodedString()
    // Characters that hold some bits of the secret belong to it.
    let begin = before.utf8.count * 8 / 6
    let end = ((before.utf8.count + secret.utf8.count) * 8 + 5) / 6
    return Spelling(
      name: "", before: "[" + text.prefix(begin), secret: String(text.prefix(end).dropFirst(begin)),
      after: text.dropFirst(end) + "]")
  }

  private func named(_ name: String) -> Spelling {
    Spelling(name: name, before: before, secret: secret, after: after)
  }

  private func changed(_ change: (String) -> String) -> Spelling {
    Spelling(name: name, before: change(before), secret: change(secret), after: change(after))
  }

  private func broken(_ line: String) -> Spelling {
    let half = secret.count / 2
    return Spelling(
      name: name, before: before, secret: secret.prefix(half) + line + secret.dropFirst(half),
      after: after)
  }

  private static func pad(_ digits: String, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func hex(_ scalar: Unicode.Scalar, _ sign: String, upper: Bool = false) -> String {
    String(scalar).utf8.map { byte in
      let digits = pad(String(byte, radix: 16), 2)
      return sign + (upper ? digits.uppercased() : digits)
    }.joined()
  }
}
