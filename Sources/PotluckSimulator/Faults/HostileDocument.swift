extension Fault {
  /// A document that is hard on whoever parses it, in XML where that was promised, else in HTML.
  package enum HostileDocument: String, Sendable, Hashable, CaseIterable {
    /// Elements side by side, each with a link.
    case siblings
    /// Elements within elements.
    case deep
    /// One element with attributes.
    case attributes
    /// Elements that nothing closes.
    case unclosed
    /// XML whose entities grow tenfold from one to the next.
    case entities
    /// XML whose entity is a file of the machine that reads it.
    case external
    /// Bytes 0 in the midst of an ordinary list.
    case nulls
  }
}

extension Fault.HostileDocument {
  /// The type of the document, where XML was promised or not.
  func mediaType(isXML: Bool) -> String {
    isXML || self == .entities || self == .external
      ? "application/rss+xml; charset=utf-8" : "text/html; charset=utf-8"
  }

  /// The document, made while it is sent; a size counts elements, attributes or entities.
  func body(size: Int, isXML: Bool) -> BodyStream {
    switch self {
    case .siblings:
      return .repeated(Self.opening(isXML), size, Self.closing(isXML)) { Self.row($0, isXML) }
    case .deep:
      let name = isXML ? "item" : "div"
      return .repeated(Self.opening(isXML), size * 2, Self.closing(isXML)) {
        $0 < size ? "<\(name)>" : "</\(name)>"
      }
    case .unclosed:
      return .repeated(Self.opening(isXML), size, "") { _ in isXML ? "<item>" : "<b><p><div>" }
    case .attributes:
      let name = isXML ? "item" : "div"
      return .repeated(Self.opening(isXML) + "<\(name)", size, "></\(name)>" + Self.closing(isXML))
      {
        " a\($0)=\"\""
      }
    case .nulls:
      return .repeated(Self.opening(isXML), size, Self.closing(isXML)) {
        Self.row($0, isXML) + ($0 % 3 == 1 ? "\u{0}" : "")
      }
    case .entities:
      let start = "<?xml version=\"1.0\"?><!DOCTYPE rss [<!ENTITY e0 \"soup\">"
      let end =
        "]><rss version=\"2.0\"><channel><item><title>&e\(size);</title></item></channel></rss>"
      return .repeated(start, size, end) { index in
        "<!ENTITY e\(index + 1) \"\(String(repeating: "&e\(index);", count: 10))\">"
      }
    case .external:
      return BodyStream(
        Array(
          """
          <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY own SYSTEM "file:///etc/hostname">
          <!ENTITY % more SYSTEM "http://127.0.0.1:9/more.dtd"> %more;]>
          <rss version="2.0"><channel><item><title>Soup &own;</title></item></channel></rss>

          """.utf8))
    }
  }

  private static func opening(_ isXML: Bool) -> String {
    isXML
      ? "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>Soups</title>"
      : "<!DOCTYPE html><html><head><title>Soups</title></head><body><ul>"
  }

  private static func closing(_ isXML: Bool) -> String {
    isXML ? "</channel></rss>" : "</ul></body></html>"
  }

  private static func row(_ index: Int, _ isXML: Bool) -> String {
    isXML
      ? "<item><title>Soup \(index)</title><link>http://soup.example/\(index)</link></item>"
      : "<li class=\"card\"><h3><a href=\"/soup-\(index)\">Soup \(index)</a></h3></li>"
  }
}

extension BodyStream {
  /// A text, pieces by their numbers from 0, and another text.
  fileprivate static func repeated(
    _ first: String, _ count: Int, _ last: String, piece: @escaping @Sendable (Int) -> String
  ) -> BodyStream {
    BodyStream(length: nil) {
      var next = -1
      return AnyIterator {
        guard next <= count else { return nil }
        var bytes: [UInt8] = []
        while next <= count, bytes.count < 1 << 14 {
          bytes += (next < 0 ? first : next < count ? piece(next) : last).utf8
          next += 1
        }
        return bytes
      }
    }
  }
}
