import RecipeModel
import RecipeProviderKit

/// Finds http and https links in a line of any kind of text: bare, in angle brackets, in quotes, or
/// as the target of a Markdown link.
enum LinkFinder {
  struct Link: Sendable, Hashable {
    var url: String
    /// Where it stands; of a Markdown link the whole, label included.
    var range: TextRange
  }

  /// The link at a place, or the one that ends there.
  static func link(at position: TextPosition, in document: TextDocument) -> Link? {
    guard let line = document.lines(position.line...position.line).first else { return nil }
    let place = line.position(line.index(position.character))
    let links = links(in: line)
    return links.first { $0.range.start <= place && place < $0.range.end }
      ?? links.first { $0.range.end == place }
  }

  /// The line that holds a link and is nearest to where it was; of two the upper one.
  static func line(
    with url: String, nearest number: Int, in document: TextDocument
  ) -> TextLine? {
    document.lines(0...Int.max).filter { line in
      line.text.contains(url) && links(in: line).contains { $0.url == url }
    }.min { abs($0.number - number) < abs($1.number - number) }
  }

  /// The first link that a stretch of text touches; looked for in its first 1000 lines.
  static func link(touching range: TextRange, in document: TextDocument) -> Link? {
    let (first, last) = (range.start.line, range.end.line)
    for line in document.lines(first...min(last, first + 999)) {
      let from =
        line.number == first ? line.position(line.index(range.start.character)).character : 0
      let to =
        line.number == last
        ? line.position(line.index(range.end.character)).character : line.end.character
      let found = links(in: line).first {
        $0.range.start.character <= to && from <= $0.range.end.character
      }
      if let found { return found }
    }
    return nil
  }

  /// Every link of a line, from the left; a line over 64 KiB has none.
  static func links(in line: TextLine) -> [Link] {
    guard line.text.utf8.count <= 64 << 10 else { return [] }
    let scalars = line.text.unicodeScalars
    var links: [Link] = []
    var index = scalars.startIndex
    while index < scalars.endIndex {
      guard let scheme = scheme(at: index, in: scalars) else {
        index = scalars.index(after: index)
        continue
      }
      let end = end(of: index, behind: scheme, in: scalars)
      let url = String(scalars[index..<end])
      if WebLink.isWebLink(url) {
        let whole = markdownLink(around: index..<end, in: scalars) ?? index..<end
        links.append(
          Link(
            url: url,
            range: TextRange(
              start: line.position(whole.lowerBound), end: line.position(whole.upperBound))))
      }
      index = max(end, scheme)
    }
    return links
  }

  private typealias Scalars = Substring.UnicodeScalarView

  /// The end of `http://` or `https://` in any case, when it begins a word here and a host follows.
  private static func scheme(at index: Scalars.Index, in scalars: Scalars) -> Scalars.Index? {
    guard scalars[index] == "h" || scalars[index] == "H" else { return nil }
    if index > scalars.startIndex {
      if isWordCharacter(scalars[scalars.index(before: index)]) { return nil }
    }
    for scheme in ["https://", "http://"] {
      guard
        let end = scalars.index(index, offsetBy: scheme.count, limitedBy: scalars.endIndex),
        scalars[index..<end].elementsEqual(
          scheme.unicodeScalars, by: { $0.properties.lowercaseMapping == String($1) }),
        end < scalars.endIndex, beginsHost(scalars[end])
      else { continue }
      return end
    }
    return nil
  }

  private static func beginsHost(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "[" || isWordCharacter(scalar) || !scalar.isASCII
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
  }

  /// Where a link ends: before a character that no URL contains, a closing bracket that it did not
  /// open, the closing quotation mark around it, or punctuation of the sentence around it.
  private static func end(
    of start: Scalars.Index, behind scheme: Scalars.Index, in scalars: Scalars
  ) -> Scalars.Index {
    let before = start > scalars.startIndex ? scalars[scalars.index(before: start)] : nil
    var open: [Unicode.Scalar] = []
    var end = scheme
    scan: while end < scalars.endIndex {
      let scalar = scalars[end]
      switch scalar {
      case "<", ">", "\"", "`", "{", "}", "|", "\\", "^": break scan
      case "'" where before == "'": break scan
      case "(", "[": open.append(scalar)
      case ")", "]":
        guard open.last == (scalar == ")" ? "(" : "[") else { break scan }
        open.removeLast()
      default:
        if scalar.properties.isWhitespace || scalar.isUnsafeToPrint { break scan }
      }
      end = scalars.index(after: end)
    }
    while end > scheme, isPunctuation(scalars[scalars.index(before: end)], behind: before) {
      end = scalars.index(before: end)
    }
    return end
  }

  /// Whether a character at the end of a link belongs to the sentence around it; an emphasis mark
  /// does if the same mark stands directly before the link.
  private static func isPunctuation(
    _ scalar: Unicode.Scalar, behind before: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "'": return true
    case "*", "_", "~": return scalar == before
    default:
      guard !scalar.isASCII else { return false }
      switch scalar.properties.generalCategory {
      case .otherPunctuation, .closePunctuation, .finalPunctuation, .initialPunctuation: return true
      default: return false
      }
    }
  }

  /// A label or a title with more scalars is none: a line full of brackets costs no more than others.
  private static let longestLabel = 1_000

  /// The whole of `[label](url "title")` around the address, when it stands in one.
  private static func markdownLink(
    around url: Range<Scalars.Index>, in scalars: Scalars
  ) -> Range<Scalars.Index>? {
    var head = scalars[..<url.lowerBound]
    if head.last == "<" { head.removeLast() }
    guard head.popLast() == "(", head.popLast() == "]" else { return nil }
    var depth = 1
    for last in head.suffix(longestLabel).reversed() where depth > 0 {
      head.removeLast()
      if last == "]" { depth += 1 }
      if last == "[" { depth -= 1 }
    }
    guard depth == 0,
      let close = scalars[url.upperBound...].prefix(longestLabel).firstIndex(of: ")")
    else { return nil }
    return head.endIndex..<scalars.index(after: close)
  }
}
