import RecipeProviderKit

extension RequestURL {
  /// The address without its query.
  var withoutQuery: RequestURL { query == nil ? self : withPath(path) }

  /// The origin with another path, which is empty or begins with a slash, and without a query.
  func withPath(_ path: some StringProtocol) -> RequestURL {
    guard !path.isEmpty else {
      return (try? RequestURL(base: origin)) ?? self
    }
    return (try? resolving(String(path))) ?? self
  }

  /// The folder that the address's document lies in, without a slash at its end.
  var folder: RequestURL {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    return withPath(folder)
  }

  /// Whether the address is that of a site's front page.
  var isFront: Bool { (path.isEmpty || path == "/") && query == nil }
}
