import PotluckSupport
import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

/// The address of a page as a person gave it, and what of it may be shown and kept.
///
/// People paste addresses with what lets them in: a user name and password before the host, or a token
/// in the query. The request needs them; what is printed, kept or written to a file holds none.
package struct PageAddress {
  /// What is asked for; what stood before the host is in ``authorization``.
  let request: String
  /// The address without what lets somebody in: what is shown and kept.
  package let link: String
  /// The header field `Authorization` that a user name and password make.
  let authorization: String?
  /// What was taken out, as it was written and as it is meant.
  let secrets: [Secret]
  /// What was taken out, by its names: `a user name and password, "token"`; nil for nothing.
  let removed: String?

  /// Reads an address; nil when it is no link that is followed.
  package init?(_ text: String) {
    guard let (plain, user) = Self.splittingUser(text), WebLink.isWebLink(plain) else { return nil }
    request = plain
    var secrets: [String] = []
    var names: [String] = []
    if let user {
      let parts = user.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map { PercentEncoding.decode($0) }
      authorization = "Basic " + Base64.encode(Array(parts.joined(separator: ":").utf8))
      secrets += parts.dropFirst() + [user]
      names.append("a user name and password")
    } else {
      authorization = nil
    }
    let (page, fragment) = Self.parts(plain, at: "#")
    let (path, query) = Self.parts(page, at: "?")
    var kept: [Substring] = []
    for item in query?.split(separator: "&", omittingEmptySubsequences: false) ?? [] {
      guard let secret = Self.secret(in: item) else {
        kept.append(item)
        continue
      }
      secrets += [secret.value, String(item.dropFirst(secret.written.utf8.count + 1))]
      names.append("\u{201C}\(secret.name)\u{201D}")
    }
    var link = String(path)
    if query != nil, !kept.isEmpty { link += "?" + kept.joined(separator: "&") }
    // A browser sends no fragment; some services hand tokens over in it.
    if let fragment {
      let hidden = fragment.split(separator: "&").compactMap(Self.secret)
      if hidden.isEmpty {
        link += "#" + fragment
      } else {
        secrets += hidden.map(\.value)
        names += hidden.map { "\u{201C}\($0.name)\u{201D}" }
      }
    }
    self.link = link
    self.secrets = secrets.filter { !$0.isEmpty }.map { Secret($0) }
    removed = names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Reads an address.
  /// - Throws: ``ProviderError`` that says what is wrong with it, and quotes nothing of it.
  init(reading text: String) throws(ProviderError) {
    guard let address = PageAddress(text) else {
      _ = try RequestURL(text)
      throw ProviderError(
        .misconfigured, "this is not a link that can be opened",
        fix: "write it in full, with http(s)://")
    }
    _ = try RequestURL(address.request)
    self = address
  }

  /// The request for the page.
  /// - Parameters:
  ///   - types: what is accepted.
  ///   - most: the most bytes of the answer.
  /// - Returns: the request, with what lets the giver in.
  func asked(accepting types: String, most: Int) -> HTTPRequest {
    var request = HTTPRequest(url: self.request, headers: ["Accept": types], maxBodyBytes: most)
    if let authorization { request.headers["Authorization"] = authorization }
    return request
  }

  /// The message that names what was removed; nil when nothing was.
  package var notice: String? {
    removed.map {
      "\(link) was given with \($0): that goes to the site alone, and is neither shown nor kept"
    }
  }

  /// A text for people in place of what somebody wrote: an address without what lets somebody in.
  package static func shown(_ text: String) -> String {
    if let address = PageAddress(text) { return address.link }
    // What is no link that is followed may hold a password all the same.
    guard let start = text.firstRange(of: "://")?.upperBound else { return text }
    let host = text[start...].prefix { !"/?#".contains($0) }
    let path = text[host.endIndex...].prefix { !"?#".contains($0) }
    let bare = host.lastIndex(of: "@").map { host[host.index(after: $0)...] } ?? host
    return String(text[..<start] + bare + path)
  }

  // MARK: Reading

  /// An address without what stands before its host, and that; nil for what is no address of the web.
  private static func splittingUser(_ text: String) -> (plain: String, user: String?)? {
    let scheme = text.prefix { $0 != ":" }
    guard ["http", "https"].contains(scheme.lowercased()),
      text.dropFirst(scheme.count).hasPrefix("://")
    else { return nil }
    let rest = text.dropFirst(scheme.count + 3)
    let authority = rest.prefix { !"/?#\\".contains($0) }
    guard let mark = authority.lastIndex(of: "@") else { return (text, nil) }
    return ("\(scheme)://\(rest[rest.index(after: mark)...])", String(authority[..<mark]))
  }

  private static func parts(
    _ text: some StringProtocol, at mark: Character
  ) -> (before: String, after: String?) {
    guard let place = text.firstIndex(of: mark) else { return (String(text), nil) }
    return (String(text[..<place]), String(text[text.index(after: place)...]))
  }

  /// The name and value of a parameter that lets somebody in; nil for any other.
  ///
  /// A value that looks like a key is one, unless the name says that it tells one page from another:
  /// without it the link would lead to another recipe.
  private static func secret(
    in item: Substring
  ) -> (written: Substring, name: String, value: String)? {
    let written = item.prefix { $0 != "=" }
    let name = PercentEncoding.decode(written, plusIsSpace: true)
    let value = PercentEncoding.decode(item.dropFirst(written.count + 1), plusIsSpace: true)
    guard !value.isEmpty, Secrecy.carriesKey(name, value) else { return nil }
    let isNamed = Secrecy.carriesKey(name, "-")
    let key = name.lowercased()
    let isOfPage = names.contains(key) || key.hasSuffix("id") || key.hasSuffix("slug")
    return isNamed || !isOfPage ? (written, name, value) : nil
  }

  /// Parameters that say which page is meant.
  private static let names: Set<String> = [
    "recipe", "rezept", "recette", "receta", "r", "p", "page", "post", "item", "title", "name",
    "url",
    "u", "link", "path", "q", "query", "s", "search", "v", "doc", "uuid", "guid", "entry",
    "article",
    "view", "print", "from", "ref", "source",
  ]
}
