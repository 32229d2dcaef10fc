import RecipeModel

extension SchemaOrgRecipe {
  /// What the addresses in a recipe say about the page that holds it, the better the greater.
  enum Relation: Int {
    /// Every address is that of another page.
    case otherPage
    /// There is no address.
    case unknown
    /// An address is the page's own.
    case samePage
  }

  /// Compares the recipe's `url`, `@id` and `mainEntityOfPage` with the address of a page.
  func relation(to page: RequestURL) -> Relation {
    let members = ["url", "@id", "mainEntityOfPage"].compactMap { object[$0] }
    let addresses = members.compactMap { SchemaOrgValue.link($0, base: page) }
      .compactMap { try? RequestURL($0) }
    // Some sites write `"mainEntityOfPage": true`.
    if members.contains(true) || addresses.contains(where: { $0.isSamePage(as: page) }) {
      return .samePage
    }
    return addresses.isEmpty ? .unknown : .otherPage
  }
}

extension RequestURL {
  /// Whether two addresses lead to one page as far as their texts show: scheme, `www.`, a slash at
  /// the end and a query that only one of them has do not count.
  func isSamePage(as other: RequestURL) -> Bool {
    pageHost == other.pageHost && port == other.port && pagePath == other.pagePath
      && (query == other.query || query == nil || other.query == nil)
  }

  private var pageHost: Substring { host.hasPrefix("www.") ? host.dropFirst(4) : host[...] }

  private var pagePath: Substring { path.hasSuffix("/") ? path.dropLast() : path[...] }
}
