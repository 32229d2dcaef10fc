/// The address of whoever sent a request, which a proxy in front of the server knows best.
struct ClientAddress: Sendable {
  /// The header field in which proxies write it, in small letters; nil where none is believed.
  private let header: String?
  /// The addresses of the proxies that are believed.
  private let proxies: Set<String>

  init(_ forwarding: TableOptions.Forwarding?) {
    header = forwarding?.header
    proxies = Set((forwarding?.proxies ?? []).map { Self.plain($0) })
  }

  /// The client's address: the last one in the field that is none of a believed proxy.
  ///
  /// What a client itself writes stands before that.
  /// - Parameters:
  ///   - peer: the address of the other end of the connection.
  ///   - headers: header fields by their names in small letters.
  /// - Returns: the address; that of the peer where nobody else's is believed.
  func address(from peer: String, _ headers: [String: String]) -> String {
    let peer = Self.plain(peer)
    guard let header, proxies.contains(peer), let field = headers[header] else { return peer }
    var address = peer
    for element in field.split(separator: ",").reversed() {
      guard let hop = header == "forwarded" ? Self.parameter(of: element) : Self.host(element)
      else { break }
      address = hop
      if !proxies.contains(hop) { break }
    }
    return address
  }

  /// The value of `for` in an element of `Forwarded` (RFC 7239).
  private static func parameter(of element: Substring) -> String? {
    for pair in element.split(separator: ";") {
      let pair = pair.drop { $0 == " " || $0 == "\t" }
      guard pair.prefix(4).lowercased() == "for=" else { continue }
      return host(pair.dropFirst(4).drop { $0 == "\"" }.prefix { $0 != "\"" })
    }
    return nil
  }

  /// The address in `1.2.3.4`, `1.2.3.4:5`, `::1` and `[::1]:5`; nil for what says nothing.
  private static func host(_ text: Substring) -> String? {
    let text = text.filter { !$0.isWhitespace }
    guard !text.isEmpty, text.utf8.count <= 100 else { return nil }
    if text.hasPrefix("[") { return plain(String(text.dropFirst().prefix { $0 != "]" })) }
    let isWithPort = text.count { $0 == ":" } == 1
    return plain(isWithPort ? String(text.prefix { $0 != ":" }) : text)
  }

  /// An address in small letters, without the prefix of IPv4 in IPv6.
  static func plain(_ address: String) -> String {
    let address = address.lowercased()
    let prefix = "::ffff:"
    return address.hasPrefix(prefix) ? String(address.dropFirst(prefix.count)) : address
  }
}
