package import RecipeProviderKit

/// What a site's robots.txt says to one program (RFC 9309).
///
/// ```swift
/// let rules = RobotsRules(bytes, token: "Potluck")
/// rules.allows(try RequestURL("https://soups.example/?s=soup"))
/// ```
package struct RobotsRules: Sendable, Hashable {
  /// One line that allows or forbids.
  package struct Rule: Sendable, Hashable {
    /// Whether it allows.
    package var allows: Bool
    /// The line, without comment: `Disallow: /?s=`.
    package var line: String
    /// Which paths it is for.
    var pattern: RobotsPattern
  }

  /// The rules for the program, in order.
  package var rules: [Rule] = []
  /// How far apart requests should be, as some sites ask; nil when nothing is said.
  package var delay: Duration?
  /// The sitemaps that the file names, as written.
  package var sitemaps: [String] = []
  /// Whether nothing may be asked, because the site's answer could not be had.
  package private(set) var isClosed = false

  /// The greatest part of a file that is read: as much as the standard demands.
  package static let mostBytes = 500 << 10

  /// Rules that allow everything: a site without the file.
  package static let open = RobotsRules()
  /// Rules that forbid everything: a site whose file could not be had.
  package static let closed: RobotsRules = {
    var rules = RobotsRules()
    rules.isClosed = true
    return rules
  }()

  private init() {}

  /// Reads a file.
  ///
  /// Lines that are no rules are passed over. A cancelled task reads no further.
  /// - Parameters:
  ///   - bytes: the file, of which the first ``mostBytes`` count.
  ///   - token: the program's name in such files; letter case does not count.
  package init(_ bytes: [UInt8], token: String) {
    var reader = RobotsReader(token: token)
    reader.read(bytes.prefix(Self.mostBytes))
    rules = reader.rules
    delay = reader.delay
    sitemaps = reader.sitemaps
  }

  /// What follows from the answer to a request for the file, redirects followed.
  ///
  /// A site that has none allows everything. One that fails, or asks to be left alone, allows
  /// nothing for now.
  package init(_ response: HTTPResponse, token: String) {
    switch response.status {
    case 200..<300: self.init(response.body, token: token)
    case 429, 500...: self = .closed
    default: self = .open
    }
  }

  /// Whether an address may be asked.
  package func allows(_ address: RequestURL) -> Bool {
    if address.path == "/robots.txt" { return true }
    return !isClosed && rule(for: address)?.allows != false
  }

  /// The rule that decides about an address: of those that match the longest, and of equally long
  /// ones the one that allows; nil when none does.
  package func rule(for address: RequestURL) -> Rule? {
    let path = address.path.isEmpty ? "/" : address.path
    let target = RobotsPattern.normalized(
      Array((path + (address.query.map { "?" + $0 } ?? "")).utf8), ofPattern: false)
    var best: Rule?
    for rule in rules where !Task.isCancelled && rule.pattern.matches(target) {
      guard let other = best else {
        best = rule
        continue
      }
      let (length, longest) = (rule.pattern.length, other.pattern.length)
      if length > longest || (length == longest && rule.allows && !other.allows) { best = rule }
    }
    return best
  }
}
