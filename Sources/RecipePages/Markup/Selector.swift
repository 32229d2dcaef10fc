/// A place in a page or an XML document, as definitions write it.
///
/// `css:h2 a` means elements, `css:h2 a@href` an attribute of them, `css:@href` an attribute of the
/// element that is looked at, `xpath:.//h2/a/@href` whatever the XPath 1.0 says.
package struct Selector: Sendable, Hashable, CustomStringConvertible {
  enum Program: Sendable {
    case css(CSSSelector)
    /// An attribute of the node itself.
    case attribute(String)
    case xpath(XPathExpression)
  }

  /// The selector as written.
  package let text: String
  let program: Program

  /// Reads a selector.
  ///
  /// - Throws: ``SelectorError`` that names what is wrong, where, and the fix.
  package init(_ text: String) throws(SelectorError) {
    self.text = text
    guard text.utf8.count <= Self.longest else {
      throw SelectorError(
        "the selector is longer than \(Self.longest) bytes", "look for less in one step",
        at: Self.longest)
    }
    if text.hasPrefix("css:") {
      var parser = CSSParser(text, from: 4)
      program = try parser.parse()
    } else if text.hasPrefix("xpath:") {
      var parser = try XPathParser(text, from: 6)
      program = .xpath(try parser.parse())
    } else {
      throw SelectorError(
        "a selector begins with css: or xpath:", "write css: before it, as in css:h2 a@href", at: 0)
    }
  }

  /// The most bytes of a selector.
  static let longest = 1_000

  /// The selector as written.
  package var description: String { text }

  /// Whether two selectors are written alike.
  package static func == (left: Selector, right: Selector) -> Bool { left.text == right.text }

  /// Hashes what is written.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// What is wrong with a selector.
package struct SelectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in words.
  package var message: String
  /// What to write instead.
  package var fix: String
  /// Where in the text, in bytes of UTF-8.
  package var offset: Int

  init(_ message: String, _ fix: String, at offset: Int) {
    self.message = message
    self.fix = fix
    self.offset = offset
  }

  /// The message and the fix.
  package var description: String { "\(message); \(fix)" }
}

/// Why a selector was given up while it was evaluated.
package struct SelectorLimit: Error, Sendable, Hashable, CustomStringConvertible {
  /// Whether the task was cancelled; else the selector looked at too much.
  package var isCancelled: Bool

  /// What happened, in words.
  package var description: String {
    isCancelled
      ? "the request was cancelled"
      : "the selector looks at too much of this document; say more exactly where to look"
  }

  /// How many nodes one selector may look at, again and again counted.
  static let ofSelector = 2_000_000
  /// How many nodes all selectors may look at in one document.
  static let ofDocument = 200_000_000
}
