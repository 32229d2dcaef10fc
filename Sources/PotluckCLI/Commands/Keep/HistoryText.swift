import PotluckService
import RecipeKeeping
import RecipeModel
import RecipeRendering

/// Former searches as people read them.
enum HistoryText {
  /// The searches in a format: a line each unless it names another form.
  static func list(_ entries: [HistoryEntry], as format: OutputOptions.Format) -> String {
    switch format {
    case .plain: entries.map(labelled).joined(separator: "\n")
    case .markdown: markdown(entries)
    case .table, .json, .jsonl: lines(entries)
    }
  }

  private static func lines(_ entries: [HistoryEntry]) -> String {
    let width = entries.map { "\($0.number)".utf8.count }.max() ?? 1
    return entries.map { entry in
      let number = "\(entry.number)"
      let indent = String(repeating: " ", count: width - number.utf8.count)
      let times = entry.count > 1 ? ["\(entry.count) times"] : []
      let parts = [
        asked(entry), Wording.count(entry.found, "recipe"),
        ([moment(entry)] + times).joined(separator: ", "),
      ]
      return "\(indent)\(number)  \(parts.joined(separator: " \u{B7} "))\n"
    }.joined()
  }

  private static func labelled(_ entry: HistoryEntry) -> String {
    """
    Search \(entry.number): \(asked(entry))
    Recipes: \(entry.found)
    Last made: \(moment(entry))
    Times: \(entry.count)

    """
  }

  private static func markdown(_ entries: [HistoryEntry]) -> String {
    guard !entries.isEmpty else { return "" }
    let rows = entries.map { entry in
      [
        "\(entry.number)", Markdown.escape(asked(entry)), "\(entry.found)", moment(entry),
        "\(entry.count)",
      ]
    }
    let heads = ["Number", "Search", "Recipes", "Last made", "Times"]
    return ([heads, heads.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// What was asked for, with all that makes it another search than one of the same words.
  private static func asked(_ entry: HistoryEntry) -> String {
    let query = entry.query
    let phrase = QueryWording.phrase(query)
    var parts = [phrase.isEmpty ? "what the sources recommend" : phrase]
    if query.isStrict { parts.append("nothing unknown") }
    if query.law != SearchQuery().law { parts.append("law \(query.law.rawValue)") }
    if query.sort != SearchQuery().sort { parts.append("by \(query.sort.rawValue)") }
    for filter in entry.filters.members {
      let texts = filter.value.arrayValue?.compactMap(\.stringValue) ?? [filter.value.text()]
      parts.append("\(filter.name) \(texts.joined(separator: ","))")
    }
    return Printable.line(parts.joined(separator: ", "))
  }

  private static func moment(_ entry: HistoryEntry) -> String {
    entry.lastAt.prefix(16).replacing("T", with: " ") + " UTC"
  }
}
