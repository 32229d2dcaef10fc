/// A piece of a page as a tree, of which only this program makes the elements.
///
/// Names of elements and attributes are literals of the source code; whatever comes from elsewhere
/// is a text or the value of an attribute, and ``HTMLWriter`` escapes both. So no text can become
/// markup, wherever on a page it stands.
package indirect enum HTMLNode: Sendable, ExpressibleByStringInterpolation {
  /// A text, escaped when it is written.
  case text(String)
  /// An element with its attributes in order; one whose value is nil is left out.
  case element(StaticString, [(name: StaticString, value: String?)], [HTMLNode])
  /// Several pieces, one after another.
  case group([HTMLNode])
  /// A style sheet, which is not escaped, so it is never anything but a constant.
  case style([StaticString])
  /// Data for programs in JSON-LD; what could end the element is written as JSON's own escapes.
  case linkedData(String)
  /// What was written before, with a text in its places.
  case filled(HTMLTemplate, String)

  package init(stringLiteral value: String) { self = .text(value) }

  /// An element.
  package static func tag(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(name, attributes.map { ($0.key, $0.value) }, children)
  }

  /// An element that holds one text.
  package static func tag(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String
  ) -> HTMLNode {
    tag(name, attributes, [.text(text)])
  }

  /// What a source said, sanitized, set apart from the direction of the text around it.
  package static func said(_ text: String) -> HTMLNode {
    tag("bdi", text: Sanitizer.terminal(text))
  }

  /// Nothing.
  package static let nothing = HTMLNode.group([])
}

/// Writes a tree of elements as a document that readers of HTML and of XML understand alike.
package struct HTMLWriter {
  private var text = ""

  /// A whole document.
  package static func document(_ root: HTMLNode) -> String {
    "<!DOCTYPE html>" + fragment(root) + "\n"
  }

  /// A piece of a document.
  package static func fragment(_ node: HTMLNode) -> String {
    var writer = HTMLWriter()
    writer.write(node)
    return writer.text
  }

  /// A whole document of another vocabulary than HTML's.
  static func xml(_ root: HTMLNode) -> String {
    var writer = HTMLWriter()
    writer.text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>"
    writer.write(root)
    writer.text += "\n"
    return writer.text
  }

  /// Elements before which a line may begin: a space there is not shown.
  private static let ownLine: Set<String> = [
    "html", "head", "meta", "link", "title", "style", "body", "header", "nav", "main", "section",
    "footer", "h1", "h2", "h3", "p", "ul", "ol", "li", "figure", "figcaption", "details", "summary",
    "div", "table", "caption", "thead", "tbody", "tr", "svg", "desc", "defs", "symbol", "pattern",
    "g", "feed", "entry", "id", "updated", "published", "author", "category",
  ]
  private static let void: Set<String> = ["meta", "link", "br", "hr", "img", "input"]

  private mutating func write(_ node: HTMLNode) {
    switch node {
    case .text(let text): escape(text)
    case .group(let nodes): nodes.forEach { write($0) }
    case .style(let sheets):
      text += "\n<style>\n"
      for sheet in sheets { text += "\(sheet)\n" }
      text += "</style>"
    case .linkedData(let json):
      text += "\n<script type=\"application/ld+json\">\n"
      for scalar in json.unicodeScalars {
        // None of them occurs outside a string.
        switch scalar {
        case "<": text += "\\u003c"
        case ">": text += "\\u003e"
        case "&": text += "\\u0026"
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "</script>"
    case .filled(let template, let value):
      for (index, piece) in template.pieces.enumerated() {
        if index > 0 { escape(value) }
        text += piece
      }
    case .element(let name, let attributes, let children):
      let name = "\(name)"
      if Self.ownLine.contains(name) { text += "\n" }
      text += "<" + name
      for (name, value) in attributes {
        guard let value else { continue }
        text += " \(name)=\""
        escape(value)
        text += "\""
      }
      if Self.void.contains(name) {
        text += "/>"
      } else {
        text += ">"
        children.forEach { write($0) }
        text += "</\(name)>"
      }
    }
  }

  private mutating func escape(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(Self.isCharacter(scalar) ? scalar : "\u{FFFD}")
      }
    }
  }

  /// Whether both HTML and XML take a scalar as a character.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case 0..<0x20, 0x7F..<0xA0: false
    default: scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF ~= scalar.value)
    }
  }
}
