import PotluckSupport
import RecipeModel
import RecipePages
import RecipeProviderKit

/// Reads what a page announces about searching its site.
struct AnnouncementReader {
  private let page: PageData
  private var result = PageAnnouncements()
  private var jsonLinks: [RequestURL] = []
  private var feedLinks: [FeedLink] = []

  /// More than any page has.
  private static let mostLinks = 2_000

  init(_ page: PageData) { self.page = page }

  /// Everything that the page announces; a cancelled task gives less.
  mutating func read() -> PageAnnouncements {
    result.title = page.title
    result.language = page.language
    result.siteName = siteName
    result.address = page.canonical ?? page.address
    result.generator = generator
    result.isNoIndex = page.meta("robots")?.lowercased().contains("noindex") ?? false
    readLinks()
    guard !Task.isCancelled else { return result }
    readPostType()
    result.looksLikeWordPress =
      result.wordpress != nil || page.holds("/wp-content/") || page.holds("/wp-includes/")
    result.feeds = FeedLink.feeds(
      feedLinks, of: page.address, home: result.wordpress.map(WordPressRoot.init)?.home)
    result.searchActions = SearchActionReader(page).actions
    guard !Task.isCancelled else { return result }
    result.forms = FormReader(page).forms
    guard !Task.isCancelled else { return result }
    result.platform = result.platform ?? PlatformSigns(page, generator: result.generator).platform
    result.plugins = RecipePlugins.names(in: page)
    result.wall = WallSigns.wall(of: page, forms: result.forms.count)
    return result
  }

  /// The program that made the page: the `<meta>` that names one that others make sites with.
  private var generator: String? {
    var all: [String] = []
    for node in 0..<page.tree.count where page.tree.name(node) == "meta" {
      guard page.tree.attribute("name", of: node)?.lowercased() == "generator",
        let content = page.tree.attribute("content", of: node), !content.isEmpty
      else { continue }
      all.append(String(content.prefix(200)))
      if all.count == 50 { break }
    }
    let systems = [
      "wordpress", "drupal", "joomla", "blogger", "ghost", "mediawiki", "wix", "typo3",
    ]
    return all.first { text in systems.contains { text.lowercased().hasPrefix($0) } } ?? all.first
  }

  /// What the page calls its site, in its head or in its data.
  private var siteName: String? {
    let told = [page.meta("og:site_name"), page.meta("application-name")]
    if let name = told.firstNonNil({ TextCleaning.clean($0) }) { return name }
    let nodes = page.documents.flatMap { $0["@graph"]?.arrayValue ?? $0.arrayValue ?? [$0] }
    let site = nodes.first { $0["@type"]?.stringValue == "WebSite" }
    return TextCleaning.clean(site?["name"]?.stringValue)
  }

  // MARK: Links

  private mutating func readLinks() {
    var count = 0
    for node in 0..<page.tree.count where page.tree.name(node) == "link" {
      count += 1
      guard count <= Self.mostLinks, !Task.isCancelled else { return }
      let rel = page.tree.words("rel", of: node).map { $0.lowercased() }
      if !rel.isEmpty { read(link: node, rel) }
    }
  }

  private mutating func read(link node: HTMLTree.Node, _ rel: [String]) {
    guard let address = page.resolve(page.tree.attribute("href", of: node)) else { return }
    let type = (page.tree.attribute("type", of: node) ?? "").lowercased()
      .prefix { $0 != ";" }.filter { !$0.isWhitespace }
    let title = page.tree.attribute("title", of: node)
    if result.wordpress == nil, rel.contains(where: { WordPressRoot.relations.contains($0) }) {
      result.wordpress = address
    }
    if rel.contains("search"), type == "application/opensearchdescription+xml" {
      result.openSearch.append(.init(address: address, title: title))
    }
    if rel.contains("edituri"), result.platform == nil, address.path.hasSuffix("/api.php"),
      address.query?.contains("action=rsd") == true
    {
      result.platform = .init(name: "mediawiki", base: address.folder, isAnnounced: true)
    }
    guard rel.contains("alternate") || rel.contains("alternative") else { return }
    if type == "application/json" || WordPressRoot.type(of: address) != nil {
      jsonLinks.append(address)
    } else if FeedLink.types.contains(type) {
      let isSure = rel.contains("alternate")
      feedLinks.append(FeedLink(address: address, type: type, title: title, isSure: isSure))
    }
  }

  /// The type of the page's post, and the root of the interface where no link names it.
  private mutating func readPostType() {
    for link in jsonLinks {
      guard let (root, type) = WordPressRoot.type(of: link) else { continue }
      result.postType = type
      result.wordpress = result.wordpress ?? root
      return
    }
  }
}
