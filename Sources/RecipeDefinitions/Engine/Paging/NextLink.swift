import RecipeModel
import RecipeProviderKit

/// Turns a link to the next page into a token: a path and query on the configured origin, without
/// credentials.
struct NextLink {
  let base: RequestURL
  /// The address that was asked, which relative links count from.
  let request: RequestURL
  let credentials: Credentials

  /// The token that a link stands for; nil when there is no link.
  /// - Throws: ``ProviderError`` with code `drift` when the value is no link or leads elsewhere.
  func token(
    _ value: JSON?, _ follow: PagingRules.Follow
  ) throws(ProviderError) -> String? {
    guard let value, !value.isEmpty, value != .bool(false) else { return nil }
    guard let link = value.stringValue?.trimmed else {
      throw ProviderError.drift("the link to the next page is \(value.kindName), not a string")
    }
    guard !link.isEmpty else { return nil }
    let target: RequestURL
    do throws(ProviderError) { target = try request.resolving(link) } catch {
      throw ProviderError.drift("the link to the next page is no address: \(error.message)")
    }
    switch follow {
    case .link:
      guard target.origin == base.origin else {
        throw ProviderError.drift(
          "the link to the next page leads to \(target.origin), not to \(base.origin)",
          hint: "if the service writes a wrong host, set \"follow\": \"path\" in the definition")
      }
      return text(path: target.path, query: target.query)
    case .path: return text(path: target.path, query: target.query)
    case .query:
      guard let query = target.query else {
        throw ProviderError.drift("the link to the next page has no query")
      }
      return text(path: request.path, query: query)
    }
  }

  private func text(path: String, query: String?) -> String {
    var items = QueryItems(query)
    for (name, _) in credentials.query { items.remove(name) }
    return (path.isEmpty ? "/" : path) + (items.text.map { "?" + $0 } ?? "")
  }
}
