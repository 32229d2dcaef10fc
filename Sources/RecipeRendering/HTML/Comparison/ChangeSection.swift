import RecipeSearch

/// What changed since a baseline.
enum ChangeSection {
  /// The changes of one query; nil without a baseline.
  static func section(_ change: ComparisonChange?) -> PageSection? {
    change.map { section(ChangeTables(change: $0).tables) }
  }

  static func section(_ tables: [FigureTable]) -> PageSection {
    PageSection(
      id: "changes", heading: "Since the baseline",
      content: tables.filter { !$0.rows.isEmpty || $0.placeholder != nil }.flatMap { table in
        [.tag("h3", text: table.title), FigureTableHTML.node(table, isUnderHeading: true)]
      })
  }
}
