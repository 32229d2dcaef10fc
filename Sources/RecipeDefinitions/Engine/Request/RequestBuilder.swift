import RecipeModel
import RecipeProviderKit

/// Makes requests from a definition's rules.
struct RequestBuilder: Sendable {
  /// How a request differs from the one for the first page.
  enum Continuation: Sendable {
    /// It does not, but for its variables.
    case none
    /// It goes to this path and query on the configured origin.
    case target(String)
    /// It carries these query parameters in place of those of the same names.
    case parameters(JSONObject)
  }

  let base: RequestURL
  let credentials: Credentials

  /// Makes a request, credentials included, and the address that relative links count from.
  /// - Throws: ``ProviderError``: `misconfigured` when a setting is missing, `unsupported` when the
  ///   query cannot be asked.
  func request(
    _ rules: RequestRules, _ variables: Variables, continuation: Continuation = .none
  ) throws(ProviderError) -> (request: HTTPRequest, url: RequestURL) {
    let url = try address(rules, variables, continuation)
    var headers = HTTPHeaders()
    for parameter in rules.headers {
      for value in parameter.value.rendered(variables, encoding: .none) {
        guard !value.unicodeScalars.contains(where: \.isControl) else {
          throw ProviderError(
            .misconfigured, "the header \(parameter.name) would hold a control character",
            hint: "remove the line break from the setting or the query")
        }
        headers.append(parameter.name, value)
      }
    }
    let body = rules.body?.rendered(variables)
    if headers["Accept"] == nil { headers.append("Accept", "application/json") }
    if body != nil, headers["Content-Type"] == nil {
      headers.append("Content-Type", "application/json")
    }
    for (name, value) in credentials.headers { headers[name] = value }
    let request = HTTPRequest(
      method: rules.method, url: url.text, headers: headers, body: body?.bytes() ?? [],
      isSafe: true)
    return (request, url)
  }

  private func address(
    _ rules: RequestRules, _ variables: Variables, _ continuation: Continuation
  ) throws(ProviderError) -> RequestURL {
    if case .target(let target) = continuation {
      let url = try checked(base.origin + target)
      return try adding(query: QueryItems(url.query), to: url.origin + url.path)
    }
    var items = QueryItems()
    for parameter in rules.query {
      for value in parameter.value.rendered(variables, encoding: .query) {
        items.append(parameter.name, encoded: value)
      }
    }
    if case .parameters(let object) = continuation {
      for member in object.members {
        items.replace(member.name, member.value.plainText ?? member.value.text())
      }
    }
    let path = try PathBuilder(keys: credentials.pathKeys, variables: variables).path(rules.path)
    return try adding(query: items, to: base.text + path)
  }

  private func adding(query items: QueryItems, to address: String) throws(ProviderError)
    -> RequestURL
  {
    var items = items
    for (name, value) in credentials.query { items.replace(name, value) }
    return try checked(address + (items.text.map { "?" + $0 } ?? ""))
  }

  private func checked(_ address: String) throws(ProviderError) -> RequestURL {
    do throws(ProviderError) { return try RequestURL(address) } catch {
      throw ProviderError(
        .unsupported, "the request cannot be written as an address: \(error.message)",
        hint: "ask for fewer words")
    }
  }
}
