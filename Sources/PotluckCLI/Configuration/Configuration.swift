import RecipeModel
import RecipeProviderKit

/// What a configuration says, checked.
struct Configuration {
  /// The search's defaults, which flags override.
  struct Search {
    /// How many recipes one page shows.
    var limit = 20
    /// The order of the recipes.
    var sort = SortOrder.best
    /// How long after the first listing the answer is given.
    var soft = Duration.milliseconds(2500)
    /// How long after its start a search is cut off.
    var hard = Duration.seconds(10)
    /// The constant of reciprocal rank fusion.
    var k = 60.0

    static let codec = ObjectCodec<Search>(
      "search", place: "\"search\"", draft: Search(),
      [
        .setting("limit", \.limit, .integer(SearchQuery.limits)),
        .setting(
          "sort", \.sort,
          ValueCodec<String>.choice(of: SortOrder.allCases.map(\.rawValue)).map(
            read: { word, _ in SortOrder(rawValue: word) }, write: { $0.rawValue })),
        .setting("soft", \.soft, .short),
        .setting("hard", \.hard, .short),
        .setting("k", \.k, .amount(0...1_000_000)),
      ])
  }

  /// How answers are kept.
  struct Cache {
    /// Whether they are.
    var isEnabled = true
    /// How long an answer counts as fresh.
    var timeToLive = Duration.seconds(3_600)
    /// How long an answer may stand in when its source cannot be asked.
    var staleFor = Duration.seconds(7 * 86_400)
    /// The most that is kept, in mebibytes.
    var megabytes = 64

    static let codec = ObjectCodec<Cache>(
      "cache", place: "\"cache\"", draft: Cache(),
      [
        .setting("enabled", \.isEnabled, .flag),
        .setting("ttl", \.timeToLive, .long),
        .setting("staleFor", \.staleFor, .long),
        .setting("megabytes", \.megabytes, .integer(1...10_000)),
      ])
  }

  /// What an assistant may do by itself.
  struct Assistant {
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

    static let codec = ObjectCodec<Assistant>(
      "assistant", place: "\"assistant\"", draft: Assistant(),
      [
        .setting(
          "pages", \.pages, Pages.codec,
          "The pages that an assistant may open beside those that a search listed.")
      ])
  }

  /// A source that is a program of its own.
  struct Program {
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
  struct Entry {
    /// The identifier, unique; made up from the place in the list when the entry has none.
    var id: String
    /// The word for the kind: what `use` names, the definition's name, or `process`; empty when
    /// there is none.
    var use = ""
    /// The kind itself; nil for a program, and when it could not be found.
    var kind: ProviderKind?
    /// What makes the source.
    var origin = Origin.kind
    /// The name for people, when the entry gives one.
    var name: String?
    /// The settings of the kind that are not secrets, checked; paths are absolute.
    var settings: [String: JSON] = [:]
    /// Where the secrets come from.
    var secrets: [String: SecretSource] = [:]
    /// The weight of its vote.
    var weight = 1.0
    /// The vote group that it shares.
    var group: String?
    /// The longest that it may take.
    var timeout: Duration?
    /// Whether it is asked unless a search says otherwise.
    var isEnabled = true
    /// The errors that keep it from being used.
    var errors: [DocumentProblem] = []

    /// The program that is the source, when it is one.
    var program: Program? {
      if case .program(let program) = origin { program } else { nil }
    }
  }

  /// The search's defaults.
  var search = Search()
  /// How answers are kept.
  var cache = Cache()
  /// What an assistant may do by itself.
  var assistant = Assistant()
  /// The provider entries in their order, unusable ones included.
  var entries: [Entry] = []

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
  static func isBuiltIn(_ kind: String) -> Bool { embedded.contains("\"use\": \"\(kind)\"") }

  /// What is used where no file is found: the recipes that come with the tool, and a public source
  /// that needs no key.
  static let embedded = """
    {
      "version": 1,
      "providers": [
        { "id": "cookbook", "use": "cookbook" },
        { "id": "themealdb", "use": "themealdb" }
      ]
    }
    """
}

extension Configuration.Assistant.Pages {
  fileprivate static let codec = ValueCodec<Self>(
    .keywords([
      "anyOf": [
        ["enum": ["listed", "any"]],
        ["type": "array", "items": ["type": "string", "minLength": 1]],
      ],
      "default": "listed",
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
      if (try? RequestURL("https://\(text)/"))?.host == text { return text }
      node.element(host, at: index).error(
        "no name of a host", fix: "write one such as \"example.com\"")
      return nil
    }
  }
}
