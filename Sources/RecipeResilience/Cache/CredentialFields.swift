import RecipeProviderKit

/// Header fields that carry credentials or belong to one connection, and are never kept.
enum CredentialFields {
  private static let names: Set<String> = [
    "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
    "content-encoding", "content-length",
  ]
  private static let parts = [
    "auth", "cookie", "token", "session", "secret", "api-key", "apikey", "credential", "password",
    "csrf", "xsrf",
  ]

  /// The fields that may be kept.
  static func removed(from headers: HTTPHeaders) -> HTTPHeaders {
    var result = HTTPHeaders()
    for field in headers.fields {
      let name = field.name.lowercased()
      if names.contains(name) || parts.contains(where: { name.contains($0) }) { continue }
      result.append(field.name, field.value)
    }
    return result
  }
}
