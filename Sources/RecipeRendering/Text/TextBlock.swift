/// A heading with labelled lines under it, wrapped with a hanging indent.
///
/// For a screen reader every field is `label: text` on a line of its own, not wrapped.
struct TextBlock {
  /// One line before it is wrapped; texts are sanitized.
  enum Line: Hashable {
    /// A sentence that begins the block.
    case heading(String)
    /// A label with what it says.
    case field(String, String, Paint.Role? = nil)
    /// More about the field before.
    case detail(String)
    /// An empty line.
    case blank
  }

  let style: TextStyle

  func render(_ lines: [Line]) -> String {
    let labels = lines.compactMap { line -> Int? in
      if case .field(let label, _, _) = line { DisplayWidth.of(label) } else { nil }
    }
    let width = style.width ?? 80
    // Our own labels fit from 40 columns on; identifiers may be any length.
    let longest = min(labels.max() ?? 0, max(8, min(16, width - 24), width / 3))
    let paint = Paint(style)
    var text = ""
    for line in lines {
      switch line {
      case .blank: text += "\n"
      case .heading(let heading):
        for part in wrap(heading, indent: 0) { text += paint(part, .heading) + "\n" }
      case .field(let label, let content, let role):
        text += field(label, content, role, labelWidth: longest, paint)
      case .detail(let detail):
        let indent = style.accessible ? 0 : longest + 4
        for part in wrap(detail, indent: indent) {
          text += String(repeating: " ", count: indent) + paint(part, .quiet) + "\n"
        }
      }
    }
    return text
  }

  private func field(
    _ label: String, _ content: String, _ role: Paint.Role?, labelWidth: Int, _ paint: Paint
  ) -> String {
    if style.accessible { return content.isEmpty ? "\(label)\n" : "\(label): \(content)\n" }
    let shown = TextFitting.truncate(label, to: labelWidth)
    let head = "  " + TextFitting.padEnd(shown, to: labelWidth)
    let indent = String(repeating: " ", count: labelWidth + 4)
    var text = ""
    for (index, part) in wrap(content, indent: labelWidth + 4).enumerated() {
      let painted = role.map { paint(part, $0) } ?? part
      text += (index == 0 ? head + "  " : indent) + painted + "\n"
    }
    return text
  }

  private func wrap(_ text: String, indent: Int) -> [String] {
    TextFitting.wrap(text, to: style.wrapWidth.map { max(8, $0 - indent) })
  }
}

/// Rows of cells under headings; a cell that is too wide is wrapped within its column.
struct GridText {
  let style: TextStyle
  let headings: [String]

  /// The rows with their headings; each row has as many sanitized cells as there are headings.
  func render(_ rows: [[String]]) -> String {
    let widths = columnWidths(rows)
    let paint = Paint(style)
    var text = line(headings, widths) { paint($0, .heading) } + "\n"
    for row in rows {
      let cells = zip(row, widths).enumerated().map { index, cell in
        TextFitting.wrap(cell.0, to: style.width == nil ? nil : room(for: index, row, widths))
      }
      for index in 0..<(cells.map(\.count).max() ?? 0) {
        let parts = cells.map { index < $0.count ? $0[index] : "" }
        text += line(parts, widths) { $0 } + "\n"
      }
    }
    return text
  }

  /// A cell may spread over the empty cells behind it.
  private func room(for index: Int, _ row: [String], _ widths: [Int]) -> Int {
    var room = widths[index]
    for next in row.indices.dropFirst(index + 1) {
      guard row[next].isEmpty else { return room }
      room += widths[next] + 2
    }
    return room
  }

  private func line(
    _ cells: [String], _ widths: [Int], _ look: (String) -> String
  ) -> String {
    var line = ""
    var column = 0
    var start = 0
    for (cell, width) in zip(cells, widths) {
      if !cell.isEmpty {
        line += String(repeating: " ", count: max(0, start - column)) + look(cell)
        column = max(column, start) + DisplayWidth.of(cell)
      }
      start += width + 2
    }
    return line
  }

  /// Natural widths; the widest columns give way until all of them fit, those first that can
  /// without breaking a word.
  private func columnWidths(_ rows: [[String]]) -> [Int] {
    var widths = headings.indices.map { index in
      ([headings] + rows).map { row in
        // A cell that spreads over empty ones behind it does not widen its column.
        let spreads = index + 1 < row.count && row[(index + 1)...].allSatisfy(\.isEmpty)
        return spreads ? 0 : DisplayWidth.of(row[index])
      }.max() ?? 0
    }
    guard let width = style.width else { return widths }
    let room = width - 2 * (widths.count - 1)
    let floors = headings.map(DisplayWidth.of)
    let words = headings.indices.map { index in
      rows.flatMap { $0[index].split(separator: " ") }
        .reduce(floors[index]) { max($0, DisplayWidth.of(String($1))) }
    }
    while widths.reduce(0, +) > room {
      let elastic = widths.indices.filter { widths[$0] > words[$0] }
      let candidates = elastic.isEmpty ? widths.indices.filter { widths[$0] > floors[$0] } : elastic
      guard let index = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[index] -= 1
    }
    return widths
  }
}
