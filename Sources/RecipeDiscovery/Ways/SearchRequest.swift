import RecipeProviderKit

extension SearchTemplate {
  /// The address of a search, the words in every place for them; nil when the template makes none.
  func address(for words: String) -> RequestURL? {
    let place = "{\(variable)}"
    guard text.contains(place) else { return nil }
    return try? RequestURL(text.replacing(place, with: PercentEncoding.encode(words)))
  }
}

extension SearchForm {
  /// The request that the form makes of words.
  func request(for words: String, in walk: SiteWalk) -> HTTPRequest {
    let items = [Item(field, words)] + others
    let written = items.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
    guard method == .post else {
      let address = action.withoutQuery
      return walk.request(to: (try? address.resolving("?" + written)) ?? address)
    }
    var request = walk.request(to: action)
    request.method = "POST"
    request.headers["Content-Type"] = "application/x-www-form-urlencoded"
    request.body = Array(written.utf8)
    return request
  }

  private func encoded(_ text: String) -> String {
    charset.map { PercentEncoding.encode($0.encode(text)) } ?? PercentEncoding.encode(text)
  }
}

extension SearchWay {
  /// The request for words, where the way is one request to one address.
  func request(for words: String, in walk: SiteWalk) -> HTTPRequest? {
    switch self {
    case .searchAction(let template), .feedSearch(let template),
      .openSearch(_, .some(let template), _):
      template.address(for: words).map { walk.request(to: $0) }
    case .script(let template):
      template.address(for: words).map { walk.request(to: $0, accept: Accept.json) }
    case .form(let form): form.request(for: words, in: walk)
    case .wordpress, .selfHosted, .platform, .openSearch, .newestFeed: nil
    }
  }

  /// Where searches are sent to, for rules of robots.txt; nil where that is not known.
  func example(for words: String, in walk: SiteWalk) -> RequestURL? {
    switch self {
    case .wordpress(let root, let type):
      WordPressRoot(root).route("wp/v2/" + (type ?? "posts")).appending(query: "search", words)
    default: request(for: words, in: walk).flatMap { try? RequestURL($0.url) }
    }
  }
}

extension HTTPRequest {
  /// Whether a server sees the same search in both, however their addresses are written; what has no
  /// value, and the number of the first page, is no part of a search.
  func isSameSearch(as other: HTTPRequest) -> Bool {
    guard let address = try? RequestURL(url), let others = try? RequestURL(other.url) else {
      return false
    }
    return method == other.method && address.origin == others.origin
      && PercentEncoding.decode(address.path) == PercentEncoding.decode(others.path)
      && Self.values(address) == Self.values(others)
      && Self.form(body).map(Self.values) == Self.form(other.body).map(Self.values)
  }

  private static func form(_ body: [UInt8]) -> RequestURL? {
    try? RequestURL("https://form.example/?" + String(decoding: body, as: UTF8.self))
  }

  private static func values(_ address: RequestURL) -> [String] {
    address.queryItems.filter { !$0.value.isEmpty && !["0", "1"].contains($0.value) }
      .map { "\($0.name)=\($0.value)" }.sorted()
  }
}
