import RecipeModel
import RecipeProviderKit

/// Makes the path of an address from a template.
struct PathBuilder {
  /// The secrets among the variables.
  let keys: [String: String]
  let variables: Variables

  /// The path, beginning with a slash unless it is empty.
  ///
  /// Each variable is percent-encoded as a part of one segment. A segment that becomes empty, `.`
  /// or `..` through a variable would lead elsewhere and is refused.
  /// - Throws: ``ProviderError``: `unsupported` for a value that the query lacks or that cannot
  ///   stand in a path, `misconfigured` for a key.
  func path(_ template: Template) throws(ProviderError) -> String {
    var path = ""
    var segment = Segment()
    for part in template.parts {
      switch part {
      case .literal(let text):
        let pieces = text.split(separator: "/", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
          if index > 0 {
            path += try segment.finished() + "/"
            segment = Segment()
          }
          segment.raw += piece
          segment.encoded += Self.encodingStrays(piece)
        }
      case .variable(let name):
        let value = try value(of: name)
        segment.variable = segment.variable ?? name
        segment.raw += value
        segment.encoded += PercentEncoding.encode(value)
      }
    }
    path += try segment.finished()
    return path.isEmpty || path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
  }

  private func value(of name: String) throws(ProviderError) -> String {
    if let value = keys[name] ?? variables.text(name) { return value }
    throw ProviderError(
      .unsupported, "the source cannot be asked without \(Self.shown[name] ?? name)",
      hint: "give it, or leave this source out")
  }

  private static let shown = [
    "text": "words", "words": "words", "include": "an ingredient", "maxMinutes": "a time",
  ]

  /// Percent-encodes what would end the path; the rest is left to the address's own checks.
  private static func encodingStrays(_ text: Substring) -> String {
    text.map { $0 == "?" ? "%3F" : $0 == "#" ? "%23" : String($0) }.joined()
  }

  private struct Segment {
    var raw = ""
    var encoded = ""
    var variable: String?

    func finished() throws(ProviderError) -> String {
      guard let variable, raw.isEmpty || raw == "." || raw == ".." else { return encoded }
      throw ProviderError(
        .unsupported, "the \(variable) “\(raw)” cannot stand in an address",
        hint: "ask for something else")
    }
  }
}
