import PotluckSupport
package import RecipeModel
package import RecipeProviderKit

/// What a page tells of itself and its site, for readers that look for something else than a recipe.
package struct PageData: Sendable {
  /// The page's text in UTF-8.
  package let html: [UInt8]
  /// The encoding in which it came, under the WHATWG's name.
  package let charset: String
  /// Its elements.
  package let tree: HTMLTree
  /// The values of its JSON-LD scripts, in order; those that are broken beyond mending are left out.
  package let documents: [JSON]
  /// Its title, cleaned.
  package let title: String?
  /// The contents of the first `<h1>` elements, cleaned.
  package let headings: [String]
  /// The language that `<html lang>` names.
  package let language: String?
  /// Where it came from.
  package let address: RequestURL?
  /// What its links are relative to: ``address``, unless `<base>` says otherwise.
  package let base: RequestURL?
  /// Its canonical address, else its `og:url`.
  package let canonical: RequestURL?
  private let metas: [String: String]

  /// Reads a page, of which the first ``PageReader/longestPage`` bytes count.
  ///
  /// The work is linear and bounded; a cancelled task ends it soon, and what was read by then is not
  /// what the page holds.
  /// - Parameters:
  ///   - bytes: the page as it was received.
  ///   - contentType: the HTTP header; nil for a file.
  ///   - address: where it came from; nil where that is unknown.
  /// - Throws: `misconfigured` without libxml2.
  package init(
    _ bytes: [UInt8], contentType: String? = nil, address: RequestURL? = nil
  ) throws(ProviderError) {
    let text = PageText(Array(bytes.prefix(PageReader.longestPage)), contentType: contentType)
    let page = text.utf8
    charset = text.charset
    let scan = PageScanner(page)
    let head = scan.head
    var json = EmbeddedJSON()
    for script in scan.scripts where script.type == "application/ld+json" {
      json.read(page[script.content])
    }
    html = page
    tree = try HTMLTree(parsing: page)
    documents = json.documents
    title = TextCleaning.clean(head.title)
    headings = head.headings.compactMap { TextCleaning.clean($0) }
    language = head.language
    metas = head.metas
    self.address = address
    base = MarkupAddress.base(head.base, at: address)
    canonical =
      [head.canonical, head.metas["og:url"]].firstNonNil { link in
        guard let link else { return nil }
        return address.map { try? $0.resolving(link) } ?? (try? RequestURL(link))
      }
  }

  /// The first content of a `<meta>` of that name or property, given in lower case.
  package func meta(_ name: String) -> String? { metas[name] }

  /// Whether a word stands anywhere in the page, also in tags and scripts; letters count as written.
  ///
  /// A cancelled task finds none.
  package func holds(_ word: StaticString) -> Bool {
    !Task.isCancelled && ByteSearch.contains(word, in: html)
  }

  /// An address of the page, made absolute; nil when it is none.
  package func resolve(_ link: String?) -> RequestURL? {
    // As browsers do: line breaks anywhere and space around it are none of the address.
    guard let bytes = link?.utf8.filter({ $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }),
      let start = bytes.firstIndex(where: { $0 > 0x20 }),
      let end = bytes.lastIndex(where: { $0 > 0x20 })
    else { return link == nil ? nil : base }
    return base.flatMap { try? $0.resolving(String(decoding: bytes[start...end], as: UTF8.self)) }
  }
}
