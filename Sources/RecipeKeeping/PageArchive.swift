import PotluckSupport
import RecipePages
import RecipeProviderKit

/// A web page as one file that asks nobody for anything and runs nothing.
///
/// The page is written anew from its texts and tags: of elements and attributes only those of the
/// lists below, every text and value escaped. No element is written whose content a browser reads
/// by other rules (no script, template, noscript, SVG, MathML, text area), styles stand in the head
/// alone and hold no `<`; so whatever tree a browser makes of the file, there is nothing in it but
/// what the lists allow. A policy in the head forbids the rest once more.
package struct PageArchive {
  /// The most bytes of a page that is kept.
  package static let mostBytes = PageReader.longestPage
  /// The most bytes of the file, pictures apart.
  private static let mostOutput = 3 * mostBytes
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"

  private let address: RequestURL?
  private var base: RequestURL?
  private var pictures: [String: KeptPicture] = [:]
  private var head: [UInt8] = []
  private var body: [UInt8] = []
  private var frame: [String: [String: String]] = [:]
  private var title: ArraySlice<UInt8>?
  /// The element whose content is left out until its end tag.
  private var skipped: String?
  private var ends: [String: Int]

  /// Makes the file.
  /// - Parameters:
  ///   - page: the page's bytes, in any encoding.
  ///   - contentType: the answer's header, which may tell the encoding.
  ///   - address: where the page came from, behind all redirects.
  ///   - pictures: those that it shows from now on, each where its address stands first.
  /// - Returns: the file in UTF-8; nil for a page that is too large, or when the task is cancelled.
  package static func file(
    of page: [UInt8], contentType: String? = nil, address: String, pictures: [KeptPicture] = []
  ) -> [UInt8]? {
    guard page.count <= mostBytes else { return nil }
    let text = PageText(page, contentType: contentType).utf8
    var archive = PageArchive(text, address, pictures)
    let limit = pictures.reduce(mostOutput) { $0 + $1.bytes.count * 4 / 3 }
    var isWhole = true
    MarkupPiece.walk(text) { token in
      archive.add(token)
      isWhole = archive.body.count + archive.head.count <= limit
      return isWhole
    }
    return isWhole && !Task.isCancelled ? archive.document : nil
  }

  private init(_ page: [UInt8], _ address: String, _ pictures: [KeptPicture]) {
    self.address = try? RequestURL(address)
    base = self.address
    for picture in pictures.reversed() { self.pictures[Self.key(picture.name)] = picture }
    // What never ends leaves out nothing.
    var ends: [String: Int] = [:]
    MarkupPiece.walk(page) { token in
      if case .end(let name) = token, Self.dropped.contains(name) { ends[name, default: 0] += 1 }
      return true
    }
    self.ends = ends
  }

  // MARK: What stays

  /// Elements that go with all that they hold.
  private static let dropped: Set<String> = [
    "noscript", "template", "svg", "math", "select", "datalist", "canvas", "audio", "video",
    "object", "applet", "frameset",
  ]
  private static let elements: Set<String> = words(
    """
    a abbr address article aside b bdi bdo big blockquote br button caption center cite code col \
    colgroup data dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 \
    header hgroup hr i ins kbd label legend li main mark menu nav ol p picture pre q rp rt ruby s \
    samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt \
    u ul var wbr
    """)
  /// Elements of forms whose texts stay.
  private static let unwrapped = ["button": "span", "label": "span", "legend": "p"]
  private static let void: Set<String> = ["br", "col", "hr", "wbr"]
  private static let attributes: Set<String> = words(
    """
    abbr align alt aria-hidden aria-label bgcolor border cellpadding cellspacing class color \
    colspan content datetime dir face headers height hidden id itemid itemprop itemscope itemtype \
    lang open reversed role rowspan scope size span start style title type valign value width
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  // MARK: Tokens

  private mutating func add(_ token: MarkupPiece) {
    if case .end(let name) = token, let count = ends[name] {
      ends[name] = count - 1
      if skipped == name { skipped = nil }
      return
    }
    if case .raw("style", let text) = token {
      if skipped == nil { addStyle(text) }
      return
    }
    guard skipped == nil else { return }
    switch token {
    case .text(let text): Self.escape(text, into: &body)
    case .stray: body += "&lt;".utf8
    case .raw("title", let text): title = title ?? text
    case .raw: break
    case .start(let name, let attributes): start(name, attributes)
    case .end(let name):
      guard Self.elements.contains(name), !Self.void.contains(name) else { return }
      body += "</\(Self.unwrapped[name] ?? name)>".utf8
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if Self.dropped.contains(name) {
      if ends[name, default: 0] > 0 { skipped = name }
      return
    }
    switch name {
    case "html", "body": if frame[name] == nil { frame[name] = attributes }
    case "base":
      guard let written = attributes["href"], base == address else { return }
      base = address.flatMap { try? $0.resolving(written) } ?? base
    case "img", "image": addPicture(attributes)
    case "a": addLink(attributes)
    case _ where Self.elements.contains(name):
      open(Self.unwrapped[name] ?? name, attributes)
    default: break
    }
  }

  private mutating func open(
    _ name: String, _ attributes: [String: String], _ more: [(String, String)] = []
  ) {
    body += "<\(name)".utf8
    Self.write(attributes, to: &body)
    for (name, value) in more { Self.write(name, value, to: &body) }
    body.append(UInt8(ascii: ">"))
  }

  private mutating func addLink(_ attributes: [String: String]) {
    let written = attributes["href"] ?? ""
    let link =
      written.hasPrefix("#")
      ? written
      : MarkupPiece.address(written, base: base).flatMap { WebLink.isWebLink($0) ? $0 : nil }
    open("a", attributes, link.map { [("href", $0), ("rel", "noreferrer")] } ?? [])
  }

  /// A picture that is kept, where it is shown first; of others the words that stand for them.
  private mutating func addPicture(_ attributes: [String: String]) {
    let keys = MarkupPiece.pictures(attributes, base: base).map(Self.key)
    if let key = keys.first(where: { pictures[$0] != nil }),
      let picture = pictures.removeValue(forKey: key)
    {
      let data = "data:\(picture.mediaType);base64,\(Base64.encode(picture.bytes))"
      open("img", attributes, [("src", data)])
    } else if attributes["alt"]?.isEmpty == false {
      open("img", attributes)
    }
  }

  private mutating func addStyle(_ text: ArraySlice<UInt8>) {
    head += "<style>".utf8 + StyleCleaner.clean(text) + "</style>\n".utf8
  }

  /// What names a picture in whatever size: its address without query and the width behind it.
  private static func key(_ address: String) -> String {
    guard let url = try? RequestURL(address) else { return address }
    let dot = url.path.lastIndex(of: ".") ?? url.path.endIndex
    var stem = url.path[..<dot]
    if let dash = stem.lastIndex(of: "-") {
      let size = stem[stem.index(after: dash)...]
      let isSize =
        size == "scaled"
        || size.contains("x") && size.allSatisfy { $0 == "x" || $0.isWholeNumber }
      if isSize { stem = stem[..<dash] }
    }
    return url.host.lowercased() + stem
  }

  // MARK: Writing

  private var document: [UInt8] {
    var text = Array("<!DOCTYPE html>\n<html".utf8)
    Self.write(frame["html"] ?? [:], to: &text)
    text += ">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    text += "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n".utf8
    text += "<meta name=\"referrer\" content=\"no-referrer\">\n".utf8
    text += "<meta name=\"viewport\" content=\"width=device-width\">\n".utf8
    text += "<title>".utf8
    Self.escape(title ?? [], into: &text)
    text += "</title>\n".utf8
    if let address {
      text += "<link rel=\"canonical\"".utf8
      Self.write("href", address.text, to: &text)
      text += ">\n".utf8
    }
    text += head + "</head>\n<body".utf8
    Self.write(frame["body"] ?? [:], to: &text)
    text += ">\n".utf8
    text += body
    text += "\n</body>\n</html>\n".utf8
    return text
  }

  private static func write(_ attributes: [String: String], to text: inout [UInt8]) {
    for (name, value) in attributes.sorted(by: { $0.key < $1.key })
    where Self.attributes.contains(name) {
      if name == "style" {
        write(name, String(decoding: StyleCleaner.clean(value.utf8), as: UTF8.self), to: &text)
      } else {
        write(name, value, to: &text)
      }
    }
  }

  private static func write(_ name: String, _ value: String, to text: inout [UInt8]) {
    text += " \(name)=\"".utf8
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): text += "&amp;".utf8
      case UInt8(ascii: "\""): text += "&quot;".utf8
      case UInt8(ascii: "'"): text += "&#39;".utf8
      case UInt8(ascii: "`"): text += "&#96;".utf8
      case UInt8(ascii: "<"): text += "&lt;".utf8
      case UInt8(ascii: ">"): text += "&gt;".utf8
      case 0x09, 0x0A, 0x0D, 0x20..<0x7F, 0x80...: text.append(byte)
      default: break
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// A text whose references stand as written: they are characters, never tags.
  private static func escape(_ source: ArraySlice<UInt8>, into text: inout [UInt8]) {
    for byte in source {
      switch byte {
      case UInt8(ascii: "<"): text += "&lt;".utf8
      case UInt8(ascii: ">"): text += "&gt;".utf8
      case 0x09, 0x0A, 0x0D, 0x20..<0x7F, 0x80...: text.append(byte)
      default: break
      }
    }
  }
}
