/// A table of tinted cells with the figure in each.
struct HeatMap {
  /// One cell.
  struct Cell {
    /// The figure as people read it.
    var text: String
    /// How it is tinted.
    var tone: HeatTone
    /// A second figure under it.
    var note: String?
  }

  /// What the table shows.
  let title: String
  /// What the rows are.
  let rows: [String]
  /// What the columns are; their names stand upright over them.
  let columns: [String]
  /// The cells, row by row.
  let cells: [[Cell]]

  /// The longest name of a row or column, in columns of text.
  static let longestName = 20

  /// The table in a box that scrolls where it does not fit; the names of its rows stay.
  var node: HTMLNode {
    FigureTableHTML.scrolling(
      title,
      FigureTableHTML.table(
        title, look: columns.count > 12 ? "heat dense" : "heat",
        headings: [.tag("td")] + columns.map(Self.upright),
        rows: zip(rows, cells).map { name, cells in
          .tag("tr", [:], [Self.name(name)] + cells.map(Self.cell))
        }))
  }

  /// The heading of a narrow column.
  static func upright(_ name: String) -> HTMLNode {
    .tag(
      "th", ["scope": "col", "class": "upright"],
      [.tag("span", text: TextFitting.truncate(name, to: longestName))])
  }

  /// The heading of a row.
  static func name(_ name: String) -> HTMLNode {
    .tag("th", ["scope": "row"], [.tag("bdi", text: TextFitting.truncate(name, to: longestName))])
  }

  private static func cell(_ cell: Cell) -> HTMLNode {
    .tag(
      "td", ["class": cell.tone.look],
      FigureTableHTML.figure(cell.text)
        + (cell.note.map { [.tag("span", ["class": "n"], text: $0)] } ?? []))
  }
}

/// The tint of a heat map's cell.
///
/// It is a class of the style sheet; the figure in the cell says the same.
enum HeatTone: Equatable {
  /// The figure is not defined: hatched.
  case undefined
  /// The cell is not part of the scale.
  case outline
  /// The figure may be chance: no tint, and brackets around it.
  case faint
  /// A share in eight steps, 0…7.
  case step(Int)
  /// A correlation in three steps each way, −3…3.
  case sign(Int)

  /// The tone of a share, 0…1: the lowest one for nothing and the highest for all alone.
  static func share(_ share: Double?) -> HeatTone {
    guard let share, share.isFinite else { return .undefined }
    if share <= 0 { return .step(0) }
    return share >= 1 ? .step(7) : .step(1 + min(5, Int(share * 6)))
  }

  /// The tone of a correlation, −1…1: none within a twentieth of 0.
  static func correlation(_ value: Double?) -> HeatTone {
    guard let value, value.isFinite else { return .undefined }
    if abs(value) < 0.05 { return .sign(0) }
    let step = min(3, 1 + Int(abs(value) * 3))
    return .sign(value < 0 ? -step : step)
  }

  /// The class.
  var look: String {
    switch self {
    case .undefined: "none"
    case .outline: "own"
    case .faint: "faint"
    case .step(let step): "h\(step)"
    case .sign(let step): step < 0 ? "n\(-step)" : step > 0 ? "p\(step)" : "zero"
    }
  }
}
