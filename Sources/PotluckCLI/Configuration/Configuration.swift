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

/// Where a secret comes from.
enum SecretSource: Hashable {
  /// An environment variable.
  case environment(String)
  /// A file that only its owner can read.
  case file(String)
  /// The output of a program, run without a shell.
  case command([String])
  /// The configuration itself, against all advice.
  case literal(String)
}
