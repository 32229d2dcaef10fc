/// What is known of an element by its name.
struct ElementTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// It begins no line of its own.
  static let inline = ElementTraits(rawValue: 1)
  /// Readers do not see its text.
  static let unseen = ElementTraits(rawValue: 2)
  /// It can be a heading by its looks.
  static let label = ElementTraits(rawValue: 4)
  /// It can hold a part of the page.
  static let box = ElementTraits(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Looks up an element.
  init(of name: String) { self = Self.known[name] ?? [] }

  private static let known: [String: ElementTraits] = {
    var known: [String: ElementTraits] = [:]
    for (traits, names) in names {
      for name in names { known[name, default: []].formUnion(traits) }
    }
    return known
  }()

  private static let names: [(ElementTraits, [String])] = [
    (
      .inline,
      [
        "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn",
        "em", "font", "i", "img", "input", "ins", "kbd", "label", "mark", "meta", "link", "q", "s",
        "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
        "picture", "source",
      ]
    ),
    (
      .unseen,
      [
        "button", "form", "head", "iframe", "noscript", "object", "script", "select", "style",
        "svg", "template", "textarea", "title", "video",
      ]
    ),
    (
      .label,
      [
        "p", "div", "span", "strong", "b", "dt", "th", "td", "legend", "summary", "label", "a",
        "li", "button", "em", "u", "font", "center",
      ]
    ),
    (.box, ["div", "section", "aside", "ul", "nav"]),
  ]
}
