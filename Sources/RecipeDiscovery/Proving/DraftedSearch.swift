import RecipeDefinitions
import RecipeModel
import RecipePages
import RecipeProviderKit

/// A definition that was written for a site, tried on the answers that are there already.
struct DraftedSearch {
  /// The definition as a document.
  let json: JSON
  /// What it makes of each answer, in their order.
  private(set) var pages: [SearchPage]
  /// Whether it asks for each of them as it was asked for before it was written.
  private(set) var repeatsRequests = true
  /// What is lost where nothing leads to the results that the first page does not show, a sentence.
  private(set) var lack: String?

  /// Writes a definition for a way and its list, and reads the answers to the requests with it;
  /// `none` is the selector of what a page without results shows.
  /// - Throws: ``ProviderError`` when there is none that reads them.
  init(
    _ way: SearchWay, _ list: ResultList, name: String, title: String,
    replies: [SiteWalk.Reply], requests: [HTTPRequest], words: [String], none: String? = nil
  ) async throws {
    guard let search = way.drafted, let first = replies.first else {
      throw ProviderError(.unsupported, "the way cannot be written as a definition")
    }
    let results = try list.drafted(in: first)
    var document = try HTMLDraft.definition(
      name: name, title: title, search: search, results: results, none: none)
    if document["paging"] == nil { lack = results.lack }
    if replies.contains(where: { $0.response.status == 404 }), var object = document.objectValue {
      // The site says in this way that nothing was found.
      object["errors"] = [["when": ["status": 404], "means": "endOfList"]]
      document = .object(object)
    }
    json = document
    let read = DefinitionReader.read(json.bytes(.indented))
    guard let definition = read.definition else {
      let problem = read.problems.first?.message ?? "it has errors"
      throw ProviderError(.unsupported, "the way cannot be written as a definition: \(problem)")
    }
    var pages: [SearchPage] = []
    for ((reply, request), word) in zip(zip(replies, requests), words) {
      let transport = InMemoryTransport(answers: [reply.response])
      let provider = try DefinitionProvider(
        definition, context: ProviderContext(id: "site", transport: transport))
      pages.append(
        try await provider.search(
          SearchQuery(text: word), page: provider.descriptor.paging.first))
      let isSame = transport.requests.first?.isSameSearch(as: request) ?? false
      repeatsRequests = repeatsRequests && isSame
    }
    self.pages = pages
  }

  /// Puts the pages back into the order of the searches, of which these are the places.
  mutating func restore(_ order: [Int]) {
    pages = zip(order, pages).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Discovery {
  /// A word for the site, from its host: `soups` of `www.soups.example`.
  var siteWord: String {
    let host = (try? RequestURL(address))?.bareHost ?? "site"
    if !host.contains(where: \.isLetter) {
      return name.flatMap { DraftName.site(in: $0) } ?? String(host)
    }
    let parts = host.split(separator: ".")
    return String(parts.count > 1 && Int(parts[0]) == nil ? parts[parts.count - 2] : host)
  }
}

extension SearchWay {
  /// The way as a definition asks it; nil where a bundled one does.
  fileprivate var drafted: HTMLDraft.Search? {
    switch self {
    case .searchAction(let template), .feedSearch(let template),
      .openSearch(_, .some(let template), _):
      .template(template.text, variable: template.variable, joinedBy: template.joiner)
    case .form(let form):
      .form(
        action: form.action, method: form.method.rawValue, field: form.field,
        others: form.others.map { ($0.name, $0.value) }, charset: form.charset)
    case .wordpress, .selfHosted, .platform, .openSearch, .script, .newestFeed: nil
    }
  }
}

extension ResultList {
  /// The list as a definition reads it.
  fileprivate func drafted(
    in reply: SiteWalk.Reply
  ) throws(ProviderError) -> HTMLDraft.Results {
    switch self {
    case .feed: return .feed
    case .schemaOrg: return .schemaOrg
    case .cards(let cards):
      let page = PageText(
        reply.response.body, contentType: reply.response.headers["Content-Type"])
      let frame = ResultFrame(
        try HTMLTree(parsing: page.utf8), address: reply.address, count: cards.cards.count)
      return .page(cards, frame)
    }
  }
}

extension HTMLDraft.Results {
  /// What a definition without paging cannot reach of what a page tells of; nil for nothing.
  fileprivate var lack: String? {
    guard case .page(_, let frame?) = self else { return nil }
    if let total = frame.total, total.value > frame.count {
      return
        "The page tells of \(total.value) results, and nothing on it leads to more than it shows."
    }
    return frame.pages[2].map {
      "The second page is \($0.text), but nothing tells how others are asked for: searches get the first."
    }
  }
}
