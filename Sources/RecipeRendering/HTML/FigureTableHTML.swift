/// Writes tables of figures as tables of a page.
enum FigureTableHTML {
  /// The table with its title as a caption, in a box that scrolls where it does not fit.
  ///
  /// Under a heading that says the same, the caption is for those alone who hear it.
  static func node(_ table: FigureTable, isUnderHeading: Bool = false) -> HTMLNode {
    if table.rows.isEmpty {
      return .tag("p", text: table.placeholder ?? "There is nothing to show.")
    }
    return scrolling(
      table.title,
      self.table(
        table.title, isTitleUnseen: isUnderHeading,
        headings: table.headings.enumerated().map { column, heading in
          self.heading(heading, look: look(column, in: table))
        }, rows: table.rows.map { row($0, in: table) }))
  }

  /// A table of a look of the style sheet, with its title as a caption.
  static func table(
    _ title: String, isTitleUnseen: Bool = true, look: String? = nil, headings: [HTMLNode],
    rows: [HTMLNode]
  ) -> HTMLNode {
    .tag(
      "table", ["class": look],
      [
        .tag("caption", ["class": isTitleUnseen ? "unseen" : nil], text: title),
        .tag("thead", [:], [.tag("tr", [:], headings)]), .tag("tbody", [:], rows),
      ])
  }

  /// The heading of a column.
  static func heading(_ text: String, look: String? = nil) -> HTMLNode {
    .tag("th", ["scope": "col", "class": look], text: text)
  }

  /// Something wide in a box that scrolls, by keyboard as well.
  static func scrolling(_ name: String, _ node: HTMLNode) -> HTMLNode {
    .tag("div", ["class": "scroll", "role": "group", "aria-label": name, "tabindex": "0"], [node])
  }

  /// The tables behind a drawing, folded away until somebody wants them.
  static func folded(_ tables: [FigureTable]) -> HTMLNode {
    let shown = tables.filter { !$0.rows.isEmpty }
    guard !shown.isEmpty else { return .nothing }
    return .tag(
      "details", [:], [.tag("summary", text: "These figures as a table")] + shown.map { node($0) })
  }

  /// A figure; what is not defined is said to those who hear it.
  static func figure(_ text: String) -> [HTMLNode] {
    guard text == ComparisonWording.undefined else { return [.text(text)] }
    return [
      .tag("span", ["aria-hidden": "true"], text: "–"),
      .tag("span", ["class": "unseen"], text: "not defined"),
    ]
  }

  private static func row(_ cells: [FigureTable.Cell], in table: FigureTable) -> HTMLNode {
    .tag(
      "tr", [:],
      cells.enumerated().map { column, cell in
        column == 0
          ? .tag("th", ["scope": "row"], [.tag("bdi", text: cell.text)])
          : .tag("td", ["class": look(column, in: table)], figure(cell.text))
      })
  }

  private static func look(_ column: Int, in table: FigureTable) -> String? {
    column == 0 || table.wordColumns.contains(column) ? nil : "figure"
  }
}
