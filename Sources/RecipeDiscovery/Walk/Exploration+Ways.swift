import RecipeDefinitions
import RecipeModel
import RecipePages
import RecipeProviderKit

extension Exploration {
  /// Tries ways, the best first, until one is proved or no request is left.
  mutating func tryWays(_ ways: [SearchWay]) async throws {
    var tried: Set<HTTPRequest> = []
    for way in ways where result.chosen == nil {
      guard way.kind != .newestFeed else { continue }
      // A form and a SearchAction are often one and the same search.
      if let request = way.request(for: words.first, in: walk), !tried.insert(request).inserted {
        continue
      }
      guard walk.left > 0 else { throw SiteWalk.Stop.limit }
      do { try await attempt(way) } catch SiteWalk.Stop.robots(_, let line) {
        isForbidden = true
        note(rule: line)
        failures.append("robots.txt forbids \(way.title) (\(line))")
      } catch SiteWalk.Stop.failed(let error) {
        failures.append("\(way.title): \(error.message)")
      } catch SiteWalk.Stop.consent {
        leave("\(way.title) asks for consent first")
      } catch SiteWalk.Stop.wall {
        leave("\(way.title) lets only browsers in")
      }
      if result.refusal != nil { return }
    }
  }

  /// Notes a way that no program may use.
  mutating func leave(_ why: String) {
    failures.append(why)
    closed += 1
  }

  private mutating func attempt(_ way: SearchWay) async throws {
    switch way {
    case .wordpress(let root, _): try await attemptWordPress(WordPressRoot(root))
    case .platform(let kind, let base): try await attemptPlatform(kind, base)
    case .openSearch(let address, _, _): try await attemptOpenSearch(address)
    case .form(let form) where form.isOfSession:
      leave("the search form holds for one visit only")
    case .searchAction, .form, .feedSearch: try await proveList(way)
    case .script: try await proveScript(way)
    case .selfHosted, .newestFeed: break
    }
  }

  // MARK: WordPress

  private mutating func attemptWordPress(_ root: WordPressRoot) async throws {
    // Whole: the interface would look for the members that are asked for among the types' names.
    let address = root.route("wp/v2/types")
    do {
      let reply = try await walk.ask(
        address, for: "what WordPress lets be searched", accept: Accept.json)
      if let types = WordPressTypes(reply.response) { return try await prove(types, root) }
      if let refusal = WordPressRefusal(reply.response) {
        failures.append("the WordPress REST interface is closed: \(refusal.words)")
      }
    } catch SiteWalk.Stop.robots(_, let line) {
      isForbidden = true
      note(rule: line)
      failures.append("robots.txt forbids the WordPress REST interface (\(line))")
    }
    try await attemptFeedSearch(root.home)
  }

  private mutating func prove(_ types: WordPressTypes, _ root: WordPressRoot) async throws {
    let type = types.best(page: result.announced.postType)
    if types.hasRecipeMaker, let definition = discovery.definitions["wp-recipe-maker"],
      try await prove(
        .wordpress(root: root.address, type: "wprm_recipe"), definition,
        root.settings(for: definition, type: nil))
    {
      return
    }
    guard let definition = discovery.definitions["wordpress"] else { return }
    _ = try await prove(
      .wordpress(root: root.address, type: type), definition,
      root.settings(for: definition, type: type))
  }

  /// A search as a feed, which WordPress answers beside its pages.
  private mutating func attemptFeedSearch(_ home: RequestURL) async throws {
    let template = SearchTemplate(home.text + "?s={words}&feed=rss2", variable: "words")
    let way = SearchWay.feedSearch(template)
    do {
      if let definition = discovery.definitions["wordpress-feed"] {
        _ = try await prove(way, definition, [("baseURL", .string(home.trimmed.text))])
      } else {
        try await proveList(way)
      }
    } catch SiteWalk.Stop.robots(_, let line) {
      isForbidden = true
      note(rule: line)
      failures.append("robots.txt forbids a search as a feed (\(line))")
    }
  }

  // MARK: Platforms and descriptions

  private mutating func attemptPlatform(_ kind: String, _ base: RequestURL) async throws {
    switch kind {
    case "mediawiki": try await attemptWiki(base)
    case "substack", "wix": break
    default:
      guard let definition = discovery.definitions[kind] else { return }
      _ = try await prove(
        .platform(kind: kind, base: base), definition, [("baseURL", .string(base.text))])
    }
  }

  /// A wiki, in which the namespace of its recipes is looked for.
  private mutating func attemptWiki(_ base: RequestURL) async throws {
    guard let definition = discovery.definitions["mediawiki"] else { return }
    let address = base.appending(path: "api.php").appending(query: "action", "query")
      .appending(query: "meta", "siteinfo").appending(query: "siprop", "general|namespaces")
      .appending(query: "list", "allpages").appending(query: "aplimit", "50")
      .appending(query: "format", "json")
    let reply = try await walk.ask(address, for: "what the wiki is made of", accept: Accept.json)
    guard let json = try? JSON(parsing: reply.response.body),
      json["query"]?["general"]?["generator"]?.stringValue?.hasPrefix("MediaWiki") == true
    else { return failures.append("the wiki's interface does not answer") }
    let spaces = json["query"]?["namespaces"]?.objectValue?.members ?? []
    let recipes = spaces.first { member in
      let name = (member.value["*"] ?? member.value["name"])?.stringValue?.lowercased() ?? ""
      let canonical = member.value["canonical"]?.stringValue?.lowercased() ?? ""
      return WikiNames.recipes.contains { (name + " " + canonical).contains($0) }
        && (member.value["id"]?.intValue ?? 1) % 2 == 0
    }
    let titles = json["query"]?["allpages"]?.arrayValue ?? []
    if !titles.isEmpty {
      words = ProbeWords(
        titles: titles.compactMap { $0["title"]?.stringValue },
        language: json["query"]?["general"]?["lang"]?.stringValue)
    }
    result.name = json["query"]?["general"]?["sitename"]?.stringValue ?? result.name
    var settings = [
      ("baseURL", JSON.string(base.text)),
      ("namespace", .int(recipes.flatMap { Int($0.name) } ?? 0)),
    ]
    if recipes == nil, let known = WikibooksCookbook.all.first(where: { $0.host == base.host }) {
      settings.append(("book", .string(known.book)))
    }
    _ = try await prove(.platform(kind: "mediawiki", base: base), definition, settings)
  }

  private mutating func attemptOpenSearch(_ address: RequestURL) async throws {
    let reply = try await walk.ask(address, for: "the OpenSearch description", accept: Accept.xml)
    guard reply.response.status == 200 else {
      return failures.append("the OpenSearch description answers \(reply.response.status)")
    }
    let description = try OpenSearchDescription(reply.response.body, address: reply.address)
    if description.isClosed {
      return failures.append("the OpenSearch description says that programs may not use it")
    }
    let ways = description.templates.compactMap { template in
      template.isPost
        ? template.form.map(SearchWay.form)
        : .openSearch(description: address, template: template.template, type: template.type)
    }
    if ways.isEmpty {
      failures.append("the OpenSearch description names no search that programs can use")
    }
    for way in ways where result.chosen == nil { try await proveList(way) }
  }
}

/// How namespaces of recipes are named.
private enum WikiNames {
  static let recipes = [
    "cookbook", "recipe", "kochbuch", "rezept", "recette", "receta", "receita", "ricett",
  ]
}

extension WordPressRoot {
  /// The settings of a definition that asks here.
  func settings(for definition: ProviderDefinition, type: String?) -> [(String, JSON)] {
    var settings: [(String, JSON)] = [("baseURL", .string(home.trimmed.text))]
    if let type, type != "posts" { settings.append(("type", .string(type))) }
    if isQuery, definition.settings.contains(where: { $0.name == "index" }) {
      settings.append(("index", "index.php"))
    }
    return settings
  }
}

extension RequestURL {
  /// The address without slashes at its end, as entries write it.
  var trimmed: RequestURL {
    var path = path[...]
    while path.last == "/" { path.removeLast() }
    return withPath(path)
  }
}
