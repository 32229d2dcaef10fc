import RecipeProviderKit

extension SearchTemplate {
  /// The address of a search; nil when the template makes none.
  func address(for words: String) -> RequestURL? {
    guard let place = text.firstRange(of: "{\(variable)}") else { return nil }
    let filled =
      text[..<place.lowerBound] + PercentEncoding.encode(words) + text[place.upperBound...]
    return try? RequestURL(String(filled))
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
