/// A grid of tinted cells with the figure in each.
struct HeatMap {
  /// One cell.
  struct Cell {
    /// The figure as people read it.
    var text: String
    /// How it is tinted.
    var tone: HeatTone
  }

  let plot: Plot
  /// What the rows are.
  let rows: [String]
  /// What the columns are; their names stand at a slant over them.
  let columns: [String]
  /// The cells, row by row.
  let cells: [[Cell]]

  private static let cellWidth = 46.0
  private static let cellHeight = 34.0
  private static let longestName = 16
  private static let columnOfText = 7.1

  private var nameWidth: Double { width(of: rows) + 12 }
  // A name at a slant of 45° is as high as it is wide.
  private var headHeight: Double { width(of: columns) * 0.71 + 18 }

  var node: HTMLNode {
    plot.fixed(
      width: nameWidth + Double(columns.count) * Self.cellWidth,
      height: headHeight + Double(rows.count) * Self.cellHeight, heads + grid)
  }

  private var heads: [HTMLNode] {
    columns.enumerated().map { number, name in
      let x = PlotNumber.text(nameWidth + (Double(number) + 0.5) * Self.cellWidth + 3)
      let y = PlotNumber.text(headHeight - 8)
      return .tag(
        "text", ["class": "slant", "transform": "translate(\(x) \(y)) rotate(45)"],
        text: TextFitting.truncate(name, to: Self.longestName))
    }
  }

  private var grid: [HTMLNode] {
    zip(rows, cells).enumerated().flatMap { number, row in
      let top = headHeight + Double(number) * Self.cellHeight
      let name = HTMLNode.tag(
        "text", ["class": "name", "y": PlotNumber.text(top + Self.cellHeight / 2)],
        text: TextFitting.truncate(row.0, to: Self.longestName))
      return [name]
        + zip(columns, row.1).enumerated().map { place, cell in
          self.cell(
            cell.1, "\(row.0), \(cell.0): \(cell.1.text)",
            left: nameWidth + Double(place) * Self.cellWidth, top: top)
        }
    }
  }

  private func cell(_ cell: Cell, _ hint: String, left: Double, top: Double) -> HTMLNode {
    .tag(
      "g", ["class": cell.tone.look],
      [
        .tag("title", text: hint),
        .tag(
          "rect",
          [
            "x": PlotNumber.text(left + 1), "y": PlotNumber.text(top + 1),
            "width": PlotNumber.text(Self.cellWidth - 2),
            "height": PlotNumber.text(Self.cellHeight - 2), "rx": "3",
          ]),
        .tag(
          "text",
          [
            "class": "cell", "x": PlotNumber.text(left + Self.cellWidth / 2),
            "y": PlotNumber.text(top + Self.cellHeight / 2),
          ], text: cell.text),
      ])
  }

  private func width(of names: [String]) -> Double {
    Double(names.map { min(Self.longestName, DisplayWidth.of($0)) }.max() ?? 0)
      * Self.columnOfText
  }
}

/// The tint of a heat map's cell.
///
/// It is a class of the style sheet; the figure in the cell says the same.
enum HeatTone: Equatable {
  /// The figure is not defined: hatched.
  case undefined
  /// The cell is not part of the scale: an outline.
  case outline
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
    case .step(let step): "h\(step)"
    case .sign(let step): step < 0 ? "n\(-step)" : step > 0 ? "p\(step)" : "zero"
    }
  }
}
