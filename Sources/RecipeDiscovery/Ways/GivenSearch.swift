import RecipeDefinitions
import RecipeProviderKit

extension SearchWay {
  /// The way that the address of a search tells, and the word that was searched for: a query with a
  /// name that is only given to words, or a path such as `/search/soup`; nil for other addresses.
  static func given(_ address: RequestURL) -> (way: SearchWay, word: String)? {
    let items = address.queryItems
    if let words = items.first(where: { SearchWords.isForWords($0.name) && !$0.value.isEmpty }) {
      var form = SearchForm(action: address.withoutQuery, method: .get, field: words.name)
      // A definition that is written holds no key.
      form.others = items.filter {
        $0.name != words.name && !isPage($0.name) && !Secrecy.carriesKey($0.name, $0.value)
      }.map { SearchForm.Item($0.name, $0.value) }
      form.isGiven = true
      return (.form(form), first(words.value))
    }
    let parts = address.path.split(separator: "/")
    guard items.isEmpty, parts.count >= 2,
      let index = parts.firstIndex(where: { folders.contains($0.lowercased()) }),
      index + 1 < parts.count
    else { return nil }
    let word = PercentEncoding.decode(parts[index + 1], plusIsSpace: true)
    let path =
      (parts[...index].map(String.init) + ["{words}"] + parts[(index + 2)...].map(String.init))
    let end = address.path.hasSuffix("/") ? "/" : ""
    let template = address.origin + "/" + path.joined(separator: "/") + end
    var given = SearchTemplate(template, variable: "words")
    given.isGiven = true
    given.joiner = ["-", "+", "_"].first { parts[index + 1].contains($0) }
    return (.searchAction(given), first(word))
  }

  private static let folders: Set<String> = ["search", "suche", "recherche", "buscar", "zoeken"]

  private static func isPage(_ name: String) -> Bool {
    ["page", "paged", "p", "start", "offset"].contains(name.lowercased())
  }

  /// The first word, since one is searched for at a time.
  private static func first(_ words: String) -> String {
    words.lowercased().split { !$0.isLetter }.map(String.init).max { $0.count < $1.count } ?? words
  }
}

extension SearchWay {
  /// The way as it is best asked by somebody who had the page.
  ///
  /// A server at home often calls itself by a name or a port that it alone knows, and a page that
  /// came by https often names its search by http.
  func reachable(from page: RequestURL) -> SearchWay {
    switch self {
    case .wordpress(let root, let type): return .wordpress(root: root.moved(to: page), type: type)
    case .platform(let kind, let base): return .platform(kind: kind, base: base.moved(to: page))
    case .searchAction(var template):
      let plain = "http://\(page.host)/"
      guard page.scheme == "https", page.port == nil, template.text.hasPrefix(plain) else {
        return self
      }
      template.text = "https" + template.text.dropFirst(4)
      return .searchAction(template)
    case .form(var form):
      form.action = form.action.moved(to: page)
      return .form(form)
    case .newestFeed(let feed): return .newestFeed(feed.moved(to: page))
    case .selfHosted, .feedSearch, .openSearch, .script: return self
    }
  }
}

extension RequestURL {
  /// The address on a page's own origin, where both are at home or differ in http and https alone.
  fileprivate func moved(to page: RequestURL) -> RequestURL {
    let isPlain = page.scheme == "https" && scheme == "http" && host == page.host && port == nil
    let isHome = page.isHomely && isHomely
    guard origin != page.origin, isHome || isPlain else { return self }
    return (try? page.rebasing(text)) ?? self
  }
}
