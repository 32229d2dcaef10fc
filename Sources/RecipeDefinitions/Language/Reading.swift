import RecipeModel

/// One reading of one definition: what its parts have told so far.
///
/// The parts are read in an order in which each knows the names that it refers to, whatever the
/// order of the file.
final class Reading {
  /// What items are, which decides what paths and templates of fields can name.
  struct Items {
    /// The path of the list; nil when field paths may well begin as it does.
    var list: JSONPath?
    /// Whether items have keys.
    var hasKeys = false
    /// Whether an item is an array by position.
    var isColumns = false
  }

  /// The requests of a definition.
  enum Request {
    case search, detail, login

    /// What its templates have, for messages about variables that are another request's.
    var possessions: String {
      switch self {
      case .search: "use {text} for the words"
      case .detail: "a detail request has {id} or the list \"ids\", and settings"
      case .login: "a log-in has settings and secrets"
      }
    }
  }

  /// Where problems go.
  let log: ProblemLog
  /// The declared settings.
  var settings: [SettingRule] = []
  /// Where each setting stands.
  var settingNodes: [String: DocumentNode] = [:]
  /// The declared secrets.
  var secrets: [SecretRule] = []
  /// Where each secret stands.
  var secretNodes: [String: DocumentNode] = [:]
  /// How the secrets travel, each with its place.
  var auth: [(scheme: AuthScheme, node: DocumentNode)] = []
  /// Whether nothing is wrong with how the secrets travel.
  var isAuthSound = true
  /// The variables of path templates that stand for secrets.
  var pathKeys: [String] = []
  /// The names of settings and secrets that something uses.
  var used: Set<String> = []
  /// The variables and lists that the search request uses, each with its first place.
  var search: [String: DocumentNode] = [:]
  /// The variables that the detail request uses.
  var detail: [String: DocumentNode] = [:]
  /// Whether a detail request is for several recipes.
  var isBatch = false
  /// Which request is read.
  var request = Request.search
  /// The texts of the request that is read, with whether a template uses them.
  var requestTexts: [String: (node: DocumentNode, isUsed: Bool)] = [:]
  /// How many other paths of the same request come behind the one that is read.
  var pathsToCome = 0
  /// Whether nothing is wrong within the search request.
  var isRequestSound = true
  /// Whether an `include` list appends the excluded ingredients.
  var appendsExclusions = false
  /// The object of the paging rules.
  var paging: DocumentObject?
  /// What the answers are written in whose rules are read.
  var format = AnswerFormat.json
  /// Whether places in answers are selectors.
  var readsMarkup = false
  /// Whether it is a variable of a template that is read, whose text is meant and no address.
  var isInTemplate = false
  /// What selectors mean in the place that is read; nil in fields.
  var roleOfPlace: SelectorRole?
  /// What the items of the fields are that are read.
  var items = Items()
  /// The field that is read.
  var field = ListingField.title
  /// What a listing is made of.
  var searchFields: FieldRules?
  /// The fields of a listing, where they say nothing of its title.
  var untitled: DocumentObject?
  /// What a recipe in full is made of.
  var detailFields: FieldRules?
  /// The conditions of the rules about failures that were read.
  var conditions: [ErrorCondition] = []
  /// Those of them that are compared with later ones.
  var comparedConditions: [ErrorCondition] = []
  /// Whether nothing is wrong within the last condition.
  var isConditionSound = true

  /// Creates a reading.
  init(log: ProblemLog) { self.log = log }

  /// Says whether a step noted no error.
  func isSound<Value>(_ step: () -> Value) -> (value: Value, isSound: Bool) {
    let errors = log.errorCount
    let value = step()
    return (value, log.errorCount == errors)
  }

  /// Looks ahead at what answers are written in, which decides how every place is written.
  func look(at answers: JSON?) {
    format = answers?["format"]?.stringValue.flatMap(AnswerFormat.init) ?? .json
    readsMarkup = format.isMarkup && answers?["json"] == nil
  }

  /// What to do about a selector where places are paths.
  var wayOfPaths: String {
    switch format {
    case .json, .javascript:
      "write a JSONPath such as \"$.title\", or add \"format\": \"html\" to \"response\""
    case .html, .xml: "write a JSONPath such as \"$.title\", which begins in the JSON of \"json\""
    case .feed, .schemaOrg, .jsonLines, .csv:
      "write a JSONPath such as \"$.title\": \(format.rawValue) is read as JSON"
    }
  }
}
