import PotluckSupport
import RecipeProviderKit

extension PageAnnouncements {
  /// The ways to search that the page announces, the best first.
  var ways: [SearchWay] {
    var ways: [SearchWay] = []
    if let wordpress { ways.append(.wordpress(root: wordpress, type: postType)) }
    // What a wiki's interface tells is more than what its pages show.
    let wiki = platform.flatMap { $0.isAnnounced && $0.name == "mediawiki" ? $0 : nil }
    if let wiki { ways.append(.platform(kind: wiki.name, base: wiki.base)) }
    ways += openSearch.map { .openSearch(description: $0.address, template: nil, type: nil) }
    let whole = searchActions.filter(\.isWhole).map(SearchWay.searchAction)
    let sendable = forms.filter { !$0.isToItself }
    ways += whole
    ways += sendable.filter { $0.method == .get }.map(SearchWay.form)
    ways += searchActions.filter { !$0.isWhole }.map(SearchWay.searchAction)
    ways += sendable.filter { $0.method == .post && !$0.isOfSession }.map(SearchWay.form)
    if let platform, platform.isAnnounced, wiki == nil {
      ways.append(.platform(kind: platform.name, base: platform.base))
    }
    ways += sendable.filter { $0.method == .post && $0.isOfSession }.map(SearchWay.form)
    ways += feeds.prefix(3).map { .newestFeed($0.address) }
    return ways
  }

  /// The site's name as its feeds have it: `Nan's Kitchen » Feed`.
  var nameOfFeed: String? {
    feeds.firstNonNil { feed in
      guard let title = feed.title, let end = title.firstRange(of: " » ")?.lowerBound else {
        return nil
      }
      return end == title.startIndex ? nil : String(title[..<end])
    }
  }

  /// The announcements of this page, and of another page of the site what this one does not have.
  func completed(by other: PageAnnouncements) -> PageAnnouncements {
    var result = self
    result.wordpress = wordpress ?? other.wordpress
    result.postType = other.postType ?? postType
    result.looksLikeWordPress = looksLikeWordPress || other.looksLikeWordPress
    result.siteName = siteName ?? other.siteName
    result.searchActions += other.searchActions.filter { !searchActions.contains($0) }
    result.openSearch += other.openSearch.filter { !openSearch.contains($0) }
    result.feeds += other.feeds.filter { !feeds.contains($0) }
    result.forms += other.forms.filter { !forms.contains($0) }
    result.generator = generator ?? other.generator
    result.platform = platform ?? other.platform
    result.plugins += other.plugins.filter { !plugins.contains($0) }
    return result
  }

  /// Reads the header fields `Link` of the page's answer, in which WordPress names its interface.
  mutating func readLinks(_ headers: HTTPHeaders, at address: RequestURL) {
    guard wordpress == nil else { return }
    for field in headers.fields where field.name.lowercased() == "link" {
      for link in field.value.split(separator: ",").prefix(50) {
        guard WordPressRoot.relations.contains(where: { link.contains($0) }),
          let open = link.firstIndex(of: "<"), let close = link[open...].firstIndex(of: ">")
        else { continue }
        wordpress = try? address.resolving(String(link[link.index(after: open)..<close]))
        looksLikeWordPress = looksLikeWordPress || wordpress != nil
      }
    }
  }
}
