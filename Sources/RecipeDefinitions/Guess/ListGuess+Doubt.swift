import RecipeModel

extension ListGuess {
  /// Says which list was found, and whether anything speaks against it.
  func tell(_ log: inout GuessLog) {
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
    let titles = items.prefix(ItemSurvey.sampleSize).compactMap { title.first(in: $0)?.stringValue }
    if titles.count > 3, Set(titles).count * 2 < titles.count {
      doubts.append("most of its titles are the same")
    }
    if !rivals.isEmpty {
      doubts.append("\(rivals.prefix(3).map(\.text).joined(separator: ", ")) could be it as well")
    }
    return doubts
  }

  /// Whether it is called as lists are, or is the whole answer.
  private var isNamed: Bool { path.steps.isEmpty || GuessNames.lists.contains(path.key) }

  /// Whether it has the form of OpenSearch suggestions: the words asked for, then the columns.
  private var isSuggestion: Bool { form == .columns && title.steps == [.element(1)] }

  /// Whether items only say how often something occurs, such as `{"name": "Soup", "count": 3}`.
  static func isStatistics(_ items: [JSON]) -> Bool {
    let names = Set(
      items.prefix(20).flatMap { $0.objectValue?.members.prefix(50).map(\.name) ?? [] }
    )
    .map(GuessNames.key)
    if names.count == 2, names.contains("value") { return true }
    let telling =
      GuessNames.links + GuessNames.images + GuessNames.ingredients + GuessNames.totalTimes
    return names.count < 6 && names.contains { GuessNames.frequencies.contains($0) }
      && !names.contains { telling.contains($0) }
  }
}
