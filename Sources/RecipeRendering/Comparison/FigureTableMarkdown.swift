/// Writes tables of figures as tables of GitHub's Markdown.
///
/// Whatever a source says is escaped; a cell can neither end its row nor open a link.
struct FigureTableMarkdown {
  /// The table under a heading of the second level, with an empty line at its end.
  func render(_ table: FigureTable) -> String {
    if table.rows.isEmpty {
      guard let placeholder = table.placeholder else { return "" }
      return "## \(Markdown.escape(table.title))\n\n\(Markdown.escape(placeholder))\n\n"
    }
    let rules = table.headings.indices.map { column in
      column == 0 || table.wordColumns.contains(column) ? "---" : "---:"
    }
    let lines =
      [table.headings.map(Markdown.escape), rules]
      + table.rows.map { row in row.map { Markdown.escape($0.text) } }
    let body = lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    return "## \(Markdown.escape(table.title))\n\n\(body)\n"
  }
}
