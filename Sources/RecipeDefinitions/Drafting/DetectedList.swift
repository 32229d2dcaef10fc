import RecipeModel

/// The list of recipes in an answer: the list whose elements look most like recipes.
struct DetectedList {
  var path: JSONPath
  var form: ResponseRules.Form
  /// The recipe within each element; nil when the element is the recipe.
  var item: JSONPath?
  /// The elements, unwrapped where ``item`` says so.
  var items: [JSON]
  /// How many steps lie between an item and the recipe's own members.
  var base = 0
  var title: JSONPath
  /// How much it looks like a list of recipes.
  var score: Double
  /// How many names that recipes have its items have.
  var likeness = 0
  /// What the answer calls the columns of rows by position; empty when it does not say.
  var columnNames: [String] = []
  /// The places of other lists that look as much like one.
  var rivals: [JSONPath] = []
  /// Where the answer says how many there are in all, where the form of the answer tells that.
  var total: JSONPath?

  var titles: [String] {
    items.prefix(ItemSurvey.sampleSize).compactMap { title.value(in: $0)?.stringValue }
  }

  /// Whether the items are arrays, their values told apart by position.
  var isByPosition: Bool {
    if case .index? = title.first { true } else { false }
  }
}

extension DetectedList {
  /// Whether this is no list but the one element around another, as `channels` is in YaCy's answers
  /// and `results` in those to several searches at once.
  func isEnvelope(of inner: DetectedList) -> Bool {
    guard items.count == 1, form == .array, inner.path.text.hasPrefix(path.text + "[0]") else {
      return false
    }
    let names =
      items[0].objectValue?.members.map { KnownNames.key(KnownNames.local($0.name)) } ?? []
    return names.contains(where: KnownNames.totals.contains)
      || inner.likeness > 0 && inner.likeness >= likeness
  }

  /// Says which list was found, and whether anything speaks against it.
  func tell(_ log: inout Findings) {
    let inner = item.map { ", the recipe in \($0.text) of each" } ?? ""
    let count = "\(items.count) \(items.count == 1 ? "item" : "items")"
    let line = "the list is \(path.text), \(shape), with \(count)\(inner)"
    if doubts.isEmpty {
      log.sure(line)
    } else {
      log.doubt(doubts.reduce(line) { "\($0); \($1)" })
    }
  }

  private var shape: String {
    if form == .map { return "by \(form.rawValue)" }
    if form == .columns { return "by columns" }
    return isByPosition ? "rows by position" : "an array"
  }

  /// What speaks against it, a few words each.
  private var doubts: [String] {
    var doubts: [String] = []
    if isByPosition, columnNames.isEmpty, !isSuggestion {
      doubts.append("its values have no names, so look which position holds what")
    } else if !isByPosition, likeness == 0 || (likeness == 1 && !isNamed) {
      doubts.append("its items have little that recipes have")
    }
    let titles = titles
    if titles.count > 3, Set(titles).count * 2 < titles.count {
      doubts.append("most of its titles are the same")
    }
    if !rivals.isEmpty {
      doubts.append("\(rivals.prefix(3).map(\.text).joined(separator: ", ")) could be it as well")
    }
    return doubts
  }

  /// Whether it is called as lists are, or is the whole answer.
  private var isNamed: Bool { path.isRoot || KnownNames.lists.contains(path.key) }

  /// Whether it has the form of OpenSearch suggestions: the words asked for, then the columns.
  private var isSuggestion: Bool { form == .columns && title == .root.element(1) }
}
