import PotluckSupport
import RecipeProviderKit

/// The web page in a file that a browser saved in one piece, with its pictures (MHTML: RFC 2557 in
/// the form of MIME, RFC 2045 and 2046).
///
/// Nothing but the page itself is decoded, and what a file says of lengths is not believed.
struct WebArchive {
  /// How deep parts may stand in each other.
  private static let deepest = 4
  /// The most parts of one level that are looked at.
  private static let mostParts = 2_000
  /// The most bytes of the fields before a part.
  private static let longestHead = 64 << 10

  /// The page as it was received.
  let page: [UInt8]
  /// Its media type with its charset.
  let contentType: String?
  /// Where it was saved from.
  let address: String?
  /// Whether the file ends before the page does.
  let isCut: Bool

  /// Whether bytes are such a file: they begin with the fields of a message in MIME.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { $0 > 0x20 }), 0x41...0x7A ~= first,
      let head = Part(bytes[...], isWhole: true)
    else { return false }
    return head["content-type"] != nil
      && (head["mime-version"] != nil || head.mediaType.hasPrefix("multipart/related"))
  }

  /// Finds the page of a file.
  /// - Throws: ``ProviderError`` with code `unsupported` where there is none.
  init(_ bytes: [UInt8]) throws(ProviderError) {
    guard let file = Part(bytes[...], isWhole: true) else { throw Self.refusal("has no fields") }
    let root = try Self.root(of: file, depth: 0)
    page = root.decoded
    contentType = root["content-type"]
    isCut = !root.isWhole
    address = [root["content-location"], file["snapshot-content-location"]]
      .compactMap(\.self).first { (try? RequestURL($0)) != nil }
  }

  private static func refusal(_ what: String) -> ProviderError {
    ProviderError(
      .unsupported, "the saved page \(what)",
      fix: "save the page again, as one file (MHTML) or as HTML")
  }

  /// The part that is the page: the one that `start` names, or the first.
  private static func root(of part: Part, depth: Int) throws(ProviderError) -> Part {
    guard part.mediaType.hasPrefix("multipart/") else {
      guard part.isPage else { throw refusal("holds no web page") }
      return part
    }
    guard depth < deepest else { throw refusal("has more than \(deepest) levels of parts") }
    guard let boundary = part.parameter("boundary"), 1...200 ~= boundary.utf8.count else {
      throw refusal("does not say what parts it")
    }
    let parts = part.parts(by: Array("--\(boundary)".utf8), atMost: mostParts)
    let start = part.parameter("start")
    let named = start.flatMap { start in parts.first { $0["content-id"] == start } }
    let first = parts.first { $0.isPage || $0.mediaType.hasPrefix("multipart/") }
    guard let page = named ?? first else { throw refusal("holds no web page") }
    return try root(of: page, depth: depth + 1)
  }

  /// Fields, and what follows them.
  private struct Part {
    private var fields: [(name: String, value: String)] = []
    private let body: ArraySlice<UInt8>
    /// Whether the file does not end within it.
    let isWhole: Bool

    /// Reads the fields at the beginning of bytes; nil where there are none.
    init?(_ bytes: ArraySlice<UInt8>, isWhole: Bool) {
      self.isWhole = isWhole
      var rest = bytes
      let end = bytes.startIndex + min(bytes.count, WebArchive.longestHead)
      while true {
        guard rest.startIndex < end else { return nil }
        let line = Self.line(&rest)
        if line.isEmpty {
          if fields.isEmpty { continue }
          break
        }
        let text = String(decoding: line, as: UTF8.self)
        if text.first == " " || text.first == "\t" {
          guard !fields.isEmpty else { return nil }
          fields[fields.count - 1].value += " " + Self.trimmed(text[...])
          continue
        }
        guard let colon = text.firstIndex(of: ":"),
          text[..<colon].utf8.allSatisfy({ 0x21...0x7E ~= $0 })
        else { return nil }
        fields.append(
          (text[..<colon].lowercased(), Self.trimmed(text[text.index(after: colon)...])))
        if rest.isEmpty { break }
      }
      body = rest
    }

    subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// The media type in small letters, without its parameters.
    var mediaType: String {
      Self.trimmed((self["content-type"] ?? "").prefix { $0 != ";" }).lowercased()
    }

    var isPage: Bool { ["text/html", "application/xhtml+xml"].contains(mediaType) }

    /// A parameter of the media type.
    func parameter(_ name: String) -> String? {
      let value = HeaderParameters.read(self["content-type"] ?? "")[name]
      return value?.isEmpty == true ? nil : value
    }

    /// What stands between the lines of a boundary.
    func parts(by boundary: [UInt8], atMost most: Int) -> [Part] {
      var parts: [Part] = []
      var (rest, start) = (body, body.endIndex)
      var isWithin = false
      while !rest.isEmpty, parts.count < most {
        let before = rest.startIndex
        let line = Self.line(&rest)
        guard line.starts(with: boundary) else { continue }
        let mark = line.dropFirst(boundary.count).prefix { $0 != 0x20 && $0 != 0x09 }
        guard mark.isEmpty || mark.elementsEqual("--".utf8) else { continue }
        if isWithin, let part = Part(body[start..<before], isWhole: true) { parts.append(part) }
        guard mark.isEmpty else { return parts }
        (start, isWithin) = (rest.startIndex, true)
      }
      // The file ends before the part does.
      if isWithin, parts.count < most, let part = Part(body[start...], isWhole: false) {
        parts.append(part)
      }
      return parts
    }

    /// The body as it was before it was made fit for mail.
    var decoded: [UInt8] {
      switch self["content-transfer-encoding"]?.lowercased() {
      case "quoted-printable": Self.quotedPrintable(body)
      case "base64": Self.base64(body)
      default: Array(body)
      }
    }

    private static func base64(_ body: ArraySlice<UInt8>) -> [UInt8] {
      let signs = body.filter { $0 > 0x20 }
      // What is cut off in the middle of four signs is left out.
      return Base64.decode(signs) ?? Base64.decode(signs.prefix(signs.count / 4 * 4)) ?? []
    }

    /// Text in which `=` and two digits are a byte, and `=` at the end of a line joins it to the next.
    private static func quotedPrintable(_ body: ArraySlice<UInt8>) -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(body.count)
      var rest = body
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "=") else {
          bytes.append(byte)
          continue
        }
        if let high = rest.first.flatMap(Hexadecimal.value),
          let low = rest.dropFirst().first.flatMap(Hexadecimal.value)
        {
          bytes.append(high << 4 | low)
          rest = rest.dropFirst(2)
          continue
        }
        let after = rest.drop { $0 == 0x20 || $0 == 0x09 }
        switch after.first {
        case 0x0A?: rest = after.dropFirst()
        case 0x0D?: rest = after.dropFirst(after.dropFirst().first == 0x0A ? 2 : 1)
        case nil: rest = after
        default: bytes.append(byte)
        }
      }
      return bytes
    }

    /// Takes a line off the front, without its end.
    private static func line(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      let line = rest[rest.startIndex..<end]
      rest = end < rest.endIndex ? rest[(end + 1)...] : rest[rest.endIndex...]
      return line.last == 0x0D ? line.dropLast() : line
    }

    private static func trimmed(_ text: Substring) -> String {
      let start = text.drop { $0 == " " || $0 == "\t" }
      guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
      return String(start[...end])
    }
  }
}
