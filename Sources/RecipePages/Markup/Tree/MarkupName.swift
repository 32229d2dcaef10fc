/// The name of an element or attribute.
struct MarkupName: Hashable, Sendable {
  /// As written, in lower case in HTML.
  let written: String
  /// What stands before the colon; empty in HTML and where there is none.
  let prefix: String
  /// What stands behind the colon.
  let local: String
  /// The prefix that the namespace usually has, such as `media`; empty for one that is not known.
  let space: String
  /// The namespace; empty where none is declared.
  let uri: String

  /// A name of HTML, which has no namespaces, in lower case.
  init(html name: String) {
    written = name
    prefix = ""
    local = name
    space = ""
    uri = ""
  }

  /// A name of XML in the namespace of its prefix.
  init(xml name: String, uri: String) {
    written = name
    let colon = name.utf8.firstIndex(of: UInt8(ascii: ":"))
    prefix = colon.map { String(name[..<$0]) } ?? ""
    local = colon.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    space = KnownNamespace.prefix(of: uri) ?? ""
    self.uri = uri
  }
}

/// The namespaces that definitions use by their usual prefix without declaring them.
enum KnownNamespace {
  /// The usual prefix of a namespace; case and a closing slash or `#` do not count.
  static func prefix(of uri: String) -> String? {
    guard !uri.isEmpty, uri.utf8.count <= 200 else { return nil }
    var key = uri.lowercased()
    while let last = key.utf8.last, last == UInt8(ascii: "/") || last == UInt8(ascii: "#") {
      key.removeLast()
    }
    if key.hasPrefix("https:") { key = "http:" + key.dropFirst(6) }
    return prefixes[key]
  }

  private static let prefixes = [
    "http://www.w3.org/2005/atom": "atom", "http://purl.org/atom/ns": "atom",
    "http://purl.org/rss/1.0": "rss", "http://my.netscape.com/rdf/simple/0.9": "rss",
    "http://backend.userland.com/rss2": "rss", "http://purl.org/rss/1.0/modules/content": "content",
    "http://purl.org/rss/1.0/modules/slash": "slash",
    "http://purl.org/rss/1.0/modules/syndication": "sy",
    "http://purl.org/dc/elements/1.0": "dc", "http://purl.org/dc/elements/1.1": "dc",
    "http://purl.org/dc/terms": "dcterms", "http://search.yahoo.com/mrss": "media",
    "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
    "http://www.itunes.com/dtds/podcast-1.0": "itunes",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns": "rdf",
    "http://www.sitemaps.org/schemas/sitemap/0.9": "sitemap",
    "http://www.google.com/schemas/sitemap/0.84": "sitemap",
    "http://www.google.com/schemas/sitemap-image/1.1": "image",
    "http://www.google.com/schemas/sitemap-video/1.1": "video",
    "http://a9.com/-/spec/opensearch/1.1": "opensearch",
    "http://a9.com/-/spec/opensearch/1.0": "opensearch",
    "http://a9.com/-/spec/opensearchrss/1.0": "opensearch",
    "http://rssnamespace.org/feedburner/ext/1.0": "feedburner",
    "http://schemas.google.com/g/2005": "gd", "http://purl.org/syndication/thread/1.0": "thr",
    "http://wellformedweb.org/commentapi": "wfw", "http://www.georss.org/georss": "georss",
    "http://www.w3.org/1999/xhtml": "xhtml", "http://schema.org": "schema",
    "http://www.w3.org/xml/1998/namespace": "xml", "http://www.w3.org/1999/xlink": "xlink",
  ]
}

/// A name that a selector asks for.
struct NameTest: Hashable, Sendable {
  /// Nil when none is written, `*` for any.
  var prefix: String?
  /// `*` for any.
  var local: String

  static let any = NameTest(prefix: "*", local: "*")

  /// Whether a name is meant.
  ///
  /// A name without a prefix means the elements of the document's own vocabulary: those without a
  /// prefix, whatever their namespace, and those in the namespace of the root, whose usual prefix
  /// is `root`: nil for HTML.
  func matches(_ name: MarkupName, root: String?) -> Bool {
    guard let root else {
      guard local != "*" else { return prefix == nil || prefix == "*" }
      let wanted = prefix.map { $0 == "*" ? local : $0 + ":" + local } ?? local
      return name.written == wanted.lowercased()
    }
    guard local == "*" || name.local == local else { return false }
    switch prefix {
    case "*": return true
    case nil: return local == "*" || name.prefix.isEmpty || (!root.isEmpty && name.space == root)
    case let prefix?: return name.prefix == prefix || name.space == prefix
    }
  }
}
