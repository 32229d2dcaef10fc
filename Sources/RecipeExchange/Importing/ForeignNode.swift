import PotluckSupport
import RecipeModel
import RecipePages

/// A place in a foreign document: names with dots between for JSON (lists are looked through), an
/// XPath for XML, and a selector with `css:` in front for pages.
struct Place: Sendable, ExpressibleByStringLiteral {
  let text: String
  let names: [String]
  let selector: Selector?

  init(stringLiteral text: String) {
    self.text = text
    names = text.split(separator: ".").map(String.init)
    selector = try? Selector(text.hasPrefix("css:") ? text : "xpath:\(text)")
  }
}

/// A part of a foreign document, whatever it is written in.
enum ForeignNode {
  case json(JSON)
  case markup(MarkupNode)
  case text(String)

  /// The most parts that a place may mean.
  private static let most = 5_000

  /// What stands at a place, at most so many parts; the node itself at the empty one.
  func find(_ place: Place, most: Int = Self.most) -> [ForeignNode] {
    switch self {
    case _ where place.text.isEmpty: return [self]
    case .json(let json):
      var found = [json]
      for name in place.names {
        var inner: [JSON] = []
        for value in found where inner.count < most {
          guard let value = value[name] else { continue }
          inner += (value.arrayValue ?? [value]).prefix(most - inner.count)
        }
        found = inner
      }
      return found.map { .json($0) }
    case .markup(let node):
      guard let selector = place.selector, let values = try? node.select(selector) else {
        return []
      }
      return values.prefix(most).map {
        if case .node(let node) = $0 { .markup(node) } else { .text($0.text) }
      }
    case .text: return []
    }
  }

  /// Its text with its line breaks, trimmed; nil for none.
  var text: String? {
    let text: String? =
      switch self {
      case .json(.string(let text)): text
      case .json(.number(let number)): Self.short(number)
      case .json(.bool(let flag)): flag ? "true" : nil
      case .json(.object(let object)):
        [
          ["name"], ["title", "text"], ["text"], ["value"],
        ].firstNonNil { names in
          let texts = names.compactMap { object[$0]?.stringValue?.trimmed }
          return texts.contains("") || texts.count < names.count
            ? nil : texts.joined(separator: ": ")
        }
      case .json: nil
      case .markup(let node): node.writtenText
      case .text(let text): text
      }
    guard let trimmed = text?.trimmed, !trimmed.isEmpty else { return nil }
    return trimmed
  }

  /// What stands for a value without a text that says something all the same; nil where there is none.
  var unread: String? {
    guard case .json(let json) = self, UnreadLine.isSaid(by: json) else { return nil }
    return UnreadLine.mark
  }

  /// The first text at the first of some places that has one.
  func text(_ places: [Place]) -> String? {
    places.firstNonNil { find($0).firstNonNil(\.text) }
  }

  /// A number without the noise of its binary form: `0.333`, `2`.
  private static func short(_ number: JSONNumber) -> String {
    let value = number.doubleValue
    guard abs(value) < 1e12 else { return number.literal }
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension StringProtocol {
  /// A number without zeros behind its point: `4.00` is `4`; any other text as it is.
  var withoutZeros: String {
    guard let first, first.isNumber, contains("."),
      allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return String(self) }
    var text = self[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  /// The text without white space around it.
  var trimmed: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
