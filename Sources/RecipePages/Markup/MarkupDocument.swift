package import RecipeProviderKit

/// A web page or an XML document on which selectors are evaluated.
///
/// Not sendable: it lives within one task.
package final class MarkupDocument {
  /// How a document is written.
  package enum Syntax: String, Sendable {
    /// A web page: anything is one, and names are in lower case.
    case html
    /// A feed or another XML document.
    case xml
  }

  let tree: MarkupTree
  let syntax: Syntax
  /// What its links are relative to: its address, joined with the page's `base`.
  package let base: RequestURL?
  /// The usual prefix of the root element's namespace; nil for a page.
  let rootSpace: String?
  private(set) lazy var shown = ShownText(tree, of: 0, isPage: syntax == .html)
  private(set) lazy var places = SiblingPlaces(tree)
  private var meant: [NameTest: [Bool]] = [:]
  /// What selectors may still look at; see ``SelectorLimit``.
  var allowance = SelectorLimit.ofDocument

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the document in any encoding, 8 MiB at most.
  ///   - syntax: how it is written.
  ///   - contentType: the answer's header, which may tell the encoding.
  ///   - address: where the document came from, behind all redirects.
  /// - Throws: `invalidResponse` for one that is too large or no XML, `misconfigured` for a page
  ///   without libxml2, `cancelled`.
  package init(
    _ bytes: [UInt8], _ syntax: Syntax, contentType: String? = nil, address: RequestURL? = nil
  ) throws(ProviderError) {
    guard bytes.count <= Self.longest else {
      throw ProviderError(
        .invalidResponse, "the answer is larger than \(Self.longest >> 20) MiB",
        fix: "ask for fewer results at a time")
    }
    let text = Self.withoutControls(PageText(bytes, contentType: contentType).utf8)
    self.syntax = syntax
    switch syntax {
    case .html:
      tree = MarkupTree(try HTMLTree(parsing: text))
      rootSpace = nil
      base = MarkupAddress.base(Self.base(of: tree), at: address)
    case .xml:
      let tree = try XMLReader.read(text)
      self.tree = tree
      base = address
      rootSpace = tree.children(0).first { !tree.isText($0) }.map {
        tree.names[tree.name($0)].space
      }
    }
    guard !Task.isCancelled else { throw .cancelled }
  }

  /// The most bytes that are read of a document.
  package static let longest = 8 << 20

  /// The document, which holds the root element.
  package var root: MarkupNode { MarkupNode(self, 0) }

  /// Whether the document holds more than is kept of it, or ends in the middle.
  package var isCut: Bool { tree.isCut }

  /// A link as it stands in the document, made absolute; nil for what leads nowhere, such as a
  /// script, data or a place on the same page.
  package func address(_ link: String) -> String? { MarkupAddress.join(link, to: base) }

  /// Which of the tree's names a test means.
  func names(_ test: NameTest) -> [Bool] {
    if let known = meant[test] { return known }
    let names = tree.names.map { test.matches($0, root: rootSpace) }
    meant[test] = names
    return names
  }

  /// The address that the first `base` element names.
  private static func base(of tree: MarkupTree) -> String? {
    guard let name = tree.names.firstIndex(of: MarkupName(html: "base")) else { return nil }
    for node in 0..<tree.count where tree.name(node) == name {
      guard let value = tree.attribute("href", of: node) else { continue }
      return String(decoding: value, as: UTF8.self)
    }
    return nil
  }

  /// Control characters are no text: a NUL would end the document for its parser.
  private static func withoutControls(_ text: [UInt8]) -> [UInt8] {
    let found = text.withUnsafeBufferPointer { bytes in
      controls.filter { ByteSearch.next($0, in: bytes, from: 0) < bytes.count }
    }
    guard !found.isEmpty else { return text }
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var rest = text[...]
    while !rest.isEmpty, !Task.isCancelled {
      for byte in rest.prefix(16_384) where byte > 0x1F || !controls.contains(byte) {
        kept.append(byte)
      }
      rest = rest.dropFirst(16_384)
    }
    return kept
  }

  /// The characters below the space that are no white space.
  private static let controls: [UInt8] = Array(0...8) + [0x0B] + Array(0x0E...0x1F)
}
