import RecipeModel
import RecipeProviderKit

extension ListGuess {
  /// A list of rows whose values are told apart by their position: `[[1, "Soup"], [2, "Bread"]]`.
  static func positions(
    _ elements: [JSON], at path: GuessPath, in answer: JSON
  ) -> ListGuess? {
    let rows = elements.prefix(ItemSurvey.sampleSize).map { $0.arrayValue ?? [] }
    guard let width = rows.first?.count, rows.count > 1, 2...60 ~= width,
      rows.allSatisfy({ row in
        row.count == width && row.allSatisfy { $0.objectValue == nil && $0.arrayValue == nil }
      })
    else { return nil }
    let columns = (0..<width).map { place in rows.map { $0[place] } }
    // Where links stand across the rows, the rows are columns.
    guard !(mixesLinks(columns) && !mixesLinks(rows)) else { return nil }
    let names = columnNames(beside: path, in: answer, width)
    let named = names.firstIndex { GuessNames.titles.contains(GuessNames.key($0)) }
    guard let title = named ?? columns.firstIndex(where: isTitleColumn) else { return nil }
    let bonus = (GuessNames.lists.contains(path.key) ? 2.0 : 0) + (named == nil ? 0 : 2)
    return ListGuess(
      path: path, form: .array, item: nil, items: elements, title: GuessPath().element(title),
      score: 4 + bonus - Double(path.steps.count) * 0.3, columnNames: names)
  }

  /// Whether the items are arrays, their values told apart by position.
  var isByPosition: Bool {
    if case .element? = title.steps.first { true } else { false }
  }

  private static func isTitleColumn(_ column: [JSON]) -> Bool {
    let strings = column.compactMap(\.stringValue)
    return strings.count == column.count && !strings.contains { WebLink.isWebLink($0) }
      && looksLikeTitles(strings)
  }

  /// Whether one of the lines holds links beside other values.
  private static func mixesLinks(_ lines: [[JSON]]) -> Bool {
    lines.contains { line in
      let links = line.count { WebLink.accept($0.stringValue) != nil }
      return links > 0 && links < line.count { !$0.isNull }
    }
  }

  /// What stands beside rows as the names of their columns: `"columns": ["id", "title"]`.
  private static func columnNames(
    beside path: GuessPath, in answer: JSON, _ width: Int
  ) -> [String] {
    let holder = GuessPath(steps: path.steps.dropLast()).first(in: answer)?.objectValue
    for member in holder?.members.prefix(50) ?? []
    where ["columns", "fields", "header", "headers", "names", "cols"]
      .contains(GuessNames.key(member.name))
    {
      let names = (member.value.arrayValue ?? []).compactMap {
        $0.stringValue ?? $0["name"]?.stringValue
      }
      if names.count == width { return names }
    }
    return []
  }

  /// A list by columns: several arrays of as many texts, as the OpenSearch suggestions format has.
  static func columns(_ elements: [JSON], at path: GuessPath) -> ListGuess? {
    let columns = elements.prefix(20).map { element -> [JSON]? in
      element.arrayValue.flatMap { $0.allSatisfy { $0.stringValue != nil } ? $0 : nil }
    }
    let count = columns.lazy.compactMap { $0?.count }.max() ?? 0
    guard count > 0, columns.count(where: { $0?.count == count }) > 1 else { return nil }
    let items = (0..<min(count, 2_000)).map { row in
      JSON.array(columns.map { $0.flatMap { row < $0.count ? $0[row] : nil } ?? .null })
    }
    let title = columns.firstIndex { column in
      column?.contains { text in
        text.stringValue.map { !$0.isEmpty && !WebLink.isWebLink($0) } == true
      } == true
    }
    guard let title else { return nil }
    return ListGuess(
      path: path, form: .columns, item: nil, items: items, title: GuessPath().element(title),
      score: 4)
  }
}
