/// A comparison, or one dish side by side, as a Markdown document (CommonMark with GitHub's tables).
///
/// Whatever a source says is escaped: it can neither open a link or a tag nor end a row.
package struct ComparisonMarkdownRenderer: FigureRenderer {
  package init() {}

  package func render(_ page: FigurePage) -> String {
    let notes = page.notes.map { Markdown.escape($0) + "\n\n" }.joined()
    let verdict = page.verdict.map { label, text in
      "- **\(Markdown.escape(label))** \(Markdown.escape(text))\n"
    }.joined()
    return String(
      ("# \(Markdown.escape(page.headline))\n\n" + notes
        + (verdict.isEmpty ? "" : verdict + "\n") + page.tables.map { render($0) }.joined())
        .dropLast())
  }

  /// The table under a heading of the second level, with an empty line at its end.
  private func render(_ table: FigureTable) -> String {
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
