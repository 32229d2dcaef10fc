import PotluckSupport
import RecipeModel

extension RequestURL {
  /// Resolves a reference against this address, after RFC 3986, section 5.
  ///
  /// Supports absolute, scheme-relative, absolute-path, relative-path and query-only references.
  /// - Throws: ``ProviderError`` with code `invalidResponse` when the result is no http or https
  ///   address, since references come from answers.
  public func resolving(_ reference: String) throws(ProviderError) -> RequestURL {
    let parts = URLParts(reference)
    do throws(ProviderError) {
      if parts.scheme != nil { return try RequestURL(reference).withoutDotSegments }
      if parts.authority != nil {
        return try RequestURL(scheme + ":" + reference).withoutDotSegments
      }
    } catch {
      throw ProviderError(.invalidResponse, "the answer points to no web address: \(error.message)")
    }
    guard !reference.unicodeScalars.contains(where: \.isUnsafeToPrint) else {
      throw ProviderError(
        .invalidResponse, "the answer points to an address with control characters")
    }
    let query = parts.query.map(URLParts.encodingStrays)
    if parts.path.isEmpty { return replacing(path: path, query: query ?? self.query) }
    let target = URLParts.encodingStrays(parts.path)
    if target.utf8.first == UInt8(ascii: "/") {
      return replacing(path: target, query: query).withoutDotSegments
    }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return replacing(path: folder + target, query: query).withoutDotSegments
  }

  /// The path and query of a reference on this address's origin, whatever host it names.
  ///
  /// Servers behind a proxy write `next` links with hosts that nobody else can reach.
  public func rebasing(_ reference: String) throws(ProviderError) -> RequestURL {
    let target = try resolving(reference)
    return replacing(path: target.path, query: target.query)
  }

  private var withoutDotSegments: RequestURL {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return self }
    var kept: [Substring] = []
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      switch segment {
      case ".": if isLast { kept.append("") }
      case "..":
        _ = kept.popLast()
        if isLast { kept.append("") }
      default: kept.append(segment)
      }
    }
    return replacing(path: "/" + kept.joined(separator: "/"), query: query)
  }
}

/// The parts of an address or a reference without its fragment (RFC 3986, appendix B).
struct URLParts {
  var scheme: Substring?
  var authority: Substring?
  var path: Substring
  var query: Substring?

  init(_ text: String) {
    var rest = text[...]
    if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<hash] }
    if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[rest.utf8.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex,
      !rest[..<colon].utf8.contains(UInt8(ascii: "/"))
    {
      scheme = rest[..<colon]
      rest = rest[rest.utf8.index(after: colon)...]
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: 2)...]
      let end = rest.utf8.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      authority = rest[..<(end ?? rest.endIndex)]
      rest = rest[(end ?? rest.endIndex)...]
    }
    path = rest
  }

  /// Percent-encodes bytes that no part of an address may contain; existing escapes stay.
  static func encodingStrays(_ text: Substring) -> String {
    guard text.utf8.contains(where: isStray) else { return String(text) }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isStray(byte) {
        result += PercentEncoding.escape(byte)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isStray(_ byte: UInt8) -> Bool {
    !(0x21...0x7E ~= byte) || strays.contains(byte)
  }

  private static let strays = Array("\"<>\\^`{|}".utf8)
}

/// Percent-encoding after RFC 3986, section 2.
public enum PercentEncoding {
  /// Encodes every byte of the text's UTF-8 but the unreserved ones: letters, digits, `-._~`.
  public static func encode(_ text: String) -> String {
    text.utf8.allSatisfy(isUnreserved) ? text : encode(text.utf8)
  }

  /// Encodes every byte but the unreserved ones.
  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      if isUnreserved(byte) {
        result.append(byte)
      } else {
        result += escape(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Decodes `%XX`, and `+` as a space where asked to, as forms and many queries want it.
  ///
  /// Incomplete escapes stay as they are; invalid UTF-8 becomes U+FFFD.
  public static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Hexadecimal.value(of: bytes[index + 1]),
        let low = Hexadecimal.value(of: bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
        continue
      }
      result.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The encoded text with its escapes in lower case.
  package static func lowercased(_ encoded: String) -> String {
    var bytes = Array(encoded.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count {
      for digit in index + 1...index + 2 where 0x41...0x46 ~= bytes[digit] { bytes[digit] |= 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One byte as `%XX`.
  static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
