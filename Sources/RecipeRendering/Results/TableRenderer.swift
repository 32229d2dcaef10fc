import RecipeModel
package import RecipeSearch

/// The merged list as a table that fits the terminal; in a pipe nothing is cut.
///
/// From 60 columns on every recipe has a row, with the publisher from 100 on. Below that its facts
/// stand under its title. Where links cannot hide behind titles they stand under them whole.
package struct TableRenderer: Sendable {
  /// How the text is laid out; an accessible style is left to ``PlainRenderer``.
  package var style: TextStyle
  /// Explains each recipe under its row, when there is one.
  package var explain: ExplainRenderer?
  /// The place of the first recipe, for the following pages of a list.
  package var firstPlace: Int

  package init(style: TextStyle, explain: ExplainRenderer? = nil, firstPlace: Int = 1) {
    self.style = style
    self.explain = explain
    self.firstPlace = firstPlace
  }

  /// The table, with a line break at its end; empty when there is no recipe.
  package func render(_ recipes: [MergedRecipe]) -> String {
    if recipes.isEmpty { return "" }
    if style.accessible {
      return PlainRenderer(explain: explain, firstPlace: firstPlace).render(recipes)
    }
    let rows = recipes.enumerated().map { TableRow($1, place: firstPlace + $0) }
    let columns = TableColumns(rows, style: style)
    var text = columns.isStacked ? "" : columns.header() + "\n"
    for (row, recipe) in zip(rows, recipes) {
      for line in columns.lines(row) { text += line + "\n" }
      if let explain { text += explain.render(recipe, indent: columns.indent) + "\n" }
    }
    return text
  }
}

/// What a row of the table says, sanitized.
struct TableRow {
  var place: String
  var title: String
  var sources: [String]
  var rating: String
  var time: String
  var publisher: String
  var screen: String
  var link: String?
  /// What is missing; empty where nobody asked.
  var missing: String

  init(_ recipe: MergedRecipe, place: Int) {
    let unified = recipe.unified
    self.place = String(place)
    title = Wording.title(unified.title)
    sources = Self.providers(recipe)
    rating = unified.rating.map(Wording.percent) ?? ""
    time = unified.totalMinutes.map(Wording.minutes) ?? ""
    publisher = Sanitizer.terminal(unified.publisher ?? "")
    screen = ScreenWording.mark(recipe.screen)
    link = Sanitizer.link(unified.url)
    missing = Wording.missing(recipe) ?? ""
  }

  /// The names of the recipe's providers, each once, best first.
  static func providers(_ recipe: MergedRecipe) -> [String] {
    var names: [String] = []
    for source in recipe.sources {
      let name = Sanitizer.terminal(source.listing.id.provider)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// As many names as fit into two lines, with the number of those that do not:
  /// `cookbook, f2f +2`.
  static func names(_ names: [String], in width: Int?) -> [String] {
    let all = names.joined(separator: ", ")
    guard let width, DisplayWidth.of(all) > width else { return [all] }
    for shown in stride(from: names.count, to: 0, by: -1) {
      let rest = names.count == shown ? "" : " +\(names.count - shown)"
      let text = names.prefix(shown).joined(separator: ", ") + rest
      let lines = TextFitting.wrap(text, to: width)
      if lines.count <= 2 { return lines }
    }
    return TextFitting.wrap(all, to: width, maxLines: 2)
  }
}

/// How wide the columns of one table are, and the lines that a row takes in them.
struct TableColumns {
  private enum Side { case start, end }

  /// The widest column of a table in a pipe.
  ///
  /// Columns are as wide as their cells, so that all rows are
  /// aligned; the limit keeps one endless cell from filling every other row with spaces.
  private static let mostInPipe = 500

  private struct Column {
    var heading: String
    var width: Int
    var side: Side = .start
    var role: Paint.Role?
    /// The cell's lines; most cells have one.
    var texts: (TableRow) -> [String]
  }

  /// Whether a recipe's facts stand under its title for want of room.
  let isStacked: Bool
  /// How far a row's second line is indented: to where titles begin.
  let indent: Int

  private let style: TextStyle
  private let paint: Paint
  private let placeWidth: Int
  private let titleWidth: Int?
  private let titlePadding: Int
  private let columns: [Column]

  init(_ rows: [TableRow], style: TextStyle) {
    self.style = style
    paint = Paint(style)
    placeWidth = max(rows.map(\.place.utf8.count).max() ?? 1, 1)
    indent = placeWidth + 2
    isStacked = style.width.map { $0 < 60 } ?? false
    columns = isStacked ? [] : Self.columns(rows, style.width)
    let natural = max(6, rows.map { DisplayWidth.of($0.title) }.max() ?? 0)
    if let width = style.width {
      let rest = width - indent - columns.reduce(0) { $0 + $1.width + 2 }
      titleWidth = max(8, rest)
      titlePadding = min(natural, max(8, rest))
    } else {
      titleWidth = nil
      titlePadding = min(natural, Self.mostInPipe)
    }
  }

  func header() -> String {
    var line = paint(TextFitting.padStart("#", to: placeWidth), .heading)
    line += "  " + paint("Recipe", .heading)
    var pending = titlePadding - 6
    for column in columns {
      let space = max(0, column.width - DisplayWidth.of(column.heading))
      if column.side == .end { pending += space }
      line += String(repeating: " ", count: pending + 2) + paint(column.heading, .heading)
      pending = column.side == .end ? 0 : space
    }
    return line
  }

  func lines(_ row: TableRow) -> [String] {
    let titles = TextFitting.wrap(row.title, to: titleWidth, maxLines: isStacked ? 3 : 2)
    let margin = String(repeating: " ", count: indent)
    var lines = titles.enumerated().map { index, title in
      let head = index == 0 ? place(row) : margin
      return head + paint.linked(paint(title, .title), to: row.link)
    }
    if isStacked {
      lines += facts(row).map { margin + paint($0, .quiet) }
    } else {
      let texts = columns.map { $0.texts(row) }
      for index in 0..<max(titles.count, texts.map(\.count).max() ?? 0) {
        if index == lines.count { lines.append(margin) }
        let title = index < titles.count ? DisplayWidth.of(titles[index]) : 0
        lines[index] += cells(texts.map { index < $0.count ? $0[index] : "" }, behind: title)
      }
    }
    if let width = style.width, !row.missing.isEmpty {
      lines += TextFitting.wrap("missing: \(row.missing)", to: max(8, width - indent), maxLines: 3)
        .map { margin + $0 }
    }
    if let width = style.width, let link = row.link, !paint.canHide(link) {
      let parts = TextFitting.wrap(link, to: max(8, width - indent))
      // Half a link leads astray, and an endless one buries the list.
      let shown =
        parts.count <= 4
        ? parts
        : TextFitting.wrap(
          "its link has \(link.count) characters; --format plain shows it",
          to: max(8, width - indent))
      lines += shown.map { margin + paint($0, .quiet) }
    }
    return lines
  }

  private func place(_ row: TableRow) -> String {
    paint(TextFitting.padStart(row.place, to: placeWidth), .quiet) + "  "
  }

  /// The cells behind a title, without spaces at the end.
  private func cells(_ texts: [String], behind titleColumns: Int) -> String {
    var line = ""
    var pending = max(0, titlePadding - titleColumns)
    for (column, text) in zip(columns, texts) {
      let shown = style.width == nil ? text : TextFitting.truncate(text, to: column.width)
      let space = max(0, column.width - DisplayWidth.of(shown))
      pending += 2 + (column.side == .end ? space : 0)
      if !shown.isEmpty {
        line += String(repeating: " ", count: pending)
        line += column.role.map { paint(shown, $0) } ?? shown
        pending = 0
      }
      if column.side == .start { pending += space }
    }
    return line
  }

  /// The facts under a title: on one line when they fit, else the sources on lines of their own.
  private func facts(_ row: TableRow) -> [String] {
    let width = max(8, (style.width ?? 80) - indent)
    let tail = [row.screen, row.rating, row.time].filter { !$0.isEmpty }.joined(separator: " · ")
    let line = [row.sources.joined(separator: ", "), tail].filter { !$0.isEmpty }
      .joined(separator: " · ")
    if DisplayWidth.of(line) <= width { return [line] }
    let lines = TableRow.names(row.sources, in: width) + [tail]
    return lines.filter { !$0.isEmpty }.map { TextFitting.truncate($0, to: width) }
  }

  private static func columns(_ rows: [TableRow], _ width: Int?) -> [Column] {
    var columns: [Column] = []
    func add(
      _ heading: String, atMost: Int? = nil, side: Side = .start, role: Paint.Role? = nil,
      _ texts: @escaping (TableRow) -> [String]
    ) {
      let natural = rows.flatMap(texts).map(DisplayWidth.of).max() ?? 0
      guard natural > 0 else { return }
      let least = heading.utf8.count
      let most = width == nil ? mostInPipe : atMost ?? natural
      let fitted = min(max(natural, least), max(most, least))
      columns.append(
        Column(heading: heading, width: fitted, side: side, role: role, texts: texts))
    }
    let namesWidth = width.map { $0 / 4 }
    add("Sources", atMost: namesWidth) { TableRow.names($0.sources, in: namesWidth) }
    add("Screen", atMost: 8) { [$0.screen] }
    add("Rating", atMost: 6, side: .end) { [$0.rating] }
    add("Time", atMost: 11, side: .end) { [$0.time] }
    if width.map({ $0 >= 100 }) ?? true {
      add("Publisher", atMost: width.map { $0 / 5 }, role: .quiet) { [$0.publisher] }
    }
    if width == nil { add("Missing") { [$0.missing] } }
    if width == nil { add("Link") { [$0.link ?? ""] } }
    return columns
  }
}
