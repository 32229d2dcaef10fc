import RecipeProviderKit

/// Reads `Link` fields, RFC 8288, section 3: `<https://x/?page=2>; rel="next"`.
enum LinkHeader {
  /// The target of the first link of a relation; nil when there is none.
  static func target(_ relation: String, in headers: HTTPHeaders) -> String? {
    for field in headers.fields where field.name.lowercased() == "link" {
      var parser = Parser(bytes: Array(field.value.utf8))
      while let link = parser.link() {
        if link.relations.contains(relation) { return link.target }
      }
    }
    return nil
  }

  private struct Parser {
    let bytes: [UInt8]
    var index = 0

    /// The next link; nil at the end or where the text is no list of links.
    mutating func link() -> (target: String, relations: [String])? {
      skip { $0 == UInt8(ascii: ",") || Self.isSpace($0) }
      guard take(UInt8(ascii: "<")) else { return nil }
      let target = text { $0 != UInt8(ascii: ">") }
      guard take(UInt8(ascii: ">")) else { return nil }
      var relations: [String]?
      while true {
        skip(while: Self.isSpace)
        guard take(UInt8(ascii: ";")) else { break }
        skip(while: Self.isSpace)
        let name = text { !Self.isSpace($0) && !";,=".utf8.contains($0) }.lowercased()
        skip(while: Self.isSpace)
        let value = take(UInt8(ascii: "=")) ? value() : ""
        // Of several the first counts.
        if name == "rel", relations == nil {
          relations = value.lowercased().split(separator: " ").map(String.init)
        }
      }
      return (target, relations ?? [])
    }

    private mutating func value() -> String {
      skip(while: Self.isSpace)
      guard take(UInt8(ascii: "\"")) else {
        return text { !Self.isSpace($0) && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
      }
      var value: [UInt8] = []
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
        value.append(bytes[index])
        index += 1
      }
      index = min(index + 1, bytes.count)
      return String(decoding: value, as: UTF8.self)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
      return true
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
      while index < bytes.count, condition(bytes[index]) { index += 1 }
    }

    private mutating func text(while condition: (UInt8) -> Bool) -> String {
      let start = index
      skip(while: condition)
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  }
}
