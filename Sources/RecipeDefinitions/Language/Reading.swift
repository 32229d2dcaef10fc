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
  var auth: [(scheme: AuthScheme, object: DocumentObject)] = []
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
  /// Whether it is the detail request that is read.
  var isInDetail = false
  /// Whether nothing is wrong within the search request.
  var isRequestSound = true
  /// Whether an `include` list appends the excluded ingredients.
  var appendsExclusions = false
  /// The object of the paging rules.
  var paging: DocumentObject?
  /// What the items of the fields are that are read.
  var items = Items()
  /// The field that is read.
  var field = ListingField.title
  /// What a listing is made of.
  var searchFields: FieldRules?
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
}
