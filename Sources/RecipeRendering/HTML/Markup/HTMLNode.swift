/// A piece of a page as a tree, of which only this program makes the elements.
///
/// Names of elements and attributes are literals of the source code; whatever comes from elsewhere
/// is a text or the value of an attribute, and ``HTMLWriter`` escapes both. So no text can become
/// markup, wherever on a page it stands.
indirect enum HTMLNode: Sendable, ExpressibleByStringInterpolation {
  /// A text, escaped when it is written.
  case text(String)
  /// An element with its attributes in order; one whose value is nil is left out.
  case element(StaticString, [(name: StaticString, value: String?)], [HTMLNode])
  /// Several pieces, one after another.
  case group([HTMLNode])
  /// A style sheet: the one text that is not escaped, so it is never anything but a constant.
  case style([StaticString])

  init(stringLiteral value: String) { self = .text(value) }

  /// An element.
  static func tag(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(name, attributes.map { ($0.key, $0.value) }, children)
  }

  /// An element that holds one text.
  static func tag(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String
  ) -> HTMLNode {
    tag(name, attributes, [.text(text)])
  }

  /// What a source said, sanitized, set apart from the direction of the text around it.
  static func said(_ text: String) -> HTMLNode {
    tag("bdi", text: Sanitizer.terminal(text))
  }

  /// Nothing.
  static let nothing = HTMLNode.group([])
}
