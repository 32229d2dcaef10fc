import RecipeModel

/// An absolute http or https address that has been checked, and from which requests are built.
///
/// Choose it wherever an address is *requested*. Links that are only *shown* stay the strings that
/// a source sent; see ``WebLink``.
///
/// ```swift
/// let base = try RequestURL(base: "https://recipes.example/kitchen/")
/// let url = base.appending(path: "api", "search").appending(query: "q", "fish & chips")
/// url.text  // https://recipes.example/kitchen/api/search?q=fish%20%26%20chips
/// ```
public struct RequestURL: Sendable, Hashable, CustomStringConvertible {
  /// `http` or `https`.
  public let scheme: String
  /// The host in lower case, in ASCII; an IPv6 address in its brackets.
  public let host: String
  /// The port, when the address names one.
  public let port: Int?
  /// The path, percent-encoded; empty or beginning with a slash.
  public private(set) var path: String
  /// The query, percent-encoded, without its question mark; nil when there is none.
  public private(set) var query: String?

  /// Checks a configured base address: scheme, host, perhaps a port and a path, nothing else.
  ///
  /// Slashes at the end of the path do not count.
  /// - Throws: ``ProviderError`` with code `misconfigured`; the message never repeats a password.
  public init(base text: String) throws(ProviderError) {
    let url = try RequestURL(text)
    guard !text.utf8.contains(0x20) else {
      throw Self.refusal("the address holds a space", "remove it, or write it as %20")
    }
    guard url.query == nil, !text.utf8.contains(UInt8(ascii: "#")) else {
      throw Self.refusal(
        "the base address may not have a query or a fragment", "leave out what follows the path")
    }
    self = url
    while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
  }

  /// Checks an absolute address; a fragment is cut off, because requests have none.
  ///
  /// Bytes that are not allowed in a path or a query are percent-encoded. A host in Unicode is
  /// converted (``HostName``).
  /// - Throws: ``ProviderError`` with code `misconfigured`; the message never repeats a password.
  public init(_ text: String) throws(ProviderError) {
    guard !text.unicodeScalars.contains(where: \.isUnsafeToPrint) else {
      throw Self.refusal("the address holds a control character", "remove it")
    }
    guard text.utf8.count <= ListingLimits.linkBytes else {
      throw Self.refusal(
        "the address is longer than \(ListingLimits.linkBytes) bytes", "shorten it")
    }
    let parts = URLParts(text)
    guard let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let authority = parts.authority
    else {
      throw Self.refusal("the address does not begin with http:// or https://", "write it in full")
    }
    // Browsers read a backslash as a slash and other programs do not: a trap.
    guard parts.path.isEmpty || parts.path.utf8.first == UInt8(ascii: "/") else {
      throw Self.refusal("the address has a backslash behind its host", "write a slash")
    }
    let (host, port) = try Self.hostAndPort(authority)
    self.scheme = scheme
    self.host = host
    self.port = port
    path = URLParts.encodingStrays(parts.path)
    query = parts.query.map(URLParts.encodingStrays)
  }

  /// The whole address.
  public var text: String { origin(port) + path + (query.map { "?" + $0 } ?? "") }

  /// The whole address.
  public var description: String { text }

  /// Scheme, host and port, as browsers compare them: a default port is left out.
  public var origin: String {
    let isDefault = port == (scheme == "https" ? 443 : 80)
    return origin(isDefault ? nil : port)
  }

  /// The address with path segments appended, each percent-encoded.
  ///
  /// An empty last segment gives the slash at the end that some services insist on.
  public func appending(path segments: String...) -> RequestURL { appending(path: segments) }

  /// The address with path segments appended, each percent-encoded.
  public func appending(path segments: [String]) -> RequestURL {
    var result = self
    for segment in segments {
      if result.path.utf8.last != UInt8(ascii: "/") { result.path += "/" }
      // A segment of dots would climb out of the base path; encoding does not help against that.
      result.path += segment == "." || segment == ".." ? "" : PercentEncoding.encode(segment)
    }
    return result
  }

  /// The address with one query item appended; a nil value leaves the address as it is.
  public func appending(query name: String, _ value: String?) -> RequestURL {
    guard let value else { return self }
    let item = PercentEncoding.encode(name) + "=" + PercentEncoding.encode(value)
    return replacing(path: path, query: query.map { $0.isEmpty ? item : $0 + "&" + item } ?? item)
  }

  /// The decoded query items in order.
  public var queryItems: [(name: String, value: String)] {
    (query ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        PercentEncoding.decode(parts[0], plusIsSpace: true),
        parts.count > 1 ? PercentEncoding.decode(parts[1], plusIsSpace: true) : ""
      )
    }
  }

  /// The decoded value of the first query item of that name.
  public func queryValue(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }

  /// The address without these last path segments, when its path ends in them.
  ///
  /// People paste the address of a service's API where its base is asked for.
  public func droppingLast(path segments: String...) -> RequestURL {
    let suffix = "/" + segments.joined(separator: "/")
    guard path.hasSuffix(suffix) else { return self }
    return replacing(path: String(path.dropLast(suffix.count)), query: query)
  }

  func replacing(path: String, query: String?) -> RequestURL {
    var result = self
    result.path = path
    result.query = query
    return result
  }

  private func origin(_ port: Int?) -> String {
    "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
  }

  private static func hostAndPort(
    _ authority: Substring
  ) throws(ProviderError) -> (String, Int?) {
    guard !authority.utf8.contains(UInt8(ascii: "@")) else {
      throw refusal(
        "the address holds a user name or password", "remove it and use the provider's key setting")
    }
    var host = authority
    var port: Int?
    let bytes = authority.utf8
    let afterBracket = bytes.lastIndex(of: UInt8(ascii: "]")).map(bytes.index(after:))
    if let colon = bytes[(afterBracket ?? bytes.startIndex)...].lastIndex(of: UInt8(ascii: ":")) {
      host = authority[..<colon]
      let digits = authority[bytes.index(after: colon)...]
      guard let number = Int(digits), 1...65_535 ~= number, digits.utf8.allSatisfy(\.isDigit) else {
        throw refusal("the address has a port that is not 1…65535", "correct it or leave it out")
      }
      port = number
    } else if let afterBracket, afterBracket != authority.endIndex {
      throw refusal("the address has no valid host", "check what stands behind the brackets")
    }
    // A full-width digit may hide an address, so everything else reads the converted name.
    let name = try HostName.ascii(host)
    guard isHost(name) else {
      throw refusal("the address has no valid host", "check its spelling")
    }
    return (name.lowercased(), port)
  }

  private static func isHost(_ host: Substring) -> Bool {
    let bytes = host.utf8
    if bytes.first == UInt8(ascii: "[") {
      guard bytes.last == UInt8(ascii: "]"), bytes.count > 3 else { return false }
      return bytes.dropFirst().dropLast().allSatisfy {
        $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
    }
    var labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)[...]
    if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
    return bytes.count <= 253
      && labels.allSatisfy { 1...63 ~= $0.count && $0.allSatisfy(isHostByte) }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func refusal(_ message: String, _ fix: String) -> ProviderError {
    ProviderError(.misconfigured, message, fix: fix)
  }
}
