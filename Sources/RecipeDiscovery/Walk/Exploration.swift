import PotluckSupport
import RecipeDefinitions
import RecipeModel
import RecipePages
import RecipeProviderKit

/// One exploration of a site, from its first request to the result.
struct Exploration {
  let discovery: SiteDiscovery
  let walk: SiteWalk
  var result: Discovery
  /// The pages that were read, the home page first.
  var pages: [PageData] = []
  /// The words with which searches are tried.
  var words = ProbeWords(from: [])
  /// Why ways were left, for people.
  var failures: [String] = []
  /// How many of them a person cannot mend: what programs may not use at all.
  var closed = 0
  /// Whether a way was left because robots.txt forbids it.
  var isForbidden = false
  /// Whether the address is that of a search.
  var isGiven = false
  /// The address of another origin that scripts of the site ask, with `{words}` in the place of the
  /// words.
  var askedElsewhere: String?
  /// The first sitemap that robots.txt names.
  private(set) var sitemap: String?

  init(_ discovery: SiteDiscovery, _ address: RequestURL, told: @escaping @Sendable (Asked) -> Void)
  {
    self.discovery = discovery
    walk = SiteWalk(discovery, told: told)
    result = Discovery(address: address.withoutKeys)
  }

  /// Explores the site at an address.
  /// - Throws: `CancellationError`; ``ProviderError`` without libxml2.
  mutating func run(_ address: RequestURL) async throws -> Discovery {
    do { try await explore(address) } catch let stop as SiteWalk.Stop {
      result.refusal = result.refusal ?? refusal(for: stop, at: address)
    }
    if result.chosen != nil { result.refusal = nil }
    result.requests = walk.asked
    return result
  }

  private mutating func explore(_ address: RequestURL) async throws {
    sitemap = try await walk.rules(for: address).sitemaps.first
    if let failure = walk.failure(of: address) { throw SiteWalk.Stop.failed(failure) }
    let start = walk.settled(address)
    try await readPages(from: start)
    let isUnread = result.refusal?.kind == .notAPage && start.isHomely
    guard result.refusal == nil || isUnread || result.entry != nil else { return }
    collectWays(address)
    if try await askServers(at: start) || result.refusal != nil { return }
    try await readTitles()
    try await tryWays(result.ways)
    guard result.chosen == nil, result.refusal == nil else { return }
    try await tryScripts()
    guard result.chosen == nil, result.refusal == nil else { return }
    if result.announced.platform?.name != "substack" { try await proveFeeds() }
    let refusal = nothingFound(address.host)
    if refusal.kind != .newestOnly { result.entry = nil }
    result.refusal = refusal
  }

  // MARK: Pages

  /// Reads the page given and, where that tells nothing, the home page.
  private mutating func readPages(from address: RequestURL) async throws {
    let isDeep = !address.isFront
    do {
      if try await read(address, for: isDeep ? "the page" : "the home page") { return }
    } catch SiteWalk.Stop.robots(let url, let line) where isDeep {
      note(rule: line)
      failures.append("robots.txt forbids \(url.path)")
      result.refusal = nil
    }
    guard isDeep, result.refusal.map({ $0.kind == .notAPage }) ?? true else { return }
    let refusal = result.refusal
    result.refusal = nil
    _ = try await read(address.withPath("/"), for: "the home page")
    if result.refusal != nil, let refusal { result.refusal = refusal }
    // The address of a search is enough, whatever the home page is.
    if SearchWay.given(address) != nil, !pages.isEmpty { result.refusal = nil }
  }

  /// Reads a page.
  /// - Returns: whether nothing more is to be read.
  private mutating func read(_ address: RequestURL, for purpose: String) async throws -> Bool {
    let reply = try await walk.ask(address, for: purpose)
    switch try PageJudgement(reply) {
    case .page(let page):
      pages.insert(page, at: 0)
      var reader = AnnouncementReader(page)
      var announced = reader.read()
      announced.readLinks(reply.response.headers, at: reply.address)
      result.announced = announced.completed(by: result.announced)
      return !announced.ways.allSatisfy { $0.kind == .newestFeed } || server(reply) != nil
        || reply.address.isFront || announced.looksLikeWordPress
    case .data(let json):
      if let known = KnownServer.introduced(by: reply.response, json) {
        meet(known.kind, title: known.title, at: reply.address.withPath(""))
        return true
      }
      result.refusal = Refusal(
        .notAPage, "the address leads to JSON, not to a web page",
        fix: "describe the service with `potluck providers new \(address.withoutKeys)`")
      return address.isFront
    case .feed:
      result.announced.feeds.insert(
        .init(address: reply.address, type: "application/rss+xml", title: nil), at: 0)
      return address.isFront
    case .refused(let refusal):
      result.refusal = refusal
      return refusal.kind != .notAPage
    }
  }

  private func server(_ reply: SiteWalk.Reply) -> KnownServer? {
    KnownServer.named(by: result.announced)
  }

  // MARK: Ways

  private mutating func collectWays(_ address: RequestURL) {
    let announced = result.announced
    let title =
      address.host.contains(where: \.isLetter)
      ? nil : announced.title.flatMap { DraftName.site(in: $0) }
    result.name = announced.siteName ?? announced.nameOfFeed ?? title ?? address.host
    var ways = announced.ways.map { $0.reachable(from: pages.first?.address ?? address) }
    words = ProbeWords(from: pages)
    if let (given, word) = SearchWay.given(address) {
      var way = given
      isGiven = true
      if address.queryItems.contains(where: { Secrecy.carriesKey($0.name, $0.value) }) {
        result.notes.append(
          "What looks like a key in the address is left out; `potluck providers new` describes a"
            + " search that needs one.")
      }
      words = ProbeWords(from: pages, told: word)
      // What the page announces as well is one and the same search.
      let request = way.request(for: word, in: walk)
      if let known = ways.firstIndex(where: { $0.request(for: word, in: walk) == request }) {
        way = ways.remove(at: known)
      }
      ways.insert(way, at: ways.firstIndex { $0.kind != .wordpress } ?? ways.endIndex)
    }
    if let platform = announced.platform, !ways.contains(where: { $0.kind == .platform }) {
      let place = ways.firstIndex { $0.kind != .wordpress } ?? ways.endIndex
      ways.insert(.platform(kind: platform.name, base: platform.base), at: place)
    }
    if announced.wordpress == nil, announced.looksLikeWordPress, let page = pages.first?.address {
      ways.insert(.wordpress(root: page.withPath("/wp-json/"), type: announced.postType), at: 0)
    }
    ways += announced.forms.filter(\.isToItself).map(SearchWay.form)
    result.ways = ways
  }

  /// Takes words from the site's own list, a feed or the sitemap that robots.txt names, where its pages
  /// gave none and a search of it is to be tried with words.
  private mutating func readTitles() async throws {
    let isBlog = result.announced.looksLikeWordPress
    guard words.areUsual, !isBlog, walk.left > 8,
      result.ways.contains(where: { [.searchAction, .form, .openSearch].contains($0.kind) }),
      let page = pages.first?.address
    else { return }
    let feed = result.announced.feeds.first { $0.address.origin == page.origin }?.address
    let list = sitemap.flatMap { try? page.resolving($0) }.flatMap {
      $0.origin == page.origin ? $0 : nil
    }
    guard let list = feed ?? list else { return }
    let reply = try await helpful(list, for: "titles of the site", accept: Accept.xml)
    let titles = reply.map { ProbeWords.titles(ofList: $0.response) } ?? []
    guard !titles.isEmpty else { return }
    words = ProbeWords(titles: titles, language: pages.firstNonNil(\.language))
  }

  /// The answer at an address that only helps; nil where there is none to be had.
  /// - Throws: where no request is left; `CancellationError`.
  mutating func helpful(
    _ address: RequestURL, for purpose: String, accept: String
  ) async throws -> SiteWalk.Reply? {
    do {
      let reply = try await walk.ask(address, for: purpose, accept: accept)
      return reply.response.status == 200 ? reply : nil
    } catch SiteWalk.Stop.robots(_, let line) {
      note(rule: line)
      return nil
    } catch SiteWalk.Stop.limit {
      throw SiteWalk.Stop.limit
    } catch is SiteWalk.Stop {
      return nil
    }
  }

  /// Notes a line of robots.txt that touches the search.
  mutating func note(rule line: String) {
    guard !line.isEmpty, !result.rules.contains(line) else { return }
    result.rules.append(line)
  }
}
