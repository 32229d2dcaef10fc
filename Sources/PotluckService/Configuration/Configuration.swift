import PotluckSupport
package import RecipeModel
package import RecipeProviderKit
package import RecipeSearch

/// What a configuration says, checked.
package struct Configuration {
  /// The version of the format.
  package static let version = 1

  /// The search's defaults, which flags override.
  package struct Search {
    /// How many recipes one page shows.
    package var limit = 20
    /// The order of the recipes.
    var sort = SortOrder.best
    /// How long after the first listing the answer is given.
    package var soft = Duration.milliseconds(2500).patient
    /// How long after its start a search is cut off.
    package var hard = Duration.seconds(10).patient
    /// The constant of reciprocal rank fusion.
    package var k = 60.0
    /// Whether words found in titles and ingredients have votes.
    var words = true
    /// Whether the words of a query are read.
    var interpret = true
    /// Whether sources that have nothing are asked again in other words.
    var otherWords = true
    /// Whether self-hosted sources are asked for a few recipes in full to tell equal titles apart.
    var confirm = true
    /// The diets that every search asks for.
    var diets: [Diet] = []
    /// What every search avoids.
    var avoid: [Allergen] = []
    /// Whose list of allergens counts.
    package var law = AllergenLaw.eu

    /// The defaults.
    package init() {}

    package static let codec = ObjectCodec<Search>(
      "search", place: "\"search\"", draft: Search(), showsDefaults: true,
      [
        .setting(
          "limit", \.limit, .integer(SearchQuery.limits), "How many recipes a page shows."),
        .setting(
          "sort", \.sort,
          ValueCodec<String>.choice(of: SortOrder.standing.map(\.rawValue)).map(
            read: { word, _ in SortOrder(rawValue: word) }, write: { $0.rawValue }),
          "The order of the recipes."),
        .setting(
          "soft", \.soft, .short, "After the first listing came, answer with what is there."),
        .setting("hard", \.hard, .short, "Cut the search off."),
        .setting("k", \.k, .amount(0...1_000_000), "The constant of reciprocal rank fusion."),
        .setting(
          "words", \.words, .flag, "Whether words found in titles and ingredients have votes."),
        .setting(
          "interpret", \.interpret, .flag,
          "Whether the words of a search are read: filler is dropped, and conditions that they name apply."
        ),
        .setting(
          "otherWords", \.otherWords, .flag,
          "Whether a source that has nothing is asked again in other words, at most twice."),
        .setting(
          "confirm", \.confirm, .flag,
          "Whether self-hosted sources are asked for a few recipes in full to tell equal titles apart."
        ),
        .setting(
          "diets", \.diets,
          .list(
            ValueCodec<String>.choice(of: Diet.names.map(\.name)).map(
              read: { name, _ in Diet(parsing: name) }, write: { $0.name })),
          "The diets that every search asks for, unless its own `diet` says otherwise."),
        .setting(
          "avoid", \.avoid,
          .list(
            ValueCodec<String>.choice(of: Allergen.allCases.map(\.rawValue)).map(
              read: { name, _ in Allergen(rawValue: name) }, write: { $0.rawValue })),
          "What every search avoids, unless its own `avoid` says otherwise."),
        .setting(
          "law", \.law,
          ValueCodec<String>.choice(of: AllergenLaw.allCases.map(\.rawValue)).map(
            read: { name, _ in AllergenLaw(rawValue: name) }, write: { $0.rawValue }),
          "Whose list of allergens counts, wherever a recipe is judged."),
      ])

    /// What a query means, as the engine reads it.
    package func reading(of query: SearchQuery) -> QueryReading {
      QueryReading(query, interprets: interpret)
    }

    /// Says what nobody else said of a query; it is told there what is asked of every search.
    package func fill(_ open: Set<SearchQuery.Setting>, of query: inout SearchQuery) {
      if open.contains(.limit) { query.limit = limit }
      if open.contains(.sort) { query.sort = sort }
      if open.contains(.law) { query.law = law }
      if open.contains(.diets) {
        query.diets = diets
        query.configured += diets.map(\.name)
      }
      if open.contains(.avoid) {
        query.avoid = avoid
        query.configured += avoid.map(\.rawValue)
      }
    }
  }

  /// How answers are kept.
  package struct Cache {
    /// Whether they are.
    package var isEnabled = true
    /// How long an answer counts as fresh.
    package var timeToLive = Duration.seconds(3_600)
    /// How long an answer may stand in when its source cannot be asked.
    package var staleFor = Duration.seconds(7 * 86_400)
    /// The most that is kept, in mebibytes.
    package var megabytes = 64
    /// The variable of the database that keeps them instead of files; from ``Store``.
    var shared: String?

    package static let codec = ObjectCodec<Cache>(
      "cache", place: "\"cache\"", draft: Cache(), showsDefaults: true,
      [
        .setting("enabled", \.isEnabled, .flag, "Whether answers are kept at all."),
        .setting(
          "ttl", \.timeToLive, .long, "How long an answer is used without asking again."),
        .setting(
          "staleFor", \.staleFor, .long,
          "How old a kept answer may be when it stands in for a source that cannot be asked."),
        .setting("megabytes", \.megabytes, .integer(1...10_000), "The most that is kept."),
      ])
  }

  /// What an assistant may do by itself.
  package struct Assistant {
    /// The pages that it may open beside those that a search has listed and those of the sources'
    /// own addresses.
    enum Pages: Hashable {
      /// No others.
      case listed
      /// Those of these hosts, and of hosts below them.
      case sites([String])
      /// All public ones.
      case any
    }

    /// The pages that it may open.
    var pages = Pages.listed
    /// Whether it gets tools that change what is kept.
    var writes = false

    package static let codec = ObjectCodec<Assistant>(
      "assistant", place: "\"assistant\"", draft: Assistant(), showsDefaults: true,
      [
        .setting(
          "pages", \.pages, Pages.codec,
          """
          The pages that `potluck mcp` opens for an assistant: those that a search has listed and \
          those under a `baseURL`; a list of hosts such as `["example.com"]` adds the pages of \
          these hosts and their subdomains, `"any"` adds all public pages.
          """),
        .setting(
          "writes", \.writes, .flag,
          "Whether `potluck mcp` offers tools that change something: that keep recipes, and let them go."
        ),
      ])
  }

  /// Which pages a person may read.
  package struct Pages {
    /// The hosts, with a port where it is not the usual one, that may lie on this machine or a
    /// private network.
    var allowed: [String] = []

    package static let codec = ObjectCodec<Pages>(
      "pages", place: "\"pages\"", draft: Pages(),
      [
        .setting(
          "allow", \.allowed, .hostsWithPort,
          "Hosts on this machine or a private network whose pages may be read; not for assistants.")
      ])

    /// The origins of these hosts.
    package var origins: [String] { allowed.flatMap { ["http://\($0)", "https://\($0)"] } }
  }

  /// A source that is a program of its own.
  package struct Program {
    /// The program and its arguments.
    var command: [String]
    /// The variables that it gets beside the clean environment; secrets among them are in
    /// ``Entry/secrets`` under the same names.
    var environment: [String: String] = [:]
    /// The names of the variables that are secrets.
    var secretVariables: [String] = []
    /// What it is told in its greeting.
    var settings = JSONObject()
    /// The folder that it runs in.
    var folder: String
  }

  /// What makes a source.
  enum Origin {
    /// A kind that comes with the program.
    case kind
    /// A definition file, by its absolute path.
    case definition(String)
    /// A program.
    case program(Program)
  }

  /// One provider entry.
  package struct Entry {
    /// The identifier, unique; made up from the place in the list when the entry has none.
    package var id: String
    /// The word for the kind: what `use` names, the definition's name, or `process`; empty when
    /// there is none.
    var use = ""
    /// The kind itself; nil for a program, and when it could not be found.
    package var kind: ProviderKind?
    /// What makes the source.
    var origin = Origin.kind
    /// The name for people, when the entry gives one.
    var name: String?
    /// The settings of the kind that are not secrets, checked; paths are absolute.
    var settings: [String: JSON] = [:]
    /// Where the secrets come from.
    package var secrets: [String: SecretSource] = [:]
    /// The weight of its vote.
    var weight = 1.0
    /// The vote group that it shares.
    var group: String?
    /// The longest that it may take.
    var timeout: Duration?
    /// The language of its recipes, a BCP 47 tag.
    var language: String?
    /// Whether it is asked unless a search says otherwise.
    package var isEnabled = true
    /// How its listings are completed from their pages, when the entry says so.
    var detail: DetailFilling?
    /// Why its definition may be somebody else's words; nil when it is not.
    var distrust: FileTrust?
    /// The errors that keep it from being used.
    package var errors: [DocumentProblem] = []

    /// Whether the source is a server of the user's own: its kind has no address by itself.
    var isSelfHosted: Bool {
      kind?.settings.contains { $0.name == "baseURL" && $0.isRequired } ?? false
    }

    /// How its listings are completed from their pages: as the entry says, else as its kind does.
    var filling: DetailFilling? { detail ?? kind?.filling }

    /// The program that is the source, when it is one.
    package var program: Program? {
      if case .program(let program) = origin { program } else { nil }
    }
  }

  /// The search's defaults.
  package var search = Search()
  /// How answers are kept.
  package var cache = Cache()
  /// What an assistant may do by itself.
  var assistant = Assistant()
  /// Which pages a person may read.
  package var pages = Pages()
  /// Whether and where recipes and searches are kept.
  package var keeping = Keeping()
  /// What instances on several machines share.
  package var store = Store()
  /// What the server needs to know.
  package var serve = Serve()
  /// The provider entries in their order, unusable ones included.
  package var entries: [Entry] = []

  /// The configuration that says nothing.
  package init() {}

  /// Whether the user has named a page's site, so that an assistant may write its address.
  func names(_ page: RequestURL) -> Bool {
    switch assistant.pages {
    case .any: return true
    case .sites(let sites):
      let host = page.host.lowercased()
      if sites.contains(where: { host == $0 || host.hasSuffix("." + $0) }) { return true }
    case .listed: break
    }
    return entries.contains { entry in
      let base = entry.settings["baseURL"]?.stringValue.flatMap { try? RequestURL(base: $0) }
      return base?.origin.lowercased() == page.origin.lowercased()
    }
  }

  /// Whether a kind is searched where no file is found.
  package static func isBuiltIn(_ kind: String) -> Bool {
    embedded.contains("\"use\": \"\(kind)\"")
  }

  /// What is used where no file is found: the recipes that come with the tool, and public sources
  /// that need no key and let themselves be asked by programs.
  static let embedded = """
    {
      "version": 1,
      "providers": [
        { "id": "cookbook", "use": "cookbook" },
        { "id": "themealdb", "use": "themealdb" },
        { "id": "wikibooks", "use": "mediawiki" },
        { "id": "cooklang", "use": "cooklang-federation" }
      ]
    }
    """
}

extension ValueCodec where Value == [String] {
  /// Hosts as they stand in an address, each with its port where it has one.
  fileprivate static var hostsWithPort: ValueCodec {
    ValueCodec(
      .keywords([
        "type": "array", "items": ["type": "string", "minLength": 1], "default": [],
        "examples": [["127.0.0.1:8080"]],
      ])
    ) { node in
      guard let hosts = node.value.arrayValue else {
        node.wrongType("a list of hosts", like: "[\"127.0.0.1:8080\"]")
        return nil
      }
      return hosts.enumerated().compactMap { index, host in
        let text = host.stringValue?.lowercased() ?? ""
        let address = try? RequestURL("http://\(text)/")
        if address?.path == "/", address?.text == "http://\(text)/" { return text }
        node.element(host, at: index).error(
          "no host with a port", fix: "write one such as \"127.0.0.1:8080\" or \"nas.local\"")
        return nil
      }
    } write: {
      .array($0.map(JSON.string))
    }
  }
}

extension Configuration.Assistant.Pages {
  fileprivate static let codec = ValueCodec<Self>(
    .keywords([
      "anyOf": [
        ["enum": ["listed", "any"]],
        ["type": "array", "items": ["type": "string", "minLength": 1]],
      ]
    ])
  ) { node in
    switch node.value {
    case "listed": return .listed
    case "any": return .any
    case .array(let hosts): return .sites(sites(hosts, node))
    default:
      node.error(
        "neither a list nor a known word", fix: "write \"listed\", \"any\", or a list of hosts")
      return nil
    }
  } write: { pages in
    switch pages {
    case .listed: "listed"
    case .any: "any"
    case .sites(let sites): .array(sites.map(JSON.string))
    }
  }

  private static func sites(_ hosts: [JSON], _ node: DocumentNode) -> [String] {
    hosts.enumerated().compactMap { index, host in
      let text = host.stringValue?.lowercased() ?? ""
      if let name = try? String(HostName.ascii(text[...])),
        (try? RequestURL("https://\(name)/"))?.host == name
      {
        return name
      }
      node.element(host, at: index).error(
        "no name of a host", fix: "write one such as \"example.com\"")
      return nil
    }
  }
}
