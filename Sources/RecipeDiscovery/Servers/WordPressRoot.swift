import RecipePages
package import RecipeProviderKit

/// The root of a WordPress REST interface, in one of its two forms.
package struct WordPressRoot: Sendable, Hashable {
  /// How a page's link to the root is marked.
  static let relations: Set<String> = ["https://api.w.org/", "http://api.w.org/"]

  /// The root as announced: `…/wp-json/`, or `…?rest_route=/`.
  package let address: RequestURL

  /// Wraps a root.
  package init(_ address: RequestURL) { self.address = address }

  /// Whether everything is asked through the parameter `rest_route`.
  package var isQuery: Bool { address.queryValue("rest_route") != nil }

  /// The address of a route, such as `wp/v2/types`.
  package func route(_ path: String) -> RequestURL {
    let parts = path.split(separator: "/").map(String.init)
    guard isQuery else { return address.appending(path: parts) }
    return address.withoutQuery.appending(query: "rest_route", "/" + path)
  }

  /// The site's own address, with a slash at its end.
  package var home: RequestURL {
    guard !isQuery else { return address.folder.appending(path: "") }
    let parts = address.path.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    return address.withPath(parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/")
  }

  /// The root and the post type, read from the address of one post in the interface.
  static func type(of link: RequestURL) -> (root: RequestURL, type: String)? {
    let route = link.queryValue("rest_route")
    let path = route ?? link.path
    guard let version = path.firstRange(of: "/wp/v2/") else { return nil }
    let parts = path[version.upperBound...].split(separator: "/")
    guard parts.count == 2, parts[1].allSatisfy(\.isNumber), parts[1].utf8.count <= 20,
      isTypeName(parts[0]), parts[0] != "categories", parts[0] != "tags"
    else { return nil }
    let root =
      route == nil
      ? link.withPath(path[..<version.lowerBound] + "/")
      : link.withoutQuery.appending(query: "rest_route", "/")
    return (root, String(parts[0]))
  }

  /// Whether a text can be a type's name in the interface.
  static func isTypeName(_ text: some StringProtocol) -> Bool {
    (1...60).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "_")
      }
  }
}
