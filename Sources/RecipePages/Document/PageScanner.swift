import PotluckSupport

/// A script of a page that holds data.
struct PageScript {
  /// Its media type in lower case without parameters; empty where there is none.
  var type: String
  /// Its `id`; empty where there is none.
  var id: String
  /// Where its content stands in the page's bytes.
  var content: Range<Int>
}

/// What a page says without a tree: its scripts, and its head.
///
/// Most recipes are read from these alone. The page is read as browsers do as far as that needs
/// (HTML, section 13.2.5): what looks like a script inside a comment, an attribute's value, a title
/// or another script is none. Every byte is looked at a bounded number of times; a cancelled task
/// finds no more.
struct PageScanner {
  private(set) var scripts: [PageScript] = []
  private(set) var head = PageHead()
  /// What scripts, styles and their like hold, in order.
  private(set) var rawTexts: [Range<Int>] = []

  private var titles = 0

  private static let mostScripts = 500
  /// Each that does not end is looked through for its end.
  private static let mostTitles = 1_000
  private static let mostHeadings = 3

  init(_ page: [UInt8]) {
    page.withUnsafeBufferPointer { bytes in
      var tags = TagReader(bytes)
      while !Task.isCancelled, let name = tags.next() { read(name, &tags, bytes) }
    }
  }

  private mutating func read(
    _ name: KnownElement, _ tags: inout TagReader, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch name {
    case .other: tags.skipAttributes()
    case .html:
      let attributes = tags.attributes()
      head.setLanguage(attributes["lang"] ?? attributes["xml:lang"])
    case .meta: head.read(meta: tags.attributes())
    case .link where head.canonical != nil: tags.skipAttributes()
    case .link: head.read(link: tags.attributes())
    case .base: head.setBase(tags.attributes()["href"])
    case .heading:
      tags.skipAttributes()
      guard head.headings.count < Self.mostHeadings else { return }
      let content = tags.content(upTo: "</h1", longest: 4_096)
      head.headings.append(String(decoding: bytes[content], as: UTF8.self))
    case .title:
      tags.skipAttributes()
      titles += 1
      guard titles <= Self.mostTitles else { return }
      let content = tags.content(upTo: "</title", longest: 4_096)
      // Pictures drawn in the page have titles too: the first is the page's.
      if head.title == nil { head.title = String(decoding: bytes[content], as: UTF8.self) }
    case .script:
      let attributes = tags.attributes()
      let content = tags.content(upTo: "</script", longest: .max)
      rawTexts.append(content)
      guard scripts.count < Self.mostScripts, !content.isEmpty, attributes["src"] == nil else {
        return
      }
      scripts.append(
        PageScript(
          type: Self.essence(attributes["type"]), id: attributes["id"] ?? "", content: content))
    case .raw(let end):
      tags.skipAttributes()
      rawTexts.append(tags.content(upTo: end, longest: .max))
    }
  }

  /// A media type without its parameters and the white space that templates leave in it.
  private static func essence(_ type: String?) -> String {
    guard let type, type.utf8.count <= 512 else { return "" }
    let essence = type.prefix { $0 != ";" }
    return String(essence.split(whereSeparator: \.isWhitespace).joined()).lowercased()
  }
}

/// The elements that the scanner acts on.
enum KnownElement {
  case html, meta, link, base, heading, title, script, other
  /// An element whose content is text whatever it looks like, with its end.
  case raw(StaticString)

  /// The end of an element whose content is text; nil for others.
  var rawTextEnd: StaticString? {
    switch self {
    case .title: "</title"
    case .script: "</script"
    case .raw(let end): end
    default: nil
    }
  }

  init(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard 2...9 ~= name.count else {
      self = .other
      return
    }
    var word: UInt64 = 0
    for byte in name.prefix(8) { word = word << 8 | UInt64(byte | 0x20) }
    switch (name.count, word) {
    case (2, 0x6831): self = .heading
    case (3, 0x786D70): self = .raw("</xmp")
    case (4, 0x6874_6D6C): self = .html
    case (4, 0x6D65_7461): self = .meta
    case (4, 0x6C69_6E6B): self = .link
    case (4, 0x6261_7365): self = .base
    case (5, 0x74_6974_6C65): self = .title
    case (5, 0x73_7479_6C65): self = .raw("</style")
    case (6, 0x7363_7269_7074): self = .script
    case (6, 0x6966_7261_6D65): self = .raw("</iframe")
    case (7, 0x6E_6F65_6D62_6564): self = .raw("</noembed")
    case (8, 0x6E6F_6672_616D_6573): self = .raw("</noframes")
    case (8, 0x7465_7874_6172_6561): self = .raw("</textarea")
    default: self = .other
    }
  }
}
