import RecipeModel

/// The text of an answer in UTF-8, whatever charset it came in.
///
/// A byte order mark decides first, then zeros where UTF-16 and UTF-32 have them. Text that is valid
/// UTF-8 is UTF-8 whatever the answer declares: JSON has to be (RFC 8259, 8.1), many a server
/// declares another charset for it, and text in another charset is hardly ever valid UTF-8 by
/// chance. Everything else is in the charset that `Content-Type` declares.
public struct AnswerText: Sendable {
  /// The text, without a byte order mark; what could not be read is U+FFFD.
  public let utf8: [UInt8]
  /// What could not be read; nil when all of it could.
  ///
  /// Put it into ``SearchPage/shortfall``: the recipes stand, and the outcome says what is wrong.
  public let damage: ProviderError?

  /// Reads the body of an answer.
  public init(_ response: HTTPResponse) {
    let label = Self.declared(response.headers)
    let (charset, mark) = Self.charset(response.body, label)
    let body = mark == 0 ? response.body : Array(response.body[mark...])
    let (text, firstError) = charset.decode(body)
    utf8 = text
    damage = firstError.map { offset in
      Self.damage(charset, at: offset + mark, label: label, status: response.status)
    }
  }

  private static func charset(_ body: [UInt8], _ label: String?) -> (Charset, mark: Int) {
    if let found = Charset.marked(body) ?? unmarked(body) { return found }
    guard let declared = label.flatMap(Charset.init(label:)), !declared.name.hasPrefix("utf-"),
      !declared.extendsASCII || UTF8Check.firstError(in: body) != nil
    else { return (.utf8, 0) }
    return (declared, 0)
  }

  /// UTF-16 and UTF-32 without a mark: a text that begins with ASCII, as JSON does, has zeros there.
  private static func unmarked(_ body: [UInt8]) -> (Charset, mark: Int)? {
    let name: String? =
      switch body.prefix(4).map({ $0 == 0 }) {
      case [false, true, true, true]: "utf-32le"
      case [true, true, true, false]: "utf-32be"
      case [false, true, false, true], [false, true]: "utf-16le"
      case [true, false, true, false], [true, false]: "utf-16be"
      default: nil
      }
    return name.map { (Charset(unicode: $0), 0) }
  }

  /// The charset that the content type names.
  private static func declared(_ headers: HTTPHeaders) -> String? {
    for part in headers["Content-Type"]?.split(separator: ";").dropFirst() ?? [] {
      let pair = part.split(separator: "=", maxSplits: 1).map { TextCleaning.clean(String($0)) }
      guard pair.count == 2, pair[0]?.lowercased() == "charset" else { continue }
      return pair[1]?.filter { $0 != "\"" && $0 != "'" }
    }
    return nil
  }

  private static func damage(
    _ charset: Charset, at offset: Int, label: String?, status: Int
  ) -> ProviderError {
    var words = "the answer is not valid \(charset.name.uppercased()) at byte \(offset)"
    if let label, charset == .utf8, Charset(label: label) == nil {
      let shown = TextCleaning.clean(label, limit: 40) ?? ""
      words += ", and the charset “\(shown)” that it declares is not known"
    } else if label == nil {
      words += ", and it declares no charset"
    }
    return ProviderError(
      .invalidResponse, "some characters cannot be read: \(words)",
      hint: "they are shown as \u{FFFD}; tell the service to declare its charset in Content-Type",
      httpStatus: status)
  }
}
