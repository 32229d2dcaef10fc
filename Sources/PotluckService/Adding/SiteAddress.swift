import RecipeModel
package import RecipeProviderKit

/// The address of a site that somebody wants to search, as people write it.
package struct SiteAddress {
  /// The address in full.
  package let url: RequestURL

  /// Reads an address; without `http://` or `https://` the usual one is taken.
  /// - Throws: ``Failure`` of wrong usage when it is none that can be asked.
  package init(_ text: String) throws {
    let address = text.contains("://") ? text : "\(Self.scheme(of: text))://\(text)"
    do throws(ProviderError) { url = try RequestURL(address) } catch {
      throw Failure(.usage, error.message, fix: error.fix)
    }
  }

  /// Servers at home seldom have a certificate, sites almost always do.
  private static func scheme(of text: String) -> String {
    let host = text.prefix { !"/:?#".contains($0) }.lowercased()
    let isNumber = !host.isEmpty && host.allSatisfy { $0.isNumber || $0 == "." }
    let isAtHome = !host.contains(".") || host.hasSuffix(".local") || host.hasSuffix(".lan")
    return isNumber || isAtHome ? "http" : "https"
  }

  /// Whether the address is one of this machine, where nobody is disturbed.
  var isOfThisMachine: Bool {
    url.host == "localhost" || url.host == "[::1]" || url.host.hasPrefix("127.")
  }

  /// The site's name among others: the host without `www.`.
  static func site(_ url: RequestURL) -> String {
    let host = url.host.hasPrefix("www.") ? String(url.host.dropFirst(4)) : url.host
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// The entry of a configuration that searches the same site already.
  func known(in configuration: Configuration) -> Configuration.Entry? {
    configuration.entries.first { entry in
      let standard = entry.kind?.settings.first { $0.name == "baseURL" }?.standard
      let base = (entry.settings["baseURL"] ?? standard)?.stringValue
      return base.flatMap { try? RequestURL(base: $0) }.map(Self.site) == Self.site(url)
    }
  }

  // MARK: A name of its own

  /// A short name for the source that no entry has yet.
  /// - Parameters:
  ///   - kind: what the source is called where the host says nothing.
  ///   - taken: the names that entries have.
  /// - Returns: the name, an identifier.
  func identifier(kind: String, avoiding taken: [String]) -> String {
    let name = Self.name(of: url.host) ?? kind
    var id = String(name.prefix(40))
    if !EntryReader.isIdentifier(id) { id = "site-" + id }
    if !EntryReader.isIdentifier(id) { id = "site" }
    guard taken.contains(id) else { return id }
    var number = 2
    while taken.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }

  /// The part of a host that people call the site by; nil for numbers and this machine.
  private static func name(of host: String) -> String? {
    guard !host.hasPrefix("["), host != "localhost", host.contains(where: \.isLetter) else {
      return nil
    }
    var labels = host.split(separator: ".").map(String.init)
    if labels.count > 1 { labels.removeLast() }
    // A second level that only sorts: example.co.uk.
    if labels.count > 1, ["co", "com", "org", "net", "ac", "or", "gov"].contains(labels.last) {
      labels.removeLast()
    }
    // Of a blog at a host of many blogs, its own name counts.
    if labels.count > 1, hosts.contains(labels[labels.count - 1]) { labels.removeLast() }
    return labels.last
  }

  private static let hosts = ["wordpress", "blogspot", "tumblr", "github", "substack", "ghost"]
}
