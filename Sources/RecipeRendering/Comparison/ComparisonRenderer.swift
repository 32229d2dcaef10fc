/// A comparison, or one dish side by side, as text: tables with bars and shades that fit the terminal,
/// or one labelled figure a line for screen readers.
///
/// Rows are rows, with bars and shades, where there is room. Elsewhere, and for screen readers, every
/// row is a block of labelled lines; a screen reader gets neither bars nor shades.
package struct ComparisonRenderer: FigureRenderer {
  package var style: TextStyle

  package init(style: TextStyle) { self.style = style }

  package func render(_ page: FigurePage) -> String {
    let head = block.render([.heading(page.headline + ".")] + page.notes.map { .heading($0) })
    let verdict = page.verdict.map { label, text in
      TextFitting.wrap("\(label) \(text)", to: style.wrapWidth).map { $0 + "\n" }.joined()
    }.joined()
    return ([head + verdict] + page.tables.map { render($0) }).filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  /// The most columns that a bar takes.
  private static let widestBar = 40

  /// The table with its title, with a line break at its end; empty where it is left out.
  private func render(_ table: FigureTable) -> String {
    if table.rows.isEmpty {
      guard let placeholder = table.placeholder else { return "" }
      return block.render([.heading(table.title), .detail(placeholder)])
    }
    let isStacked = style.accessible || !hasRoom(for: table)
    if table.isPicture, isStacked || !fits(table) { return "" }
    var table = table
    var rest = 0
    if let shown = table.shownRows, style.width != nil, !style.accessible {
      rest = max(0, table.rows.count - shown)
      table.rows = Array(table.rows.prefix(shown))
    }
    let title = block.render([.heading(table.title)])
    let more =
      rest > 0 ? block.render([.detail("and \(rest) more, which --json tells")]) : ""
    return title + (isStacked ? stacked(table) : grid(table)) + more
  }

  private var block: TextBlock { TextBlock(style: style) }

  private func stacked(_ table: FigureTable) -> String {
    var text = ""
    for (index, row) in table.rows.enumerated() {
      var lines: [TextBlock.Line] = []
      if style.accessible {
        lines.append(.field(table.headings[0], row[0].text))
      } else {
        lines.append(.heading(row[0].text))
      }
      for (heading, cell) in zip(table.headings, row).dropFirst() {
        lines.append(.field(heading, shaded(cell)))
      }
      if !style.accessible, table.bars.indices.contains(index) {
        let columns = max(8, (style.width ?? 80) - 4)
        lines.append(.detail(FigureBar.text(table.bars[index], columns: min(30, columns - 12))))
      }
      text += block.render(lines)
    }
    return text
  }

  private func grid(_ table: FigureTable) -> String {
    var (headings, rows) = aligned(table)
    let room = style.width.map { $0 - naturalWidth(headings, rows) - 2 } ?? Self.widestBar
    if !table.bars.isEmpty, room >= 8 {
      headings.append("")
      for row in rows.indices {
        rows[row].append(FigureBar.text(table.bars[row], columns: min(Self.widestBar, room)))
      }
    }
    return GridText(style: style, headings: headings).render(rows)
  }

  /// The texts of a table, figures with spaces before them so that their ends stand in line.
  private func aligned(_ table: FigureTable) -> (headings: [String], rows: [[String]]) {
    var headings = table.shortHeadings ?? table.headings
    var rows = table.rows.map { $0.map(shaded) }
    for column in headings.indices.dropFirst() where !table.wordColumns.contains(column) {
      let width = ([headings[column]] + rows.map { $0[column] }).map(DisplayWidth.of).max() ?? 0
      headings[column] = TextFitting.padStart(headings[column], to: width)
      for row in rows.indices {
        rows[row][column] = TextFitting.padStart(rows[row][column], to: width)
      }
    }
    return (headings, rows)
  }

  private func shaded(_ cell: FigureTable.Cell) -> String {
    guard !style.accessible, let share = cell.share else { return cell.text }
    return FigureBar.shade(share) + " " + cell.text
  }

  /// Whether the columns fit beside each other: figures whole, words wrapped down to headings.
  private func hasRoom(for table: FigureTable) -> Bool {
    guard let width = style.width else { return true }
    let headings = aligned(table).headings
    return width >= 60 && naturalWidth(headings, []) <= width
  }

  private func fits(_ table: FigureTable) -> Bool {
    guard let width = style.width else { return true }
    return naturalWidth(table.shortHeadings ?? table.headings, table.rows.map { $0.map(shaded) })
      <= width
  }

  private func naturalWidth(_ headings: [String], _ rows: [[String]]) -> Int {
    headings.indices.reduce(-2) { width, column in
      width + 2 + (([headings] + rows).map { DisplayWidth.of($0[column]) }.max() ?? 0)
    }
  }
}

/// Draws shares with block characters of one column each.
private enum FigureBar {
  /// A bar of some columns: `████▒▒░░░░` for parts, `───●━━━━━` for a time.
  static func text(_ bar: FigureTable.Bar, columns: Int) -> String {
    switch bar {
    case .none: return ""
    case .parts(let certain, let unclear):
      let end = place(certain, of: columns)
      let middle = max(0, place(certain + unclear, of: columns) - end)
      return String(repeating: "█", count: end) + String(repeating: "▒", count: middle)
        + String(repeating: "░", count: columns - end - middle)
    case .time(let time, nil): return String(repeating: "─", count: place(time, of: columns))
    case .time(let time, let first?):
      let end = max(1, place(time, of: columns))
      let before = min(max(0, place(first, of: columns) - 1), end - 1)
      return String(repeating: "─", count: before) + "●"
        + String(repeating: "━", count: end - before - 1)
    }
  }

  /// The shade of a share, from nothing to all.
  static func shade(_ share: Double) -> String {
    switch share {
    case ...0: "·"
    case ..<(1.0 / 3): "░"
    case ..<(2.0 / 3): "▒"
    case ..<1: "▓"
    default: "█"
    }
  }

  /// What is more than nothing takes at least a column, what is less than all leaves one.
  private static func place(_ share: Double, of columns: Int) -> Int {
    let place = Int((share * Double(columns)).rounded())
    if share <= 0 { return 0 }
    return share >= 1 ? columns : min(max(1, place), columns - 1)
  }
}

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
